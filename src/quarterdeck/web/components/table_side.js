// Beside the board of a game in play: coach, what belongs to the game, log and chat.
import { useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { useShape } from "../hooks/shape.js";
import { isAlone } from "../table/moment.js";
import { Agreement, Coach } from "./coach.js";
import { Talk } from "./log.js";
import { Panel, Side } from "./side.js";

/**
 * @typedef {import("../table/types.js").TableSession} TableSession
 * @typedef {{session: TableSession, hand: unknown, coach: ReturnType<typeof import("../hooks/coach.js").useCoach>}} Props
 */

/** Which tab is open: at first, where there is room, the coach if it speaks; another window begins anew. @param {boolean | undefined} speaks */
export function useTableTab(speaks) {
  const shape = useShape();
  const first = speaks && shape === "wide" ? "coach" : "";
  const [{ at, tab }, choose] = useState({ at: shape, tab: first });
  const setTab = (/** @type {string} */ next) => choose({ at: shape, tab: next });
  return /** @type {const} */ ([at === shape ? tab : first, setTab]);
}

/** Nobody advises those who look on. @param {TableSession} session */
const hasCoach = (session) =>
  Boolean(session.shown?.coach) || (session.shown?.seat != null && !isAlone(session));

/** The coach where it may speak, a word about it where people would have to agree. @param {Props} props */
const CoachOrNot = ({ session, hand, coach }) =>
  session.shown?.coach
    ? html`<${Coach} session=${session} hand=${hand} coach=${coach} />`
    : html`<${Agreement} session=${session} />`;

/** Whether everyone has to remember what has happened. @param {TableSession} session */
const forgets = ({ shown }) =>
  /** @type {{options?: {memory?: string}}} */ (shown?.view ?? {}).options?.memory === "strict";

/** How many came since it was last looked at. @param {number} count @param {boolean} inSight */
function useUnread(count, inSight) {
  const seen = useRef(count);
  if (count < seen.current) seen.current = 0; // it has begun anew
  if (inSight) seen.current = count;
  return count - seen.current;
}

/** What others have said. @param {TableSession} session */
const heardFrom = ({ talk, shown }) => talk.filter(({ seat }) => seat == null || !shown?.chairs[seat]?.yours);

/**
 * The tabs there are, with what to call them.
 * @param {TableSession} session
 * @param {string} open
 * @param {boolean} everything  the log is open with all that was said in it
 */
function useTabs(session, open, everything) {
  const { words } = useShell();
  const { besideName } = useGame();
  const text = useText();
  const tabs = [
    { to: "coach", name: hasCoach(session) ? text("coach") : "" },
    { to: "beside", name: besideName && words.text(besideName) },
    { to: "log", name: text("tab-log"), unread: useUnread(session.log.length, open === "log") },
    { to: "chat", name: text("tab-chat"), unread: useUnread(heardFrom(session).length, open === "chat" || everything) },
  ];
  return tabs.filter(({ name }) => name);
}

/** @param {Props & {tab: string, onTab: (tab: string) => void}} props */
export const TableSide = ({ session, hand, coach, tab, onTab }) => {
  const { Beside, besideName } = useGame();
  const { shown, log, talk, names } = session;
  const wide = useShape() === "wide";
  const open = tab || (wide ? "log" : "");
  const tabs = useTabs(session, open, wide && !tab);
  const text = useText();
  return html`<${Side} tabs=${tabs} open=${open} chosen=${Boolean(tab)} onTab=${onTab}>
    ${hasCoach(session) && html`<${Panel} of="coach" open=${open === "coach"}><${CoachOrNot} session=${session} hand=${hand} coach=${coach} /><//>`}
    ${besideName && html`<${Panel} of="beside" open=${open === "beside"}><${Beside} session=${session} hand=${hand} /><//>`}
    <${Panel} of="talk" open=${open === "log" || open === "chat"}><${Talk} log=${log} onEarlier=${session.tellEarlier} talk=${talk} chairs=${shown?.chairs ?? []}
      names=${names} team=${shown?.team} fork=${shown?.fork} watchers=${shown?.watchers} empty=${text(forgets(session) ? "log-strict" : "log-empty")} tab=${tab} onTab=${onTab} onSay=${session.say} onClause=${session.openClause} /><//>
  <//>`;
};
