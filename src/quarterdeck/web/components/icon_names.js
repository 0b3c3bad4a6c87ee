// What a picture on a board is called: told where the pointer rests on it, the focus stands on it, or a finger stays.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** @typedef {{name: string, left: number, top: number}} Tip */

const NAMED = "[data-name], [title], :is(button, [role=button], [role=img])[aria-label]";
const ON_BOARD = ":is(.play__strip, .stage, .side)";
// Pictures that are nothing to press: keys go from one to the next.
const WALKED = `${ON_BOARD} :is([data-name], [role=img][aria-label])`;
const WAIT = 350; // milliseconds a pointer rests before a name is shown
const LONG = 500; // and a finger
const EDGE = 90; // pixels a name keeps from either side of the window

/** @param {Element} icon */
const nameOf = (icon) =>
  icon.getAttribute("data-name") || icon.getAttribute("aria-label") || icon.getAttribute("title") || "";

/** The named picture at some place of the board. @param {EventTarget | null} target */
function iconAt(target) {
  const icon = target instanceof Element ? target.closest(NAMED) : null;
  return icon?.closest(ON_BOARD) ? icon : null;
}

/** Over the picture; over the whole ring of those that are chosen from side by side. @param {Element} icon @returns {Tip} */
function tipOf(icon) {
  const { left, width } = icon.getBoundingClientRect();
  const { top } = (icon.closest(".compass") ?? icon).getBoundingClientRect();
  const middle = Math.max(EDGE, Math.min(window.innerWidth - EDGE, left + width / 2));
  return { name: nameOf(icon), left: middle, top: Math.max(44, top) };
}

/** The next picture that can be seen. @param {Element} from @param {number} by */
function walk(from, by) {
  const icons = /** @type {SVGElement[]} */ ([...document.querySelectorAll(WALKED)]).filter(
    (each) => each.getClientRects().length && !each.closest("button, [aria-hidden=true] [role=img]"),
  );
  const at = icons.indexOf(/** @type {SVGElement} */ (from));
  const next = icons.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % icons.length);
  next?.setAttribute("tabindex", "-1");
  next?.focus();
}

/** Where pointers, fingers and the focus are, as names to show. @param {(tip: Tip | null) => void} show */
function watch(show) {
  let timer = 0;
  let read = false; // by a finger that stayed: lifting it presses nothing
  const later = (/** @type {Element} */ icon, /** @type {number} */ wait, /** @type {boolean} */ finger) => {
    timer = window.setTimeout(() => {
      read = finger;
      show(tipOf(icon));
    }, wait);
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const on = /** @type {[string, (event: Event) => void][]} */ ([
    ["pointerover", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "touch") return;
      hide();
      const icon = iconAt(event.target);
      if (icon && !icon.hasAttribute("title")) later(icon, WAIT, false);
    }],
    ["pointerdown", (event) => {
      hide();
      read = false;
      const icon = iconAt(event.target);
      if (icon && /** @type {PointerEvent} */ (event).pointerType === "touch") later(icon, LONG, true);
    }],
    ["pointerup", () => clearTimeout(timer)],
    ["pointercancel", hide],
    ["click", (event) => {
      if (read) event.stopPropagation();
      read = false;
    }],
    ["focusin", (event) => {
      const icon = iconAt(event.target);
      if (icon?.matches(":focus-visible")) show(tipOf(icon));
    }],
    ["focusout", hide],
    ["scroll", hide],
    ["resize", hide],
  ]);
  for (const [name, does] of on) window.addEventListener(name, does, true);
  return () => on.forEach(([name, does]) => window.removeEventListener(name, does, true));
}

/** One for a whole table, and one stop for the tab key. */
export const IconNames = () => {
  const text = useText();
  const [tip, setTip] = useState(/** @type {Tip | null} */ (null));
  const entry = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => watch(setTip), []);
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const here = document.activeElement;
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (event.key === "Escape") setTip(null);
      if (!by || !here || !(here === entry.current || here.matches(`${WALKED}[tabindex="-1"]`))) return;
      event.preventDefault(); // a board's own keys leave alone what is spoken for
      walk(here, by);
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);
  const say = () => entry.current?.matches(":focus-visible") && setTip(tipOf(entry.current));
  return html`<button ref=${entry} type="button" class="icon-names" aria-label=${text("icon-names")} onFocus=${say}
      onClick=${() => entry.current && walk(entry.current, 1)}><${Art} class="ico" name="i-eye" /></button>
    ${tip && html`<p class="icon-name" aria-hidden="true" style=${{ left: `${tip.left}px`, top: `${tip.top}px` }}>${tip.name}</p>`}`;
};
