// What lies on a desk to be picked from, before anything is.
import * as box from "./box.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {[word: string, count: number][]} Stock */

/** @param {string} verb @param {number[]} counts @param {string[]} names @returns {Stock} */
const some = (verb, counts, names) =>
  counts.flatMap((count, at) => (count ? [/** @type {[string, number]} */ ([`${verb} ${names[at]}`, count])] : []));

/** Only the dearest will do. @param {number[]} counts @param {number[]} worth */
function dearest(counts, worth) {
  const most = Math.max(...counts.map((count, at) => (count ? worth[at] : 0)));
  return counts.map((count, at) => (worth[at] === most ? count : 0));
}

/** @param {View} view @param {Ship} ship @returns {Stock} */
function crewToGive({ awaiting, docks }, { hand, home }) {
  const crew = hand ?? box.NO_CREW;
  const docked = awaiting.docked ? docks[home].slice(0, box.CREW) : [];
  return [
    ...some("give", awaiting.best ? dearest(crew, box.VALUE) : crew, box.CREWS),
    ...some("give-docked", docked, box.CREWS),
  ];
}

/** A piece, or so much crew where there is enough. @param {View} view @param {Ship} ship @returns {Stock} */
function toLose({ awaiting }, { hold, hand }) {
  const crew = hand && !awaiting.best && box.total(hand) >= box.LOSS ? hand : [];
  const pieces = awaiting.best ? dearest(hold, box.POINTS) : hold;
  return [...some("lose", pieces, box.KINDS), ...some("give", crew, box.CREWS)];
}

/** @type {Record<string, (view: View, ship: Ship) => Stock>} */
const DESKS = {
  "take-treasure": ({ island, awaiting: { worth = 0 } }) =>
    some("take", island.map((count, kind) => (box.POINTS[kind] <= worth ? count : 0)), box.KINDS),
  salvage: ({ flat }) => some("take", flat.slice(0, box.CARDS), box.THINGS),
  keep: ({ ships, awaiting }, { hold }) => [
    ...some("keep", hold, box.KINDS),
    ...some("take", ships[awaiting.loser ?? -1].hold, box.KINDS),
  ],
  give: crewToGive,
  discard: crewToGive,
  lose: toLose,
  pick: ({ ships, awaiting }) => some("pick", ships[awaiting.other ?? -1].values, box.VALUES.map(String)),
};

/** Every word that picks something, and how many there are of what it is about. @param {View} view */
export function stockOf(view) {
  const ship = shipOf(view);
  return ship ? (DESKS[view.awaiting.moment]?.(view, ship) ?? []) : [];
}
