// Templates without a build step: htm writes what preact renders.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

const KAPERN = new Set(["die", "card", "ship", "chest", "scene", "sabre"]);

/** Where a picture lies: things of Kapern have a sheet of their own. @param {string} name */
export const art = (name) => `/art/${KAPERN.has(name.split("-")[0]) ? "kapern" : "frame"}.svg#${name}`;

/**
 * A picture from our sheets; without a label it is decoration.
 * @param {{name: string, class?: string, label?: string, viewBox?: string}} props
 */
export const Art = ({ name, class: kind, label, viewBox }) => html`
  <svg class=${kind} viewBox=${viewBox} preserveAspectRatio=${viewBox && "xMidYMid slice"}
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <use href=${art(name)} ...${viewBox ? sizeOf(viewBox) : {}} />
  </svg>`;

/** @param {string} viewBox */
const sizeOf = (viewBox) => {
  const [, , width, height] = viewBox.split(" ");
  return { width, height };
};
