// The box of Buccaneer: its numbers, and how discs and actions are written.
import * as numbers from "./numbers.js";

export * from "./numbers.js";

const { COLOURS, FACES, HAND, LETTERS } = numbers;

export const KINDS = /** @type {(keyof import("./view.js").Booty)[]} */ (numbers.KINDS);

/** @typedef {{seat: number, face: number | null}} Disc  whose it is, and its face where that is known */

/** @param {number[]} counts */
export const total = (counts) => counts.reduce((sum, each) => sum + each, 0);

/** @param {Disc[]} discs  top first */
export const topOf = ([{ seat, face }]) => seat * HAND + /** @type {number} */ (face);

/** @param {number} disc */
export const ownerOf = (disc) => Math.floor(disc / HAND);

/** @param {number} disc */
export const faceOf = (disc) => disc % HAND;

/** A disc in notation: `b2`. @param {number} disc */
export const nameOf = (disc) => LETTERS[ownerOf(disc)] + FACES[faceOf(disc)];

/** @param {number} own  the disc on top of the pile that is moved @param {number} onto */
export const moveWord = (own, onto) => `move ${FACES[faceOf(own)]} ${nameOf(onto)}`;

/** @param {number} own @param {number} ship */
export const boardWord = (own, ship) => `board ${FACES[faceOf(own)]} ${ship + 1}`;

/** What an action is about, for `dorra-phrase`. @param {string} word */
export function partsOf(word) {
  const [verb, first = "", second = ""] = word.split(" ");
  const colour = verb === "move" ? COLOURS[LETTERS.indexOf(second[0])] : "";
  return { verb, first, second: verb === "move" ? second[1] : second, colour, kind: first };
}
