// What a throw or a draw is called; as games/kapern/drawn.py has it.
import { isLot, seatDrawn, sentence } from "../../table/drawn.js";
import { CARDS, FACES, LETTERS } from "./numbers.js";

/** @type {import("../../table/drawn.js").NameDrawn} */
export const drawn = (what) => {
  if (what.ask === "roll" && what.of.length === FACES.length)
    return sentence(`kapern-thing-${LETTERS[what.kind]}`, { count: what.count, role: "subject" });
  if (isLot(what)) return seatDrawn(what);
  return what.of.length === CARDS.length ? sentence("kapern-card", { card: CARDS[what.kind] }) : null;
};
