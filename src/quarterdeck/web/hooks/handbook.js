// The handbook of a game, where it has one, with its words; and the table whose house rules it is read for.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/** @param {string} game */
export function useHandbookOf(game) {
  const { learn, handbookOf } = useShell();
  const [book, setBook] = useState(/** @type {import("../table/types.js").Handbook | null} */ (null));
  useEffect(() => {
    handbookOf(game).then(async (found) => {
      if (found) await learn(game, `${game}-handbook`);
      setBook(found);
    });
  }, [game]);
  return book;
}

/** A table as the house lists it, with what it has agreed on. @param {string | undefined} table */
export function useListing(table) {
  const [listing, setListing] = useState(/** @type {import("../net/messages.js").Listing | null} */ (null));
  useEffect(() => {
    if (table) api.look(table).then(setListing, () => {}); // gone, or not for this reader: the book's own rules do
  }, [table]);
  return listing;
}
