// The scale and the desk of Waddingtons Buccaneer, as bargains are laid out before they are struck.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { bargains, holds, goods, desks, hands } = JSON.parse(readFileSync(process.env.CASES, "utf-8"));
const folder = `${process.env.PAGE}/games/waddingtons`;
const balance = await import(`${folder}/balance.js`);
const box = await import(`${folder}/box.js`);
const { without, wordsOf } = await import(`${folder}/desk_words.js`);

test("the scale levels exactly when the rules say so", () => {
  for (const { given, taken, even } of bargains)
    assert.equal(balance.weigh(given, taken).even, even, `${given} for ${taken}`);
});

test("the scale lacks as many pirates of one as would level it", () => {
  for (const { given, taken, short } of bargains)
    if (short.length)
      assert.ok(short.includes(balance.weigh(given, taken).short), `${given} for ${taken} lacks ${short}`);
});

test("a hold is overfull by what does not fit", () => {
  for (const { hold, given, taken, over } of holds)
    assert.equal(balance.tooMany(hold, given, taken), over, `${hold}: ${given} for ${taken}`);
});

test("only what the table has agreed on may be laid on the scale", () => {
  for (const { things, options, tradable } of goods)
    assert.deepEqual(balance.tradable(things, options), tradable, JSON.stringify(options));
});

test("a bargain is said thing by thing", () => {
  for (const { given, taken, words } of desks) assert.deepEqual(wordsOf({ given, taken }), words);
});

test("of a draft the last of a word is taken back", () => {
  for (const { words } of desks)
    for (const word of words) {
      const left = without(words, word);
      assert.deepEqual([...left, word].sort(), [...words].sort());
      assert.deepEqual(left.slice(0, words.lastIndexOf(word)), words.slice(0, words.lastIndexOf(word)));
    }
});

test("hands and hoards are counted as the rules count them", () => {
  for (const { hand, backs, red, black, strength, treasure, points } of hands) {
    assert.deepEqual(box.watches(hand), { red, black });
    assert.equal(box.strength(backs), strength);
    assert.equal(box.points(treasure), points);
  }
});
