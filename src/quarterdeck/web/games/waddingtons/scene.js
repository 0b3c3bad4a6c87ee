// What the table shows, as a value. News is a list of pictures to be looked at for a while; the view that comes
// after them is the truth.
import * as box from "./box.js";

/**
 * @typedef {{owner: number, home: number, square: number, heading: number, values: number[], hand: number[] | null,
 *   known: number[], hold: number[], cards: number[], chest: number[]}} Ship
 * @typedef {{sides: number[], hands: (number[] | null)[], winner: number, even: boolean, called: boolean}} Duel
 *   the attacker and the attacked, as places among the ships; a winner of -1 is nobody yet
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: any, ships: Ship[], docks: number[][],
 *   island: number[], flat: number[], pile: number, top: number, chance: number, sailing: number,
 *   homes: number[], duel: Duel | null}} Scene
 * @typedef {{scene: Scene, wait: number}} Picture
 */

const NOBODY = -1;
const STRIDE = 170; // milliseconds a square takes
const LONGEST = 2200; // and a whole move

/** A scene as the server sees it. @param {Scene | null} before @param {any} view @param {number[]} scores @returns {Scene} */
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

/** A hand, where all of it is known. @param {Ship} ship */
const seenHand = ({ hand, known, values }) => hand ?? (box.total(known) === box.total(values) ? known : null);

/** The fight of this turn, as far as it has come. @param {Scene | null} before @param {any} view @returns {Duel | null} */
function duelOf(before, { fight, ships, winner }) {
  if (!fight.length) return null;
  const kept = before?.duel?.sides.join() === fight.join() ? before?.duel : null;
  const hands = fight.map((/** @type {number} */ at) => seenHand(ships[at]));
  return {
    ...{ even: kept?.even ?? false, called: kept?.called ?? false, sides: fight, winner },
    hands: kept?.hands.every(Boolean) ? kept.hands : hands,
  };
}

/**
 * The pictures of one event.
 * @param {Scene} scene
 * @param {any} event
 * @param {{say: any, view: any}} told
 * @returns {Picture[]}
 */
export function pictures(scene, event, { say, view }) {
  const mood = { kind: event.event, say, card: event.card ?? 0, seat: event.seat ?? null };
  const drawn = TOLD[event.event]?.({ ...scene, mood: null }, event, mood);
  const own = view?.seat != null && view.seat === event.seat; // one knows what one has just done
  return drawn ?? [{ scene: { ...scene, mood }, wait: own ? 150 : 900 }];
}

/** @type {Record<string, (scene: Scene, event: any, mood: any) => Picture[]>} */
const TOLD = {
  "turn-began": (scene, { seat, turn }) => [{ scene: { ...scene, seat, turn, duel: null }, wait: 200 }],
  sailed: underWay,
  fled: underWay,
  turned: (scene, { ship, heading }) => [{ scene: moved(scene, ship, { heading }), wait: 420 }],
  blown: (scene, { ship, square }, mood) => [
    { scene: { ...moved(scene, ship, { square }), mood }, wait: 1100 },
  ],
  attacked: met,
  called: met,
  "hands-shown": (scene, { hand, other_hand }, mood) => [
    { scene: withDuel(scene, { hands: [hand, other_hand] }, mood), wait: 1500 },
  ],
  beat: (scene, { seat }, mood) => [
    { scene: withDuel(scene, { winner: sideOf(scene, seat) }, mood), wait: 2800 },
  ],
  "fought-even": (scene, _, mood) => [{ scene: withDuel(scene, { even: true }, mood), wait: 2400 }],
  plundered: (scene, _, mood) => [{ scene: { ...scene, mood, duel: null }, wait: 1500 }],
  "turned-up": (scene, _, mood) => [{ scene: { ...scene, mood }, wait: 3600 }],
  won: (scene) => [{ scene, wait: 500 }],
};

/** @param {Scene} scene @param {number} ship @param {Partial<Ship>} part @returns {Scene} */
const moved = (scene, ship, part) => ({
  ...scene,
  ships: scene.ships.map((each, at) => (at === ship ? { ...each, ...part } : each)),
});

/** Square by square, bows ahead. @param {Scene} scene @param {any} event @returns {Picture[]} */
function underWay(scene, { ship, path }) {
  const wait = Math.min(STRIDE, LONGEST / path.length);
  return path.slice(1).map((/** @type {number} */ square, /** @type {number} */ step) => {
    const heading = box.lineTo(path[step], square)?.heading ?? scene.ships[ship].heading;
    return { scene: { ...moved(scene, ship, { square, heading }), duel: null }, wait };
  });
}

/** Two ships on one square. @param {Scene} scene @param {any} event @param {any} mood @returns {Picture[]} */
function met(scene, { ship, target, event }, mood) {
  const sides = [ship, target];
  const hands = sides.map((at) => seenHand(scene.ships[at]));
  const duel = { sides, hands, winner: NOBODY, even: false, called: event === "called" };
  return [{ scene: { ...scene, mood, duel }, wait: 1400 }];
}

/** @param {Scene} scene @param {Partial<Duel>} part @param {any} mood @returns {Scene} */
const withDuel = (scene, part, mood) => ({ ...scene, mood, duel: scene.duel && { ...scene.duel, ...part } });

/** @param {Scene} scene @param {number} seat */
const sideOf = ({ duel, ships }, seat) => duel?.sides.find((at) => ships[at].owner === seat) ?? NOBODY;
