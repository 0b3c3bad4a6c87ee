// The buttons that end a choice: each says what it does here, and where something of worth is lost it asks once.
import { Art, html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { momentOf } from "../../table/moment.js";
import { begun } from "./pieces.js";
import { landing, stakesOf } from "./stakes.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const FEW = 2; // kinds of things that a button has room to name

/** Things by name, or where there are many the crew by number. @param {string} things @param {import("../../app/shell.js").Text} text */
function goodsWords(things, text) {
  const kinds = [...things.matchAll(/(\d+)(\D)/g)];
  const crew = kinds.length > FEW ? kinds.filter(([, , letter]) => /[a-fx-z]/.test(letter)) : [];
  const rest = kinds.filter((kind) => !crew.includes(kind)).map(([kind]) => kind);
  const count = crew.reduce((sum, [, each]) => sum + Number(each), 0);
  return text("goods", { crew: count, rest: rest.join("") || (count ? "none" : "") });
}

/**
 * What a word that ends a choice does, with the figures of this case.
 * @param {Props["session"]} session
 * @param {string} word
 * @param {import("../../app/shell.js").Text} text
 * @param {"settle" | "sure"} key
 */
function endWords(session, word, text, key) {
  const moment = momentOf(session);
  const { risky, kept, gained, lost, left, ...values } = stakesOf(session, word);
  const goods = Object.entries({ kept, gained, lost, left }).map(([name, things]) => [name, goodsWords(things, text)]);
  const about = word === "done" && moment === "trade" ? "no-trade" : moment;
  return begun(text(key, { moment: about, ...values, ...Object.fromEntries(goods), risky: risky ? "yes" : "no" }));
}

/** A second click of the same hand is no answer. @param {() => void} doing */
const once = (doing) => (/** @type {MouseEvent} */ { detail }) => {
  if (detail < 2) doing();
};

/** @param {Props & {word: string, look?: string, id?: string}} props */
export const End = ({ session, hand, word, look = "", id }) => {
  const text = useText("waddingtons");
  return html`<button type="button" class=${`btn ${look}`} id=${id} data-action=${word}
    onClick=${once(() => hand.settle(word))}>${endWords(session, word, text, "settle")}</button>`;
};

/** Is it meant? Enter says no. @param {Props & {word: string}} props */
export const Sure = ({ session, hand, word }) => {
  const text = useText("waddingtons");
  return html`<button type="button" class="btn btn--brass" id="not-so-fast" onClick=${once(hand.forget)}>${text("back")} <kbd>↵</kbd></button>
    <button type="button" class="btn btn--alarm" data-sure=${word} onClick=${once(() => hand.settle(word))}>
      ${endWords(session, word, text, "sure")}</button>`;
};

/** Everything ashore, and how far that leads. @param {Props} props */
export const LandAll = ({ session }) => {
  const text = useText("waddingtons");
  const ashore = landing(session);
  if (!ashore) return null;
  const { words, things, points } = ashore;
  return html`<button type="button" class="btn btn--brass" id="land-all" onClick=${once(() => session.act(words))}>
    <${Art} class="ico" name="waddingtons/icon-hold" />${text("land-all", { things, points })}</button>`;
};

/** Back to the sensible choice, where something else is picked. @param {Props} props */
export const Better = ({ hand }) => {
  const text = useText("waddingtons");
  const { better, moment } = hand;
  return better && html`<button type="button" class="btn" id="better" onClick=${better}>${text("better", { moment })}</button>`;
};
