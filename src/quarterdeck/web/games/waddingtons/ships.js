// Ships on the chart: hull in the colour of their seat, emblem of their port, and how far they can sail.
import { useRef } from "preact/hooks";
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import * as box from "./box.js";
import { use } from "./chart_paper.js";
import { spotOf } from "./coast.js";
import { dyeOf } from "./pieces.js";

/** @typedef {import("./scene.js").Ship} Ship */

const SIZE = 84;

/** The same heading, reached by the shorter turn. @param {number} heading */
function useAngle(heading) {
  const angle = useRef(heading * 45);
  const by = (heading * 45 - angle.current) % 360;
  angle.current += by > 180 ? by - 360 : by < -180 ? by + 360 : by;
  return angle.current;
}

/** @param {{port: number, angle: number, scale?: number, wake?: boolean}} props */
const Hull = ({ port, angle, scale = 1, wake }) => {
  const [size, mark] = [SIZE * scale, 17.4 * scale];
  const part = (/** @type {string} */ name) => use(name, [-size / 2, -size / 2, size]);
  const [x, y] = [
    3.4 * scale * Math.sin((angle * Math.PI) / 180),
    -3.4 * scale * Math.cos((angle * Math.PI) / 180),
  ];
  return html`<g><g class="hull" style=${{ transform: `rotate(${angle}deg)` }}>
      ${wake && part("ship-wake")}${wake && part("ship-shadow")}
      <g class="in-seat">${part("ship-hull")}</g></g>
    ${use(`emblem-${box.PORTS[port]}`, [x - mark / 2, y - mark / 2, mark], { class: "on-seat" })}</g>`;
};

/** A ship that is only thought of. @param {{port: number, seat: number, square: number, face: string | null}} props */
export const Ghost = ({ port, seat, square, face }) => {
  const [x, y] = spotOf(square);
  return html`<g class="ghost" data-dye=${dyeOf(seat)} transform=${`translate(${x} ${y})`}>
    <${Hull} port=${port} angle=${Math.max(0, box.HEADINGS.indexOf(face ?? "n")) * 45} scale=${0.66} /></g>`;
};

/** Ships on one square lie side by side. @param {Ship[]} ships @param {number} at */
function berth(ships, at) {
  const together = ships.map((_, other) => other).filter((other) => ships[other].square === ships[at].square);
  const place = together.indexOf(at) - (together.length - 1) / 2;
  return { x: place * 21, y: place * -9, scale: together.length > 1 ? 0.8 : 1 };
}

/** Whose ship it is, where it lies and how far it sails. @param {import("../../table/words.js").Words} words @param {Ship} ship @param {string[]} names */
export const vesselWords = (words, ship, names) =>
  words.text("waddingtons-page-vessel", {
    ...{ name: names[ship.owner] ?? "", port: box.PORTS[ship.home], square: box.nameOf(ship.square) },
    ...{ heading: box.HEADINGS[ship.heading], strength: box.strength(ship.values) },
  });

/** @param {{scene: import("./scene.js").Scene, names: string[], at: number, live: boolean}} props */
const ShipOnChart = ({ scene, names, at, live }) => {
  const { words } = useShell();
  const ship = /** @type {Ship} */ (scene.ships[at]);
  const angle = useAngle(ship.heading);
  const { x, y, scale } = berth(scene.ships, at);
  const [left, top] = spotOf(ship.square);
  const strength = box.strength(ship.values);
  return html`<g class="vessel" data-dye=${dyeOf(ship.owner)} data-ship=${box.PORTS[ship.home]} data-name=${vesselWords(words, ship, names)}
    aria-hidden="true" style=${{ transform: `translate(${left + x}px, ${top + y}px)` }}>
    ${live && html`<circle class="glow" r="38" />`}
    <${Hull} port=${ship.home} angle=${angle} scale=${scale} wake=${ship.square < box.FIRST_HARBOUR} />
    <g class="far" transform=${`translate(${21 * scale} ${-19 * scale})`}><circle r="9.5" />
      <text y="4.4">${strength}</text></g></g>`;
};

/** @param {{scene: import("./scene.js").Scene, names: string[]}} props */
export const Fleet = ({ scene, names }) =>
  scene.ships.map(
    (
      /** @type {Ship} */ ship,
      /** @type {number} */ at,
    ) => html`<${ShipOnChart} key=${ship.home} scene=${scene} names=${names} at=${at}
      live=${at === scene.sailing} />`,
  );
