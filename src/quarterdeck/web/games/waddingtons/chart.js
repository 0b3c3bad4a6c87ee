// The sea chart: sheet, sea and towns under the ships, and what is needed to look at a part of it.
import { useMemo } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";
import { Bridge } from "./bridge.js";
import { Paper, Towns } from "./chart_paper.js";
import { SEA, U } from "./coast.js";
import { Lying, Paints, Sea } from "./islands.js";
import { ChartList, SeaLookout } from "./in_words.js";
import { Fleet } from "./ships.js";
import { Targets } from "./targets.js";
import { useChartZoom } from "./zoom.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {import("./scene.js").Ship} Ship */

/** A press on open water is answered too. @param {import("./hand.js").Hand} hand */
const onWater = (hand) => (/** @type {MouseEvent & {currentTarget: SVGSVGElement}} */ event) => {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    event.currentTarget.getScreenCTM()?.inverse(),
  );
  const square = box.squareAt(Math.floor(x / U) + 1, box.SIDE - Math.floor(y / U));
  if (square != null) hand.press(square);
};

/** The ship a look at the chart is about: the one asked, else the one that sails. @param {Props} props */
function shipInQuestion({ session: { scene, shown }, hand }) {
  const asked = shown?.view?.awaiting.ship;
  const at = hand.mine && asked != null && hand.moment !== "call" ? asked : scene.sailing;
  return /** @type {Ship | undefined} */ (scene.ships[at]) ?? null;
}

/** Whose home each port is. @param {import("./scene.js").Scene} scene */
function homesOf(scene) {
  const homes = new Map(scene.ships.map((/** @type {Ship} */ each) => [each.home, each.owner]));
  scene.homes.forEach((/** @type {number} */ port, /** @type {number} */ seat) => homes.set(port, seat));
  return homes;
}

/** What has just happened, over the title of the chart. @param {{session: Props["session"]}} props */
const CryOut = ({ session: { scene, names, busy } }) => {
  const { words } = useShell();
  if (!busy || !scene.mood?.say) return null;
  return html`<p class="cry-out" role="status"><${Art} name="rose" />
    <span>${words.say(scene.mood.say, names)}</span></p>`;
};

/** @param {Props} props */
export const Chart = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const { scene } = session;
  const ship = shipInQuestion({ session, hand });
  const printed = useMemo(() => html`<${Paints} /><${Paper} /><${Sea} />`, [words.language]);
  const lit = hand.targets.map(({ square }) => square);
  const lens = useChartZoom(ship?.square ?? null, hand.target?.square ?? null, lit);
  return html`<div class=${`chartroom ${lens.on ? "chartroom--lens" : ""}`}>
    <svg ref=${lens.sheet} class="seasheet" viewBox=${lens.viewBox} role="group" aria-label=${text("chart")}
      onClick=${onWater(hand)} ...${lens.fingers}>
      ${printed}<${Towns} homes=${homesOf(scene)} /><${Lying} scene=${scene} />
      <rect class="edge" width=${SEA} height=${SEA} />
      <${Fleet} scene=${scene} names=${session.names} />
      <${Targets} scene=${scene} hand=${hand} ship=${ship} close=${lens.on} />
      <${SeaLookout} session=${session} hand=${hand} from=${ship?.square ?? box.FIRST_HARBOUR} /></svg>
    <${ChartList} session=${session} />
    ${
      lens.on
        ? html`<${Bridge} session=${session} hand=${hand} ship=${ship} lens=${lens} />`
        : html`<${CryOut} session=${session} />`
    }</div>`;
};
