// An example of a game, worked out by the rules in the server.
import { useEffect, useState } from "preact/hooks";
import * as api from "../net/api.js";

/** @typedef {import("../net/messages.js").Example} Example */

/**
 * What an example comes to; until the answer is there, what the one before came to.
 * @param {string} game
 * @param {string} of  in its notation
 * @param {string} [table]  by whose house rules
 */
export function useExample(game, of, table) {
  const [told, setTold] = useState(/** @type {Example | null} */ (null));
  useEffect(() => {
    let stale = false;
    api.example(game, of, table).then(
      (answer) => !stale && setTold(answer),
      () => {}, // no line to the house: the rest can be read
    );
    return () => void (stale = true);
  }, [game, of, table]);
  return told;
}
