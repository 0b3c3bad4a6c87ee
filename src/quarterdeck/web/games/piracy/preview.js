// What a choice would lead to, before it is made: what a man-of-war would see from there, and where she could fire.
import { html } from "../../app/html.js";
import { FARTHEST, midOf, STEPS } from "./box.js";
import { Beams, Guns } from "./overlays.js";
import { endsOf, othersOf, shotOf } from "./sight.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{scene: Scene, chart: import("./chart.js").Chart, hand: import("./hand.js").Hand}} Props */

const STANDS = ["station", "move"]; // what puts a man-of-war on a square
const NEVER = { answer: "preview", done: false };

/** Where she would stand: on what is picked, or where she looks first from. @param {Scene} scene @param {import("./hand.js").Hand} hand */
function standOf({ ships, ship }, { verb, way, mine }) {
  if (!mine) return null;
  if (way) return STANDS.includes(way.verb) ? way.goal : null;
  return verb === "decide" ? ships[ship] : null;
}

/** Every square a shot can fall on with some throw of the die. @param {{start: number, chart: Props["chart"]}} props */
const Range = ({ start, chart }) =>
  html`<g class="range">${STEPS.map((step, direction) => {
    const { flown } = shotOf(chart, start, direction, FARTHEST);
    const squares = Array.from({ length: flown }, (_, at) => start + step * (at + 1));
    return squares.map((square) => {
      const [x, y] = midOf(square);
      return html`<circle key=${square} class="range__mark" cx=${x} cy=${y} r="7" />`;
    });
  })}</g>`;

/** She fires from where she looks first; who has just been put to sea may fire as far as any die says. @param {Props} props */
export const Preview = ({ scene, chart, hand }) => {
  const stand = standOf(scene, hand);
  if (stand == null) return null;
  const set = hand.verb === "station";
  const ends = endsOf(chart, scene.telescope, stand, othersOf(scene.ships, set ? scene.ships.length : scene.ship));
  return html`<g class="preview" data-from=${stand}><${Beams} look=${{ ...NEVER, ship: scene.ship, square: stand, ends }} sighted=${null} />
    ${set && html`<${Range} start=${stand} chart=${chart} />`}
    ${!hand.way && html`<${Guns} start=${stand} range=${scene.roll ?? 0} chart=${chart} />`}</g>`;
};
