// Everyone's ship at a glance: crew, hold, and the ruler to twenty.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { AboutChair, SameDevice } from "../../components/flag.js";
import { useShape } from "../../hooks/shape.js";
import * as box from "./box.js";
import { Crew, DockCalls } from "./crew.js";
import { Aboard, Badge, dyeOf, Hand, NamedThing, Thing } from "./pieces.js";
import { useLens } from "./zoom.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {import("./scene.js").Ship} Ship */

/** Treasure at home, in the chest and in the docks, piece by piece. @param {{chest: number[], docks: number[]}} props */
const Ruler = ({ chest, docks }) => {
  const { words } = useShell();
  const piece = (/** @type {number} */ kind, /** @type {number} */ place, /** @type {boolean} */ inside) =>
    html`<span key=${`${inside}${place}`} class=${inside ? "in" : ""}
      style=${{ width: `${(100 * box.POINTS[kind]) / box.GOAL}%` }}>
      <${Thing} thing=${box.TREASURE + kind} />${box.POINTS[kind] > 2 && box.POINTS[kind]}</span>`;
  const label = words.text("waddingtons-page-ruler", { chest: box.points(chest), docks: box.points(docks) });
  return html`<div class="ruler" role="img" aria-label=${label}>
    ${box.each(chest).map((kind, place) => piece(kind, place, true))}
    ${box.each(docks).map((kind, place) => piece(kind, place, false))}</div>`;
};

/** Kept cards, and crew waiting in the docks. @param {{cards: number[], docks: number[]}} props */
const Extras = ({ cards, docks }) =>
  html`${box
    .each(cards)
    .map(
      (card, place) => html`<${NamedThing} key=${`c${place}`} class="extra" thing=${box.CARDS + card} />`,
    )}${box
    .each(docks.map((count, thing) => (thing < box.TREASURE || thing >= box.CARDS ? count : 0)))
    .map(
      (thing, place) => html`<${NamedThing} key=${`d${place}`} class="extra extra--docks" thing=${thing} />`,
    )}`;

/** What an order about a ship says: nothing, never or always. */
const NEXT = /** @type {Record<string, string | null>} */ ({ ask: "pass", pass: "attack", attack: null });

/** Whether to be asked about a ship that comes alongside. @param {Props & {subject: string}} props */
const Order = ({ session, hand, subject }) => {
  const text = useText("waddingtons");
  const order = session.shown?.orders[subject] ?? "ask";
  return html`<button type="button" class=${`order order--${order}`} data-order=${subject}
    title=${text("order", { order })} aria-label=${text("order", { order })} onClick=${() => hand.order(subject, NEXT[order])}>
    <${Art} name="waddingtons/icon-fight" /></button>`;
};

/** @param {Props & {at: number}} props */
const Captain = ({ session, hand, at }) => {
  const { words } = useShell();
  const { scene, names, shown } = session;
  const ship = /** @type {Ship} */ (scene.ships[at]);
  const docks = scene.docks[ship.home];
  const port = box.PORTS[ship.home];
  const points = box.points(ship.chest) + box.points(docks.slice(box.TREASURE, box.CARDS));
  const subject = `ship ${port}`;
  return html`<li class="cap" data-dye=${dyeOf(ship.owner)} data-captain=${port}
    aria-current=${at === scene.sailing ? "true" : undefined}>
    <span class="roundel" aria-hidden="true" data-name=${words.text("waddingtons-port", { port })}><svg viewBox="-32 -32 64 64">
      <use class="in-seat" href="/art/waddingtons.svg#ship-hull" x="-32" y="-32" width="64" height="64" />
      <use class="on-seat" href=${`/art/waddingtons.svg#emblem-${port}`} x="-6.6" y="-9.2" width="13.2"
        height="13.2" /></svg></span>
    <div class="cap__line"><b title=${names[ship.owner]}>${names[ship.owner]}</b>      <${Hand} values=${ship.values} known=${ship.known} />
      <em class="far-of" data-name=${words.text("waddingtons-page-sailing")}><${Art} name="waddingtons/icon-sail" />${box.strength(ship.values)}</em>
      <${Aboard} hold=${ship.hold} /></div>
    <div class="cap__line"><${Ruler} chest=${ship.chest} docks=${docks.slice(box.TREASURE, box.CARDS)} />
      <output data-score=${ship.owner}>${points}</output>
      ${shown?.subjects?.includes(subject) && html`<${Order} session=${session} hand=${hand} subject=${subject} />`}</div>
    <div class="cap__more"><span class="sub">${words.text("waddingtons-port", { port })}
      ${" "}<${SameDevice} chair=${shown?.chairs[ship.owner]} chairs=${shown?.chairs} /> <${AboutChair} chair=${shown?.chairs[ship.owner] ?? {}} seat=${ship.owner} /></span><${Extras} cards=${ship.cards} docks=${docks} /></div></li>`;
};

/** Docks that are nobody's. @param {{scene: import("./scene.js").Scene}} props */
const FreePorts = ({ scene }) => {
  const { words } = useShell();
  const taken = scene.ships.map((/** @type {Ship} */ { home }) => home);
  const free = box.PORTS.map((_, port) => port).filter((port) => !taken.includes(port));
  return html`<div class="ports">${free.map(
    (port) => html`<div key=${port}><${Badge} port=${port} />
    <b>${words.text("waddingtons-port", { port: box.PORTS[port] })}</b>${box
      .each(scene.docks[port])
      .map((thing, place) => html`<${NamedThing} key=${place} class="extra" thing=${thing} />`)}</div>`,
  )}</div>`;
};

/** What the seat here sails. @param {import("./scene.js").Scene} scene @param {number | null | undefined} seat */
const ownShips = ({ ships }, seat) => ships.filter(({ owner }) => owner === seat);

/** @param {Props} props */
const Captains = ({ session, hand }) => {
  const text = useText("waddingtons");
  const { scene } = session;
  return html`<section class="buc panel captains">
    <div class="panel__head"><h2>${text("race")}</h2>
      <small class="key"><i class="in"></i>${text("chest")}<i></i>${text("docks")}</small></div>
    <ul>${scene.ships.map(
      (/** @type {Ship} */ { home }, /** @type {number} */ at) => html`<${Captain} key=${home} session=${session}
        hand=${hand} at=${at} />`,
    )}</ul><${FreePorts} scene=${scene} /></section>`;
};

/** @param {Props} props */
export const Beside = ({ session, hand }) => {
  const lens = useLens();
  const { scene } = session;
  const own = lens ? [] : ownShips(scene, hand.seat);
  return html`${scene.ships.length > 0 && html`<${Captains} session=${session} hand=${hand} />`}
    ${
      own.length > 0 &&
      html`<div class="crews">${own.map(
        (ship) => html`<${Crew} key=${ship.home} ship=${ship}>
          <${DockCalls} session=${session} hand=${hand} ship=${ship} /><//>`,
      )}</div>`
    }`;
};

/** A ship in the strip. @param {{session: import("./scene.js").Session, at: number}} props */
const Runner = ({ session: { scene, names }, at }) => {
  const { home, owner, chest } = /** @type {Ship} */ (scene.ships[at]);
  const points = box.points(chest) + box.points(scene.docks[home].slice(box.TREASURE, box.CARDS));
  return html`<li data-dye=${dyeOf(owner)} title=${names[owner]}
    aria-current=${at === scene.sailing ? "true" : undefined}>
    <${Badge} port=${home} seat=${owner} /><span>${names[owner]}</span><b>${points}</b>
    <u><i style=${{ width: `${Math.min(100, (100 * points) / box.GOAL)}%` }}></i></u></li>`;
};

/** The race in one line, and one's own crew, where they cannot stand beside the chart. @param {{session: import("./scene.js").Session}} props */
export const Strip = ({ session }) => {
  const wide = useShape() === "wide";
  const lens = useLens();
  const { scene, shown } = session;
  if (wide) return null;
  const own = lens ? ownShips(scene, shown?.seat) : [];
  return html`<ul class="buc strip">${scene.ships.map(
    ({ home }, at) => html`<${Runner} key=${home} session=${session} at=${at} />`,
  )}</ul>${
    own.length > 0 &&
    html`<div class="crews">${own.map(
      (ship) => html`<${Crew} key=${ship.home} ship=${ship} small=${own.length > 1} />`,
    )}</div>`
  }`;
};
