// A game's page is found by the game's name. What a page leaves out, and every game without one, is played plainly: see any/.
import * as api from "../net/api.js";
import plain from "./any/game.js";

/**
 * What a table, an end and a replay are made of. A scene is what the table shows, as a value: it has at least a `turn`,
 * the `seat` whose turn it is, the `scores` and a `mood`, which is what has just happened.
 * @typedef {import("../hooks/table_session.js").TableSession} TableSession
 * @typedef {import("../table/words.js").Words} Words
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: any, [more: string]: any}} Scene
 * @typedef {{scene: any, wait: number}} Picture
 * @typedef {{
 *   name: string,
 *   style: string,
 *   settle: (before: any, view: any, scores: number[]) => Scene,
 *   pictures: (scene: any, event: any, told: {say: any, view: any}) => Picture[],
 *   isToldLate: (event: any) => boolean,
 *   isHeld: (mood: any) => boolean,
 *   isShaken: (mood: any) => boolean,
 *   idle: any,
 *   useHand: (session: TableSession) => any,
 *   useKeys: (session: TableSession, hand: any) => void,
 *   Strip: any, Board: any, Offers: any, Beside: any, Advice: any, Deed: any, Mark: any, Glyphs: any, Scoring: any, Ending: any,
 *   turnWords: (session: TableSession, hand: any, words: Words) => {title: string, say: string},
 *   instead: (session: TableSession, words: Words) => string,
 *   about: (view: any, scene: any, words: Words) => string,
 *   winTitle: (shown: any, names: string[], words: Words) => string,
 *   winWords: (shown: any, words: Words, told: {log: any[], names: string[]}) => string,
 *   clauseOf: (event: any) => string, isGlad: (event: any) => boolean, isGrave: (event: any) => boolean,
 *   winClause: string, hasAccount: boolean,
 *   clauses: Record<string, string>,
 * }} GamePage
 */

/**
 * A game's sheet of styles comes with its page; nothing is drawn before it is there.
 * @param {string} address
 */
const loadStyle = (address) =>
  new Promise((done) => {
    if (!address || document.querySelector(`link[href="${address}"]`)) return done(undefined);
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: done, onerror: done });
    document.head.append(link);
  });

/** @param {string} name @returns {Promise<GamePage>} */
export async function pageOf(name) {
  const own = name in (await api.gamePages()) ? (await import(`./${name}/game.js`)).default : {};
  await loadStyle(own.style ?? "");
  return { ...plain, ...own, name };
}
