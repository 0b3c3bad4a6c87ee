// The end: the whole voyage on the chart, and the log as the rulebook keeps it.
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { writeLog } from "./box.js";
import { chartOf, portOf } from "./chart.js";
import { World } from "./chart_picture.js";
import { idle } from "./hand.js";
import { ENDINGS } from "./news.js";
import { settle } from "./scene.js";
import { boxOf, Frame } from "./sea.js";

const LAYERS = { fog: false, heat: false, track: true };

/** @typedef {import("./scene.js").View} View */

/** @param {{shown: {view: View, scores: number[]}}} props */
export const Scoring = ({ shown: { view, scores } }) => {
  const text = useText("piracy");
  const chart = chartOf(view.options.map);
  const scene = settle(null, view, scores);
  const { voyage } = view;
  if (!voyage) return null;
  const box = boxOf(chart);
  return html`<section class="panel"><div class="panel__head"><h2>${text("voyage")}</h2><small class="soft">
      ${text("voyage-say", { square: portOf(chart, voyage.harbour), turns: voyage.legs.length })}</small></div>
    <div class="seachart seachart--end"><svg class="map" viewBox=${box} role="img" aria-label=${text("voyage")}>
      <${World} scene=${scene} chart=${chart} hand=${idle} heat=${[]} layers=${LAYERS} /><${Frame} chart=${chart} /></svg></div>
    <ol class="notation notation--end">${writeLog(voyage).map(({ turn, way }) => html`<li key=${turn} value=${turn}>${way}</li>`)}</ol></section>`;
};

/** @param {import("./scene.js").View} view */
const sideOf = ({ awaiting, pirate }) => (awaiting.winners?.includes(pirate) ? "pirate" : "navy");

/**
 * Which side has won, and who it is.
 * @param {{view: View}} shown
 * @param {string[]} names
 * @param {import("../../table/words.js").Words} words
 */
export function winTitle({ view }, names, words) {
  const who = words.listed((view.awaiting.winners ?? []).map((seat) => names[seat]));
  return words.text("piracy-page-winner", { side: sideOf(view), names: who });
}

/**
 * How it ended, as it was told.
 * @param {{view: View}} shown
 * @param {import("../../table/words.js").Words} words
 * @param {{log: import("../../net/seen.js").News[], names: string[]}} told
 */
export function winWords({ view }, words, { log, names }) {
  const end = log.findLast(({ event }) => ENDINGS.includes(event.event));
  const values = { side: sideOf(view), stolen: view.stolen.length, turns: view.turn };
  return [end && words.say(end.say, names), words.text("piracy-page-winner-say", values)]
    .filter(Boolean)
    .join(" ");
}
