// What was drawn is called on the page as the games call it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const cases = JSON.parse(readFileSync(process.env.CASES, "utf-8"));

for (const [game, draws] of Object.entries(cases))
  test(`draws of ${game}`, async () => {
    const { drawn } = await import(`${process.env.PAGE}/games/${game}/drawn.js`);
    for (const [what, named] of draws) assert.deepEqual(drawn(what), named);
  });
