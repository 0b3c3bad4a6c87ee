// The rules of a game in the reader's language.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/** @param {string} game */
export function useRules(game) {
  const { words } = useShell();
  const [rules, setRules] = useState(/** @type {import("../net/messages.js").Rules | null} */ (null));
  useEffect(() => void api.rules(game, words.language).then(setRules), [game, words]);
  return rules;
}
