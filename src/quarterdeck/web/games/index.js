// A game's page is found by the game's name. What a page leaves out, and every game without one, is played plainly: see any/.
import * as api from "../net/api.js";
import plain from "./any/game.js";

/** @typedef {import("../table/types.js").GamePage} GamePage */

/**
 * A game's sheets of styles come with its page, in its order; nothing is drawn before they are there.
 * @param {string} address
 */
const loadStyle = (address) =>
  new Promise((done) => {
    if (document.querySelector(`link[href="${address}"]`)) return done(undefined);
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: done, onerror: done });
    document.head.append(link);
  });

/** @param {string} name @returns {Promise<GamePage>} */
export async function pageOf(name) {
  const own = name in (await api.gamePages()) ? (await import(`./${name}/game.js`)).default : {};
  const page = { ...plain, ...own, name };
  await Promise.all(page.style.map(loadStyle));
  return page;
}

/** What explains a game in pictures, in a script of its own; a game without a page has none. @param {string} name @returns {Promise<import("../table/types.js").Handbook | null>} */
export async function handbookOf(name) {
  if (!(name in (await api.gamePages()))) return null;
  const [book] = await Promise.all([import(`./${name}/handbook.js`), pageOf(name)]);
  await Promise.all(book.default.style.map(loadStyle));
  return book.default;
}
