// A clause's number, linked to its words.
import { html } from "../html.js";

/** @param {{number: string, onOpen?: (number: string) => void}} props */
export const Clause = ({ number, onOpen }) => {
  const open = (/** @type {Event} */ event) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen(number);
  };
  return html`<a class="clause" href=${`/rules/kapern#${number}`} onClick=${open}>${number}</a>`;
};
