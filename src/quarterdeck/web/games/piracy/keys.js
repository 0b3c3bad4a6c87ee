// The keyboard alone is enough: arrows walk over what is lit, enter points and then does it, letters are the buttons.
import { isLeftBehind, useKeyboard } from "../../app/keyboard.js";
import { cellOf, squareOf } from "./box.js";

/** @typedef {import("./scene.js").Session} TableSession */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
});

/** @param {Element | null} element */
const squareAt = (element) => {
  const name = /** @type {SVGElement | null} */ (element?.closest(".reach") ?? null)?.dataset.square;
  return name ? squareOf(name) : null;
};

/** To the nearest lit square that way; sideways counts double. @param {[number, number]} by */
function walk([dx, dy]) {
  const all = /** @type {SVGElement[]} */ ([...document.querySelectorAll(".seachart .reach")]);
  const here = squareAt(document.activeElement) ?? null;
  const first = /** @type {SVGElement | null} */ (document.querySelector('.seachart .reach[tabindex="0"]'));
  if (here == null) return first?.focus();
  const [x, y] = cellOf(here);
  const far = all.flatMap((each) => {
    const [u, v] = cellOf(squareOf(each.dataset.square ?? "A1"));
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    return ahead > 0 ? [{ each, cost: ahead + 2 * aside }] : [];
  });
  far.sort((a, b) => a.cost - b.cost);
  far[0]?.each.focus();
}

/** @param {TableSession} session @param {import("./hand.js").Hand} hand */
export const useKeys = (session, hand) => useKeyboard((event) => actionOf(event, session, hand));

/** Letters say what the buttons say. */
const WORDS = /** @type {Record<string, string>} */ ({
  r: "roll",
  l: "look",
  s: "stay",
  h: "stay", // where S fires south
  c: "cease",
  w: "wait",
  u: "set up",
});
const SHOTS = /** @type {Record<string, string>} */ ({ n: "north", e: "east", s: "south", w: "west" });

/**
 * @param {KeyboardEvent} event
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 * @returns {(() => void) | undefined}
 */
function actionOf({ key, target: at }, session, hand) {
  const target = /** @type {Element} */ (at);
  const loose = target.matches("body, .reach");
  if (ARROWS[key]) return loose ? () => walk(ARROWS[key]) : undefined;
  if (key === "Escape") return () => hand.pick(null);
  if (loose ? key === "Enter" || key === " " : key === "Enter" && isLeftBehind(target))
    return enter(target, session, hand);
  if (key === "v" && hand.routes.length > 1) return hand.another;
  const shot = `fire ${SHOTS[key]}`;
  const word = hand.has(shot) ? shot : WORDS[key];
  return word && hand.has(word) ? () => hand.say(word) : undefined;
}

/**
 * Point at what is under the key; do it when it is pointed at already.
 * @param {Element} target
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 */
function enter(target, session, hand) {
  if (session.busy) return session.next;
  const square = squareAt(target);
  if (square != null && square !== hand.picked) return () => hand.pick(square);
  if (hand.picked != null) return hand.confirm;
  return hand.has("roll") ? () => hand.say("roll") : undefined;
}
