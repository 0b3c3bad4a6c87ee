// Learn a game in five minutes: a real board, a table whose every throw is known, and a teacher beside it.
import { useState } from "preact/hooks";
import { html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Bar } from "../components/bar.js";
import { Header, Languages, Tool } from "../components/header.js";
import { IconNames } from "../components/icon_names.js";
import { LogLine } from "../components/log.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { Panel, Side } from "../components/side.js";
import { Teacher } from "../components/teacher.js";
import { useGamePage } from "../hooks/games.js";
import { useLesson, useLessonTable } from "../hooks/lesson.js";
import { useShape } from "../hooks/shape.js";

/**
 * @typedef {import("../net/messages.js").LessonTold} LessonTold
 * @typedef {ReturnType<typeof useLessonTable>} LessonTable
 * @typedef {import("../table/types.js").TableSession} TableSession
 */

/** Where a game has more to teach, the first lesson that is not this one. @param {{lesson: LessonTold}} props */
const OtherLesson = ({ lesson: { game, others } }) =>
  others.length > 0 && html`<a class="btn btn--big" id="lesson-other" href=${`/learn/${game}/${others[0]}`}>${useText()("lesson-other")}</a>`;

/** Where there is only something to read, and at the end. @param {{lesson: LessonTold, table: LessonTable, last: boolean}} props */
const ReadOn = ({ lesson, table, last }) => {
  const { words } = useShell();
  const text = useText();
  const { name } = useGame();
  const go = last
    ? html`<${OtherLesson} lesson=${lesson} /><a class="btn btn--brass btn--big" id="lesson-play" href="/"><b>${text("lesson-play")}</b></a>`
    : html`<button type="button" id="lesson-go-on" class="btn btn--brass btn--big" onClick=${table.goOn}><b>${text("go-on")}</b></button>`;
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    <div class="bar__words"><div class="bar__turn"><b>${table.step.title}</b><span>${last ? words.text(name) : text("lesson-read")}</span></div></div>
    <div class="bar__acts">${go}</div></div></section>`;
};

/** What has happened so far. @param {{session: TableSession}} props */
const Happened = ({ session }) => {
  const text = useText();
  const { log, names, openClause } = session;
  return html`<section class="panel talk"><div class="log" tabindex="0" role="log" aria-label=${text("tab-log")}><ol>${log.map(
    (piece, place) => html`<${LogLine} key=${place} piece=${piece} names=${names} onClause=${openClause} />`,
  )}</ol></div></section>`;
};

/** The table, with the teacher where there is room: beside the board, or above it. @param {{lesson: LessonTold, table: LessonTable}} props */
const Taught = ({ lesson, table }) => {
  const text = useText();
  const { words } = useShell();
  const { useHand, useKeys, isShaken, Strip, Board, Beside, besideName, name } = useGame();
  const { session } = table;
  const hand = useHand(session);
  useKeys(session, hand);
  const wide = useShape() === "wide";
  const [tab, setTab] = useState("");
  const open = tab || (wide ? "lesson" : "");
  const last = table.at === lesson.steps.length - 1;
  const reads = !session.busy && !table.step.asks;
  const teacher = html`<${Teacher} lesson=${lesson} table=${table} />`;
  const tabs = [
    { to: "lesson", name: wide ? text("lesson") : "" },
    { to: "beside", name: besideName && words.text(besideName) },
    { to: "log", name: text("tab-log") },
  ].filter((each) => each.name);
  return html`<main class=${`play play--lesson table--${name} ${isShaken(session.scene.mood) ? "is-shaken" : ""}`} data-tab=${tab}>
    <div class="play__strip">${wide ? html`<${Strip} session=${session} />` : teacher}</div>
    <div class="stage"><${Board} session=${session} hand=${hand} /></div><${IconNames} />
    ${reads ? html`<${ReadOn} lesson=${lesson} table=${table} last=${last} />` : html`<${Bar} session=${session} hand=${hand} />`}
    <${Side} tabs=${tabs} open=${open} chosen=${Boolean(tab)} onTab=${setTab}>
      ${wide && html`<${Panel} of="lesson" open=${open === "lesson"}>${teacher}<//>`}
      ${besideName && html`<${Panel} of="beside" open=${open === "beside"}><${Beside} session=${session} hand=${hand} /><//>`}
      <${Panel} of="talk" open=${open === "log"}><${Happened} session=${session} /><//>
    <//>
  </main>`;
};

/** @param {{lesson: LessonTold, onClause: (number: string) => void}} props */
const Lesson = ({ lesson, onClause }) => {
  const table = useLessonTable(lesson, onClause);
  return table.session.scene && html`<${Taught} lesson=${lesson} table=${table} />`;
};

/** @param {{of: string}} props  a game, or a game and one of its lessons */
export const LearnPage = ({ of }) => {
  const { words } = useShell();
  const text = useText();
  const [game, name] = of.split("/");
  const { lesson, no } = useLesson(game, name);
  const page = useGamePage(lesson?.game);
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  useTitle(text("lesson"));
  return html`<${Header} table where=${html`${page && html`<h1>${words.text(game)}</h1>`}<span>${text("lesson")}</span>`}>
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} say=${text("lesson-leave-say")} href="/" />
      <${Languages} wide />
    <//>
    ${page && lesson && html`<${AtGame.Provider} value=${page}><${Lesson} key=${lesson.name} lesson=${lesson} onClause=${setClause} />
      <${RulesDrawer} clause=${clause} onClose=${() => setClause(null)} /><//>`}
    ${
      no &&
      html`<main class="wrap waiting"><section class="panel"><h2>${words.say(no.why)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`
    }`;
};
