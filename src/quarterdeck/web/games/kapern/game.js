// The page of Piraten Kapern: what it does better than the plain one.
import { instead, Offers, turnWords } from "./action_bar.js";
import { Board } from "./board.js";
import { Advice, Deed, Glyphs } from "./coach.js";
import { Throw } from "./die.js";
import { Ending } from "./ending.js";
import { idle, useHand } from "./hand.js";
import { useKeys } from "./keys.js";
import { Race } from "./race.js";
import * as scene from "./scene.js";

const { settle, pictures, isToldLate, isHeld, isShaken, clauseOf, isGlad, isGrave } = scene;

/** @type {Partial<import("../../table/types.js").GamePage<import("./scene.js").Scene, import("./scene.js").View, import("./scene.js").GameEvent, import("./hand.js").Hand>>} */
export default {
  style: [
    "/games/kapern/race.css",
    "/games/kapern/card.css",
    "/games/kapern/dice.css",
    "/games/kapern/trays.css",
    "/games/kapern/board.css",
    "/games/kapern/skull_island.css",
    "/games/kapern/coach.css",
    "/games/kapern/ending.css",
  ],
  ...{ settle, pictures, isToldLate, isHeld, isShaken, clauseOf, isGlad, isGrave },
  ...{ Board, Offers, Advice, Deed, Glyphs, Ending, Throw, Strip: Race },
  ...{ useHand, useKeys, turnWords, instead },
  idle,
  keys: [
    ["← →", "kapern-key-move"],
    ["1 … 8", "kapern-key-pick"],
    ["Enter", "kapern-key-roll"],
    ["s", "kapern-key-stop"],
    ["a", "kapern-key-all"],
    ["g", "kapern-key-guardian"],
    ["i", "kapern-key-island"],
  ],
  about: ({ options: { target } }, { turn }, words) =>
    words.text("kapern-page-about-table", { target, turn }),
  winClause: "K29",
  hasAccount: true,
  clauses: { target: "K2", first: "K1", guardian_chest: "K14", skull_chest: "K14", keep_one: "K6", floor_zero: "K18" },
};
