// Seals of a fair table, as docs/fairness.md writes them: parts with their lengths, hashed.
import { fromHex, joined, sha256, toHex } from "../net/digest.js";

/** @typedef {Uint8Array | string | number} Part */
/** @typedef {{game: string, version: number, options: string, table: string, seats: number}} Terms */

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** @param {Part} part */
function encoded(part) {
  const bytes = part instanceof Uint8Array ? part : new TextEncoder().encode(String(part));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return joined(length, bytes);
}

/** @param {Part[]} many */
export const parts = (...many) => joined(...many.map(encoded));

/** @param {Part[]} many */
export const hashed = (...many) => sha256(parts(...many));

/** @param {Terms} of */
export const termsOf = ({ game, version, options, table, seats }) =>
  hashed("quarterdeck table 1", game, version, options, table, seats);

/** @param {Uint8Array} terms @param {string} secret */
export const houseSeal = async (terms, secret) => toHex(await hashed("quarterdeck house 1", terms, fromHex(secret)));

/** @param {Uint8Array} terms @param {string} house @param {number} seat @param {string} share */
export const shareSeal = async (terms, house, seat, share) =>
  toHex(await hashed("quarterdeck share 1", terms, fromHex(house), seat, fromHex(share)));

/** @param {Uint8Array} terms @param {number} decision @param {number} seat @param {string} salt @param {string[]} words */
export const moveSeal = async (terms, decision, seat, salt, words) =>
  toHex(await hashed("quarterdeck move 1", terms, decision, seat, fromHex(salt), ...words));

/** Twelve letters of all seals, to be read out. @param {string} house @param {{seat: number, seal: string}[]} shares */
export async function fingerprint(house, shares) {
  const bySeat = [...shares].sort((one, other) => one.seat - other.seat);
  const all = bySeat.flatMap(({ seat, seal }) => [seat, fromHex(seal)]);
  const digest = await hashed("quarterdeck fingerprint 1", fromHex(house), ...all);
  const left = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0) >> 4n;
  const letters = Array.from({ length: 12 }, (_, at) => LETTERS[Number((left >> BigInt(5 * (11 - at))) & 31n)]);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
}
