// The bargain a seat has in mind: laid on the scale in whatever order, told to the server in the order of the catalogue.
import { useLayoutEffect, useState } from "preact/hooks";
import { isMine, momentOf } from "../../table/moment.js";
import * as balance from "./balance.js";
import * as box from "./box.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {{given: number[], taken: number[]}} Bargain */

const NOTHING = box.THINGS.map(() => 0);

/** @param {number[]} counts @param {number} thing @param {number} by */
const bump = (counts, thing, by) => counts.map((count, at) => (at === thing ? count + by : count));

/** Whether one desk can still become the other. @param {number[]} now @param {number[]} wanted */
function grows(now, wanted) {
  const last = Math.max(-1, ...box.each(now));
  return now.every((count, thing) => (thing < last ? count === wanted[thing] : count <= wanted[thing]));
}

/**
 * What has to be said to the server so that the bargain is made.
 * @param {Bargain} now  what lies on its desk
 * @param {Bargain} wanted
 */
export function stepsTo(now, wanted) {
  const same = now.given.join() === wanted.given.join();
  const clear =
    !(box.total(now.taken) ? same : grows(now.given, wanted.given)) || !grows(now.taken, wanted.taken);
  const from = clear ? { given: NOTHING, taken: NOTHING } : now;
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

/** What a ship has to pay with, and what lies in the docks. @param {import("./scene.js").View} view */
function goodsOf(view) {
  const { docks, options } = view;
  const ship = /** @type {import("./scene.js").Ship} */ (shipOf(view));
  const port = ship.square - box.FIRST_HARBOUR;
  const charts = (/** @type {number[]} */ things) =>
    things.map((count, thing) => (thing > box.CARDS + 2 && !options.chart_value_3 ? 0 : count));
  const own = charts([...(ship.hand ?? ship.known), ...ship.hold, ...ship.cards]);
  return { ship, port, own, there: charts(docks[port]) };
}

/** @param {TableSession} session */
export function useBargain(session) {
  const view = session.shown?.view;
  const here = isMine(session) && momentOf(session) === "trade" ? view : null;
  const { given = NOTHING, taken = NOTHING } = here?.awaiting ?? {};
  const [bargain, setBargain] = useState(/** @type {Bargain} */ ({ given, taken }));
  useLayoutEffect(() => setBargain({ given, taken }), [here != null, session.scene.turn, given.join(), taken.join()]);
  if (!here) return null;
  const goods = goodsOf(here);
  const scale = balance.weigh(bargain.given, bargain.taken);
  const over = balance.tooMany(goods.ship.hold, bargain.given, bargain.taken);
  const put = (
    /** @type {"given" | "taken"} */ side,
    /** @type {number} */ thing,
    /** @type {number} */ by,
  ) => setBargain({ ...bargain, [side]: bump(bargain[side], thing, by) });
  return {
    ...{ ...bargain, ...goods, ...scale, over, put },
    even: scale.even && !over,
    set: setBargain,
    clear: () => setBargain({ given: NOTHING, taken: NOTHING }),
    strike: () => session.act(stepsTo({ given, taken }, bargain)),
  };
}

/** @typedef {NonNullable<ReturnType<typeof useBargain>>} Plan */
