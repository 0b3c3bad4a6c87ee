// The rules at hand: a sheet over the table, closed by its button, Escape or a press beside it.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import * as api from "../net/api.js";
import { rulesAddress } from "../table/rules_address.js";
import { HouseRules, Rulebook, Sources } from "./rulebook.js";

/** The numbers this table plays with, and where each comes from. @param {{table: string}} props */
const Numbers = ({ table }) => {
  const { words } = useShell();
  const [{ sources, doubts }, setNumbers] = useState(
    /** @type {import("../net/messages.js").TableNumbers} */ ({ sources: [], doubts: [] }),
  );
  useEffect(() => void api.numbers(table).then(setNumbers, () => {}), [table]);
  const sayAll = (/** @type {import("../net/messages.js").Sentence[]} */ list) => list.map((each) => words.say(each));
  return html`<${Sources} lines=${sayAll(sources)} doubts=${sayAll(doubts)} />`;
};

/** @param {{table?: string, clause: string | null, onClose: () => void}} props */
export const RulesDrawer = ({ table, clause, onClose }) => {
  const text = useText();
  const { name } = useGame();
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
    ${clause != null && html`<p class="drawer__more"><a class="more" href=${rulesAddress(name)}>${text("rules-in-pictures")}</a></p>
      <${HouseRules} table=${table} game=${name} /><${Rulebook} game=${name} linked=${clause} />${table && html`<${Numbers} table=${table} />`}`}
  </dialog>`;
};
