// What a draw is called; as games/dorra/drawn.py has it.
import { isLot, seatDrawn, sentence } from "../../table/drawn.js";

/** @type {import("../../table/drawn.js").NameDrawn} */
export const drawn = (what) =>
  isLot(what) ? seatDrawn(what) : sentence("dorra-drawn-ship", { ship: what.kind + 1 });
