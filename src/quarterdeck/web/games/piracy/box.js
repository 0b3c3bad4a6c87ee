// The box of Piracy: its numbers, squares by number and by name, and the words of the wire taken apart.
import { STRIDE } from "./numbers.js";

export * from "./numbers.js";

export const SIDE = 50; // units of the drawing to a square

/** @param {number} square @returns {[number, number]} */
export const cellOf = (square) => [square % STRIDE, Math.floor(square / STRIDE)];

/** `M11`. @param {number} square */
export const nameOf = (square) => {
  const [column, row] = cellOf(square);
  return String.fromCharCode(65 + column) + (row + 1);
};

/** @param {string} name */
export const squareOf = (name) => (Number(name.slice(1)) - 1) * STRIDE + name.charCodeAt(0) - 65;

/** Where the middle of a square is drawn. @param {number} square @returns {[number, number]} */
export const midOf = (square) => {
  const [column, row] = cellOf(square);
  return [(column + 0.5) * SIDE, (row + 0.5) * SIDE];
};

/**
 * One action: its word, the squares it enters, and the square to point at for it.
 * @typedef {{word: string, verb: string, path: number[], goal: number | null, harbour: number | null,
 *   direction: string}} Way
 */

/** @param {string} word @returns {Way} */
export function wayOf(word) {
  const [verb, first = "", second = "", third = ""] = word.split(" ");
  const way = { word, verb, path: /** @type {number[]} */ ([]), goal: null, harbour: null, direction: "" };
  if (verb === "sail") {
    const path = first.split("-").map(squareOf);
    const harbour = second === "land" ? squareOf(third) : null;
    return {
      ...way,
      path,
      harbour,
      verb: harbour == null ? "sail" : "land",
      goal: harbour ?? path[path.length - 1],
    };
  }
  if (verb === "land") return { ...way, goal: squareOf(first), harbour: squareOf(first) };
  if (verb === "depart") return { ...way, goal: squareOf(second), harbour: squareOf(first) };
  if (verb === "fire") return { ...way, direction: first };
  return /^[A-Z]\d+$/.test(first) ? { ...way, goal: squareOf(first) } : way;
}

/** What an action is about, for `piracy-page-deed`. @param {string} word */
export function partsOf(word) {
  const { verb, path, goal, harbour, direction } = wayOf(word);
  const end = path.length ? path[path.length - 1] : goal;
  const between = verb === "land" ? path : path.slice(0, -1); // the squares that tell one course from another
  return {
    verb,
    direction,
    square: end == null ? "" : nameOf(end),
    harbour: harbour == null ? "" : nameOf(harbour),
    way: between.map(nameOf).join("-") || "none",
  };
}

/**
 * The Pirate's log: `M11-L11-K11 (J11)` is a move and the chest that was loaded in the turn after it.
 * @param {{start: number, legs: {path: number[], loaded: number | null}[]}} voyage
 */
export function writeLog({ start, legs }) {
  /** @type {{turn: number, way: string}[]} */
  const lines = [];
  let here = start;
  for (const [at, { path, loaded }] of legs.entries()) {
    const { turn, way } = (loaded != null && lines.pop()) || { turn: at + 1, way: [here, ...path].map(nameOf).join("-") };
    lines.push({ turn, way: loaded == null ? way : `${way} (${nameOf(loaded)})` });
    here = path[path.length - 1] ?? here;
  }
  return lines;
}
