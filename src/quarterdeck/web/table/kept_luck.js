// What this device keeps of the luck of fair tables: its share, the seals it saw, and its own hidden moves.

/**
 * @typedef {{seat: number, share: string, seal: string, house: string, taken?: boolean}} OwnShare
 * @typedef {{share: OwnShare | null, house: string, seals: Record<string, string>, moves: Record<string, {salt: string, words: string[]}>}} KeptLuck
 */

const KEY = "quarterdeck-luck";
const TABLES = 12; // the last that were played

/** @returns {[string, KeptLuck][]} */
function readAll() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return []; // a browser that keeps nothing loses its share with the page
  }
}

/** @param {string} table @returns {KeptLuck} */
export const keptLuck = (table) =>
  readAll().find(([name]) => name === table)?.[1] ?? { share: null, house: "", seals: {}, moves: {} };

/** @param {string} table @param {KeptLuck} luck */
export function keepLuck(table, luck) {
  const others = readAll().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, luck]].slice(-TABLES)));
  } catch {
    // then it is forgotten with the page
  }
}
