// Everything between the frame and the water: what is drawn over what.
import { useMemo } from "preact/hooks";
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { midOf, SUNK } from "./box.js";
import { Beams, Guns, HeatMap, Odds, Salvo, Track } from "./overlays.js";
import { Chests, Fleet, Fog, Harbours, Vessel } from "./pieces.js";
import { Preview } from "./preview.js";
import { Course, Reach } from "./reach.js";
import { Defs, Land, Sea } from "./sea.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {{fog: boolean, heat: boolean, track: boolean}} Layers */

const SHOUTS = ["aye", "nay"];

/** Aye and Nay, stamped where they were heard. @param {{mood: import("./scene.js").Mood, say: string}} props */
const Shout = ({ mood, say }) => {
  const [x, y] = midOf(mood.square ?? 0);
  return html`<g class=${`shout shout--${mood.kind}`} style=${{ transformOrigin: `${x}px ${y}px` }}>
    <text x=${x} y=${y - 38} text-anchor="middle">${say}</text></g>`;
};

/** Where his black ship is drawn, if it is to be seen at all. @param {Scene} scene */
const blackShip = ({ at, sighted, voyage }) => sighted ?? at ?? (voyage && lastOf(voyage));

/** Where a way ends. @param {NonNullable<Scene["voyage"]>} voyage */
const lastOf = ({ start, legs }) => legs.reduce((here, { path }) => path.at(-1) ?? here, start);

/**
 * @param {{scene: Scene, names?: string[], chart: import("./chart.js").Chart, hand: import("./hand.js").Hand, heat: [number, number][], layers: Layers}} props
 */
export const World = ({ scene, names = [], chart, hand, heat, layers }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const sea = useMemo(() => html`<g><${Defs} chart=${chart} /><${Sea} chart=${chart} /></g>`, [chart]);
  const land = useMemo(() => html`<${Land} chart=${chart} />`, [chart, words]);
  const { look, shot, mood, sighted, moment, roll, ships, ship, voyage } = scene;
  const warm = layers.heat && heat.length > 0;
  const black = blackShip(scene);
  const aims =
    (moment === "engage" || moment === "fire-again") && !shot && roll != null && ships[ship] !== SUNK;
  const taken = [...hand.goals.map(({ square }) => square), ...ships, black];
  return html`<g id="world"><g clip-path="url(#chart-clip)">${sea}
    ${layers.fog && !warm && sighted == null && html`<${Fog} squares=${scene.possible} />`}
    ${warm && html`<${HeatMap} heat=${heat} />`}
    ${land}<${Harbours} chart=${chart} scene=${scene} /><${Chests} chart=${chart} scene=${scene} />
    ${look && html`<${Beams} look=${look} sighted=${sighted} />`}
    ${voyage && layers.track && html`<${Track} voyage=${voyage} />`}
    <${Preview} scene=${scene} chart=${chart} hand=${hand} />
    <${Reach} hand=${hand} chart=${chart} />
    ${hand.way && hand.way.path.length > 0 && scene.at != null && html`<${Course} start=${scene.at} path=${hand.way.path} />`}
    ${warm && html`<${Odds} heat=${heat} taken=${taken} percent=${(/** @type {number} */ part) => words.percent(part)} />`}
    ${aims && html`<${Guns} start=${ships[ship]} range=${roll} chart=${chart} />`}
    <${Fleet} scene=${scene} names=${names} />
    ${
      black != null &&
      html`<${Vessel} key="black" square=${black} kind="pirate" name=${text("the-pirate", { name: names[scene.pirate] ?? "" })}
      size=${60} halo=${sighted == null ? true : "#ffb3a0"} />`
    }
    ${shot && html`<${Salvo} shot=${shot} />`}
    ${
      mood &&
      SHOUTS.includes(mood.kind) &&
      mood.square != null &&
      html`<${Shout} key=${mood.kind + mood.square} mood=${mood}
      say=${words.text("piracy-page-shout", { kind: mood.kind })} />`
    }
  </g></g>`;
};
