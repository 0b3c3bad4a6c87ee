// What a man-of-war would see from a square, and where her shots would fall: what anybody can read off the chart.
import { STEPS, STRIDE, SUNK } from "./box.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./view.js").Options["telescope"]} Telescope */

const DIAGONALS = [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/**
 * Whether sight passes to the next square: over ocean, and diagonally not between two corners of land.
 * @param {Chart} chart
 * @param {number} square
 * @param {number} step
 */
function isClear({ ocean }, square, step) {
  const there = square + step;
  if (STEPS.includes(step)) return ocean.has(there);
  const down = step > 0 ? STRIDE : -STRIDE;
  return ocean.has(there) && (ocean.has(square + down) || ocean.has(there - down));
}

/**
 * The last square that is seen that way; other ships stand in the way.
 * @param {Chart} chart
 * @param {number} start
 * @param {number} step
 * @param {number[]} others
 */
function endOf(chart, start, step, others) {
  let square = start;
  while (isClear(chart, square, step) && !others.includes(square + step)) square += step;
  return square;
}

/**
 * The ends of all lines of sight from a square.
 * @param {Chart} chart
 * @param {Telescope} telescope
 * @param {number} square
 * @param {number[]} others  ships
 */
export const endsOf = (chart, telescope, square, others) =>
  [...STEPS, ...(telescope === "eight" ? DIAGONALS : [])]
    .map((step) => endOf(chart, square, step, others))
    .filter((end) => end !== square);

/** Where the others of a fleet lie. @param {number[]} ships @param {number} ship */
export const othersOf = (ships, ship) => ships.filter((square, at) => at !== ship && square !== SUNK);

/**
 * Where a shot of this range would fall, or how far it gets.
 * @param {Chart} chart
 * @param {number} start
 * @param {number} direction
 * @param {number} range
 */
export function shotOf({ ocean }, start, direction, range) {
  let flown = 0;
  while (flown < range && ocean.has(start + STEPS[direction] * (flown + 1))) flown++;
  return { flown, goal: flown === range ? start + STEPS[direction] * range : null };
}
