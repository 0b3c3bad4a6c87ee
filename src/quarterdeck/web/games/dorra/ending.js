// The last reckoning: every kind of booty in turn, then the purses.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { KINDS, total } from "./box.js";
import { Heads, KindRow } from "./ledger.js";

/** @param {{label: string, values: number[], best?: boolean}} props */
const Row = ({ label, values, best }) => {
  const { words } = useShell();
  const most = Math.max(...values);
  return html`<tr class="sum"><th scope="row">${label}</th>${values.map(
    (value, seat) => html`<td key=${seat}>
    <span class=${`n ${best && value === most ? "lead" : ""}`}>${words.number(value)}</span></td>`,
  )}</tr>`;
};

/** @param {{shown: {view: import("./scene.js").View, prices: import("./scene.js").Prices}, names: string[]}} props */
export const Scoring = ({ shown: { view, prices }, names }) => {
  const text = useText("dorra");
  const { booty, purses, options } = view;
  const gain = (/** @type {number} */ seat) => total(prices.booty.map((gains) => gains[seat]));
  const before = purses.map((purse, seat) => (purse ?? 0) - gain(seat));
  const worths = options.components.booty;
  return html`<section class="panel scoring"><div class="panel__head"><h2>${text("scoring")}</h2>
      <small class="soft">${text("booty-say")}</small></div>
    <table class="ledger"><${Heads} names=${names} /><tbody>
      <${Row} label=${text("from-ships")} values=${before} />
      ${KINDS.map((name, kind) => html`<${KindRow} key=${name} kind=${kind} booty=${booty}
        gains=${prices.booty[kind]} worth=${worths[name]} />`)}
      <${Row} label=${text("total")} values=${purses.map((purse) => purse ?? 0)} best /></tbody></table></section>`;
};
