// What a seat is about to do: the square it points at, the heading after that, the desk or the chart before it.
import { useEffect, useRef, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import { bargainOf } from "./bargain.js";
import * as box from "./box.js";
import { shipOf } from "./scene.js";
import { isSame, sensible } from "./sensible.js";
import { stakesOf } from "./stakes.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {{word: string, square: number, steps: number}} Target */

/** Where each word points on the chart. @param {TableSession} session @returns {Target[]} */
export function targetsOf(session) {
  if (!isMine(session)) return [];
  const view = session.shown?.view;
  return (session.shown?.actions ?? []).flatMap((word) => {
    const square = view ? squareOf(word, view) : null;
    return square == null ? [] : [{ word, square, steps: box.partsOf(word).count }];
  });
}

/** @param {string} word @param {import("./scene.js").View} view @returns {number | null} */
function squareOf(word, view) {
  const { verb, heading, count, port, square } = box.partsOf(word);
  if (verb === "sail") return box.along(shipOf(view)?.square ?? -1, box.HEADINGS.indexOf(heading), count);
  if (verb === "drift") return box.squareOf(square);
  if (verb === "name") return view.ships.find(({ home }) => box.PORTS[home] === port)?.square ?? null;
  return port ? box.squareOf(port) : null;
}

/** Headings that can be set now. @param {TableSession} session @returns {string[]} */
export const turnsOf = (session) =>
  (isMine(session) ? (session.shown?.actions ?? []) : [])
    .filter((word) => word.startsWith("turn "))
    .map((word) => word.slice(5));

/** Headings there will be at the end of a move: those that point at a square. @param {number} square */
const facesAt = (square) => box.HEADINGS.filter((_, heading) => box.along(square, heading, 1) != null);

/** Why a square of the sea cannot be reached. @param {TableSession} session @param {number} square */
function askAbout(session, square) {
  const ship = shipOf(session.shown?.view);
  const line = ship && box.lineTo(ship.square, square);
  if (!isMine(session)) return session.askWhy("sail n 1");
  if (line) return session.askWhy(`sail ${box.HEADINGS[line.heading]} ${line.steps}`);
  return momentOf(session) === "head" ? session.refuse("W10", "bows") : session.refuse("W9", "line");
}

/**
 * The heading that was chosen with the move is set as soon as it may be, if the ship has come where it was meant to.
 * @param {TableSession} session
 */
function useWish(session) {
  const wish = useRef(/** @type {{square: number, face: string} | null} */ (null));
  const mine = isMine(session);
  useEffect(() => {
    if (!mine || !wish.current) return;
    const { square, face } = wish.current;
    wish.current = null;
    const there = momentOf(session) === "head" && shipOf(session.shown?.view)?.square === square;
    if (there && session.shown?.actions.includes(`turn ${face}`)) session.act([`turn ${face}`]);
  }, [mine, session.shown?.seq]);
  return wish;
}

/** A desk comes with the sensible choice on it, once, where that is offered; nothing of it is done before it is settled. @param {TableSession} session */
function useLayingOut(session) {
  const { shown } = session;
  const laid = useRef(/** @type {number | null} */ (null));
  const mine = isMine(session);
  useEffect(() => {
    if (!mine || !shown || laid.current === shown.seq) return;
    laid.current = shown.seq;
    const words = shown.draft.length ? [] : sensible(shown.view);
    if (shown.actions.includes(words[0])) session.draft(words);
  }, [mine, shown?.seq]);
}

/** What the desk could be laid out with, unless it is. @param {TableSession} session */
function betterFor(session) {
  const words = isMine(session) ? sensible(session.shown?.view) : [];
  return words.length && !isSame(words, session.shown?.draft ?? []) ? () => session.draft(words) : null;
}

/** What says a word is brought under the finger. @param {string} word */
const pointAt = (word) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`button[data-action="${word}"]`))?.focus();

/**
 * @typedef {{goal: string | null, face: string | null, turning: boolean, peek: boolean, asked: string}} Aim
 *   peek: chart for desk; asked: what was picked when the page asked whether it is meant
 */

/** @type {Aim} */
const NO_AIM = { goal: null, face: null, turning: false, peek: false, asked: "" };

/**
 * What is pointed at, forgotten with the moment it was meant for.
 * @param {string} now
 * @returns {[Aim, (part: Partial<Aim>) => void]}
 */
function useAim(now) {
  const [kept, keep] = useState({ ...NO_AIM, now });
  const of = (/** @type {typeof kept} */ each) => (each.now === now ? each : { ...NO_AIM, now });
  return [of(kept), (part) => keep((before) => ({ ...of(before), ...part }))];
}

const ENDS = ["settle", "done"]; // what may give something away

/** @param {TableSession} session */
export function useHand(session) {
  const { turn } = session.scene;
  const ship = session.shown?.view?.awaiting.ship;
  const [{ goal, face, turning, peek, asked }, keep] = useAim(`${turn} ${momentOf(session)} ${isMine(session)} ${ship}`);
  const aim = (/** @type {Partial<Aim>} */ part) => {
    session.forgive(); // what was refused before is no longer what is asked
    keep(part);
  };
  const wish = useWish(session);
  useLayingOut(session);
  const plan = bargainOf(session);
  const [moment, mine] = [momentOf(session), isMine(session)];
  const targets = targetsOf(session);
  const target = targets.find(({ word }) => word === goal) ?? null;
  const turns = turnsOf(session);
  const bows = moment === "head" || (moment === "sail" && ((turning && turns.length > 0) || !targets.length));
  const faces = bows ? turns : target?.word.startsWith("sail") ? facesAt(target.square) : [];
  const say = (/** @type {string} */ word) => tryTo(session, word);
  const picked = (/** @type {string} */ word) => [word, ...(session.shown?.draft ?? [])].join();
  const asking = mine && asked ? (ENDS.find((word) => picked(word) === asked) ?? null) : null;
  const confirm = () => {
    if (bows) return face ? say(`turn ${face}`) : session.refuse("W10", "bows");
    if (!target) return session.refuse("W9", "goal");
    wish.current = face && faces.includes(face) ? { square: target.square, face } : null;
    return say(target.word);
  };
  return {
    ...{ mine, moment, targets, target, faces, bows, peek, plan, say, confirm },
    ...{ asking, better: betterFor(session) },
    settle: (/** @type {string} */ word) =>
      stakesOf(session, word).risky && asking !== word ? aim({ asked: picked(word) }) : say(word),
    draw: async () => {
      await session.draft([]); // crew comes instead of what is picked
      session.act(["draw"]);
    },
    forget: () => (asking ? aim({ asked: "" }) : aim({ goal: null, face: null })),
    setTurning: (/** @type {boolean} */ on) => aim({ turning: on, goal: null, face: null }),
    setPeek: (/** @type {boolean} */ on) => aim({ peek: on }),
    face: face && faces.includes(face) ? face : null,
    seat: session.shown?.seat ?? null,
    aim: (/** @type {string | null} */ word) => aim({ goal: word }),
    look: (/** @type {string | null} */ to) => aim({ face: to }),
    press: (/** @type {number} */ square) => {
      const lit = targets.find((each) => each.square === square);
      if (!lit) return askAbout(session, square);
      if (!lit.word.startsWith("sail")) return say(lit.word); // a place, without a heading to be set there
      return lit.word === goal ? confirm() : aim({ goal: lit.word });
    },
    follow: (/** @type {string} */ word) => {
      const [verb, to] = word.split(" ");
      if (targets.some((each) => each.word === word)) return aim({ goal: word });
      return verb === "turn" ? aim({ turning: true, face: to }) : pointAt(word);
    },
    order: (/** @type {string} */ subject, /** @type {string | null} */ action) => {
      session.ask({ do: "order", seat: session.shown?.seat, subject, action });
    },
  };
}

/** @typedef {ReturnType<typeof useHand>} Hand */

const nothing = () => {};
const never = async () => {};

/** A hand that points at nothing: the game is over. @type {Hand} */
export const idle = {
  ...{ mine: false, moment: "", targets: [], target: null, faces: [], bows: false, face: null, peek: false },
  ...{ plan: null, seat: null, say: nothing, confirm: nothing, aim: nothing, look: nothing, press: nothing },
  ...{ asking: null, better: null, settle: nothing, draw: never, forget: nothing },
  ...{ setTurning: nothing, setPeek: nothing, follow: nothing, order: nothing },
};
