// How news of Waddingtons Buccaneer is dressed: the clause it can be looked up under, what is glad and what is grave.
import { html } from "../../app/html.js";
import * as box from "./box.js";
import { Thing } from "./pieces.js";

/** @typedef {import("./scene.js").Mood} Mood */

/** @type {Record<string, string>} */
const CLAUSES = {
  "port-chosen": "W1",
  dealt: "W2",
  stocked: "W4",
  sailed: "W9",
  turned: "W10",
  stayed: "W11",
  blown: "W22",
  challenged: "W40",
  mustered: "W31",
  loaded: "W30",
  landed: "W30",
  chested: "W38",
  traded: "W28",
  salvaged: "W27",
  attacked: "W33",
  called: "W15",
  "hands-shown": "W33",
  beat: "W33",
  "fought-even": "W36",
  plundered: "W34",
  fled: "W35",
  "turned-up": "W18",
  swapped: "W25a",
  "chart-landed": "W25a",
  won: "W39",
  "rounds-over": "W41",
};

/** @param {import("./scene.js").GameEvent} event */
export const clauseOf = ({ event }) => CLAUSES[event] ?? "";

const HELD = ["turned-up", "beat", "fought-even"];

/** Worth looking at until somebody says go on. @param {Mood | null} mood */
export const isHeld = (mood) => HELD.includes(mood?.kind ?? "");
export const isShaken = (/** @type {Mood | null} */ mood) => ["attacked", "called"].includes(mood?.kind ?? "");
export const isGrave = (/** @type {import("./scene.js").GameEvent} */ { event }) => ["attacked", "called", "beat"].includes(event);
export const isGlad = (/** @type {import("./scene.js").GameEvent} */ { event }) => ["chested", "won"].includes(event);

/** What a log line is about. @param {{event: import("./scene.js").GameEvent}} props */
export const Glyphs = ({ event }) => {
  if ("thing" in event) return html`<${Thing} class="glyph" thing=${event.thing} />`;
  return "kind" in event ? html`<${Thing} class="glyph" thing=${box.TREASURE + event.kind} />` : null;
};
