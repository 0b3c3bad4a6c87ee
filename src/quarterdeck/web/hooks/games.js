// The games of this house: what the server tells of them, and their pages and words once they are fetched.
import { useEffect, useState } from "preact/hooks";
import * as api from "../net/api.js";
import { pageOf } from "../games/index.js";
import { useShell } from "../app/shell.js";

/**
 * @typedef {{name: string, key: string, values: any[], default: any}} Option
 * @typedef {{name: string, key: string, template: string}} Sheet
 * @typedef {{name: string, title: string, about: string, least: number, most: number, options: Option[],
 *   sheets: Sheet[], levels: string[], coach: boolean}} About
 */

/** Every game, once its words are known. @returns {About[]} */
export function useGames() {
  const { learn } = useShell();
  const [games, setGames] = useState(/** @type {About[]} */ ([]));
  useEffect(() => {
    const fetching = api.games();
    fetching.then((all) =>
      learn(...all.map((/** @type {About} */ { name }) => name)).then(() => setGames(all)),
    );
  }, []);
  return games;
}

/**
 * The page and the words of a game, once both are there; until then those of the game before.
 * @param {string | undefined} name
 */
export function useGamePage(name) {
  const { learn } = useShell();
  const [page, setPage] = useState(/** @type {import("../games/index.js").GamePage | null} */ (null));
  useEffect(() => {
    if (name) Promise.all([pageOf(name), learn(name)]).then(([own]) => setPage(own));
  }, [name]);
  return page;
}

/** Bots worth meeting: not the one that plays at random, unless there is no other. @param {About} about */
export const levelsOf = ({ levels }) =>
  levels.length > 1 ? levels.filter((level) => level !== "random") : levels;

/**
 * An honest sentence about how a bot plays.
 * @param {import("../table/words.js").Words} words
 * @param {string} game
 * @param {string} level
 */
export const levelWords = (words, game, level) => {
  const key = level === "random" ? "level-random" : `${game}-level-${level}`;
  return words.knows(key) ? words.text(key) : "";
};

/** The usual bot: neither the weakest nor the strongest. @param {About} about */
export const usualLevel = (about) =>
  about.levels.includes("mate") ? "mate" : /** @type {string} */ (about.levels.at(-1));

/**
 * A value of a house rule in words.
 * @param {import("../table/words.js").Words} words
 * @param {Option} option
 * @param {any} value
 */
export const valueText = (words, option, value) => {
  const key = `${option.key}-${value}`;
  return words.knows(key) ? words.text(key) : String(value);
};

/**
 * What a table has agreed on, in words.
 * @param {import("../table/words.js").Words} words
 * @param {About | undefined} about
 * @param {any} options
 */
export function houseWords(words, about, options) {
  const changed = changedOptions(about, options).map((option) => {
    const value = options[option.name];
    return words.text(option.key) + (value === true ? "" : ` ${valueText(words, option, value)}`);
  });
  return changed.length ? words.listed(changed) : words.text("page-house-count", { count: 0 });
}

/**
 * The house rules of a table that are not the rulebook's.
 * @param {About | undefined} about
 * @param {any} options
 */
export const changedOptions = (about, options) =>
  (about?.options ?? []).filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
