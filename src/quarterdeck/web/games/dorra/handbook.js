// The handbook of Buccaneer: a turn in pictures, who is paid what, what lies in the box.
import { useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Cited, Counter, LiveExample, Part, Parts, TurnStrip, useHandbook } from "../../components/handbook.js";
import { useExample } from "../../hooks/example.js";
import * as box from "./box.js";
import { drawn } from "./drawn.js";
import { Coins, Thing, Tower } from "./pieces.js";
import { ShipCard } from "./ship.js";

/** @typedef {import("../../table/types.js").HandbookProps} HandbookProps */
/** @typedef {import("./view.js").Components} Components */

const [RED, BLUE, YELLOW] = [0, 1, 2];
const FIVE = box.FACES.indexOf("5");
const SHIP = 3; // of the strip: small enough for a crew of three
const HELD = [3, 2, 2]; // booty, as it might be in the end

/** The box of a table, or ours. @param {Record<string, unknown>} options */
const boxOf = (options) => /** @type {Components} */ (options.components ?? box.STANDARD);

/** @param {...[number, number | null]} discs  seat and face, top first */
const crewOf = (...discs) => discs.map(([seat, face]) => ({ seat, face }));

/** @param {{discs: import("./box.js").Disc[]}} props */
const Crew = ({ discs }) => html`<span class="crewpic"><${Tower} discs=${discs} /></span>`;

/** @param {HandbookProps} props */
const Turn = ({ options }) => {
  const text = useHandbook("dorra");
  const ship = boxOf(options).ships[SHIP];
  const pair = crewOf([RED, FIVE], [BLUE, null]);
  const three = crewOf([RED, FIVE], [BLUE, null], [YELLOW, null]);
  const rising = crewOf([YELLOW, FIVE], [RED, null], [BLUE, null], [RED, null], [RED, null]);
  const pictures = [
    html`<${Crew} discs=${crewOf([RED, FIVE])} /><i>+</i><${Crew} discs=${crewOf([BLUE, 0])} /><i>=</i><${Crew} discs=${pair} />`,
    html`<${Crew} discs=${three} /><span class="shippic"><${ShipCard} number=${SHIP + 1} ship=${ship} /></span>`,
    html`<span class="coinpic"><${Coins} ducats=${ship.ducats} /></span><${Crew} discs=${crewOf([BLUE, 0])} /><${Crew} discs=${crewOf([YELLOW, 1])} />`,
    html`<${Crew} discs=${rising} /><${Art} class="turn-strip__flag" name="dorra/mutiny" />`,
  ];
  const clauses = [["D7", "D8"], ["D13", "D14"], ["D15", "D16", "D17"], ["D21", "D22"]];
  const steps = ["move", "board", "pay", "mutiny"].map((name, place) => ({
    title: text(`turn-${name}`),
    say: text(`turn-${name}-say`),
    clauses: clauses[place],
    picture: pictures[place],
  }));
  return html`<${TurnStrip} steps=${steps} />`;
};

/** @param {{booty: Components["booty"]}} props */
const Worths = ({ booty }) => {
  const { words } = useShell();
  const text = useHandbook("dorra");
  return html`<table class="ladder"><caption class="sr">${text("worths")}</caption><tbody>
    <tr><th scope="col">${text("kind")}</th><th scope="col">${text("most")}</th><th scope="col">${text("others")}</th><th scope="col">${text("pieces")}</th></tr>
    ${box.KINDS.map(
      (kind, at) => html`<tr key=${kind}><th scope="row"><${Thing} kind=${at} /> ${words.text("dorra-kinds", { kind })}</th>
      <td class="num">${booty[kind]}</td><td class="num">${text("each", { ducats: box.CONSOLATION })}</td><td class="num">${box.PIECES}</td></tr>`,
    )}</tbody></table>
    <p class="ladder__note">${text("worths-say")}<${Cited} numbers=${["D27", "D28"]} /></p>`;
};

/** What the rules say of an example, with colours for names. @param {{told: import("../../hooks/example.js").Example | null}} props */
const Told = ({ told }) => {
  const { words } = useShell();
  const names = box.COLOURS.map((colour) => words.text("dorra-colour", { colour }));
  return html`<ul>${told?.lines.map((line, place) => html`<li key=${place}>${words.say(line, names)}</li>`)}</ul>`;
};

/** @param {HandbookProps} props */
const TryBooty = ({ table }) => {
  const { words } = useShell();
  const text = useHandbook("dorra");
  const [kind, setKind] = useState(0);
  const [held, setHeld] = useState(HELD);
  const told = useExample("dorra", `count ${box.KINDS[kind]} ${held.join("/")}`, table);
  const left = box.PIECES - box.total(held);
  return html`<${LiveExample} title=${text("try-booty")} say=${text("try-booty-say")} answer=${html`<${Told} told=${told} />`}>
    <label class="live__field"><span>${text("kind")}</span><select class="input" id="try-kind" value=${kind}
      onChange=${(/** @type {import("../../app/html.js").Choosing} */ event) => setKind(Number(event.currentTarget.value))}>
      ${box.KINDS.map((name, each) => html`<option key=${name} value=${each}>${words.text("dorra-kinds", { kind: name })}</option>`)}</select></label>
    <div class="live__row">${held.map(
      (count, seat) => html`<${Counter} key=${seat} label=${words.text("dorra-colour", { colour: box.COLOURS[seat] })} value=${count}
      most=${count + left} onChange=${(/** @type {number} */ next) => setHeld(held.map((each, at) => (at === seat ? next : each)))}>
      <${Art} name=${`dorra/chip-${box.COLOURS[seat]}`} /><//>`,
    )}</div><//>`;
};

/** One disc of a crew to be put together. @param {{disc: number, on: boolean, full: boolean, onFlip: () => void}} props */
const DiscSwitch = ({ disc, on, full, onFlip }) => {
  const { words } = useShell();
  const colour = words.text("dorra-colour", { colour: box.COLOURS[box.ownerOf(disc)] });
  const label = `${colour} ${box.FACES[box.faceOf(disc)]}`;
  return html`<button type="button" class="disc-switch" aria-pressed=${String(on)} aria-label=${label} title=${label}
    disabled=${full && !on} onClick=${onFlip}><${Tower} discs=${[{ seat: box.ownerOf(disc), face: box.faceOf(disc) }]} /></button>`;
};

const CAPTAIN = RED * box.HAND + FIVE;
const OTHERS = Array.from({ length: 3 * box.HAND }, (_, disc) => disc).filter((disc) => disc !== CAPTAIN);
const ABOARD = ["b2", "y?", "y3", "r2"];

/** @param {HandbookProps} props */
const TryCrew = ({ options, table }) => {
  const text = useHandbook("dorra");
  const { ships } = boxOf(options);
  const [ship, setShip] = useState(6);
  const [aboard, setAboard] = useState(OTHERS.filter((disc) => ABOARD.includes(box.nameOf(disc))));
  const told = useExample("dorra", `board ${ship + 1} ${[CAPTAIN, ...aboard].map(box.nameOf).join("")}`, table);
  const flip = (/** @type {number} */ disc) =>
    setAboard(aboard.includes(disc) ? aboard.filter((each) => each !== disc) : [...aboard, disc]);
  return html`<${LiveExample} title=${text("try-crew")} say=${text("try-crew-say", { face: box.FACES[FIVE] })} answer=${html`<${Told} told=${told} />`}>
    <label class="live__field"><span>${text("ship")}</span><select class="input" id="try-ship" value=${ship}
      onChange=${(/** @type {import("../../app/html.js").Choosing} */ event) => setShip(Number(event.currentTarget.value))}>
      ${ships.map((each, at) => html`<option key=${at} value=${at}>${text("ship-of", { ship: at + 1, ducats: each.ducats, crew: each.min_crew })}</option>`)}</select></label>
    <div class="live__row">${OTHERS.map(
      (disc) => html`<${DiscSwitch} key=${disc} disc=${disc} on=${aboard.includes(disc)} full=${aboard.length + 1 >= box.HIGHEST} onFlip=${() => flip(disc)} />`,
    )}</div><//>`;
};

/** @param {HandbookProps} props */
const Points = (props) => html`<${Worths} booty=${boxOf(props.options).booty} /><${TryBooty} ...${props} />`;

/** @param {HandbookProps} props */
const Box = (props) => {
  const text = useHandbook("dorra");
  const faces = box.FACES.map((_, face) => html`<${Crew} key=${face} discs=${crewOf([BLUE, face])} />`);
  return html`<ul class="parts"><${Part} name=${text("discs")} picture=${html`<${Crew} discs=${crewOf([RED, FIVE])} />`}>
      ${text("discs-say", { count: box.HAND })}<${Cited} numbers=${["D1", "D17"]} /><span class="discpics" aria-hidden="true">${faces}</span><//>
    <${Part} name=${text("crew")} picture=${html`<${Crew} discs=${crewOf([RED, FIVE], [BLUE, null], [YELLOW, null])} />`}>
      ${text("crew-say", { highest: box.HIGHEST })}<${Cited} numbers=${["D8", "D11", "D12"]} /><//>
    <${Part} name=${text("money")} picture=${html`<${Art} name="dorra/purse" />`}>${text("money-say", { start: box.START })}<${Cited} numbers=${["D1"]} /><//>
    <${Part} name=${text("booty")} count=${box.KINDS.length * box.PIECES} picture=${html`<${Thing} kind=${box.CHEST} />`}>
      ${text("booty-say", { pieces: box.PIECES })}<${Cited} numbers=${["D15"]} /><//></ul><${TryCrew} ...${props} />`;
};

/** @param {HandbookProps} props */
const Ships = ({ options }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const say = useHandbook("dorra");
  return html`<p class="ladder__note">${say("ships-say", { open: box.OPEN })}<${Cited} numbers=${["D2", "D6", "D14"]} /></p>
    <ul class="ships">${boxOf(options).ships.map((ship, at) => {
      const booty = words.listed(ship.booty.map((/** @type {string} */ kind) => words.text("dorra-icon", { kind })));
      const label = text("ship", { ship: at + 1, ducats: ship.ducats, crew: ship.min_crew, pay: ship.question_pay, booty });
      return html`<li key=${at}><span class="shippic" role="img" aria-label=${label} title=${label}><${ShipCard} number=${at + 1} ship=${ship} /></span></li>`;
    })}</ul>`;
};

/** @type {import("../../table/types.js").Handbook} */
export default {
  drawn,
  style: ["/games/any/handbook.css", "/games/dorra/handbook.css"],
  ...{ Turn, Points, Box, More: Ships },
  many: box.SHIPS,
};
