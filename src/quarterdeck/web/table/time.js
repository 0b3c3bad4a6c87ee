// Time at a table: letters say what is left when they are written; from there this page counts by itself.

/**
 * @typedef {import("../net/messages.js").ClockFace} ClockFace
 * @typedef {import("../net/messages.js").Away} Away
 */

const LOW = 10_000; // milliseconds that are not many any more

/** @type {WeakMap<object, number>} */
const arrivals = new WeakMap();

/** Note when a letter came: it may wait before it is shown, and time does not. @param {{clock?: ClockFace | null}} letter */
export const noteArrival = ({ clock }) => void (clock && arrivals.set(clock, performance.now()));

/** Milliseconds since a letter about time came. @param {ClockFace} clock */
const sinceThen = (clock) => performance.now() - (arrivals.get(clock) ?? performance.now());

/** Milliseconds of a decision that cost nothing, at live tables. @param {ClockFace} clock */
const freeOf = ({ control }) => (control?.kind === "live" ? (control.delay ?? 0) * 1000 : 0);

/** Whether a seat's time goes down. @param {ClockFace} clock @param {number} seat */
export const isRunning = ({ runs, paused }, seat) => runs === seat && !paused;

/** Milliseconds that a seat has for a decision: what runs now, or what it would begin with. @param {ClockFace} clock @param {number} seat */
export function leftOf(clock, seat) {
  const left = clock.left?.[seat] ?? 0;
  if (clock.runs !== seat) return left + freeOf(clock);
  const all = left + (clock.delay ?? 0);
  return Math.max(0, isRunning(clock, seat) ? all - sinceThen(clock) : all);
}

/** What one began with, as far as a picture of it needs. @param {ClockFace} clock */
const wholeOf = (clock) =>
  clock.control?.kind === "post" ? clock.control.allowance * 1000 : freeOf(clock) + (clock.control?.base ?? 0) * 1000;

/** The part of it that is left. @param {ClockFace} clock @param {number} seat */
export const partOf = (clock, seat) => Math.min(1, leftOf(clock, seat) / Math.max(1, wholeOf(clock)));

/** Whether there is hardly any left. @param {ClockFace} clock @param {number} seat */
export const isLow = (clock, seat) => clock.control?.kind === "live" && isRunning(clock, seat) && leftOf(clock, seat) <= LOW;

/** Who has gone from a seat, if anybody. @param {ClockFace | null | undefined} clock @param {number} seat @returns {Away | undefined} */
export const awayFrom = (clock, seat) => clock?.away?.find((each) => each.seat === seat);

/** Milliseconds until the caretaker comes for somebody. @param {ClockFace} clock @param {Away} away */
export const graceOf = (clock, { left }) => Math.max(0, left - sinceThen(clock));

/** Milliseconds until the others may say that they have waited long enough; nothing where a clock decides. @param {ClockFace | null | undefined} clock */
export const idleOf = (clock) => (clock?.idle == null ? null : Math.max(0, clock.idle - sinceThen(clock)));

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/**
 * As a clock shows it: 0:45, 1:10, then hours and days in words.
 * @param {import("./words.js").Words} words
 * @param {number} milliseconds
 */
export function timeWords(words, milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return words.text("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return words.text("clock-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/**
 * A length of time as one says it: 30 s, 2 min, 3 h, 2 days.
 * @param {import("./words.js").Words} words
 * @param {number} seconds
 */
export function lengthWords(words, seconds) {
  const units = /** @type {[string, number][]} */ ([["day", DAY], ["hour", HOUR], ["minute", MINUTE]]);
  const [unit, long] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? ["second", 1];
  return words.text("page-length", { unit, count: seconds / long });
}

/**
 * On what time a table plays, in words.
 * @param {import("./words.js").Words} words
 * @param {import("../net/messages.js").Listing["control"] | undefined} control
 */
export function controlWords(words, control) {
  if (!control) return words.text("page-clock-none");
  if (control.kind === "post") {
    const told = { allowance: lengthWords(words, control.allowance), night: control.night ? "off" : "on" };
    return words.text("page-clock-post-say", told);
  }
  const [delay, base, increment] = [control.delay ?? 0, control.base, control.increment ?? 0];
  const parts = [
    delay && words.text("page-clock-delay-say", { time: lengthWords(words, delay) }),
    base && words.text("page-clock-base-say", { time: lengthWords(words, base) }),
    increment && words.text("page-clock-increment-say", { time: lengthWords(words, increment) }),
  ];
  return parts.filter(Boolean).join(", ");
}
