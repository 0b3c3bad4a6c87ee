// The end of a game: who won, how it went and what decided it, on one screen; and on to the next.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { Clause } from "../components/clause.js";
import { CourseChart, chanceCurve, scoreCurve } from "../components/course_chart.js";
import { Dearest, FinalScores } from "../components/final_scores.js";
import { Steps } from "../components/forms.js";
import { LogLine, Talk } from "../components/log.js";
import { PlayOnButton } from "../components/play_on.js";
import { ShareButton } from "../components/share.js";
import { stepOf, TurningPoints } from "../components/turning_points.js";
import { useCourse } from "../hooks/course.js";
import { useRatings } from "../hooks/ratings.js";
import { useReplay } from "../hooks/replay.js";
import * as api from "../net/api.js";
import { stepsOf, turnsOf } from "../table/story.js";

/**
 * @typedef {import("../net/seen.js").Seen & {view: import("../net/seen.js").AnyView}} Ended
 * @typedef {{table: string, session: import("../table/types.js").TableSession}} Props
 * @typedef {import("../net/seen.js").Replay} Replay
 */

/** Whether the rules' winners are the house's: not so where one of them had given up. @param {Ended} shown */
const isWonByTheRules = ({ result, view }) => String(result?.winners) === String(view.awaiting.winners);

/** Who won, as the game tells it; or plainly, where it tells of somebody who gave up. @param {Pick<Props, "session">} props */
const WhoWon = ({ session }) => {
  const { words } = useShell();
  const text = useText();
  const game = useGame();
  const shown = /** @type {Ended} */ (session.shown);
  const winners = shown.result?.winners ?? [];
  if (isWonByTheRules(shown))
    return html`<h1>${game.winTitle(shown, session.names, words)}</h1><p>${game.winWords(shown, words, session)} ${
      game.winClause && html`<${Clause} number=${game.winClause} onOpen=${session.openClause} />`
    }</p>`;
  const told = { names: words.listed(winners.map((seat) => session.names[seat])), count: winners.length };
  const key = winners.length ? "won-by-rest" : "nobody-won";
  return html`<h1>${text(key, told)}</h1><p>${text(`${key}-say`)}</p>`;
};

/** Who won, and what can be done now. @param {Props} props */
const Winner = ({ table, session }) => {
  const { words } = useShell();
  const text = useText();
  const shown = /** @type {Ended} */ (session.shown);
  const lost = (shown.result?.lost ?? []).map((seat) => session.names[seat]);
  const own = shown.chairs.some(({ yours }) => yours);
  const again = async () => {
    location.assign(`/t/${shown.rematch ?? (await api.rematch(table)).table}`);
  };
  return html`<section class="deck winner"><${Art} class="winner__chest" name="vignettes/chest-open" />
    <div><${WhoWon} session=${session} />
      ${lost.length > 0 && html`<p>${text("lost-last", { names: words.listed(lost), count: lost.length })}</p>`}
      <p id="rematch-set" role="status">${shown.rematch && own && text("rematch-set")}</p></div>
    <div class="winner__acts">
      ${
        own &&
        html`<button type="button" class="btn btn--brass" id="rematch" onClick=${again}><${Art} class="ico" name="i-again" />${text(shown.rematch ? "rematch-join" : "rematch")}</button>`
      }
      <a class="btn" href=${`/replay/${table}`}><${Art} class="ico" name="i-play" />${text("replay")}</a>
      <${ShareButton} path=${`/replay/${table}`} />
      ${session.luck?.face && html`<a class="btn" id="check-dice" href=${`/fair/${table}`}><${Art} class="ico" name="i-lock" />${text("check-dice")}</a>`}
      <a class="btn" href="/">${text("to-lobby")}</a></div></section>`;
};

/** What happened at a move, in words; whom the rules call the winner only where the house does. @param {{steps: import("../table/story.js").Step[], frame: number, session: Props["session"]}} props */
const Moment = ({ steps, frame, session: { shown, names, openClause } }) => {
  const unsaid = ["turn-began", isWonByTheRules(/** @type {Ended} */ (shown)) ? "" : "won"];
  const told = steps.filter((step) => step.frame === frame && !unsaid.includes(step.piece.event.event));
  return html`<div class="log moment" role="status"><ol>${told.slice(0, 2).map(
    ({ piece }, at) => html`<${LogLine} key=${at} piece=${piece} names=${names} onClause=${openClause} />`,
  )}</ol></div>`;
};

/** The chart with the slider on its own axis; its place is kept while it is on its way. @param {{table: string, replay: Replay | null, went: ReturnType<typeof useCourse>, steps: import("../table/story.js").Step[], now: number, onGo: (frame: number) => void, session: Props["session"]}} props */
const Course = ({ table, replay, went: { course, no }, steps, now, onGo, session }) => {
  const { words } = useShell();
  const text = useText();
  const { pointsName } = useGame();
  const [points, setPoints] = useState(false);
  const known = course && course.parts.length > 0;
  const curve = known && !points ? chanceCurve(course, words) : replay && scoreCurve(replay);
  const kinds = [
    { value: false, text: text(course || no ? "course-chances" : "course-reckons") },
    { value: true, text: words.text(pointsName) },
  ];
  return html`<section class="panel curve"><div class="panel__head"><h2>${text("course")}</h2>
      ${!no && (!course || known) && html`<${Steps} name="curve" label=${text("course")} value=${points || !known} choices=${kinds} onChange=${setPoints} />`}</div>
    ${!replay || !curve ? html`<div class="chart"></div>` : html`<${CourseChart} curve=${curve} turning=${known ? course.turning.map(({ line }) => line) : []} now=${now} onGo=${onGo} label=${text(known && !points ? "course-chart" : "chart")} />`}
    <input class="slider" type="range" min="0" max=${(replay?.frames.length ?? 1) - 1} value=${now} disabled=${!replay} aria-label=${text("slider")}
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => onGo(Number(event.currentTarget.value))} />
    <div class="curve__now"><${Moment} steps=${steps} frame=${now} session=${session} />
      <a class="btn" href=${`/replay/${table}#${Math.max(0, stepOf(steps, now))}`}><${Art} class="ico" name="i-play" />${text("watch-from-here")}</a>
      <${PlayOnButton} table=${table} replay=${replay} frame=${now} /></div>
  </section>`;
};

/** @param {Props} props */
export const EndPage = ({ table, session }) => {
  const game = useGame();
  const { replay, no } = useReplay(table);
  const { names, log, talk } = session;
  const shown = /** @type {Ended} */ (session.shown);
  const steps = useMemo(() => (replay ? stepsOf(game, replay) : []), [replay]);
  const turns = useMemo(() => (replay ? turnsOf(steps, replay) : []), [replay]);
  const went = useCourse(table, shown.bygone !== null);
  const ratings = useRatings(table, Boolean(session.luck?.face));
  const [tab, setTab] = useState("");
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const now = chosen ?? (replay?.frames.length ?? 1) - 1;
  useEffect(() => settings.keep("last", table), [table]);
  return html`<main class="wrap ending">
    <${Winner} table=${table} session=${session} />
    ${!no && html`<${Course} table=${table} replay=${replay} went=${went} steps=${steps} now=${now} onGo=${setChosen} session=${session} />`}
    <aside class="ending__side">
      <${FinalScores} chairs=${shown.chairs} scores=${shown.scores} result=${shown.result} parts=${went.course?.parts ?? []} reckons=${!went.course && !went.no} ratings=${ratings} />
      <${TurningPoints} went=${went} names=${names} now=${now} onGo=${setChosen} />
      <${game.Scoring} shown=${shown} names=${names} />
      ${replay && html`<${game.Ending} table=${table} turns=${turns} shown=${shown} />`}
      ${game.hasAccount && shown.bygone === null && html`<${Dearest} table=${table} names=${names} />`}
      <${Talk} log=${log} onEarlier=${session.tellEarlier} talk=${talk} fork=${shown.fork} chairs=${shown.chairs} names=${names} team=${shown.team} tab=${tab} onTab=${setTab}
        onSay=${session.say} onClause=${session.openClause} />
    </aside>
  </main>`;
};
