// What a bargain comes to, so that the scale can tilt while things are laid on it.
// The server decides; tests/page holds the two together.
import * as box from "./box.js";

/** @param {number[]} things */
export const worth = (things) => box.total(things.map((count, thing) => count * box.WORTH[thing]));

/**
 * What of these things may be laid on the scale: charts only where the table has agreed on it.
 * @param {number[]} things
 * @param {{chart_value_3: boolean}} options
 */
export const tradable = (things, { chart_value_3 }) =>
  things.map((count, thing) => (thing >= box.CARDS + box.CHARTS[0] && !chart_value_3 ? 0 : count));

/** What some of these crew can be worth together. @param {number[]} crew */
function sums(crew) {
  let found = new Set([0]);
  for (const thing of box.each(crew))
    found = new Set([...found, ...[...found].map((sum) => sum + box.VALUE[thing])]);
  return [...found];
}

/** Silver himself goes alone, for one treasure. @param {number[]} given @param {number[]} taken */
const buysSilver = (given, taken) =>
  box.total(taken) === 1 && box.total(given) === 1 && box.total(treasure(given)) === 1;

/**
 * How far the scale is from level: more than nought is wanted, less is too much; and whether it may be settled.
 * @param {number[]} given
 * @param {number[]} taken
 */
export function weigh(given, taken) {
  if (taken[box.SILVER]) return { short: 0, even: buysSilver(given, taken) };
  const loose = box.total(box.VALUE_CARDS.map((card) => box.WORTH[card] * given[card])); // pay for up to their value
  const exact = worth(given) - loose;
  const most = box.SILVER_WORTH * given[box.SILVER];
  const free = sums(taken.slice(0, box.CREW)).filter((each) => each <= most);
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
