// Whose decision it is, and trying to make it.

/** @typedef {import("../hooks/table_session.js").Desk} Desk */

/** @param {Desk} desk */
export const isMine = ({ shown, busy }) => !busy && Boolean(shown?.actions.length);

/** Nobody else sits here who would mind. @param {Desk} desk */
export const isAlone = ({ shown }) =>
  (shown?.chairs ?? []).filter(({ kind }) => kind === "person").every(({ yours }) => yours);

/** What the table waits for. @param {Desk} desk @returns {string} */
export const momentOf = ({ shown }) => shown?.view?.awaiting.moment ?? "";

/**
 * Do it where it is allowed, else ask why it is not.
 * @param {Desk} desk
 * @param {string} word
 * @param {object} [prepared]
 */
export const tryTo = (desk, word, prepared) =>
  isMine(desk) && desk.shown?.actions.includes(word) ? desk.act([word], prepared) : desk.askWhy(word);
