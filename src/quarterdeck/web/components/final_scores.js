// Who came where, and what luck and play did to it; the one decision that gave the most away.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import * as api from "../net/api.js";
import { aboutChair, SameDevice } from "./flag.js";

/**
 * @typedef {import("../net/messages.js").Account} Account
 * @typedef {import("../net/messages.js").Part} Part
 * @typedef {import("../net/messages.js").RatingChange} RatingChange
 * @typedef {import("../net/messages.js").Slip} Slip
 * @typedef {{chairs: import("../net/messages.js").Chair[], scores: number[], result: import("../net/messages.js").FinalResult | null, parts: Part[],
 *   reckons?: boolean, ratings: RatingChange[]}} Props  reckons: whether the parts are on their way
 */

/** A bar from the middle: to the right for what was won, to the left for what was lost. @param {{points: number | null}} props */
const Swing = ({ points }) => {
  const { words } = useShell();
  if (points === null) return html`<span class="dv"></span><small class="num">…</small>`;
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return html`<span class="dv"><i class=${points < 0 ? "down" : "up"} style=${{ "--part": Math.min(100, Math.abs(points)) }}></i></span>
    <small class="num">${sign}${words.percent(Math.abs(points) / 100)}</small>`;
};

/** Winners first, then by score; who gave up is last, and who did so first behind all. @param {Props} props */
const placesOf = ({ scores, result }) => {
  const { winners, lost } = result ?? { winners: [], lost: [] };
  const rank = (/** @type {number} */ seat) => (lost.includes(seat) ? lost.indexOf(seat) - lost.length : Number(winners.includes(seat)));
  return scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || scores[b] - scores[a]);
};

/** What a rated game did to somebody's rating; a bot stays on its rung. @param {{change: RatingChange}} props */
const Rating = ({ change: { bot, before, after } }) => {
  const { words } = useShell();
  const text = useText();
  if (!words.knows("page-rating-change")) return null; // its words are on their way
  const by = after - before;
  const told = { before: words.number(before), after: words.number(after), change: `${by < 0 ? "" : "+"}${words.number(by)}` };
  return html`<small class="final__rating num">${text(bot ? "rating-rung" : "rating-change", told)}</small>`;
};

/** @param {Props & {seat: number, place: number, isTold: boolean}} props */
const Row = ({ seat, place, isTold, chairs, scores, result, parts, ratings }) => {
  const { words } = useShell();
  const { Mark } = useGame();
  const text = useText();
  const part = parts.find(({ seats }) => seats.includes(seat));
  const change = ratings.find((each) => each.seat === seat);
  const points = (/** @type {number | undefined} */ value) => (value === undefined ? null : Math.round(100 * value));
  const came = result?.winners.includes(seat) ? 1 : result?.winners.length === 0 ? "–" : place + 1;
  return html`<tr><td class="place">${came}</td>
    <th scope="row"><span class="seat"><${Mark} seat=${seat} size="s" /><span class="seat__name">${chairs[seat].name} <${SameDevice} chair=${chairs[seat]} chairs=${chairs} /></span>
      <small>${aboutChair(chairs[seat], text)}</small></span>${change && html`<${Rating} change=${change} />`}</th>
    ${isTold && html`<td><${Swing} points=${points(part?.luck)} /></td><td><${Swing} points=${points(part?.play)} /></td>`}
    <td class="num final__points">${words.number(scores[seat])}</td></tr>`;
};

/** @param {Props} props */
export const FinalScores = (props) => {
  const { words } = useShell();
  const text = useText();
  const { pointsName, pointsSay } = useGame();
  const byBots = (props.result?.lost ?? []).map((seat) => props.chairs[seat].name);
  const isTold = !byBots.length && (props.reckons || props.parts.length > 0);
  return html`<section class="panel"><div class="panel__head"><h2>${text("finals")}</h2></div>
    <table class="final"><thead><tr><td></td><td></td>
      ${isTold && html`<th scope="col">${text("luck")}</th><th scope="col">${text("play-of")}</th>`}<th scope="col">${words.text(pointsName)}</th></tr></thead>
      <tbody>${placesOf(props).map((seat, place) => html`<${Row} key=${seat} seat=${seat} place=${place} isTold=${isTold} ...${props} />`)}</tbody></table>
    ${pointsSay && html`<p class="soft">${words.text(pointsSay)}</p>`}
    ${byBots.length > 0 && (props.reckons || props.parts.length > 0) && html`<p class="soft">${text("luck-untold", { names: words.listed(byBots) })}</p>`}
    ${isTold && html`<details class="final__what"><summary>${text("what-is-luck")}</summary><p>${text("course-parts-say")}</p></details>`}
  </section>`;
};

/** The one decision of all that gave the most away. @param {Account[]} accounts */
const dearestOf = (accounts) =>
  accounts
    .flatMap(({ dearest }, seat) => (dearest ? [/** @type {[number, Slip]} */ ([seat, dearest])] : []))
    .sort(([, one], [, other]) => other.cost - one.cost)[0];

/** @param {{table: string, names: string[]}} props */
export const Dearest = ({ table, names }) => {
  const text = useText();
  const { Deed } = useGame();
  const [accounts, setAccounts] = useState(/** @type {Account[]} */ ([]));
  useEffect(() => void api.account(table).then(setAccounts, () => setAccounts([])), [table]);
  const [seat, slip] = dearestOf(accounts) ?? [];
  if (!slip) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${text("dearest-head")}</h2></div>
    <p>${text("dearest", { name: names[seat ?? 0], turn: slip.turn, points: Math.round(slip.cost) })}<br />
      ${text("dearest-did")} <${Deed} word=${slip.action} /> · ${text("dearest-better")} <${Deed} word=${slip.better} /></p></section>`;
};
