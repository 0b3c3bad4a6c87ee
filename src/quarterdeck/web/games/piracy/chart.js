// What a chart says: which squares are sea, where the harbours and islands are and what they are called.
import { cellOf, nameOf, STEPS, STRIDE } from "./box.js";
import { coastOf } from "./coast.js";

/**
 * @typedef {{square: number, name: string}} Harbour
 * @typedef {{name: string, squares: number[], x: number, y: number}} Island  where its name is written, in squares
 * @typedef {{name: string, columns: number, rows: number, signs: string[], ocean: Set<number>, straits: number[],
 *   sites: number[], harbours: Harbour[], islands: Island[], coast: string}} Chart
 */

const WIDE = 0.17; // squares a letter of an island's name takes

/** @type {Map<string, Chart>} */
const drawn = new Map();

/** Charts are drawn once each. @param {import("./scene.js").Scene["map"]} map @returns {Chart} */
export function chartOf(map) {
  const key = JSON.stringify(map);
  if (!drawn.has(key)) drawn.set(key, drawChart(map));
  return /** @type {Chart} */ (drawn.get(key));
}

/** @param {import("./scene.js").Scene["map"]} map @returns {Chart} */
function drawChart({ name, rows, harbours, islands }) {
  const signs = rows;
  const all = signs.flatMap((row, y) => [...row].map((sign, x) => ({ sign, square: y * STRIDE + x })));
  const those = (/** @type {string} */ kinds) =>
    all.filter(({ sign }) => kinds.includes(sign)).map(({ square }) => square);
  const ocean = new Set(those(".="));
  const ports = those("H").map((square, place) => ({ square, name: harbours[place] }));
  const chart = {
    ...{ name, signs, ocean, columns: signs[0].length, rows: signs.length },
    ...{ straits: those("="), sites: those("$"), harbours: ports },
    coast: coastOf(signs[0].length, signs.length, (square) => !ocean.has(square)),
  };
  return { ...chart, islands: nameIslands(chart, apart(those("o$")), islands) };
}

/** Land that hangs together, each piece in reading order of its first square. @param {number[]} squares */
function apart(squares) {
  const left = new Set(squares);
  /** @type {number[][]} */
  const found = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const island = [first];
    for (const square of island)
      for (const step of STEPS) if (left.delete(square + step)) island.push(square + step);
    found.push(island);
  }
  return found;
}

/**
 * A name is written under its island or over it, where there is more water to write on.
 * @param {Omit<Chart, "islands">} chart
 * @param {number[][]} found
 * @param {string[]} names
 * @returns {Island[]}
 */
const nameIslands = (chart, found, names) =>
  found.map((squares, place) => {
    const name = names[place];
    const [low, high] = [Math.max, Math.min].map((pick) => pick(...squares.map((each) => cellOf(each)[1])));
    const centre = (/** @type {number} */ row) => {
      const columns = squares.filter((each) => cellOf(each)[1] === row).map((each) => cellOf(each)[0]);
      return (Math.min(...columns) + Math.max(...columns) + 1) / 2;
    };
    const under = { x: centre(low), y: low + 1.36, water: wet(chart, centre(low), low + 1, name) };
    const over = { x: centre(high), y: high - 0.14, water: wet(chart, centre(high), high - 1, name) };
    const { x, y } = over.water > under.water ? over : under;
    return { name, squares, x, y };
  });

/**
 * How much of a row a name would be written on is plain sea.
 * @param {Pick<Chart, "signs" | "harbours">} chart
 * @param {number} x
 * @param {number} row
 * @param {string} name
 */
function wet({ signs, harbours }, x, row, name) {
  const half = (name.length * WIDE) / 2;
  const cells = [...(signs[row] ?? "")].slice(Math.floor(x - half), Math.ceil(x + half));
  const crowded = harbours.some((/** @type {Harbour} */ { square }) => {
    const [column, at] = cellOf(square);
    return at === row - 1 && Math.abs(column + 0.5 - x) < half + 1; // a harbour's own name stands there
  });
  return cells.filter((sign) => sign === ".").length / Math.max(1, cells.length) - (crowded ? 1 : 0);
}

/** The sea beside a square. @param {Chart} chart @param {number} square */
export const shoresOf = ({ ocean }, square) =>
  STEPS.map((step) => square + step).filter((each) => ocean.has(each));

/**
 * The shortest way by sea, for a ship to be seen sailing; which way it went is nobody's business.
 * @param {Chart} chart
 * @param {number} start
 * @param {number} end
 */
export function courseOf(chart, start, end) {
  /** @type {Map<number, number>} */
  const from = new Map([[start, start]]);
  const edge = [start];
  for (const square of edge) {
    if (square === end) break;
    for (const next of shoresOf(chart, square))
      if (!from.has(next)) {
        from.set(next, square);
        edge.push(next);
      }
  }
  const course = [end];
  while (course[0] !== start && from.has(course[0]))
    course.unshift(/** @type {number} */ (from.get(course[0])));
  return course.slice(1);
}

/**
 * What a harbour is called, on the chart and wherever it is spoken of; its square is the name it has in the log.
 * @param {Chart} chart
 * @param {number} square
 */
export function portOf({ harbours }, square) {
  const [name, at] = [harbours.find((each) => each.square === square)?.name, nameOf(square)];
  return !name || name === at ? at : `${name} (${at})`;
}
