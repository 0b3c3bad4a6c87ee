// How news of Piracy is dressed: the clause it can be looked up under, what is glad and what is grave.
import { Art, html } from "../../app/html.js";
import { ShipIcon } from "./pieces.js";

/** @typedef {import("./scene.js").Mood} Mood */

/** @type {Record<string, string>} */
const CLAUSES = {
  "became-pirate": "P2",
  buried: "P4",
  stationed: "P5",
  "slipped-out": "P7",
  departed: "P7",
  loaded: "P11",
  missed: "P12",
  "tried-to-land": "P13",
  looked: "P20",
  aye: "P24",
  moved: "P19",
  fired: "P21",
  "sank-ship": "P22",
  escaped: "P13",
  seized: "P14",
  sunk: "P21",
  caught: "P25",
  "ran-into": "P16",
  "shut-in": "P17",
  "ran-out-of-time": "P30",
  "lost-the-fleet": "P28",
};

/** @param {import("./scene.js").GameEvent} event */
export const clauseOf = ({ event }) => CLAUSES[event] ?? "";

/** Ways to end, each of which is told once. */
export const ENDINGS = [
  ...["escaped", "seized", "sunk", "caught", "ran-into", "shut-in"],
  ...["ran-out-of-time", "lost-the-fleet"],
];

const HELD = ["aye", "missed", "tried-to-land", "sank-ship", ...ENDINGS];

/** Worth looking at until somebody says go on. @param {Mood | null} mood */
export const isHeld = (mood) => HELD.includes(mood?.kind ?? "");
export const isShaken = (/** @type {Mood | null} */ mood) =>
  ["sunk", "caught", "ran-into", "sank-ship"].includes(mood?.kind ?? "");
export const isGrave = (/** @type {import("./scene.js").GameEvent} */ { event }) => event === "sank-ship" || ENDINGS.includes(event);
export const isGlad = (/** @type {import("./scene.js").GameEvent} */ { event }) => ["aye", "escaped", "won"].includes(event);

/** @type {Record<string, string>} */
const PICTURES = {
  missed: "chest-gone",
  buried: "chest",
  loaded: "chest",
  aye: "pirate",
  fired: "cannon",
  looked: "spyglass",
};

/** @typedef {import("./events.js").Stationed | import("./events.js").Moved | import("./events.js").Stayed} OwnNews */

const OWN = ["stationed", "moved", "stayed", "ceased"];

/**
 * News of a ship that her own Captain makes.
 * @param {import("./scene.js").GameEvent} event
 * @returns {event is OwnNews}
 */
const isOwn = (event) => OWN.includes(event.event);

/** What a log line is about. @param {{event: import("./scene.js").GameEvent}} props */
export const Glyphs = ({ event }) => {
  if (event.event === "threw" || event.event === "drew-lot")
    return html`<${Art} class="glyph" name=${`piracy/die-${event.die}`} />`;
  if (event.event === "tried-to-land")
    return html`<${Art} class="glyph" name=${`piracy/garrison-${event.open ? "open" : "closed"}`} />`;
  if (isOwn(event))
    return html`<span class="glyph glyph--ship"><${ShipIcon} ship=${event.ship} captain=${event.seat} /></span>`;
  const picture = PICTURES[event.event];
  return picture ? html`<${Art} class="glyph" name=${`piracy/${picture}`} />` : null;
};
