// How the chart is looked at: the whole sheet where there is room; where squares would be too small for a finger, a
// part of it that has the shape of its place, follows the ship, and can be dragged and pinched.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { MARGIN_X, MARGIN_Y, SEA, spotOf, U } from "./coast.js";

const SMALL = matchMedia("(max-width: 900px) and (max-height: 999px), (max-height: 520px)"); // telephones, 200 %
const [WIDE, HIGH] = [SEA + 2 * MARGIN_X, SEA + 2 * MARGIN_Y];
const WHOLE = `${-MARGIN_X} ${-MARGIN_Y} ${WIDE} ${HIGH}`;
const [CLOSE, USUAL] = [7, 11]; // squares along the longer side
const AROUND = 3; // and what is left around what must be seen
const SLIP = 8; // pixels before a press becomes a drag

/** Whether the window is so small that only a part of the chart is shown. */
export function useLens() {
  const [, redraw] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    const again = () => redraw(undefined);
    SMALL.addEventListener("change", again);
    return () => SMALL.removeEventListener("change", again);
  }, []);
  return SMALL.matches;
}

/** How wide an element is for its height. @param {{current: Element | null}} element */
function useAspect(element) {
  const [aspect, setAspect] = useState(1);
  useEffect(() => {
    const watcher = new ResizeObserver(([{ contentRect }]) =>
      setAspect(contentRect.width / Math.max(1, contentRect.height)),
    );
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return aspect || 1;
}

/** @param {number} from @param {number} size @param {number} full @param {number} margin */
const within = (from, size, full, margin) =>
  size >= full ? (full - size) / 2 - margin : Math.min(Math.max(from, -margin), full - margin - size);

/** @typedef {{x: number, y: number, across: number | null}} Look  the middle, and how many squares the longer side has; as usual if nobody has said */

/** What is seen of the sheet. @param {Look} look @param {number} usual @param {number} aspect */
function frameOf(look, usual, aspect) {
  const [right, down] = [Math.min(1, aspect), Math.min(1, 1 / aspect)];
  const farthest = Math.max(WIDE / right, HIGH / down) / U;
  const across = Math.min(look.across ?? usual, farthest);
  const [width, height] = [across * U * right, across * U * down];
  const x = within(look.x - width / 2, width, WIDE, MARGIN_X);
  const y = within(look.y - height / 2, height, HIGH, MARGIN_Y);
  return { x, y, width, height, across };
}

/** @param {number[]} spot @param {{x: number, y: number, width: number, height: number}} frame */
const isSeen = ([x, y], frame) =>
  Math.abs(x - frame.x - frame.width / 2) < frame.width / 2 &&
  Math.abs(y - frame.y - frame.height / 2) < frame.height / 2;

/**
 * Where ship and goal are both seen. @param {number[]} ship @param {number[]} goal @param {number} aspect
 * @returns {Look}
 */
function lookAtBoth([x, y], [u, v], aspect) {
  const long = Math.max(Math.abs(u - x) / Math.min(1, aspect), Math.abs(v - y) / Math.min(1, 1 / aspect));
  return { x: (x + u) / 2, y: (y + v) / 2, across: Math.max(USUAL, long / U + AROUND) };
}

/**
 * @param {number | null} square  of the ship that is followed
 * @param {number | null} target  what is pointed at
 * @param {number[]} lit  what may be pressed
 */
export function useChartZoom(square, target, lit) {
  const on = useLens();
  const [look, setLook] = useState(/** @type {Look} */ ({ x: SEA / 2, y: SEA / 2, across: null }));
  const sheet = useRef(/** @type {SVGSVGElement | null} */ (null));
  const aspect = useAspect(sheet);
  const frame = frameOf(look, square == null ? Number.POSITIVE_INFINITY : USUAL, aspect); // no ship: the whole sea
  const lookAt = (/** @type {number[]} */ [x, y]) => setLook((before) => ({ ...before, x, y }));
  useEffect(() => {
    if (square != null) lookAt(spotOf(square));
  }, [square]);
  useEffect(() => {
    if (square == null || !lit.length) return;
    const [x, y] = spotOf(square);
    const near = frameOf({ ...look, x, y }, USUAL, aspect);
    if (!lit.some((each) => isSeen(spotOf(each), near))) setLook(lookAtBoth([x, y], spotOf(lit[0]), aspect)); // as in a lesson
  }, [square, lit.join(), aspect]);
  useEffect(() => {
    if (target != null && !isSeen(spotOf(target), frame)) lookAt(spotOf(target)); // what a finger has pressed stays there
  }, [target]);
  const { x, y, width, height, across } = frame;
  const zoom = (/** @type {number} */ by) => setLook({ ...look, across: Math.max(CLOSE, across * by) });
  const pan = (/** @type {number} */ right, /** @type {number} */ down) => {
    const scale = width / (sheet.current?.clientWidth || 1);
    setLook({ ...look, x: x + width / 2 - right * scale, y: y + height / 2 - down * scale });
  };
  return {
    ...{ ...frame, on, sheet, zoom },
    viewBox: on ? [x, y, width, height].map((each) => each.toFixed(1)).join(" ") : WHOLE,
    goTo: (/** @type {number} */ toX, /** @type {number} */ toY) => setLook({ ...look, x: toX, y: toY }),
    fingers: useFingers(on, pan, zoom),
  };
}

/** @typedef {ReturnType<typeof useChartZoom>} Lens */

/**
 * One finger drags, two pinch; whoever has dragged has not pressed.
 * @param {boolean} on
 * @param {(right: number, down: number) => void} pan
 * @param {(by: number) => void} zoom
 */
function useFingers(on, pan, zoom) {
  const down = useRef(/** @type {Map<number, number[]>} */ (new Map()));
  const slid = useRef(false);
  const lift = (/** @type {PointerEvent} */ event) => down.current.delete(event.pointerId);
  if (!on) return {};
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (!down.current.size) slid.current = false;
      down.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = [event.clientX, event.clientY];
      if (!slid.current && Math.hypot(now[0] - before[0], now[1] - before[1]) < SLIP) return;
      slid.current = true;
      const spread = () => {
        const [a, b] = [...down.current.values()];
        return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
      };
      const wide = spread();
      down.current.set(event.pointerId, now);
      if (wide) zoom(wide / Math.max(1, spread()));
      else pan(now[0] - before[0], now[1] - before[1]);
    },
    ...{ onPointerUp: lift, onPointerCancel: lift, onPointerLeave: lift },
    onClickCapture: (/** @type {Event} */ event) => {
      if (slid.current) event.stopPropagation();
      slid.current = false;
    },
  };
}
