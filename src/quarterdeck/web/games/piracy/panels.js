// Beside the chart: whose turn comes when, the die, the fleet, harbours and chests; for the Pirate his own log.
import { useRef } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clock } from "../../components/clock.js";
import { SameDevice } from "../../components/flag.js";
import { useReadingPlace } from "../../hooks/reading_place.js";
import { CHESTS, ENOUGH, nameOf, SHIPS, SUNK, writeLog } from "./box.js";
import { chartOf, portOf } from "./chart.js";
import { ShipIcon } from "./pieces.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./scene.js").Scene} Scene */

const LATELY = 24; // turns of his log that are shown

/** @param {{title: string, small?: string, kind?: string, children?: import("../../app/html.js").Children}} props */
const Panel = ({ title, small, kind = "", children }) => html`<section class=${`panel leaf ${kind}`}>
  <div class="panel__head"><h2>${title}</h2>${small && html`<small class="soft">${small}</small>`}</div>${children}</section>`;

/** The Pirate and one ship after the other, over and over. @param {{scene: Scene, names: string[]}} props */
const Order = ({ scene: { ship, ships, captains, moment, pirate }, names }) => {
  const text = useText("piracy");
  const his = moment === "sail";
  const when = (/** @type {number} */ at, /** @type {boolean} */ pirate) =>
    at === ship && pirate === his ? "is-now" : at < ship || (at === ship && pirate) ? "done" : "soon";
  return html`<div class="turns" aria-hidden="true">${Array.from({ length: SHIPS }, (_, at) =>
    ships[at] === SUNK
      ? null
      : html`<span key=${`p${at}`} class=${`p ${when(at, true)}`} data-name=${text("the-pirate", { name: names[pirate] ?? "" })}><${Art} name="piracy/pirate" /></span>
    <span key=${at} class=${when(at, false)}><${ShipIcon} ship=${at} captain=${captains[at]} name=${text("ship-of", { ship: at + 1, name: names[captains[at]] ?? "" })} /></span>`,
  )}</div>`;
};

/** @param {{scene: Scene, names: string[]}} props */
const Round = ({ scene, names }) => {
  const text = useText("piracy");
  const { turn, ship, captains, roll, moment } = scene;
  const who =
    moment === "sail"
      ? text("the-pirate", { name: names[scene.pirate] ?? "" })
      : text("ship-of", { ship: ship + 1, name: names[captains[ship]] ?? "" });
  return html`<${Panel} title=${text("round", { turn })} small=${who} kind="round"><${Order} scene=${scene} names=${names} />
    ${
      roll != null &&
      html`<div class="rolled"><${Art} class="die" name=${`piracy/die-${roll}`} label=${text("die", { roll })} />
      <span>${text("rolled", { roll, ship: ship + 1 })}</span></div>`
    }<//>`;
};

/** @param {{scene: Scene, chairs?: import("../../net/messages.js").Chair[]}} props */
const TheFleet = ({ scene: { ships, captains, ship, moment }, chairs }) => {
  const text = useText("piracy");
  const now = moment === "station" ? ships.length : moment === "bury" || moment === "depart" ? -1 : ship;
  return html`<${Panel} title=${text("fleet")}><ul class="fleet">${captains.map(
    (
      captain,
      at,
    ) => html`<li key=${at} class=${at === now && moment !== "sail" ? "is-now" : ships[at] === SUNK ? "lost" : ""}>
      <${ShipIcon} ship=${at} captain=${captain} name=${text("ship-of", { ship: at + 1, name: chairs?.[captain]?.name ?? "" })} />
      <b>${ships[at] == null ? "–" : ships[at] === SUNK ? text("lost") : nameOf(ships[at])}</b>
      <small>${chairs?.[captain]?.name} <${SameDevice} chair=${chairs?.[captain]} chairs=${chairs} /></small><${Clock} seat=${captain} /></li>`,
  )}</ul><//>`;
};

/** @param {{scene: Scene}} props */
const Stores = ({ scene: { garrisons, closed, opened, stolen, map } }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const [open, shut] = garrisons;
  const named = (/** @type {number[]} */ squares) =>
    words.listed(squares.map((square) => portOf(chartOf(map), square)));
  return html`<${Panel} title=${text("stores")} kind="stores">
    <p class="store" data-name=${text("unknown", { count: open + shut, open })}><${Art} name="piracy/garrison-down" />${text("unknown", { count: open + shut, open })}</p>
    ${
      closed.length > 0 &&
      html`<p class="store" data-name=${text("closed", { count: closed.length, squares: named(closed) })}><${Art} name="piracy/garrison-closed" />
      ${text("closed", { count: closed.length, squares: named(closed) })}</p>`
    }
    ${
      opened.length > 0 &&
      html`<p class="store" data-name=${text("opened", { squares: named(opened) })}><${Art} name="piracy/garrison-open" />
      ${text("opened", { squares: named(opened) })}</p>`
    }
    <p class="store store--chests" role="img" aria-label=${text("stolen", { count: stolen.length })}>${Array.from(
      { length: CHESTS },
      (_, at) =>
        html`<${Art} key=${at} name=${at < CHESTS - stolen.length ? "piracy/chest" : "piracy/chest-gone"} />`,
    )}</p><//>`;
};

/** Ten chests, as far as they lie, in the order of their squares; and who lays the next. @param {{scene: Scene, names: string[]}} props */
const TenChests = ({ scene: { chests, captains, moment }, names }) => {
  const text = useText("piracy");
  const left = CHESTS - chests.length;
  const round = new Set(captains).size;
  return html`<${Panel} title=${text("ten-chests")} small=${text("to-place", { count: left })}><ol class="ten">${Array.from(
    { length: CHESTS },
    (
      _,
      at,
    ) => html`<li key=${at} class=${moment === "bury" && at === chests.length ? "is-now" : at >= chests.length ? "soon" : ""} data-name=${text("ten-chests")}>
      <${Art} name="piracy/chest" /><b>${chests[at] == null ? "–" : nameOf(chests[at])}</b>
      ${moment === "bury" && html`<small>${at < chests.length ? "" : names[captains[at % round]]}</small>`}</li>`,
  )}</ol><//>`;
};

/** @param {{scene: Scene}} props */
const OwnLog = ({ scene: { stolen, moment, ...scene } }) => {
  const text = useText("piracy");
  const voyage = /** @type {import("./scene.js").Track} */ (scene.voyage); // his own log is shown to him alone
  const lately = writeLog(voyage).slice(-LATELY);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useReadingPlace(list, "", [...lately.map(({ turn }) => ({ key: String(turn) })), { key: moment }]);
  const aboard = stolen.length + (voyage.loading == null ? 0 : 1);
  return html`<${Panel} title=${text("own-log")} small=${text("yours-alone")} kind="own-log">
    <ol ref=${list} class="notation" tabindex="0" aria-label=${text("own-log")}>${lately.map(({ turn, way }) => html`<li key=${turn} value=${turn}>${way}</li>`)}
      ${moment === "sail" && html`<li class="is-now" value=${voyage.legs.length + 1}>${text("where-to")}</li>`}</ol>
    <p class="store store--aboard" data-aboard=${aboard} data-name=${text("aboard", { count: aboard, enough: ENOUGH })}>${Array.from(
      { length: Math.max(ENOUGH, aboard) },
      (_, at) => html`<${Art} key=${at} class=${at < aboard ? "" : "faint"} name="piracy/chest" />`,
    )}<b>${text("aboard", { count: aboard, enough: ENOUGH })}</b></p>
    ${voyage.loading != null && html`<p class="soft">${text("unmissed", { square: nameOf(voyage.loading) })}</p>`}<//>`;
};

/** @param {{session: TableSession}} props */
export const Beside = ({ session: { scene, shown, names } }) => {
  const text = useText("piracy");
  const secret = shown?.seat != null && shown.seat === scene.pirate;
  if (scene.turn === 0)
    return html`<div class="beside">
      ${
        secret &&
        html`<p class="secret"><${Art} name="i-lock" />
        <span><b>${text("only-you")}</b> ${text("only-you-say")}</span></p>`
      }
      <${TenChests} scene=${scene} names=${names} /><${TheFleet} scene=${scene} chairs=${shown?.chairs} /></div>`;
  return html`<div class="beside"><${Round} scene=${scene} names=${names} />
    ${secret && scene.voyage && html`<${OwnLog} scene=${scene} />`}
    <${TheFleet} scene=${scene} chairs=${shown?.chairs} /><${Stores} scene=${scene} /></div>`;
};
