// What the table shows, as a value. News is a list of pictures to be looked at for a while; the view that comes
// after them is the truth.
import * as box from "./box.js";

/**
 * @typedef {import("./view.js").SeenShip} Ship
 * @typedef {{kind: string, say: Sentence, card: number, seat: number | null, held: boolean}} Mood
 *   what has just happened, and how it is told; held: until it is read
 * @typedef {{sides: number[], hands: (number[] | null)[], winner: number, even: boolean, called: boolean}} Duel
 *   the attacker and the attacked, as places among the ships; a winner of -1 is nobody yet
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: Mood | null, ships: Ship[], docks: number[][],
 *   island: number[], flat: number[], pile: number, top: number, chance: number, sailing: number,
 *   homes: number[], duel: Duel | null}} Scene
 * @typedef {import("../../net/seen.js").ViewOf<import("./view.js").View>} View
 * @typedef {import("./events.js").AnyEvent} GameEvent
 * @typedef {import("../../net/messages.js").Sentence} Sentence
 * @typedef {import("../../table/types.js").TableSession<Scene, View, import("./prices.js").Prices>} Session
 * @typedef {import("../../table/types.js").Picture<Scene>} Picture
 */

const NOBODY = -1;
const STRIDE = 170; // milliseconds a square takes
const LONGEST = 2200; // and a whole move
const [GLANCE, UNTIL_READ] = [3600, Number.POSITIVE_INFINITY]; // at a card: at another's, and at one's own

/** A scene as the server sees it. @param {Scene | null} before @param {View} view @param {number[]} scores @returns {Scene} */
export function settle(before, view, scores) {
  const { turn, ships, docks, island, flat, top, sailing, homes, awaiting } = view;
  return {
    ...{ turn, ships, docks, island, flat, top, sailing, homes, scores, mood: null },
    seat: awaiting.seat ?? null,
    pile: box.total(view.pile) + view.beneath.length,
    chance: box.total(view.chance) + view.shown.length,
    duel: duelOf(before, view),
  };
}

/** The ship that somebody decides for, if any. @param {View | null | undefined} view @returns {Ship | undefined} */
export const shipOf = (view) => view?.ships[view.awaiting.ship ?? -1];

/** A hand, where all of it is known. @param {Ship} ship */
const seenHand = ({ hand, known, values }) => hand ?? (box.total(known) === box.total(values) ? known : null);

/** The fight of this turn, as far as it has come. @param {Scene | null} before @param {View} view @returns {Duel | null} */
function duelOf(before, { fight, ships, winner }) {
  if (!fight.length) return null;
  const kept = before?.duel?.sides.join() === fight.join() ? before?.duel : null;
  const hands = fight.map((at) => seenHand(ships[at]));
  return {
    ...{ even: kept?.even ?? false, called: kept?.called ?? false, sides: fight, winner },
    hands: kept?.hands.every(Boolean) ? kept.hands : hands,
  };
}

/**
 * The pictures of one event.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {{say: Sentence, view: View | null}} told
 * @returns {Picture[]}
 */
export function pictures(scene, event, { say, view }) {
  /** @type {import("../../net/seen.js").Merged<GameEvent>} */
  const { card = 0, seat } = event;
  const mood = { kind: event.event, say, card, seat: seat ?? null, held: isToRead(event, view) };
  const show = /** @type {import("../../table/types.js").Show<Scene, GameEvent, Mood>} */ (PICTURES[event.event]);
  const drawn = show?.({ ...scene, mood: null }, event, mood);
  const own = view?.seat != null && view.seat === seat; // one knows what one has just done
  return drawn ?? [{ scene: { ...scene, mood }, wait: own ? 150 : 900 }];
}

/** Whether it is a card that the reader drew, and that no desk will show. @param {GameEvent} event @param {View | null} view */
function isToRead(event, view) {
  if (event.event !== "turned-up" || view?.seat == null || view.seat !== event.seat) return false;
  const { seat, card } = view.awaiting;
  return seat !== view.seat || card !== event.card;
}

/** @type {import("../../table/types.js").Pictures<Scene, GameEvent, Mood>} */
const PICTURES = {
  "turn-began": (scene, { seat, turn }) => [{ scene: { ...scene, seat, turn, duel: null }, wait: 200 }],
  sailed: showSailing,
  fled: showSailing,
  turned: (scene, { ship, heading }) => [{ scene: moveShip(scene, ship, { heading }), wait: 420 }],
  blown: (scene, { ship, square }, mood) => [
    { scene: { ...moveShip(scene, ship, { square }), mood }, wait: 1100 },
  ],
  attacked: showMeeting,
  called: showMeeting,
  "hands-shown": (scene, { hand, other_hand }, mood) => [
    { scene: withDuel(scene, { hands: [hand, other_hand] }, mood), wait: 1500 },
  ],
  beat: (scene, { seat }, mood) => [
    { scene: withDuel(scene, { winner: sideOf(scene, seat) }, mood), wait: 2800 },
  ],
  "fought-even": (scene, _, mood) => [{ scene: withDuel(scene, { even: true }, mood), wait: 2400 }],
  plundered: (scene, _, mood) => [{ scene: { ...scene, mood, duel: null }, wait: 1500 }],
  "turned-up": (scene, _, mood) => [{ scene: { ...scene, mood }, wait: mood.held ? UNTIL_READ : GLANCE }],
  won: (scene) => [{ scene, wait: 500 }],
};

/** @param {Scene} scene @param {number} ship @param {Partial<Ship>} part @returns {Scene} */
const moveShip = (scene, ship, part) => ({
  ...scene,
  ships: scene.ships.map((each, at) => (at === ship ? { ...each, ...part } : each)),
});

/** Square by square, bows ahead. @param {Scene} scene @param {Pick<import("./events.js").Sailed, "ship" | "path">} event @returns {Picture[]} */
function showSailing(scene, { ship, path }) {
  const wait = Math.min(STRIDE, LONGEST / path.length);
  return path.slice(1).map((square, step) => {
    const heading = box.lineTo(path[step], square)?.heading ?? scene.ships[ship].heading;
    return { scene: { ...moveShip(scene, ship, { square, heading }), duel: null }, wait };
  });
}

/**
 * Two ships on one square.
 * @param {Scene} scene
 * @param {import("./events.js").Attacked | import("./events.js").Called} event
 * @param {Mood} mood
 * @returns {Picture[]}
 */
function showMeeting(scene, { ship, target, event }, mood) {
  const sides = [ship, target];
  const hands = sides.map((at) => seenHand(scene.ships[at]));
  const duel = { sides, hands, winner: NOBODY, even: false, called: event === "called" };
  return [{ scene: { ...scene, mood, duel }, wait: 1400 }];
}

/** @param {Scene} scene @param {Partial<Duel>} part @param {Mood} mood @returns {Scene} */
const withDuel = (scene, part, mood) => ({ ...scene, mood, duel: scene.duel && { ...scene.duel, ...part } });

/** @param {Scene} scene @param {number} seat */
const sideOf = ({ duel, ships }, seat) => duel?.sides.find((at) => ships[at].owner === seat) ?? NOBODY;
