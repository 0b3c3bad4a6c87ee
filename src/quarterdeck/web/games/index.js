// A game's page is found by the game's name. What a page leaves out, and every game without one, is played plainly: see any/.
import * as api from "../net/api.js";
import { loadStyles } from "../net/styles.js";
import plain from "./any/game.js";

/** @typedef {import("../table/types.js").GamePage} GamePage */

/** @param {string} name @returns {Promise<GamePage>} */
export async function pageOf(name) {
  const own = name in (await api.gamePages()) ? (await import(`./${name}/game.js`)).default : {};
  const page = { ...plain, ...own, name };
  await loadStyles(page.style);
  return page;
}

/** What explains a game in pictures, in a script of its own; a game without a page has none. @param {string} name @returns {Promise<import("../table/types.js").Handbook | null>} */
export async function handbookOf(name) {
  if (!(name in (await api.gamePages()))) return null;
  const [book] = await Promise.all([import(`./${name}/handbook.js`), pageOf(name)]);
  await loadStyles(book.default.style);
  return book.default;
}
