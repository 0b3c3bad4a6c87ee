// What is said to lay a bargain on the desk, and what is left of a draft once something is taken back.
import * as box from "./box.js";

/** @typedef {{given: number[], taken: number[]}} Bargain */

const VERBS = { given: "offer", taken: "take" };

/** @param {keyof Bargain} side @param {number} thing */
export const wordFor = (side, thing) => `${VERBS[side]} ${box.THINGS[thing]}`;

/** All of a bargain, but for settling it. @param {Bargain} bargain */
export const wordsOf = ({ given, taken }) => [
  ...box.each(given).map((thing) => wordFor("given", thing)),
  ...box.each(taken).map((thing) => wordFor("taken", thing)),
];

/** The same without one of these words, the last that was said. @param {string[]} draft @param {string} word */
export const without = (draft, word) => draft.filter((_, place) => place !== draft.lastIndexOf(word));
