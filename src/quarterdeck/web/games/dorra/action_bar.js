// What can be done now: set down or board once a crew is lifted, which booty, mutiny or not.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { isMine, momentOf } from "../../table/moment.js";
import * as box from "./box.js";
import { Thing } from "./pieces.js";
import { withSign } from "./ship.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {{session: TableSession, hand: import("./hand.js").Hand}} Props */

/** @param {Props} props */
const Lifted = ({ session: { scene }, hand }) => {
  const text = useText("dorra");
  const ships = scene.open.filter(hand.mayBoard);
  return html`<button type="button" class="btn" id="set-down" onClick=${() => hand.pick(null)}>
      ${text("set-down")} <kbd>Esc</kbd></button>
    ${ships.map((/** @type {number} */ ship) => {
      const gain = hand.gain(ship);
      return html`<button key=${ship} type="button" class="btn btn--brass" onClick=${() => hand.pressShip(ship)}>
        <${Art} class="ico" name="dorra/boarding" />
        <span>${text("board-the", { ducats: scene.numbers.ships[ship].ducats })}</span>
        ${gain != null && html`<small>${withSign(gain)}</small>`} <kbd>${"xyz"[scene.open.indexOf(ship)]}</kbd></button>`;
    })}`;
};

/** @param {Props} props */
const Booty = ({ session: { shown }, hand }) => {
  const { words } = useShell();
  return shown?.actions.map((word, place) => {
    const kind = /** @type {keyof import("./view.js").Booty} */ (word.split(" ")[1]);
    return html`<button key=${word} type="button" class="btn btn--brass btn--big btn--booty" data-action=${word}
      onClick=${() => hand.say(word)}><${Thing} kind=${box.KINDS.indexOf(kind)} />
      <b>${words.text("dorra-phrase", box.partsOf(word))} <kbd>${place + 1}</kbd></b></button>`;
  });
};

/** @param {Props} props */
const Rise = ({ hand }) => {
  const text = useText("dorra");
  return html`<button type="button" class="btn btn--big" data-action="obey" onClick=${() => hand.say("obey")}>
      <b>${text("obey")} <kbd>N</kbd></b><small>${text("obey-say")}</small></button>
    <button type="button" class="btn btn--alarm btn--big" data-action="mutiny" onClick=${() => hand.say("mutiny")}>
      <b><${Art} class="ico" name="dorra/mutiny" />${text("mutiny")} <kbd>M</kbd></b>
      <small>${text("mutiny-say")}</small></button>`;
};

/** The buttons of the seat that is to move. @param {Props} props */
export const Offers = ({ session, hand }) => {
  const moment = momentOf(session);
  if (moment === "mutiny") return html`<${Rise} hand=${hand} />`;
  if (moment === "take") return html`<${Booty} session=${session} hand=${hand} />`;
  return hand.picked ? html`<${Lifted} session=${session} hand=${hand} />` : html`<${Hint} />`;
};

/** Which keys there are, for those who have keys. */
const Hint = () => {
  const text = useText("dorra");
  return html`<p class="keys soft">${["2–5 0", "← →", "x y z", "Enter"].map(
    (key, place) => html`<span key=${key}><kbd>${key}</kbd> ${text(`key-${place}`)}</span>`,
  )}</p>`;
};

/** @param {TableSession} session */
const isForced = ({ shown }) => Boolean(shown?.view?.awaiting.rebels?.length);

/**
 * What the bar says to the seat that is to move.
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 * @param {import("../../table/words.js").Words} words
 */
export function turnWords(session, hand, words) {
  const moment = momentOf(session);
  const text = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
    words.text(`dorra-page-${key}`, values);
  const { captain = 0, ship = 0 } = session.shown?.view?.awaiting ?? {};
  if (moment === "mutiny")
    return { title: text("ask-mutiny"), say: text("ask-mutiny-say", { name: session.names[captain] }) };
  if (moment === "take") return { title: text("ask-take"), say: text("ask-take-say", { ship: ship + 1 }) };
  if (hand.picked) {
    const ships = session.scene.open.filter(hand.mayBoard).length;
    return { title: text("lifted", { count: hand.picked.discs.length }), say: text("lifted-say", { ships }) };
  }
  return { title: words.text("page-your-turn"), say: text(isForced(session) ? "forced-say" : "choose") };
}

/** What to do instead of something refused. @param {TableSession} session @param {import("../../table/words.js").Words} words */
export function instead(session, words) {
  if (!isMine(session)) return "";
  return words.text("dorra-page-instead", { moment: isForced(session) ? "forced" : momentOf(session) });
}
