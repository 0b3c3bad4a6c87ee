// What is in the box of Buccaneer, in the order the wire counts it, and how it is written.

export const COLOURS = ["red", "blue", "yellow", "black", "green"];
export const LETTERS = "rbykg";
export const FACES = ["2", "3", "4", "5", "?"];
export const KINDS = ["chest", "barrel", "candlestick", "dagger"];
export const QUESTION = 4;
export const HAND = 5;
export const HIGHEST = 9;
export const START = 10; // ducats in every purse
export const PAYS = [2, 3, 4, 5];
export const COINS = [10, 5, 1];

/** @typedef {{seat: number, face: number | null}} Disc  whose it is, and its face where that is known */

/** @param {Disc[]} discs  top first */
export const topOf = ([{ seat, face }]) => seat * HAND + /** @type {number} */ (face);

/** @param {number} disc */
export const ownerOf = (disc) => Math.floor(disc / HAND);

/** @param {number} disc */
export const faceOf = (disc) => disc % HAND;

/** A disc in notation: `b2`. @param {number} disc */
export const written = (disc) => LETTERS[ownerOf(disc)] + FACES[faceOf(disc)];

/** @param {number} own  the disc on top of the pile that is moved @param {number} onto */
export const moveWord = (own, onto) => `move ${FACES[faceOf(own)]} ${written(onto)}`;

/** @param {number} own @param {number} ship */
export const boardWord = (own, ship) => `board ${FACES[faceOf(own)]} ${ship + 1}`;

/** What an action is about, for `dorra-phrase`. @param {string} word */
export function partsOf(word) {
  const [verb, first = "", second = ""] = word.split(" ");
  const colour = verb === "move" ? COLOURS[LETTERS.indexOf(second[0])] : "";
  return { verb, first, second: verb === "move" ? second[1] : second, colour, kind: first };
}
