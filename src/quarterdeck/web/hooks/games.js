// The games of this house: what the server tells of them, and their pages and words once they are fetched.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/**
 * @typedef {{name: string, key: string, values: any[], default: any}} Option
 * @typedef {{name: string, key: string, template: string}} Sheet
 * @typedef {{name: string, title: string, about: string, least: number, most: number, options: Option[],
 *   sheets: Sheet[], levels: string[], coach: boolean, page?: import("../net/api.js").AboutPage}} About
 */

/** @returns {Promise<About[]>} */
async function listGames() {
  const [all, pages] = await Promise.all([api.games(), api.gamePages()]);
  return all.map((/** @type {About} */ about) => ({ ...about, page: pages[about.name] }));
}

/** The picture a game is chosen by. @param {About | undefined} about */
export const pictureOf = (about) => about?.page?.picture ?? "hero";

/** Every game, once its words are known. @returns {About[]} */
export function useGames() {
  const { learn } = useShell();
  const [games, setGames] = useState(/** @type {About[]} */ ([]));
  useEffect(() => {
    listGames().then((all) => learn(...all.map(({ name }) => name)).then(() => setGames(all)));
  }, []);
  return games;
}

/**
 * The page and the words of a game, once both are there; until then those of the game before.
 * @param {string | undefined} name
 */
export function useGamePage(name) {
  const { learn, pageOf } = useShell();
  const [page, setPage] = useState(/** @type {import("../games/index.js").GamePage | null} */ (null));
  useEffect(() => {
    if (name) Promise.all([pageOf(name), learn(name)]).then(([own]) => setPage(own));
  }, [name]);
  return page;
}
