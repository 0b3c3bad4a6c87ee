// Templates without a build step: htm writes what preact renders.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/** @typedef {import("preact").ComponentChildren} Children */
/** @typedef {{currentTarget: HTMLInputElement}} Typing  a key or a choice in a field */
/** @typedef {{currentTarget: HTMLSelectElement}} Choosing  one of a list */

/** Where a picture lies: `rose` in the frame's sheet, `kapern/die-skull` in that of a game. @param {string} name */
export const art = (name) => {
  const [sheet, picture] = name.includes("/") ? name.split("/") : ["frame", name];
  return `/art/${sheet}.svg#${picture}`;
};

/**
 * A picture from our sheets; without a label it is decoration, but it may have a name for whoever points at it.
 * @param {{name: string, class?: string, label?: string, tip?: string, viewBox?: string}} props
 */
export const Art = ({ name, class: kind, label, tip, viewBox }) => html`
  <svg class=${kind} data-name=${tip} viewBox=${viewBox} preserveAspectRatio=${viewBox && "xMidYMid slice"}
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <use href=${art(name)} ...${viewBox ? sizeOf(viewBox) : {}} />
  </svg>`;

/** @param {string} viewBox */
const sizeOf = (viewBox) => {
  const [, , width, height] = viewBox.split(" ");
  return { width, height };
};
