// What a seat is about to do: the crew it has lifted, and the words that come of pointing at something.
import { useLayoutEffect, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as box from "./box.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./scene.js").Pile} Pile */

/** @param {TableSession} session @param {string} word */
const may = (session, word) => isMine(session) && Boolean(session.shown?.actions.includes(word));

/** Whether a pile of one's own can do anything. @param {TableSession} session @param {Pile} pile */
function mayPick(session, { top }) {
  if (!isMine(session) || momentOf(session) !== "act" || box.ownerOf(top) !== session.shown?.seat) return false;
  const face = box.FACES[box.faceOf(top)];
  return Boolean(session.shown?.actions.some((word) => word.split(" ")[1] === face));
}

/**
 * What the coach expects one to keep of a ship.
 * @param {TableSession} session
 * @param {string} word
 * @returns {number | null}
 */
function gainOf({ advice }, word) {
  const { own } = advice?.choices.find(({ action }) => action === word)?.reason.arguments ?? {};
  return own == null ? null : Number(own);
}

/** Why a crew of one's own can do nothing. @param {TableSession} session @param {Pile} pile */
const askAbout = (session, { top }) => session.askWhy(box.boardWord(top, session.scene.open[0] ?? 0));

/**
 * A pile was pressed: lift it, set it down, put the lifted one on it, or hear why not.
 * @param {TableSession} session
 * @param {Pile} pile
 * @param {Pile | null} picked
 * @param {(top: number | null) => void} pick
 */
function press(session, pile, picked, pick) {
  const own = box.ownerOf(pile.top) === session.shown?.seat;
  if (picked?.top === pile.top) return pick(null);
  if (own) return mayPick(session, pile) ? pick(pile.top) : askAbout(session, pile);
  if (picked) return tryTo(session, box.moveWord(picked.top, pile.top));
  return isMine(session) ? session.refuse("D7", "crew") : session.askWhy("mutiny");
}

/** @param {TableSession} session @param {number} ship @param {Pile | null} picked */
function pressShip(session, ship, picked) {
  if (picked) return tryTo(session, box.boardWord(picked.top, ship));
  return isMine(session) ? session.refuse("D13", "ship") : session.askWhy(`board 2 ${ship + 1}`);
}

/**
 * Put the lifted crew on what was pointed at: `b2` or the number of a ship.
 * @param {TableSession} session
 * @param {Pile} picked
 * @param {string} goal
 */
const put = (session, picked, goal) =>
  tryTo(session, `${/^\d+$/.test(goal) ? "board" : "move"} ${box.FACES[box.faceOf(picked.top)]} ${goal}`);

/** @param {TableSession} session */
export function useHand(session) {
  const [top, lift] = useState(/** @type {number | null} */ (null));
  const { scene, shown } = session;
  const mine = isMine(session);
  const held = scene.piles.find((/** @type {Pile} */ pile) => pile.top === top) ?? null;
  const picked = held && mayPick(session, held) ? held : null;
  useLayoutEffect(() => lift(null), [scene.turn, momentOf(session), mine]);
  const pick = (/** @type {number | null} */ next) => {
    session.forgive(); // what was refused before is no longer what is asked
    lift(next);
  };
  return {
    picked,
    pick,
    mine,
    seat: shown?.seat ?? null,
    mayPick: (/** @type {Pile} */ pile) => mayPick(session, pile),
    mayMove: (/** @type {Pile} */ pile) => picked != null && may(session, box.moveWord(picked.top, pile.top)),
    mayBoard: (/** @type {number} */ ship) => picked != null && may(session, box.boardWord(picked.top, ship)),
    gain: (/** @type {number} */ ship) => picked && gainOf(session, box.boardWord(picked.top, ship)),
    press: (/** @type {Pile} */ pile) => press(session, pile, picked, pick),
    pressShip: (/** @type {number} */ ship) => pressShip(session, ship, picked),
    put: (/** @type {number} */ own, /** @type {string} */ goal) => {
      const lifted = scene.piles.find((/** @type {Pile} */ pile) => pile.top === own);
      if (lifted) put(session, lifted, goal);
    },
    pickWord: (/** @type {string} */ word) => {
      const face = box.FACES.indexOf(word.split(" ")[1]);
      if (face >= 0 && shown?.seat != null) pick(shown.seat * box.HAND + face);
    },
    say: (/** @type {string} */ word) => tryTo(session, word),
    order: (/** @type {string} */ subject, /** @type {string | null} */ action) => {
      session.ask({ do: "order", seat: shown?.seat, subject, action });
    },
  };
}

/** @typedef {ReturnType<typeof useHand>} Hand */

const nothing = () => {};

/** A hand that picks nothing: the game is over. @type {Hand} */
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
