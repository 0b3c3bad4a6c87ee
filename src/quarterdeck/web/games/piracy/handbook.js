// The handbook of Piracy: both sides' turns in pictures, how either wins, what lies in the box, and what a ship sees.
import { useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { Cited, Counter, LiveExample, Part, Parts, TurnStrip, useHandbook } from "../../components/handbook.js";
import * as box from "./box.js";
import { chartOf } from "./chart.js";
import { drawn } from "./drawn.js";
import { Beams, Guns } from "./overlays.js";
import { ManOfWar } from "./pieces.js";
import { Defs, Land, Sea } from "./sea.js";
import { endsOf, shotOf } from "./sight.js";

/** @typedef {import("../../table/types.js").HandbookProps} HandbookProps */
/** @typedef {import("./sight.js").Telescope} Telescope */

// A cove to try the telescope in; no chart that anybody plays on.
const COVE = {
  name: "",
  rows: ["#########", "#.......#", "#..oo...#", "#..$....#", "#.....o.#", "#.=.....H", "#.......#", "#########"],
  harbours: [""],
  islands: ["", ""],
};
const START = box.squareOf("F4");

/** @param {string} name @param {string} [kind] */
const picture = (name, kind) => html`<${Art} class=${kind} name=${`piracy/${name}`} />`;

const Turn = () => {
  const text = useHandbook("piracy");
  const pictures = [
    html`${picture("pirate")}<i>→</i>${picture("wheel")}`,
    html`${picture("pirate")}${picture("chest")}<i>→</i>${picture("chest-gone")}`,
    html`${picture("garrison-down")}${picture("garrison-open")}${picture("garrison-closed")}`,
    html`${picture("navy-1")}${picture("die-4")}`,
    html`${picture("spyglass")}${picture("navy-2")}`,
    html`${picture("navy-3")}${picture("cannon")}${picture("splash")}`,
  ];
  const clauses = [["P9", "P10"], ["P11", "P12"], ["P13", "P14"], ["P18", "P19"], ["P20", "P24"], ["P21", "P25"]];
  const steps = ["sail", "load", "escape", "throw", "look", "fire"].map((name, place) => ({
    title: text(`turn-${name}`),
    say: text(`turn-${name}-say`, { speed: box.SPEED }),
    clauses: clauses[place],
    picture: pictures[place],
  }));
  return html`<${TurnStrip} steps=${steps} />`;
};

const ENDS = /** @type {[string, string, string[]][]} */ ([
  ["pirate", "escaped", ["P1", "P13"]],
  ["navy", "sunk", ["P21"]],
  ["navy", "caught", ["P16", "P25"]],
  ["navy", "shut-in", ["P17"]],
  ["navy", "late", ["P30"]],
]);

/** @param {HandbookProps} props */
const HowItEnds = ({ options }) => {
  const text = useHandbook("piracy");
  const { words } = useShell();
  const ends = options.seize ? [...ENDS, /** @type {[string, string, string[]]} */ (["navy", "seized", ["P14"]])] : ENDS;
  return html`<table class="ladder"><caption class="sr">${text("ends")}</caption><tbody>
    <tr><th scope="col">${text("wins")}</th><th scope="col">${text("when")}</th></tr>
    ${ends.map(
      ([side, end, clauses]) => html`<tr key=${end}><th scope="row">${picture(side === "pirate" ? "pirate" : "navy-1")} ${words.text(`piracy-role-${side}`)}</th>
      <td class="ladder__say">${text("end", { end })}<${Cited} numbers=${clauses} /></td></tr>`,
    )}</tbody></table>`;
};

/** Where a salvo would fall, each way. @param {{square: number, range: number}} props */
const Falls = ({ square, range }) => {
  const { words } = useShell();
  const text = useHandbook("piracy");
  const chart = chartOf(COVE);
  return html`<ul>${box.DIRECTIONS.map((direction, at) => {
    const { goal } = shotOf(chart, square, at, range);
    const where = words.text("piracy-page-direction", { direction });
    return html`<li key=${direction}>${text("falls", { where, square: goal == null ? "none" : box.nameOf(goal) })}</li>`;
  })}</ul>`;
};

/** @param {{square: number, range: number, ends: number[], onPut: (square: number) => void}} props */
const Cove = ({ square, range, ends, onPut }) => {
  const text = useHandbook("piracy");
  const chart = chartOf(COVE);
  const [wide, high] = [chart.columns * box.SIDE, chart.rows * box.SIDE];
  const free = [...chart.ocean].filter((each) => each !== square);
  return html`<svg class="cove" viewBox=${`0 0 ${wide} ${high}`} role="group" aria-label=${text("cove")}>
    <${Defs} chart=${chart} /><${Sea} chart=${chart} /><${Land} chart=${chart} />
    <${Beams} look=${{ square, ends, answer: "nay", done: false }} sighted=${null} />
    <${Guns} start=${square} range=${range} chart=${chart} />
    <${ManOfWar} ship=${0} square=${square} captain=${0} />
    ${free.map((each) => {
      const [column, row] = box.cellOf(each);
      return html`<rect key=${each} class="cove__square" data-square=${box.nameOf(each)} x=${column * box.SIDE} y=${row * box.SIDE}
        width=${box.SIDE} height=${box.SIDE} onClick=${() => onPut(each)} />`;
    })}</svg>`;
};

/** @param {HandbookProps} props */
const TrySight = ({ options }) => {
  const text = useHandbook("piracy");
  const [square, put] = useState(START);
  const [range, setRange] = useState(2);
  const chart = chartOf(COVE);
  const ends = endsOf(chart, /** @type {Telescope} */ (options.telescope ?? "eight"), square, []);
  const waters = [...chart.ocean].sort((one, other) => one - other);
  return html`<${LiveExample} title=${text("try")} say=${text("try-say", { lines: String(options.telescope) })}
    answer=${html`<span>${text("sees", { square: box.nameOf(square), count: ends.length })}</span><${Falls} square=${square} range=${range} />`}>
    <${Cove} square=${square} range=${range} ends=${ends} onPut=${put} />
    <div class="live__row"><label class="live__field"><span>${text("square")}</span><select class="input" id="try-square" value=${square}
      onChange=${(/** @type {import("../../app/html.js").Choosing} */ event) => put(Number(event.currentTarget.value))}>
      ${waters.map((each) => html`<option key=${each} value=${each}>${box.nameOf(each)}</option>`)}</select></label>
    <${Counter} label=${text("range")} value=${range} least=${1} most=${box.FARTHEST} onChange=${setRange}>${picture(`die-${range}`)}<//></div><//>`;
};

/** @param {HandbookProps} props */
const Points = (props) => html`<${HowItEnds} ...${props} /><${TrySight} ...${props} />`;

const [OPEN, CLOSED] = box.GARRISONS;
const PARTS = /** @type {[string, string, number | null, string[]][]} */ ([
  ["ship", "navy-1", box.SHIPS, ["P3", "P8"]],
  ["black-ship", "pirate", 1, ["P7", "P10"]],
  ["chest", "chest", box.CHESTS, ["P4", "P12"]],
  ["harbour", "anchor", box.HARBOURS, ["P6"]],
  ["face-down", "garrison-down", OPEN + CLOSED, ["P6"]],
  ["open", "garrison-open", OPEN, ["P13"]],
  ["closed", "garrison-closed", CLOSED, ["P14"]],
  ["telescope", "spyglass", null, ["P20"]],
  ["guns", "cannon", null, ["P21", "P22", "P23"]],
  ["strait", "strait", null, ["P15", "P26"]],
  ["die", "die-6", 1, ["P18"]],
]);

/** @param {HandbookProps} props */
const Box = ({ options }) => {
  const text = useHandbook("piracy");
  const agreed = { lines: String(options.telescope), seize: String(options.seize) };
  const numbers = { enough: box.ENOUGH, most: box.PER_ISLAND };
  return html`<${Parts} title=${text("chart", { name: /** @type {{name?: string}} */ (options.map)?.name ?? "none" })}>${PARTS.map(
    ([name, sign, count, clauses]) => html`<${Part} key=${name} name=${text(`part-${name}`)} count=${count}
      picture=${picture(sign)}>${text(`part-${name}-say`, { ...agreed, ...numbers })}<${Cited} numbers=${clauses} /><//>`,
  )}<//>`;
};

/** @type {import("../../table/types.js").Handbook} */
export default {
  drawn,
  style: ["/games/any/handbook.css", "/games/piracy/handbook.css"],
  ...{ Turn, Points, Box },
};
