// A table: race, deck, bar; coach, log and chat beside it.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Bar, useReclaimKey, useTakeBackKey } from "../components/bar.js";
import { AtClock } from "../components/clock.js";
import { Curtain } from "../components/curtain.js";
import { Header, Languages, Tool } from "../components/header.js";
import { IconNames } from "../components/icon_names.js";
import { KeySheet } from "../components/key_sheet.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { ShipmatesTool } from "../components/shipmates.js";
import { TableSide, useTableTab } from "../components/table_side.js";
import { useCall } from "../hooks/call.js";
import { useCoach } from "../hooks/coach.js";
import { useStage, useTableSession } from "../hooks/table_session.js";
import { isMine, momentOf } from "../table/moment.js";
import { Waiting } from "./waiting.js";

/** @param {{session: import("../table/types.js").TableSession}} props */
const Playing = ({ session: given }) => {
  const { useHand, useKeys, isShaken, Strip, Board, name } = useGame();
  const coach = useCoach(given);
  const [tab, setTab] = useTableTab(coach.on && given.shown?.coach);
  const session = { ...given, advice: coach.advice?.tell === "advice" ? coach.advice : null };
  const hand = useHand(session);
  useKeys(session, hand);
  useTakeBackKey(session);
  useReclaimKey(session);
  return html`<${AtClock.Provider} value=${session.shown?.clock ?? null}><main class=${`play table--${name} ${isShaken(session.scene.mood) ? "is-shaken" : ""}`} data-tab=${tab}>
    <div class="play__strip"><${Strip} session=${session} /></div>
    <div class="stage"><${Board} session=${session} hand=${hand} /></div>
    <${Bar} session=${session} hand=${hand} />
    <${KeySheet} /><${IconNames} />
    <${TableSide} session=${session} hand=${hand} coach=${coach} tab=${tab} onTab=${setTab} />
  </main><//>`;
};

/** @param {{of: string}} props */
const TablePage = ({ of: table }) => {
  const { words } = useShell();
  const text = useText();
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  const { stage, talk, missing } = useStage(table);
  const session = useTableSession(table, stage, talk, setClause);
  const { shown, scene } = session;
  const { game } = stage;
  const title = game ? words.text(game.name) : "";
  useTitle(title, Number(isMine(session)));
  const call = useCall(isMine(session), title);
  const seated = shown?.chairs.some(({ yours }) => yours) ?? false;
  const about = game && scene && shown?.view && game.about(shown.view, scene, words);
  return html`<${Header} table where=${html`${title && html`<h1>${title}</h1>`}<span>${about}</span>`}>
      <${Languages} wide />
      ${seated && html`<${Tool} icon=${call.on ? "i-bell" : "i-mute"} label=${text("call-me")} pressed=${call.on} onClick=${call.flip} quiet />`}
      <${ShipmatesTool} session=${session} />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} say=${seated ? text("leave-say") : ""} href="/" />
    <//>
    <${AtGame.Provider} value=${game}><${Inside} table=${table} session=${session} missing=${missing} />
      ${game && html`<${RulesDrawer} table=${table} clause=${clause} onClose=${() => setClause(null)} />`}<//>`;
};

/**
 * A face that comes in another script, once it is there.
 * @param {{face: "end" | "bygone", table: string, session: import("../table/types.js").TableSession}} props
 */
const Later = ({ face, ...props }) => {
  const { furtherPages } = useShell();
  const text = useText();
  const [pages, setPages] = useState(/** @type {import("../app/shell.js").Pages | null} */ (null));
  useEffect(() => void furtherPages().then(setPages), []);
  return pages ? html`<${pages[face]} ...${props} />` : html`<main class="wrap"><p class="soft loading">${text("loading")}</p></main>`;
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
      ${missing.key === "denied-closed" && html`<a class="btn btn--brass" href=${`/t/${missing.arguments.table}`}>${text("to-new-table")}</a>`}
      <a class="btn" href="/">${text("to-lobby")}</a></section></main>`;
  if (!shown) return html`<main class="wrap"><p class="soft loading">${text("loading")}</p></main>`;
  if (!shown.view && shown.bygone) return html`<${Later} face="bygone" table=${table} session=${session} />`;
  if (!shown.view) return html`<${Waiting} table=${table} session=${session} />`;
  if (!busy && momentOf(session) === "over") return html`<${Later} face="end" table=${table} session=${session} />`;
  if (!busy && shown.curtain != null && shown.curtain !== shown.seat)
    return html`<${Curtain} session=${session} seat=${shown.curtain} />`;
  return scene && html`<${Playing} session=${session} />`;
};

export default TablePage;
