// The box of Piraten Kapern: its numbers, pictures and clauses of its cards, and dice counted and written.
import { FACES, LETTERS } from "./numbers.js";

export * from "./numbers.js";

export const PICTURES = [
  "card-coin",
  "card-diamond",
  "card-pirate",
  "card-animals",
  "card-guardian",
  "card-island",
  "card-skull-1",
  "card-skull-2",
  "card-ship-2",
  "card-ship-3",
  "card-ship-4",
];
export const CLAUSES = ["K25", "K25", "K21", "K26", "K23", "K20", "K22", "K22", "K24", "K24", "K24"];

/** Counts as the notation writes them: `2s1m`, or `-` for none. @param {number[]} counts */
export const writeDice = (counts) => counts.map((n, face) => (n ? `${n}${LETTERS[face]}` : "")).join("") || "-";

/** Faces counted by kind. @param {number[]} faces */
export const countFaces = (faces) => FACES.map((_, kind) => faces.filter((face) => face === kind).length);

/** `2s1m` as faces, one a die. @param {string} text */
export const facesIn = (text) =>
  [...text.matchAll(/(\d)([a-z])/g)].flatMap(([, n, letter]) =>
    Array(Number(n)).fill(LETTERS.indexOf(letter)),
  );

/** @param {number[]} counts */
export const total = (counts) => counts.reduce((sum, n) => sum + n, 0);
