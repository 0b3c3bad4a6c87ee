// What a seat is about to do: the dice it has picked, and the words that come of pressing roll or stop.
import { useLayoutEffect, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("./dice.js").Die} Die */
/** @typedef {import("./scene.js").Session} TableSession */

const idOf = (/** @type {Die} */ { id }) => id;

/** @param {TableSession} session */
const mayLift = ({ shown }) => shown?.view?.card === box.GUARDIAN && !shown.view.lifted;

/** @param {Die[]} dice @param {(die: Die) => boolean} which */
const counts = (dice, which) => box.countFaces(dice.filter(which).map(({ face }) => face));

/** The Guardian is asked at once where only he can help. @param {TableSession} session @returns {number[]} */
function firstPicks(session) {
  if (!isMine(session) || momentOf(session) !== "rescue") return [];
  return session.scene.dice
    .filter((/** @type {Die} */ die) => die.where === "reef")
    .map(idOf)
    .slice(-1);
}

/** @typedef {{picked: number[], taken: number[], kept: number[]}} Choice */

/**
 * Dice picked, dice taken up, dice that will lie on the island.
 * @param {Die[]} dice
 * @param {number[]} picked
 * @param {boolean} landing
 * @returns {Choice}
 */
function choice(dice, picked, landing) {
  const isPicked = (/** @type {Die} */ die) => picked.includes(die.id);
  const lands = (/** @type {Die} */ die) => die.where === "isle" || (landing && die.where === "hand");
  return { picked, taken: counts(dice, isPicked), kept: counts(dice, (die) => !isPicked(die) && lands(die)) };
}

/**
 * On Treasure Island two actions make a decision: what lies there, then what to do.
 * @param {TableSession} session
 * @param {Choice} choice
 */
function roll(session, { picked, taken, kept }) {
  const word = `reroll ${box.writeDice(taken)}`;
  if (!isMine(session) || ["roll", "gather"].includes(momentOf(session))) return tryTo(session, "roll");
  if (momentOf(session) !== "place") return tryTo(session, word, { picked });
  return box.total(taken) < 2 ? session.refuse("K7", "dice") : session.act([`place ${box.writeDice(kept)}`, word], { picked });
}

/** @param {TableSession} session @param {Choice} choice */
function stop(session, { kept }) {
  if (isMine(session) && momentOf(session) === "place") return session.act([`place ${box.writeDice(kept)}`, "stop"]);
  return tryTo(session, momentOf(session) === "rescue" ? "sink" : "stop");
}

/**
 * A die was pressed: pick it, put it back, or hear why not.
 * @param {TableSession} session
 * @param {Die} die
 * @param {(id: number) => void} toggle
 */
function press(session, die, toggle) {
  if (!isMine(session) || die.where === "rest" || momentOf(session) === "gather") return session.askWhy("reroll 2c");
  if (die.where !== "reef" || mayLift(session)) return toggle(die.id);
  return momentOf(session) === "place" ? session.refuse("K8", "skull") : session.askWhy("reroll 1k");
}

/**
 * Picked or not the other way round; of skulls never more than one.
 * @param {Die[]} dice
 * @param {number[]} picked
 * @param {number} id
 */
function togglePick(dice, picked, id) {
  if (picked.includes(id)) return picked.filter((each) => each !== id);
  const skulls = dice.filter(({ where }) => where === "reef").map(idOf);
  return [...(skulls.includes(id) ? picked.filter((each) => !skulls.includes(each)) : picked), id];
}

/** All that may be thrown, or none if they are all picked already. @param {Die[]} dice @param {number[]} picked */
function allOrNone(dice, picked) {
  const free = dice.filter(({ where }) => where === "hand" || where === "isle").map(idOf);
  return picked.length < free.length ? free : [];
}

/** @param {TableSession} session */
export function useHand(session) {
  const [picked, setPicked] = useState(/** @type {number[]} */ ([]));
  const [landing, setLanding] = useState(true); // whether kept dice go to the island
  const dice = session.scene?.dice ?? [];
  const chosen = choice(dice, picked, landing);
  useLayoutEffect(() => setPicked(firstPicks(session)), [session.shown?.seq, session.busy]);
  const pick = (/** @type {number[]} */ ids) => {
    session.forgive(); // what was refused before is no longer what is asked
    setPicked(ids);
  };
  return {
    ...chosen,
    landing,
    setLanding,
    roll: () => roll(session, chosen),
    stop: () => stop(session, chosen),
    press: (/** @type {Die} */ die) => press(session, die, (id) => pick(togglePick(dice, picked, id))),
    pickAll: () => pick(allOrNone(dice, picked)),
    pickWord: (/** @type {string} */ word) => pick(diceNamed(dice, box.facesIn(word))),
  };
}

/** @typedef {ReturnType<typeof useHand>} Hand */

/** The dice that a word speaks of. @param {Die[]} dice @param {number[]} faces */
function diceNamed(dice, faces) {
  const left = box.countFaces(faces);
  return dice.filter(({ face, where }) => where !== "rest" && left[face]-- > 0).map(idOf);
}

const nothing = () => {};

/** A hand that picks nothing: the game is over. @type {Hand} */
export const idle = {
  ...{ picked: [], taken: box.NO_DICE, kept: box.NO_DICE, landing: false, setLanding: nothing },
  ...{ roll: nothing, stop: nothing, press: nothing, pickAll: nothing, pickWord: nothing },
};
