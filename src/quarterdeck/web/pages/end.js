// The end of a game: who won, how it went and what decided it, on one screen; and on to the next.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { Clause } from "../components/clause.js";
import { CourseChart, chanceCurve, scoreCurve } from "../components/course_chart.js";
import { Dearest, FinalScores } from "../components/final_scores.js";
import { isLost } from "../components/flag.js";
import { Steps } from "../components/forms.js";
import { LogLine, Talk } from "../components/log.js";
import { PlayOnButton } from "../components/play_on.js";
import { ShareButton } from "../components/share.js";
import { stepOf, TurningPoints } from "../components/turning_points.js";
import { useCourse } from "../hooks/course.js";
import { useReplay } from "../hooks/replay.js";
import * as api from "../net/api.js";
import { stepsOf, turnsOf } from "../table/story.js";

/**
 * @typedef {import("../net/seen.js").Seen & {view: import("../net/seen.js").AnyView}} Ended
 * @typedef {{table: string, session: import("../table/types.js").TableSession}} Props
 * @typedef {import("../net/seen.js").Replay} Replay
 */

/** Who won, and what can be done now. @param {Props} props */
const Winner = ({ table, session }) => {
  const { words } = useShell();
  const text = useText();
  const game = useGame();
  const shown = /** @type {Ended} */ (session.shown);
  const lost = shown.chairs.filter(isLost).map(({ name }) => name);
  const again = async () => {
    location.assign(`/t/${shown.rematch ?? (await api.rematch(table)).table}`);
  };
  return html`<section class="deck winner"><${Art} class="winner__chest" name="vignettes/chest-open" />
    <div><h1>${game.winTitle(shown, session.names, words)}</h1>
      <p>${game.winWords(shown, words, session)} ${
        game.winClause && html`<${Clause} number=${game.winClause} onOpen=${session.openClause} />`
      }</p>
      ${lost.length > 0 && html`<p>${text("lost-last", { names: words.listed(lost), count: lost.length })}</p>`}</div>
    <div class="winner__acts">
      ${
        shown.chairs.some(({ yours }) => yours) &&
        html`<button type="button" class="btn btn--brass" id="rematch" onClick=${again}><${Art} class="ico" name="i-again" />${text("rematch")}</button>`
      }
      <a class="btn" href=${`/replay/${table}`}><${Art} class="ico" name="i-play" />${text("replay")}</a>
      <${ShareButton} path=${`/replay/${table}`} />
      <a class="btn" href="/">${text("to-lobby")}</a></div></section>`;
};

/** What happened at a move, in words. @param {{steps: import("../table/story.js").Step[], frame: number, names: string[], onClause: (number: string) => void}} props */
const Moment = ({ steps, frame, names, onClause }) => {
  const told = steps.filter((step) => step.frame === frame && step.piece.event.event !== "turn-began");
  return html`<div class="log moment" role="status"><ol>${told.slice(0, 2).map(
    ({ piece }, at) => html`<${LogLine} key=${at} piece=${piece} names=${names} onClause=${onClause} />`,
  )}</ol></div>`;
};

/** The chart with the slider on its own axis. @param {{table: string, replay: Replay, went: ReturnType<typeof useCourse>, steps: import("../table/story.js").Step[], now: number, onGo: (frame: number) => void, session: Props["session"]}} props */
const Course = ({ table, replay, went: { course, no }, steps, now, onGo, session }) => {
  const { words } = useShell();
  const text = useText();
  const { pointsName } = useGame();
  const [points, setPoints] = useState(false);
  const known = course && course.parts.length > 0;
  const curve = known && !points ? chanceCurve(course, words) : scoreCurve(replay);
  const kinds = [
    { value: false, text: text(course || no ? "course-chances" : "course-reckons") },
    { value: true, text: words.text(pointsName) },
  ];
  return html`<section class="panel curve"><div class="panel__head"><h2>${text("course")}</h2>
      ${!no && (!course || known) && html`<${Steps} name="curve" label=${text("course")} value=${points || !known} choices=${kinds} onChange=${setPoints} />`}</div>
    <${CourseChart} curve=${curve} turning=${known ? course.turning.map(({ line }) => line) : []} now=${now} onGo=${onGo} label=${text(known && !points ? "course-chart" : "chart")} />
    <input class="slider" type="range" min="0" max=${replay.frames.length - 1} value=${now} aria-label=${text("slider")}
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => onGo(Number(event.currentTarget.value))} />
    <div class="curve__now"><${Moment} steps=${steps} frame=${now} names=${session.names} onClause=${session.openClause} />
      <a class="btn" href=${`/replay/${table}#${stepOf(steps, now)}`}><${Art} class="ico" name="i-play" />${text("watch-from-here")}</a>
      <${PlayOnButton} table=${table} replay=${replay} frame=${now} /></div>
  </section>`;
};

/** @param {Props} props */
export const EndPage = ({ table, session }) => {
  const game = useGame();
  const { replay } = useReplay(table);
  const { names, log, talk } = session;
  const shown = /** @type {Ended} */ (session.shown);
  const steps = useMemo(() => (replay ? stepsOf(game, replay) : []), [replay]);
  const turns = useMemo(() => (replay ? turnsOf(steps, replay) : []), [replay]);
  const went = useCourse(table, shown.bygone !== null);
  const [tab, setTab] = useState("");
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const now = chosen ?? (replay?.frames.length ?? 1) - 1;
  useEffect(() => settings.keep("last", table), [table]);
  return html`<main class="wrap ending">
    <${Winner} table=${table} session=${session} />
    ${replay && html`<${Course} table=${table} replay=${replay} went=${went} steps=${steps} now=${now} onGo=${setChosen} session=${session} />`}
    <aside class="ending__side">
      <${FinalScores} chairs=${shown.chairs} scores=${shown.scores} winners=${shown.view.awaiting.winners ?? []} parts=${went.course?.parts ?? []} />
      <${TurningPoints} went=${went} names=${names} now=${now} onGo=${setChosen} />
      <${game.Scoring} shown=${shown} names=${names} />
      ${replay && html`<${game.Ending} table=${table} turns=${turns} shown=${shown} />`}
      ${game.hasAccount && shown.bygone === null && html`<${Dearest} table=${table} names=${names} />`}
      <${Talk} log=${log} onEarlier=${session.tellEarlier} talk=${talk} fork=${shown.fork} chairs=${shown.chairs} names=${names} team=${shown.team} tab=${tab} onTab=${setTab}
        onSay=${session.say} onClause=${session.openClause} />
    </aside>
  </main>`;
};
