// What a draw is called: a Chance card, crew, the value on a back, or a colour; as games/waddingtons/drawn.py has it.
import { isLot, sentence } from "../../table/drawn.js";
import { CHANCE, COLOURS, CREWS, LETTERS, VALUES } from "./numbers.js";

const BACKS = "xyz"; // one for each value, as sentences count them

/** @type {import("../../table/drawn.js").NameDrawn} */
export const drawn = (what) => {
  const { ask, of, kind, count } = what;
  if (isLot(what)) return sentence("waddingtons-drawn-ship", { ship: kind + 1 });
  if (ask === "take" && of.length === CREWS.length)
    return sentence(`waddingtons-thing-${LETTERS[kind]}`, { count, role: "subject" });
  if (of.length === CHANCE.length) return sentence(`waddingtons-chance-${kind + 1}`);
  if (of.length === VALUES.length) return sentence(`waddingtons-thing-${BACKS[kind]}`, { count: 1, role: "subject" });
  return sentence("waddingtons-drawn-colour", { colour: COLOURS[kind % 2] });
};
