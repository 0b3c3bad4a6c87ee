// Where squares are too small for a finger, a spyglass: the same sea, large enough to tap.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { midOf, SIDE, STRIDE, SUNK } from "./box.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {{current: SVGSVGElement | null}} Sheet */

const FINGER = 44; // pixels a square is wide under the glass
const FAR = 8; // pixels a finger may slip in a tap

/**
 * The square under a finger or a mouse.
 * @param {SVGSVGElement} svg
 * @param {{clientX: number, clientY: number}} event
 * @param {Chart} chart
 */
export function squareUnder(svg, { clientX, clientY }, { columns, rows }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  const [column, row] = [Math.floor(x / SIDE), Math.floor(y / SIDE)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * STRIDE + column;
}

/** How much sea the glass shows, in units of the drawing: as much as its own shape has room for. @param {Sheet} svg */
function useGlass(svg) {
  const [glass, setGlass] = useState([7.5 * SIDE, 5 * SIDE]);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = svg.current ?? { clientWidth: 0, clientHeight: 0 };
      if (clientWidth) setGlass([clientWidth, clientHeight].map((each) => (each * SIDE) / FINGER));
    };
    const watch = new ResizeObserver(measure);
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);
  return glass;
}

/**
 * What the spyglass looks at unless somebody moves it.
 * @param {import("./scene.js").Scene} scene
 * @param {import("./hand.js").Hand} hand
 */
function aimOf({ sighted, at, ships, ship, moment }, hand) {
  const own = moment === "over" || ships[ship] === SUNK ? null : ships[ship];
  return hand.picked ?? sighted ?? at ?? own;
}

/**
 * The middle of the glass, so that it shows as little land's end as it can.
 * @param {number | null | undefined} square
 * @param {number[]} glass
 * @param {Chart} chart
 */
function centreOf(square, glass, { columns, rows }) {
  const sizes = [columns * SIDE, rows * SIDE];
  const wish = square == null ? sizes.map((size) => size / 2) : midOf(square);
  return wish.map((each, axis) => {
    const [size, half] = [sizes[axis], glass[axis] / 2];
    return size < 2 * half ? size / 2 : Math.max(half, Math.min(size - half, each));
  });
}

/**
 * A finger on the glass: it drags the sea about, or taps a square.
 * @param {Sheet} svg
 * @param {{at: number[], scale: number, onDrag: (to: number[]) => void, onTap: (event: PointerEvent) => void}} given
 */
function useFinger(svg, { at, scale, onDrag, onTap }) {
  const grip = useRef(/** @type {{from: number[], at: number[]} | null} */ (null));
  const slipped = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    [clientX, clientY].map((each, axis) => each - (grip.current?.from[axis] ?? each));
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      grip.current = { from: [event.clientX, event.clientY], at };
      svg.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const by = slipped(event);
      if (Math.hypot(...by) > FAR)
        onDrag((grip.current?.at ?? at).map((each, axis) => each - by[axis] * scale));
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (grip.current && Math.hypot(...slipped(event)) <= FAR) onTap(event);
      grip.current = null;
    },
    onPointerCancel: () => (grip.current = null),
  };
}

/**
 * Large enough to tap: drag it about, tap what is lit.
 * @param {{scene: import("./scene.js").Scene, hand: import("./hand.js").Hand, chart: Chart, seq: number | undefined}} props
 */
export const Spyglass = ({ scene, hand, chart, seq }) => {
  const text = useText("piracy");
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [moved, move] = useState(/** @type {number[] | null} */ (null));
  const glass = useGlass(svg);
  useEffect(() => move(null), [seq, hand.picked]);
  const at = moved ?? centreOf(aimOf(scene, hand), glass, chart);
  const onTap = (/** @type {PointerEvent} */ event) => {
    const square = svg.current && squareUnder(svg.current, event, chart);
    if (square != null) hand.press(square);
  };
  const finger = useFinger(svg, { at, scale: SIDE / FINGER, onDrag: move, onTap });
  const weighed = hand.goals.some(({ chance }) => chance != null);
  const engraved = weighed ? text("lit-say", { measure: hand.measure }) : text("spyglass");
  const box = [...at.map((each, axis) => each - glass[axis] / 2), ...glass].join(" ");
  return html`<div class="lens" aria-hidden="true"><svg ref=${svg} class="map" preserveAspectRatio="xMidYMid slice"
      viewBox=${box} ...${finger}><use href="#world" /></svg><span>${engraved}</span></div>`;
};
