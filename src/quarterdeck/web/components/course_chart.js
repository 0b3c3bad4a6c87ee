// How a game went: everyone's chance or score after every move, with the moments that decided it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useShell } from "../app/shell.js";
import { COLOURS, letter } from "./flag.js";

/**
 * @typedef {import("../net/messages.js").Course} Course
 * @typedef {{rows: number[][], sides: number[][], marks: number[], write: (value: number) => string}} Curve  a row for every move, a value in it for every side
 */

const WIDTH = 760;
const [LEFT, RIGHT, TOP, BOTTOM] = [50, 26, 18, 14];
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

/** How high the sheet is to be for its place; the width is always the same. */
function useHeight() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [height, setHeight] = useState(200);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const whole = ((LEFT + WIDTH + RIGHT) * contentRect.height) / contentRect.width;
      setHeight(Math.max(120, Math.min(620, whole - TOP - BOTTOM)));
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, height };
}

/** One side's line. @param {{seats: number[], side: number, points: [number, number][]}} props */
const Line = ({ seats, side, points }) => {
  const path = points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const [, end] = points.at(-1) ?? [0, 0];
  return html`<g data-seat=${COLOURS[seats[0]]}>
    <path class="halo" d=${path} /><path class="ln" d=${path} stroke-dasharray=${DASHES[side]} />
    <circle class="chart__tag" cx=${WIDTH} cy=${end} r="11" />
    <text class="on" x=${WIDTH} y=${end}>${letter(seats[0])}</text></g>`;
};

/** @param {{curve: Curve, turning?: Course["turning"], now: number, label: string}} props */
export const CourseChart = ({ curve: { rows, sides, marks, write }, turning = [], now, label }) => {
  const { place, height } = useHeight();
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const x = (/** @type {number} */ at) => (WIDTH * at) / Math.max(1, rows.length - 1);
  const y = (/** @type {number} */ value) => height - (height * (value - low)) / (high - low);
  const box = `${-LEFT} ${-TOP} ${LEFT + WIDTH + RIGHT} ${TOP + height + BOTTOM}`;
  return html`<div class="chart" ref=${place}><svg viewBox=${box} role="img" aria-label=${label}>
    ${marks.map(
      (mark) => html`<g key=${mark}><path class="grid" d=${`M0 ${y(mark)}H${WIDTH}`} />
      <text x="-8" y=${y(mark) + 4} text-anchor="end">${write(mark)}</text></g>`,
    )}
    ${sides.map(
      (seats, side) => html`<${Line} key=${side} seats=${seats} side=${side}
      points=${rows.map((row, at) => [x(at), y(row[side])])} />`,
    )}
    <path class="chart__now" d=${`M${x(now)} 0V${height + BOTTOM}`} />
    ${turning.map(
      ({ line }, at) => html`<g key=${line} class="turning"><path d=${`M${x(line)} 0V${height}`} />
      <circle cx=${x(line)} cy="-4" r="10" /><text x=${x(line)} y="-4">${at + 1}</text></g>`,
    )}
  </svg></div>`;
};
