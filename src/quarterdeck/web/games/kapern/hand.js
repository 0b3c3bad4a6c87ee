// What a seat is about to do: the dice it has picked, and the words that come of pressing roll or stop.
import { useEffect, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("./dice.js").Die} Die */
/** @typedef {import("../../hooks/table_session.js").Desk} Desk */

const idOf = (/** @type {Die} */ { id }) => id;

/** @param {Desk} desk */
const mayLift = ({ shown }) => shown?.view.card === box.GUARDIAN && !shown.view.lifted;

/** @param {Die[]} dice @param {(die: Die) => boolean} which */
const counts = (dice, which) => box.counted(dice.filter(which).map(({ face }) => face));

/** The Guardian is asked at once where only he can help. @param {Desk} desk @returns {number[]} */
function firstPicks(desk) {
  if (!isMine(desk) || momentOf(desk) !== "rescue") return [];
  return desk.scene.dice
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
 * @param {Desk} desk
 * @param {Choice} choice
 */
function roll(desk, { picked, taken, kept }) {
  const word = `reroll ${box.written(taken)}`;
  if (!isMine(desk) || ["roll", "gather"].includes(momentOf(desk))) return tryTo(desk, "roll");
  if (momentOf(desk) !== "place") return tryTo(desk, word, { picked });
  return box.total(taken) < 2 ? desk.refuse("K7") : desk.act([`place ${box.written(kept)}`, word], { picked });
}

/** @param {Desk} desk @param {Choice} choice */
function stop(desk, { kept }) {
  if (isMine(desk) && momentOf(desk) === "place") return desk.act([`place ${box.written(kept)}`, "stop"]);
  return tryTo(desk, momentOf(desk) === "rescue" ? "sink" : "stop");
}

/**
 * A die was pressed: pick it, put it back, or hear why not.
 * @param {Desk} desk
 * @param {Die} die
 * @param {(id: number) => void} toggle
 */
function press(desk, die, toggle) {
  if (!isMine(desk) || die.where === "rest" || momentOf(desk) === "gather") return desk.askWhy("reroll 2c");
  if (die.where !== "reef" || mayLift(desk)) return toggle(die.id);
  return momentOf(desk) === "place" ? desk.refuse("K8") : desk.askWhy("reroll 1k");
}

/**
 * Picked or not the other way round; of skulls never more than one.
 * @param {Die[]} dice
 * @param {number[]} picked
 * @param {number} id
 */
function toggled(dice, picked, id) {
  if (picked.includes(id)) return picked.filter((each) => each !== id);
  const skulls = dice.filter(({ where }) => where === "reef").map(idOf);
  return [...(skulls.includes(id) ? picked.filter((each) => !skulls.includes(each)) : picked), id];
}

/** All that may be thrown, or none if they are all picked already. @param {Die[]} dice @param {number[]} picked */
function allOrNone(dice, picked) {
  const free = dice.filter(({ where }) => where === "hand" || where === "isle").map(idOf);
  return picked.length < free.length ? free : [];
}

/** @param {Desk} desk */
export function useHand(desk) {
  const [picked, setPicked] = useState(/** @type {number[]} */ ([]));
  const [landing, setLanding] = useState(true); // whether kept dice go to the island
  const dice = desk.scene?.dice ?? [];
  const chosen = choice(dice, picked, landing);
  useEffect(() => setPicked(firstPicks(desk)), [desk.shown?.seq, desk.busy]);
  return {
    ...chosen,
    landing,
    setLanding,
    roll: () => roll(desk, chosen),
    stop: () => stop(desk, chosen),
    press: (/** @type {Die} */ die) => press(desk, die, (id) => setPicked(toggled(dice, picked, id))),
    pickAll: () => setPicked(allOrNone(dice, picked)),
    pickWord: (/** @type {string} */ word) => setPicked(matching(dice, box.facesIn(word))),
  };
}

/** The dice that a word speaks of. @param {Die[]} dice @param {number[]} faces */
function matching(dice, faces) {
  const left = box.counted(faces);
  return dice.filter(({ face, where }) => where !== "rest" && left[face]-- > 0).map(idOf);
}
