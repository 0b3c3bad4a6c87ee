// The keyboard alone is enough: 2 to 5 and 0 lift a crew, arrows walk, enter does it, x y z are the ships.
import { focusNext, useKeyboard } from "../../app/keyboard.js";
import { momentOf } from "../../table/moment.js";
import * as box from "./box.js";

const SHIP_KEYS = ["x", "y", "z"];

/**
 * Along what can be chosen now: lit targets once a crew is lifted, before that one's own crews.
 * @param {number} by
 */
function walk(by) {
  const some = ["lit", "ready", "pile"].map((kind) => `.strait .${kind} :is(.stack, .ship)`);
  focusNext(some.find((each) => document.querySelector(each)) ?? ".none", by);
}

/** @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand */
export const useKeys = (session, hand) => useKeyboard((event) => actionOf(event, session, hand));

/** @param {import("./scene.js").Session} session @param {import("./hand.js").Hand} hand @param {string} key */
function crewKey({ scene }, hand, key) {
  const face = box.FACES.indexOf(key === "0" ? "?" : key);
  const pile = scene.piles.find(({ top }) => top === (hand.seat ?? -1) * box.HAND + face);
  if (face < 0 || hand.seat == null || !pile) return undefined;
  return () => {
    /** @type {HTMLElement | null} */ (
      document.querySelector(`.south [data-top="${pile.top}"] .stack`)
    )?.focus();
    hand.press(pile);
  };
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./scene.js").Session} session
 * @param {import("./hand.js").Hand} hand
 * @returns {(() => void) | undefined}
 */
function actionOf({ key, target }, session, hand) {
  const loose = /** @type {Element} */ (target).matches("body, .stack, .ship");
  const arrow = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (arrow) return loose ? () => walk(arrow) : undefined;
  if (key === "Enter" && session.busy) return session.next;
  if (key === "Escape") return () => hand.pick(null);
  if (momentOf(session) === "mutiny") return { m: () => hand.say("mutiny"), n: () => hand.say("obey") }[key];
  if (momentOf(session) === "take") return takeKey(session, hand, key);
  const ship = session.scene.open[SHIP_KEYS.indexOf(key)];
  return ship == null ? crewKey(session, hand, key) : () => hand.pressShip(ship);
}

/**
 * The first or the second piece.
 * @param {import("./scene.js").Session} session
 * @param {import("./hand.js").Hand} hand
 * @param {string} key
 */
function takeKey({ shown }, hand, key) {
  const word = /^[12]$/.test(key) && shown?.actions[Number(key) - 1];
  return word ? () => hand.say(word) : undefined;
}
