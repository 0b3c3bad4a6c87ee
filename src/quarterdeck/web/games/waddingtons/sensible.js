// What a sensible captain would pick on a desk, reckoned from what lies open: laid out, to be changed at will.
import * as box from "./box.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Ship} Ship */

/** Every way to take up to so many of some things. @param {number[]} counts @param {number} [most] @returns {number[][]} */
function handfuls([count, ...rest], most = Number.POSITIVE_INFINITY) {
  if (count === undefined) return [[]];
  const some = Array.from({ length: Math.min(count, most) + 1 }, (_, taken) => taken);
  return some.flatMap((taken) => handfuls(rest, most - taken).map((others) => [taken, ...others]));
}

/** The first of some that nothing is better than. @template T @param {T[]} all @param {(each: T) => number[]} reckon  what counts most comes first */
const bestOf = (all, reckon) =>
  all.reduce((best, each) => (isMore(reckon(each), reckon(best)) ? each : best), all[0]);

/** @param {number[]} one @param {number[]} other */
function isMore(one, other) {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && one[at] > other[at];
}

/** @param {number[]} hand */
const fighting = (hand) => {
  const { red, black } = box.watches(hand);
  return Math.abs(red - black);
};

/** @param {number[]} crew */
const crewWorth = (crew) => box.total(crew.map((count, kind) => count * box.VALUE[kind]));

/** @param {number[]} all @param {number[]} some */
const minus = (all, some) => all.map((count, at) => count - some[at]);

/** @param {string} verb @param {number[]} counts @param {number} [from]  the first of these among all things */
const wordsFor = (verb, counts, from = 0) => box.each(counts).map((thing) => `${verb} ${box.THINGS[from + thing]}`);

/** The most points that fit, in as few pieces as may be. @param {number[]} there @param {number} room @param {number} [worth] */
function mostPoints(there, room, worth = Number.POSITIVE_INFINITY) {
  const some = handfuls(there, room).filter((each) => box.points(each) <= worth);
  return bestOf(some, (each) => [box.points(each), -box.total(each)]);
}

/** @param {Ship} ship */
const roomOf = ({ hold }) => box.HOLD - box.total(hold);

/** Treasure that a desk would put aboard at best; what else it offers does not count. @param {View} view */
export function bestTreasure(view) {
  const { awaiting, island, flat, ships } = view;
  const ship = /** @type {Ship} */ (shipOf(view));
  if (awaiting.moment === "take-treasure") return mostPoints(island, roomOf(ship), awaiting.worth);
  if (awaiting.moment === "salvage") return mostPoints(flat.slice(box.TREASURE, box.CARDS), roomOf(ship));
  const prize = ships[awaiting.loser ?? -1].hold;
  return mostPoints(ship.hold.map((count, kind) => count + prize[kind]), box.HOLD);
}

/** Of what is as dear, one's own: what is given up goes to the loser, what is left does not. @param {View} view @param {Ship} ship */
function keepDearest(view, ship) {
  const best = bestTreasure(view);
  const kept = best.map((count, kind) => Math.min(count, ship.hold[kind]));
  return [...wordsFor("keep", kept, box.TREASURE), ...wordsFor("take", minus(best, kept), box.TREASURE)];
}

/** Crew of the least value, so that the strongest fighters stay. @param {View} view @param {Ship} ship */
function giveLeast({ awaiting, docks }, ship) {
  const hand = /** @type {number[]} */ (ship.hand);
  const docked = awaiting.docked ? docks[ship.home].slice(0, box.CREW) : [];
  const best = Math.max(...hand.map((count, kind) => (count ? box.VALUE[kind] : 0)));
  let left = [...hand, ...docked];
  return Array.from({ length: awaiting.count ?? 0 }, () => {
    const slots = left.map((_, slot) => slot).filter((slot) => left[slot]);
    const open = slots.filter((slot) => !awaiting.best || box.VALUE[slot % box.CREW] === best);
    const after = (/** @type {number} */ slot) => left.map((count, at) => count - Number(at === slot));
    const slot = bestOf(open, (each) => [-box.VALUE[each % box.CREW], fighting(after(each).slice(0, box.CREW))]);
    left = after(slot);
    return `${slot < box.CREW ? "give" : "give-docked"} ${box.CREWS[slot % box.CREW]}`;
  });
}

/** As little as must go, and of that what fights least. @param {View} view @param {Ship} ship */
function discardLeast({ awaiting }, ship) {
  const hand = /** @type {number[]} */ (ship.hand);
  const excess = crewWorth(hand) - (awaiting.may_stay ?? 0);
  const enough = handfuls(hand).filter((some) => crewWorth(some) >= excess);
  return wordsFor("give", bestOf(enough, (some) => [-crewWorth(some), fighting(minus(hand, some))]));
}

/** The cheapest piece, or crew that is worth no more; but nobody sails without any. @param {View} view @param {Ship} ship */
function loseLeast({ awaiting }, ship) {
  const hand = /** @type {number[]} */ (ship.hand);
  const kinds = box.KINDS.map((_, kind) => kind).filter((kind) => ship.hold[kind]);
  const piece = bestOf(kinds, (kind) => [(awaiting.best ? 1 : -1) * box.POINTS[kind]]);
  const pairs = handfuls(hand, box.LOSS).filter((some) => box.total(some) === box.LOSS);
  const crew = bestOf(pairs, (some) => [-crewWorth(some), fighting(minus(hand, some))]);
  const spared = awaiting.best || box.total(hand) <= box.LOSS || crewWorth(crew) > box.POINTS[piece];
  return spared ? [`lose ${box.KINDS[piece]}`] : wordsFor("give", crew);
}

/** @param {View} view */
function pickBest({ awaiting, ships }) {
  const backs = box.each(ships[awaiting.other ?? -1].values).reverse();
  return backs.slice(0, awaiting.count).map((back) => `pick ${box.VALUES[back]}`);
}

/** @type {Record<string, (view: View, ship: Ship) => string[]>} */
const DESKS = {
  "take-treasure": (view) => wordsFor("take", bestTreasure(view), box.TREASURE),
  salvage: (view) => [
    ...wordsFor("take", view.flat.slice(0, box.TREASURE)),
    ...wordsFor("take", bestTreasure(view), box.TREASURE),
  ],
  keep: keepDearest,
  give: giveLeast,
  discard: discardLeast,
  lose: loseLeast,
  pick: pickBest,
};

/** The words that would lay it out; none where nothing is plainly best. @param {View | null | undefined} view @returns {string[]} */
export function sensible(view) {
  const ship = shipOf(view);
  const desk = view && DESKS[view.awaiting.moment];
  return desk && ship ? desk(view, ship) : [];
}

/** Whether the same is picked, in whatever order. @param {string[]} one @param {string[]} other */
export const isSame = (one, other) => [...one].sort().join() === [...other].sort().join();
