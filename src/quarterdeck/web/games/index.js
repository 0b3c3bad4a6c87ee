// Which games have a page of their own. What a page leaves out, and every game without one, is played plainly: see any/.
import plain from "./any/game.js";

/**
 * What a table, an end and a replay are made of. A scene is what the table shows, as a value: it has at least a `turn`,
 * the `seat` whose turn it is, the `scores` and a `mood`, which is what has just happened.
 * @typedef {import("../pages/desk.js").Desk} Desk
 * @typedef {import("../words.js").Words} Words
 * @typedef {{turn: number, seat: number | null, scores: number[], mood: any, [more: string]: any}} Scene
 * @typedef {{scene: any, wait: number}} Picture
 * @typedef {{
 *   name: string,
 *   style: string[],
 *   settle: (before: any, view: any, scores: number[]) => Scene,
 *   pictures: (scene: any, event: any, told: {say: any, view: any}) => Picture[],
 *   isToldLate: (event: any) => boolean,
 *   isHeld: (mood: any) => boolean,
 *   isShaken: (mood: any) => boolean,
 *   idle: any,
 *   useHand: (desk: Desk) => any,
 *   useKeys: (desk: Desk, hand: any) => void,
 *   Strip: any, Board: any, Offers: any, Beside: any, Advice: any, Deed: any, Mark: any, Glyphs: any, Scoring: any, Ending: any,
 *   turnWords: (desk: Desk, hand: any, words: Words) => {title: string, say: string},
 *   instead: (desk: Desk, words: Words) => string,
 *   about: (view: any, scene: any, words: Words) => string,
 *   winTitle: (shown: any, names: string[], words: Words) => string,
 *   winWords: (shown: any, words: Words, told: {log: any[], names: string[]}) => string,
 *   clauseOf: (event: any) => string, isGlad: (event: any) => boolean, isGrave: (event: any) => boolean,
 *   winClause: string, hasAccount: boolean,
 *   clauses: Record<string, string>,
 * }} GamePage
 */

/** @type {Record<string, () => Promise<{default: Partial<GamePage>}>>} */
const PAGES = {
  kapern: () => import("./kapern/game.js"),
  dorra: () => import("./dorra/game.js"),
  waddingtons: () => import("./waddingtons/game.js"),
  piracy: () => import("./piracy/game.js"),
};

/**
 * How long a game takes, where we have tried it, and so that it has a picture on our sheet.
 * @type {Record<string, number>}
 */
const MINUTES = { kapern: 20, dorra: 45, waddingtons: 90, piracy: 60 };

/** @param {string} name */
export const minutesOf = (name) => MINUTES[name] ?? null;

/** @param {string} name */
export const pictureOf = (name) => (name in MINUTES ? `game-${name}` : "hero");

/**
 * A game's sheets of styles come with its page, in its order; nothing is drawn before they are there.
 * @param {string} address
 */
const dressed = (address) =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${address}"]`)) return done(undefined);
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: done, onerror: done });
    document.head.append(link);
  });

/** @param {string} name @returns {Promise<GamePage>} */
export async function pageOf(name) {
  const own = (await PAGES[name]?.())?.default ?? {};
  const page = { ...plain, ...own, name };
  await Promise.all(page.style.map(dressed));
  return page;
}
