// The sea of the chart and its islands, with what lies on them. Water and land are drawn once.
import { useMemo } from "preact/hooks";
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { each, KINDS, SIDE, total, TREASURE } from "./box.js";
import { use } from "./chart_paper.js";
import { COASTS, SEA, specks, U, X, Y } from "./coast.js";
import { pictureOf, thingWords } from "./pieces.js";

const ALL = COASTS.map(({ line }) => line).join("");
const ROSE = [X(4) + 20, Y(4)];
const SHALLOWS = [
  [92, 0.1],
  [66, 0.14],
  [42, 0.2],
  [22, 0.3],
];
const LINING = /** @type {[number, string][]} */ ([
  [58, "#fff"],
  [56.4, "#000"],
  [38, "#fff"],
  [36, "#000"],
  [22, "#fff"],
  [19.6, "#000"],
  [10, "#fff"],
]);

const RHUMB = Array.from({ length: 32 }, (_, i) => {
  const at = (/** @type {number} */ far) =>
    [ROSE[0] + far * Math.cos((i * Math.PI) / 16), ROSE[1] + far * Math.sin((i * Math.PI) / 16)].map((n) =>
      n.toFixed(1),
    );
  return `M${at(62).join(" ")}L${at(1200).join(" ")}`;
}).join("");

const SWELL = (() => {
  const some = specks(77);
  const wave = () =>
    `M${(some() * (SEA - 40) + 8).toFixed(0)} ${(some() * (SEA - 16) + 8).toFixed(0)}q4-4 8 0t8 0`;
  return Array.from({ length: 120 }, wave).join("");
})();

/** @param {(n: number) => boolean} which */
const grid = (which) =>
  Array.from({ length: SIDE - 1 }, (_, i) => i + 1)
    .filter(which)
    .map((n) => `M${n * U} 0V${SEA}M0 ${n * U}H${SEA}`)
    .join("");

export const Paints = () => html`<defs>
  <radialGradient id="w-water" cx=".48" cy=".46" r=".75"><stop offset="0" class="stop-sea-a" /><stop offset="1"
    class="stop-sea-b" /></radialGradient>
  <radialGradient id="w-paper" r=".72"><stop offset=".8" class="stop-paper" /><stop offset="1" class="stop-edge" />
  </radialGradient>
  <pattern id="w-check" width="80" height="80" patternUnits="userSpaceOnUse"><path d="M0 0H40V40H0ZM40 40H80V80H40Z"
    fill="#fff" opacity=".055" /></pattern>
  <clipPath id="w-clip"><rect width=${SEA} height=${SEA} /></clipPath>
  <mask id="w-lining">${LINING.map(
    ([width, colour]) => html`<path key=${width} d=${ALL} fill="none" stroke=${colour}
    stroke-width=${width} />`,
  )}</mask></defs>`;

const drawSea = () => html`<g>
  <rect width=${SEA} height=${SEA} fill="url(#w-water)" /><rect width=${SEA} height=${SEA} fill="url(#w-check)" />
  <g clip-path="url(#w-clip)"><path d=${RHUMB} stroke="#eaf4ee" stroke-width=".7" opacity=".13" /></g>
  ${use("compass", [ROSE[0] - 80, ROSE[1] - 80, 160], { opacity: ".6" })}
  <path d=${SWELL} fill="none" stroke="#f2fbf6" opacity=".2" />
  <g class="beasts">${use("serpent", [X(12) - 20, Y(3) - 20, 150, 55])}${use("whale", [X(16) - 10, Y(17) - 30, 110, 55])}</g>
  ${SHALLOWS.map(([width, part]) => html`<path key=${width} class="shallow" d=${ALL} stroke-width=${width} opacity=${part} />`)}
  <rect width=${SEA} height=${SEA} fill="#eef8f2" opacity=".5" mask="url(#w-lining)" />
  <path class="sea-grid" d=${grid((n) => n % 5 !== 0)} /><path class="sea-grid sea-grid--five" d=${grid((n) => n % 5 === 0)} />
  <rect class="landing" x=${7 * U} y=${7 * U} width=${6 * U} height=${6 * U} rx="5" />
  ${COASTS.map(
    ({
      name,
      line,
      x,
      y,
      wide,
    }) => html`<g key=${name}><path d=${line} transform="translate(1.5 3)" fill="#0d2a35"
    opacity=".3" /><path class="land" d=${line} />${use(`land-${name}`, [x, y, wide, 160])}</g>`,
  )}
  <path class="mud" d=${`M0 ${SEA}V${SEA - 40}C14 ${SEA - 36} 30 ${SEA - 24} 40 ${SEA}Z`} />
  <g color="#3b2f18">${use("reeds", [2, SEA - 24, 34, 19])}</g>${use("cliff", [SEA - 40, 0, 40], { opacity: ".85" })}
  <g color="#fdf3da">${use("anchor", [SEA - 33, SEA - 37, 26, 33])}</g></g>`;

const NAMES = /** @type {[string, number, number, number][]} */ ([
  ["treasure", X(10.5), Y(9) - 14, 20],
  ["flat", X(3), Y(17) - 8, 18],
  ["pirate", X(18), Y(3) - 1, 18],
]);
const CORNERS = /** @type {[string, number, number, string][]} */ ([
  ["mud", 44, SEA - 8, "start"],
  ["cliff", SEA - 44, 18, "end"],
  ["anchor", SEA - 44, SEA - 8, "end"],
]);

export const Sea = () => {
  const { words } = useShell();
  const name = (/** @type {string} */ place) => words.text("waddingtons-page-place", { place });
  return html`<g>${useMemo(drawSea, [])}
    ${NAMES.map(
      ([place, x, y, size]) => html`<text key=${place} class="isle-name" x=${x} y=${y} font-size=${size}
      text-anchor="middle">${name(place)}</text>`,
    )}
    ${CORNERS.map(
      ([place, x, y, anchor]) => html`<text key=${place} class="corner-name" x=${x} y=${y} font-size="15"
      text-anchor=${anchor}>${name(place)}</text>
      <rect class="corner-spot" data-name=${name(place)} x=${x < SEA / 2 ? 0 : SEA - U} y=${y < SEA / 2 ? 0 : SEA - U} width=${U} height=${U} />`,
    )}</g>`;
};

/** Treasure, what was lost, and the crew that waits. @param {{scene: import("./scene.js").Scene}} props */
export const Lying = ({ scene: { island, flat, pile, top } }) => {
  const { words } = useShell();
  const lost = each(flat);
  return html`<g class="lying">${KINDS.map(
    (kind, i) => html`<g key=${kind} opacity=${island[i] ? 1 : 0.4} data-name=${thingWords(words, TREASURE + i)}>
      ${use(kind, [X(9) - 15 + i * 31, Y(9) - 8, 19])}
      <text class="num" x=${X(9) + 9 + i * 31} y=${Y(9) + 9}>${island[i]}</text></g>`,
  )}
    ${lost.slice(0, 4).map((thing, place) => html`<g key=${place} data-name=${thingWords(words, thing)}>${use(pictureOf(thing), [X(3) - 44 + place * 24, Y(16) - 18, 22, 27])}</g>`)}
    ${lost.length > 4 && html`<text class="num" x=${X(3) + 56} y=${Y(16) + 2}>+${total(flat) - 4}</text>`}
    <g data-name=${words.text("waddingtons-page-pile", { count: pile })}>${pile > 0 && [4, 2, 0].map((by) => use(`crew-back-${top || 1}`, [X(17) - 3 + by, Y(2) - 24 - by, 28, 39]))}</g>
    <text class="num" x=${X(18) + 28} y=${Y(2) - 2}>${words.text("waddingtons-page-pile", { count: pile })}</text></g>`;
};
