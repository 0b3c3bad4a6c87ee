// The sheet itself: water with its soundings, land with hills and palms, and the ruled frame. Drawn once a chart.
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { cellOf, midOf, nameOf, SIDE } from "./box.js";
import { shoresOf } from "./chart.js";
import { hash } from "./coast.js";

/** @typedef {import("./chart.js").Chart} Chart */

const SHOALS = /** @type {[number, string][]} */ ([
  [23, "--shoal-1"],
  [16, "--shoal-2"],
  [9, "--shoal-3"],
]);
const ROSE = 2; // squares the compass rose is wide

/** @param {string} name @param {number} x @param {number} y @param {number} width @param {number} [height] */
export const use = (name, x, y, width, height = width) =>
  html`<use href=${`/art/piracy.svg#${name}`} x=${x} y=${y} width=${width} height=${height} />`;

/** Patterns and filters that the drawing refers to. @param {{chart: Chart}} props */
export const Defs = ({ chart: { columns, rows, coast } }) => html`<defs>
  <clipPath id="chart-clip"><rect width=${columns * SIDE} height=${rows * SIDE} /></clipPath>
  <clipPath id="land-clip"><path d=${coast} clip-rule="evenodd" /></clipPath>
  <radialGradient id="lamp" cx=".46" cy=".45" r=".75"><stop offset="0" stop-color="var(--water)" />
    <stop offset="1" stop-color="var(--water-2)" /></radialGradient>
  <filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11" /></filter>
  <filter id="softer"><feGaussianBlur stdDeviation="5" /></filter>
  <filter id="paper" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="7" />
    <feColorMatrix values="0 0 0 0 .35  0 0 0 0 .22  0 0 0 0 .05  0 0 0 .55 -.14" /></filter>
  <pattern id="hach" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
    <path d="M0 3h6" stroke="var(--hill)" stroke-width=".8" stroke-opacity=".45" /></pattern>
  <pattern id="fog" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="10" height="10" fill="var(--fog)" fill-opacity=".12" />
    <path d="M0 5h10" stroke="var(--fog)" stroke-width="1.6" stroke-opacity=".5" /></pattern></defs>`;

/** Where the compass rose finds most room. @param {Chart} chart @returns {[number, number]} */
function roomiest(chart) {
  let [best, most] = [[1, 1], -1];
  for (let y = 1; y < chart.rows - 2; y++)
    for (let x = chart.columns - 3; x > 0; x--) {
      const corners = [0, 1].flatMap((v) => [0, 1].map((u) => (y + v) * 32 + x + u));
      const free = corners.filter((each) => chart.ocean.has(each) && !chart.straits.includes(each)).length;
      const score = free * 10 + Math.abs(x - chart.columns / 2) / 4 - Math.abs(y - 1) / 2;
      if (score > most) [best, most] = [[x, y], score];
    }
  return /** @type {[number, number]} */ (best);
}

/** @param {Chart} chart */
function rhumbs({ columns, rows }, /** @type {[number, number]} */ [x, y]) {
  const stars = [
    [x + 1, y + 1, 32],
    [0, rows, 16],
    [columns, 0, 16],
  ];
  return stars
    .flatMap(([u, v, count]) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i * 2 * Math.PI) / count;
        const [dx, dy] = [1300 * Math.cos(angle), 1300 * Math.sin(angle)];
        return `M${u * SIDE} ${v * SIDE}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
      }),
    )
    .join("");
}

/** Fathoms here and there, deeper far from land. @param {Chart} chart */
function soundings({ ocean, straits, columns, rows }) {
  const land = Array.from({ length: rows * columns }, (_, i) => [
    i % columns,
    Math.floor(i / columns),
  ]).filter(([x, y]) => !ocean.has(y * 32 + x));
  return [...ocean]
    .filter((square) => !straits.includes(square))
    .map(cellOf)
    .filter(([x, y]) => hash(x + 3, y + 7) <= 0.5)
    .map(([x, y]) => {
      const far = Math.min(9, ...land.map(([u, v]) => Math.hypot(u - x, v - y)));
      return html`<text key=${`${x}.${y}`} class="depth" aria-hidden="true" x=${(x + 0.14 + 0.5 * hash(x, y)) * SIDE}
        y=${(y + 0.28 + 0.6 * hash(y, x)) * SIDE}>${Math.round(far * far * 3 + hash(x * 3, y) * 5 + 1)}</text>`;
    });
}

/** @param {{chart: Chart}} props */
export const Sea = ({ chart }) => {
  const { columns, rows, coast } = chart;
  const [x, y] = roomiest(chart);
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * SIDE} 0v${rows * SIDE}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}h${columns * SIDE}`),
  ];
  return html`<g fill="none"><rect width=${columns * SIDE} height=${rows * SIDE} fill="url(#lamp)" />
    ${SHOALS.map(
      ([width, colour]) => html`<g key=${width} stroke-linejoin="round">
      <path d=${coast} stroke="var(--lining)" stroke-opacity=".55" stroke-width=${2 * width + 1.4} />
      <path d=${coast} stroke=${`var(${colour})`} stroke-width=${2 * width} /></g>`,
    )}
    <path d=${rhumbs(chart, [x, y])} stroke="var(--grid)" stroke-opacity=".17" stroke-width=".8" />
    <g color="var(--grid)" opacity=".62">${use("rose", x * SIDE, y * SIDE, ROSE * SIDE)}</g>
    <path d=${lines.join("")} stroke="var(--grid)" stroke-opacity=".28" stroke-width=".9" />
    ${soundings(chart)}
    <g color="var(--grid)" opacity=".55">${chart.harbours
      .flatMap(({ square }) => shoresOf(chart, square))
      .map((square) => {
        const [u, v] = midOf(square);
        return use("anchor", u - 8, v - 8, 16);
      })}</g></g>`;
};

/** What grows or rises on a square of land. @param {string} sign @param {number} x @param {number} y */
function wild(sign, x, y) {
  const h = hash(x * 1.3, y * 2.1);
  if (sign === "o" && h < 0.55)
    return html`<g color="var(--green)">${use("palm", (x + 0.18) * SIDE, (y + 0.2) * SIDE, 20)}
      ${use("palm", (x + 0.45) * SIDE, (y + 0.36) * SIDE, 16)}</g>`;
  if (sign === "o" || (sign === "#" && h < 0.34))
    return html`<g color="var(--hill)">${use("hill", (x + 0.2) * SIDE, (y + 0.28) * SIDE, 30, 20)}</g>`;
  return null;
}

/** @param {{chart: Chart}} props */
export const Land = ({ chart: { coast, signs, straits, islands, columns, rows } }) => {
  const text = useText("piracy");
  return html`<g>
  <g class="land-shadow"><path d=${coast} fill="var(--landfill)" fill-rule="evenodd" /></g>
  <g clip-path="url(#land-clip)" fill="none">
    <path d=${coast} stroke="var(--land-2)" stroke-width="22" stroke-opacity=".6" />
    <path d=${coast} stroke="url(#hach)" stroke-width="16" /></g>
  <path d=${coast} fill="none" stroke="var(--coast)" stroke-width="1.8" stroke-linejoin="round" />
  ${signs.flatMap((row, y) => [...row].map((sign, x) => wild(sign, x, y)))}
  ${straits.map((square) => {
    const [column, row] = cellOf(square);
    return html`<g key=${square} data-name=${text("look", { square: nameOf(square), ground: "strait", name: "", token: "" })}>${use("strait", column * SIDE, row * SIDE, SIDE)}</g>`;
  })}
  ${islands.map(
    ({ name, x, y }) => html`<text key=${name} class="isle-name" x=${x * SIDE} y=${y * SIDE}
    text-anchor="middle">${name}</text>`,
  )}
  <rect class="grain" width=${columns * SIDE} height=${rows * SIDE} filter="url(#paper)" opacity=".34" /></g>`;
};

const [BESIDE, ABOVE] = [46, 36]; // how broad the frame is: two figures fit into it where a chart is small

/** The whole chart with its frame, as a drawing's box. @param {Chart} chart */
export const boxOf = ({ columns, rows }) =>
  `${-BESIDE} ${-ABOVE} ${columns * SIDE + 2 * BESIDE} ${rows * SIDE + 2 * ABOVE}`;

/** Letters and numbers round the sheet. @param {{chart: Chart}} props */
export const Frame = ({ chart: { columns, rows } }) => {
  const [width, height] = [columns * SIDE, rows * SIDE];
  const letters = Array.from({ length: columns }, (_, x) => String.fromCharCode(65 + x));
  const bars = [
    ...letters.flatMap((_, x) =>
      [-8, height + 2].map((y) => `M${x * SIDE} ${y}h${SIDE / 2}v6h${-SIDE / 2}z`),
    ),
    ...Array.from({ length: rows }, (_, y) =>
      [-8, width + 2].map((x) => `M${x} ${y * SIDE}h6v${SIDE / 2}h-6z`),
    ).flat(),
  ];
  return html`<g class="chart-frame" text-anchor="middle">
    <path d=${`M${-BESIDE} ${-ABOVE}H${width + BESIDE}V${height + ABOVE}H${-BESIDE}ZM0 0V${height}H${width}V0Z`} fill="var(--parchment-deep)"
      fill-rule="evenodd" />
    <path d=${bars.join("")} fill="var(--chart-ink)" />
    ${letters.map((each, x) =>
      [-22, height + 22].map((y) => html`<text class="coord" aria-hidden="true" x=${(x + 0.5) * SIDE} y=${y}>${each}</text>`),
    )}
    ${Array.from({ length: rows }, (_, y) =>
      [-27, width + 27].map(
        (x) => html`<text class="coord" aria-hidden="true" x=${x} y=${(y + 0.5) * SIDE}>${y + 1}</text>`,
      ),
    )}
    <g fill="none" stroke="var(--chart-ink)"><rect x="-8" y="-8" width=${width + 16} height=${height + 16} stroke-width="1.2" />
      <rect x="-1" y="-1" width=${width + 2} height=${height + 2} stroke-width="2" />
      <rect x="-10.5" y="-10.5" width=${width + 21} height=${height + 21} stroke-width=".8" /></g></g>`;
};
