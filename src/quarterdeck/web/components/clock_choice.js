// On what time a new table plays: none, live, or by post; and what comes of a decision that takes too long.
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { lengthWords } from "../table/time.js";
import { Steps, Switch } from "./forms.js";

/**
 * @typedef {{way: string, delay: number, base: number, increment: number, allowance: number, nights: boolean, on_time: string, caretaker: string}} ClockChoice
 * @typedef {{choice: ClockChoice, onChange: (choice: ClockChoice) => void}} Props
 */

const WAYS = /** @type {[string, string][]} */ ([["none", "rose"], ["live", "i-clock"], ["post", "i-bell"]]);
const [DELAYS, BASES, INCREMENTS] = [[0, 15, 30, 60, 120], [0, 60, 120, 300, 600], [0, 2, 5, 10]];
const ALLOWANCES = [28_800, 86_400, 172_800, 259_200, 604_800];
const NIGHT = { begins: 23, ends: 7 };

/** @param {string} level @returns {ClockChoice} */
export const firstChoice = (level) => ({
  way: "none",
  delay: 30,
  base: 120,
  increment: 0,
  allowance: 86_400,
  nights: false,
  on_time: "caretaker",
  caretaker: level,
});

/** As the server is asked for it. @param {ClockChoice} choice @returns {import("../net/messages.js").Listing["control"]} */
export function clockOf({ way, delay, base, increment, allowance, nights }) {
  if (way === "none") return null;
  if (way === "live") return { kind: "live", delay, base, increment };
  const night = { ...NIGHT, offset: -new Date().getTimezoneOffset() };
  return { kind: "post", allowance, night: nights ? night : null };
}

/** All that a form for a new table says about time. @param {ClockChoice} choice */
export const timingOf = (choice) => ({
  clock: clockOf(choice),
  caretaker: choice.caretaker,
  on_time: choice.way === "live" ? choice.on_time : "caretaker",
});

/** Whether nobody could decide anything in that time. @param {ClockChoice} choice */
export const isTooShort = ({ way, delay, base, increment }) => way === "live" && delay + base + increment === 0;

/** @param {{name: string, of: number[], value: number, onChange: (value: number) => void}} props */
const Times = ({ name, of, value, onChange }) => {
  const { words } = useShell();
  const text = useText();
  const label = text(`clock-${name}`);
  const choices = of.map((each) => ({ value: each, text: each ? lengthWords(words, each) : text("clock-nothing") }));
  return html`<div class="field"><span>${label}</span><${Steps} name=${name} label=${label} value=${value} onChange=${onChange} choices=${choices} /></div>`;
};

/** @param {Props} props */
const LiveTimes = ({ choice, onChange }) => {
  const text = useText();
  const set = (/** @type {Partial<ClockChoice>} */ part) => onChange({ ...choice, ...part });
  return html`<div class="clockset">
    <${Times} name="delay" of=${DELAYS} value=${choice.delay} onChange=${(/** @type {number} */ delay) => set({ delay })} />
    <${Times} name="base" of=${BASES} value=${choice.base} onChange=${(/** @type {number} */ base) => set({ base })} />
    <${Times} name="increment" of=${INCREMENTS} value=${choice.increment} onChange=${(/** @type {number} */ increment) => set({ increment })} />
    <small class=${isTooShort(choice) ? "bad" : "soft"} role="status">${text(isTooShort(choice) ? "clock-too-short" : "clock-live-say")}</small></div>`;
};

/** @param {Props} props */
const PostTimes = ({ choice, onChange }) => {
  const text = useText();
  const set = (/** @type {Partial<ClockChoice>} */ part) => onChange({ ...choice, ...part });
  return html`<div class="clockset">
    <${Times} name="allowance" of=${ALLOWANCES} value=${choice.allowance} onChange=${(/** @type {number} */ allowance) => set({ allowance })} />
    <div class="field"><${Switch} label=${text("clock-nights")} on=${choice.nights} onChange=${(/** @type {boolean} */ nights) => set({ nights })} />
      <small class="soft">${text("clock-nights-say", NIGHT)}</small></div></div>`;
};

/** @param {{name: string, value: string, ways: [string, string][], chosen: string, onChoose: (way: string) => void}} props */
const Ways = ({ name, value, ways, chosen, onChoose }) => {
  const text = useText();
  return html`<fieldset class=${`ways ${ways.length === 2 ? "ways--2" : ""}`}><legend class="sr">${text(value)}</legend>${ways.map(
    ([way, icon]) => html`<label class="way" key=${way}><input type="radio" name=${name} value=${way} checked=${way === chosen} onChange=${() => onChoose(way)} />
      <span><${Art} class="way__i" name=${icon} /><b>${text(`${value}-${way}`)}</b><small>${text(`${value}-${way}-about`)}</small></span></label>`,
  )}</fieldset>`;
};

/** Who plays on for whoever does not. @param {Props & {levels: string[]}} props */
const Caretaker = ({ choice, levels, onChange }) => {
  const text = useText();
  return html`<li><div><b>${text("caretaker")}</b><small>${text("caretaker-say")}</small></div>
    <${Steps} name="caretaker" label=${text("caretaker")} value=${choice.caretaker} onChange=${(/** @type {string} */ caretaker) => onChange({ ...choice, caretaker })}
      choices=${levels.map((value) => ({ value, text: text("level", { level: value }) }))} /></li>`;
};

/** @param {Props & {levels: string[], note: string}} props  a note says what else follows from the choice */
export const ClockPanel = ({ choice, levels, onChange, note }) => {
  const text = useText();
  const set = (/** @type {Partial<ClockChoice>} */ part) => onChange({ ...choice, ...part });
  return html`<section class="panel"><div class="panel__head"><h2>${text("clock")}</h2></div>
    <${Ways} name="way" value="way" ways=${WAYS} chosen=${choice.way} onChoose=${(/** @type {string} */ way) => set({ way })} />
    <p class="stakes-note" role="status">${note}</p>
    ${choice.way === "live" && html`<${LiveTimes} choice=${choice} onChange=${onChange} />`}
    ${choice.way === "post" && html`<${PostTimes} choice=${choice} onChange=${onChange} />`}
    ${choice.way === "live" && html`<h3 class="ways__next">${text("on-time")}</h3><${Ways} name="on-time" value="on-time" ways=${[["caretaker", "i-bot"], ["lost", "i-clock"]]} chosen=${choice.on_time}
      onChoose=${(/** @type {string} */ on_time) => set({ on_time })} />`}
    <ul class="opt-list"><${Caretaker} choice=${choice} levels=${levels} onChange=${onChange} /></ul></section>`;
};
