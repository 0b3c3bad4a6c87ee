// The coastline: round the land squares, every shore point pulled inland a little, unevenly, and a smooth curve through.
import { SIDE, STRIDE } from "./box.js";

/** @typedef {[number, number, number, number]} Edge  from a corner to the next, land on the right hand */

/** Always the same chance for the same place. @param {number} a @param {number} [b] */
export const hash = (a, b = 0) => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
};

/**
 * @param {number} columns
 * @param {number} rows
 * @param {(square: number) => boolean} isLand
 */
export function coastOf(columns, rows, isLand) {
  const land = (/** @type {number} */ x, /** @type {number} */ y) => {
    if (x < -2 || y < -2 || x > columns + 1 || y > rows + 1) return false; // a rim of land lies round the chart
    return x < 0 || y < 0 || x >= columns || y >= rows || isLand(y * STRIDE + x);
  };
  /** @type {Edge[]} */
  const edges = [];
  for (let y = -2; y <= rows + 1; y++)
    for (let x = -2; x <= columns + 1; x++)
      if (land(x, y)) {
        if (!land(x, y - 1)) edges.push([x, y, x + 1, y]);
        if (!land(x + 1, y)) edges.push([x + 1, y, x + 1, y + 1]);
        if (!land(x, y + 1)) edges.push([x + 1, y + 1, x, y + 1]);
        if (!land(x - 1, y)) edges.push([x, y + 1, x, y]);
      }
  return loops(edges).map(shore).join("");
}

/** @param {Edge[]} edges */
function loops(edges) {
  const out = /** @type {Map<string, Edge[]>} */ (new Map());
  for (const edge of edges) {
    const corner = `${edge[0]},${edge[1]}`;
    out.set(corner, [...(out.get(corner) ?? []), edge]);
  }
  const found = [];
  for (const left of out.values())
    while (left.length) found.push(walkShore(out, /** @type {Edge} */ (left.pop())));
  return found;
}

/**
 * Along the shore until it closes; at a corner where two pieces of land touch, round the same piece.
 * @param {Map<string, Edge[]>} out
 * @param {Edge} first
 */
function walkShore(out, first) {
  const loop = [];
  for (let edge = /** @type {Edge | undefined} */ (first); edge; ) {
    loop.push(edge);
    const [x, y, u, v] = edge;
    const next = out.get(`${u},${v}`) ?? [];
    const right = next.findIndex(([a, b, c, d]) => c - a === y - v && d - b === u - x);
    edge = next.splice(Math.max(0, right), 1)[0];
  }
  return loop;
}

/** Which way the shore turns from one edge to the next: 1, 0 or -1. @param {Edge} a @param {Edge} b */
const turn = (a, b) => Math.sign((a[2] - a[0]) * (b[3] - b[1]) - (a[3] - a[1]) * (b[2] - b[0]));

/** @param {Edge[]} loop */
function shore(loop) {
  const points = loop.flatMap((edge, at) => {
    const [before, after] = [
      turn(/** @type {Edge} */ (loop.at(at - 1)), edge),
      turn(edge, loop[(at + 1) % loop.length]),
    ];
    const places = [
      before > 0 ? 0.3 : before < 0 ? 0.22 : 0.08,
      0.5,
      after > 0 ? 0.7 : after < 0 ? 0.78 : 0.86,
    ];
    return places.map((t, k) => bendPoint(edge, t, k === 1 ? -0.02 : (k ? after : before) > 0 ? 0.05 : 0));
  });
  return curve(points);
}

/** @param {Edge} edge @param {number} t @param {number} head @returns {[number, number]} */
function bendPoint([x, y, u, v], t, head) {
  const [dx, dy] = [u - x, v - y];
  const [px, py] = [x + dx * t, y + dy * t];
  const inset = 0.03 + head + 0.15 * hash(px * 3.7 + 0.3, py * 5.3);
  const slip = (hash(py * 9.1, px * 2.7) - 0.5) * 0.13;
  return [(px - dy * inset + dx * slip) * SIDE, (py + dx * inset + dy * slip) * SIDE];
}

/** @param {[number, number][]} points */
function curve(points) {
  const at = (/** @type {number} */ i) => points[(i + points.length) % points.length];
  const by = (
    /** @type {number[]} */ p,
    /** @type {number[]} */ from,
    /** @type {number[]} */ to,
    /** @type {number} */ k,
  ) => p.map((each, i) => (each + (to[i] - from[i]) / k).toFixed(1)).join(" ");
  const parts = points.map((point, i) => {
    const [a, b, c, d] = [at(i - 1), point, at(i + 1), at(i + 2)];
    return `C${by(b, a, c, 5.2)} ${by(c, b, d, -5.2)} ${by(c, c, c, 1)}`;
  });
  return `M${by(at(0), at(0), at(0), 1)}${parts.join("")}Z`;
}
