// A proof is checked in this browser: every seal, every throw, and whatever this device saw while the game was played.
import { fromHex, hmac, sha256, toHex } from "../net/digest.js";
import { houseSeal, moveSeal, parts, shareSeal, termsOf } from "./seals.js";

/**
 * @typedef {{ask: "roll" | "draw" | "take" | "gone", count: number, of: number[], got: number[] | number}} Throw
 * @typedef {{number: number, seat: number | null, words: string[], throws: Throw[], seal: string, salt: string}} Decision
 * @typedef {{seat: number, seal: string, share: string | null, used: boolean}} ProvenShare
 * @typedef {{table: string, game: string, version: number, options: string, seats: number, house: string, secret: string,
 *   shares: ProvenShare[], decisions: Decision[], ended: string, digest: string}} Proof
 * @typedef {{entry: number, seat: number | null, block: string, asked: Throw, fell: number[], right: boolean}} Row
 * @typedef {{what: string, entry: number, seat: number | null}} Trouble
 * @typedef {{proof: Proof, key: string, rows: Row[], hidden: number, troubles: Trouble[]}} Checked
 */

const SPAN = 1n << 64n;

/** The words of one draw, block by block. @param {Uint8Array} key @param {number} decision @param {number} draw */
async function* wordsOf(key, decision, draw) {
  for (let block = 0; ; block++) {
    const place = new DataView(new ArrayBuffer(12));
    [decision, draw, block].forEach((number, at) => place.setUint32(4 * at, number));
    const made = await hmac(key, new Uint8Array(place.buffer));
    const view = new DataView(made.buffer, made.byteOffset);
    for (let at = 0; at < 32; at += 8) yield view.getBigUint64(at);
  }
}

/** @param {AsyncGenerator<bigint>} words @param {number} limit */
async function below(words, limit) {
  const most = SPAN - (SPAN % BigInt(limit));
  for await (const word of { [Symbol.asyncIterator]: () => ({ next: () => words.next() }) })
    if (word < most) return Number(word % BigInt(limit));
  throw new Error("a stream has no end");
}

/** @param {AsyncGenerator<bigint>} words @param {number[]} weights */
async function choose(words, weights) {
  let left = await below(words, weights.reduce((sum, each) => sum + each, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** What falls, one after the other. @param {AsyncGenerator<bigint>} words @param {Throw} asked */
async function fall(words, { ask, count, of }) {
  const left = [...of];
  const fell = [];
  for (let n = 0; n < (ask === "draw" ? 1 : count); n++) {
    const kind = await choose(words, left);
    if (ask === "take") left[kind] -= 1;
    fell.push(kind);
  }
  return fell;
}

/** As it is written down: one kind, or how many of each. @param {Throw} asked @param {number[]} fell */
const asWritten = ({ ask, of }, fell) =>
  ask === "draw" ? fell[0] : of.map((_, kind) => fell.filter((each) => each === kind).length);

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {Uint8Array} key @param {Decision} decision @param {number} draw @returns {Promise<Row>} */
async function throwAgain(key, { number, seat, throws }, draw) {
  const asked = throws[draw];
  const words = wordsOf(key, number, draw);
  const block = (await words.next()).value ?? 0n;
  const fell = await fall(wordsOf(key, number, draw), asked);
  const right = same(asWritten(asked, fell), asked.got);
  return { entry: number, seat, block: block.toString(16).padStart(16, "0"), asked, fell, right };
}

/** @param {Proof} proof @param {Uint8Array} terms @param {(what: string, entry?: number, seat?: number | null) => void} note */
async function checkSeals(proof, terms, note) {
  if ((await houseSeal(terms, proof.secret)) !== proof.house) note("house-seal");
  for (const { seat, seal, share, used } of proof.shares) {
    if (used !== (share !== null)) note("share-dropped", -1, seat);
    if (share !== null && (await shareSeal(terms, proof.house, seat, share)) !== seal) note("share-seal", -1, seat);
  }
  const shown = proof.shares.flatMap(({ share }) => share ?? []);
  if (new Set(shown).size !== shown.length) note("share-doubled");
  if (new Set(proof.shares.map(({ seat }) => seat)).size !== proof.shares.length) note("share-doubled");
}

/** @param {Proof} proof @param {Uint8Array} terms @param {(what: string, entry?: number, seat?: number | null) => void} note */
async function checkMoves({ decisions }, terms, note) {
  let last = -1;
  let gone = false;
  for (const { number, seat, words, seal, salt, throws } of decisions) {
    if (number !== last + 1 && !(gone && number > last)) note("order", number);
    if (seal && (await moveSeal(terms, number, seat ?? -1, salt, words)) !== seal) note("move-seal", number, seat);
    last = number;
    gone ||= throws.some(({ ask }) => ask === "gone");
  }
}

/**
 * Compared with what this device kept while the game was played.
 * @param {Proof} proof
 * @param {import("./kept_luck.js").KeptLuck} kept
 * @param {(what: string, entry?: number, seat?: number | null) => void} note
 */
function checkMemory(proof, kept, note) {
  const own = kept.share;
  if (kept.house && kept.house !== proof.house) note("house-swapped");
  const among = proof.shares.some(({ seat, share, used }) => used && seat === own?.seat && share === own.share);
  if (own?.taken && !among) note("own-share", -1, own.seat);
  const byNumber = new Map(proof.decisions.map((each) => [String(each.number), each]));
  for (const [number, seal] of Object.entries(kept.seals))
    if (byNumber.get(number)?.seal !== seal) note("seal-swapped", Number(number));
  for (const [number, { words }] of Object.entries(kept.moves))
    if (!same(byNumber.get(number)?.words, words)) note("own-move", Number(number));
}

/** @param {Proof} proof @param {Uint8Array} terms */
async function keyOf({ secret, shares }, terms) {
  const used = shares.filter(({ used }) => used).sort((one, other) => one.seat - other.seat);
  const own = used.flatMap(({ seat, share }) => [seat, fromHex(share ?? "")]);
  return hmac(fromHex(secret), parts("quarterdeck key 1", terms, ...own));
}

/** @param {string} text @param {import("./kept_luck.js").KeptLuck} kept @returns {Promise<Checked>} */
export async function checkProof(text, kept) {
  const proof = /** @type {Proof} */ (JSON.parse(text));
  const troubles = /** @type {Trouble[]} */ ([]);
  const note = (/** @type {string} */ what, entry = -1, /** @type {number | null} */ seat = null) =>
    void troubles.push({ what, entry, seat });
  const whole = new TextEncoder().encode(JSON.stringify({ ...proof, digest: "" }));
  if (toHex(await sha256(whole)) !== proof.digest || JSON.stringify(proof) !== text.trimEnd()) note("digest");
  const terms = await termsOf(proof);
  await checkSeals(proof, terms, note);
  const key = await keyOf(proof, terms);
  const rows = [];
  for (const decision of proof.decisions)
    for (const draw of decision.throws.keys())
      if (decision.throws[draw].ask !== "gone") rows.push(await throwAgain(key, decision, draw));
  for (const { entry, seat } of rows.filter(({ right }) => !right)) note("throw", entry, seat);
  await checkMoves(proof, terms, note);
  checkMemory(proof, kept, note);
  const hidden = proof.decisions.filter(({ seal }) => seal).length;
  return { proof, key: toHex(key), rows, hidden, troubles };
}
