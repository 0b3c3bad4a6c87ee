// The masthead: where you are, who you are, language, light, the way out.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { LANGUAGES } from "../table/languages.js";

/** @typedef {import("../app/html.js").Children} Children */

/** @param {{icon: string, label: string, say?: string, wide?: boolean, onClick?: () => void, href?: string, pressed?: boolean, quiet?: boolean}} props */
export const Tool = ({ icon, label, say, wide, onClick, href, pressed, quiet }) => {
  const inside = html`<${Art} class="ico" name=${icon} /><span class=${quiet ? "sr" : "lbl"}>${label}</span>`;
  const kind = `tool ${wide ? "wide" : ""}`;
  return href
    ? html`<a class=${kind} href=${href} title=${say || label}>${inside}</a>`
    : html`<button type="button" class=${kind} title=${label} aria-pressed=${pressed} onClick=${onClick}>
      ${inside}</button>`;
};

export const NightSwitch = () => {
  const { night, switchLight } = useShell();
  const text = useText();
  return html`<${Tool} icon=${night ? "i-sun" : "i-lantern"} label=${text("night-watch")} pressed=${night}
    onClick=${switchLight} quiet />`;
};

/** @param {{wide?: boolean}} props */
export const Languages = ({ wide }) => {
  const { words, speak } = useShell();
  const text = useText();
  return html`<div class=${`langs ${wide ? "wide" : ""}`} role="group" aria-label=${text("language")}>
    ${LANGUAGES.map(
      (each) => html`
      <button key=${each} type="button" lang=${each} aria-pressed=${String(each === words.language)}
        onClick=${() => speak(each)}>
        ${each.toUpperCase()}
      </button>`,
    )}
  </div>`;
};

/** @param {{id: string, class?: string}} props */
export const NameField = ({ id, class: kind }) => {
  const { name, rename } = useShell();
  const text = useText();
  const [typed, setTyped] = useState(name);
  const settle = () => (typed.trim() ? rename(typed.trim()) : setTyped(name));
  return html`<label for=${id}>${text("sailing-as")}</label>
    <input id=${id} class=${kind} value=${typed} maxlength="24" autocomplete="nickname"
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => setTyped(event.currentTarget.value)} onChange=${settle} />`;
};

/** The strip that says the line is down. */
const Offline = () => {
  const { wire } = useShell();
  const text = useText();
  const [down, setDown] = useState(false);
  useEffect(() => {
    const off = wire.watch((online) => setDown(!online));
    return () => void off();
  }, []);
  return html`<p class="offline" role="status">${down ? text("offline") : ""}</p>`;
};

/** @param {{where?: Children, current?: string, table?: boolean, children?: Children}} props */
export const Header = ({ where, current, table, children }) => {
  const text = useText();
  const link = (/** @type {string} */ name, /** @type {string} */ href) => html`
    <a href=${href} aria-current=${current === name ? "page" : undefined}>${text(`nav-${name}`)}</a>`;
  return html`<header class="mast"><div class="wrap mast__row">
      <a class=${`brand ${table ? "brand--table" : ""}`} href="/" aria-label="quarterdeck"><${Art} name="logo" /><span>quarterdeck</span></a>
      ${where && html`<div class="mast__where">${where}</div>`}
      ${
        !where &&
        html`<nav aria-label=${text("nav")}>
        ${link("play", "/")}${link("tables", "/#tables")}${link("new", "/new")}${link("puzzle", "/puzzle")}${link("rules", "/rules")}
      </nav>`
      }
      <div class="mast__tools">${children}<${NightSwitch} /></div>
    </div><${Offline} /></header>`;
};
