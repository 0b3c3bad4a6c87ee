// What somebody who knows the game remarks about it, position by position.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** @typedef {import("../net/messages.js").Comment} Remark */

/** Those for a reader of a language. @param {import("../net/seen.js").Replay} replay @param {string} language */
export const remarksIn = ({ comments }, language) =>
  comments.filter((remark) => !remark.language || remark.language === language);

/** The last that was made up to a step. @param {Remark[]} remarks @param {number} now */
const placeOf = (remarks, now) => remarks.findLastIndex(({ frame }) => frame <= now);

/** All of them, the present one lit; a press goes there. @param {{remarks: Remark[], now: number, onGo: (frame: number) => void}} props */
export const Remarks = ({ remarks, now, onGo }) => {
  const text = useText();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const at = placeOf(remarks, now);
  const next = remarks[at + 1];
  useEffect(() => {
    const lit = /** @type {HTMLElement | undefined} */ (list.current?.querySelectorAll("li")[at]);
    list.current?.scrollTo({ top: (lit?.offsetTop ?? 0) - 8 });
  }, [at]);
  return html`<section class="panel remarks"><div class="panel__head"><h2>${text("remarks")}</h2></div>
    <ol ref=${list} class="remarks__all">${remarks.map(
      ({ frame, text: says }, place) => html`<li key=${place}><button type="button" aria-current=${place === at ? "step" : undefined}
      onClick=${() => onGo(frame)}>${says}</button></li>`,
    )}</ol>
    <button type="button" id="next-remark" class="btn" disabled=${!next} onClick=${() => next && onGo(next.frame)}>${text("next-remark")}</button></section>`;
};
