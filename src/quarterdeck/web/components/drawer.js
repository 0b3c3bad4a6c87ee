// The rules at hand: a sheet over the table, closed by its button, Escape or a press beside it.
import { useEffect, useRef } from "preact/hooks";
import { Art, html } from "../html.js";
import { useText } from "../shell.js";
import { Rulebook } from "./rulebook.js";

/** @param {{clause: string | null, onClose: () => void}} props */
export const RulesDrawer = ({ clause, onClose }) => {
  const text = useText();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (clause != null && !dialog.current?.open) dialog.current?.showModal();
    if (clause == null) dialog.current?.close();
  }, [clause]);
  const outside = (/** @type {MouseEvent} */ event) => event.target === dialog.current && onClose();
  return html`<dialog ref=${dialog} class="dialog drawer" aria-label=${text("rules")} onClose=${onClose}
    onClick=${outside}>
    <div class="drawer__head"><h2>${text("rules")}</h2>
      <button type="button" class="tool" onClick=${onClose}><${Art} class="ico" name="i-close" /><span class="sr">
        ${text("close")}</span></button></div>
    ${clause != null && html`<${Rulebook} game="kapern" linked=${clause} />`}
  </dialog>`;
};
