// Leafing through a game: a slider with the turning points on it, steps, playing by itself at a speed.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { useSize } from "../hooks/size.js";
import { moveApart } from "../table/apart.js";
import { Steps } from "./forms.js";
import { MARKS_APART, TurningMarks } from "./turning_marks.js";

const BEAT = 1100; // milliseconds a step is looked at while it plays by itself
const THUMB = 26; // CSS pixels across: its middle runs from half of it to half of it before the end
const SPEEDS = [0.5, 1, 2, 4];
const SPEED_NAMES = ["½ ×", "1 ×", "2 ×", "4 ×"];

/** Where in the game the reader is; the address keeps it. @param {number} last */
export function usePlace(last) {
  const [at, setAt] = useState(Number(location.hash.slice(1)) || 0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = (/** @type {number} */ next) => {
    const within = Math.max(0, Math.min(last, next));
    setAt(within);
    history.replaceState(null, "", `#${within}`);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? go(at + 1) : setPlaying(false)), BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  return { at: Math.min(at, last), last, go, playing, setPlaying, speed, setSpeed };
}

/** @typedef {ReturnType<typeof usePlace>} Place */

/** Space plays and pauses, Page Up and Down go from one turning point to the next. @param {Place} place @param {number[]} marks */
const keysOf = ({ at, go, playing, setPlaying }, marks) => (/** @type {KeyboardEvent} */ event) => {
  const jumps = /** @type {Record<string, () => void>} */ ({
    " ": () => setPlaying(!playing),
    PageUp: () => go(marks.findLast((mark) => mark < at) ?? 0),
    PageDown: () => go(marks.find((mark) => mark > at) ?? at),
  });
  if (!jumps[event.key]) return;
  event.preventDefault();
  jumps[event.key]();
};

/** @param {{place: Place, marks: number[]}} props */
const Slider = ({ place, marks }) => {
  const text = useText();
  const { at, last, go } = place;
  const { place: line, width } = useSize();
  const axis = width - THUMB;
  const signs = moveApart(marks.map((mark) => (axis * mark) / Math.max(1, last)), MARKS_APART, 0, axis);
  return html`<div class="transport__line" ref=${line}>
    <${TurningMarks} signs=${signs} lines=${marks} now=${at} onGo=${go} />
    <input class="slider" type="range" min="0" max=${last} value=${at} aria-label=${text("slider")} onKeyDown=${keysOf(place, marks)}
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => go(Number(event.currentTarget.value))} /></div>`;
};

/** @param {{icon: string, label: string, onPress: () => void}} props */
const Go = ({ icon, label, onPress }) =>
  html`<button type="button" class="btn" aria-label=${label} onClick=${onPress}><${Art} class="ico" name=${icon} /></button>`;

/** @param {{place: Place, marks: number[], turn: string, children?: unknown}} props */
export const Transport = ({ place, marks, turn, children }) => {
  const text = useText();
  const { at, last, go, playing, setPlaying, speed, setSpeed } = place;
  const speeds = SPEEDS.map((value, each) => ({ value, text: SPEED_NAMES[each] }));
  return html`<section class="panel bar-dock transport" aria-label=${text("transport")}>
    <${Slider} place=${place} marks=${marks} />
    <div class="transport__row">
      <${Go} icon="i-first" label=${text("step-first")} onPress=${() => go(0)} />
      <${Go} icon="i-prev" label=${text("step-back")} onPress=${() => go(at - 1)} />
      <button type="button" class="btn btn--brass" id="play" aria-label=${text("step-play")} aria-pressed=${String(playing)}
        onClick=${() => setPlaying(!playing)}><${Art} class="ico" name=${playing ? "i-pause" : "i-play"} /></button>
      <${Go} icon="i-next" label=${text("step-on")} onPress=${() => go(at + 1)} />
      <${Go} icon="i-last" label=${text("step-last")} onPress=${() => go(last)} />
      <p class="transport__where"><b>${turn}</b> <small>${text("step", { at: at + 1, last: last + 1 })}</small></p>
      <${Steps} name="speed" label=${text("speed")} value=${speed} choices=${speeds} onChange=${setSpeed} />
      ${children}
    </div></section>`;
};
