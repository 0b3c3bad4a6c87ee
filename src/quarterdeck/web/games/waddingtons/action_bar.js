// What can be done now, in words: sail, turn, attack or let pass, strike a bargain, and whatever else is open.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { isMine, momentOf } from "../../table/moment.js";
import * as box from "./box.js";
import { turnsOf } from "./hand.js";
import { meetingWords, oddsWords } from "./meetings.js";
import { begun, deedWords } from "./pieces.js";
import { shipOf } from "./scene.js";
import { Better, End, LandAll, Sure } from "./settling.js";
import { landing, others } from "./stakes.js";
import { sight } from "./targets.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {{session: TableSession, hand: import("./hand.js").Hand}} Props */

/** A button for a word; a port goes by its name. @param {{hand: Props["hand"], word: string, look?: string}} props */
const Say = ({ word, hand, look = "" }) => {
  const { words } = useShell();
  const { port } = box.partsOf(word);
  const deed = deedWords(words, box.partsOf(word));
  return html`<button type="button" class=${`btn ${look}`} data-action=${word} aria-label=${deed}
    onClick=${() => hand.say(word)}>
    ${port && html`<${Art} class="ico" name=${`waddingtons/emblem-${port}`} />`}
    ${port ? words.text("waddingtons-port", { port }) : deed}</button>`;
};

/** @param {Props} props */
const Move = ({ session, hand }) => {
  const text = useText("waddingtons");
  const { bows, moment, target } = hand;
  const mayTurn = moment === "sail" && turnsOf(session).length > 0;
  const mayStay = session.shown?.actions.includes("stay");
  const ready = bows ? hand.face : target;
  return html`${mayStay && !target && html`<${Say} word="stay" hand=${hand} />`}
    ${
      mayTurn &&
      hand.targets.length > 0 &&
      html`<button type="button" class="btn" id="turn"
      onClick=${() => hand.setTurning(!bows)}>
      ${text(bows ? "sail-instead" : "turn-instead")} <kbd>T</kbd></button>`
    }
    <button type="button" class="btn btn--brass" id="go" aria-disabled=${ready ? undefined : "true"}
      onClick=${hand.confirm}>
      <${Art} class="ico" name="waddingtons/icon-sail" />${text(bows ? "set-bows" : "sail")} <kbd>↵</kbd></button>`;
};

/** A ship that comes alongside: attack it, let it pass, or never be asked again. @param {Props} props */
const Call = ({ session: { scene, shown }, hand }) => {
  const text = useText("waddingtons");
  const subject = `ship ${box.PORTS[scene.ships[scene.sailing]?.home ?? 0]}`;
  const never = shown?.orders[subject] === "pass";
  return html`<button type="button" class="btn" id="never-ask" aria-pressed=${String(never)}
      onClick=${() => hand.order(subject, never ? null : "pass")}>${text("never-ask")}</button>
    <button type="button" class="btn" data-action="pass" onClick=${() => hand.say("pass")}>
      ${text("let-pass")} <kbd>P</kbd></button>
    <button type="button" class="btn btn--alarm" data-action="attack" title=${text("alongside-say")}
      onClick=${() => hand.say("attack")}>
      <${Art} class="ico" name="waddingtons/icon-fight" />${text("attack")} <kbd>A</kbd></button>`;
};

/** @param {Props & {hand: {plan: import("./bargain.js").Plan}}} props */
const Bargain = ({ session, hand }) => {
  const text = useText("waddingtons");
  const { plan } = hand;
  const laid = box.total(plan.given) + box.total(plan.taken) > 0;
  return html`<${End} session=${session} hand=${hand} word="done" />
    ${laid && html`<button type="button" class="btn" id="clear" onClick=${plan.clear}>${text("clear")}</button>`}
    ${
      plan.even
        ? html`<${End} key="strike" session=${session} hand=${hand} word="settle" id="strike" look="btn--brass" />`
        : html`<button key="strike" type="button" class="btn btn--brass" id="strike" aria-disabled="true">${text("strike")}</button>`
    }`;
};

/** Whether goods can be moved at home while a move is chosen. @param {TableSession} session @param {import("./hand.js").Hand} hand */
export const hasGoods = (session, hand) =>
  hand.mine && hand.moment === "sail" && session.shown?.actions.some((word) => /^(land|load) /.test(word));

/** From the desk to the chart, and back. @param {Props} props */
const Peek = ({ session, hand }) => {
  const text = useText("waddingtons");
  const goods = hasGoods(session, hand);
  if (!goods && CHARTED.includes(hand.moment)) return null;
  const chart = goods ? hand.peek : !hand.peek;
  return html`<button type="button" class="btn" id="peek" onClick=${() => hand.setPeek(!hand.peek)}>
    <${Art} class="ico" name=${`waddingtons/icon-${chart ? "sail" : "hold"}`} />
    ${text(chart ? "to-chart" : goods ? "to-docks" : "to-desk")} <kbd>C</kbd></button>`;
};

const ON_THE_CHART = ["choose-port", "name", "anchor", "drift"];
const CHARTED = ["sail", "head", "flee", "call", "challenge", ...ON_THE_CHART];
const IN_THE_BAR = ["stay", "challenge", "pass", "land-chart", ...ON_THE_CHART];
const ENDS = ["done", "settle"];
const BEST = ["challenge", "land-chart"];

/** The buttons of the seat that is to move. @param {Props} props */
export const Offers = ({ session, hand }) =>
  hand.asking
    ? html`<${Sure} session=${session} hand=${hand} word=${hand.asking} />`
    : html`<${Peek} session=${session} hand=${hand} /><${Doing} session=${session} hand=${hand} />`;

/** @param {Props} props */
const Doing = ({ session, hand }) => {
  if (["sail", "head", "flee"].includes(hand.moment)) return html`<${Move} session=${session} hand=${hand} />`;
  if (hand.moment === "call") return html`<${Call} session=${session} hand=${hand} />`;
  if (hand.moment === "trade" && hand.plan) return html`<${Bargain} session=${session} hand=${hand} />`;
  const words = session.shown?.actions ?? [];
  const ends = words.filter((word) => ENDS.includes(word));
  const calm = hand.moment === "moor" ? landing(session) : ["land-chart", "spoil"].includes(hand.moment); // another is better
  return html`<div class="says"><${Better} session=${session} hand=${hand} />
    ${ends.map(
      (word) => html`<${End} key=${word} session=${session} hand=${hand} word=${word} look=${calm ? "" : "btn--brass"} />`,
    )}
    ${words
      .filter((word) => IN_THE_BAR.includes(word.split(" ")[0]))
      .map((word) => html`<${Say} key=${word} word=${word} hand=${hand} look=${BEST.includes(word) ? "btn--brass" : ""} />`)}
    ${hand.moment === "moor" && html`<${LandAll} session=${session} hand=${hand} />`}</div>`;
};

/** What lies ahead of the heading that is chosen. @param {TableSession} session @param {import("./hand.js").Hand} hand @param {import("../../table/words.js").Words} words */
function sightWords({ shown }, { target, face }, words) {
  const from = target?.square ?? shipOf(shown?.view)?.square;
  if (!face || from == null) return "";
  const { end, steps } = sight(from, face);
  const place = end >= box.FIRST_HARBOUR ? words.text("waddingtons-port", { port: box.nameOf(end) }) : "sea";
  return begun(words.text("waddingtons-page-sight", { heading: face, place, count: steps }));
}

/** What is known of the ship that comes alongside. @param {TableSession} session @param {import("../../table/words.js").Words} words */
function alongsideWords(session, words) {
  const { scene } = session;
  const ship = momentOf(session) === "call" ? scene.ships[scene.sailing] : null;
  if (!ship) return "";
  const hand = { strength: box.strength(ship.values), count: box.total(ship.values) };
  const known = [words.text("waddingtons-page-backs", hand), oddsWords(session, "attack", words)];
  return begun(known.filter(Boolean).join(" · "));
}

/** A move that is pointed at: where to, whom it meets, what lies ahead then. @param {TableSession} session @param {import("./hand.js").Hand} hand @param {import("../../table/words.js").Words} words */
function courseWords(session, hand, words) {
  const { square: end, steps: count } = /** @type {import("./hand.js").Target} */ (hand.target);
  const square = words.text("waddingtons-place", { square: box.nameOf(end) });
  const met = meetingWords(session, hand, shipOf(session.shown?.view), words);
  return {
    title: words.text("waddingtons-page-sail-to", { count, square, heading: hand.face ?? "none" }),
    say: met || sightWords(session, hand, words) || words.text("waddingtons-page-sail-to-say"),
  };
}

/** How much is asked for, whatever of it is picked. @param {TableSession} session */
function amountsOf({ shown }) {
  const { count = 0, worth, may_stay = 0 } = /** @type {import("./scene.js").View} */ (shown?.view).awaiting;
  return { count, worth: worth ?? box.strength(shipOf(shown?.view)?.values ?? []) - may_stay };
}

/** Of two ships the one that is meant is named. @param {TableSession} session @param {string} ask @param {import("../../table/words.js").Words} words */
function withShip({ shown }, ask, words) {
  const ship = shown?.view?.options.two_ships ? shipOf(shown.view) : null;
  return ship ? words.text("waddingtons-page-ask-ship", { port: box.PORTS[ship.home], ask }) : ask;
}

/**
 * What the bar says to the seat that is to move.
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 * @param {import("../../table/words.js").Words} words
 */
export function turnWords(session, hand, words) {
  const { title, say } = askWords(session, hand, words);
  return { title: title && withShip(session, title, words), say };
}

/** From a port one sails, or stays; nobody turns there. @param {TableSession} session */
const deedOf = (session) => (momentOf(session) === "sail" && !turnsOf(session).length ? "leave" : momentOf(session));

/** @param {TableSession} session @param {import("./hand.js").Hand} hand @param {import("../../table/words.js").Words} words */
function askWords(session, hand, words) {
  const text = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
    words.text(`waddingtons-page-${key}`, values);
  const moment = momentOf(session);
  const awaiting = session.shown?.view?.awaiting;
  if (!isMine(session) || !awaiting) return { title: "", say: "" };
  if (hand.target?.word.startsWith("sail") && !hand.bows) return courseWords(session, hand, words);
  const key = hand.bows ? "head" : moment === "give" && awaiting.card === 0 ? "tribute" : moment;
  const deed = key === moment ? deedOf(session) : key;
  const values = { moment: key, ...others(session), ...amountsOf(session) };
  const about = hand.bows && hand.face ? sightWords(session, hand, words) : alongsideWords(session, words);
  return { title: text("ask", values), say: about || text("ask-say", { ...values, moment: deed }) };
}

/** What to do instead of something refused. @param {TableSession} session @param {import("../../table/words.js").Words} words */
export const instead = (session, words) =>
  isMine(session) ? words.text("waddingtons-page-instead", { moment: deedOf(session) }) : "";
