// Seals and proofs as the page works them out, against the vectors of docs/fairness.md and proofs that are true or not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const cases = JSON.parse(readFileSync(process.env.CASES, "utf-8"));
if (cases.own) Object.defineProperty(globalThis, "crypto", { value: { getRandomValues: crypto.getRandomValues } });
const from = (name) => import(`${process.env.PAGE}/${name}`);
const { sha256, fromHex, toHex } = await from("net/digest.js");
const seals = await from("table/seals.js");
const { checkProof } = await from("table/proof.js");
const { vectors } = cases;

test("hashes are those of everyone", async () => {
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  assert.equal(toHex(await sha256(new Uint8Array())), empty);
  for (const length of [55, 56, 63, 64, 65, 1000])
    assert.equal(toHex(await sha256(new Uint8Array(length))).length, 64);
});

test("terms, seals and letters are those of the document", async () => {
  const terms = await seals.termsOf(vectors.terms);
  assert.equal(toHex(terms), vectors.terms.is);
  assert.equal(toHex(seals.parts(...vectors.parts.of)), vectors.parts.is);
  assert.equal(await seals.houseSeal(terms, vectors.secret), vectors.house);
  for (const { seat, share, seal } of vectors.shares)
    assert.equal(await seals.shareSeal(terms, vectors.house, seat, share), seal);
  assert.equal(await seals.fingerprint(vectors.house, vectors.shares), vectors.fingerprint);
  const { decision, seat, salt, words, seal } = vectors.move;
  assert.equal(await seals.moveSeal(terms, decision, seat, salt, words), seal);
  assert.equal(toHex(fromHex(vectors.key)), vectors.key);
});

test("a proof is found fair, or what is wrong with it", async () => {
  for (const { text, kept, finds } of cases.proofs) {
    const { troubles } = await checkProof(text, kept);
    if (!finds) assert.deepEqual(troubles, []);
    else if (finds === "any") assert.notEqual(troubles.length, 0);
    else assert.ok(troubles.some(({ what }) => what === finds), `${finds}: ${JSON.stringify(troubles)}`);
  }
});
