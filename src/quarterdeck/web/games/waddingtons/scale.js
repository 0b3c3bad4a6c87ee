// The balance: a brass scale that tilts with what lies on it; what lies there can be taken off again.
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { worth } from "./balance.js";
import * as box from "./box.js";
import { pictureOf, thingWords } from "./pieces.js";

const ARM = 196;
const ROOM = 172; // units across a pan

const Brass = () => html`<defs>
  <linearGradient id="w-brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8f6412" /><stop offset=".3"
    stop-color="#f6dc94" /><stop offset=".55" stop-color="#d9a83c" /><stop offset="1" stop-color="#7d560e" /></linearGradient>
  <linearGradient id="w-brass-down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8e2a2" /><stop offset=".5"
    stop-color="#d3a136" /><stop offset="1" stop-color="#855c10" /></linearGradient></defs>`;

const Stand = () => html`<g stroke="#2a2018" stroke-width="1.4" stroke-linejoin="round">
    <ellipse cx="300" cy="386" rx="120" ry="9" fill="#000" opacity=".28" stroke="none" />
    <path d="M196 384C200 366 250 362 282 352L288 330H312L318 352C350 362 400 366 404 384Z" fill="url(#w-brass)" />
    <path d="M188 384H412V392H188Z" fill="#5f3f1a" /><path d="M293 96H307L310 332H290Z" fill="url(#w-brass)" />
    <path d="M286 196Q300 188 314 196V206Q300 214 286 206Z" fill="url(#w-brass)" />
    <path d="M284 318H316V330H284Z" fill="url(#w-brass)" /><path d="M290 62H310L314 84H286Z" fill="url(#w-brass)" />
    <path d="M300 34C308 44 308 54 300 62C292 54 292 44 300 34Z" fill="url(#w-brass)" /></g>
  <g fill="none" stroke="#f3d78f" stroke-width="1.6"><path d="M262 128A60 60 0 0 0 338 128" />
    <path d="M300 143v8M284 141l-2 7M316 141l2 7M270 134l-4 6M330 134l4 6" /></g>`;

/** What lies on a pan, side by side. @param {{things: number[], onTake: (thing: number) => void}} props */
const Load = ({ things, onTake }) => {
  const { words } = useShell();
  const pieces = box.each(things);
  const wide = (/** @type {number} */ thing) => (thing < box.TREASURE ? 60 : 66);
  const full = box.total(pieces.map((thing) => wide(thing) + 4)) - 4;
  let x = -full / 2;
  const small = Math.min(1, ROOM / Math.max(full, 1)).toFixed(2);
  return html`<g transform=${`translate(0 151) scale(${small})`}>${pieces.map((thing, place) => {
    const left = x;
    x += wide(thing) + 4;
    const high = thing < box.TREASURE ? 84 : 62;
    const label = words.text("waddingtons-page-take-off", { thing: thingWords(words, thing) });
    const off = () => onTake(thing);
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" || event.key === " ") off();
    };
    return html`<g key=${place} class="laid" role="button" tabindex="0" aria-label=${label} onClick=${off}
      onKeyDown=${onKey}>
      <use href=${`/art/waddingtons.svg#${pictureOf(thing)}`} x=${left} y=${-high} width=${wide(thing)} height=${high} /></g>`;
  })}</g>`;
};

/** @param {{side: 1 | -1, tilt: number, things: number[], onTake: (thing: number) => void}} props */
const Pan = ({ side, tilt, things, onTake }) => {
  const turn = (tilt * Math.PI) / 180;
  const [x, y] = [300 + side * ARM * Math.cos(turn), 92 + side * ARM * Math.sin(turn)];
  return html`<g class="pan" style=${{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
    <path d="M0 0L-86 152M0 0L86 152M0 0V150" stroke="#f3d78f" stroke-width="1.5" stroke-dasharray="4 2" fill="none" />
    <path d="M-94 150H94C88 182 50 190 0 190C-50 190 -88 182 -94 150Z" fill="url(#w-brass)" stroke="#2a2018"
      stroke-width="1.4" />
    <${Load} things=${things} onTake=${onTake} />
    <ellipse cy="151" rx="94" ry="6" fill="none" stroke="#f8e2a2" stroke-width="2" />
    <circle r="5" fill="#f6dc94" stroke="#2a2018" />
    <text class="pan-sum" y="180">${worth(things)}</text></g>`;
};

/** @param {{plan: import("./bargain.js").Plan}} props */
export const Scale = ({ plan }) => {
  const { words } = useShell();
  const tilt = Math.max(-11, Math.min(11, plan.short * 3.4));
  const off = (/** @type {"given" | "taken"} */ side) => (/** @type {number} */ thing) =>
    plan.put(side, thing, -1);
  return html`<svg class="brass-scale" viewBox="0 0 600 400" role="group" aria-label=${words.text("waddingtons-page-scale")}>
    <${Brass} /><${Stand} />
    <${Pan} side=${-1} tilt=${tilt} things=${plan.given} onTake=${off("given")} />
    <${Pan} side=${1} tilt=${tilt} things=${plan.taken} onTake=${off("taken")} />
    <g class="beam" style=${{ transform: `translate(300px, 92px) rotate(${tilt}deg)` }} stroke="#2a2018"
      stroke-width="1.4">
      <path d="M0-11C40-16 90-2 196-4V4C90 8 40 14 0 11C-40 14-90 8-196 4V-4C-90-2-40-16 0-11Z" fill="url(#w-brass-down)" />
      <path d="M-3 8H3L1 50H-1Z" fill="#8a2429" /><circle r="10" fill="url(#w-brass-down)" />
      <circle r="3" fill="#2a2018" /></g></svg>`;
};
