// The keyboard alone is enough: 1 to 8 and arrows for dice, enter rolls, s stops.
import { focusNext, useKeyboard } from "../../app/keyboard.js";

/** @param {number} by */
const moveAlong = (by) => focusNext("button.die", by);

/** @param {import("../../hooks/table_session.js").Desk} desk @param {any} hand */
export const useKeys = (desk, hand) => useKeyboard((event) => (desk.scene ? keyed(event, desk, hand) : undefined));

/**
 * @param {KeyboardEvent} event
 * @param {import("../../hooks/table_session.js").Desk} desk
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

/** @param {import("../../hooks/table_session.js").Desk} desk @param {any} hand */
function lift({ scene }, hand) {
  const skulls = scene.dice.filter((/** @type {any} */ die) => die.where === "reef");
  if (skulls.length) hand.press(skulls.at(-1));
}
