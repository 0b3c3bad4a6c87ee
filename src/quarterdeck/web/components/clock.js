// A seat's clock: a disc that empties, and the time; and what is said aloud of one's own.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { useTick } from "../hooks/tick.js";
import { awayFrom, graceOf, isLow, isRunning, leftOf, partOf, timeWords } from "../table/time.js";

/** @typedef {import("../table/time.js").ClockFace} ClockFace */

/** Time at the table that is shown, where there is anything to say about it. */
export const AtClock = createContext(/** @type {ClockFace | null} */ (null));
export const useClock = () => useContext(AtClock);

const ALOUD = [30, 10]; // seconds left, of which one's own are told

/** @param {ClockFace} clock @param {number} seat */
const kindOf = (clock, seat) => {
  if (awayFrom(clock, seat)) return "clk--away";
  if (isLow(clock, seat)) return "clk--low";
  return isRunning(clock, seat) ? "" : "clk--rest";
};

/** Nothing where nobody counts. @param {{seat: number}} props */
export const Clock = ({ seat }) => {
  const { words } = useShell();
  const text = useText();
  const clock = useClock();
  const runs = Boolean(clock?.control && isRunning(clock, seat));
  useTick(runs);
  if (!clock?.control || clock.left?.[seat] == null) return null;
  const time = timeWords(words, leftOf(clock, seat));
  return html`<span class=${`clk ${kindOf(clock, seat)}`} role="timer" aria-label=${text("clock-left", { time })} style=${{ "--part": partOf(clock, seat) }}>
    <i aria-hidden="true"></i>${time}</span>`;
};

/** How long somebody is still waited for. @param {{seat: number}} props */
export const Grace = ({ seat }) => {
  const { words } = useShell();
  const text = useText();
  const clock = useClock();
  const away = awayFrom(clock, seat);
  useTick(Boolean(away));
  const time = clock && away ? timeWords(words, graceOf(clock, away)) : "";
  return html`<small class="away">${time ? text("away-for", { time }) : text("away")}</small>`;
};

/** Thirty seconds and ten are said, not every tick. @param {{seat: number | null | undefined}} props */
export const ClockAloud = ({ seat }) => {
  const text = useText();
  const clock = useClock();
  const mine = seat != null && clock?.control?.kind === "live" && isRunning(clock, seat);
  useTick(Boolean(mine));
  const seconds = mine ? Math.ceil(leftOf(/** @type {ClockFace} */ (clock), seat) / 1000) : Number.POSITIVE_INFINITY;
  const told = ALOUD.filter((each) => seconds <= each).at(-1);
  return html`<span class="sr" role="status">${told ? text("clock-aloud", { seconds: told }) : ""}</span>`;
};
