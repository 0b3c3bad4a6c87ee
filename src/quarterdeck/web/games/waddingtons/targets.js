// What can be pointed at on the chart: lit squares along the bow, harbours, and the compass for the next heading.
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import * as box from "./box.js";
import { use } from "./chart_paper.js";
import { spotOf } from "./coast.js";
import { fateOf, litWords } from "./in_words.js";
import { deedWords } from "./pieces.js";
import { Ghost } from "./ships.js";

/** @typedef {{scene: import("./scene.js").Scene, hand: import("./hand.js").Hand}} Props */

/** Enter and space press what is drawn as they press a button. @param {() => void} doing */
const pressable = (doing) => ({
  role: "button",
  tabindex: 0,
  onClick: (/** @type {Event} */ event) => {
    event.stopPropagation(); // the water below would hear it again
    doing();
  },
  onKeyDown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    doing();
  },
});

/** @param {Props & {target: import("./hand.js").Target}} props */
const Lit = ({ scene, hand, target }) => {
  const { word, square, steps } = target;
  const { words } = useShell();
  const [x, y] = spotOf(square);
  const fate = fateOf(scene, target);
  const [met, card] = [fate === "meeting", fate === "chance"];
  const chosen = hand.target?.word === word;
  const name = box.nameOf(square);
  return html`<g class=${`reach ${chosen ? "chosen" : ""} ${met ? "met" : ""}`} data-action=${word} data-square=${name}
    aria-label=${litWords(words, scene, target)}
    aria-pressed=${String(chosen)} ...${pressable(() => hand.press(square))}>
    <rect x=${x - 18} y=${y - 18} width="36" height="36" rx="5" />
    ${steps > 0 && !chosen && !met && html`<text x=${card ? x - 7 : x} y=${y + 5}>${steps}</text>`}
    ${card && !chosen && use("chance-back", [x + 1, y - 11, 15, 21])}</g>`;
};

/** How far it is to land or a port ahead. @param {number} square @param {string} face */
export function sight(square, face) {
  const heading = box.HEADINGS.indexOf(face);
  let [end, steps] = [square, 0];
  for (let next = box.along(square, heading, 1); next != null; next = box.along(end, heading, 1)) {
    const [column, row] = box.placeOf(next);
    if (Object.keys(box.ISLANDS).some((island) => next < box.FIRST_HARBOUR && box.isOn(island, column, row)))
      break;
    [end, steps] = [next, steps + 1];
    if (end >= box.FIRST_HARBOUR) break;
  }
  return { end, steps };
}

/** Where the bows would point. @param {{square: number, face: string}} props */
const Sight = ({ square, face }) => {
  const [[x0, y0], [x1, y1]] = [spotOf(square), spotOf(sight(square, face).end)];
  return html`<path class="sight" aria-hidden="true" d=${`M${x0} ${y0}L${x1} ${y1}`} />`;
};

const [ROSE, HALF] = [61, 18]; // how far a compass reaches, and a lit square
const SPOTS = Array.from({ length: 35 }, (_, n) => 60 + n * 20); // a rose in the middle of each stays on the sea
const EVERYWHERE = SPOTS.flatMap((x) => SPOTS.map((y) => [x, y]));

/** Whether a rose leaves a lit square free. @param {number[]} rose @param {number[]} lit */
const isClear = ([x, y], [litX, litY]) =>
  Math.hypot(...[x - litX, y - litY].map((far) => Math.max(0, Math.abs(far) - HALF))) > ROSE;

/** Where a compass for a square hides nothing that can be pointed at, if anywhere. @param {number} square @param {number[]} shown  squares */
function roomFor(square, shown) {
  const [x, y] = spotOf(square);
  const far = (/** @type {number[]} */ at) => Math.hypot(at[0] - x, at[1] - y);
  const spots = shown.map(spotOf);
  const free = EVERYWHERE.filter((at) => spots.every((each) => isClear(at, each)));
  return free.reduce((best, at) => (far(at) < far(best) ? at : best), free[0]) ?? null;
}

/** Eight petals around a place; those that can be chosen are there. @param {{hand: Props["hand"], at: number[]}} props */
const Compass = ({ hand, at: [x, y] }) => {
  const { words } = useShell();
  return html`<g class="compass" transform=${`translate(${x} ${y})`} role="group"
    aria-label=${words.text("waddingtons-page-bows")}>
    <circle r="40" class="compass__ring" /><circle r="51" class="compass__line" /><circle r="29" class="compass__line" />
    ${hand.faces.map((/** @type {string} */ face) => {
      const on = hand.face === face;
      const turn = box.HEADINGS.indexOf(face) * 45;
      return html`<g key=${face} class=${`petal ${on ? "on" : ""}`} data-face=${face} aria-pressed=${String(on)}
        aria-label=${deedWords(words, box.partsOf(`turn ${face}`))} transform=${`rotate(${turn})`}
        ...${pressable(() => (on && hand.bows ? hand.confirm() : hand.look(on ? null : face)))}>
        <path d=${on ? "M0-60L14-33Q0-39-14-33Z" : "M0-52L11-32Q0-36-11-32Z"} />
        <rect x="-16" y="-60" width="32" height="32" fill="transparent" /></g>`;
    })}</g>`;
};

/**
 * The petals: around the ship that turns, beside the course of one that sails. Through a lens the latter are buttons.
 * @param {Props & {ship: import("./scene.js").Ship | null, close: boolean}} props
 */
const Petals = ({ scene, hand, ship, close }) => {
  if (!hand.faces.length) return null;
  if (hand.bows) return ship && html`<${Compass} hand=${hand} at=${spotOf(ship.square)} />`;
  if (!hand.target || close) return null;
  const lit = hand.targets.map(({ square }) => square);
  const ships = scene.ships.map(({ square }) => square);
  const at = roomFor(hand.target.square, [...lit, ...ships]) ?? roomFor(hand.target.square, lit);
  if (!at) return null;
  return html`<path class="compass__lead" d=${`M${spotOf(hand.target.square).join(" ")}L${at.join(" ")}`} />
    <${Compass} hand=${hand} at=${at} />`;
};

/** @param {Props & {ship: import("./scene.js").Ship | null, close: boolean}} props */
export const Targets = ({ scene, hand, ship, close }) => {
  const { target, bows, face } = hand;
  const [from, to] = [ship && spotOf(ship.square), target && spotOf(target.square)];
  const sailing = target?.word.startsWith("sail") ? target : null;
  const square = bows ? ship?.square : (sailing?.square ?? null);
  return html`<g class="course">
    ${sailing && from && to && html`<path class="wake-line" d=${`M${from.join(" ")}L${to.join(" ")}`} />`}
    ${face && square != null && html`<${Sight} square=${square} face=${face} />`}
    ${
      !bows &&
      hand.targets.map(
        (each) => html`<${Lit} key=${each.word} scene=${scene} hand=${hand}
      target=${each} />`,
      )
    }
    <${Petals} scene=${scene} hand=${hand} ship=${ship} close=${close} />
    ${
      sailing &&
      ship &&
      html`<${Ghost} port=${ship.home} seat=${ship.owner} square=${sailing.square}
      face=${face ?? box.HEADINGS[box.lineTo(ship.square, sailing.square)?.heading ?? 0]} />`
    }</g>`;
};
