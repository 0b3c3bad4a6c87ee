// Whoever has let their name go is called a sailor, in the reader's language.

let sailor = "";

/** What they are called from now on. @param {string} word */
export const callSailors = (word) => {
  sailor = word;
};

/** @param {{kind: string, name: string}} chair */
const nameChair = (chair) => {
  if (chair.kind === "person" && !chair.name) chair.name = sailor;
};

/**
 * The same letter or answer, with a name in every chair that a person has.
 * @template T
 * @param {T} told
 * @returns {T}
 */
export function nameSailors(told) {
  if (Array.isArray(told)) told.forEach(nameSailors);
  else if (told && typeof told === "object") {
    const some = /** @type {any} */ (told);
    if (Array.isArray(some.chairs)) some.chairs.forEach(nameChair);
    if (some.tell === "heard" && !some.name) some.name = sailor;
    for (const part of ["listing", "tables", "waiting", "playing", "over"]) if (some[part]) nameSailors(some[part]);
  }
  return told;
}
