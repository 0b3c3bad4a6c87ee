// What is in the box of Piraten Kapern, in the order the wire counts it.

export const FACES = ["skull", "sabre", "monkey", "parrot", "coin", "diamond"];
export const LETTERS = "ksmpcd";
export const CARDS = [
  "coin",
  "diamond",
  "pirate",
  "animals",
  "guardian",
  "treasure_island",
  "skull1",
  "skull2",
  "ship2",
  "ship3",
  "ship4",
];
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
export const [SKULL, SABRE, MONKEY, PARROT, COIN, DIAMOND] = [0, 1, 2, 3, 4, 5];
export const [GOLD_COIN, GEM, PIRATE, ANIMALS, GUARDIAN, TREASURE_ISLAND] = [0, 1, 2, 3, 4, 5];
export const SKULLS_ON = [0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0];
export const SABRES_ON = [0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4];
export const BONUS_ON = [0, 0, 0, 0, 0, 0, 0, 0, 300, 500, 1000];
export const GROUP = [0, 0, 0, 100, 200, 500, 1000, 2000, 4000, 5400];
export const DEADLY = 3;

/** Counts as the notation writes them: `2s1m`, or `-` for none. @param {number[]} counts */
export const written = (counts) => counts.map((n, face) => (n ? `${n}${LETTERS[face]}` : "")).join("") || "-";

/** Faces counted by kind. @param {number[]} faces */
export const counted = (faces) => FACES.map((_, kind) => faces.filter((face) => face === kind).length);

/** `2s1m` as faces, one a die. @param {string} text */
export const facesIn = (text) =>
  [...text.matchAll(/(\d)([a-z])/g)].flatMap(([, n, letter]) =>
    Array(Number(n)).fill(LETTERS.indexOf(letter)),
  );

/** @param {number[]} counts */
export const total = (counts) => counts.reduce((sum, n) => sum + n, 0);
