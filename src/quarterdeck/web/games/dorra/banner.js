// Over the board: mutiny, ripe or risen, and what this seat wants done about it; else what has just happened.
import { Clause } from "../../components/clause.js";
import { Steps } from "../../components/forms.js";
import { Art, html } from "../../app/html.js";
import { momentOf } from "../../table/moment.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";

/** @typedef {import("../../hooks/table_session.js").Desk} Desk */

const CRIES = ["mutinied", "broke-up", "sailed-away", "fell-short", "majority", "passed"];
const ORDERS = ["ask", "mutiny", "obey"];

/** @param {{title: string, say: string, clause: string, desk: Desk, children?: any}} props */
const Cry = ({ title, say, clause, desk, children }) => html`<div class="mutiny" role="status">
  <${Art} name="dorra/mutiny" />
  <p><b>${title}</b> ${say} <${Clause} number=${clause} onOpen=${desk.openClause} /></p>${children}</div>`;

/** @param {{desk: Desk, subject: string}} props */
const Ripe = ({ desk, subject }) => {
  const text = useText("dorra");
  const top = Number(subject.split(" ")[1]);
  const { seat, orders = {} } = /** @type {any} */ (desk.shown);
  const { discs } = desk.scene.piles.find((/** @type {any} */ pile) => pile.top === top) ?? { discs: [] };
  const count = discs.filter((/** @type {any} */ disc) => disc.seat === seat).length;
  const give = (/** @type {string} */ order) =>
    desk.ask({ do: "order", seat, subject, action: order === "ask" ? null : order });
  const name = desk.names[box.ownerOf(top)];
  const say = text("ripe-say", { count, of: discs.length, name });
  return html`<${Cry} desk=${desk} clause="D21" title=${text("ripe")} say=${say}>
    <${Steps} name=${subject} label=${text("orders", { name })} value=${orders[subject] ?? "ask"} onChange=${give}
      choices=${ORDERS.map((value) => ({ value, text: text("order", { order: value }) }))} /><//>`;
};

/**
 * What somebody is asked, or what the crew has decided.
 * @param {Desk} desk
 * @param {(key: string, values?: any) => string} text
 */
function risen(desk, text) {
  const { awaiting } = desk.shown?.view ?? {};
  const { names, busy } = desk;
  if (busy || !awaiting) return null;
  const who = { name: names[awaiting.seat] ?? "", other_name: names[awaiting.captain] ?? "" };
  if (momentOf(desk) === "mutiny" && awaiting.seat === desk.shown?.seat)
    return { title: text("mutiny-asked"), say: text("mutiny-asked-say", who), clause: "D21" };
  if (momentOf(desk) === "mutiny")
    return { title: text("mutiny-looms"), say: text("mutiny-looms-say", who), clause: "D21" };
  const forced = momentOf(desk) === "act" && awaiting.rebels.length > 0;
  return forced ? { title: text("mutiny-risen"), say: text("mutiny-risen-say", who), clause: "D24" } : null;
}

/** @param {{desk: Desk}} props */
export const Banner = ({ desk }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const { mood } = desk.scene;
  const cry = risen(desk, text);
  const subjects = desk.shown?.subjects ?? [];
  const { piles } = desk.scene;
  const standing = subjects.filter((each) =>
    piles.some((/** @type {any} */ { top }) => `pile ${top}` === each),
  );
  if (mood && CRIES.includes(mood.kind))
    return html`<div class="cry"><div class=${`mutiny mutiny--${mood.kind}`} role="status">
      <${Art} name=${mood.kind === "mutinied" ? "dorra/mutiny" : "rose"} />
      <p><b>${text("cry", { kind: mood.kind })}</b> ${words.say(mood.say, desk.names)}</p></div></div>`;
  return html`<div class="cry">
    ${cry && html`<${Cry} desk=${desk} ...${cry} />`}
    ${!cry && standing.map((subject) => html`<${Ripe} key=${subject} desk=${desk} subject=${subject} />`)}</div>`;
};
