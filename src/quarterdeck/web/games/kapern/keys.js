// The keyboard alone is enough: 1 to 8 and arrows for dice, enter rolls, s stops.
import { useEffect } from "preact/hooks";

const isElsewhere = (/** @type {KeyboardEvent} */ { target, ctrlKey, altKey, metaKey }) =>
  ctrlKey ||
  altKey ||
  metaKey ||
  document.querySelector("dialog[open]") ||
  /** @type {Element} */ (target).closest("input, textarea, select, [role=tablist]");

/** @param {number} by */
function moveAlong(by) {
  const dice = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("button.die")]);
  const at = dice.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  dice.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % dice.length)?.focus();
}

/** @param {import("../../pages/desk.js").Desk} desk @param {any} hand */
export function useKeys(desk, hand) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || isElsewhere(event) || !desk.scene) return;
      const doing = keyed(event, desk, hand);
      if (!doing) return;
      event.preventDefault();
      doing();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {import("../../pages/desk.js").Desk} desk
 * @param {any} hand
 * @returns {(() => void) | undefined}
 */
function keyed({ key, target }, desk, hand) {
  const onDie = /** @type {Element} */ (target).matches(".die, body");
  if (/^[1-8]$/.test(key)) return () => hand.press(desk.scene.dice[Number(key) - 1]);
  if (key === "Enter") return onDie ? (desk.busy ? desk.next : hand.roll) : undefined;
  return {
    s: hand.stop,
    a: hand.pickAll,
    g: () => lift(desk, hand),
    i: () => hand.setLanding(!hand.landing),
    ArrowRight: onDie ? () => moveAlong(+1) : undefined,
    ArrowLeft: onDie ? () => moveAlong(-1) : undefined,
  }[key];
}

/** @param {import("../../pages/desk.js").Desk} desk @param {any} hand */
function lift({ scene }, hand) {
  const skulls = scene.dice.filter((/** @type {any} */ die) => die.where === "reef");
  if (skulls.length) hand.press(skulls.at(-1));
}
