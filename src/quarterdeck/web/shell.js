// What every component may ask for: words, the reader's name, the light, the wire.
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";

/**
 * @typedef {{words: import("./words.js").Words, name: string, night: boolean, wire: import("./wire.js").Wire,
 *   switchLight: () => void, speak: (language: string) => Promise<void>, rename: (name: string) => Promise<void>}} AnyShell
 */
export const Shell = createContext(/** @type {AnyShell} */ (/** @type {unknown} */ (null)));

export const useShell = () => useContext(Shell);

/** @returns {(key: string, values?: Record<string, any>) => string} */
export const useText = () => {
  const { words } = useShell();
  return (key, values) => words.text(`page-${key}`, values);
};

/** @param {string} title */
export const useTitle = (title) =>
  useEffect(() => {
    document.title = `${title} · quarterdeck`;
  }, [title]);
