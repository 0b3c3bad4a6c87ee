// A finished game to leaf through: a slider over everything that happened, the table as it was.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { ChanceChart } from "../components/course.js";
import { Header, Languages, Tool } from "../components/header.js";
import { LogLine } from "../components/log.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { ScoreChart } from "../components/score_chart.js";
import { Share } from "../components/share.js";
import { useCourse } from "../hooks/course.js";
import { useGamePage } from "../hooks/games.js";
import { useReplay } from "../hooks/replay.js";
import { stepsOf, turnsOf } from "../table/story.js";

const BEAT = 1100; // milliseconds a step is looked at while it plays by itself

/** @param {{at: number, last: number, playing: boolean, onGo: (at: number) => void, onPlay: (playing: boolean) => void}} props */
const Controls = ({ at, last, playing, onGo, onPlay }) => {
  const text = useText();
  return html`<div class="replay">
    <button type="button" class="btn" aria-label=${text("step-back")} onClick=${() => onGo(Math.max(0, at - 1))}>
      <${Art} class="ico" name="i-prev" /></button>
    <button type="button" class="btn btn--brass" id="play" aria-label=${text("step-play")}
      aria-pressed=${String(playing)} onClick=${() => onPlay(!playing)}>
      <${Art} class="ico" name=${playing ? "i-close" : "i-play"} /></button>
    <button type="button" class="btn" aria-label=${text("step-on")} onClick=${() => onGo(Math.min(last, at + 1))}>
      <${Art} class="ico" name="i-next" /></button>
    <b class="num">${text("step", { at: at + 1, last: last + 1 })}</b>
  </div>`;
};

/** Where in the game the reader is; the address keeps it. @param {number} last */
function usePlace(last) {
  const [at, setAt] = useState(Number(location.hash.slice(1)) || 0);
  const [playing, setPlaying] = useState(false);
  const go = (/** @type {number} */ next) => {
    setAt(next);
    history.replaceState(null, "", `#${next}`);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? go(at + 1) : setPlaying(false)), BEAT);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return { at: Math.min(at, last), go, playing, setPlaying };
}

/** @param {{table: string, replay: import("../net/seen.js").Replay, onClause: (number: string) => void}} props */
const Story = ({ table, replay, onClause }) => {
  const text = useText();
  const game = useGame();
  const { Strip, Board, idle } = game;
  const steps = useMemo(() => stepsOf(game, replay), [replay]);
  const turns = useMemo(() => turnsOf(steps, replay), [replay]);
  const { course } = useCourse(table);
  const { at, go, playing, setPlaying } = usePlace(steps.length - 1);
  const { scene, piece, view, frame } = steps[at];
  const chairs = replay.chairs.map((chair) => ({ ...chair, present: true })); // gone is who is gone now
  const names = chairs.map((chair) => chair.name);
  const session = {
    scene,
    names,
    shown: { view, actions: [], chairs },
    busy: true,
    openClause: onClause,
    advice: { heat: replay.heats[frame] ?? [], choices: [] },
    last: replay.frames.at(-1)?.view, // when all is open
  };
  const lately = steps.slice(Math.max(0, at - 5), at + 1);
  return html`<main class="wrap table">
    <div class="table__main">
      <${Strip} session=${session} />
      <${Board} session=${session} hand=${idle} />
      <section class="panel">
        <div class="log replay__now" role="status"><ol><${LogLine} piece=${piece} names=${names}
          onClause=${onClause} /></ol></div>
        <input class="slider" type="range" min="0" max=${steps.length - 1} value=${at} aria-label=${text("slider")}
          onInput=${(/** @type {import("../app/html.js").Typing} */ event) => go(Number(event.currentTarget.value))} />
        <${Controls} at=${at} last=${steps.length - 1} playing=${playing} onGo=${go} onPlay=${setPlaying} />
      </section>
      <section class="panel"><div class="panel__head"><h2>${text("how-it-went")}</h2><span class="soft">
        ${text("chart")}</span></div>
        <${ScoreChart} turns=${turns} seats=${names.length} now=${scene.turn - 1} /></section>
      ${
        course &&
        course.parts.length > 0 &&
        html`<section class="panel course"><div class="panel__head">
        <h2>${text("course")}</h2><span class="soft">${text("course-chart")}</span></div>
        <${ChanceChart} course=${course} now=${frame} /></section>`
      }
    </div>
    <aside class="table__side">
      <section class="panel"><div class="panel__head"><h2>${text("lately")}</h2></div><div class="log"><ol>
        ${lately.map(
          (step, place) => html`<${LogLine} key=${at - lately.length + place} piece=${step.piece}
          names=${names} onClause=${onClause} />`,
        )}</ol></div></section>
      <section class="panel"><div class="panel__head"><h2>${text("share-step")}</h2></div><${Share}
        path=${`/replay/${table}#${at}`} /></section>
    </aside>
  </main>`;
};

/** @param {{of: string}} props */
export const ReplayPage = ({ of: table }) => {
  const { words } = useShell();
  const text = useText();
  const { replay, no } = useReplay(table);
  const game = useGamePage(replay?.game);
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  useTitle(text("replay"));
  return html`<${Header} table where=${html`${game && html`<h1>${words.text(game.name)}</h1>`}<span>${text("replay")}</span>`}>
      <${Languages} wide />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
    <//>
    ${
      game &&
      html`<${AtGame.Provider} value=${game}>
        <${Story} table=${table} replay=${replay} onClause=${setClause} />
        <${RulesDrawer} table=${table} clause=${clause} onClose=${() => setClause(null)} /><//>`
    }
    ${
      no &&
      html`<main class="wrap waiting"><section class="panel"><h2>${words.say(no.why)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`
    }`;
};
