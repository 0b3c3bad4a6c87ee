// The end of a game: who won, how it went, each seat's best turn, and on to the next.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { Reckoning } from "../components/account.js";
import { ScoreChart } from "../components/chart.js";
import { Clause } from "../components/clause.js";
import { aboutChair, Flag } from "../components/flag.js";
import { Talk } from "../components/log.js";
import { Share } from "../components/share.js";
import { bestTurns, stepsOf, turnsOf } from "../games/kapern/story.js";
import { Art, html } from "../html.js";
import * as settings from "../settings.js";
import { useShell, useText } from "../shell.js";

/** @param {string} table */
export function useReplay(table) {
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  const [no, setNo] = useState(/** @type {any} */ (null));
  useEffect(() => void api.replay(table).then(setReplay, setNo), [table]);
  return { replay, no };
}

/** @param {{chairs: any[], scores: number[], winners: number[]}} props */
const Finals = ({ chairs, scores, winners }) => {
  const { words } = useShell();
  const text = useText();
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a]);
  return html`<section class="panel"><div class="panel__head"><h2>${text("finals")}</h2></div>
    <ol class="final">${order.map(
      (seat, place) => html`<li key=${seat}>
      <span class="place">${winners.includes(seat) ? 1 : place + 1}</span><${Flag} seat=${seat} />
      <span class="seat"><span class="seat__name">${chairs[seat].name}</span>
        <small>
          ${aboutChair(chairs[seat], text)}</small></span>
      <span class="num">${words.number(scores[seat])}</span></li>`,
    )}</ol></section>`;
};

/** @param {{table: string, turns: any[], chairs: any[]}} props */
const BestTurns = ({ table, turns, chairs }) => {
  const text = useText();
  const best = bestTurns(turns, chairs.length);
  return html`<section class="panel"><div class="panel__head"><h2>${text("best-turns")}</h2></div>
    <ol class="moments">${best.map(
      (turn, seat) => html`<li key=${seat}>
      <${Art} class="moments__ico" name=${turn ? "chest" : "die-skull"} /><${Flag} seat=${seat} size="s" />
      <p>${turn
        ? text("best-turn", { name: chairs[seat].name, turn: turn.turn, points: turn.gain })
        : text("no-best-turn", { name: chairs[seat].name })}</p>
      ${turn ? html`<a class="chip" href=${`/replay/${table}#${turn.step}`}>${text("look")}</a>` : html`<span>
        </span>`}</li>`,
    )}</ol></section>`;
};

/** @param {{table: string, desk: import("./desk.js").Desk}} props */
export const EndPage = ({ table, desk }) => {
  const { words } = useShell();
  const text = useText();
  const { replay } = useReplay(table);
  const { names, log, talk } = desk;
  const shown = /** @type {import("../wire.js").Shown} */ (desk.shown);
  const { winners } = shown.view.awaiting;
  const turns = replay ? turnsOf(stepsOf(replay), replay) : [];
  useEffect(() => settings.keep("last", table), [table]);
  const again = async () => {
    location.assign(`/t/${shown.rematch ?? (await api.rematch(table)).table}`);
  };
  const who = words.listed(winners.map((/** @type {number} */ seat) => names[seat]));
  return html`<main class="wrap table">
    <div class="table__main">
      <section class="deck winner"><${Art} class="winner__chest" name="chest-open" />
        <div><h1>${text("winner", { names: who, count: winners.length })}</h1>
          <p>${text("winner-say", { points: shown.scores[winners[0]], turns: shown.view.turn })} <${Clause} number="K29"
            onOpen=${desk.openClause} /></p></div>
        <div class="winner__acts">
          ${shown.chairs.some((/** @type {any} */ { yours }) => yours) && html`<button type="button"
            class="btn btn--brass" id="rematch" onClick=${again}>${text("rematch")}</button>`}
          <a class="btn" href=${`/replay/${table}`}><${Art} class="ico" name="i-play" />${text("replay")}</a>
          <a class="btn" href="/">${text("to-lobby")}</a></div></section>
      <section class="panel"><div class="panel__head"><h2>${text("how-it-went")}</h2><span class="soft">
        ${text("chart")}</span></div>
        ${replay && html`<${ScoreChart} turns=${turns} seats=${names.length} />`}</section>
      ${replay && html`<${BestTurns} table=${table} turns=${turns} chairs=${shown.chairs} />`}
    </div>
    <aside class="table__side">
      <${Finals} chairs=${shown.chairs} scores=${shown.scores} winners=${winners} />
      <${Reckoning} table=${table} names=${names} seats=${shown.scores.map((_, seat) => seat)} />
      <section class="panel"><div class="panel__head"><h2>${text("share")}</h2></div><${Share}
        path=${`/replay/${table}`} /></section>
      <${Talk} log=${log} talk=${talk} chairs=${shown.chairs} names=${names} onSay=${desk.say}
        onClause=${desk.openClause} />
    </aside>
  </main>`;
};
