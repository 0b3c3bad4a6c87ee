// Words that only some pages say: fetched when such a page is opened.
import { useEffect } from "preact/hooks";
import { useShell } from "../app/shell.js";

/** Whether the words of accounts, ladder and profiles are here. */
export function useAccountWords() {
  const { words, learn } = useShell();
  useEffect(() => void learn("accounts", "games"), []);
  return words.knows("page-keep-name") && words.knows("kapern");
}
