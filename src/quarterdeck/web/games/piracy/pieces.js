// What lies on the chart: tokens at the harbours, chests, ships, and where he can be.
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { COLOURS } from "../../components/flag.js";
import { cellOf, midOf, nameOf, SIDE, SUNK } from "./box.js";
import { use } from "./sea.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./scene.js").Scene} Scene */

const PAINT = ["red", "blue", "yellow", "green", "violet"]; // what navy-1 to navy-5 are painted with on our sheet

/** A harbour's name stands where the land has room for it. @param {Chart} chart @param {number} square */
function portAt({ columns, rows }, square) {
  const [column, row] = cellOf(square);
  const [x, y] = midOf(square);
  if (row === 0 || row === rows - 1) {
    const right = column > columns - 3;
    return { x: right ? x - 24 : x + 24, y: row ? y + 17 : y - 6, "text-anchor": right ? "end" : "start" };
  }
  if (column === 0) return { transform: `translate(${x - 7} ${y - 23}) rotate(-90)` };
  if (column === columns - 1) return { transform: `translate(${x + 8} ${y + 24}) rotate(90)` };
  return { x: x - 6, y: y + 37, "text-anchor": "middle" };
}

/** @param {Scene} scene @param {number} square */
export const tokenOf = ({ opened, closed }, square) =>
  opened.includes(square) ? "open" : closed.includes(square) ? "closed" : "down";

/** @param {{chart: Chart, scene: Scene}} props */
export const Harbours = ({ chart, scene }) => {
  const text = useText("piracy");
  return html`<g>${chart.harbours.map(({ square, name }) => {
    const [x, y] = midOf(square);
    const token = tokenOf(scene, square);
    return html`<g key=${square} data-token=${`${nameOf(square)} ${token}`} data-name=${text("look", { square: nameOf(square), ground: "harbour", name, token })}>
    <text class="port" ...${portAt(chart, square)}>${name}</text>
    <g key=${token} class="token">${use(`garrison-${token}`, x - 19, y - 19, 38)}</g></g>`;
  })}</g>`;
};

/**
 * Chests that lie, were stolen, or are aboard unbeknown to the Navy.
 * @param {{chart: Chart, scene: Scene}} props
 */
export const Chests = ({ chart, scene: { chests, stolen, voyage, mood } }) => {
  const text = useText("piracy");
  return html`<g>${chart.sites.map((square) => {
    const [x, y] = midOf(square);
    const gone = stolen.includes(square);
    const lies = chests.includes(square);
    const island = chart.islands.find(({ squares }) => squares.includes(square))?.name ?? "";
    const ground = gone ? "stolen" : lies ? "chest" : "site";
    const name = text("look", { square: nameOf(square), ground, name: island, token: "" });
    if (!gone && !lies) return html`<g key=${square} opacity=".75" data-name=${name}>${use("site", x - 11, y - 11, 22)}</g>`;
    return html`<g key=${square} class=${mood?.site === square ? "is-missed" : ""} data-name=${name}>
    ${use(gone ? "chest-gone" : "chest", x - 18, y - 16, 36, 32)}
    ${
      voyage?.loading === square &&
      html`<circle cx=${x + 16} cy=${y + 12} r="10" fill="var(--leaf)" stroke="#fff8e6" stroke-width="1.5" />
      <path d=${`M${x + 11} ${y + 12}l4 4 6-8`} fill="none" stroke="var(--sheet)" stroke-width="3" />`
    }</g>`;
  })}</g>`;
};

/** Where he can be, as anybody can work out. @param {{squares: number[]}} props */
export const Fog = ({ squares }) =>
  html`<g class="fog">${squares.map((square) => {
    const [column, row] = cellOf(square);
    return html`<rect key=${square} x=${column * SIDE} y=${row * SIDE} width=${SIDE} height=${SIDE} fill="url(#fog)" />`;
  })}</g>`;

/**
 * A ring of light round a ship.
 * @param {{colour?: string}} props
 */
const Halo = ({
  colour = "#ffe9a8",
}) => html`<circle r="32" fill=${colour} opacity=".75" filter="url(#softer)" />
  <circle r="30" fill="none" stroke="var(--brass)" stroke-width="2.5" stroke-dasharray="6 4" />`;

/**
 * A ship slides when its square changes; what it is drawn with stands round its own middle.
 * @param {{square: number, kind: string, size?: number, halo?: string | boolean, name?: string, children?: import("../../app/html.js").Children}} props
 */
export const Vessel = ({ square, kind, size = 56, halo, name, children }) => {
  const [x, y] = midOf(square);
  return html`<g data-name=${name} class=${`vessel vessel--${kind}`} style=${{ transform: `translate(${x}px, ${y}px)` }} data-at=${nameOf(square)}>
    ${halo && html`<${Halo} colour=${halo === true ? undefined : halo} />`}
    <g class="vessel__hull">${use(kind, -size / 2, -size / 2 - 4, size)}${children}</g></g>`;
};

/**
 * A man-of-war in her Captain's colour, with her number.
 * @param {{ship: number, square: number, captain: number, halo?: string | boolean, name?: string}} props
 */
export const ManOfWar = ({ ship, square, captain, halo, name }) => {
  const colour = COLOURS[captain];
  const paint = colour === PAINT[ship] ? {} : { [`--seat-${PAINT[ship]}`]: `var(--seat-${colour})` };
  return html`<g style=${paint} data-ship=${ship + 1}><${Vessel} square=${square} kind=${`navy-${ship + 1}`} halo=${halo} name=${name}>
    <${Badge} ship=${ship} colour=${colour} x=${16.5} y=${12.5} /><//></g>`;
};

/** @param {{ship: number, colour: string, x: number, y: number}} props */
const Badge = ({
  ship,
  colour,
  x,
  y,
}) => html`<g class="badge" data-seat=${colour}><circle cx=${x} cy=${y} r="10.5"
  fill=${`var(--seat-${colour})`} stroke="#fff8e6" stroke-width="1.8" />
  <text aria-hidden="true" x=${x} y=${y + 5.4}>${ship + 1}</text></g>`;

/** @param {{scene: Scene, names: string[]}} props */
export const Fleet = ({ scene: { ships, captains, ship, moment }, names }) => {
  const text = useText("piracy");
  return html`<g>${ships.map(
    (square, at) =>
      square !== SUNK &&
      html`<${ManOfWar} key=${at} ship=${at} square=${square} captain=${captains[at]} name=${text("ship-of", { ship: at + 1, name: names[captains[at]] ?? "" })}
      halo=${at === ship && moment !== "over" && (moment === "sail" ? "#ffb3a0" : true)} />`,
  )}</g>`;
};

/** The same ship as a picture in a panel. @param {{ship: number, captain: number, name?: string}} props */
export const ShipIcon = ({ ship, captain, name }) => {
  const colour = COLOURS[captain];
  const paint = colour === PAINT[ship] ? {} : { [`--seat-${PAINT[ship]}`]: `var(--seat-${colour})` };
  return html`<svg viewBox="-30 -34 62 62" aria-hidden="true" data-name=${name} style=${paint}>${use(`navy-${ship + 1}`, -28, -32, 56)}
    <${Badge} ship=${ship} colour=${colour} x=${16.5} y=${12.5} /></svg>`;
};
