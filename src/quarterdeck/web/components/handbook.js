// What the handbooks of all games are made of: a turn in pictures, the parts of a box, examples that can be changed.
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";

/** @typedef {import("../app/html.js").Children} Children */
/** @typedef {{title: string, say: string, clauses: string[], picture: Children}} Step */

const ROW = 4; // pictures that have room side by side

/** The words of a game's handbook. @param {string} game @returns {import("../app/shell.js").Text} */
export const useHandbook = (game) => {
  const { words } = useShell();
  return (key, values) => words.text(`${game}-handbook-${key}`, values);
};

/** Clauses that stand further down on the same page. @param {{numbers: string[]}} props */
export const Cited = ({ numbers }) =>
  numbers.map((number) => html`${" "}<a key=${number} class="clause" href=${`#${number}`}>${number}</a>`);

/** @param {{steps: Step[]}} props */
export const TurnStrip = ({ steps }) => html`<ol class=${`turn-strip ${steps.length > ROW ? "turn-strip--rows" : ""}`}>${steps.map(
  ({ title, say, clauses, picture }) => html`<li key=${title}><div class="turn-strip__picture" aria-hidden="true">${picture}</div>
    <h3>${title}</h3><p>${say}<${Cited} numbers=${clauses} /></p></li>`,
)}</ol>`;

/**
 * Something in the box: its picture, what it is called, how many there are, and what it is for.
 * @param {{picture: Children, name: string, count?: number | null, children?: Children}} props
 */
export const Part = ({ picture, name, count, children }) => html`<li class="part">
  <span class="part__picture" aria-hidden="true">${picture}</span>
  <div><b>${name}</b>${count != null && html`${" "}<span class="part__count num">×${count}</span>`}<p>${children}</p></div></li>`;

/** Parts of one sort under their heading. @param {{title: string, wide?: boolean, children?: Children}} props */
export const Parts = ({ title, wide, children }) => html`<h3 class="parts__title">${title}</h3>
  <ul class=${`parts ${wide ? "parts--wide" : ""}`}>${children}</ul>`;

/**
 * An example to play with: what can be changed, and what it comes to.
 * @param {{title: string, say: string, answer: Children, children?: Children}} props
 */
export const LiveExample = ({ title, say, answer, children }) => html`<section class="live" aria-label=${title}>
  <h3>${title}</h3><p>${say}</p>${children}
  <output class="live__answer" aria-live="polite">${answer}</output></section>`;

/**
 * More or less of something.
 * @param {{label: string, value: number, most: number, least?: number, onChange: (value: number) => void, children?: Children}} props
 */
export const Counter = ({ label, value, most, least = 0, onChange, children }) => {
  const text = useText();
  return html`<span class="counter" role="group" aria-label=${label}>
    <button type="button" class="counter__step" aria-label=${text("one-less", { thing: label })} disabled=${value <= least}
      onClick=${() => onChange(value - 1)}>−</button>
    <span class="counter__what">${children}<b class="num">${value}</b></span>
    <button type="button" class="counter__step" aria-label=${text("one-more", { thing: label })} disabled=${value >= most}
      onClick=${() => onChange(value + 1)}>+</button></span>`;
};
