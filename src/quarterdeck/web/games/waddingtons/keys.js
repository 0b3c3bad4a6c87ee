// The keyboard alone is enough: arrows walk along what is lit or turn the bows, enter does it, letters answer.
import { focusNext, isLeftBehind, useKeyboard } from "../../app/keyboard.js";
import * as box from "./box.js";

const BY = /** @type {Record<string, number>} */ ({
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
});

/** @template T @param {T[]} all @param {T | null} now @param {number} by */
const beside = (all, now, by) => {
  const at = now == null ? -1 : all.indexOf(now);
  return all.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % all.length);
};

/** The next lit square, or the next heading. @param {import("./hand.js").Hand} hand @param {number} by */
function walk(hand, by) {
  if (hand.bows) {
    const round = box.HEADINGS.filter((each) => hand.faces.includes(each));
    return hand.look(beside(round, hand.face, by) ?? null);
  }
  const target = beside(hand.targets, hand.target, by);
  if (target) hand.aim(target.word);
}

const SAID = /** @type {Record<string, string[]>} */ ({
  a: ["attack"],
  p: ["pass"],
  d: ["done", "settle"],
  s: ["stay"],
});
const ON_DESKS = ".seaboard--desk :is(.ware:not(.gone), .spoil, .fair, .draw .btn), .bar .btn";

/** The next of what can be pressed on a desk. @param {number} by */
const walkDesk = (by) => focusNext(ON_DESKS, by);

/** What the bar advises. */
const pressBrass = () => /** @type {HTMLElement | null} */ (document.querySelector(".bar .btn--brass"))?.click();

/** @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand */
export const useKeys = (session, hand) => useKeyboard((event) => actionOf(event, session, hand));

/**
 * @param {KeyboardEvent} event
 * @param {import("./scene.js").Session} session
 * @param {import("./hand.js").Hand} hand
 * @returns {(() => void) | undefined}
 */
function actionOf({ key, target: at, repeat }, session, hand) {
  const target = /** @type {Element} */ (at);
  const covered = document.querySelector(".seaboard--desk");
  const loose = target.matches("body, .reach, .petal") || (!covered && isLeftBehind(target));
  if (BY[key]) return covered || !hand.mine ? () => walkDesk(BY[key]) : () => walk(hand, BY[key]);
  if (key === "Enter" && session.busy) return session.next;
  if (key === "Enter" && loose && !covered && (hand.target || hand.bows)) return hand.confirm;
  if (key === "Enter" && loose && covered && hand.mine) return () => repeat || pressBrass();
  if (key === "Escape") return () => (hand.plan && !hand.asking ? hand.plan.clear() : hand.forget());
  const say = SAID[key]?.find((word) => session.shown?.actions.includes(word));
  if (say) return () => repeat || hand.settle(say);
  if (key === "t" && hand.moment === "sail") return () => hand.setTurning(!hand.bows);
  return key === "c" ? () => hand.setPeek(!hand.peek) : undefined;
}
