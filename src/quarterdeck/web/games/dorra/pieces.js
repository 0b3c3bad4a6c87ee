// The pieces of Buccaneer, drawn: chips, booty, coins, and towers of discs.
import { Art, html } from "../../app/html.js";
import { COIN_VALUES, COLOURS, FACES, KINDS } from "./box.js";

const RISE = 12.5; // units a disc adds to a tower
const HEAD = 26; // room above the top one
const RIM = { x: 40, y: 52.5 }; // of a disc: where its value is written, once it is covered

/** A seat's colour and emblem. @param {{seat: number, class?: string, label?: string, tip?: string}} props */
export const Chip = ({ seat, class: kind, label, tip }) =>
  html`<${Art} class=${`chip-of ${kind ?? ""}`} name=${`dorra/chip-${COLOURS[seat]}`} label=${label} tip=${tip} />`;

/** A piece of booty. @param {{kind: number, class?: string, label?: string}} props */
export const Thing = ({ kind, class: look, label }) =>
  html`<${Art} class=${look} name=${`dorra/booty-${KINDS[kind]}`} label=${label} />`;

/** Money in as few coins as it takes. @param {{ducats: number, tip?: string}} props */
export const Coins = ({ ducats, tip }) => {
  let left = ducats;
  const pile = COIN_VALUES.toReversed().flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return Array(count).fill(value);
  });
  return html`<span class="coins" aria-hidden="true" data-name=${tip}>${pile.map(
    (value, place) => html`<${Art} key=${place}
    name=${`dorra/ducat-${value}`} />`,
  )}</span>`;
};

/** @param {number} place @param {number} of */
const jitter = (place, of) => (of < 2 ? 0 : Number((Math.sin(place * 12.9 + of * 4.1) * 1.7).toFixed(1)));

/** @param {string} name @param {{x: number, y: number}} at */
const use = (name, { x, y }) =>
  html`<use href=${`/art/dorra.svg#${name}`} x=${x} y=${y} width="80" height="58" />`;

/** @param {number} face @param {{x: number, y: number}} at */
const rimValue = (face, { x, y }) =>
  html`<text class="rim" x=${x + RIM.x} y=${y + RIM.y} text-anchor="middle">${FACES[face]}</text>`;

/**
 * Discs on discs; the top one shows its face, those below it the value on their rim, where it is known.
 * @param {{discs: import("./box.js").Disc[]}} props  top first
 */
export const Tower = ({ discs }) => {
  const of = discs.length;
  const rise = (of - 1) * RISE;
  const at = (/** @type {number} */ place) => ({ x: jitter(place, of), y: HEAD + rise - place * RISE - 18 });
  const [high, base, top] = [HEAD + rise + 48, at(0).y + 34.5, at(of - 1)];
  const value = discs[0].face == null ? null : FACES[discs[0].face].replace("?", "q");
  return html`<svg class="tower-of" viewBox=${`-4 0 88 ${high}`} style=${{ "--high": high }} aria-hidden="true">
    <ellipse class="glow" cx="40" cy=${base} rx="42" ry="24" />
    <ellipse cx="42" cy=${base + 4} rx="38" ry="20" fill="#000" opacity=".3" />
    <ellipse class="ring" cx="40" cy=${base} rx="41" ry="23.5" />
    <g class="tower">${[...discs].reverse().map(({ seat }, place) => use(`disc-${COLOURS[seat]}`, at(place)))}
      ${[...discs].reverse().map(({ face }, place) => place < of - 1 && face != null && rimValue(face, at(place)))}
      ${use(`face-${COLOURS[discs[0].seat]}`, top)}${value && use(`value-${value}`, top)}</g>
    <path class="arrow" d=${`M35 ${top.y - 15}h10v7h6l-11 9.5-11-9.5h6z`} />
  </svg>`;
};
