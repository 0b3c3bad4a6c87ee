// The squares that can be chosen now: lit, pressed, and told one by one to whoever listens.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { cellOf, midOf, nameOf, SIDE } from "./box.js";
import { goalWords } from "./in_words.js";

/** @typedef {{hand: import("./hand.js").Hand, chart: import("./chart.js").Chart}} Props */

/** @param {{goal: import("./hand.js").Goal, at: number}} props */
const Light = ({ goal: { square, sea, risk }, at }) => {
  const [column, row] = cellOf(square);
  const [x, y] = midOf(square);
  if (!sea) return html`<circle class="reach__cell" cx=${x} cy=${y} r="20" />`;
  const tint = Math.min(0.75, risk * 1.7); // the likelier a ship has him there, the redder
  return html`<rect class="reach__cell" x=${column * SIDE + 3} y=${row * SIDE + 3} width="44" height="44" rx="7" />
    ${
      tint > 0 &&
      html`<rect class="reach__risk" x=${column * SIDE + 3} y=${row * SIDE + 3} width="44" height="44" rx="7"
      fill-opacity=${tint.toFixed(2)} data-order=${at} />`
    }`;
};

/** @param {Props} props */
export const Reach = ({ hand, chart }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const { goals } = hand;
  const entry = goals.find(({ square }) => square === hand.picked)?.square ?? goals[0]?.square; // one stop for the tab key
  return html`<g class=${`reaches reaches--${hand.verb}`}>${goals.map((goal, at) => {
    const { square, chance, danger } = goal;
    const [x, y] = midOf(square);
    const picked = square === hand.picked;
    return html`<g key=${square} role="button" class=${`reach ${picked ? "is-picked" : ""} ${danger ? "is-danger" : ""}`}
      tabindex=${square === entry ? 0 : -1} data-square=${nameOf(square)} aria-pressed=${String(picked)} aria-label=${goalWords(text, hand, chart, goal)}>
      <${Light} goal=${goal} at=${at} />
      ${
        chance != null &&
        html`<text class="odds in-reach" x=${x} y=${y + 5}
        text-anchor="middle">${words.percent(chance)}</text>`
      }
      ${picked && html`<rect class="reach__ring" x=${x - 24} y=${y - 24} width="48" height="48" rx="8" />`}</g>`;
  })}</g>`;
};

const SHORT = 0.4; // of the last step, which is not drawn: the figure on the square is to be read

/** The way to what is picked. @param {{start: number, path: number[]}} props */
export const Course = ({ start, path }) => {
  const points = [start, ...path].map(midOf);
  const [[x, y], [u, v]] = points.slice(-2);
  const end = [u + (x - u) * SHORT, v + (y - v) * SHORT];
  const line = `M${[...points.slice(0, -1), end].map((each) => each.join(" ")).join("L")}`;
  return html`<g class="route"><path class="route__edge" d=${line} /><path class="route__line" d=${line} /></g>`;
};
