// What the coach thinks an option is worth, in the measure of its advice; nothing where there is nothing to compare.
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";

const SHARES = ["win", "catch", "escape"];

/** Over a list of options: what its percentages are of. @param {{measure: string}} props */
export const OfWhat = ({ measure }) => {
  const text = useText();
  return measure === "win" ? html`<p class="soft">${text("worth-win")}</p>` : null;
};

/** @param {{measure: string, value: number}} props */
export const Worth = ({ measure, value }) => {
  const { words } = useShell();
  if (measure === "none") return null;
  const told = SHARES.includes(measure) ? words.percent(value) : words.number(Math.round(value));
  return html`<output class="num">${told}</output>`;
};
