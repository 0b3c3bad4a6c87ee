// The box of Waddingtons Buccaneer: its numbers, squares and lines of its chart, and how actions are written.
import {
  FIRST_HARBOUR,
  HARBOURS,
  POINTS,
  PORTS,
  ROWS,
  SIDE,
  SIGN,
  STEPS,
  VALUE,
  VALUES,
} from "./numbers.js";

export * from "./numbers.js";

/** First and last column and row of what the map marks so. @param {string} mark */
const bounds = (mark) => {
  const columns = ROWS.flatMap((signs) => [...signs].flatMap((sign, at) => (sign === mark ? [at + 1] : [])));
  const rows = ROWS.flatMap((signs, at) => (signs.includes(mark) ? [at + 1] : []));
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
};

/** @type {Record<string, number[]>} */
export const ISLANDS = { treasure: bounds("T"), flat: bounds("F"), pirate: bounds("P") };

/** @param {number[]} counts */
export const total = (counts) => counts.reduce((sum, each) => sum + each, 0);

/** Each thing as often as it is there. @param {number[]} counts */
export const each = (counts) => counts.flatMap((count, thing) => Array(count).fill(thing));

/** @param {number} thing */
export const isRed = (thing) => thing % 2 === 0;

/** What some crew is worth in red and in black. @param {number[]} hand */
export function watches(hand) {
  const side = (/** @type {(sign: number) => boolean} */ isOf) =>
    total(hand.map((count, thing) => (isOf(SIGN[thing]) ? count * VALUE[thing] : 0)));
  return { red: side((sign) => sign > 0), black: side((sign) => sign < 0) };
}

/** By the backs: how far a ship sails. @param {number[]} values */
export const strength = (values) => total(values.map((count, back) => count * VALUES[back]));

/** @param {number[]} treasure */
export const points = (treasure) => total(treasure.map((count, kind) => count * POINTS[kind]));

// ---- squares

/** Column and row; harbours lie one step outside the chart. @param {number} square */
export const placeOf = (square) =>
  square < FIRST_HARBOUR
    ? [(square % SIDE) + 1, Math.floor(square / SIDE) + 1]
    : HARBOURS[square - FIRST_HARBOUR];

/** @param {number} column @param {number} row @returns {number | null} */
export function squareAt(column, row) {
  const port = HARBOURS.findIndex(([c, r]) => c === column && r === row);
  if (port >= 0) return FIRST_HARBOUR + port;
  const inside = [column, row].every((each) => each >= 1 && each <= SIDE);
  return inside ? SIDE * (row - 1) + column - 1 : null;
}

/** @param {number} port */
export const harbour = (port) => FIRST_HARBOUR + port;

/** @param {number} square */
export const nameOf = (square) =>
  square < FIRST_HARBOUR ? placeOf(square).join(",") : PORTS[square - FIRST_HARBOUR];

/** @param {string} name @returns {number | null} */
export function squareOf(name) {
  if (PORTS.includes(name)) return harbour(PORTS.indexOf(name));
  const [column, row] = name.split(",").map(Number);
  return squareAt(column, row);
}

/** The square so many steps along a line. @param {number} square @param {number} heading @param {number} steps */
export function along(square, heading, steps) {
  const [column, row] = placeOf(square);
  const [right, up] = STEPS[heading];
  return squareAt(column + right * steps, row + up * steps);
}

/** Which way and how far, where two squares are in line. @param {number} from @param {number} to */
export function lineTo(from, to) {
  const [[c0, r0], [c1, r1]] = [placeOf(from), placeOf(to)];
  const [right, up] = [c1 - c0, r1 - r0];
  const steps = Math.max(Math.abs(right), Math.abs(up));
  const heading = STEPS.findIndex(([x, y]) => x * steps === right && y * steps === up);
  return steps && heading >= 0 ? { heading, steps } : null;
}

/** @param {string} island @param {number} column @param {number} row @param {number} [around] */
export function isOn(island, column, row, around = 0) {
  const [c0, r0, c1, r1] = ISLANDS[island];
  return column >= c0 - around && column <= c1 + around && row >= r0 - around && row <= r1 + around;
}

/** In a harbour or off Treasure Island nobody is attacked. @param {number} square */
export function isSafe(square) {
  const [column, row] = placeOf(square);
  return square >= FIRST_HARBOUR || isOn("treasure", column, row, 1);
}

// ---- words

const THING_VERBS = [
  "take",
  "offer",
  "muster",
  "load",
  "land",
  "keep",
  "chest",
  "give",
  "give-docked",
  "lose",
];
const PORT_VERBS = ["choose-port", "name", "anchor"];

/**
 * What an action is about, every part with a value, for `waddingtons-page-deed`.
 * @param {string} word
 */
export function partsOf(word) {
  const [verb, first = "", second = ""] = word.split(" ");
  const count = Number(second || (verb === "press" || verb === "pick" ? first : 0));
  return {
    ...{ verb, count },
    thing: THING_VERBS.includes(verb) ? first : "",
    port: PORT_VERBS.includes(verb) ? first : "",
    heading: verb === "sail" || verb === "turn" ? first : "",
    square: verb === "drift" ? first : "",
  };
}
