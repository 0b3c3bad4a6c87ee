// Luck and skill: what the dice gave each seat, and what its decisions gave away.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import * as api from "../net/api.js";
import { Flag } from "./flag.js";

/** @typedef {import("../net/messages.js").Account} Account */
/** @typedef {import("../net/messages.js").Slip} Slip */

/** A bar from the middle: to the right for what was won, to the left for what was lost.
 * @param {{of: string, points: number, most: number}} props */
export const Bar = ({ of, points, most }) => {
  const { words } = useShell();
  const part = Math.min(100, (100 * Math.abs(points)) / most);
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return html`<span class="of">${of}</span>
    <span class="dv"><i class=${points < 0 ? "down" : "up"} style=${{ "--part": part }}></i></span>
    <span class="num">${sign}${words.number(Math.abs(points))}</span>`;
};

/** @param {{table: string, names: string[], seats: number[]}} props */
export const LuckAndSkill = ({ table, names, seats }) => {
  const text = useText();
  const { Deed } = useGame();
  const [accounts, setAccounts] = useState(/** @type {Account[]} */ ([]));
  useEffect(() => void api.account(table).then(setAccounts, () => setAccounts([])), [table]);
  const most = Math.max(1, ...accounts.map(({ luck, given }) => Math.max(Math.abs(luck), given)));
  return accounts.length > 0 && html`<section class="panel"><div class="panel__head"><h2>${text("account")}</h2>
    </div>
    <p class="soft">${text("account-say")}</p>
    <ul class="lk">${seats.map((seat) => html`<li key=${seat}><${Flag} seat=${seat} size="s" label=${names[seat]} />
      <${Bar} of=${text("luck")} points=${Math.round(accounts[seat].luck)} most=${most} />
      <${Bar} of=${text("play-of")} points=${-Math.round(accounts[seat].given)} most=${most} /></li>`)}</ul>
    ${dearest(accounts, seats).map(([seat, slip]) => html`<p class="lk__say" key=${seat}>
      ${text("dearest", { name: names[seat], turn: slip.turn, points: Math.round(slip.cost) })}<br />
      ${text("dearest-did")} <${Deed} word=${slip.action} /> · ${text("dearest-better")} <${Deed} word=${slip.better} /></p>`)}
  </section>`;
};

/** The one decision of all that gave the most away.
 * @param {Account[]} accounts @param {number[]} seats
 * @returns {[number, Slip][]} */
const dearest = (accounts, seats) =>
  seats
    .flatMap((seat) => {
      const slip = accounts[seat].dearest;
      return slip ? [/** @type {[number, Slip]} */ ([seat, slip])] : [];
    })
    .sort(([, one], [, other]) => other.cost - one.cost)
    .slice(0, 1);
