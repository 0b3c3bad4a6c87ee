// Who came where, and what luck and play did to it; the one decision that gave the most away.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import * as api from "../net/api.js";
import { aboutChair, isLost, SameDevice } from "./flag.js";

/**
 * @typedef {import("../net/messages.js").Account} Account
 * @typedef {import("../net/messages.js").Part} Part
 * @typedef {import("../net/messages.js").Slip} Slip
 * @typedef {{chairs: import("../net/messages.js").Chair[], scores: number[], winners: number[], parts: Part[]}} Props
 */

/** A bar from the middle: to the right for what was won, to the left for what was lost. @param {{points: number}} props */
const Swing = ({ points }) => {
  const { words } = useShell();
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return html`<span class="dv"><i class=${points < 0 ? "down" : "up"} style=${{ "--part": Math.min(100, Math.abs(points)) }}></i></span>
    <small class="num">${sign}${words.percent(Math.abs(points) / 100)}</small>`;
};

/** Winners first, then by score; who gave up is last. @param {Props} props */
const placesOf = ({ chairs, scores, winners }) => {
  const rank = (/** @type {number} */ seat) => (isLost(chairs[seat]) ? -1 : Number(winners.includes(seat)));
  return scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a) || scores[b] - scores[a]);
};

/** @param {Props & {seat: number, place: number}} props */
const Row = ({ seat, place, chairs, scores, winners, parts }) => {
  const { words } = useShell();
  const { Mark } = useGame();
  const text = useText();
  const part = parts.find(({ seats }) => seats.includes(seat));
  const points = (/** @type {number} */ value) => Math.round(100 * value);
  return html`<tr><td class="place">${winners.includes(seat) && !isLost(chairs[seat]) ? 1 : place + 1}</td>
    <th scope="row"><span class="seat"><${Mark} seat=${seat} size="s" /><span class="seat__name">${chairs[seat].name} <${SameDevice} chair=${chairs[seat]} chairs=${chairs} /></span>
      <small>${aboutChair(chairs[seat], text)}</small></span></th>
    ${part && html`<td><${Swing} points=${points(part.luck)} /></td><td><${Swing} points=${points(part.play)} /></td>`}
    <td class="num final__points">${words.number(scores[seat])}</td></tr>`;
};

/** @param {Props} props */
export const FinalScores = (props) => {
  const { words } = useShell();
  const text = useText();
  const { pointsName, pointsSay } = useGame();
  const known = props.parts.length > 0;
  return html`<section class="panel"><div class="panel__head"><h2>${text("finals")}</h2></div>
    <table class="final"><thead><tr><td></td><td></td>
      ${known && html`<th scope="col">${text("luck")}</th><th scope="col">${text("play-of")}</th>`}<th scope="col">${words.text(pointsName)}</th></tr></thead>
      <tbody>${placesOf(props).map((seat, place) => html`<${Row} key=${seat} seat=${seat} place=${place} ...${props} />`)}</tbody></table>
    ${pointsSay && html`<p class="soft">${words.text(pointsSay)}</p>`}
    ${known && html`<details class="final__what"><summary>${text("what-is-luck")}</summary><p>${text("course-parts-say")}</p></details>`}
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
