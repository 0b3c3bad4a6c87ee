// Signs that would lie on each other move apart, each no farther from its own place than it must.

/** @typedef {{start: number, count: number}} Row  signs side by side, and where the first of them would stand */

/** The two last rows as one, which stands where their signs would on average. @param {Row[]} rows */
function join(rows) {
  const [one, other] = rows.splice(-2);
  const count = one.count + other.count;
  rows.push({ start: (one.start * one.count + other.start * other.count) / count, count });
}

/**
 * Places in ascending order, so far apart, none before the first or beyond the last that is allowed.
 * @param {number[]} places
 * @param {number} gap
 * @param {number} first
 * @param {number} last
 */
export function moveApart(places, gap, first, last) {
  /** @type {Row[]} */
  const rows = [];
  for (const [at, place] of places.entries()) {
    rows.push({ start: place - at * gap, count: 1 });
    while (rows.length > 1 && rows[rows.length - 2].start > rows[rows.length - 1].start) join(rows);
  }
  const latest = Math.max(first, last - (places.length - 1) * gap);
  return rows
    .flatMap(({ start, count }) => Array(count).fill(Math.max(first, Math.min(latest, start))))
    .map((start, at) => start + at * gap);
}
