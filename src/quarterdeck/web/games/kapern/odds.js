// How likely a throw ends badly: skulls among n dice, one in six each.
import * as box from "./box.js";

/** @param {number} n @param {number} k @returns {number} */
const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The chance of exactly k skulls among n dice. @param {number} n @param {number} k */
const exactly = (n, k) => (k < 0 || k > n ? 0 : choose(n, k) * (1 / 6) ** k * (5 / 6) ** (n - k));

/** @param {number} n @param {number} least */
const atLeast = (n, least) => {
  let sum = 0;
  for (let k = Math.max(0, least); k <= n; k++) sum += exactly(n, k);
  return sum;
};

/** The first roll: its chances of a bust and of Skull Island. @param {number} card */
export function firstRoll(card) {
  const need = box.DEADLY - box.SKULLS_ON[card];
  if (box.SABRES_ON[card]) return { bust: atLeast(8, need), island: 0 };
  const third = card === box.GUARDIAN ? 0 : exactly(8, need); // the Guardian stands by for the third
  return { bust: third, island: atLeast(8, need + 1) };
}

/**
 * A later roll of these dice: the chance that it ends the turn.
 * @param {{card: number, lifted: boolean, dice: number[]}} view
 * @param {number[]} taken
 */
export function again({ card, lifted, dice }, taken) {
  const left = dice[box.SKULL] - taken[box.SKULL] + box.SKULLS_ON[card];
  const need = box.DEADLY - left;
  const guarded = card === box.GUARDIAN && !lifted && !taken[box.SKULL];
  return atLeast(box.total(taken), guarded ? need + 1 : need);
}
