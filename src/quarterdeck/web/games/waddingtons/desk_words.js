// What is said to the server to make a bargain: thing by thing, in the order of the catalogue, first what is paid.
import * as box from "./box.js";

/** @typedef {{given: number[], taken: number[]}} Bargain */

/** Whether one desk can still become the other. @param {number[]} now @param {number[]} wanted */
function grows(now, wanted) {
  const last = Math.max(-1, ...box.each(now));
  return now.every((count, thing) => (thing < last ? count === wanted[thing] : count <= wanted[thing]));
}

/**
 * All that has to be said so that the bargain is made.
 * @param {Bargain} now  what lies on the server's desk
 * @param {Bargain} wanted
 */
export function stepsTo(now, wanted) {
  const same = now.given.join() === wanted.given.join();
  const clear =
    !(box.total(now.taken) ? same : grows(now.given, wanted.given)) || !grows(now.taken, wanted.taken);
  const from = clear ? { given: box.NOTHING, taken: box.NOTHING } : now;
  const more = (/** @type {"given" | "taken"} */ side, /** @type {string} */ verb) =>
    box
      .each(wanted[side].map((count, thing) => count - from[side][thing]))
      .map((thing) => `${verb} ${box.THINGS[thing]}`);
  const empty = !box.total(now.given) && !box.total(now.taken);
  return [
    ...(clear && !empty ? ["cancel"] : []),
    ...more("given", "offer"),
    ...more("taken", "take"),
    "settle",
  ];
}
