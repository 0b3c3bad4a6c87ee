// A finished game to leaf through: the table as it was, and everything that happened.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages, Tool } from "../components/header.js";
import { IconNames } from "../components/icon_names.js";
import { LogLine } from "../components/log.js";
import { PlayOnButton } from "../components/play_on.js";
import { Remarks, remarksIn } from "../components/remarks.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { ShareButton } from "../components/share.js";
import { Panel, Side } from "../components/side.js";
import { Transport, usePlace } from "../components/transport.js";
import { stepOf, TurningPoints } from "../components/turning_points.js";
import { WinBar } from "../components/win_bar.js";
import { useCourse } from "../hooks/course.js";
import { useGamePage } from "../hooks/games.js";
import { useReplay } from "../hooks/replay.js";
import { useShape } from "../hooks/shape.js";
import { stepsOf } from "../table/story.js";

/** @typedef {import("../table/story.js").Step} Step */

/** The table as it was at a step. @param {Step} step @param {import("../net/seen.js").Replay} replay @param {(number: string) => void} openClause */
function sessionAt({ scene, view, frame }, replay, openClause) {
  const chairs = replay.chairs.map((chair) => ({ ...chair, present: true })); // gone is who is gone now
  return {
    scene,
    names: chairs.map((chair) => chair.name),
    shown: { view, prices: replay.frames[frame].prices, actions: [], chairs },
    busy: true,
    openClause,
    advice: { heat: replay.heats[frame] ?? [], choices: [] },
  };
}

/** Light the line of the present step, and keep it in the middle. @param {HTMLElement | null} list @param {number} at */
function pointTo(list, at) {
  list?.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const now = /** @type {HTMLElement | undefined} */ (list?.querySelectorAll("li")[at]);
  now?.setAttribute("aria-current", "step");
  list?.scrollTo({ top: (now?.offsetTop ?? 0) - list.clientHeight / 2 });
}

/** Every move. @param {{steps: Step[], at: number, names: string[], onClause: (number: string) => void}} props */
const Moves = ({ steps, at, names, onClause }) => {
  const text = useText();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => pointTo(list.current, at), [at, text("every-move")]);
  const lines = useMemo(
    () => steps.map(({ piece }, place) => html`<${LogLine} key=${place} piece=${piece} names=${names} onClause=${onClause} />`),
    [steps, onClause],
  );
  return html`<section class="panel talk"><div class="panel__head"><h2>${text("every-move")}</h2></div>
    <div class="log log--moves" ref=${list} tabindex="0" role="status" aria-label=${text("every-move")}><ol>${lines}</ol></div></section>`;
};

/** Everyone's chance after this step. @param {{went: ReturnType<typeof useCourse>, frame: number, names: string[]}} props */
const Chances = ({ went: { course }, frame, names }) => {
  const text = useText();
  if (!course?.parts.length) return null;
  const odds = course.chances[Math.min(frame, course.chances.length - 1)];
  const chances = course.parts.map(({ seats }, side) => ({ seats, chance: odds[side] }));
  return html`<section class="panel"><${WinBar} chances=${chances} names=${names} view=${text("after-this-step")} /></section>`;
};

/** Where this page is: of a table's game, or of one to study. @param {string} of */
const addressOf = (of) => (of.includes("/") ? `/study/${of}` : `/replay/${of}`);

/** @param {{table: string, replay: import("../net/seen.js").Replay, onClause: (number: string) => void}} props */
const Story = ({ table, replay, onClause }) => {
  const { words } = useShell();
  const text = useText();
  const game = useGame();
  const steps = useMemo(() => stepsOf(game, replay), [replay]);
  const went = useCourse(table, replay.bygone);
  const place = usePlace(steps.length - 1);
  const [tab, setTab] = useState("");
  const wide = useShape() === "wide";
  const remarks = remarksIn(replay, words.language);
  const open = tab || (wide ? (remarks.length ? "remarks" : "moves") : "");
  const step = steps[place.at];
  const session = sessionAt(step, replay, onClause);
  const { names } = session;
  const marks = (went.course?.turning ?? []).map(({ line }) => stepOf(steps, line));
  const go = (/** @type {number} */ line) => place.go(stepOf(steps, line));
  const tabs = [
    { to: "beside", name: game.besideName && words.text(game.besideName) },
    { to: "remarks", name: remarks.length ? text("remarks") : "" },
    { to: "turning", name: text("turning-points") },
    { to: "moves", name: text("every-move") },
  ].filter((each) => each.name);
  return html`<main class=${`play play--back table--${game.name}`} data-tab=${tab}>
    <div class="play__strip"><${game.Strip} session=${session} /></div>
    <div class="stage"><${game.Board} session=${session} hand=${game.idle} /></div><${IconNames} />
    <${Transport} place=${place} marks=${marks} turn=${text("turn-of", { turn: step.scene.turn, last: steps[steps.length - 1].scene.turn })}>
      <${ShareButton} path=${`${addressOf(table)}#${place.at}`} />
      <${PlayOnButton} table=${table} replay=${replay} frame=${step.frame} />
    <//>
    <${Side} tabs=${tabs} open=${open} chosen=${Boolean(tab)} onTab=${setTab}>
      ${game.besideName && html`<${Panel} of="beside" open=${open === "beside"}><${game.Beside} session=${session} hand=${game.idle} /><//>`}
      ${
        remarks.length > 0 &&
        html`<${Panel} of="remarks" open=${open === "remarks"}><${Remarks} remarks=${remarks} now=${step.frame} onGo=${go} /><//>`
      }
      <${Panel} of="turning" open=${open === "turning"}><${Chances} went=${went} frame=${step.frame} names=${names} />
        <${TurningPoints} went=${went} names=${names} now=${step.frame} onGo=${go} /><//>
      <${Panel} of="moves" open=${open === "moves"}><${Moves} steps=${steps} at=${place.at} names=${names} onClause=${onClause} /><//>
    <//>
  </main>`;
};

/** @param {{of: string}} props */
export const ReplayPage = ({ of: table }) => {
  const { words } = useShell();
  const text = useText();
  const { replay, no } = useReplay(table);
  const isDrawn = Boolean(replay?.frames[0]?.view); // by rules whose board is still here
  const game = useGamePage(isDrawn ? replay?.game : undefined);
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  useTitle(text("replay"));
  useEffect(() => {
    if (replay && !isDrawn) location.replace(`/t/${table}`);
  }, [replay]);
  return html`<${Header} table where=${html`${game && html`<h1>${words.text(game.name)}</h1>`}<span>${text("replay")}</span>`}>
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
      <${Languages} wide />
    <//>
    ${
      game &&
      html`<${AtGame.Provider} value=${game}>
        <${Story} table=${table} replay=${replay} onClause=${setClause} />
        <${RulesDrawer} table=${table.includes("/") ? undefined : table} clause=${clause} onClose=${() => setClause(null)} /><//>`
    }
    ${
      no &&
      html`<main class="wrap waiting"><section class="panel"><h2>${words.say(no.why)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`
    }`;
};
