// A bot in another language: it speaks the line protocol of docs/bot_protocol.md and plays Piraten Kapern.
//
//     quarterdeck bot-host kapern --exec "node examples/steady_bot.mjs"
//
// It stops as soon as 300 points lie on the table or two skulls do, and else rolls what is worth least.

import { createInterface } from "node:readline";

const LETTERS = "ksmpcd"; // skull, sabre, monkey, parrot, coin, diamond
const GROUP = [0, 0, 0, 100, 200, 500, 1000, 2000, 4000];

/** What lies on the table, roughly: groups, and a hundred for every coin and diamond. */
const worth = (dice) =>
  dice.slice(1).reduce((points, count) => points + GROUP[count], 0) + 100 * (dice[4] + dice[5]);

/** Dice that belong to no group and are no treasure. */
const loose = (dice) =>
  [1, 2, 3].filter((face) => dice[face] && dice[face] < 3).map((face) => `${dice[face]}${LETTERS[face]}`);

const choose = ({ legal, view }) => {
  const again = `reroll ${loose(view.dice).join("")}`;
  const safe = worth(view.dice) >= 300 || view.dice[0] >= 2;
  if (legal.includes("stop") && (safe || !legal.includes(again))) return "stop";
  return legal.includes(again) ? again : legal[0];
};

for await (const line of createInterface({ input: process.stdin })) {
  const [verb] = line.split(" ", 1);
  const rest = line.slice(verb.length + 1);
  if (verb === "quarterdeck") console.log("bot steady");
  else if (verb === "game") console.log("ready");
  else if (verb === "choose") console.log(`do ${choose(JSON.parse(rest))}`);
  else break;
}
