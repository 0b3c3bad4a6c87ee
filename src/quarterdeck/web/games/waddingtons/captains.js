// Everyone's ship at a glance: crew, hold, and the ruler to twenty; and one's own crew, face up.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { AboutChair } from "../../components/flag.js";
import * as box from "./box.js";
import { Aboard, Badge, dyeOf, Hand, NamedThing, Thing } from "./pieces.js";
import { shipOf } from "./scene.js";
import { ActionButton } from "./thing_buttons.js";
import { useNarrow } from "./zoom.js";

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
    <span class="roundel" aria-hidden="true"><svg viewBox="-32 -32 64 64">
      <use class="in-seat" href="/art/waddingtons.svg#ship-hull" x="-32" y="-32" width="64" height="64" />
      <use class="on-seat" href=${`/art/waddingtons.svg#emblem-${port}`} x="-6.6" y="-9.2" width="13.2"
        height="13.2" /></svg></span>
    <div class="cap__line"><b>${names[ship.owner]}</b><span class="sub">${words.text("waddingtons-port", { port })}
        ${" "}<${AboutChair} chair=${shown?.chairs[ship.owner] ?? {}} /></span>
      <${Hand} values=${ship.values} known=${ship.known} />
      <em class="far-of"><${Art} name="waddingtons/icon-sail" />${box.strength(ship.values)}</em>
      <${Aboard} hold=${ship.hold} /></div>
    <div class="cap__line"><${Ruler} chest=${ship.chest} docks=${docks.slice(box.TREASURE, box.CARDS)} />
      <output data-score=${ship.owner}>${points}</output>
      ${shown?.subjects?.includes(subject) && html`<${Order} session=${session} hand=${hand} subject=${subject} />`}</div>
    <div class="cap__more"><${Extras} cards=${ship.cards} docks=${docks} /></div></li>`;
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

/** What one's own docks could send now. @param {Props & {ship: Ship}} props */
const Calls = ({ session, hand, ship }) => {
  const text = useText("waddingtons");
  const mine =
    hand.mine &&
    ["sail", "head", "flee", "trade"].includes(hand.moment) &&
    shipOf(session.shown?.view)?.home === ship.home;
  const some = mine ? (session.shown?.actions ?? []).filter((word) => /^(muster|chest) /.test(word)) : [];
  return (
    some.length > 0 &&
    html`<div class="calls"><small>${text("from-docks")}</small>${some.map(
      (word) => html`<${ActionButton} key=${word} word=${word} session=${session} hand=${hand} />`,
    )}</div>`
  );
};

/** One's own crew, sun and moon watch apart. @param {Props & {ship: Ship}} props */
export const Crew = ({ session, hand, ship }) => {
  const text = useText("waddingtons");
  const crew = ship.hand ?? ship.known;
  const { red, black } = box.watches(crew);
  const cards = (/** @type {boolean} */ sun) =>
    box
      .each(crew)
      .filter((thing) => box.isRed(thing) === sun)
      .reverse();
  return html`<section class="buc panel crew-panel"><div class="panel__head"><h2>${text("your-crew")}</h2>
      <small><${Badge} port=${ship.home} seat=${ship.owner} /></small></div>
    <div class="crewhand"><div class="fan">${[true, false].map(
      (sun) => html`<div key=${sun} class="fan__cards">
        ${cards(sun).map((thing, place) => html`<${NamedThing} key=${place} thing=${thing} />`)}</div>`,
    )}</div>
      <div class="strength">
        <p><${Art} name="waddingtons/icon-sail" /><b>${red + black}</b><span>${text("sailing")}</span></p>
        <p><${Art} name="waddingtons/icon-fight" /><b>${Math.abs(red - black)}</b><span>${text("fighting")}<br />
          <i class="red"><${Art} name="waddingtons/watch-red" />${red}</i>
          <i class="black"><${Art} name="waddingtons/watch-black" />${black}</i></span></p></div></div>
    <${Calls} session=${session} hand=${hand} ship=${ship} /></section>`;
};

/** @param {Props} props */
export const Beside = ({ session, hand }) => {
  const text = useText("waddingtons");
  const narrow = useNarrow();
  const { scene } = session;
  const own = scene.ships.filter((/** @type {Ship} */ { owner }) => owner === hand.seat);
  return html`${
    scene.ships.length > 0 &&
    html`<section class="buc panel captains">
    <div class="panel__head"><h2>${text("race")}</h2>
      <small class="key"><i class="in"></i>${text("chest")}<i></i>${text("docks")}</small></div>
    <ul>${scene.ships.map(
      (/** @type {Ship} */ { home }, /** @type {number} */ at) => html`<${Captain} key=${home} session=${session}
        hand=${hand} at=${at} />`,
    )}</ul><${FreePorts} scene=${scene} /></section>`
  }
    ${
      !narrow &&
      own.map(
        (/** @type {Ship} */ ship) =>
          html`<${Crew} key=${ship.home} session=${session} hand=${hand} ship=${ship} />`,
      )
    }`;
};

/** The race in one line: for the phone, and over a replay. @param {{session: import("./scene.js").Session}} props */
export const Strip = ({ session: { scene, names } }) => {
  const boat = (/** @type {Ship} */ { home, owner, chest }, /** @type {number} */ at) => {
    const points = box.points(chest) + box.points(scene.docks[home].slice(box.TREASURE, box.CARDS));
    return html`<li key=${home} data-dye=${dyeOf(owner)} aria-current=${at === scene.sailing ? "true" : undefined}>
      <${Badge} port=${home} seat=${owner} /><span>${names[owner]}</span><b>${points}</b>
      <u><i style=${{ width: `${Math.min(100, (100 * points) / box.GOAL)}%` }}></i></u></li>`;
  };
  return html`<ul class="buc strip">${scene.ships.map(boat)}</ul>`;
};
