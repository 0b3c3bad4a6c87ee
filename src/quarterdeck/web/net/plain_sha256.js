// SHA-256 as it is written in FIPS 180-4, for pages that come without TLS, where browsers keep theirs to themselves.

/** The first 32 bits behind the point of a root of the first primes. @param {number} count @param {number} root */
function fractions(count, root) {
  const found = /** @type {[number, number][]} */ ([]);
  for (let number = 2; found.length < count; number++)
    if (!found.some(([prime]) => number % prime === 0)) found.push([number, ((number ** (1 / root)) % 1) * 2 ** 32]);
  return Uint32Array.from(found, ([, bits]) => Math.floor(bits));
}

const ROUNDS = fractions(64, 3);
const START = fractions(8, 2);

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** With a one behind it, noughts, and how many bits it has: a multiple of 64 bytes. @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return new DataView(whole.buffer);
}

/** @param {DataView} view @param {number} at */
function schedule(view, at) {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [late, early] = [words[n - 2], words[n - 15]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + low + words[n - 7] + high;
  }
  return words;
}

/** @param {Uint32Array} state @param {Uint32Array} words */
function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n++) {
    const choose = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + ROUNDS[n] + words[n]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => {
    state[n] += word;
  });
}

/** @param {Uint8Array} bytes */
export function plainSha256(bytes) {
  const view = padded(bytes);
  const state = START.slice();
  for (let at = 0; at < view.byteLength; at += 64) compress(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}
