// The water and its coasts: drawn once, the same every time.
import { Art, html } from "../../app/html.js";

/** The shore line: a few waves on top of each other. */
const LINE = (() => {
  const points = Array.from({ length: 31 }, (_, i) => ({
    x: (i / 30) * 1000,
    y: 12 + 7 * Math.sin(i * 0.9) + 5 * Math.sin(i * 2.3 + 1) + 3 * Math.sin(i * 5.1),
  }));
  const curve = points.slice(1).map((to, i) => {
    const [from, middle] = [points[i], ((points[i].x + to.x) / 2).toFixed(1)];
    return `C${middle} ${from.y.toFixed(1)} ${middle} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  });
  return `0 ${points[0].y.toFixed(1)}${curve.join("")}`;
})();
const SHALLOWS = [
  [46, 0.2],
  [32, 0.26],
  [20, 0.36],
  [10, 0.5],
];

export const Coast =
  () => html`<svg class="coast" viewBox="0 0 1000 46" preserveAspectRatio="none" aria-hidden="true">
  ${SHALLOWS.map(
    ([width, part]) => html`<path key=${width} d=${`M${LINE}`} fill="none" stroke="var(--sea-light)"
    stroke-opacity=${part} stroke-width=${width} />`,
  )}
  <path d=${`M0 0L${LINE}L1000 0Z`} fill="var(--land)" />
  <path d=${`M${LINE}`} fill="none" stroke="#fff6dc" stroke-opacity=".55" stroke-width="5" />
  <path d=${`M${LINE}`} fill="none" stroke="var(--ink-soft)" stroke-width="1.6" /></svg>`;

/**
 * A number between 0 and 1 that is always the same for the same place.
 * @param {number} row
 * @param {number} column
 */
const speck = (row, column) => {
  const n = Math.sin(row * 91.7 + column * 47.3) * 43758.5;
  return n - Math.floor(n);
};

const WAVES = Array.from({ length: 26 * 22 }, (_, i) => ({ row: Math.floor(i / 22), column: i % 22 }))
  .map(({ row, column }) => ({ row, column, f: speck(row, column) }))
  .filter(({ f }) => f <= 0.42);

export const Sea =
  () => html`<svg class="sea-art" preserveAspectRatio="xMidYMid slice" viewBox="0 0 900 700" aria-hidden="true">
  ${Array.from({ length: 32 }, (_, i) => {
    const [x, y] = [450 + 900 * Math.cos((i * Math.PI) / 16), 400 + 900 * Math.sin((i * Math.PI) / 16)];
    return html`<path key=${i} d=${`M450 400L${x.toFixed(0)} ${y.toFixed(0)}`} stroke="#fff"
      stroke-opacity=${i % 2 ? 0.06 : 0.14} />`;
  })}
  ${WAVES.map(
    ({
      row,
      column,
      f,
    }) => html`<path key=${`${row}.${column}`} fill="none" stroke="#fff" stroke-linecap="round"
    d=${`M${(column * 42 + f * 50).toFixed(0)} ${250 + row * 12}q5-4 10 0t10 0`}
    stroke-opacity=${(0.1 + f * 0.3).toFixed(2)}
    stroke-width="1.2" />`,
  )}</svg>`;

/** @typedef {[string, number, number, number]} Spot  what stands there, from the left, from the top, how large */

/** Hills and palms on the land. @param {{rows: Spot[]}} props */
export const Wild = ({ rows }) =>
  rows.map(
    ([what, left, top, size]) => html`<span key=${`${left}.${top}`} class="wild"
    style=${{ left: `${left}%`, top: `${top}%`, width: `${size}px`, height: `${size}px` }}>
    <${Art} name=${`dorra/${what}`} /></span>`,
  );
