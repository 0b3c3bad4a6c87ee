// The page of Piracy: what it does better than the plain one.
import { instead, Offers, turnWords } from "./action_bar.js";
import { Board } from "./board.js";
import { Advice, Deed } from "./coach.js";
import { Scoring, winTitle, winWords } from "./ending.js";
import { idle, useHand } from "./hand.js";
import { useKeys } from "./keys.js";
import { clauseOf, Glyphs, isGlad, isGrave, isHeld, isShaken } from "./news.js";
import { Beside } from "./panels.js";
import { pictures, settle } from "./scene.js";
import { Strip } from "./strip.js";

/** @type {Partial<import("../../table/types.js").GamePage<import("./scene.js").Scene, import("./scene.js").View, import("./scene.js").GameEvent, import("./hand.js").Hand>>} */
export default {
  style: [
    "/games/piracy/chart.css",
    "/games/piracy/spyglass.css",
    "/games/piracy/pieces.css",
    "/games/piracy/overlays.css",
    "/games/piracy/reach.css",
    "/games/piracy/panels.css",
    "/games/piracy/coach.css",
    "/games/piracy/table.css",
  ],
  ...{ settle, pictures, isHeld, isShaken, clauseOf, isGlad, isGrave },
  ...{ Strip, Board, Offers, Beside, Advice, Deed, Glyphs, Scoring },
  ...{ idle, useHand, useKeys, turnWords, instead, winTitle, winWords },
  besideName: "piracy-page-beside",
  keys: [
    ["← ↑ → ↓", "piracy-key-point"],
    ["Enter", "piracy-key-do"],
    ["v", "piracy-key-way"],
    ["l", "piracy-key-look"],
    ["n e s w", "piracy-key-fire"],
    ["s h c", "piracy-key-still"],
    ["u", "piracy-key-set-up"],
    ["Esc", "piracy-key-lift"],
  ],
  about: (view, { turn, stolen }, words) =>
    words.text("piracy-page-about-table", { turn, stolen: stolen.length, name: view.options.map.name }),
  winClause: "P1",
  pointsName: "piracy-page-points",
  pointsSay: "piracy-page-points-say",
  clauses: { pirate: "P2", telescope: "P20", badge: "P13", seize: "P14", map: "P4" },
};
