// Where things are on the drawn chart, and coasts: rounded rectangles pushed in and out by a few slow waves.
import { HARBOURS, ISLANDS, placeOf, SIDE } from "./box.js";

export const U = 40; // units a square measures
export const SEA = SIDE * U;
export const [MARGIN_X, MARGIN_Y] = [82, 67];

/** The middle of a column. @param {number} column */
export const X = (column) => (column - 0.5) * U;
/** The middle of a row; row 1 is the lowest. @param {number} row */
export const Y = (row) => (SIDE - row + 0.5) * U;

/** The middle of a square. @param {number} square @returns {[number, number]} */
export const spotOf = (square) => {
  const [column, row] = placeOf(square);
  return [X(column), Y(row)];
};

/** Which side of the chart a harbour lies on. @param {number} port */
export const sideOf = (port) => {
  const [column, row] = HARBOURS[port];
  return column === 0 ? "west" : column > SIDE ? "east" : row === 0 ? "south" : "north";
};

/** Numbers between 0 and 1, the same every time. @param {number} seed */
export function specks(seed) {
  let s = seed;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
}

const ROUND = 22; // radius of a coast's corners

/** Along the rim of a rectangle: place and outward direction. @param {number[]} box @param {number} at  from 0 to 1 */
function onRim([x0, y0, x1, y1], at) {
  const [wide, high, arc] = [x1 - x0 - 2 * ROUND, y1 - y0 - 2 * ROUND, (Math.PI * ROUND) / 2];
  let far = at * (2 * (wide + high) + 4 * arc);
  const sides = [
    [x0 + ROUND, y0, -90, wide, 1, 0],
    [x1, y0 + ROUND, 0, high, 0, 1],
    [x1 - ROUND, y1, 90, wide, -1, 0],
    [x0, y1 - ROUND, 180, high, 0, -1],
  ];
  for (const [x, y, angle, length, right, down] of sides) {
    if (far < length) return [x + right * far, y + down * far, down, -right];
    far -= length;
    if (far < arc) {
      const [from, to] = [angle, angle + (far / arc) * 90].map((degrees) => (degrees * Math.PI) / 180);
      const [out, down2] = [Math.cos(to), Math.sin(to)];
      const [cx, cy] = [
        x + right * length - Math.cos(from) * ROUND,
        y + down * length - Math.sin(from) * ROUND,
      ];
      return [cx + out * ROUND, cy + down2 * ROUND, out, down2];
    }
    far -= arc;
  }
  return [x0 + ROUND, y0, 0, -1];
}

/** @param {number[][]} points  of a closed line */
function smooth(points) {
  const at = (/** @type {number} */ i) => points[(i + points.length) % points.length];
  const curve = points.map((b, i) => {
    const [a, c, d] = [at(i - 1), at(i + 1), at(i + 2)];
    const all = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
    ];
    return `C${[...all, ...c].map((each) => each.toFixed(1)).join(" ")}`;
  });
  return `M${points[0].map((each) => each.toFixed(1)).join(" ")}${curve.join("")}Z`;
}

/** @param {number[]} island @param {number} seed */
function coastOf([c0, r0, c1, r1], seed) {
  const some = specks(seed);
  const waves = [3, 5, 8, 13, 21].map((often) => [
    often,
    some() * 6.28,
    (some() * 0.5 + 0.5) * (often < 9 ? 2.6 : often < 15 ? 1.7 : 0.9),
  ]);
  const box = [(c0 - 1) * U, (SIDE - r1) * U, c1 * U, (SIDE - r0 + 1) * U];
  const count = Math.round((box[2] - box[0] + box[3] - box[1]) / 3);
  return smooth(
    Array.from({ length: count }, (_, i) => {
      const [x, y, right, down] = onRim(box, i / count);
      const off = waves.reduce(
        (sum, [often, phase, by]) => sum + by * Math.sin((often * 6.283 * i) / count + phase),
        -1,
      );
      return [x + right * off, y + down * off];
    }),
  );
}

/** @typedef {{name: string, line: string, x: number, y: number, wide: number}} Coast */

/** @type {Coast[]} */
export const COASTS = Object.entries(ISLANDS).map(([name, island], place) => ({
  name,
  line: coastOf(island, 11 + place * 7),
  x: (island[0] - 1) * U,
  y: (SIDE - island[3]) * U,
  wide: (island[2] - island[0] + 1) * U,
}));
