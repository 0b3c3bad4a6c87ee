// What passes over the chart: a telescope's lines, shots, the belief as heat, and the Pirate's own track.
import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../../app/html.js";
import { isStill } from "../../app/settings.js";
import { cellOf, midOf, SIDE, STEPS } from "./box.js";
import { use } from "./sea.js";
import { shotOf } from "./sight.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Look} Look */
/** @typedef {[number, number][]} Heat  squares, and how likely he is there */

const MOST = 16; // chances that are written out: as many as there are ways out of harbours, and some
const FLIGHT = 900; // milliseconds a ball is in the air

/** @param {number} n */
const near = (n) => n.toFixed(1);

/**
 * Whether a square lies on the line to another.
 * @param {number} start
 * @param {number} end
 * @param {number | null} square
 */
function isOn(start, end, square) {
  if (square == null) return false;
  const [[x, y], [u, v], [a, b]] = [start, end, square].map(cellOf);
  return (u - x) * (b - y) === (v - y) * (a - x) && (u - x) * (a - x) + (v - y) * (b - y) > 0;
}

/**
 * One line of sight, from the ship to the last square it reaches.
 * @param {{start: number, end: number, place: number, found: boolean}} props
 */
const Beam = ({ start, end, place, found }) => {
  const [x, y] = midOf(start);
  const [u, v] = midOf(end);
  const length = Math.hypot(u - x, v - y);
  if (!length) return null;
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const far = length + 0.42 * SIDE;
  const [near0, wide] = [5, 8 + (length / SIDE) * 3];
  const [ex, ey] = [x + dx * far, y + dy * far];
  const corner = (/** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ w) =>
    `${near(px - dy * w)} ${near(py + dx * w)}`;
  const d = `M${corner(x, y, near0)}L${corner(ex, ey, wide)}L${corner(ex, ey, -wide)}L${corner(x, y, -near0)}Z`;
  const bar = `M${corner(ex, ey, wide + 3)}L${corner(ex, ey, -wide - 3)}`;
  const style = { transformOrigin: `${x}px ${y}px`, animationDelay: `${place * 90}ms` };
  return html`<g class=${`beam ${found ? "is-found" : ""}`} style=${style}>
    <path class="beam__light" d=${d} /><path class="beam__bar" d=${bar} /></g>`;
};

/** @param {{look: Look, sighted: number | null}} props */
export const Beams = ({ look: { square, ends, answer, done }, sighted }) => {
  const [x, y] = midOf(square);
  const turn = (/** @type {number} */ end) => Math.atan2(midOf(end)[0] - x, y - midOf(end)[1]);
  const round = [...ends].sort((a, b) => turn(a) - turn(b));
  return html`<g class=${`beams beams--${answer || "open"} ${done ? "is-done" : ""}`}>${round.map(
    (end, place) => html`<${Beam} key=${`${square}.${end}`} start=${square} end=${end} place=${place}
      found=${answer === "aye" && isOn(square, end, sighted)} />`,
  )}</g>`;
};

/** Darker where he is likelier. @param {{heat: Heat}} props */
export const HeatMap = ({ heat }) => {
  const top = Math.max(0.0001, ...heat.map(([, chance]) => chance));
  return html`<g class="heat" filter="url(#soft)">${heat.map(([square, chance]) => {
    const [column, row] = cellOf(square);
    const share = chance / top;
    return html`<rect key=${square} x=${column * SIDE} y=${row * SIDE} width=${SIDE} height=${SIDE}
      fill=${`color-mix(in oklab, var(--heat) ${Math.round(share * 100)}%, var(--heat-low))`}
      fill-opacity=${(0.14 + 0.8 * share ** 0.75).toFixed(2)} />`;
  })}</g>`;
};

/**
 * The likeliest squares in numbers, but where something else is written.
 * @param {{heat: Heat, taken: number[], percent: (part: number) => string}} props
 */
export const Odds = ({ heat, taken, percent }) =>
  [...heat]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .filter(([square, chance]) => chance >= 0.01 && !taken.includes(square))
    .map(([square, chance]) => {
      const [x, y] = midOf(square);
      return html`<text key=${square} class="odds" x=${x} y=${y + 5} text-anchor="middle">${percent(chance)}</text>`;
    });

/**
 * Where each turn of a voyage ended.
 * @param {import("./scene.js").Track} voyage
 * @returns {{here: number, loaded: number | null}[]}
 */
function stopsOf({ start, legs }) {
  let here = start;
  return legs.map(({ path, loaded }) => {
    here = path.at(-1) ?? here;
    return { here, loaded };
  });
}

/** A line through the middles, its corners rounded. @param {number[]} squares */
function roundCorners(squares) {
  const points = squares.map(midOf);
  const bends = points.slice(1, -1).map(([x, y], at) => {
    const [u, v] = points[at + 2];
    return `Q${x} ${y} ${(x + u) / 2} ${(y + v) / 2}`;
  });
  return `M${points[0].join(" ")}${bends.join("")}L${points[points.length - 1].join(" ")}`;
}

/** The Pirate's way so far, turn by turn, and what he took. @param {{voyage: import("./scene.js").Track}} props */
export const Track = ({ voyage }) => {
  const stops = stopsOf(voyage);
  const squares = [
    voyage.harbour,
    voyage.start,
    ...voyage.legs.flatMap(({ path }) => path),
  ];
  const line = roundCorners(squares);
  /** @type {Map<number, number>} */
  const last = new Map(stops.map(({ here }, at) => [here, at + 1]));
  return html`<g class="track"><path class="track__halo" d=${line} /><path class="track__line" d=${line} />
    ${stops.map(({ here, loaded }, at) => {
      if (loaded == null) return null;
      const [[x, y], [u, v]] = [midOf(here), midOf(loaded)];
      return html`<path key=${at} class="track__load" d=${`M${x} ${y}L${u} ${v}`} />`;
    })}
    ${[...last].map(([square, turn]) => {
      const [x, y] = midOf(square);
      return html`<g key=${square}><circle class="track__stop" cx=${x} cy=${y} r="10" />
        <text x=${x} y=${y}>${turn}</text></g>`;
    })}</g>`;
};

/** The bow a ball flies in. @param {number} start @param {number} direction @param {number} squares */
function bow(start, direction, squares) {
  const [x, y] = midOf(start);
  const flat = Math.abs(STEPS[direction]) === 1;
  const by = STEPS[direction] > 0 ? squares * SIDE : -squares * SIDE;
  const [u, v] = flat ? [x + by, y] : [x, y + by];
  const [a, b] = flat ? [(x + u) / 2, y - 62] : [x + 58, (y + v) / 2];
  const at = (/** @type {number} */ t) => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * a + t * t * u,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * b + t * t * v,
  ];
  return { d: `M${x} ${y}Q${a} ${b} ${u} ${v}`, end: /** @type {[number, number]} */ ([u, v]), at };
}

/**
 * Where shots of this range would fall, before one is fired.
 * @param {{start: number, range: number, chart: import("./chart.js").Chart}} props
 */
export const Guns = ({ start, range, chart }) =>
  STEPS.map((_, direction) => {
    const { flown, goal } = shotOf(chart, start, direction, range);
    const { d, end } = bow(start, direction, goal == null ? flown + 0.42 : flown);
    const [x, y] = end;
    return html`<g key=${direction} class="gun"><path class="gun__halo" d=${d} /><path class="gun__line" d=${d} />
      ${goal == null ? html`<path class="gun__no" d=${`M${x - 7} ${y - 7}l14 14m0-14l-14 14`} />` : html`<g color="var(--wine)">${use("splash", x - 25, y - 27, 50)}</g>`}</g>`;
  });

/** A ball in its flight, then a splash or a hit. @param {{shot: import("./scene.js").Shot}} props */
export const Salvo = ({ shot: { start, direction, range, goal, hit } }) => {
  const { d, end, at } = bow(start, direction, range);
  const ball = useRef(/** @type {SVGElement | null} */ (null));
  useLayoutEffect(() => {
    if (isStill()) return;
    const frames = Array.from({ length: 21 }, (_, i) => {
      const [x, y] = at(i / 20);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    ball.current?.animate(frames, { duration: FLIGHT, easing: "linear", fill: "both" });
  }, [d]);
  return html`<g class="salvo"><path class="gun__line" d=${d} /><circle ref=${ball} class="salvo__ball" r="6" />
    <g class=${`salvo__end ${hit ? "is-hit" : ""}`} style=${{ transformOrigin: `${end[0]}px ${end[1]}px` }}>
      ${hit && html`<circle cx=${end[0]} cy=${end[1]} r="26" fill="var(--heat)" filter="url(#softer)" />`}
      ${goal != null && use("splash", end[0] - 25, end[1] - 27, 50)}</g></g>`;
};
