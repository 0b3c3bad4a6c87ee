// Over the board: mutiny, ripe or risen, and what this seat wants done about it; else what has just happened.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clause } from "../../components/clause.js";
import { Steps } from "../../components/forms.js";
import { momentOf } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("./scene.js").Session} TableSession */

const CRIES = ["mutinied", "broke-up", "sailed-away", "fell-short", "majority", "broke-tie", "passed"];
const ORDERS = ["ask", "mutiny", "obey"];

/** @param {{title: string, say: string, clause: string, session: TableSession, children?: import("../../app/html.js").Children}} props */
const Cry = ({ title, say, clause, session, children }) => html`<div class="mutiny" role="status">
  <${Art} name="dorra/mutiny" tip=${title} />
  <p><b>${title}</b> ${say} <${Clause} number=${clause} onOpen=${session.openClause} /></p>${children}</div>`;

/** @param {{session: TableSession, subject: string}} props */
const Ripe = ({ session, subject }) => {
  const text = useText("dorra");
  const top = Number(subject.split(" ")[1]);
  const { seat, orders } = /** @type {import("../../net/seen.js").Seen} */ (session.shown);
  const { discs } = session.scene.piles.find((pile) => pile.top === top) ?? { discs: [] };
  const count = discs.filter((disc) => disc.seat === seat).length;
  const give = (/** @type {string} */ order) =>
    session.ask({ do: "order", seat, subject, action: order === "ask" ? null : order });
  const name = session.names[box.ownerOf(top)];
  const say = text("ripe-say", { count, of: discs.length, name });
  return html`<${Cry} session=${session} clause="D21" title=${text("ripe")} say=${say}>
    <${Steps} name=${subject} label=${text("orders", { name })} value=${orders[subject] ?? "ask"} onChange=${give}
      choices=${ORDERS.map((value) => ({ value, text: text("order", { order: value }) }))} /><//>`;
};

/**
 * What somebody is asked, or what the crew has decided.
 * @param {TableSession} session
 * @param {import("../../app/shell.js").Text} text
 */
function cryOf(session, text) {
  const { names, busy, shown } = session;
  const awaiting = shown?.view?.awaiting;
  if (busy || !awaiting) return null;
  const who = { name: names[awaiting.seat ?? -1] ?? "", other_name: names[awaiting.captain ?? -1] ?? "" };
  if (momentOf(session) === "mutiny" && awaiting.seat === session.shown?.seat)
    return { title: text("mutiny-asked"), say: text("mutiny-asked-say", who), clause: "D21" };
  if (momentOf(session) === "mutiny")
    return { title: text("mutiny-looms"), say: text("mutiny-looms-say", who), clause: "D21" };
  const forced = momentOf(session) === "act" && Boolean(awaiting.rebels?.length);
  return forced ? { title: text("mutiny-risen"), say: text("mutiny-risen-say", who), clause: "D24" } : null;
}

/** @param {{session: TableSession}} props */
export const Banner = ({ session }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const { mood } = session.scene;
  const cry = cryOf(session, text);
  const subjects = session.shown?.subjects ?? [];
  const { piles } = session.scene;
  const standing = subjects.filter((each) =>
    piles.some(({ top }) => `pile ${top}` === each),
  );
  if (mood && CRIES.includes(mood.kind))
    return html`<div class="cry"><div class=${`mutiny mutiny--${mood.kind}`} role="status">
      <${Art} name=${mood.kind === "mutinied" ? "dorra/mutiny" : "rose"} tip=${text("cry", { kind: mood.kind })} />
      <p><b>${text("cry", { kind: mood.kind })}</b> ${words.say(mood.say, session.names)}</p></div></div>`;
  return html`<div class="cry">
    ${cry && html`<${Cry} session=${session} ...${cry} />`}
    ${!cry && standing.map((subject) => html`<${Ripe} key=${subject} session=${session} subject=${subject} />`)}</div>`;
};
