// The answer to "why not?": the clause in words, and what to do instead.
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { Clause } from "./clause.js";

/** @param {{refusal: import("../table/types.js").Refusal, names: string[], instead: string, onClose: () => void, onClause: (number: string) => void}} props */
export const Toast = ({ refusal, names, instead, onClose, onClause }) => {
  const { words } = useShell();
  const text = useText();
  const { why, clause } = refusal;
  const within = why.arguments.reason;
  const say = words.say(typeof within === "object" ? within : why, names);
  return html`<div class="toasts"><div class="toast" role="alert">
    <h2>${text("why-not")} ${clause && html`<${Clause} number=${clause} onOpen=${onClause} />`}</h2>
    <p>${say}</p>
    ${clause && instead && html`<p><strong>${text("instead-word")}</strong> ${instead}</p>`}
    <button type="button" class="tool" onClick=${onClose}><${Art} class="ico" name="i-close" /><span class="sr">
      ${text("close")}</span></button>
  </div></div>`;
};
