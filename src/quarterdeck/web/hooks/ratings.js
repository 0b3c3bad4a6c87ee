// What a rated game that has ended did to everyone's rating.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import { ratingChanges } from "../net/people_api.js";

/** Nothing where it was a friendly one; a table without fair dice always is. @param {string} table @param {boolean} fair */
export function useRatings(table, fair) {
  const { learn } = useShell();
  const [ratings, setRatings] = useState(/** @type {import("../net/messages.js").RatingChange[]} */ ([]));
  useEffect(() => {
    if (fair)
      ratingChanges(table).then((found) => {
        setRatings(found);
        if (found.length) learn("accounts");
      });
  }, [table, fair]);
  return ratings;
}
