// The sheet of keys: what the keyboard does at this table; `?` opens it.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useKeyboard } from "../app/keyboard.js";
import { useGame, useShell, useText } from "../app/shell.js";

/** @param {{keys: string, say: string}} props */
const KeyRow = ({ keys, say }) => html`<div><dt>${keys.split(" ").map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${say}</dd></div>`;

/** @param {{open: boolean, onClose: () => void}} props */
const Sheet = ({ open, onClose }) => {
  const { words } = useShell();
  const { keys } = useGame();
  const text = useText();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return html`<dialog class="dialog keysheet" ref=${dialog} onClose=${onClose} aria-label=${text("keys")}>
    <div class="panel__head"><h2>${text("keys")}</h2><button type="button" class="tool" onClick=${onClose}><${Art} class="ico" name="i-close" />
      <span class="sr">${text("close")}</span></button></div>
    <dl>${keys.map(([caps, key]) => html`<${KeyRow} key=${caps} keys=${caps} say=${words.text(key)} />`)}
      <${KeyRow} keys="?" say=${text("keys-open")} /></dl></dialog>`;
};

/** Only where a keyboard is likely, and never in the way of a field. */
export const KeySheet = () => {
  const [open, setOpen] = useState(false);
  useKeyboard(({ key }) => (key === "?" ? () => setOpen(true) : undefined));
  return html`<${Sheet} open=${open} onClose=${() => setOpen(false)} />`;
};
