// The moments that decided a game, as a list that jumps there.
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { sideName } from "./win_bar.js";

/**
 * @typedef {import("../net/messages.js").TurningPoint} TurningPoint
 * @typedef {import("../table/story.js").Step} Step
 * @typedef {ReturnType<typeof import("../hooks/course.js").useCourse>} Went
 */

/** The side whose chance a turning point changed most. @param {TurningPoint} point */
const most = ({ change }) =>
  change.reduce((best, each, side) => (Math.abs(each) > Math.abs(change[best]) ? side : best), 0);

/** Where a move begins among the steps; one of which nothing is heard yet, where it is. @param {Step[]} steps @param {number} line */
export const stepOf = (steps, line) => {
  const at = steps.findIndex(({ frame, piece }) => frame >= line && piece.event.event !== "turn-began");
  return at < 0 ? steps.length - 1 : at;
};

/** What happened there, as one who saw all would tell it. @param {{point: TurningPoint, place: number, side: number[], names: string[], now: boolean, onGo: (line: number) => void}} props */
const Turning = ({ point, place, side, names, now, onGo }) => {
  const { words } = useShell();
  const text = useText();
  const points = Math.round(100 * point.change[most(point)]);
  const told = { cause: point.cause, side: sideName(side, names, words), count: side.length, points: Math.abs(points), up: points > 0 ? "yes" : "no" };
  return html`<li><button type="button" class="turning__at" aria-current=${now ? "true" : undefined} onClick=${() => onGo(point.line)}><b class="turning__mark">${place + 1}</b>
    <span>${point.said[0] && words.say(point.said[0], names)}<small>${text("turning-cause", told)}</small></span></button></li>`;
};

/** @param {{went: Went, names: string[], now: number, onGo: (line: number) => void}} props */
export const TurningPoints = ({ went: { course, no }, names, now, onGo }) => {
  const text = useText();
  if (no || course?.parts.length === 0) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${text("turning-points")}</h2></div>
    ${!course && html`<p class="soft turnings--awaited" role="status">${text("course-thinks")}</p>`}
    ${course?.turning.length === 0 && html`<p class="soft">${text("turning-none")}</p>`}
    <ol class="turnings">${course?.turning.map(
      (point, place) => html`<${Turning} key=${point.line} point=${point} place=${place} names=${names}
      side=${course.parts[most(point)].seats} now=${now === point.line} onGo=${onGo} />`,
    )}</ol></section>`;
};
