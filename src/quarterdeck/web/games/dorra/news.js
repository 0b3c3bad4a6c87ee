// How news of Buccaneer is dressed: the clause it can be looked up under, what is glad and what is grave.
import { html } from "../../app/html.js";
import { Chip, Thing } from "./pieces.js";

/** @typedef {import("./scene.js").Mood} Mood */

/** @type {Record<string, string>} */
const CLAUSES = {
  "turned-up": "D6",
  passed: "D5",
  mutinied: "D21",
  boarded: "D13",
  took: "D15",
  looted: "D17",
  paid: "D17",
  profited: "D17",
  "fell-short": "D18",
  "broke-up": "D29",
  "sailed-away": "D29",
  majority: "D27",
  consoled: "D27",
  "broke-tie": "D28",
  won: "D28",
};

/** @param {import("./scene.js").GameEvent} event */
export const clauseOf = ({ event }) => CLAUSES[event] ?? "";

const HELD = ["mutinied", "broke-up", "sailed-away", "fell-short", "majority", "broke-tie"];

/** Worth looking at until somebody says go on. @param {Mood | null} mood */
export const isHeld = (mood) => HELD.includes(mood?.kind ?? "");
export const isShaken = (/** @type {Mood | null} */ mood) => mood?.kind === "mutinied";
export const isGrave = (/** @type {import("./scene.js").GameEvent} */ { event }) =>
  ["mutinied", "broke-up", "sailed-away"].includes(event);
export const isGlad = (/** @type {import("./scene.js").GameEvent} */ { event }) => ["profited", "majority", "won"].includes(event);

/** What a log line is about. @param {{event: import("./scene.js").GameEvent}} props */
export const Glyphs = ({ event }) => {
  if (event.event === "took" || event.event === "majority")
    return html`<${Thing} class="glyph" kind=${event.kind} />`;
  return event.event === "moved" || event.event === "paid"
    ? html`<${Chip} class="glyph" seat=${event.other} />`
    : null;
};
