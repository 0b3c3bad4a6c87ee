// How a game went: everyone's chance or score after every move, with the moments that decided it.
import { html } from "../app/html.js";
import { useSize } from "../hooks/size.js";
import { moveApart } from "../table/apart.js";
import { COLOURS, letter } from "./flag.js";
import { MARKS_APART, TurningMarks } from "./turning_marks.js";

/**
 * @typedef {import("../net/messages.js").Course} Course
 * @typedef {{rows: number[][], sides: number[][], marks: number[], write: (value: number) => string}} Curve  a row for every move, a value in it for every side
 */

// In CSS pixels, as everything here: the sheet is as large as its place, so that letters are as large as elsewhere.
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 30, 34, 10];
const NUMBER = 17; // from one number of the scale to the next, at least
const TAG = 11; // of the circle with a side's letter, from its middle
const DASHES = ["", "9 5", "3 5", "12 4 2 4", "16 6"];
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const RULES = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Round numbers to rule the sheet by, five at most. @param {number} low @param {number} high */
const rules = (low, high) => {
  const apart = RULES.find((each) => (high - low) / each <= 5) ?? 10000;
  const marks = [];
  for (let mark = Math.ceil(low / apart) * apart; mark <= high; mark += apart) marks.push(mark);
  return marks;
};

/** Everyone's chance to win. @param {Course} course @param {import("../table/words.js").Words} words @returns {Curve} */
export const chanceCurve = ({ chances, parts }, words) => ({
  rows: chances,
  sides: parts.map(({ seats }) => seats),
  marks: QUARTERS,
  write: (value) => words.percent(value),
});

/** Everyone's score. @param {import("../net/seen.js").Replay} replay @returns {Curve} */
export const scoreCurve = ({ frames }) => {
  const rows = frames.map(({ scores }) => scores);
  const all = rows.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  return {
    rows,
    sides: frames[0].scores.map((/** @type {number} */ _, /** @type {number} */ seat) => [seat]),
    marks: [low, ...rules(low, high).filter((mark) => mark > low && mark < high), high],
    write: String,
  };
};

/** Of the numbers at the side all that can be read; the lowest and the highest always. @param {number[]} marks @param {(value: number) => number} y */
const legible = (marks, y) => {
  const top = y(marks[marks.length - 1]);
  let below = Number.POSITIVE_INFINITY;
  return marks.filter((mark, at) => {
    const last = at === marks.length - 1;
    if (!last && (below - y(mark) < NUMBER || (at > 0 && y(mark) - top < NUMBER))) return false;
    below = y(mark);
    return true;
  });
};

/** How high each side's letter stands: where its line ends, or beside its neighbours there. @param {number[]} ends @param {number} height */
const tagsAt = (ends, height) => {
  const order = ends.map((_, side) => side).sort((one, other) => ends[one] - ends[other]);
  const apart = moveApart(order.map((side) => ends[side]), 2 * TAG + 1, 0, height);
  return ends.map((_, side) => apart[order.indexOf(side)]);
};

/** One side's line. @param {{seats: number[], side: number, points: [number, number][], tag: number}} props */
const Line = ({ seats, side, points, tag }) => {
  const path = points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const beside = (points.at(-1)?.[0] ?? 0) + TAG + 5;
  return html`<g data-seat=${COLOURS[seats[0]]}>
    <path class="halo" d=${path} /><path class="ln" d=${path} stroke-dasharray=${DASHES[side]} />
    <circle class="chart__tag" cx=${beside} cy=${tag} r=${TAG} />
    <text class="on" x=${beside} y=${tag}>${letter(seats[0])}</text></g>`;
};

/** A turning point's line, from under its number. @param {{x: number, sign: number, height: number}} props */
const Turned = ({ x, sign, height }) => html`<path class="chart__turned" d=${`M${sign} -9L${x} 0V${height}`} />`;

/** @param {{curve: Curve, turning: number[], now: number, label: string, onGo: (line: number) => void}} props */
export const CourseChart = ({ curve: { rows, sides, marks, write }, turning, now, label, onGo }) => {
  const { place, ...sheet } = useSize();
  const [width, height] = [sheet.width - LEFT - RIGHT, sheet.height - TOP - BOTTOM];
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (/** @type {number} */ at) => (width * at) / Math.max(1, rows.length - 1);
  const y = (/** @type {number} */ value) => height - (height * (value - low)) / (high - low);
  const signs = moveApart(turning.map(x), MARKS_APART, 0, width - TAG);
  const tags = tagsAt((rows.at(-1) ?? []).map(y), height);
  return html`<div class="chart" ref=${place}>${
    width > 0 &&
    html`<svg viewBox=${`${-LEFT} ${-TOP} ${sheet.width} ${sheet.height}`} role="img" aria-label=${label}>
    ${legible(marks, y).map(
      (mark) => html`<g key=${mark}><path class="grid" d=${`M0 ${y(mark)}H${width}`} />
      <text x="-8" y=${y(mark)} text-anchor="end">${write(mark)}</text></g>`,
    )}
    ${turning.map((line, at) => html`<${Turned} key=${line} x=${x(line)} sign=${signs[at]} height=${height} />`)}
    ${sides.map(
      (seats, side) => html`<${Line} key=${side} seats=${seats} side=${side} tag=${tags[side]}
      points=${rows.map((row, at) => [x(at), y(row[side])])} />`,
    )}
    <path class="chart__now" d=${`M${x(now)} 0V${height + BOTTOM}`} /></svg>`
  }<${TurningMarks} signs=${signs} lines=${turning} now=${now} onGo=${onGo} /></div>`;
};
