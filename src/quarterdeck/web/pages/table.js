// A table: race, deck, bar; coach, log and chat beside it.
import { useState } from "preact/hooks";
import { html } from "../app/html.js";
import { wantsCall } from "../app/settings.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Bar, useReclaimKey, useTakeBackKey } from "../components/bar.js";
import { AtClock } from "../components/clock.js";
import { Curtain } from "../components/curtain.js";
import { isLost } from "../components/flag.js";
import { Header, Languages, Tool } from "../components/header.js";
import { IconNames } from "../components/icon_names.js";
import { KeySheet } from "../components/key_sheet.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { ShipmatesTool } from "../components/shipmates_tool.js";
import { TableSide, useTableTab } from "../components/table_side.js";
import { useCall } from "../hooks/call.js";
import { useCoach } from "../hooks/coach.js";
import { useFurtherPages } from "../hooks/further_pages.js";
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
  const { stage, talk, missing, luck } = useStage(table, () => import("./luck.js"));
  const session = useTableSession(table, stage, talk, luck, setClause);
  const { shown, scene } = session;
  const { game } = stage;
  const title = game ? words.text(game.name) : "";
  useTitle(title, Number(isMine(session)));
  const call = useCall(table, title, {
    turn: isMine(session),
    full: shown ? Boolean(shown.view) : undefined,
    rematch: shown ? Boolean(shown.rematch) : undefined,
  });
  const seated = shown?.chairs.some(({ yours }) => yours) ?? false;
  const about = game && scene && shown?.view && game.about(shown.view, scene, words);
  return html`<${Header} table where=${html`${title && html`<h1>${title}</h1>`}<span>${about}</span>`}>
      ${seated && html`<${Tool} icon=${call.on ? "i-bell" : "i-mute"} label=${text("call-me")} pressed=${call.on} onClick=${call.flip} quiet />`}
      ${luck?.faces && html`<${luck.faces.Tool} table=${table} luck=${luck} />`}
      <${ShipmatesTool} session=${session} />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} say=${seated ? text("leave-say") : ""} href="/" />
      <${Languages} wide />
    <//>
    ${wantsCall() && html`<${Elsewhere} table=${table} />`}
    ${luck?.faces && html`<${luck.faces.Notice} luck=${luck} />`}
    <${Requests} session=${session} />
    <${AtGame.Provider} value=${game}><${Inside} table=${table} session=${session} missing=${missing} />
      ${game && html`<${RulesDrawer} table=${table} clause=${clause} onClose=${() => setClause(null)} />`}<//>`;
};

/** What somebody asks of everyone here. @param {{session: import("../table/types.js").TableSession}} props */
const Requests = ({ session }) => {
  const { pausing, urging } = session.shown?.clock ?? {};
  const isLeft = session.shown?.chairs.some((chair) => !chair.yours && isLost(chair));
  const pages = useFurtherPages(Boolean(pausing?.length || urging?.length || isLeft), "aboard");
  return pages && html`<${pages.request} session=${session} />`;
};

/** A word about the reader's other tables. @param {{table: string}} props */
const Elsewhere = (props) => {
  const pages = useFurtherPages(true);
  return pages && html`<${pages.elsewhere} ...${props} />`;
};

/**
 * A face that comes in another script, once it is there.
 * @param {{face: "end" | "bygone", table: string, session: import("../table/types.js").TableSession}} props
 */
const Later = ({ face, ...props }) => {
  const text = useText();
  const pages = useFurtherPages(true);
  return pages ? html`<${pages[face]} ...${props} />` : html`<main class="wrap"><p class="soft loading">${text("loading")}</p></main>`;
};

/** Whether its rules are gone: what was thrown there can still be checked. @param {import("../net/messages.js").Sentence} why */
const isClosed = ({ key }) => key === "denied-closed" || key === "denied-other-version";

/**
 * Which of its faces the table shows.
 * @param {{table: string, session: import("../table/types.js").TableSession, missing: import("../net/messages.js").Sentence | null}} props
 */
const Inside = ({ table, session, missing }) => {
  const { words } = useShell();
  const text = useText();
  const { shown, scene, busy } = session;
  if (missing)
    return html`<main class="wrap waiting"><section class="panel"><h2 class="waiting__missing">${words.say(missing)}</h2>
      ${missing.key === "denied-closed" && html`<a class="btn btn--brass" href=${`/t/${missing.arguments.table}`}>${text("to-new-table")}</a>`}
      ${isClosed(missing) && html`<a class="btn" href=${`/fair/${table}`}>${text("check-dice")}</a>`}
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
