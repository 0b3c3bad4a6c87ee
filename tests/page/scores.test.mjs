// While news is played the page adds up itself; when it has been played everyone has what the rules say.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { game, voyages } = JSON.parse(readFileSync(process.env.CASES, "utf-8"));
const scene = await import(`${process.env.PAGE}/games/${game}/scene.js`);

for (const { options, frames } of voyages)
  test(`news adds up to the scores of ${game} with ${JSON.stringify(options)}`, () => {
    let now = scene.settle(null, frames[0].view, frames[0].scores, frames[0].prices);
    for (const { news, view, scores, prices, held } of frames.slice(1)) {
      for (const { event, say } of news) now = scene.pictures(now, event, { say, view }).at(-1)?.scene ?? now;
      assert.deepEqual(now.scores, held, JSON.stringify(news.map(({ event }) => event)));
      now = scene.settle(now, view, scores, prices);
    }
  });
