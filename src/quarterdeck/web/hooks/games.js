// The games of this house: what the server tells of them, and their pages and words once they are fetched.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/** @typedef {import("../net/messages.js").About & {page?: api.AboutPage}} About  what the server tells, and its page */

/** How long a game takes; last comes whichever nobody has timed. @param {About} about */
const minutesOf = (about) => about.page?.minutes ?? Infinity;

/** The quickest first. @returns {Promise<About[]>} */
async function listGames() {
  const [all, pages] = await Promise.all([api.games(), api.gamePages()]);
  const games = all.map((about) => ({ ...about, page: pages[about.name] }));
  return games.sort((one, other) => minutesOf(one) - minutesOf(other));
}

/** The picture a game is chosen by. @param {About | undefined} about */
export const pictureOf = (about) => about?.page?.picture ?? "vignettes/hero";

/** Every game, once the words to choose one by are known. @returns {About[]} */
export function useGames() {
  const { learn } = useShell();
  const [games, setGames] = useState(/** @type {About[]} */ ([]));
  useEffect(() => {
    Promise.all([listGames(), learn("games")]).then(([all]) => setGames(all));
  }, []);
  return games;
}

/**
 * The page and the words of a game, once both are there; until then those of the game before.
 * @param {string | undefined} name
 */
export function useGamePage(name) {
  const { learn, pageOf } = useShell();
  const [page, setPage] = useState(/** @type {import("../table/types.js").GamePage | null} */ (null));
  useEffect(() => {
    if (name) Promise.all([pageOf(name), learn(name)]).then(([own]) => setPage(own));
  }, [name]);
  return page;
}
