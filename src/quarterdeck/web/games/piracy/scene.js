// What the chart shows, as a value. News is a list of pictures to be looked at for a while; the view that comes
// after them is the truth.
import { SUNK } from "./box.js";
import { chartOf, courseOf } from "./chart.js";

/**
 * @typedef {{ship: number, square: number, ends: number[], answer: string, done: boolean}} Look  a telescope's sweep
 * @typedef {Pick<import("./view.js").Voyage, "harbour" | "start" | "legs"> & Partial<import("./view.js").Voyage>} Track  his way
 * @typedef {{kind: string, say: Sentence, square?: number | null, site?: number}} Mood  what has just happened, and where
 * @typedef {{mood: Mood, view: View | null}} Told
 * @typedef {{start: number, direction: number, range: number, goal: number | null, hit: boolean}} Shot
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: Mood | null, moment: string, ship: number,
 *   roll: number | null, map: View["options"]["map"], chests: number[], stolen: number[], ships: number[], opened: number[],
 *   closed: number[], garrisons: number[], possible: number[], sighted: number | null, voyage: Track | null,
 *   at: number | null, look: Look | null, shot: Shot | null, pirate: number, captains: number[],
 *   telescope: View["options"]["telescope"]}} Scene
 * @typedef {import("../../net/seen.js").ViewOf<import("./view.js").View>} View
 * @typedef {import("./events.js").AnyEvent} GameEvent
 * @typedef {import("../../net/messages.js").Sentence} Sentence
 * @typedef {import("../../table/types.js").TableSession<Scene, View>} Session
 * @typedef {import("../../table/types.js").Picture<Scene>} Picture
 */

const A_STEP = 230; // milliseconds a ship takes for a square

/**
 * A scene as the server sees it.
 * @param {Scene | null} before
 * @param {View} view
 * @param {number[]} scores
 * @returns {Scene}
 */
export function settle(before, view, scores) {
  const { turn, chests, stolen, ships, opened, closed, garrisons, possible, sighted, voyage, awaiting } =
    view;
  const { pirate, captains, options } = view;
  const { moment } = awaiting;
  const ended = moment === "sail" || moment === "over";
  return {
    ...{
      turn,
      scores,
      chests,
      stolen,
      ships,
      opened,
      closed,
      garrisons,
      possible,
      sighted,
      voyage,
      pirate,
      captains,
    },
    ...{ moment, mood: null, shot: null, map: options.map, telescope: options.telescope },
    seat: awaiting.seat ?? null,
    ship: awaiting.ship ?? view.ship,
    roll: awaiting.roll ?? null,
    at: voyage?.square ?? null,
    look: before?.look ? { ...before.look, done: before.look.done || ended } : null,
  };
}

/**
 * The pictures of one event.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {{say: Sentence, view: View | null}} told
 * @returns {Picture[]}
 */
export function pictures(scene, event, { say, view }) {
  const mood = { kind: event.event, say };
  const show = /** @type {import("../../table/types.js").Show<Scene, GameEvent, Told>} */ (PICTURES[event.event]);
  const drawn = show?.({ ...scene, mood: null, shot: null }, event, { mood, view });
  return drawn ?? [{ scene: { ...scene, mood, shot: null }, wait: 1100 }];
}

/** @type {import("../../table/types.js").Pictures<Scene, GameEvent, Told>} */
const PICTURES = {
  "turn-began": (scene, { seat, turn }) => [{ scene: { ...scene, seat, turn }, wait: 150 }],
  "drew-lot": (scene, { die }, { mood }) => [{ scene: { ...scene, roll: die, mood }, wait: 600 }],
  buried: (scene, { site }) => [{ scene: { ...scene, chests: [...scene.chests, site] }, wait: 160 }],
  stationed: (scene, { square }) => [{ scene: { ...scene, ships: [...scene.ships, square] }, wait: 240 }],
  departed: (scene, { square }) => [{ scene: { ...scene, at: square }, wait: 500 }],
  hid: (scene, _, { mood }) => [
    { scene: { ...scene, sighted: null, roll: null, moment: "roll", mood }, wait: 650 },
  ],
  sailed: (scene, { path }) =>
    path.map((at) => ({ scene: { ...scene, at }, wait: A_STEP })),
  missed: (scene, { site }, { mood }) => [
    { scene: { ...without(scene, site), mood: { ...mood, site } }, wait: 1900 },
  ],
  "tried-to-land": (scene, event, { mood }) => [{ scene: { ...turnToken(scene, event), mood }, wait: 2000 }],
  threw: showThrow,
  looked: (scene, { ship, square, ends }) => [
    { scene: { ...scene, ship, look: { ship, square, ends, answer: "", done: false } }, wait: 1500 },
  ],
  aye: (scene, { square }, { mood }) => [
    { scene: { ...withAnswer(scene, "aye"), sighted: square, mood: { ...mood, square } }, wait: 2300 },
  ],
  nay: (scene, _, { mood }) => [
    { scene: { ...withAnswer(scene, "nay"), mood: { ...mood, square: scene.look?.square } }, wait: 1100 },
  ],
  moved: showMove,
  fired: (scene, event, { mood, view }) => [
    {
      scene: { ...scene, shot: shotOf(scene, event, view), mood: { ...mood, square: event.square } },
      wait: 1700,
    },
  ],
  "sank-ship": (scene, { sunk, square }, { mood }) => [
    { scene: { ...scene, ships: put(scene.ships, sunk, SUNK), mood: { ...mood, square } }, wait: 2200 },
  ],
  sunk: showEnd,
  caught: showEnd,
  "ran-into": showEnd,
  "shut-in": showEnd,
  "opened-log": (scene, { harbour, start, legs }) => [
    { scene: { ...scene, voyage: { harbour, start, legs } }, wait: 1600 },
  ],
  won: (scene) => [{ scene, wait: 500 }],
};

/** An end that shows where he was. @param {Scene} scene @param {{square: number}} event @param {Told} told @returns {Picture[]} */
function showEnd(scene, { square }, { mood }) {
  return [{ scene: { ...scene, sighted: square, mood: { ...mood, square } }, wait: 2800 }];
}

/** @param {number[]} ships @param {number} ship @param {number} square */
const put = (ships, ship, square) => ships.map((each, at) => (at === ship ? square : each));

/** @param {Scene} scene @param {number} site */
const without = (scene, site) => ({
  ...scene,
  chests: scene.chests.filter((each) => each !== site),
  stolen: [...scene.stolen, site],
});

/** @param {Scene} scene @param {import("./events.js").TriedToLand} event */
const turnToken = (scene, { harbour, open }) =>
  open ? { ...scene, opened: [...scene.opened, harbour] } : { ...scene, closed: [...scene.closed, harbour] };

/** @param {Scene} scene @param {string} answer @returns {Scene} */
const withAnswer = (scene, answer) => ({ ...scene, look: scene.look && { ...scene.look, answer } });

/**
 * A die for a ship; what was seen in this turn stays in sight until the next.
 * @param {Scene} scene
 * @param {import("./events.js").Threw} event
 * @param {Told} told
 * @returns {Picture[]}
 */
function showThrow(scene, { ship, die }, { mood }) {
  const look = scene.look && !scene.look.done && scene.look.ship === ship ? scene.look : null;
  return [{ scene: { ...scene, ship, roll: die, look, mood }, wait: 900 }];
}

/** @param {Scene} scene @param {import("./events.js").Moved} event @returns {Picture[]} */
function showMove(scene, { ship, start, square }) {
  const course = courseOf(chartOf(scene.map), start, square);
  return course.map((at) => ({ scene: { ...scene, ship, ships: put(scene.ships, ship, at) }, wait: A_STEP }));
}

/**
 * A salvo; it has hit where the game is over, or a ship less is on the sea.
 * @param {Scene} scene
 * @param {import("./events.js").Fired} event
 * @param {View | null} view
 * @returns {Shot}
 */
const shotOf = ({ ships }, { start, direction, range, square }, view) => {
  const sank = square != null && ships.includes(square) && !view?.ships.includes(square);
  const hit = square != null && (sank || view?.awaiting.moment === "over");
  return { start, direction, range, goal: square, hit };
};
