// What dice are worth, so that every button can say its price before it is pressed. The server decides; a test
// holds the two together.
import * as box from "./box.js";

/** The dice as they count under a card. @param {number} card @param {number[]} dice */
function symbols(card, dice) {
  const shown = [...dice];
  if (card === box.GOLD_COIN) shown[box.COIN] += 1;
  if (card === box.GEM) shown[box.DIAMOND] += 1;
  if (card === box.ANIMALS) {
    shown[box.MONKEY] += shown[box.PARROT];
    shown[box.PARROT] = 0;
  }
  return shown;
}

/** Groups and treasure. @param {number[]} shown */
const points = (shown) =>
  box.total(shown.slice(1).map((n) => box.GROUP[n])) + 100 * (shown[box.COIN] + shown[box.DIAMOND]);

/** What dice on Treasure Island are worth when the skulls have come. @param {number[]} island */
export const saved = points;

/** @param {number} card @param {number[]} dice */
function fillsTheChest(card, dice) {
  const [skulls, sabres, monkeys, parrots] = symbols(card, dice);
  const armed = box.SABRES_ON[card] > 0 && sabres === box.SABRES_ON[card];
  return skulls === 0 && [monkeys, parrots, armed ? 0 : sabres].every((n) => n === 0 || n >= 3);
}

/** @param {{options: import("./view.js").Options, card: number, lifted: boolean}} view */
const chestIsPossible = ({ options, card, lifted }) =>
  box.SKULLS_ON[card] ? options.skull_chest : options.guardian_chest || !lifted;

/**
 * The points of stopping here, and whether the chest is full.
 * @param {{options: import("./view.js").Options, card: number, lifted: boolean, dice: number[]}} view
 * @returns {{points: number, chest: boolean}}
 */
export function bounty(view) {
  const { card, dice } = view;
  const chest = chestIsPossible(view) && fillsTheChest(card, dice);
  if (dice[box.SABRE] < box.SABRES_ON[card]) return { points: -box.BONUS_ON[card], chest };
  const sum = points(symbols(card, dice)) + box.BONUS_ON[card] + (chest ? 500 : 0);
  return { points: card === box.PIRATE ? 2 * sum : sum, chest };
}
