// A seat's pennant: colour, letter and emblem together, so that colour is never the only sign.
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { Clock, Grace, useClock } from "./clock.js";

/** @typedef {import("../net/messages.js").Chair} Chair */

export const COLOURS = ["red", "blue", "yellow", "black", "green", "violet"];
export const letter = (/** @type {number} */ seat) => "ABCDEF"[seat];

/** @param {{seat: number, size?: "s" | "xl", current?: boolean, label?: string}} props */
export const Flag = ({ seat, size, current, label }) => html`
  <span class=${`flag ${size ? `flag--${size}` : ""}`} data-seat=${COLOURS[seat]}
    aria-current=${current ? "true" : undefined}
    role=${label ? "img" : undefined} aria-label=${label}>
    <b>${letter(seat)}</b><${Art} name=${`seat-${COLOURS[seat]}`} />
  </span>`;

/** Whether its person gave up, or lost on time: then it comes last, whatever the bot does with it. @param {Chair} chair */
export const isLost = ({ why }) => why === "resigned" || why === "time";

/**
 * Who sits there, in a word or two: you, a bot and its level, somebody's substitute.
 * @param {Chair} chair
 * @param {import("../app/shell.js").Text} text
 */
export const aboutChair = (chair, text) => {
  if (chair.kind === "bot") return text("bot-level", { level: chair.level });
  if (isLost(chair)) return text("lost-seat", { why: chair.why });
  if (chair.level) return text("covered", { level: chair.level });
  return chair.yours ? text("you") : "";
};

/** Beside a name, a link to the other who plays from the same device: nobody passes for two. @param {{chair?: Chair, chairs?: Chair[]}} props */
export const SameDevice = ({ chair, chairs }) => {
  const text = useText();
  const beside = chairs?.[chair?.with_seat ?? -1];
  if (!beside) return null;
  const told = text("same-device", { name: beside.name });
  return html`<span class="linked" title=${told}><${Art} class="ico" name="i-link" label=${told} /></span>`;
};

/** Who sits there, what time they have, and whether they have gone. @param {{chair: Chair, seat: number}} props */
export const AboutChair = ({ chair, seat }) => {
  const text = useText();
  const clock = useClock();
  const decides = chair.kind === "person" && !chair.level;
  if (decides && clock?.control) return html`<${Clock} seat=${seat} />`;
  if (decides && !chair.present) return html`<${Grace} seat=${seat} />`;
  return html`<small>${aboutChair(chair, text)}</small>`;
};
