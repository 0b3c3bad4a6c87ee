// Eight dice with a memory: the wire counts faces, the eye follows each die from throw to throw.
import * as box from "./box.js";

/** @typedef {{id: number, face: number, where: "rest" | "hand" | "reef" | "isle", toss: number}} Die */

/** All eight before the first roll. @returns {Die[]} */
export const fresh = () => Array.from({ length: 8 }, (_, id) => ({ id, face: 0, where: "rest", toss: 0 }));

/** @template T @param {T[]} items */
const shuffle = (items) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** @param {number[]} counts */
const faces = (counts) => counts.flatMap((n, face) => Array(n).fill(face));

/**
 * Which dice account for these counts, in the order they are offered.
 * @param {Die[]} offered
 * @param {number[]} counts
 */
function findDice(offered, counts) {
  const left = [...counts];
  return new Set(
    offered.filter(({ where, face }) => where !== "rest" && left[face]-- > 0).map(({ id }) => id),
  );
}

/**
 * The dice after a throw: those that were kept lie still, the others come down on new faces.
 * @param {Die[]} dice
 * @param {{thrown: number[], dice: number[]}} event
 * @param {number[]} picked  whom the thrower is known to have taken up
 */
export function toss(dice, { thrown, dice: all }, picked) {
  const lastly = (/** @type {Die} */ die) => (picked.includes(die.id) ? 2 : die.where === "isle" ? 0 : 1);
  const offered = [...dice].sort((a, b) => lastly(a) - lastly(b));
  const kept = findDice(
    offered,
    all.map((n, face) => n - thrown[face]),
  );
  const coming = shuffle(faces(thrown));
  return dice.map((die) => (kept.has(die.id) ? die : comeDown(die, coming.pop() ?? 0)));
}

/** @param {Die} die @param {number} face @returns {Die} */
const comeDown = (die, face) => ({ ...die, face, where: "hand", toss: die.toss + 1 });

/**
 * Skulls lie on the reef, some dice on the island, the rest in the hand.
 * @param {Die[]} dice
 * @param {number[]} island
 */
export function layDice(dice, island) {
  const ashore = findDice(
    [...dice].sort((a, b) => Number(b.where === "isle") - Number(a.where === "isle")),
    island,
  );
  return dice.map((die) => ({ ...die, where: place(die, ashore) }));
}

/** @param {Die} die @param {Set<number>} ashore @returns {Die["where"]} */
const place = (die, ashore) =>
  die.where === "rest" ? "rest" : die.face === box.SKULL ? "reef" : ashore.has(die.id) ? "isle" : "hand";

/**
 * The dice as the server counts them; the same dice where they agree.
 * @param {Die[]} dice
 * @param {number[]} counts
 * @param {number[]} island
 */
export function matchDice(dice, counts, island) {
  if (!box.total(counts)) return fresh();
  const right = findDice(dice, counts);
  const known = box.countFaces(dice.filter(({ id }) => right.has(id)).map(({ face }) => face));
  const missing = faces(counts.map((n, face) => n - known[face]));
  const lying = dice.map((die) =>
    right.has(die.id) ? die : /** @type {Die} */ ({ ...die, face: missing.pop() ?? 0, where: "hand" }),
  );
  return layDice(lying, island);
}
