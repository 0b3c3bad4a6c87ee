// The way to the rules and back: who looks something up from a table comes back to it.

// A table, a replay or a lesson of this house: an address that says anything else is not followed.
const PLACES = /^\/(?:t|replay)\/([a-z0-9-]+)$|^\/learn\/[a-z]+(?:\/[a-z]+)?$/;

/** Where the rules of a game stand, or one of its clauses. @param {string} game @param {string} [clause] */
export const rulesAddress = (game, clause) => {
  const from = PLACES.test(location.pathname) ? `?from=${location.pathname}` : "";
  return `/rules/${game}${from}${clause ? `#${clause}` : ""}`;
};

/** Where somebody came from to look something up. */
export function cameFrom() {
  const from = new URLSearchParams(location.search).get("from") ?? "";
  const place = from.match(PLACES);
  return place ? { address: from, table: place[1] } : null;
}
