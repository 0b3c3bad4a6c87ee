// A clock shows on the page what it shows in a terminal.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

let now = 0;
performance.now = () => now;
const { leftOf, noteArrival, timeWords } = await import(`${process.env.PAGE}/table/time.js`);
const faces = JSON.parse(readFileSync(process.env.CASES, "utf-8"));
// As the words of English have it; which words there are in every language is for tests of words.
const SAID = {
  "clock-days": ({ days, hours }) => `${days} d ${hours} h`,
  "clock-hours": ({ hours, minutes }) => `${hours} h ${minutes} min`,
};
const words = { text: (key, values) => SAID[key](values) };

test(`${faces.length} faces say what they say in a terminal`, () => {
  for (const { clock, passed, told } of faces) {
    now = 1_000;
    noteArrival({ clock });
    now += passed;
    assert.deepEqual(clock.left.map((_, seat) => timeWords(words, leftOf(clock, seat))), told, JSON.stringify({ clock, passed }));
  }
});
