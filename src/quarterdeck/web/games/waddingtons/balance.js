// What a bargain comes to, so that the scale can tilt before anybody pays. The server decides; a test holds the two
// together.
import * as box from "./box.js";

const SILVER = box.THINGS.indexOf("silver");
const LOOSE = ["doubloons", "eight"].map((card) => box.THINGS.indexOf(card)); // these pay for up to their value
const SILVERS_CREW = 5;

/** @param {number[]} things */
export const worth = (things) => box.total(things.map((count, thing) => count * box.WORTH[thing]));

/** What some of these crew can be worth together. @param {number[]} crew */
function sums(crew) {
  let found = new Set([0]);
  for (const thing of box.each(crew))
    found = new Set([...found, ...[...found].map((sum) => sum + box.valueOf(thing))]);
  return [...found];
}

/** Silver himself goes alone, for one treasure. @param {number[]} given @param {number[]} taken */
const buysSilver = (given, taken) =>
  box.total(taken) === 1 && box.total(given) === 1 && box.total(given.slice(box.TREASURE, box.CARDS)) === 1;

/**
 * How far the scale is from level: more than nought is wanted, less is too much; and whether it may be settled.
 * @param {number[]} given
 * @param {number[]} taken
 */
export function weigh(given, taken) {
  if (taken[SILVER]) return { short: 0, even: buysSilver(given, taken) };
  const loose = box.total(LOOSE.map((card) => box.WORTH[card] * given[card]));
  const exact = worth(given) - loose;
  const free = sums(taken.slice(0, box.TREASURE)).filter((each) => each <= SILVERS_CREW * given[SILVER]);
  const gaps = free.map((each) => gap(worth(taken) - each, exact, loose));
  const short = gaps.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best));
  return { short, even: short === 0 && box.total(taken) > 0 };
}

/** @param {number} price @param {number} exact @param {number} loose */
const gap = (price, exact, loose) =>
  price > exact + loose ? price - exact - loose : price < exact ? price - exact : 0;

/** Pieces of treasure over what a ship can carry. @param {number[]} hold @param {number[]} given @param {number[]} taken */
export const tooMany = (hold, given, taken) =>
  Math.max(0, box.total(hold) + box.total(treasure(taken)) - box.total(treasure(given)) - box.HOLD);

/** @param {number[]} things */
export const treasure = (things) => things.slice(box.TREASURE, box.CARDS);
