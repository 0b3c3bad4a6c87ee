// How the chart is looked at: the whole sheet where there is room, on a phone a part of it that follows the ship and
// can be dragged and pinched.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { MARGIN_X, MARGIN_Y, SEA, spotOf, U } from "./coast.js";

const NARROW = matchMedia("(max-width: 760px)");
const [WIDE, HIGH] = [SEA + 2 * MARGIN_X, SEA + 2 * MARGIN_Y];
const WHOLE = `${-MARGIN_X} ${-MARGIN_Y} ${WIDE} ${HIGH}`;
const [CLOSE, USUAL, FAR] = [7, 12, 25]; // squares across
const SLIP = 8; // pixels before a press becomes a drag

export function useNarrow() {
  const [, redraw] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    const again = () => redraw(undefined);
    NARROW.addEventListener("change", again);
    return () => NARROW.removeEventListener("change", again);
  }, []);
  return NARROW.matches;
}

/** @param {number} from @param {number} size @param {number} full @param {number} margin */
const within = (from, size, full, margin) =>
  size >= full ? (full - size) / 2 - margin : Math.min(Math.max(from, -margin), full - margin - size);

/** @typedef {{x: number, y: number, across: number}} Look  the middle, and how many squares are seen */

/** @param {number | null} square  what is to be seen */
export function useChartZoom(square) {
  const narrow = useNarrow();
  const [look, setLook] = useState(/** @type {Look} */ ({ x: SEA / 2, y: SEA / 2, across: USUAL }));
  const sheet = useRef(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => {
    if (square == null) return;
    const [x, y] = spotOf(square);
    setLook((before) => ({ ...before, x, y }));
  }, [square]);
  const [width, height] = [look.across * U, look.across * U * 1.02];
  const [x, y] = [
    within(look.x - width / 2, width, WIDE, MARGIN_X),
    within(look.y - height / 2, height, HIGH, MARGIN_Y),
  ];
  const zoom = (/** @type {number} */ by) =>
    setLook({ ...look, across: Math.min(FAR, Math.max(CLOSE, look.across * by)) });
  const pan = (/** @type {number} */ right, /** @type {number} */ down) => {
    const scale = width / (sheet.current?.clientWidth || 1);
    setLook({ ...look, x: x + width / 2 - right * scale, y: y + height / 2 - down * scale });
  };
  return {
    ...{ narrow, sheet, zoom, x, y, width, height },
    viewBox: narrow ? `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}` : WHOLE,
    goTo: (/** @type {number} */ toX, /** @type {number} */ toY) => setLook({ ...look, x: toX, y: toY }),
    fingers: useFingers(narrow, pan, zoom),
  };
}

/** @typedef {ReturnType<typeof useChartZoom>} Lens */

/**
 * One finger drags, two pinch; whoever has dragged has not pressed.
 * @param {boolean} narrow
 * @param {(right: number, down: number) => void} pan
 * @param {(by: number) => void} zoom
 */
function useFingers(narrow, pan, zoom) {
  const down = useRef(/** @type {Map<number, number[]>} */ (new Map()));
  const slid = useRef(false);
  const lift = (/** @type {PointerEvent} */ event) => down.current.delete(event.pointerId);
  if (!narrow) return {};
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
