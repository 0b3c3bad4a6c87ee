// The chart in words, for whoever listens: what stands where as a list, and what a single square is.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Lookout } from "../../components/lookout.js";
import * as box from "./box.js";
import { spotOf, U } from "./coast.js";
import { deedWords } from "./pieces.js";
import { vesselWords } from "./ships.js";
import { writeThings } from "./stakes.js";

/** @typedef {import("../../table/words.js").Words} Words */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const PLACES = /** @type {Record<string, string>} */ ({ T: "treasure", F: "flat", P: "pirate", M: "mud", C: "cliff", A: "anchor" });

/** What a square is, and of which island or bay. @param {number} square */
export function groundOf(square) {
  if (square >= box.FIRST_HARBOUR) return { ground: "harbour", place: "" };
  const [column, row] = box.placeOf(square);
  const place = PLACES[box.ROWS[row - 1][column - 1]] ?? "";
  if (place) return { ground: box.ISLANDS[place] ? "land" : "corner", place };
  const near = Object.keys(box.ISLANDS).find((island) => box.isOn(island, column, row, 1)) ?? "";
  return { ground: near ? "coast" : "sea", place: near };
}

/** What comes of going there: a ship is met, a card is drawn. @param {Scene} scene @param {import("./hand.js").Target} target */
export function fateOf(scene, { word, square }) {
  if (scene.ships.some((ship) => ship.square === square) && !box.isSafe(square)) return "meeting";
  const { ground, place } = groundOf(square);
  return word.startsWith("sail") && ground === "coast" && place === "treasure" ? "chance" : "plain";
}

/** What pressing a lit square does. @param {Words} words @param {Scene} scene @param {import("./hand.js").Target} target */
export const litWords = (words, scene, target) =>
  words.text("waddingtons-page-lit", {
    ...{ deed: deedWords(words, box.partsOf(target.word)), square: box.nameOf(target.square) },
    case: fateOf(scene, target),
  });

/** All there is to say of a square. @param {Words} words @param {Props} props @param {number} square */
function squareWords(words, { session: { scene, names }, hand }, square) {
  const ground = words.text("waddingtons-page-look", { square: box.nameOf(square), ...groundOf(square) });
  const ships = scene.ships.filter((ship) => ship.square === square);
  const lit = hand.targets.filter((each) => each.square === square);
  const more = [...ships.map((ship) => vesselWords(words, ship, names)), ...lit.map((each) => litWords(words, scene, each))];
  return [ground, ...more].join(". ");
}

/** @param {Props & {from: number}} props */
export const SeaLookout = ({ session, hand, from }) => {
  const { words } = useShell();
  const beside = (/** @type {number} */ square, /** @type {number} */ right, /** @type {number} */ down) => {
    const [column, row] = box.placeOf(square);
    return box.squareAt(column + right, row - down);
  };
  return html`<${Lookout} from=${from} beside=${beside} press=${hand.press} midOf=${spotOf} side=${U}
    say=${(/** @type {number} */ square) => squareWords(words, { session, hand }, square)} />`;
};

/** Ships, islands and docks, one after the other. @param {{session: Props["session"]}} props */
export const ChartList = ({ session: { scene, names } }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const lies = (/** @type {string} */ where, /** @type {number[]} */ counts, from = 0) =>
    text("lies", { where, things: writeThings(counts, from) });
  const island = (/** @type {string} */ place) => text("place", { place });
  const lines = [
    ...scene.ships.map((ship) => vesselWords(words, ship, names)),
    lies(island("treasure"), scene.island, box.TREASURE),
    lies(island("flat"), scene.flat),
    text("waits", { where: island("pirate"), count: scene.pile }),
    ...scene.docks.map((dock, port) => lies(words.text("waddingtons-port", { port: box.PORTS[port] }), dock)),
  ];
  return html`<ul class="sr" aria-label=${text("in-words")}>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
};
