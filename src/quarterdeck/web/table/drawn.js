// What chance answered, apart from any game: so many of a kind, out of so many of each.

/**
 * @typedef {import("../net/messages.js").Sentence} Sentence
 * @typedef {{ask: string, of: number[], kind: number, count: number, dealing: boolean}} Drawn
 * @typedef {(what: Drawn) => Sentence | null} NameDrawn  null where it has no name
 */

/** Who begins, drawn from all who sit there. @param {Drawn} what */
export const isLot = ({ ask, dealing, of }) => ask === "draw" && dealing && of.every((each) => each === 1);

/** @param {string} key @param {Sentence["arguments"]} [values] @returns {Sentence} */
export const sentence = (key, values = {}) => ({ key, arguments: values });

/** @param {Drawn} what */
export const seatDrawn = ({ kind }) => sentence("seat", { number: kind + 1 });

/** All that fell in one throw, kind by kind. @param {import("./proof.js").Row} row @returns {Drawn[]} */
export const allDrawn = ({ entry, asked: { ask, of }, fell }) =>
  of.flatMap((_, kind) => {
    const count = fell.filter((each) => each === kind).length;
    return count ? [{ ask, of, kind, count, dealing: entry === 0 }] : [];
  });

/**
 * In words, where the game has some; a file that lies may tell of more kinds than there are.
 * @param {Drawn[]} drawn @param {NameDrawn | undefined} nameOf @param {import("./words.js").Words} words
 * @param {string[]} names  of who sits there
 */
export const nameAll = (drawn, nameOf, words, names) =>
  words.listed(
    drawn.map((what) => {
      const named = nameOf?.(what);
      if (named?.key === "seat") return words.name(what.kind, names);
      if (named && words.knows(named.key)) return words.say(named);
      return words.text("page-fair-kind", { kind: what.kind + 1, count: what.count });
    }),
  );
