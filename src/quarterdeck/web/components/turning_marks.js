// The numbers of a game's turning points over an axis: pressed, they lead there.
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** From the middle of one to the middle of the next, in CSS pixels: a ring around either has room. */
export const MARKS_APART = 28;

/** Where each stands, in CSS pixels from the beginning of the axis. @param {{signs: number[], lines: number[], now: number, onGo: (line: number) => void}} props */
export const TurningMarks = ({ signs, lines, now, onGo }) => {
  const text = useText();
  return html`<div class="marks">${lines.map(
    (line, at) => html`<button key=${at} type="button" class="marks__at" style=${{ left: `${signs[at]}px` }}
    aria-label=${text("turning-look", { place: at + 1 })} aria-current=${line === now ? "true" : undefined} onClick=${() => onGo(line)}>${at + 1}</button>`,
  )}</div>`;
};
