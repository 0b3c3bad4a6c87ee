// A clause's number, linked to its words.
import { html } from "../app/html.js";
import { useGame } from "../app/shell.js";
import { rulesAddress } from "../table/rules_address.js";

/** @param {{number: string, onOpen?: (number: string) => void}} props */
export const Clause = ({ number, onOpen }) => {
  const { name } = useGame();
  const open = (/** @type {Event} */ event) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen(number);
  };
  return html`<a class="clause" href=${rulesAddress(name, number)} onClick=${open}>${number}</a>`;
};
