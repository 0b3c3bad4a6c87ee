// What a seat is about to do: the square it has pointed at, the way there, and a second thought where one is due.
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { isMine, momentOf, tryTo } from "../../table/moment.js";
import * as box from "./box.js";
import { chartOf } from "./chart.js";
import { shotOf } from "./sight.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./box.js").Way} Way */
/**
 * @typedef {{square: number, ways: Way[], verb: string, sea: boolean,
 *   chance: number | null, risk: number, danger: boolean}} Goal
 */

/**
 * Every action with the square to point at for it.
 * @param {string[]} words
 * @param {import("./scene.js").Scene} scene
 */
const waysOf = (words, scene) =>
  words.map((word) => {
    const way = box.wayOf(word);
    if (word === "wait") return { ...way, goal: scene.at };
    if (way.verb !== "fire") return way;
    const { goal } = shotOf(
      chartOf(scene.map),
      scene.ships[scene.ship],
      box.DIRECTIONS.indexOf(way.direction),
      scene.roll ?? 0,
    );
    return { ...way, goal };
  });

/** Whether it would end on a man-of-war's square. @param {Way} way @param {number[]} ships */
const isFatal = ({ verb, path }, ships) =>
  (verb === "sail" || verb === "land") && ships.includes(path[path.length - 1]);

/**
 * The squares from which one can land, pointed at only where one cannot sail without.
 * @param {Way[]} ways
 * @param {import("./scene.js").Scene} scene
 */
function quaysOf(ways, { at }) {
  const landings = ways.filter(({ verb }) => verb === "land");
  const ends = landings.map(({ path }) => path.at(-1) ?? at);
  return ends.map((end) => /** @type {[number, Way[]]} */ ([end, landings.filter((_, i) => ends[i] === end)]));
}

/** The choices that have a figure to show. @param {TableSession["advice"]} advice */
const weighed = (advice) => (advice?.measure === "none" ? [] : (advice?.choices ?? []));

/**
 * What can be pointed at, the shortest way there first.
 * @param {Way[]} ways
 * @param {TableSession} session
 * @returns {Goal[]}
 */
function goalsOf(ways, { scene, advice }) {
  const { ocean } = chartOf(scene.map);
  const told = new Map(weighed(advice).map((each) => [each.action, each]));
  /** @type {Map<number, Way[]>} */
  const found = new Map();
  for (const way of ways) if (way.goal != null) found.set(way.goal, [...(found.get(way.goal) ?? []), way]);
  for (const [quay, several] of quaysOf(ways, scene)) if (!found.has(quay)) found.set(quay, several);
  return [...found].map(([square, several]) => {
    const sorted = [...several].sort((a, b) => a.path.length - b.path.length);
    const choice = sorted.map(({ word }) => told.get(word)).find(Boolean);
    const [chance, risk] = [choice?.value ?? null, choice?.risk ?? 0];
    const danger = sorted.some((way) => isFatal(way, scene.ships));
    return { square, ways: sorted, verb: sorted[0].verb, sea: ocean.has(square), chance, risk, danger };
  });
}

/** Which of the ways to its square it is. @param {Goal[]} goals @param {Way} way */
const routeTo = (goals, { goal, word }) =>
  goals.find(({ square }) => square === goal)?.ways.findIndex((each) => each.word === word) ?? 0;

/**
 * What one would have to say to do something there, so that the answer is why not.
 * @param {TableSession} session
 * @param {number} square
 */
function wordFor({ shown, scene }, square) {
  const name = box.nameOf(square);
  const moment = shown?.view?.awaiting.moment;
  if (moment === "bury" || moment === "station") return `${moment} ${name}`;
  return shown?.seat === scene.pirate ? `sail ${name}` : `move ${name}`;
}

/**
 * The places of those who choose here, forgotten when the table moves on: at once, not after a click that comes quickly.
 * @param {TableSession} session
 * @param {boolean} mine
 */
function usePicked({ shown }, mine) {
  const [chosen, choose] = useState({ square: /** @type {number | null} */ (null), route: 0, warned: false });
  useLayoutEffect(() => choose({ square: null, route: 0, warned: false }), [shown?.seq, mine]);
  return { ...chosen, choose };
}

/** @param {TableSession} session */
export function useHand(session) {
  const { scene, shown } = session;
  const mine = isMine(session);
  const { square, route, warned, choose } = usePicked(session, mine);
  const ways = useMemo(() => (mine ? waysOf(shown?.actions ?? [], scene) : []), [shown, mine]);
  const goals = useMemo(() => goalsOf(ways, session), [ways, session.advice]);
  const goal = goals.find((each) => each.square === square) ?? null;
  const way = goal ? goal.ways[route % goal.ways.length] : null;
  const routes = goal ? goal.ways.filter(({ verb }) => verb === way?.verb) : []; // a shot may fall where one may go
  const fatal = way != null && isFatal(way, scene.ships);
  const pick = (/** @type {number | null} */ next, by = 0) => {
    session.forgive(); // what was refused before is no longer what is asked
    choose({ square: next, route: by, warned: false });
  };
  const carryOut = (/** @type {Way} */ doing) =>
    isFatal(doing, scene.ships) && !warned
      ? choose({ square: doing.goal, route: routeTo(goals, doing), warned: true })
      : tryTo(session, doing.word);
  return {
    ...{ mine, ways, goals, goal, way, routes, fatal, warned, picked: goal ? square : null, pick },
    measure: session.advice?.measure ?? "none",
    verb: momentOf(session),
    landings: ways.filter(
      ({ verb, path }) =>
        verb === "land" && way?.verb !== "land" && way?.goal === (path[path.length - 1] ?? scene.at),
    ),
    has: (/** @type {string} */ word) => ways.some((each) => each.word === word),
    chanceOf: (/** @type {string} */ word) =>
      weighed(session.advice).find((each) => each.action === word) ?? null,
    confirm: () => way && carryOut(way),
    carryOut,
    another: () => {
      const next = routes[(routes.findIndex((each) => each === way) + 1) % routes.length];
      if (goal && next) pick(square, goal.ways.indexOf(next));
    },
    press: (/** @type {number} */ at) => {
      if (goals.some((each) => each.square === at)) return pick(at === square ? null : at);
      if (mine && momentOf(session) === "depart") session.refuse("P7", "quay");
      else session.askWhy(wordFor(session, at));
    },
    pickWord: (/** @type {string} */ word) => {
      const wanted = ways.find((each) => each.word === word);
      if (wanted?.goal != null) pick(wanted.goal, routeTo(goals, wanted));
    },
    say: (/** @type {string} */ word) => tryTo(session, word),
  };
}

/** @typedef {ReturnType<typeof useHand>} Hand */

const nothing = () => {};

/** A hand that picks nothing: the game is over, or is being leafed through. @type {Hand} */
export const idle = {
  ...{ mine: false, ways: [], goals: [], goal: null, way: null, routes: [], fatal: false, warned: false, picked: null },
  ...{
    verb: "",
    measure: "none",
    landings: [],
    has: () => false,
    chanceOf: () => null,
    pick: nothing,
    confirm: nothing,
    carryOut: nothing,
  },
  ...{ another: nothing, press: nothing, pickWord: nothing, say: nothing },
};
