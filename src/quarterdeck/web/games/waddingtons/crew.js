// One's own crew, face up, and whom one's docks could send.
import { Art, html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import * as box from "./box.js";
import { Badge, Hand, NamedThing } from "./pieces.js";
import { shipOf } from "./scene.js";
import { ActionButton } from "./thing_buttons.js";

/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand, ship: Ship}} Props */

const ROW = 8; // cards that have room side by side
const CALLING = ["sail", "head", "flee", "trade"];

/** Words for crew and chests at home, said from wherever the ship is. @param {Props["session"]} session @param {Props["hand"]} hand @param {Ship} ship */
export function callsOf(session, hand, ship) {
  const asked = hand.mine && CALLING.includes(hand.moment) && shipOf(session.shown?.view)?.home === ship.home;
  return asked ? (session.shown?.actions ?? []).filter((word) => /^(muster|chest) /.test(word)) : [];
}

/** What one's own docks could send now. @param {Props} props */
export const DockCalls = ({ session, hand, ship }) => {
  const text = useText("waddingtons");
  const some = callsOf(session, hand, ship);
  return (
    some.length > 0 &&
    html`<div class="calls"><small>${text("from-docks")}</small>${some.map(
      (word) => html`<${ActionButton} key=${word} word=${word} session=${session} hand=${hand} />`,
    )}</div>`
  );
};

/** Cards of one kind: side by side, or the first and how many where there is little room. @param {{thing: number, count: number}} props */
const Pile = ({ thing, count }) => html`<span class="pile">
  ${Array.from({ length: count }, (_, place) => html`<${NamedThing} key=${place} thing=${thing} />`)}
  ${count > 1 && html`<b class="pile__count" aria-hidden="true">×${count}</b>`}</span>`;

/** Cards of one colour, the best first. @param {{crew: number[], red: boolean}} props */
export const Watch = ({ crew, red }) => {
  const kinds = crew.map((_, thing) => thing).filter((thing) => crew[thing] && box.isRed(thing) === red);
  return html`<div class="fan__cards">${kinds
    .reverse()
    .map((thing) => html`<${Pile} key=${thing} thing=${thing} count=${crew[thing]} />`)}</div>`;
};

/** @param {{crew: number[]}} props */
const Strength = ({ crew }) => {
  const text = useText("waddingtons");
  const { red, black } = box.watches(crew);
  return html`<div class="strength">
    <p data-name=${text("sailing")}><${Art} name="waddingtons/icon-sail" /><b>${red + black}</b><span>${text("sailing")}</span></p>
    <p data-name=${text("fighting")}><${Art} name="waddingtons/icon-fight" /><b>${Math.abs(red - black)}</b><span>${text("fighting")}</span>
      <i class="red" data-name=${text("colour", { colour: "red" })}><${Art} name="waddingtons/watch-red" />${red}</i>
      <i class="black" data-name=${text("colour", { colour: "black" })}><${Art} name="waddingtons/watch-black" />${black}</i></p></div>`;
};

/** Sun and moon watch apart. @param {{crew: number[]}} props */
const Fan = ({ crew }) => html`<div class=${`fan ${box.total(crew) > ROW ? "fan--full" : ""}`}>
  <${Watch} crew=${crew} red=${true} /><${Watch} crew=${crew} red=${false} /></div>`;

/** One's own crew; two of them in a strip are small. @param {{ship: Ship, small?: boolean, children?: import("../../app/html.js").Children}} props */
export const Crew = ({ ship, small, children }) => {
  const text = useText("waddingtons");
  const crew = ship.hand ?? ship.known;
  return html`<section class="buc panel crew-panel"><div class="panel__head"><h2>${text("your-crew")}</h2>
      <small><${Badge} port=${ship.home} seat=${ship.owner} /></small></div>
    <div class="crewhand">${
      small
        ? html`<span><${Badge} port=${ship.home} seat=${ship.owner} />
            <${Hand} values=${ship.values} known=${crew} /></span>`
        : html`<${Fan} crew=${crew} />`
    }<${Strength} crew=${crew} /></div>${children}</section>`;
};
