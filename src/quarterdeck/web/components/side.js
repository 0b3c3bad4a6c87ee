// What stands beside a board: panels, behind tabs where there is little room.
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";

/**
 * @typedef {{to: string, name: string, unread?: number}} SideTab  what is behind it is a panel of that name
 */

const MOST = 9; // unread that are counted on a tab

/** @param {SideTab & {open: boolean, onOpen: (to: string) => void}} props */
const Tab = ({ to, name, open, unread = 0, onOpen }) => {
  const text = useText();
  return html`<button type="button" role="tab" id=${`side-${to}`} aria-selected=${String(open)}
    onClick=${() => onOpen(open ? "" : to)}>${name}
    ${unread > 0 && html`<b class="unread">${unread > MOST ? `${MOST}+` : unread}<span class="sr"> ${text("unread")}</span></b>`}</button>`;
};

/** What lies behind a tab; shown when that is open, or always where there is room. @param {{of: string, open: boolean, children: unknown}} props */
export const Panel = ({ of, open, children }) =>
  html`<div class=${`side__panel ${open ? "is-open" : ""}`} data-panel=${of} tabindex=${of === "beside" ? "0" : undefined}>${children}</div>`;

/** @param {{tabs: SideTab[], open: string, chosen: boolean, onTab: (to: string) => void, children: unknown}} props */
export const Side = ({ tabs, open, chosen, onTab, children }) => {
  const text = useText();
  return html`<aside class="side">
    ${chosen && html`<button type="button" class="side__veil" aria-label=${text("close")} onClick=${() => onTab("")}></button>`}
    <div class="side__in">
      <div class="side__tabs" role="tablist" aria-label=${text("beside-board")}>${tabs.map(
        (tab) => html`<${Tab} key=${tab.to} ...${tab} open=${open === tab.to} onOpen=${onTab} />`,
      )}</div>
      ${children}
    </div></aside>`;
};
