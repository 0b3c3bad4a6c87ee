// What boarding would bring and what booty is worth, so that the table can say its price before anybody pays it. The
// server decides; a test holds the two together.
import * as box from "./box.js";

/** @typedef {import("./box.js").Disc} Disc */

/**
 * Most pieces share a kind's value; who got nothing has a ducat a piece.
 * @param {number[]} held
 * @param {number} worth
 */
export function shares(held, worth) {
  const most = Math.max(...held);
  const share = Math.floor(worth / held.filter((n) => n === most).length);
  return held.map((n) => (n && n === most && share ? share : n));
}

/** What each seat's booty would bring if the game ended now. @param {number[][]} booty @param {import("./view.js").Booty} worths */
export function bootyWorth(booty, worths) {
  const kinds = box.KINDS.map((kind, at) =>
    shares(
      booty.map((held) => held[at]),
      worths[kind],
    ),
  );
  return booty.map((_, seat) => kinds.reduce((sum, gains) => sum + gains[seat], 0));
}

/** Of a colour, the faces that lie open nowhere. @param {Disc[][]} piles @param {number} seat */
const unseen = (piles, seat) =>
  box.FACES.map((_, face) => face).filter(
    (face) => !piles.some((discs) => discs.some((disc) => disc.seat === seat && disc.face === face)),
  );

/**
 * What a disc is paid; a covered one counts as the average of what it can be.
 * @param {Disc} disc
 * @param {import("./view.js").Ship} ship
 * @param {Disc[][]} piles
 */
function wage({ seat, face }, ship, piles) {
  const pay = (/** @type {number} */ each) => (each === box.QUESTION ? ship.question_pay : box.PAYS[each]);
  if (face != null) return pay(face);
  const faces = unseen(piles, seat);
  return faces.reduce((sum, each) => sum + pay(each), 0) / faces.length;
}

/**
 * Ducats for every seat if a pile boarded a ship, on average.
 * @param {{piles: Disc[][], purses: (number | null)[]}} view
 * @param {Disc[]} discs
 * @param {import("./view.js").Ship} ship
 */
export function loot({ piles, purses }, discs, ship) {
  const captain = discs[0].seat;
  const money = purses.map(() => 0);
  for (const disc of discs) if (disc.seat !== captain) money[disc.seat] += wage(disc, ship, piles);
  const profit = ship.ducats - money.reduce((sum, each) => sum + each, 0);
  const purse = purses[captain];
  money[captain] = purse == null ? profit : Math.max(profit, -purse);
  return money;
}

/**
 * Everyone who could put a pile of theirs on this one.
 * @param {Disc[][]} piles
 * @param {Disc[]} discs
 * @param {number} seats
 */
export function captors(piles, discs, seats) {
  const room = box.HIGHEST - discs.length;
  const fits = (/** @type {number} */ seat) =>
    piles.some((each) => each[0].seat === seat && each.length <= room);
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== discs[0].seat && fits(seat),
  );
}
