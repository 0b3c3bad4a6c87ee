// The script of all pages but the first and a table, for what a table shows now and then.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";

/** Once it is wanted, and there with its words. @param {boolean} wanted @param {string[]} parts  of the frame's words @returns {import("../app/shell.js").Pages | null} */
export function useFurtherPages(wanted, ...parts) {
  const { furtherPages, learn } = useShell();
  const [pages, setPages] = useState(/** @type {import("../app/shell.js").Pages | null} */ (null));
  useEffect(() => {
    if (wanted && !pages) Promise.all([furtherPages(), parts.length && learn(...parts)]).then(([all]) => setPages(all));
  }, [wanted]);
  return pages;
}
