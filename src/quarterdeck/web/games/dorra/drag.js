// A crew can also be dragged: lifted with finger or mouse, put down where it shall go.
import { useRef } from "preact/hooks";

const FAR = 8; // pixels before a press becomes a drag

/** @typedef {{top: number, x: number, y: number, ghost: HTMLElement | null, stack: Element}} Held */

/** A picture of the crew that follows the finger. @param {Element} stack */
function ghostOf(stack) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const tower = stack.parentElement?.querySelector("svg");
  if (tower) ghost.append(tower.cloneNode(true));
  const { width } = stack.getBoundingClientRect();
  ghost.style.setProperty("--u", `${width / 88}px`);
  document.body.append(ghost);
  return ghost;
}

/** @param {import("./hand.js").Hand} hand */
export function useDrag(hand) {
  const held = useRef(/** @type {Held | null} */ (null));
  const drop = () => {
    held.current?.ghost?.remove();
    held.current = null;
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const stack = /** @type {Element} */ (event.target).closest("[data-own]");
      if (!stack || !event.isPrimary || event.button) return;
      held.current = {
        top: Number(/** @type {HTMLElement} */ (stack).dataset.own),
        x: event.clientX,
        y: event.clientY,
        ghost: null,
        stack,
      };
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const now = held.current;
      if (!now) return;
      if (!now.ghost && Math.hypot(event.clientX - now.x, event.clientY - now.y) < FAR) return;
      if (!now.ghost) {
        /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId); // so that no click follows
        now.ghost = ghostOf(now.stack);
        hand.pick(now.top);
      }
      now.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const now = held.current;
      drop();
      if (!now?.ghost) return;
      const goal = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-goal]");
      if (goal && goal !== now.stack) hand.put(now.top, /** @type {HTMLElement} */ (goal).dataset.goal ?? "");
    },
    onPointerCancel: drop,
  };
}
