// Whose decision it is, and trying to make it.

/** @typedef {import("../table/types.js").TableSession} TableSession */

/** Of a seat that a bot plays for its owner nothing is the owner's to decide. @param {TableSession} session */
export const isMine = ({ shown, busy }) => !busy && Boolean(shown?.actions.length) && !shown?.chairs?.[shown.seat ?? -1]?.level;

/** Nobody else sits here who would mind. @param {TableSession} session */
export const isAlone = ({ shown }) =>
  (shown?.chairs ?? []).filter(({ kind }) => kind === "person").every(({ yours }) => yours);

/** What the table waits for. @param {TableSession} session @returns {string} */
export const momentOf = ({ shown }) => shown?.view?.awaiting.moment ?? "";

/**
 * Do it where it is allowed, else ask why it is not.
 * @param {TableSession} session
 * @param {string} word
 * @param {object} [prepared]
 */
export const tryTo = (session, word, prepared) =>
  isMine(session) && session.shown?.actions.includes(word) ? session.act([word], prepared) : session.askWhy(word);
