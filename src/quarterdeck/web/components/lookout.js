// A lookout: goes over a chart square by square, by the arrow keys, and says what is there; enter presses it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** Right and down, as the chart is drawn. */
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});

/**
 * Each square is an element of its own: only what is newly in focus is read out.
 * @param {{from: number, beside: (square: number, right: number, down: number) => number | null,
 *   say: (square: number) => string, press: (square: number) => void, midOf: (square: number) => number[], side: number}} props
 */
export const Lookout = ({ from, beside, say, press, midOf, side }) => {
  const text = useText();
  const [gone, go] = useState(/** @type {number | null} */ (null));
  const ring = useRef(/** @type {SVGElement | null} */ (null));
  useLayoutEffect(() => void (gone != null && ring.current?.focus()), [gone]);
  const square = gone ?? from;
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const pressed = event.key === "Enter" || event.key === " ";
    if (!STEPS[event.key] && !pressed) return;
    event.preventDefault();
    if (pressed) press(square);
    else go(beside(square, ...STEPS[event.key]) ?? square);
  };
  const [x, y] = midOf(square);
  return html`<g key=${square} ref=${ring} class="lookout" role="button" tabindex="0" aria-label=${say(square)}
    aria-description=${text("lookout")} onKeyDown=${onKeyDown}>
    ${["lookout__edge", "lookout__ring"].map(
      (part) => html`<rect class=${part} x=${x - side / 2} y=${y - side / 2} width=${side} height=${side} rx="6" />`,
    )}</g>`;
};
