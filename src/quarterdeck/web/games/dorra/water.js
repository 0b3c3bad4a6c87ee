// The water between the coasts: the fleets to come, the ships in sight, the stock.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { KINDS } from "./box.js";
import { Thing } from "./pieces.js";
import { ShipButton } from "./ship.js";

const BERTHS = 3;

/** A pile of cards, face down. */
const Cards = () => html`<svg viewBox="0 0 92 70" aria-hidden="true">
  <g fill="var(--print-paper)" stroke="#2a1a0e">${[8, 4, 0].map(
    (by) => html`<rect key=${by} x=${by + 1} y=${9 - by} width="74" height="56" rx="5" />`,
  )}</g>
  <g transform="translate(20 22)" color="#8a2429">
    <use href="/art/dorra.svg#emblem-black" width="36" height="32" /></g></svg>`;

/** The fleets that are still to come. @param {{deck: number}} props */
const Deck = ({ deck }) => {
  const text = useText("dorra");
  return html`<div class="next" data-name=${text("to-come", { ships: deck })}>${deck > 0 && html`<${Cards} />`}
    <b>${text("to-come", { ships: deck })}</b> <span>${text("fleets", { fleets: Math.ceil(deck / BERTHS) })}</span></div>`;
};

/** @param {{pieces: number[]}} props */
const Stock = ({ pieces }) => {
  const { words } = useShell();
  const text = useText("dorra");
  return html`<div class="stock" data-spot="stock"><b>${text("stock")}</b>${pieces.map(
    (count, kind) => html`<div key=${kind}>
    ${count}<${Thing} kind=${kind} label=${words.text("dorra-kinds", { kind: KINDS[kind] })} /></div>`,
  )}</div>`;
};

/** Where a ship has been. */
const Wake = () => html`<div class="berth berth--gone" aria-hidden="true"><${Art} name="rose" /></div>`;

/** @param {{scene: import("./scene.js").Scene, hand: import("./hand.js").Hand}} props */
export const Water = ({ scene, hand }) => html`<div class="water"><${Deck} deck=${scene.deck} />
  ${scene.open.map((ship, place) => html`<${ShipButton} key=${ship} ship=${ship} place=${place} scene=${scene} hand=${hand} />`)}
  ${Array.from({ length: Math.max(0, BERTHS - scene.open.length) }, (_, n) => html`<${Wake} key=${`gone${n}`} />`)}
  <${Stock} pieces=${scene.pieces} /></div>`;
