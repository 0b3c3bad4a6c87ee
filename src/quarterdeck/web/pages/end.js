// The end of a game: who won, how it went, each seat's best turn, and on to the next.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { Clause } from "../components/clause.js";
import { LuckAndPlay, TurningPoints } from "../components/course.js";
import { aboutChair } from "../components/flag.js";
import { Talk } from "../components/log.js";
import { LuckAndSkill } from "../components/luck_and_skill.js";
import { ScoreChart } from "../components/score_chart.js";
import { Share } from "../components/share.js";
import { useCourse } from "../hooks/course.js";
import { useReplay } from "../hooks/replay.js";
import * as api from "../net/api.js";
import { stepsOf, turnsOf } from "../table/story.js";

/** @typedef {import("../net/seen.js").Seen & {view: import("../net/seen.js").AnyView}} Ended */

/** @param {{chairs: import("../net/messages.js").Chair[], scores: number[], winners: number[]}} props */
const Finals = ({ chairs, scores, winners }) => {
  const { words } = useShell();
  const { Mark } = useGame();
  const text = useText();
  const order = scores
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a]);
  return html`<section class="panel"><div class="panel__head"><h2>${text("finals")}</h2></div>
    <ol class="final">${order.map(
      (seat, place) => html`<li key=${seat}>
      <span class="place">${winners.includes(seat) ? 1 : place + 1}</span><${Mark} seat=${seat} size=${null} />
      <span class="seat"><span class="seat__name">${chairs[seat].name}</span>
        <small>
          ${aboutChair(chairs[seat], text)}</small></span>
      <span class="num">${words.number(scores[seat])}</span></li>`,
    )}</ol></section>`;
};

/** @param {{table: string, session: import("../table/types.js").TableSession}} props */
export const EndPage = ({ table, session }) => {
  const { words } = useShell();
  const text = useText();
  const game = useGame();
  const { replay } = useReplay(table);
  const { names, log, talk } = session;
  const shown = /** @type {Ended} */ (session.shown);
  const { winners = [] } = shown.view.awaiting;
  const steps = useMemo(() => (replay ? stepsOf(game, replay) : []), [replay]);
  const turns = replay ? turnsOf(steps, replay) : [];
  const went = useCourse(table);
  const [tab, setTab] = useState("");
  useEffect(() => settings.keep("last", table), [table]);
  const again = async () => {
    location.assign(`/t/${shown.rematch ?? (await api.rematch(table)).table}`);
  };
  return html`<main class="wrap table">
    <div class="table__main">
      <section class="deck winner"><${Art} class="winner__chest" name="chest-open" />
        <div><h1>${game.winTitle(shown, names, words)}</h1>
          <p>${game.winWords(shown, words, session)} ${
            game.winClause &&
            html`<${Clause} number=${game.winClause}
            onOpen=${session.openClause} />`
          }</p></div>
        <div class="winner__acts">
          ${
            shown.chairs.some(({ yours }) => yours) &&
            html`<button type="button"
            class="btn btn--brass" id="rematch" onClick=${again}>${text("rematch")}</button>`
          }
          <a class="btn" href=${`/replay/${table}`}><${Art} class="ico" name="i-play" />${text("replay")}</a>
          <a class="btn" href="/">${text("to-lobby")}</a></div></section>
      <${game.Scoring} shown=${shown} names=${names} />
      <${TurningPoints} table=${table} went=${went} names=${names} steps=${steps}
        onClause=${session.openClause} />
      <section class="panel"><div class="panel__head"><h2>${text("how-it-went")}</h2><span class="soft">
        ${text("chart")}</span></div>
        ${replay && html`<${ScoreChart} turns=${turns} seats=${names.length} />`}</section>
      ${replay && html`<${game.Ending} table=${table} turns=${turns} shown=${shown} />`}
    </div>
    <aside class="table__side">
      <${Finals} chairs=${shown.chairs} scores=${shown.scores} winners=${winners} />
      <${LuckAndPlay} course=${went.course} names=${names} />
      ${game.hasAccount && html`<${LuckAndSkill} table=${table} names=${names} seats=${shown.scores.map((_, seat) => seat)} />`}
      <section class="panel"><div class="panel__head"><h2>${text("share")}</h2></div><${Share}
        path=${`/replay/${table}`} /></section>
      <${Talk} log=${log} talk=${talk} chairs=${shown.chairs} names=${names} team=${shown.team} tab=${tab} onTab=${setTab} onSay=${session.say}
        onClause=${session.openClause} />
    </aside>
  </main>`;
};
