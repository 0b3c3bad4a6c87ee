// The sea chart: sheet, sea and towns under the ships, and over them what is asked about a meeting.
import { useMemo } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clause } from "../../components/clause.js";
import { Switch } from "../../components/forms.js";
import * as box from "./box.js";
import { Paper, Towns } from "./chart_paper.js";
import { MARGIN_X, SEA, spotOf, U, X, Y } from "./coast.js";
import { Lying, Paints, Sea } from "./islands.js";
import { Badge, dyeOf, Hand, Odds } from "./pieces.js";
import { Fleet } from "./ships.js";
import { Targets } from "./targets.js";
import { useChartZoom } from "./zoom.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {import("./scene.js").Ship} Ship */

/** The odds the coach gives for an action that is an attack. @param {import("../../table/types.js").Counsel | null} advice @param {string} word */
export const oddsOf = (advice, word) => {
  const choice = advice?.choices?.find((each) => each.action === word);
  return choice?.reason.key === "waddingtons-coach-fight" ? choice.reason.arguments : null;
};

/** Ships that may call an attack on the way, and one that would be attacked. @param {Props} props @param {Ship} ship */
function meetings({ session, hand }, ship) {
  const { target } = hand;
  const line = target?.word.startsWith("sail") ? box.lineTo(ship.square, target.square) : null;
  if (!line || hand.moment !== "sail") return [];
  const squares = Array.from({ length: line.steps }, (_, n) => box.along(ship.square, line.heading, n + 1));
  return session.scene.ships.filter(
    (/** @type {Ship} */ { square, owner }) =>
      squares.includes(square) && owner !== ship.owner && !box.isSafe(square),
  );
}

/** @param {Props & {other: Ship}} props */
const Passing = ({ session, hand, other }) => {
  const text = useText("waddingtons");
  const attack = hand.target?.square === other.square;
  const odds = attack && oddsOf(session.advice, hand.target?.word ?? "");
  return html`<div class="pin"><h2><${Badge} port=${other.home} seat=${other.owner} />
      ${text(attack ? "you-attack" : "you-pass", { name: session.names[other.owner] })}</h2>
    <p>${text(attack ? "you-attack-say" : "you-pass-say", { square: box.nameOf(other.square) })}
      ${" "}<${Clause} number=${attack ? "W33" : "W15"} onOpen=${session.openClause} /></p>
    ${odds && html`<${Odds} odds=${odds} />`}</div>`;
};

/** Somebody comes alongside: call attack? @param {Props} props */
const Alongside = ({ session, hand }) => {
  const text = useText("waddingtons");
  const ship = /** @type {Ship} */ (session.scene.ships[session.scene.sailing]);
  const subject = `ship ${box.PORTS[ship.home]}`;
  const odds = oddsOf(session.advice, "attack");
  return html`<div class="pin pin--asked" role="status"><h2><${Badge} port=${ship.home} seat=${ship.owner} />
      ${text("alongside", { name: session.names[ship.owner] })}</h2>
    <p><${Hand} values=${ship.values} known=${ship.known} /> ${text("alongside-say")}
      ${" "}<${Clause} number="W15" onOpen=${session.openClause} /></p>
    ${odds && html`<${Odds} odds=${odds} />`}
    <${Switch} label=${text("never-ask")} on=${session.shown?.orders[subject] === "pass"}
      onChange=${(/** @type {boolean} */ on) => hand.order(subject, on ? "pass" : null)} /></div>`;
};

/** The whole sea, small, for the phone: pressing goes there. @param {{scene: import("./scene.js").Scene, lens: import("./zoom.js").Lens}} props */
const Overview = ({ scene, lens }) => {
  const text = useText("waddingtons");
  const go = (/** @type {PointerEvent & {currentTarget: Element}} */ event) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = (SEA + 2 * MARGIN_X) / width;
    lens.goTo((event.clientX - left) * scale - MARGIN_X, (event.clientY - top) * scale - MARGIN_X);
  };
  return html`<button type="button" class="mini" aria-label=${text("overview")} onClick=${go}>
    <svg viewBox=${`${-MARGIN_X} ${-MARGIN_X} ${SEA + 2 * MARGIN_X} ${SEA + 2 * MARGIN_X}`} aria-hidden="true">
      <rect class="mini__sea" width=${SEA} height=${SEA} />
      ${Object.entries(box.ISLANDS).map(
        ([name, [c0, r0, c1, r1]]) => html`<rect key=${name} class="mini__land" rx="24"
        x=${(c0 - 1) * U} y=${Y(r1) - U / 2} width=${(c1 - c0 + 1) * U} height=${(r1 - r0 + 1) * U} />`,
      )}
      ${box.HARBOURS.map(
        ([c, r], port) => html`<rect key=${port} class="mini__port" x=${X(c) - 24} y=${Y(r) - 24}
        width="48" height="48" />`,
      )}
      ${scene.ships.map((/** @type {Ship} */ { owner, home, square }) => {
        const [x, y] = spotOf(square);
        return html`<circle key=${home} class="mini__ship" data-dye=${dyeOf(owner)} cx=${x} cy=${y} r="44" />`;
      })}
      <rect class="mini__look" x=${lens.x} y=${lens.y} width=${lens.width} height=${lens.height} /></svg></button>`;
};

/** @param {{lens: import("./zoom.js").Lens}} props */
const Zoom = ({ lens }) => {
  const text = useText("waddingtons");
  return html`<div class="zoom"><button type="button" aria-label=${text("closer")} onClick=${() => lens.zoom(0.75)}>+</button>
    <button type="button" aria-label=${text("farther")} onClick=${() => lens.zoom(1.34)}>−</button></div>`;
};

/** A press on open water is answered too. @param {import("./hand.js").Hand} hand */
const onWater = (hand) => (/** @type {MouseEvent & {currentTarget: SVGSVGElement}} */ event) => {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
    event.currentTarget.getScreenCTM()?.inverse(),
  );
  const square = box.squareAt(Math.floor(x / U) + 1, box.SIDE - Math.floor(y / U));
  if (square != null) hand.press(square);
};

/** @param {Props} props */
export const Chart = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const { scene, names, shown } = session;
  const asked = shown?.view?.awaiting.ship;
  const at = hand.mine && asked != null && hand.moment !== "call" ? asked : scene.sailing;
  const ship = /** @type {Ship | undefined} */ (scene.ships[at]);
  const printed = useMemo(() => html`<${Paints} /><${Paper} /><${Sea} />`, [words.language]);
  const lens = useChartZoom(hand.target?.square ?? ship?.square ?? null);
  const homes = new Map(scene.ships.map((/** @type {Ship} */ each) => [each.home, each.owner]));
  scene.homes.forEach((/** @type {number} */ port, /** @type {number} */ seat) => homes.set(port, seat));
  const met = ship ? meetings({ session, hand }, ship) : [];
  return html`<div class="chartroom">
    <svg ref=${lens.sheet} class="seasheet" viewBox=${lens.viewBox} role="group" aria-label=${text("chart")}
      onClick=${onWater(hand)} ...${lens.fingers}>
      ${printed}<${Towns} homes=${homes} /><${Lying} scene=${scene} />
      <rect class="edge" width=${SEA} height=${SEA} />
      <${Fleet} scene=${scene} names=${names} /><${Targets} scene=${scene} hand=${hand} ship=${ship ?? null} /></svg>
    ${lens.narrow && html`<${Overview} scene=${scene} lens=${lens} /><${Zoom} lens=${lens} />`}
    <div class="pins">${hand.mine && hand.moment === "call" && html`<${Alongside} session=${session} hand=${hand} />`}
      ${met.map(
        (/** @type {Ship} */ other) => html`<${Passing} key=${other.home} session=${session} hand=${hand}
          other=${other} />`,
      )}</div>
    ${
      session.busy &&
      scene.mood?.say &&
      html`<p class="cry-out" role="status"><${Art} name="rose" />
      ${words.say(scene.mood.say, names)}</p>`
    }</div>`;
};
