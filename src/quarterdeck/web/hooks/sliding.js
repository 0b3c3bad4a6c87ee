// Pieces slide from where they lay to where they lie, whatever was drawn anew in between.
import { useLayoutEffect, useRef } from "preact/hooks";
import { isStill } from "../app/settings.js";

const FAR = 24; // pixels a piece must have moved to be seen sliding

/** @param {HTMLElement} piece @param {DOMRect | undefined} from @param {DOMRect} to @param {number} duration */
function slide(piece, from, to, duration) {
  if (!from || isStill() || piece.classList.contains("is-rolling")) return;
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.bottom - to.bottom];
  if (Math.hypot(x, y) < FAR) return;
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
    duration,
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
}

/**
 * @param {string} what  the pieces, by selector
 * @param {string} id  the data attribute they are known by
 * @param {number} [duration]
 */
export function useSliding(what, id, duration = 380) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    const now = new Map();
    for (const piece of /** @type {NodeListOf<HTMLElement>} */ (
      board.current?.querySelectorAll(what) ?? []
    )) {
      const name = piece.dataset[id] ?? "";
      now.set(name, piece.getBoundingClientRect());
      slide(piece, before.current.get(name), now.get(name), duration);
    }
    before.current = now;
  });
  return board;
}
