// What a house rule does to a game, as bots have tried it, in words: only what is more than chance.

/**
 * @typedef {import("../net/messages.js").ShippedLab} Lab
 * @typedef {import("../net/messages.js").TriedRule} TriedRule
 * @typedef {import("../net/messages.js").Mean} Mean
 * @typedef {import("./words.js").Words} Words
 */

/** Whether two means are further apart than chance would have them; there is none of what nobody could see. @param {Mean | null} one @param {Mean | null} other */
const differ = (one, other) => one !== null && other !== null && Math.abs(one.mean - other.mean) > Math.hypot(one.give, other.give);

/**
 * Whose share of the wins is told: of the first role, or of who begins.
 * @param {Words} words
 * @param {string} game
 * @param {Lab} lab
 */
const winner = (words, game, lab) =>
  lab.roles.length ? words.text(`${game}-role-${lab.roles[0]}`) : words.text("page-tried-first");

/**
 * What differs, figure by figure.
 * @param {Words} words
 * @param {string} who
 * @param {TriedRule} tried
 */
function differences(words, who, { found, usual }) {
  const [won, before] = [found.shares[0], usual.shares[0]];
  const counts = /** @type {const} */ (["turns", "decisions", "leads"]).filter((key) => differ(found[key], usual[key]));
  const whole = (/** @type {Mean | null} */ figure) => Math.round(figure?.mean ?? 0);
  const told = counts.map((figure) =>
    words.text("page-tried-count", { figure, now: whole(found[figure]), usual: whole(usual[figure]) }),
  );
  const share = { who, now: words.percent(won.mean), usual: words.percent(before.mean) };
  return differ(won, before) ? [...told, words.text("page-tried-share", share)] : told;
}

/**
 * A sentence for each value of a house rule that was tried.
 * @param {Words} words
 * @param {string} game
 * @param {Lab | null} lab
 * @param {string} option
 */
export function triedRules(words, game, lab, option) {
  const tried = lab?.rules.filter(({ name }) => name === option) ?? [];
  return tried.map((each) => {
    const what = differences(words, winner(words, game, /** @type {Lab} */ (lab)), each);
    const say = { games: each.found.games, what: words.listed(what), found: what.length };
    return { value: each.value, text: words.text("page-tried", say) };
  });
}
