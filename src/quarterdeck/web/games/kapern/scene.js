// What the table shows, as a value. News is a list of pictures to be looked at for a while; the view that comes
// after them is the truth.
import * as box from "./box.js";
import * as dice from "./dice.js";

/**
 * @typedef {{seat: number, from: number, to: number}} Loss
 * @typedef {{kind: string, seat: number, skulls?: number, points?: number, bonus?: number, chest?: boolean, what?: string,
 *   losses?: Loss[]}} Mood  what has just happened, and to whom
 * @typedef {{turn: number, seat: number | null, card: number | null, dice: dice.Die[], scores: number[], stage: View["stage"],
 *   lifted: boolean, island: number[], saved: number, mood: Mood | null, picked: number[], floor: boolean, target: number}} Scene
 * @typedef {import("../../net/seen.js").ViewOf<import("./view.js").View>} View
 * @typedef {import("./events.js").AnyEvent} GameEvent
 * @typedef {import("../../net/messages.js").Sentence} Sentence
 * @typedef {import("./prices.js").Prices} Prices
 * @typedef {import("../../table/types.js").TableSession<Scene, View, Prices>} Session
 * @typedef {import("../../table/types.js").Picture<Scene>} Picture
 */

const NONE = [0, 0, 0, 0, 0, 0];

/**
 * A scene as the server sees it.
 * @param {Scene | null} before
 * @param {View} view
 * @param {number[]} _scores
 * @param {Prices} prices
 * @returns {Scene}
 */
export function settle(before, view, _scores, { saved }) {
  const { turn, card, scores, stage, lifted, island, awaiting, options } = view;
  const lying = dice.matchDice(before?.dice ?? dice.fresh(), view.dice, island);
  const seat = awaiting.seat ?? null;
  const rules = { floor: options.floor_zero, target: options.target };
  return {
    ...rules,
    ...{ turn, seat, card, dice: lying, scores, stage, lifted, island, saved, mood: moodOf(view), picked: [] },
  };
}

/** @param {View} view @returns {Mood | null} */
const moodOf = ({ awaiting, dice: lie, card }) =>
  awaiting.moment === "gather"
    ? { kind: "island", seat: awaiting.seat ?? 0, skulls: lie[box.SKULL] + box.SKULLS_ON[card] }
    : null;

/**
 * The pictures of one event.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @returns {Picture[]}
 */
export function pictures(scene, event) {
  const show = /** @type {import("../../table/types.js").Show<Scene, GameEvent, void>} */ (PICTURES[event.event]);
  return show ? show(scene, event) : [{ scene: notice(scene, event), wait: 1700 }];
}

/** @type {import("../../table/types.js").Pictures<Scene, GameEvent, void>} */
const PICTURES = {
  "turn-began": (scene, { seat, turn }) => [{ scene: newTurn(scene, seat, turn), wait: 250 }],
  reshuffled: (scene) => [{ scene, wait: 200 }],
  "turned-over": (scene, { card }) => [{ scene: { ...scene, card, mood: null }, wait: 800 }],
  "called-guardian": (scene) => [{ scene: { ...scene, lifted: true, mood: null }, wait: 300 }],
  threw: showThrow,
  placed: (scene, { dice: laid, points }) => [{ scene: { ...layOut(scene, laid), saved: points }, wait: 450 }],
  scored: (scene, event) => pay({ ...scene, mood: { ...event, kind: "scored" } }, event.points, 900),
  sank: (scene, event) => pay({ ...scene, mood: { ...event, kind: "sank" } }, event.points, 1900),
  "lost-fight": (scene, event) =>
    pay({ ...scene, mood: { ...event, kind: "lost-fight" } }, -event.bonus, 1500),
  "reached-skull-island": (scene, event) => [
    { scene: { ...scene, mood: { ...event, kind: "island" } }, wait: 2200 },
  ],
  cursed: showCurse,
  won: (scene) => [{ scene, wait: 500 }],
};

/** @param {Scene} scene @param {number} seat @param {number} turn @returns {Scene} */
const newTurn = (scene, seat, turn) => ({
  ...scene,
  seat,
  turn,
  card: null,
  dice: dice.fresh(),
  island: NONE,
  saved: 0,
  lifted: false,
  mood: null,
});

/** @param {Scene} scene @param {import("./events.js").Threw} event @returns {Picture[]} */
function showThrow(scene, event) {
  const rolling = dice.toss(scene.dice, event, scene.picked);
  const after = { ...scene, dice: rolling, picked: [] };
  const island = scene.island.map((n, face) => Math.min(n, event.dice[face]));
  return [
    { scene: after, wait: 1000 },
    { scene: layOut(after, island), wait: 350 },
  ];
}

/** @param {Scene} scene @param {number[]} island @returns {Scene} */
const layOut = (scene, island) => ({ ...scene, island, dice: dice.layDice(scene.dice, island) });

/**
 * Points fly, then the boat sails.
 * @param {Scene} scene
 * @param {number} points
 * @param {number} wait
 */
function pay(scene, points, wait) {
  const { seat } = /** @type {Mood} */ (scene.mood);
  const scores = scene.scores.map((score, who) => (who === seat ? changeScore(score, points, scene.floor) : score));
  return [
    { scene, wait },
    { scene: { ...scene, scores }, wait: points ? 900 : 300 },
  ];
}

/** @param {number} score @param {number} by @param {boolean} floor */
const changeScore = (score, by, floor) => (floor ? Math.max(0, score + by) : score + by);

/** @param {Scene} scene @param {import("./events.js").Cursed} event @returns {Picture[]} */
function showCurse(scene, event) {
  const losses = scene.scores
    .map((from, seat) => ({ seat, from, to: changeScore(from, -event.points, scene.floor) }))
    .filter(({ seat }) => seat !== event.seat);
  const scores = scene.scores.map((score, seat) => losses.find((each) => each.seat === seat)?.to ?? score);
  const bill = { ...scene, mood: { ...event, kind: "cursed", losses } };
  return [
    { scene: bill, wait: 1600 },
    { scene: { ...bill, scores }, wait: 2600 },
  ];
}

/** Something to be read out to everyone. @param {Scene} scene @param {GameEvent} event @returns {Scene} */
const notice = (scene, event) => ({ ...scene, mood: { seat: 0, ...event, kind: "notice", what: event.event } });

const WHY = {
  threw: "",
  "turned-over": "",
  placed: "K20",
  "called-guardian": "K23",
  sank: "K9",
  "lost-fight": "K24",
  "reached-skull-island": "K16",
  cursed: "K18",
  "final-round": "K27",
  "last-turn": "K28",
  "sudden-death": "K30",
  "pirate-magic": "K31",
  "time-up": "K32",
  won: "K29",
};

/** The clause a log line may be looked up under. @param {GameEvent} event @returns {string} */
export function clauseOf(event) {
  if (event.event === "turned-over") return box.CLAUSES[event.card];
  if (event.event === "scored") return event.chest ? "K13" : "K11";
  return /** @type {Record<string, string>} */ (WHY)[event.event] ?? "";
}

/** What is drawn beside a log line. @param {GameEvent} event @returns {number[]} */
export const facesOf = (event) => (event.event === "threw" ? box.facesIn(box.writeDice(event.thrown)) : []);

/** A throw is told once the dice lie. @param {GameEvent} event */
export const isToldLate = (event) => event.event === "threw";

const HELD = ["sank", "lost-fight", "cursed", "notice", "island"];

/** Worth looking at until somebody says go on. @param {Mood | null} mood */
export const isHeld = (mood) => HELD.includes(mood?.kind ?? "");
export const isShaken = (/** @type {Mood | null} */ mood) => mood?.kind === "sank" || mood?.kind === "cursed";
export const isGrave = (/** @type {GameEvent} */ event) => ["sank", "cursed", "lost-fight"].includes(event.event);
export const isGlad = (/** @type {GameEvent} */ event) => ["scored", "won", "final-round"].includes(event.event);
