// A table: race, deck, bar; coach, log and chat beside it.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Agreement, Coach } from "../components/coach.js";
import { Curtain } from "../components/curtain.js";
import { Header, Languages, Tool } from "../components/header.js";
import { Talk } from "../components/log.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { Toast } from "../components/toast.js";
import { useCoach } from "../hooks/coach.js";
import { useStage, useTableSession } from "../hooks/table_session.js";
import { isAlone, isMine, momentOf } from "../table/moment.js";
import { EndPage } from "./end.js";
import { Waiting } from "./waiting.js";

const COVER = "mate"; // who takes the oars for somebody who has gone

/** @param {{session: import("../table/types.js").TableSession}} props */
const WhileOthersPlay = ({ session }) => {
  const text = useText();
  const { isHeld } = useGame();
  const { scene, shown, names, busy } = session;
  const seat = scene.seat ?? -1;
  const chair = shown?.chairs[seat];
  const held = busy && isHeld(scene.mood);
  const gone = !busy && chair?.kind === "person" && !chair.present && !chair.yours;
  const covered = shown?.chairs.findIndex((each) => each.yours && each.level) ?? -1;
  const own = chair?.yours && !chair.level;
  const thinks = !busy && Boolean(chair?.level);
  const whatHappens = gone
    ? text("gone", { name: names[seat] })
    : text(own ? "loading" : thinks ? "thinks" : "watching");
  return html`<div class="bar__turn"><b>
    ${own ? text("your-turn") : text("their-turn", { name: names[seat] ?? "" })}</b>
      <span class=${thinks ? "thinks" : ""}>${whatHappens}</span></div>
    ${
      gone &&
      html`<button type="button" class="btn" onClick=${() => session.ask({ do: "cover", seat, level: COVER })}>
      <${Art} class="ico" name="i-bot" />${text("cover")}</button>`
    }
    ${
      covered >= 0 &&
      html`<button type="button" class="btn btn--brass"
      onClick=${() => session.ask({ do: "reclaim", seat: covered })}>${text("reclaim")}</button>`
    }
    ${
      held &&
      html`<button type="button" class="btn btn--brass btn--big" onClick=${session.next}><b>
      ${text("go-on")}</b><small>${text("go-on-say")}</small></button>`
    }
    ${
      busy &&
      !held &&
      html`<button type="button" class="btn" onClick=${session.catchUp}>
      <${Art} class="ico" name="i-next" />${text("catch-up")}</button>`
    }`;
};

/** Nothing that is picked binds before it is settled. @param {{session: import("../table/types.js").TableSession}} props */
const TakeBack = ({ session }) => {
  const text = useText();
  const draft = session.shown?.draft ?? [];
  if (!draft.length) return null;
  return html`<button type="button" class="btn" data-do="take-back" onClick=${() => session.draft(draft.slice(0, -1))}>
    <${Art} class="ico" name="i-prev" />${text("take-back")}</button>`;
};

/** @param {{session: import("../table/types.js").TableSession, hand: unknown}} props */
const Bar = ({ session, hand }) => {
  const { words } = useShell();
  const { instead, Offers, turnWords } = useGame();
  const text = useText();
  const mine = isMine(session);
  const { title, say } = turnWords(session, hand, words);
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    ${
      session.refusal &&
      html`<${Toast} refusal=${session.refusal} names=${session.names} instead=${instead(session, words)}
      onClose=${session.forgive} onClause=${session.openClause} />`
    }
    ${
      mine
        ? html`<div class="bar__turn"><b>${title}</b><span>${say}</span></div><${TakeBack} session=${session} />
          <${Offers} session=${session} hand=${hand} />`
        : html`<${WhileOthersPlay} session=${session} />`
    }
  </div></section>`;
};

/** The coach where it may speak, a word about it where people would have to agree, nothing for those who look on.
 * @param {{session: import("../table/types.js").TableSession, hand: unknown, coach: ReturnType<typeof useCoach>}} props */
const CoachOrNot = ({ session, hand, coach }) => {
  if (session.shown?.coach) return html`<${Coach} session=${session} hand=${hand} coach=${coach} />`;
  return session.shown?.seat == null || isAlone(session)
    ? html`<span></span>`
    : html`<${Agreement} session=${session} />`;
};

/** @param {{session: import("../table/types.js").TableSession}} props */
const Playing = ({ session: given }) => {
  const { useHand, useKeys, isShaken, Strip, Board, Beside, name } = useGame();
  const coach = useCoach(given);
  const session = { ...given, advice: coach.advice?.tell === "advice" ? coach.advice : null };
  const hand = useHand(session);
  useKeys(session, hand);
  const { scene, shown, log, talk, names } = session;
  const chairs = shown?.chairs ?? [];
  return html`<main class=${`wrap table table--${name} ${isShaken(scene.mood) ? "is-shaken" : ""}`}>
    <div class="table__main table__main--fit">
      <${Strip} session=${session} />
      <${Board} session=${session} hand=${hand} />
      <${Bar} session=${session} hand=${hand} />
    </div>
    <aside class="table__side table__side--fit">
      <${CoachOrNot} session=${session} hand=${hand} coach=${coach} />
      <${Beside} session=${session} hand=${hand} />
      <${Talk} log=${log} talk=${talk} chairs=${chairs} names=${names} team=${shown?.team} onSay=${session.say}
        onClause=${session.openClause} />
    </aside>
  </main>`;
};

/** @param {{of: string}} props */
export const TablePage = ({ of: table }) => {
  const { words } = useShell();
  const text = useText();
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  const { stage, talk, missing } = useStage(table);
  const session = useTableSession(table, stage, talk, setClause);
  const { shown, scene } = session;
  const { game } = stage;
  const title = game ? words.text(game.name) : "";
  useTitle(title);
  const about = game && scene && shown?.view && game.about(shown.view, scene, words);
  return html`<${Header} table where=${html`${title && html`<h1>${title}</h1>`}<span>${about}</span>`}>
      <${Languages} wide />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
    <//>
    <${AtGame.Provider} value=${game}><${Inside} table=${table} session=${session} missing=${missing} />
      ${game && html`<${RulesDrawer} table=${table} clause=${clause} onClose=${() => setClause(null)} />`}<//>`;
};

/**
 * Which of its faces the table shows.
 * @param {{table: string, session: import("../table/types.js").TableSession, missing: import("../net/messages.js").Sentence | null}} props
 */
const Inside = ({ table, session, missing }) => {
  const { words } = useShell();
  const text = useText();
  const { shown, scene, busy } = session;
  if (missing)
    return html`<main class="wrap waiting"><section class="panel"><h2>${words.say(missing)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`;
  if (!shown) return html`<main class="wrap"><p class="soft loading">${text("loading")}</p></main>`;
  if (!shown.view) return html`<${Waiting} table=${table} chairs=${shown.chairs} />`;
  if (!busy && momentOf(session) === "over") return html`<${EndPage} table=${table} session=${session} />`;
  if (!busy && shown.curtain != null && shown.curtain !== shown.seat)
    return html`<${Curtain} session=${session} seat=${shown.curtain} />`;
  return scene && html`<${Playing} session=${session} />`;
};
