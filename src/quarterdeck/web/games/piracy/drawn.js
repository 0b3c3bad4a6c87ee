// What a draw is called: the die's face, or the token on a harbour; as games/piracy/drawn.py has it.
import { sentence } from "../../table/drawn.js";
import { DIE, GARRISONS, OPEN } from "./numbers.js";

/** @type {import("../../table/drawn.js").NameDrawn} */
export const drawn = ({ of, kind }) => {
  if (of.length === DIE.length) return sentence("piracy-drawn-die", { die: kind });
  if (of.length !== GARRISONS.length) return null;
  return sentence("piracy-drawn-garrison", { token: kind === OPEN ? "open" : "closed" });
};
