// The page of Buccaneer: what it does better than the plain one.
import { instead, Offers, turnWords } from "./action_bar.js";
import { Banner } from "./banner.js";
import { Board } from "./board.js";
import { Advice, Deed } from "./coach.js";
import { Scoring } from "./ending.js";
import { idle, useHand } from "./hand.js";
import { useKeys } from "./keys.js";
import { Ledger } from "./ledger.js";
import { clauseOf, Glyphs, isGlad, isGrave, isHeld, isShaken } from "./news.js";
import { Chip } from "./pieces.js";
import { pictures, settle } from "./scene.js";

/** @type {Partial<import("../../table/types.js").GamePage<import("./scene.js").Scene, import("./scene.js").View, import("./scene.js").GameEvent, import("./hand.js").Hand>>} */
export default {
  style: [
    "/games/dorra/strait.css",
    "/games/dorra/shores.css",
    "/games/dorra/crews.css",
    "/games/dorra/water.css",
    "/games/dorra/mutiny.css",
    "/games/dorra/table.css",
    "/games/dorra/pieces.css",
    "/games/dorra/ledger.css",
  ],
  ...{ settle, pictures, isHeld, isShaken, clauseOf, isGlad, isGrave },
  ...{ Strip: Banner, Board, Offers, Beside: Ledger, Advice, Deed, Glyphs, Scoring, Mark: Chip },
  ...{ idle, useHand, useKeys, turnWords, instead },
  besideName: "dorra-page-beside",
  keys: [
    ["2 3 4 5 0", "dorra-key-crew"],
    ["← →", "dorra-key-target"],
    ["x y z", "dorra-key-ship"],
    ["Enter", "dorra-key-do"],
    ["m n", "dorra-key-mutiny"],
  ],
  about: (_view, { turn, gone, open }, words) =>
    words.text("dorra-page-about-table", { turn, fleet: Math.min(5, Math.ceil((gone + open.length) / 3)) }),
  winWords: ({ scores, view }, words) =>
    words.text("dorra-page-winner-say", { ducats: Math.max(...scores), turns: view.turn }),
  winClause: "D28",
  clauses: { memory: "D12", purses: "D30", first: "D3", ties: "D28", components: "D14" },
};
