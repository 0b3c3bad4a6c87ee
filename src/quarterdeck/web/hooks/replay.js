// A finished game, fetched once: every step as everyone could see it.
import { useEffect, useState } from "preact/hooks";
import * as api from "../net/api.js";

/** The game, or why there is none to see. @param {string} table */
export function useReplay(table) {
  const [replay, setReplay] = useState(/** @type {import("../net/seen.js").Replay | null} */ (null));
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  useEffect(() => void api.replay(table).then(setReplay, setNo), [table]);
  return { replay, no };
}
