// Booty at a glance: who has how much of what, and what it would bring if the game ended now.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { KINDS } from "./box.js";
import { Chip, Thing } from "./pieces.js";

/** @param {{names: string[]}} props */
export const Heads = ({ names }) =>
  html`<thead><tr><td></td>${names.map(
    (name, seat) => html`<th key=${seat} scope="col">
  <${Chip} seat=${seat} label=${name} /></th>`,
  )}</tr></thead>`;

/**
 * One kind: pieces and ducats of every seat.
 * @param {{kind: number, booty: number[][], gains: number[], worth: number}} props
 */
export const KindRow = ({ kind, booty, gains, worth }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const held = booty.map((each) => each[kind]);
  const most = Math.max(...held);
  const leaders = held.filter((n) => n && n === most).length;
  const name = words.text("dorra-kinds", { kind: KINDS[kind] });
  return html`<tr><th scope="row"><${Thing} kind=${kind} label=${name} /><b>${worth}</b></th>
    ${gains.map((ducats, seat) => {
      const look = !held[seat] ? "zero" : held[seat] < most ? "" : leaders > 1 ? "tie" : "lead";
      return html`<td key=${seat}><span class=${`n ${look}`}><i>${held[seat] || "–"}</i>
        ${held[seat] > 0 && html`<small>${text("takes", { ducats, look })}</small>`}</span></td>`;
    })}</tr>`;
};

/** All as it was reckoned last, pieces too, so that both agree. @param {{session: import("./scene.js").Session}} props */
export const Ledger = ({ session: { shown, names } }) => {
  const text = useText("dorra");
  const { booty, options } = /** @type {import("./scene.js").View} */ (shown?.view);
  const prices = /** @type {import("./scene.js").Prices} */ (shown?.prices);
  return html`<section class="panel" tabindex="0" aria-label=${text("booty")}><div class="panel__head"><h2>${text("booty")}</h2>
      <small class="soft">${text("booty-say")}</small></div>
    <table class="ledger"><${Heads} names=${names} /><tbody>${KINDS.map(
      (name, kind) => html`<${KindRow} key=${name} kind=${kind}
      booty=${booty} gains=${prices.booty[kind]} worth=${options.components.booty[name]} />`,
    )}</tbody></table></section>`;
};
