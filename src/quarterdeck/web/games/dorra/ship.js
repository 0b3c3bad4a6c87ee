// A ship card: its money, the crew it takes, what a "?" is paid, its booty.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Tower } from "./pieces.js";

/** @param {string} name @param {number} x @param {number} y @param {number} width @param {number} [height] */
const use = (name, x, y, width, height = width) =>
  html`<use href=${`/art/dorra.svg#${name}`} x=${x} y=${y} width=${width} height=${height} />`;

/** @param {{number: number, ship: import("./view.js").Ship}} props */
export const ShipCard = ({ number, ship: { ducats, min_crew: crew, question_pay: pay, booty } }) => {
  const kinds = /** @type {string[]} */ (booty);
  const large = kinds.length > 1;
  const step = crew > 6 ? 130 / crew : 21;
  return html`<svg viewBox="0 0 200 216" aria-hidden="true">
    <rect width="200" height="216" rx="11" fill="var(--ivory)" />
    <svg x="6" y="6" width="188" height="112" viewBox="0 0 200 118" preserveAspectRatio="xMidYMid slice">
      ${use(large ? "ship-large" : "ship-small", 0, 0, 200, 118)}</svg>
    <rect x="6" y="6" width="188" height="112" fill="none" stroke="var(--print-soft)" />
    <rect x="3" y="3" width="194" height="210" rx="8" fill="none" stroke="var(--print-line)" stroke-width="1.5" />
    <g class="ship__text">
      ${use("ducat", 8, 7, 62)}<text x="39" y="48" font-size="31">${ducats}</text>
      <text class="ship__number" x="184" y="24" font-size="15" text-anchor="end">${number}</text>
      <path d="M12 124h42v22q0 8-21 13q-21-5-21-13z" fill="#153b4a" stroke="#e3b955" />
      <text x="33" y="150" font-size="28" fill="#fdf3d8">${crew}</text>
      <g color="var(--print-ink)">
        ${Array.from({ length: crew }, (_, i) => use("sailor", 62 + i * step, 127, 19, 23))}</g>
      <rect x="12" y="169" width="68" height="34" rx="17" fill="var(--print-paper)" stroke="var(--print-line)" />
      <circle cx="30" cy="186" r="13" fill="#fbf1da" stroke="#2a2018" /><text x="30" y="194" font-size="22">?</text>
      ${use("ducat", 46, 171, 31)}<text x="61.5" y="193" font-size="20">${pay}</text>
    </g>
    ${kinds.map((kind, i) => use(`booty-${kind}`, large ? 92 + i * 50 : 118, 160, 48))}
  </svg>`;
};

/** What the tag under a card says. @param {{hand: import("./hand.js").Hand, ship: number, crew: number}} props */
const Verdict = ({ hand, ship, crew }) => {
  const text = useText("dorra");
  const { picked } = hand;
  if (!picked) return html`<span class="verdict verdict--none"></span>`;
  const gain = hand.gain(ship);
  if (!hand.mayBoard(ship)) return html`<span class="verdict">${text("needs", { crew })}</span>`;
  const says = gain == null ? text("board") : text("board-gain", { gain: withSign(gain) });
  return html`<span class="verdict">${says}</span>`;
};

/** @param {number} gain */
export function withSign(gain) {
  const whole = Math.round(gain);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : "±"}${Math.abs(whole)}`;
}

/** @param {{ship: number, place: number, scene: import("./scene.js").Scene, hand: import("./hand.js").Hand}} props */
export const ShipButton = ({ ship, place, scene, hand }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const about = scene.numbers.ships[ship];
  const kinds = about.booty.map((/** @type {string} */ kind) => words.text("dorra-icon", { kind }));
  const lit = hand.mayBoard(ship);
  const crew =
    scene.aboard?.ship === ship && scene.piles.find(({ top }) => top === scene.aboard?.top);
  const values = { ducats: about.ducats, crew: about.min_crew, pay: about.question_pay };
  const label = text("ship", { ship: ship + 1, ...values, booty: words.listed(kinds) });
  return html`<div class=${`berth ${lit ? "lit" : hand.picked ? "no" : ""}`} style=${{ "--n": place }}>
    <div class="ship__art" aria-hidden="true"><${ShipCard} number=${ship + 1} ship=${about} />
      <${Verdict} hand=${hand} ship=${ship} crew=${about.min_crew} /></div>
    <button type="button" class="ship" data-goal=${ship + 1}
      aria-label=${lit ? text("ship-lit", { ship: label }) : label} onClick=${() => hand.pressShip(ship)}></button>
    ${
      crew &&
      html`<div class="boarders pile" data-spot="aboard" data-top=${crew.top}><${Tower} discs=${crew.discs} />
      </div>`
    }
  </div>`;
};
