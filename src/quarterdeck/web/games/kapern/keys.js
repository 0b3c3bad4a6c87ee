// The keyboard alone is enough: 1 to 8 and arrows for dice, enter rolls, s stops.
import { focusNext, isLeftBehind, useKeyboard } from "../../app/keyboard.js";

/** @param {number} by */
const moveAlong = (by) => focusNext("button.die", by);

/** @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand */
export const useKeys = (session, hand) => useKeyboard((event) => (session.scene ? actionOf(event, session, hand) : undefined));

/**
 * @param {KeyboardEvent} event
 * @param {import("./scene.js").Session} session
 * @param {import("./hand.js").Hand} hand
 * @returns {(() => void) | undefined}
 */
function actionOf({ key, target: at }, session, hand) {
  const target = /** @type {Element} */ (at);
  const onDie = target.matches(".die, body");
  if (/^[1-8]$/.test(key)) return () => hand.press(session.scene.dice[Number(key) - 1]);
  if (key === "Enter") return onDie || isLeftBehind(target) ? (session.busy ? session.next : hand.roll) : undefined;
  return {
    s: () => stopOrAsk(session, hand),
    a: hand.pickAll,
    g: () => lift(session, hand),
    i: () => hand.setLanding(!hand.landing),
    ArrowRight: onDie ? () => moveAlong(+1) : undefined,
    ArrowLeft: onDie ? () => moveAlong(-1) : undefined,
  }[key];
}

/** A stop that brings nothing or costs something is not done by a slip of the finger: its button is pointed at. @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand */
function stopOrAsk({ shown }, hand) {
  if ((shown?.prices?.stop?.points ?? 1) > 0) return hand.stop();
  /** @type {HTMLElement | null} */ (document.querySelector("#stop"))?.focus();
}

/** @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand */
function lift({ scene }, hand) {
  const skulls = scene.dice.filter((die) => die.where === "reef");
  const last = skulls.at(-1);
  if (last) hand.press(last);
}
