// Hashes and random bytes: the browser's own where it gives them to this page, else by hand.
import { plainSha256 } from "./plain_sha256.js";

const BLOCK = 64; // bytes that a hash takes at a time

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export const sha256 = async (bytes) =>
  globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (bytes)))
    : plainSha256(bytes);

/** @param {Uint8Array[]} many */
export function joined(...many) {
  const whole = new Uint8Array(many.reduce((length, each) => length + each.length, 0));
  let at = 0;
  for (const each of many) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}

/** HMAC as RFC 2104 has it, with a key no longer than a block. @param {Uint8Array} key @param {Uint8Array} message */
export async function hmac(key, message) {
  const pad = (/** @type {number} */ by) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ by);
  return sha256(joined(pad(0x5c), await sha256(joined(pad(0x36), message))));
}

/** 32 bytes that nobody can guess. */
export const drawSecret = () => crypto.getRandomValues(new Uint8Array(32));

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
