// Ships met on the way of a move that is only thought of, and what the bar says about them.
import * as box from "./box.js";

/** @typedef {import("./scene.js").Session} Session */
/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {import("../../table/words.js").Words} Words */

/** The odds the coach gives for an action that is an attack. @param {import("../../table/types.js").Counsel | null} advice @param {string} word */
const oddsOf = (advice, word) => {
  const choice = advice?.choices?.find((each) => each.action === word);
  return choice?.reason.key === "waddingtons-coach-fight" ? choice.reason.arguments : null;
};

/** Win, draw and lose in words, where the coach knows them. @param {Session} session @param {string} word @param {Words} words */
export function oddsWords({ advice }, word, words) {
  const odds = oddsOf(advice, word);
  const parts = odds ? ["win", "draw", "lose"] : [];
  const said = parts.map((part) =>
    words.text("waddingtons-page-odds", { part, chance: Math.round(100 * Number(odds?.[part] ?? 0)) }),
  );
  return said.join(" · ");
}

/** Ships that may call an attack on the way, and one that would be attacked. @param {Session} session @param {Hand} hand @param {Ship} ship @returns {Ship[]} */
function metBy(session, { target, moment }, ship) {
  const line = target?.word.startsWith("sail") ? box.lineTo(ship.square, target.square) : null;
  if (!line || moment !== "sail") return [];
  const squares = Array.from({ length: line.steps }, (_, n) => box.along(ship.square, line.heading, n + 1));
  return session.scene.ships.filter(
    (/** @type {Ship} */ { square, owner }) =>
      squares.includes(square) && owner !== ship.owner && !box.isSafe(square),
  );
}

/** Whom one passes and whom one attacks, in words. @param {Session} session @param {Hand} hand @param {Ship | undefined} ship @param {Words} words */
export function meetingWords(session, hand, ship, words) {
  const met = ship ? metBy(session, hand, ship) : [];
  const nameOf = (/** @type {Ship} */ { owner }) => session.names[owner];
  const attacked = met.find(({ square }) => square === hand.target?.square);
  const passed = met.filter((each) => each !== attacked);
  const said = [
    passed.length && words.text("waddingtons-page-you-pass", { names: words.listed(passed.map(nameOf)) }),
    attacked && words.text("waddingtons-page-you-attack", { name: nameOf(attacked) }),
    attacked && oddsWords(session, hand.target?.word ?? "", words),
  ];
  return said.filter(Boolean).join(" ");
}
