// What a seat is about to do: the crew it has lifted, and the words that come of pointing at something.
import { useEffect, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("../../hooks/table_session.js").Desk} Desk */
/** @typedef {import("./scene.js").Pile} Pile */

/** @param {Desk} desk @param {string} word */
const may = (desk, word) => isMine(desk) && Boolean(desk.shown?.actions.includes(word));

/** Whether a pile of one's own can do anything. @param {Desk} desk @param {Pile} pile */
function mayPick(desk, { top }) {
  if (!isMine(desk) || momentOf(desk) !== "act" || box.ownerOf(top) !== desk.shown?.seat) return false;
  const face = box.FACES[box.faceOf(top)];
  return Boolean(desk.shown?.actions.some((word) => word.split(" ")[1] === face));
}

/** What the coach expects one to keep of a ship. @param {Desk} desk @param {string} word */
const gainOf = ({ advice }, word) =>
  advice?.choices?.find((/** @type {any} */ { action }) => action === word)?.reason.arguments.own ?? null;

/** Why a crew of one's own can do nothing. @param {Desk} desk @param {Pile} pile */
const askAbout = (desk, { top }) => desk.askWhy(box.boardWord(top, desk.scene.open[0] ?? 0));

/**
 * A pile was pressed: lift it, set it down, put the lifted one on it, or hear why not.
 * @param {Desk} desk
 * @param {Pile} pile
 * @param {Pile | null} picked
 * @param {(top: number | null) => void} pick
 */
function press(desk, pile, picked, pick) {
  const own = box.ownerOf(pile.top) === desk.shown?.seat;
  if (picked?.top === pile.top) return pick(null);
  if (own) return mayPick(desk, pile) ? pick(pile.top) : askAbout(desk, pile);
  if (picked) return tryTo(desk, box.moveWord(picked.top, pile.top));
  return isMine(desk) ? desk.refuse("D7") : desk.askWhy("mutiny");
}

/** @param {Desk} desk @param {number} ship @param {Pile | null} picked */
function pressShip(desk, ship, picked) {
  if (picked) return tryTo(desk, box.boardWord(picked.top, ship));
  return isMine(desk) ? desk.refuse("D13") : desk.askWhy(`board 2 ${ship + 1}`);
}

/**
 * Put the lifted crew on what was pointed at: `b2` or the number of a ship.
 * @param {Desk} desk
 * @param {Pile} picked
 * @param {string} goal
 */
const put = (desk, picked, goal) =>
  tryTo(desk, `${/^\d+$/.test(goal) ? "board" : "move"} ${box.FACES[box.faceOf(picked.top)]} ${goal}`);

/** @param {Desk} desk */
export function useHand(desk) {
  const [top, pick] = useState(/** @type {number | null} */ (null));
  const { scene, shown } = desk;
  const mine = isMine(desk);
  const held = scene.piles.find((/** @type {Pile} */ pile) => pile.top === top) ?? null;
  const picked = held && mayPick(desk, held) ? held : null;
  useEffect(() => pick(null), [scene.turn, momentOf(desk), mine]);
  return {
    picked,
    pick,
    mine,
    seat: shown?.seat ?? null,
    mayPick: (/** @type {Pile} */ pile) => mayPick(desk, pile),
    mayMove: (/** @type {Pile} */ pile) => picked != null && may(desk, box.moveWord(picked.top, pile.top)),
    mayBoard: (/** @type {number} */ ship) => picked != null && may(desk, box.boardWord(picked.top, ship)),
    gain: (/** @type {number} */ ship) => picked && gainOf(desk, box.boardWord(picked.top, ship)),
    press: (/** @type {Pile} */ pile) => press(desk, pile, picked, pick),
    pressShip: (/** @type {number} */ ship) => pressShip(desk, ship, picked),
    put: (/** @type {number} */ own, /** @type {string} */ goal) => {
      const lifted = scene.piles.find((/** @type {Pile} */ pile) => pile.top === own);
      if (lifted) put(desk, lifted, goal);
    },
    pickWord: (/** @type {string} */ word) => {
      const face = box.FACES.indexOf(word.split(" ")[1]);
      if (face >= 0 && shown?.seat != null) pick(shown.seat * box.HAND + face);
    },
    say: (/** @type {string} */ word) => tryTo(desk, word),
    order: (/** @type {string} */ subject, /** @type {string | null} */ action) =>
      desk.ask({ do: "order", seat: shown?.seat, subject, action }),
  };
}

const nothing = () => {};

/** A hand that picks nothing: the game is over. */
export const idle = {
  ...{
    picked: null,
    mine: false,
    seat: null,
    pick: nothing,
    press: nothing,
    pressShip: nothing,
    put: nothing,
  },
  ...{ mayPick: () => false, mayMove: () => false, mayBoard: () => false, gain: () => null },
  ...{ pickWord: nothing, say: nothing, order: nothing },
};
