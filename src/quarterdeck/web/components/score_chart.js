// How it went: every seat's score after every turn.
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { COLOURS, letter } from "./flag.js";

const [WIDTH, HEIGHT] = [760, 210];
export const DASHES = ["", "9 5", "3 5", "12 4 2 4", "16 6"];

const RULES = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Round numbers to rule the sheet by, five at most. @param {number} low @param {number} high */
const rules = (low, high) => {
  const apart = RULES.find((each) => (high - low) / each <= 5) ?? 10000;
  const marks = [];
  for (let mark = Math.ceil(low / apart) * apart; mark <= high; mark += apart) marks.push(mark);
  return marks;
};

/** @param {{turns: import("../table/story.js").Turn[], seats: number, now?: number}} props */
export const ScoreChart = ({ turns, seats, now }) => {
  const text = useText();
  const all = turns.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const x = (/** @type {number} */ place) => (WIDTH * place) / Math.max(1, turns.length);
  const y = (/** @type {number} */ score) => HEIGHT - (HEIGHT * (score - low)) / (high - low);
  const line = (/** @type {number} */ seat) =>
    [turns[0]?.before[seat] ?? 0, ...turns.map(({ scores }) => scores[seat])]
      .map((score, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(score).toFixed(1)}`)
      .join("");
  const last = turns.at(-1)?.scores ?? [];
  return html`<svg class="chart" viewBox="-50 -18 836 254" role="img" aria-label=${text("chart")}>
    ${rules(low, high).map((mark) => html`<g key=${mark}><path class="grid" d=${`M0 ${y(mark)}H${WIDTH}`} />
      <text x="-8" y=${y(mark) + 4} text-anchor="end">${mark}</text></g>`)}
    ${now != null && html`<path class="now" d=${`M${x(now)} 0V${HEIGHT + 20}`} />`}
    ${Array.from(
      { length: seats },
      (_, seat) => html`<g key=${seat} data-seat=${COLOURS[seat]}>
      <path class="halo" d=${line(seat)} /><path class="ln" d=${line(seat)} stroke-dasharray=${DASHES[seat]} />
      <circle class="chart__tag" cx=${WIDTH} cy=${y(last[seat])} r="11" /><text class="on" x=${WIDTH}
        y=${y(last[seat])}>${letter(seat)}</text></g>`,
    )}
  </svg>`;
};
