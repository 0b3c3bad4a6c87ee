// What a table has agreed on: house rules that are not the rulebook's, in words.

/** @typedef {import("../net/messages.js").About} About */
/** @typedef {import("../net/messages.js").OfferedOption} Option */

const CHAIRS = ["first", "pirate"]; // house rules that name a chair

/**
 * A value of a house rule in words.
 * @param {import("./words.js").Words} words
 * @param {Option} option
 * @param {unknown} value
 */
export const valueText = (words, option, value) => {
  if (CHAIRS.includes(option.name) && typeof value === "number") return "ABCDEF"[value - 1]; // as on its flag
  const key = `${option.key}-${value}`;
  return words.knows(key) ? words.text(key) : String(value);
};

/**
 * What a table has agreed on, in words.
 * @param {import("./words.js").Words} words
 * @param {About | undefined} about
 * @param {Record<string, unknown>} options
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
 * @param {Record<string, unknown>} options
 */
export const changedOptions = (about, options) =>
  (about?.options ?? []).filter(({ name, default: usual }) => (options[name] ?? usual) !== usual);
