// The table of Piracy: a sea chart that can be pointed at, and on a phone a spyglass over it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { midOf, SIDE, STRIDE, SUNK } from "./box.js";
import { chartOf } from "./chart.js";
import { World } from "./chart_picture.js";
import { Frame } from "./sea.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {import("./chart.js").Chart} Chart */

const GLASS = [370, 240]; // what the spyglass shows, in units of the drawing
const FAR = 8; // pixels a finger may slip in a tap

/**
 * The square under a finger or a mouse.
 * @param {SVGSVGElement} svg
 * @param {{clientX: number, clientY: number}} event
 * @param {Chart} chart
 */
function squareUnder(svg, { clientX, clientY }, { columns, rows }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * STRIDE + column;
}

/**
 * What the spyglass looks at unless somebody moves it.
 * @param {import("./scene.js").Scene} scene
 * @param {import("./hand.js").Hand} hand
 * @param {Chart} chart
 */
function centreOf({ sighted, at, ships, ship, moment }, hand, { columns, rows }) {
  const square =
    hand.picked ?? sighted ?? at ?? (moment === "over" || ships[ship] === SUNK ? null : ships[ship]);
  const [x, y] = square == null ? [(columns * SIDE) / 2, (rows * SIDE) / 2] : midOf(square);
  const within = (/** @type {number} */ wish, /** @type {number} */ shows, /** @type {number} */ size) =>
    Math.max(shows / 2, Math.min(size - shows / 2, wish));
  return [within(x, GLASS[0], columns * SIDE), within(y, GLASS[1], rows * SIDE)];
}

/**
 * Large enough to tap: drag it about, tap what is lit.
 * @param {{scene: import("./scene.js").Scene, hand: import("./hand.js").Hand, chart: Chart, seq: number | undefined}} props
 */
const Spyglass = ({ scene, hand, chart, seq }) => {
  const text = useText("piracy");
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const grip = useRef(/** @type {{from: number[], at: number[]} | null} */ (null));
  const [moved, move] = useState(/** @type {number[] | null} */ (null));
  const aim = centreOf(scene, hand, chart);
  useEffect(() => move(null), [seq, hand.picked]);
  const [x, y] = moved ?? aim;
  const [left, top] = [x - GLASS[0] / 2, y - GLASS[1] / 2];
  const down = (/** @type {PointerEvent} */ event) => {
    grip.current = { from: [event.clientX, event.clientY], at: [x, y] };
    svg.current?.setPointerCapture(event.pointerId);
  };
  const slip = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    if (!grip.current) return;
    const scale = GLASS[0] / (svg.current?.clientWidth ?? GLASS[0]);
    const [dx, dy] = [clientX - grip.current.from[0], clientY - grip.current.from[1]];
    if (Math.hypot(dx, dy) > FAR) move([grip.current.at[0] - dx * scale, grip.current.at[1] - dy * scale]);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    const [u, v] = grip.current?.from ?? [0, 0];
    const tapped = grip.current && Math.hypot(event.clientX - u, event.clientY - v) <= FAR;
    grip.current = null;
    const square = tapped && svg.current ? squareUnder(svg.current, event, chart) : null;
    if (square != null) hand.press(square);
  };
  return html`<div class="lens" aria-hidden="true"><svg ref=${svg} class="map" preserveAspectRatio="xMidYMid slice"
      viewBox=${`${left} ${top} ${GLASS[0]} ${GLASS[1]}`} onPointerDown=${down} onPointerMove=${slip} onPointerUp=${up}
      onPointerCancel=${() => (grip.current = null)}><use href="#world" /></svg><span>${text("spyglass")}</span></div>`;
};

/** @param {{name: string, icon: string, on: boolean, onFlip: () => void}} props */
const Layer = ({ name, icon, on, onFlip }) => {
  const text = useText("piracy");
  return html`<button type="button" aria-pressed=${String(on)}
    title=${text(`layer-${name}-say`)} onClick=${onFlip} data-layer=${name}>
    <${Art} name=${`piracy/${icon}`} /><span>${text(`layer-${name}`)}</span></button>`;
};

/**
 * What has just happened, over the foot of the chart.
 * @param {{session: import("./scene.js").Session}} props
 */
const Ribbon = ({ session: { scene, names, log } }) => {
  const { words } = useShell();
  const { mood } = scene;
  return (
    log &&
    mood?.say &&
    html`<p class=${`ribbon ribbon--${mood.kind}`} aria-hidden="true">${words.say(mood.say, names)}</p>`
  );
};

/** @param {Props} props */
export const Board = ({ session, hand }) => {
  const text = useText("piracy");
  const { scene, shown, advice, last } = session;
  const chart = chartOf(scene.map);
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [layers, setLayers] = useState({ fog: true, heat: true, track: true });
  const flip = (/** @type {"fog" | "heat" | "track"} */ name) => () =>
    setLayers((all) => ({ ...all, [name]: !all[name] }));
  const frame = useMemo(() => html`<${Frame} chart=${chart} />`, [chart]);
  const heat = advice?.heat ?? [];
  const voyage = (scene.turn > 0 && last?.voyage) || scene.voyage; // a finished game hides nothing
  const turns = last && Math.max(0, scene.turn - (scene.moment === "sail" ? 1 : 0));
  const secret = shown?.seat != null && shown.seat === scene.pirate;
  const what = heat.length && layers.heat ? "heat" : scene.possible.length && layers.fog ? "fog" : "none";
  const press = (/** @type {MouseEvent} */ event) => {
    const square = svg.current && squareUnder(svg.current, event, chart);
    if (square != null) hand.press(square);
  };
  const box = `-34 -32 ${chart.columns * SIDE + 68} ${chart.rows * SIDE + 64}`;
  return html`<section class=${`seachart ${secret ? "is-secret" : ""}`}
    aria-label=${text("chart", { name: chart.name })} data-seq=${shown?.seq}>
    <div class="cartouche"><b>${secret ? text("secret-chart") : chart.name}</b>
      <i>${text("chart-say", { what, secret: Number(secret) })}</i>
      <div class="layers" role="group" aria-label=${text("layers")}>
        ${heat.length > 0 ? html`<${Layer} name="heat" icon="belief" on=${layers.heat} onFlip=${flip("heat")} />` : null}
        ${scene.possible.length > 0 && html`<${Layer} name="fog" icon="eye" on=${layers.fog} onFlip=${flip("fog")} />`}
        ${voyage && html`<${Layer} name="track" icon="wheel" on=${layers.track} onFlip=${flip("track")} />`}</div></div>
    <svg ref=${svg} class="map" viewBox=${box} role="group"
      aria-label=${text("chart-label", { columns: chart.columns, rows: chart.rows })}
      onClick=${press}>
      <${World} scene=${scene} chart=${chart} hand=${hand} heat=${heat} layers=${layers}
        voyage=${voyage} turns=${turns ?? undefined} />
      ${frame}</svg>
    <${Ribbon} session=${session} />
    <${Spyglass} scene=${scene} hand=${hand} chart=${chart} seq=${shown?.seq} />
  </section>`;
};
