// What the table shows, as a value. News is a list of pictures to be looked at for a while; the view that comes
// after them is the truth.
import * as box from "./box.js";

/**
 * @typedef {import("./box.js").Disc} Disc
 * @typedef {{top: number, discs: Disc[], shore: number}} Pile  discs from the top; before whom it stands
 * @typedef {{kind: string, say: Sentence}} Mood  what has just happened, and how it is told
 * @typedef {{from: string, to: string, count: number, picture: string}} Flight  things on their way
 * @typedef {{mood: Mood, view: View | null}} Told
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: Mood | null, piles: Pile[], open: number[], deck: number,
 *   purses: (number | null)[], booty: number[][], worths: number[][], pieces: number[], rebels: number[], asked: View["awaiting"] | null, aided: boolean,
 *   aboard: null | {top: number, ship: number}, flight: Flight | null, numbers: View["options"]["components"], gone: number}} Scene
 * @typedef {import("../../net/seen.js").ViewOf<import("./view.js").View>} View
 * @typedef {import("./events.js").AnyEvent} GameEvent
 * @typedef {import("../../net/messages.js").Sentence} Sentence
 * @typedef {import("./prices.js").Prices} Prices
 * @typedef {import("../../table/types.js").TableSession<Scene, View, Prices>} Session
 * @typedef {import("../../table/types.js").Picture<Scene>} Picture
 */

/**
 * A scene as the server sees it.
 * @param {Scene | null} before
 * @param {View} view
 * @param {number[]} _scores
 * @param {Prices} prices
 * @returns {Scene}
 */
export function settle(before, view, _scores, prices) {
  const { turn, open, purses, booty, pieces, awaiting, options, gone } = view;
  const piles = view.piles.map((discs) => pileOf(discs));
  const aboard = awaiting.moment === "take" ? { top: awaiting.pile ?? -1, ship: awaiting.ship ?? -1 } : null;
  return {
    ...{
      turn,
      open,
      purses,
      booty,
      worths: prices.booty,
      pieces,
      piles,
      aboard,
      numbers: options.components,
      mood: null,
      flight: null,
    },
    seat: awaiting.captain ?? awaiting.seat ?? null,
    scores: purses.map((purse, who) => purse ?? before?.scores[who] ?? box.START),
    deck: box.total(view.deck),
    gone: gone.length,
    rebels: awaiting.rebels ?? [],
    asked: awaiting.moment === "mutiny" ? awaiting : null,
    aided: options.memory === "aided" || piles.some(({ discs }) => discs[1]?.face != null), // as in a replay
  };
}

/** @param {Disc[]} discs @returns {Pile} */
const pileOf = (discs) => ({ top: box.topOf(discs), discs, shore: discs[0].seat });

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
  const drawn = show?.({ ...scene, flight: null, mood: null }, event, { mood, view });
  return drawn ?? [{ scene: { ...scene, flight: null, mood }, wait: 1500 }];
}

/** @type {import("../../table/types.js").Pictures<Scene, GameEvent, Told>} */
const PICTURES = {
  "turn-began": (scene, { seat, turn }) => [
    { scene: { ...scene, seat, turn, rebels: [], asked: null }, wait: 250 },
  ],
  "turned-up": (scene, { ships }) => [
    {
      scene: { ...scene, open: [...scene.open, ...ships], deck: Math.max(0, scene.deck - ships.length) },
      wait: 900,
    },
  ],
  moved: showMove,
  mutinied: (scene, { disc }, { mood }) => [
    { scene: { ...scene, rebels: [...scene.rebels, disc], asked: null, mood }, wait: 2000 },
  ],
  boarded: (scene, { disc, ship }) => [{ scene: { ...scene, aboard: { top: disc, ship } }, wait: 950 }],
  took: showBooty,
  looted: (scene, { seat, ducats }) => [
    {
      scene: { ...richer(scene, seat, ducats), flight: coins(ducats, "aboard", `purse-${seat}`) },
      wait: 900,
    },
  ],
  paid: showPay,
  "fell-short": (scene, { seat, stock }, { mood }) => cast(richer({ ...scene, mood }, seat, stock), 1300),
  profited: (scene, _, { mood }) => cast({ ...scene, mood }, 900),
  "broke-up": (scene, _, { mood }) => [
    { scene: { ...scene, piles: home(scene.piles, scene.piles), aboard: null, mood }, wait: 2300 },
  ],
  "sailed-away": (scene, { ships }, { mood }) => [
    { scene: { ...scene, open: [], gone: scene.gone + ships.length, mood }, wait: 1900 },
  ],
  majority: (scene, { seats, ducats }, { mood }) => prize({ ...scene, mood }, ducats, seats, 1500),
  consoled: (scene, { seat, ducats }, { mood }) => prize({ ...scene, mood }, ducats, [seat], 700),
  "broke-tie": (scene, _, { mood }) => [{ scene: { ...scene, mood }, wait: 2300 }],
  won: (scene) => [{ scene, wait: 500 }],
};

/**
 * A pile climbs on another, and both are brought home.
 * @param {Scene} scene
 * @param {import("./events.js").Moved} event
 * @returns {Picture[]}
 */
function showMove(scene, event) {
  const own = scene.piles.find(({ top }) => top === event.disc);
  const under = scene.piles.find(({ top }) => top === event.covered);
  if (!own || !under) return [];
  const known = scene.aided ? under.discs : under.discs.map(({ seat }) => ({ seat, face: null }));
  const others = scene.piles.filter((pile) => pile !== own && pile !== under);
  const joined = { ...own, discs: [...own.discs, ...known] };
  const at = (/** @type {number} */ shore) => ({ ...scene, piles: [...others, { ...joined, shore }] });
  return [
    { scene: at(event.other), wait: 620 },
    { scene: at(event.seat), wait: 520 },
  ];
}

/** @param {Scene} scene @param {number} seat @param {number} by @returns {Scene} */
function richer(scene, seat, by) {
  const purses = scene.purses.map((purse, who) => (who === seat && purse != null ? purse + by : purse));
  const scores = scene.scores.map((score, who) => (who === seat ? score + by : score)); // closed purses are told of too
  return { ...scene, purses, scores };
}

/** @param {number} ducats @param {string} from @param {string} to */
const coins = (ducats, from, to) => ({ from, to, count: Math.min(8, ducats), picture: "ducat" });

/** @param {Scene} scene @param {import("./events.js").Took} event @returns {Picture[]} */
function showBooty(scene, { seat, kind }) {
  const one = (/** @type {number[]} */ counts, /** @type {number} */ by) =>
    counts.map((n, at) => (at === kind ? n + by : n));
  const booty = scene.booty.map((held, who) => (who === seat ? one(held, 1) : held));
  const flight = { from: "aboard", to: `hold-${seat}`, count: 1, picture: `booty-${box.KINDS[kind]}` };
  return [{ scene: { ...scene, booty, pieces: one(scene.pieces, -1), flight }, wait: 950 }];
}

/** A disc gets its pay and goes home. @param {Scene} scene @param {import("./events.js").Paid} event @returns {Picture[]} */
function showPay(scene, { seat, other, disc, ducats }) {
  const after = richer(richer(scene, seat, -ducats), other, ducats);
  const crew = scene.piles.find(({ top }) => top === scene.aboard?.top);
  const at = crew?.discs.findIndex((each, place) => place > 0 && each.seat === other) ?? -1;
  const left = crew && { ...crew, discs: crew.discs.filter((_, place) => place !== at) };
  const alone = pileOf([{ seat: other, face: box.faceOf(disc) }]);
  const piles = left ? [...scene.piles.filter((pile) => pile !== crew), left, alone] : scene.piles;
  return [
    { scene: { ...after, piles, flight: coins(ducats, `purse-${seat}`, `purse-${other}`) }, wait: 620 },
  ];
}

/**
 * Discs of these piles, each alone, as far as their faces are known.
 * @param {Pile[]} piles
 * @param {Pile[]} broken
 */
const home = (piles, broken) => [
  ...piles.filter((pile) => !broken.includes(pile)),
  ...broken.flatMap(({ discs }) => discs.filter(({ face }) => face != null).map((disc) => pileOf([disc]))),
];

/** The crew is paid, the ship is gone. @param {Scene} scene @param {number} wait @returns {Picture[]} */
function cast(scene, wait) {
  const { aboard, piles, open, gone } = scene;
  const crew = piles.filter(({ top }) => top === aboard?.top);
  const left = open.filter((ship) => ship !== aboard?.ship);
  return [
    { scene, wait },
    { scene: { ...scene, piles: home(piles, crew), open: left, aboard: null, gone: gone + 1 }, wait: 350 },
  ];
}

/**
 * @param {Scene} scene
 * @param {number} ducats
 * @param {number[]} seats
 * @param {number} wait
 * @returns {Picture[]}
 */
function prize(scene, ducats, seats, wait) {
  const after = seats.reduce((each, seat) => richer(each, seat, ducats), scene);
  return [{ scene: { ...after, flight: coins(ducats, "stock", `purse-${seats[0]}`) }, wait }];
}
