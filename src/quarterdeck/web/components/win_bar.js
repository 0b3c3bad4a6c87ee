// The win bar: every side's chance to win, as one bar and in figures.
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { COLOURS } from "./flag.js";

/** @typedef {import("../net/messages.js").Side} Side */

/** Who is on a side, in words. @param {number[]} seats @param {string[]} names @param {import("../table/words.js").Words} words */
export const sideName = (seats, names, words) => words.listed(seats.map((seat) => names[seat]));

/** @param {{chances: Side[], names: string[], view?: string}} props */
export const WinBar = ({ chances, names, view }) => {
  const { words } = useShell();
  const { Mark } = useGame();
  const text = useText();
  const told = chances.map(
    ({ seats, chance }) => `${sideName(seats, names, words)} ${words.percent(chance)}`,
  );
  const sided = chances.some(({ seats }) => seats.length > 1); // one flag would not say who else is meant
  return html`<div class="winbar" title=${text("win-bar-say")}>
    <p class="winbar__label" aria-hidden="true"><b>${text("win-bar")}</b> <span class="soft">${view ?? text("win-bar-view")}</span></p>
    <div class="winbar__bar" role="img" aria-label=${text("told-of", { what: text("win-bar"), told: told.join(", ") })}>
      ${chances.map(({ seats, chance }) => html`<i key=${seats[0]} data-seat=${COLOURS[seats[0]]} style=${{ flexGrow: chance }}></i>`)}</div>
    <ul class="winbar__key" aria-hidden="true">${chances.map(
      ({ seats, chance }) => html`<li key=${seats[0]} title=${sideName(seats, names, words)}>
      ${sided ? html`<span class="winbar__who">${sideName(seats, names, words)}</span>` : html`<${Mark} seat=${seats[0]} size="s" />`}<span class="num">${words.percent(chance)}</span></li>`,
    )}</ul></div>`;
};
