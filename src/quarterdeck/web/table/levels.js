// The bots of a game: which are worth meeting, and how each plays, in words.

/** @typedef {import("../net/messages.js").About} About */

/** Bots worth meeting: not the one that plays at random, unless there is no other. @param {About} about */
export const levelsOf = ({ levels }) =>
  levels.length > 1 ? levels.filter((level) => level !== "random") : levels;

/**
 * An honest sentence about how a bot plays; of somebody else's nobody here knows.
 * @param {import("./words.js").Words} words
 * @param {string} game
 * @param {string} level
 */
export const levelWords = (words, game, level) => {
  const key = level === "random" ? "level-random" : `${game}-level-${level}`;
  return words.text(words.knows(key) ? key : "level-guest");
};

/** The usual bot: neither the weakest nor the strongest. @param {About} about */
export const usualLevel = (about) =>
  about.levels.includes("mate") ? "mate" : /** @type {string} */ (about.levels.at(-1));
