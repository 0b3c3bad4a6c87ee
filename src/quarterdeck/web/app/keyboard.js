// Keys of a board: heard while nothing else wants them.
import { useLayoutEffect, useRef } from "preact/hooks";

/** Whether a key is meant for a field, a menu or a dialog. @param {KeyboardEvent} event */
const isElsewhere = ({ target, ctrlKey, altKey, metaKey }) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  document.querySelector("dialog[open]") ||
  /** @type {Element} */ (target).closest("input, textarea, select, [role=tablist], [role=log]");

// The pointer leaves the focus on whatever it pressed: only who came by keys means what has it.
let keyed = true;
let reached = true;
const on = /** @type {[string, () => void][]} */ ([
  ["keydown", () => void (keyed = true)],
  ["pointerdown", () => void (keyed = reached = false)],
  ["focusin", () => void (reached = keyed)],
]);
for (const [name, does] of on) window.addEventListener(name, does, true);

/** Whether enter is for the board, not for what has the focus: only the bar's buttons keep what a pointer gave them. @param {Element} target */
export const isLeftBehind = (target) => !reached && !target.closest(".bar");

/**
 * Do what a key says, if it says anything: as the table looks now, however fast keys follow each other.
 * @param {(event: KeyboardEvent) => (() => void) | undefined} keyed
 */
export function useKeyboard(keyed) {
  const now = useRef(keyed);
  now.current = keyed;
  useLayoutEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || isElsewhere(event)) return;
      const doing = now.current(event);
      if (!doing) return;
      event.preventDefault();
      doing();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Point at the next of some things, round and round. @param {string} all @param {number} by */
export function focusNext(all, by) {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(all)]);
  const at = found.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  found.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % found.length)?.focus();
}
