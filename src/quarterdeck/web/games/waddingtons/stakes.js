// What settling does and what it gives away, with the figures of this case.
import { momentOf } from "../../table/moment.js";
import * as box from "./box.js";
import { treasure } from "./balance.js";
import { bestTreasure } from "./sensible.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {{to: string, name: string, kept: string, gained: string, lost: string, left: string, points: number,
 *   short: number, gone: string, owned: string, risky: boolean}} Stakes  `short`: points that could have been had */

const [FLAT_ISLAND, SHIP] = [-3, 0]; // where things go; ships count from nought

/** Things as words count them. @param {number[]} counts @param {number} [from]  the first of these among all things */
export const writeThings = (counts, from = 0) =>
  counts.map((count, thing) => (count ? `${count}${box.LETTERS[from + thing]}` : "")).join("");

/** @param {number[]} one @param {number[]} other */
const plus = (one, other) => one.map((count, at) => count + other[at]);

/** Treasure at home, for whoever calls a port home. @param {View} view @param {Ship} ship */
const atHome = ({ docks }, ship) => box.points(ship.chest) + box.points(treasure(docks[ship.home]));

/** Treasure that can be put ashore now. @param {TableSession} session */
function landable({ shown }) {
  const hold = shipOf(shown?.view)?.hold ?? box.NO_TREASURE;
  return hold.map((count, kind) => (shown?.actions.includes(`land ${box.KINDS[kind]}`) ? count : 0));
}

/** Who or what a moment is about besides the one who decides. @param {TableSession} session */
export function others({ shown, names }) {
  const { awaiting, ships, sailing } = /** @type {View} */ (shown?.view);
  const { loser, other, to } = awaiting;
  const about = { call: sailing, spoil: loser, keep: loser, pick: other, lose: to, give: to };
  const at = /** @type {Record<string, number | undefined>} */ (about)[awaiting.moment] ?? -1;
  return { name: names[ships[at]?.owner] ?? "", to: at >= SHIP ? "ship" : at === FLAT_ISLAND ? "flat" : "pile" };
}

/** @param {number[]} taken @param {View} view */
const shortOf = (taken, view) => box.points(bestTreasure(view)) - box.points(taken);

/** A bargain is even; but what is paid may win the game for whoever lives there. @param {View} view @param {string[]} names */
function stakesOfTrade(view, names) {
  const { given = box.NOTHING, taken = box.NOTHING } = view.awaiting;
  const owner = view.ships.find(({ home }) => box.harbour(home) === shipOf(view)?.square);
  if (!owner) return {};
  const points = atHome(view, owner) + box.points(treasure(given)) - box.points(treasure(taken));
  const risky = points >= box.GOAL && owner.owner !== view.seat;
  return { owned: "yes", name: names[owner.owner], points, risky };
}

/** @type {Record<string, (session: TableSession, view: View) => Partial<Stakes>>} */
const STAKES = {
  keep: (_, view) => {
    const { kept = box.NO_TREASURE, taken = box.NO_TREASURE } = view.awaiting;
    const short = shortOf(plus(kept, taken), view);
    return { kept: writeThings(plus(kept, taken), box.TREASURE), short, risky: short > 0 };
  },
  "take-treasure": (_, view) => {
    const { taken = box.NO_TREASURE, crew = 0 } = view.awaiting;
    const [points, short] = [box.points(taken), shortOf(taken, view)];
    return { points, short, risky: short > 0 || (!points && crew > 0) };
  },
  salvage: (_, view) => {
    const { taken = box.NOTHING } = view.awaiting;
    return { risky: shortOf(treasure(taken), view) > 0 || !box.total(taken) };
  },
  trade: ({ names }, view) => stakesOfTrade(view, names),
  moor: (session) => ({ left: writeThings(landable(session), box.TREASURE), risky: box.total(landable(session)) > 0 }),
  spoil: ({ shown }) => ({ risky: (shown?.actions.length ?? 0) > 1 }),
  muster: (_, view) => {
    const { red, black } = box.watches(shipOf(view)?.hand ?? box.NO_CREW);
    return { points: Math.abs(red - black) };
  },
};

/** @type {Stakes} */
const NONE = {
  ...{ to: "", name: "", kept: "", gained: "", lost: "", left: "", points: 0, short: 0, gone: "no", owned: "no" },
  risky: false,
};

/** What is at stake if this word is said now. @param {TableSession} session @param {string} word @returns {Stakes} */
export function stakesOf(session, word) {
  const view = session.shown?.view;
  const ends = word === "settle" || (word === "done" && momentOf(session) !== "trade");
  if (!view || !ends) return NONE;
  const settled = session.shown?.prices?.settle ?? {};
  const stakes = { ...NONE, ...others(session), ...settled, ...STAKES[momentOf(session)]?.(session, view) };
  const gone = momentOf(session) === "keep" ? stakes.lost : stakes.left;
  return { ...stakes, gone: gone ? "yes" : "no" };
}

/** Treasure to be put ashore at once: the words for it, what it is, and what there is at home then. @param {TableSession} session */
export function landing(session) {
  const [view, all] = [session.shown?.view, landable(session)];
  const ship = shipOf(view);
  if (!view || !ship || !box.total(all)) return null;
  const home = atHome(view, ship);
  const enough = box.each(all).filter((_, at, kinds) => home + worthOf(kinds.slice(0, at)) < box.GOAL);
  const words = enough.map((kind) => `land ${box.KINDS[kind]}`); // dearest first; twenty is the end
  return { words, things: writeThings(all, box.TREASURE), points: home + box.points(all) };
}

/** @param {number[]} kinds */
const worthOf = (kinds) => box.total(kinds.map((kind) => box.POINTS[kind]));
