// The coach: what boarding now would bring to everyone, who could take the crew over, and the best things to do.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { OfWhat, Worth } from "../../components/worth.js";
import { momentOf } from "../../table/moment.js";
import * as box from "./box.js";
import { Heads } from "./ledger.js";
import { Chip } from "./pieces.js";
import { withSign } from "./ship.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./scene.js").Pile} Pile */
/** @typedef {import("./prices.js").Crew} Priced */

const MOST = 3;

/** What an action does, in words. @param {{word: string}} props */
export const Deed = ({ word }) => {
  const { words } = useShell();
  return words.text("dorra-phrase", box.partsOf(word));
};

/**
 * The crew the numbers are about: the lifted one, the one somebody is asked about, else the best advice's.
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 * @param {import("../../net/messages.js").Advised} advice
 */
function crewOf({ scene, shown }, hand, advice) {
  const pile = shown?.view?.awaiting.pile;
  const best = box.FACES.indexOf(advice.choices[0]?.action.split(" ")[1]);
  const top = hand.picked?.top ?? pile ?? (best < 0 ? -1 : (shown?.seat ?? 0) * box.HAND + best);
  return scene.piles.find((/** @type {Pile} */ each) => each.top === top) ?? null;
}

/** @param {{crew: Pile}} props */
const Muster = ({ crew }) => {
  const text = useText("dorra");
  return html`<p class="muster">${text("muster")} ${crew.discs.map(
    ({ seat, face }, place) => html`<span key=${place}>
    <${Chip} seat=${seat} />
    <em>${face == null ? html`<${Art} name="dorra/crossed-eye" label=${text("covered")} />` : box.FACES[face]}</em></span>`,
  )}</p>`;
};

/** @param {{ship: number, crew: Pile, money: number[], session: TableSession}} props */
const ShipRow = ({ ship, crew, money, session: { scene } }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const about = scene.numbers.ships[ship];
  const enough = crew.discs.length >= about.min_crew;
  const kinds = words.listed(
    about.booty.map((kind) => words.text("dorra-icon", { kind })),
  );
  return html`<tr class=${enough ? "" : "short"}><th scope="row"><b>${text("the-ship", { ducats: about.ducats })}</b>
      <small>${enough ? kinds : text("needs", { crew: about.min_crew })}</small></th>
    ${money.map((each, seat) => html`<td key=${seat} class=${each < 0 ? "minus" : ""}>${withSign(each)}</td>`)}</tr>`;
};

/** @param {{crew: Pile, priced: Priced, session: TableSession}} props */
const Prospects = ({ crew, priced: { boarding, captors }, session }) => {
  const text = useText("dorra");
  const { names, shown } = session;
  return html`<h3 class="coach__sub">${text(momentOf(session) === "mutiny" ? "if-mutiny" : "if-boarded")}</h3>
    <${Muster} crew=${crew} />
    <table class="pay"><${Heads} names=${names} /><tbody>${shown?.view?.open.map(
      (ship, place) => html`<${ShipRow}
      key=${ship} ship=${ship} crew=${crew} money=${boarding[place]} session=${session} />`,
    )}</tbody></table>
    <p class="takers soft">${text("takers", { count: captors.length })} ${captors.map(
      (seat) => html`<${Chip} key=${seat}
      seat=${seat} label=${names[seat]} />`,
    )}</p>`;
};

/** @param {{advice: import("../../net/messages.js").Advised, session: TableSession, hand: import("./hand.js").Hand}} props */
export const Advice = ({ advice, session, hand }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const crew = crewOf(session, hand, advice);
  const priced = session.shown?.prices?.crews.find(({ top }) => top === crew?.top);
  const about = hand.picked ? box.FACES[box.faceOf(hand.picked.top)] : "";
  const own = advice.choices.filter(
    ({ action }) => !about || action.split(" ")[1] === about,
  );
  return html`${crew && priced && html`<${Prospects} crew=${crew} priced=${priced} session=${session} />`}
    ${!own.length && html`<p class="soft">${text("coach-elsewhere")}</p>`}
    <${OfWhat} measure=${advice.measure} />
    <ol class="advice advice--dorra">${(own.length ? own : advice.choices).slice(0, MOST).map(
      (choice, place) => html`<li key=${choice.action} class=${place ? "" : "is-best"}>
      <button type="button" class="advice__pick" onClick=${() => hand.pickWord(choice.action)}>
        <${Deed} word=${choice.action} /></button>
      <${Worth} measure=${advice.measure} value=${choice.value} /><small>${words.say(choice.reason)}</small></li>`,
    )}</ol>`;
};
