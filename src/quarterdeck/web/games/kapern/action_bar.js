// What can be done now, each button with its price.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { isMine, momentOf } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Prices} Prices */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {{title: string, price: string, plate: "sea" | "brass", off?: boolean, onPress: () => void}} Offer */

/** @param {Offer & {id: string}} props */
const Plate = ({ id, title, price, plate, off, onPress }) => html`
  <button type="button" id=${id} class=${`btn btn--${plate} btn--big`} aria-disabled=${off ? "true" : undefined}
    onClick=${onPress}>
    <b>${title}</b><small>${price}</small></button>`;

/** @param {import("../../table/words.js").Words} words @param {number} [points] */
const stopPrice = (words, points = 0) =>
  points < 0
    ? words.text("kapern-outlook-lose", { points: -points })
    : points
      ? words.text("kapern-outlook-take", { points })
      : words.text("kapern-outlook-nothing");

/** @param {import("../../table/words.js").Words} words @param {number} odds */
const bust = (words, odds) => words.text("kapern-outlook-bust", { odds });

/** @param {import("../../table/words.js").Words} words @param {Prices["roll"]} roll */
function firstPrice(words, roll) {
  const { bust: lost = 0, island = 0 } = roll ?? {};
  const parts = [lost && bust(words, lost), island && words.text("kapern-outlook-island", { odds: island })];
  return parts.filter(Boolean).join(", ");
}

/**
 * The chance that a throw of these dice ends the turn; none where they may not be thrown.
 * @param {import("../../table/words.js").Words} words
 * @param {Prices} prices
 * @param {number[]} taken
 */
function rollPrice(words, { reroll, lift }, taken) {
  const odds = (taken[box.SKULL] ? lift : reroll)[box.total(taken)];
  return odds == null || !box.total(taken) ? "" : bust(words, odds);
}

/**
 * @param {Props} props
 * @param {import("../../table/words.js").Words} words
 * @param {import("../../app/shell.js").Text} text
 */
function rollOffer({ session, hand }, words, text) {
  const view = /** @type {View} */ (session.shown?.view);
  const prices = /** @type {Prices} */ (session.shown?.prices);
  const moment = momentOf(session);
  const dice = box.total(hand.taken);
  const risk = rollPrice(words, prices, hand.taken);
  if (moment === "roll")
    return { title: words.text("kapern-offer-all"), price: firstPrice(words, prices.roll) };
  if (moment === "gather")
    return {
      title: words.text("kapern-offer-gather", { dice: 8 - view.dice[box.SKULL] }),
      price: text("gather-price"),
    };
  if (hand.taken[box.SKULL]) return { title: words.text("kapern-offer-rescue", { dice }), price: risk };
  const few = dice < 2;
  return { title: words.text("kapern-offer-roll", { dice }), price: few ? text("pick-two") : risk, off: few };
}

/** Who has the dice after this turn. @param {import("./scene.js").Session} session */
const nextOf = ({ names, scene }) => names[((scene.seat ?? 0) + 1) % names.length] ?? "";

/** @param {Props} props @param {import("../../table/words.js").Words} words */
function stopOffer({ session }, words) {
  const points = session.shown?.prices?.stop?.points ?? 0;
  if (momentOf(session) === "rescue")
    return { title: words.text("kapern-offer-sink"), price: stopPrice(words, points) };
  if (points > 0)
    return {
      title: words.text("kapern-offer-take", { points }),
      price: words.text("kapern-page-pass", { name: nextOf(session) }),
    };
  return { title: words.text("kapern-offer-stop"), price: stopPrice(words, points) };
}

/**
 * What the dice would be paid for now; nothing where stopping brings nothing.
 * @param {import("./scene.js").Session} session
 * @param {import("../../table/words.js").Words} words
 */
function earningWords({ shown }, words) {
  const earnings = shown?.prices?.stop?.earnings ?? [];
  const told = earnings.map((each) =>
    words.text("kapern-earning", { ...each, count: box.facesIn(each.dice).length }),
  );
  return told.length ? words.text("kapern-page-earnings", { earnings: words.listed(told) }) : "";
}

/** The buttons of the seat that is to move. @param {Props} props */
export const Offers = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const moment = momentOf(session);
  const props = { session, hand };
  const stoppable = moment !== "roll" && moment !== "gather";
  return html`${stoppable && html`<${Plate} id="stop" plate="sea" ...${stopOffer(props, words)}
    onPress=${hand.stop} />`}
    <${Plate} id="roll" plate="brass" ...${rollOffer(props, words, text)} onPress=${hand.roll} />`;
};

/**
 * What the bar says to the seat that is to move.
 * @param {import("./scene.js").Session} session
 * @param {import("./hand.js").Hand} _hand
 * @param {import("../../table/words.js").Words} words
 */
export const turnWords = (session, _hand, words) => ({
  title: words.text("page-your-turn"),
  say:
    earningWords(session, words) ||
    stageWords(session.scene.stage, words, session.names) ||
    words.text("kapern-page-moment", { moment: momentOf(session) }),
});

/**
 * What stopping would add to the score, for the dashes ahead of the boat.
 * @param {import("./scene.js").Session} session
 */
export const promise = (session) => (isMine(session) && session.shown?.prices?.stop?.points) || 0;

/**
 * What to do instead of something refused.
 * @param {import("./scene.js").Session} session
 * @param {import("../../table/words.js").Words} words
 */
export function instead(session, words) {
  if (!isMine(session)) return "";
  const price = stopPrice(words, session.shown?.prices?.stop?.points);
  return words.text("kapern-page-instead", { moment: momentOf(session), price });
}

/**
 * How near the end is, once it is near.
 * @param {View["stage"] | null} stage
 * @param {import("../../table/words.js").Words} words
 * @param {string[]} names
 */
export function stageWords(stage, words, names) {
  if (!stage || stage.stage === "race") return "";
  return words.text(`kapern-stage-${stage.stage}`, { name: ("starter" in stage && names[stage.starter]) || "" });
}
