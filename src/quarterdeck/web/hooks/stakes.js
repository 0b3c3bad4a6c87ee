// Whether a new table is rated; what has to be given up for that is said where it happens, and so is what gives it up.
import { useState } from "preact/hooks";

/**
 * @typedef {"clock" | "coach" | "fair" | "rules"} Reason
 * @typedef {{at: "clock" | "rules" | "table", key: string, values?: Record<string, unknown>}} Note
 */

/** A note is kept as a key: its words may come later than whoever chooses. @param {import("../table/words.js").Words} words */
export function useStakes(words) {
  const [rated, setRated] = useState(false);
  const [note, setNote] = useState(/** @type {Note} */ ({ at: "table", key: "" }));
  const settle = (/** @type {boolean} */ on, /** @type {Note} */ told = { at: "table", key: "" }) => {
    setRated(on);
    setNote(told);
  };
  /** What a rated table cannot have was chosen, here. @param {Reason} why @param {Note["at"]} at */
  const giveUp = (why, at) => rated && settle(false, { at, key: "page-unrated", values: { why } });
  const noteAt = (/** @type {Note["at"]} */ at) => (note.at === at && words.knows(note.key) ? words.text(note.key, note.values) : "");
  return { rated, settle, giveUp, noteAt };
}
