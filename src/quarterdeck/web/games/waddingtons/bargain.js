// The bargain a seat has in mind: laid on the scale in whatever order; nobody else hears of it before it is struck.
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as balance from "./balance.js";
import * as box from "./box.js";
import { without, wordFor, wordsOf } from "./desk_words.js";
import { shipOf } from "./scene.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./desk_words.js").Bargain} Bargain */

/** What a ship has to pay with, and what lies in the docks. @param {import("./scene.js").View} view */
function goodsOf(view) {
  const { docks, options } = view;
  const ship = /** @type {import("./scene.js").Ship} */ (shipOf(view));
  const port = ship.square - box.FIRST_HARBOUR;
  const own = balance.tradable([...(ship.hand ?? ship.known), ...ship.hold, ...ship.cards], options);
  return { ship, port, own, there: balance.tradable(docks[port], options) };
}

/** @param {TableSession} session */
export function bargainOf(session) {
  const { view, draft = [] } = session.shown ?? {};
  if (!view || !isMine(session) || momentOf(session) !== "trade") return null;
  const { given = box.NOTHING, taken = box.NOTHING } = view.awaiting;
  const goods = goodsOf(view);
  const scale = balance.weigh(given, taken);
  const over = balance.tooMany(goods.ship.hold, given, taken);
  const put = (/** @type {keyof Bargain} */ side, /** @type {number} */ thing, /** @type {number} */ by) =>
    by > 0 ? tryTo(session, wordFor(side, thing)) : session.draft(without(draft, wordFor(side, thing)));
  return {
    ...{ given, taken, ...goods, ...scale, over, put },
    even: scale.even && !over,
    set: (/** @type {Bargain} */ wanted) => session.draft(wordsOf(wanted)),
    clear: () => session.draft([]),
  };
}

/** @typedef {NonNullable<ReturnType<typeof bargainOf>>} Plan */
