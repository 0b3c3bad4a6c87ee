// The masthead: where you are, who you are, language, light, the way out.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
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

/** Other words take another room: what was pressed stays under the pointer. @param {string} language */
function useSteadyButton(language) {
  const pressed = useRef(/** @type {{button: HTMLElement, top: number} | null} */ (null));
  const topOf = (/** @type {HTMLElement} */ button) => button.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (pressed.current) scrollBy(0, topOf(pressed.current.button) - pressed.current.top);
    pressed.current = null;
  }, [language]);
  return (/** @type {HTMLElement} */ button) => {
    pressed.current = { button, top: topOf(button) };
  };
}

/** At the end of the tools, so that no wider word before them moves them. @param {{wide?: boolean}} props */
export const Languages = ({ wide }) => {
  const { words, speak } = useShell();
  const text = useText();
  const hold = useSteadyButton(words.language);
  const choose = (/** @type {string} */ language, /** @type {HTMLElement} */ button) => {
    hold(button);
    speak(language);
  };
  return html`<div class=${`langs ${wide ? "wide" : ""}`} role="group" aria-label=${text("language")}>
    ${LANGUAGES.map(
      (each) => html`
      <button key=${each} type="button" lang=${each} aria-pressed=${String(each === words.language)}
        onClick=${(/** @type {{currentTarget: HTMLElement}} */ event) => choose(each, event.currentTarget)}>
        ${each.toUpperCase()}
      </button>`,
    )}
  </div>`;
};

/** What is being typed for a name; else the one that the reader has. What was refused can be mended until it is left. */
function useTypedName() {
  const { name, rename } = useShell();
  const [typed, type] = useState(/** @type {string | null} */ (null));
  const asking = useRef(false);
  const forget = () => type(null);
  const settle = async (/** @type {{currentTarget: HTMLElement}} */ { currentTarget: field }) => {
    const wanted = typed?.trim();
    if (!wanted || wanted === name) return forget();
    asking.current = true;
    const asked = rename(wanted).then(forget);
    await asked.finally(() => {
      asking.current = false;
      if (document.activeElement !== field) forget();
    });
  };
  const leave = () => asking.current || forget(); // until it is answered, it is not known which one to show
  return { shown: typed ?? name, type, settle, leave, forget };
}

/** @param {{id: string, class?: string}} props */
export const NameField = ({ id, class: kind }) => {
  const text = useText();
  const { shown, type, settle, leave, forget } = useTypedName();
  return html`<label for=${id}>${text("sailing-as")}</label>
    <input id=${id} class=${kind} value=${shown} maxlength="24" autocomplete="nickname"
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => type(event.currentTarget.value)} onChange=${settle} onBlur=${leave}
      onKeyDown=${(/** @type {KeyboardEvent} */ { key }) => key === "Escape" && forget()} />`;
};

/** The strip that says the line is down: a row of its own, so that nothing lies under it. */
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
        ${link("play", "/")}${link("tables", "/#tables")}${link("new", "/new")}${link("puzzle", "/puzzle")}${link("ladder", "/ladder")}${link("rules", "/rules")}
      </nav>`
      }
      <div class="mast__tools">${children}${!where && html`<${Tool} icon="i-anchor" label=${text("nav-account")} href="/account" quiet wide />`}<${NightSwitch} /></div>
    </div></header><${Offline} />`;
};
