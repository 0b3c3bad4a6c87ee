// Beside a chart that shows a part of the sea: the whole of it, small; buttons to come closer; headings for a thumb.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";
import { MARGIN_X, SEA, spotOf, U, X, Y } from "./coast.js";
import { callsOf, DockCalls } from "./crew.js";
import { deedWords, dyeOf } from "./pieces.js";
import { vesselWords } from "./ships.js";

/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {{lens: import("./zoom.js").Lens}} Looking */

/** The whole sea, small: pressing goes there. @param {Looking & {scene: import("./scene.js").Scene}} props */
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

/** @param {Looking} props */
const Zoom = ({ lens }) => {
  const text = useText("waddingtons");
  return html`<div class="zoom"><button type="button" aria-label=${text("closer")} onClick=${() => lens.zoom(0.75)}>+</button>
    <button type="button" aria-label=${text("farther")} onClick=${() => lens.zoom(1.34)}>−</button></div>`;
};

/** @param {{hand: import("./hand.js").Hand, face: string}} props */
const Heading = ({ hand, face }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  return html`<button type="button" data-heading=${face} aria-pressed=${String(face === hand.face)}
    onClick=${() => hand.look(face)}><span class="sr">${deedWords(words, box.partsOf(`turn ${face}`))}</span>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M0-10L8 8Q0 3-8 8Z" fill="currentColor"
      transform=${`rotate(${box.HEADINGS.indexOf(face) * 45})`} /></svg>
    <span aria-hidden="true">${text("heading-short", { heading: face })}</span></button>`;
};

/** The headings that can be chosen, each where it always is. @param {{hand: import("./hand.js").Hand}} props */
const Headings = ({ hand }) => {
  const text = useText("waddingtons");
  return html`<div class="headings" role="group" aria-label=${text("bows")}>${box.HEADINGS.map(
    (face) =>
      hand.faces.includes(face) ? html`<${Heading} key=${face} hand=${hand} face=${face} />` : html`<i key=${face}></i>`,
  )}</div>`;
};

/** What is asked, has happened or can be called; else how the ship lies. @param {Props & {ship: Ship | null}} props */
const Told = ({ session, hand, ship }) => {
  const { words } = useShell();
  const { scene, names, busy } = session;
  if (hand.faces.length) return html`<${Headings} hand=${hand} />`;
  if (busy && scene.mood?.say) return html`<p role="status">${words.say(scene.mood.say, names)}</p>`;
  if (ship && callsOf(session, hand, ship).length)
    return html`<${DockCalls} session=${session} hand=${hand} ship=${ship} />`;
  return ship && html`<p aria-hidden="true">${vesselWords(words, ship, names)}</p>`;
};

/** @param {Props & Looking & {ship: Ship | null}} props */
export const Bridge = ({ session, hand, ship, lens }) => html`<div class="bridge">
  <${Overview} scene=${session.scene} lens=${lens} /><${Zoom} lens=${lens} />
  <div class="bridge__told"><${Told} session=${session} hand=${hand} ship=${ship} /></div></div>`;
