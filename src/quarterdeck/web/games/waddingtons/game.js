// The page of Waddingtons Buccaneer: what it does better than the plain one.
import { instead, Offers, turnWords } from "./action_bar.js";
import { Board } from "./board.js";
import { Beside, Strip } from "./captains.js";
import { Advice, Deed } from "./coach.js";
import { Scoring } from "./ending.js";
import { idle, useHand } from "./hand.js";
import { useKeys } from "./keys.js";
import { clauseOf, Glyphs, isGlad, isGrave, isHeld, isShaken } from "./news.js";
import { pictures, settle } from "./scene.js";

/** @type {Partial<import("../../table/types.js").GamePage<import("./scene.js").Scene, import("./scene.js").View, import("./scene.js").GameEvent, import("./hand.js").Hand>>} */
export default {
  style: [
    "/games/waddingtons/colours.css",
    "/games/waddingtons/pieces.css",
    "/games/waddingtons/table.css",
    "/games/waddingtons/chart.css",
    "/games/waddingtons/targets.css",
    "/games/waddingtons/told.css",
    "/games/waddingtons/zoom.css",
    "/games/waddingtons/strip.css",
    "/games/waddingtons/captains.css",
    "/games/waddingtons/crew.css",
    "/games/waddingtons/thing_buttons.css",
    "/games/waddingtons/trade.css",
    "/games/waddingtons/chance.css",
    "/games/waddingtons/fight.css",
    "/games/waddingtons/spoils.css",
    "/games/waddingtons/ending.css",
  ],
  ...{ settle, pictures, isHeld, isShaken, clauseOf, isGlad, isGrave },
  ...{ Strip, Board, Offers, Beside, Advice, Deed, Glyphs, Scoring },
  ...{ idle, useHand, useKeys, turnWords, instead },
  besideName: "waddingtons-page-beside",
  keys: [
    ["← →", "waddingtons-key-onward"],
    ["Enter", "waddingtons-key-do"],
    ["t", "waddingtons-key-turn"],
    ["a", "waddingtons-key-attack"],
    ["p", "waddingtons-key-pass"],
    ["d", "waddingtons-key-done"],
    ["s", "waddingtons-key-stay"],
    ["c", "waddingtons-key-docks"],
  ],
  about: (_view, { turn, scores }, words) =>
    words.text("waddingtons-page-about-table", { turn, points: Math.max(0, ...scores) }),
  winWords: ({ scores, view }, words) =>
    words.text("waddingtons-page-winner-say", { points: Math.max(...scores), turns: view.turn }),
  winClause: "W39",
  clauses: { two_ships: "W5", overreach: "W40", chart_value_3: "W42", one_chart: "W43", memory: "W44" },
};
