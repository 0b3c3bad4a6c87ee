// How a game turned: everyone's chance to win after every step, the turning points, luck and play.
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { COLOURS, letter } from "./flag.js";
import { LogLine } from "./log.js";
import { Bar } from "./luck_and_skill.js";
import { DASHES } from "./score_chart.js";
import { sideName } from "./win_bar.js";

/** @typedef {import("../net/messages.js").Course} Course */
/** @typedef {import("../net/messages.js").Part} Part */
/** @typedef {import("../net/messages.js").TurningPoint} TurningPoint */

const [WIDTH, HEIGHT] = [760, 190];
const TOLD = 3; // of what happened at a turning point
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** Which of some marks stand a row lower, so that none covers the one before it. @param {number[]} places */
const lowerRow = (places) =>
  places.reduce(
    (rows, at, place) => [...rows, at - places[place - 1] < 24 && !rows[place - 1]],
    /** @type {boolean[]} */ ([]),
  );

/** @param {{course: Course, now?: number}} props */
export const ChanceChart = ({ course, now }) => {
  const { words } = useShell();
  const text = useText();
  const { chances, parts, turning } = course;
  const x = (/** @type {number} */ line) => (WIDTH * line) / Math.max(1, chances.length - 1);
  const y = (/** @type {number} */ chance) => HEIGHT * (1 - chance);
  const lowered = lowerRow(turning.map(({ line }) => x(line)));
  const line = (/** @type {number} */ side) =>
    chances.map((odds, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(odds[side]).toFixed(1)}`).join("");
  return html`<svg class="chart" viewBox="-50 -18 836 256" role="img" aria-label=${text("course-chart")}>
    ${QUARTERS.map(
      (mark) => html`<g key=${mark}><path class="grid" d=${`M0 ${y(mark)}H${WIDTH}`} />
      <text x="-8" y=${y(mark) + 4} text-anchor="end">${words.percent(mark)}</text></g>`,
    )}
    ${now != null && html`<path class="now" d=${`M${x(now)} 0V${HEIGHT}`} />`}
    ${parts.map(
      ({ seats }, side) => html`<g key=${side} data-seat=${COLOURS[seats[0]]}>
      <path class="halo" d=${line(side)} /><path class="ln" d=${line(side)} stroke-dasharray=${DASHES[side]} />
      <circle class="chart__tag" cx=${WIDTH} cy=${y(chances.at(-1)?.[side] ?? 0)} r="11" />
      <text class="on" x=${WIDTH} y=${y(chances.at(-1)?.[side] ?? 0)}>${letter(seats[0])}</text></g>`,
    )}
    ${turning.map((point, place) => {
      const at = HEIGHT + (lowered[place] ? 36 : 14);
      return html`<g key=${point.line} class="turning"><circle cx=${x(point.line)} cy=${at} r="10" />
        <text x=${x(point.line)} y=${at}>${place + 1}</text></g>`;
    })}
  </svg>`;
};

/** The side whose chance a turning point changed most. @param {TurningPoint} point */
const most = ({ change }) =>
  change.reduce((best, each, side) => (Math.abs(each) > Math.abs(change[best]) ? side : best), 0);

/**
 * @param {{point: TurningPoint, place: number, parts: Part[], table: string, names: string[],
 *   steps: import("../table/story.js").Step[], onClause: (number: string) => void}} props
 */
const Turning = ({ point, place, parts, table, names, steps, onClause }) => {
  const { words } = useShell();
  const text = useText();
  const side = most(point);
  const told = steps.filter(({ frame, piece }) => frame === point.line && piece.event.event !== "turn-began");
  const step = steps.indexOf(told[0]);
  const points = Math.round(100 * point.change[side]);
  return html`<li><a class="turning__at" href=${`/replay/${table}#${step}`}
      aria-label=${text("turning-look", { place: place + 1 })}>${place + 1}</a>
    <div><small>${text("turning-cause", {
      cause: point.cause,
      side: sideName(parts[side].seats, names, words),
      points: Math.abs(points),
      up: points > 0 ? "yes" : "no",
    })}</small>
    <div class="log"><ol>${told
      .slice(0, TOLD)
      .map(
        (each, at) => html`<${LogLine} key=${at} piece=${each.piece} names=${names} onClause=${onClause} />`,
      )}</ol></div></div></li>`;
};

/**
 * @param {{table: string, went: ReturnType<typeof import("../hooks/course.js").useCourse>, names: string[], steps: import("../table/story.js").Step[],
 *   onClause: (number: string) => void}} props
 */
export const TurningPoints = ({ table, went: { course, no }, names, steps, onClause }) => {
  const text = useText();
  if (no || course?.parts.length === 0) return null;
  return html`<section class="panel course"><div class="panel__head"><h2>${text("course")}</h2>
      <span class="soft">${text("course-chart")}</span></div>
    ${!course && html`<p class="soft" role="status">${text("course-thinks")}</p>`}
    ${course && html`<${ChanceChart} course=${course} />`}
    ${
      course &&
      course.turning.length > 0 &&
      html`<ol class="turnings">${course.turning.map(
        (
          point,
          place,
        ) => html`<${Turning} key=${point.line} point=${point} place=${place} parts=${course.parts}
        table=${table} names=${names} steps=${steps} onClause=${onClause} />`,
      )}</ol>`
    }</section>`;
};

/** @param {{course: Course | null, names: string[]}} props */
export const LuckAndPlay = ({ course, names }) => {
  const { words } = useShell();
  const text = useText();
  const { Mark } = useGame();
  if (!course?.parts.length) return null;
  const points = (/** @type {number} */ part) => Math.round(100 * part);
  return html`<section class="panel"><div class="panel__head"><h2>${text("course-parts")}</h2></div>
    <p class="soft">${text("course-parts-say")}</p>
    <ul class="lk">${course.parts.map(
      ({ seats, luck, play }) => html`<li key=${seats[0]}><${Mark} seat=${seats[0]} size="s"
        label=${sideName(seats, names, words)} />
      <${Bar} of=${text("luck")} points=${points(luck)} most=${100} />
      <${Bar} of=${text("play-of")} points=${points(play)} most=${100} /></li>`,
    )}</ul></section>`;
};
