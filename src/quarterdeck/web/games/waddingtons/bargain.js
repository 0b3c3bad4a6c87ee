// The bargain a seat has in mind: laid on the scale in whatever order, told to the server in the order of the catalogue.
import { useLayoutEffect, useState } from "preact/hooks";
import { isMine, momentOf } from "../../table/moment.js";
import * as balance from "./balance.js";
import * as box from "./box.js";
import { stepsTo } from "./desk_words.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./desk_words.js").Bargain} Bargain */

/** @param {number[]} counts @param {number} thing @param {number} by */
const bump = (counts, thing, by) => counts.map((count, at) => (at === thing ? count + by : count));

/** What a ship has to pay with, and what lies in the docks. @param {import("./scene.js").View} view */
function goodsOf(view) {
  const { docks, options } = view;
  const ship = /** @type {import("./scene.js").Ship} */ (shipOf(view));
  const port = ship.square - box.FIRST_HARBOUR;
  const own = balance.tradable([...(ship.hand ?? ship.known), ...ship.hold, ...ship.cards], options);
  return { ship, port, own, there: balance.tradable(docks[port], options) };
}

/** @param {TableSession} session */
export function useBargain(session) {
  const view = session.shown?.view;
  const here = isMine(session) && momentOf(session) === "trade" ? view : null;
  const { given = box.NOTHING, taken = box.NOTHING } = here?.awaiting ?? {};
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
    clear: () => setBargain({ given: box.NOTHING, taken: box.NOTHING }),
    strike: () => session.act(stepsTo({ given, taken }, bargain)),
  };
}

/** @typedef {NonNullable<ReturnType<typeof useBargain>>} Plan */
