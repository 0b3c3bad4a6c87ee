// What every component may ask for: words, the reader's name, the light, the wire, the game at hand.
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

/**
 * @typedef {import("../table/types.js").GamePage} GamePage
 * @typedef {typeof import("../pages/index.js").default} Pages
 * @typedef {{words: import("../table/words.js").Words, name: string, night: boolean, wire: import("../net/wire.js").Wire,
 *   switchLight: () => void, speak: (language: string) => Promise<void>, rename: (name: string) => Promise<void>,
 *   learn: (...games: string[]) => Promise<void>, pageOf: (game: string) => Promise<GamePage>,
 *   handbookOf: (game: string) => Promise<import("../table/types.js").Handbook | null>, furtherPages: () => Promise<Pages>}} ShellValue
 */
export const Shell = createContext(/** @type {ShellValue} */ (/** @type {unknown} */ (null)));

export const useShell = () => useContext(Shell);

/** The game that a table, a replay or a form is about. */
export const AtGame = createContext(/** @type {GamePage} */ (/** @type {unknown} */ (null)));

export const useGame = () => useContext(AtGame);

const CALLING = "/art/favicon-calling.svg"; // the same, with a red flag

/** @typedef {(key: string, values?: Record<string, unknown>) => string} Text */

/**
 * Words of the frame, or of a game's own page.
 * @param {string} [game]
 * @returns {Text}
 */
export const useText = (game) => {
  const { words } = useShell();
  const prefix = game ? `${game}-page` : "page";
  return (key, values) => words.text(`${prefix}-${key}`, values);
};

/**
 * What the browser's tab says: the page, and how many tables wait for the reader, also by its icon.
 * @param {string} title
 * @param {number} [waiting]
 */
export const useTitle = (title, waiting = 0) =>
  useEffect(() => {
    const named = title ? `${title} · quarterdeck` : "quarterdeck";
    document.title = waiting ? `(${waiting}) ${named}` : named;
    const icon = document.querySelector("link[rel=icon]");
    if (icon instanceof HTMLLinkElement) icon.href = waiting ? CALLING : "/art/favicon.svg";
  }, [title, waiting]);
