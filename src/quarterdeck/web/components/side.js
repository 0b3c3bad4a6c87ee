// What stands beside the board: coach, what belongs to the game, log and chat; behind tabs where there is little room.
import { useRef } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { shape, useShape } from "../hooks/shape.js";
import { isAlone } from "../table/moment.js";
import { Agreement, Coach } from "./coach.js";
import { Talk } from "./log.js";

/**
 * @typedef {import("../table/types.js").TableSession} TableSession
 * @typedef {"" | "coach" | "beside" | "log" | "chat"} SideTab
 * @typedef {{session: TableSession, hand: unknown, coach: ReturnType<typeof import("../hooks/coach.js").useCoach>}} Props
 */

const PANELS = /** @type {Record<string, string>} */ ({ log: "talk", chat: "talk" });

/** Nobody advises those who look on. @param {TableSession} session */
const hasCoach = (session) =>
  Boolean(session.shown?.coach) || (session.shown?.seat != null && !isAlone(session));

/** The coach where it may speak, a word about it where people would have to agree. @param {Props} props */
const CoachOrNot = ({ session, hand, coach }) =>
  session.shown?.coach
    ? html`<${Coach} session=${session} hand=${hand} coach=${coach} />`
    : html`<${Agreement} session=${session} />`;

/** What is open at first: where there is room, the coach if it speaks. @param {boolean | undefined} speaks @returns {SideTab} */
export const firstTab = (speaks) => (speaks && shape() === "wide" ? "coach" : "");

/** How many came since it was last looked at. @param {number} count @param {boolean} inSight */
function useUnread(count, inSight) {
  const seen = useRef(count);
  if (inSight) seen.current = count;
  return count - seen.current;
}

/** @param {{to: SideTab, name: string, open: boolean, unread?: number, onOpen: (to: SideTab) => void}} props */
const Tab = ({ to, name, open, unread = 0, onOpen }) => {
  const text = useText();
  return html`<button type="button" role="tab" id=${`side-${to}`} aria-controls=${`panel-${PANELS[to] ?? to}`}
    aria-selected=${String(open)} onClick=${() => onOpen(open ? "" : to)}>${name}
    ${unread > 0 && html`<b class="unread">${Math.min(unread, 99)}<span class="sr"> ${text("unread")}</span></b>`}</button>`;
};

/** The tabs there are, with what to call them. @param {TableSession} session @returns {[SideTab, string][]} */
function useTabs(session) {
  const { words } = useShell();
  const { besideName } = useGame();
  const text = useText();
  const tabs = /** @type {[SideTab, string][]} */ ([
    ["coach", hasCoach(session) && text("coach")],
    ["beside", besideName && words.text(besideName)],
    ["log", text("tab-log")],
    ["chat", text("tab-chat")],
  ]);
  return tabs.filter(([, name]) => name);
}

/** What lies behind a tab; the sheet shows it when its tab is open, or always where there is room. @param {{of: string, children: unknown}} props */
const Panel = ({ of, children }) =>
  html`<div class="side__panel" data-panel=${of} id=${`panel-${of}`}>${children}</div>`;

/** @param {Props & {tab: SideTab, onTab: (tab: SideTab) => void}} props */
export const Side = ({ session, hand, coach, tab, onTab }) => {
  const text = useText();
  const { Beside, besideName } = useGame();
  const { shown, log, talk, names } = session;
  const wide = useShape() === "wide";
  const open = tab || (wide ? "log" : "");
  const others = talk.filter(({ seat }) => seat == null || !shown?.chairs[seat]?.yours);
  const unread = /** @type {Record<string, number>} */ ({
    log: useUnread(log.length, open === "log"),
    chat: useUnread(others.length, open === "chat" || (wide && !tab)), // the whole log has the talk as well
  });
  return html`<aside class="side">
    ${tab && html`<button type="button" class="side__veil" aria-label=${text("close")} onClick=${() => onTab("")}></button>`}
    <div class="side__in">
      <div class="side__tabs" role="tablist" aria-label=${text("beside-board")}>${useTabs(session).map(
        ([to, name]) =>
          html`<${Tab} key=${to} to=${to} name=${name} open=${open === to} unread=${unread[to]} onOpen=${onTab} />`,
      )}</div>
      ${hasCoach(session) && html`<${Panel} of="coach"><${CoachOrNot} session=${session} hand=${hand} coach=${coach} /><//>`}
      ${besideName && html`<${Panel} of="beside"><${Beside} session=${session} hand=${hand} /><//>`}
      <${Panel} of="talk"><${Talk} log=${log} talk=${talk} chairs=${shown?.chairs ?? []} names=${names}
        team=${shown?.team} tab=${tab} onTab=${onTab} onSay=${session.say} onClause=${session.openClause} /><//>
    </div></aside>`;
};
