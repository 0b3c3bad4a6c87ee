// The reader's own games, kept up to date for as long as the page shows them.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/**
 * @typedef {import("../net/messages.js").OwnTables} OwnTables
 * @typedef {import("../net/messages.js").OwnTable} OwnTable
 */

/** Whether it waits for the reader. @param {OwnTable} own */
export const isYourTurn = ({ yours }) => yours;

/** @type {OwnTables} */
const NONE = { waiting: [], playing: [], over: [], your_turn: 0 };

/** None while nothing is known of them. @returns {OwnTables | null} */
export function useOwnTables() {
  const { wire } = useShell();
  const [tables, setTables] = useState(/** @type {OwnTables | null} */ (null));
  useEffect(() => {
    const look = () => void api.ownTables().then(setTables, () => setTables((known) => known ?? NONE));
    look();
    return wire.followOwn(look);
  }, []);
  return tables;
}
