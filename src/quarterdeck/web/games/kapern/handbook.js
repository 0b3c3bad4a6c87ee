// The handbook of Piraten Kapern: a turn in pictures, what dice bring, what lies in the box.
import { useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { Cited, LiveExample, Part, Parts, TurnStrip, useHandbook } from "../../components/handbook.js";
import { useExample } from "../../hooks/example.js";
import * as box from "./box.js";
import { MiniDie } from "./die.js";
import { drawn } from "./drawn.js";

/** @typedef {import("../../table/types.js").HandbookProps} HandbookProps */

const THROW = [4, 0, 3, 4, 1, 4, 2, 3]; // a first throw, as it might fall
const TRIED = { card: box.GOLD_COIN, dice: [4, 4, 4, 4, 5, 5, 5, 1] };

/** @param {{card: number, large?: boolean}} props */
const CardPicture = ({ card, large }) =>
  html`<span class=${`cardpic ${large ? "cardpic--large" : ""}`}><${Art} name=${`kapern/${box.PICTURES[card]}`} /></span>`;

/** @param {{faces: number[]}} props */
const Dice = ({ faces }) => faces.map((face, place) => html`<${MiniDie} key=${place} face=${face} />`);

const Turn = () => {
  const text = useHandbook("kapern");
  const { SABRE, MONKEY, COIN, SKULL } = box;
  const pictures = [
    html`<${CardPicture} card=${box.GUARDIAN} large />`,
    html`<${Dice} faces=${THROW} />`,
    html`<span class="held"><${Dice} faces=${[COIN, COIN, COIN]} /></span>
      <span class="thrown"><${Art} class="ico" name="i-again" /><${Dice} faces=${[SABRE, MONKEY]} /></span>`,
    html`<${Art} class="turn-strip__chest" name="kapern/chest-open" /><i>${text("or")}</i>
      <span class="held"><${Dice} faces=${Array(box.DEADLY).fill(SKULL)} /></span>`,
  ];
  const clauses = [["K3"], ["K4", "K8"], ["K6", "K7"], ["K5", "K9"]];
  const steps = ["card", "roll", "keep", "stop"].map((name, place) => ({
    title: text(`turn-${name}`),
    say: text(`turn-${name}-say`),
    clauses: clauses[place],
    picture: pictures[place],
  }));
  return html`<${TurnStrip} steps=${steps} />`;
};

const Groups = () => {
  const { words } = useShell();
  const text = useHandbook("kapern");
  const counts = box.GROUP.map((_, count) => count).filter((count) => box.GROUP[count] && count <= box.DICE);
  return html`<table class="ladder"><caption class="sr">${text("groups")}</caption><tbody>
    <tr><th scope="row">${text("alike")}</th>${counts.map((count) => html`<th key=${count} scope="col">${count}</th>`)}</tr>
    <tr><th scope="row">${text("points")}</th>${counts.map((count) => html`<td key=${count} class="num">${words.number(box.GROUP[count])}</td>`)}</tr>
  </tbody></table>`;
};

/** @param {{picture: unknown, clauses: string[], children?: unknown}} props */
const Bonus = ({ picture, clauses, children }) =>
  html`<li><span class="bonus__picture" aria-hidden="true">${picture}</span><span>${children}<${Cited} numbers=${clauses} /></span></li>`;

const Bonuses = () => {
  const text = useHandbook("kapern");
  return html`<ul class="bonuses">
    <${Bonus} clauses=${["K12"]} picture=${html`<${Dice} faces=${[box.COIN, box.DIAMOND]} />`}>${text("gems", { points: box.TREASURE })}<//>
    <${Bonus} clauses=${["K13", "K14"]} picture=${html`<${Art} class="bonus__chest" name="kapern/chest-open" />`}>${text("chest", { points: box.CHEST, dice: box.DICE })}<//>
    <${Bonus} clauses=${["K15", "K21"]} picture=${html`<${CardPicture} card=${box.PIRATE} />`}>${text("double")}<//>
    <${Bonus} clauses=${["K24"]} picture=${html`<${CardPicture} card=${box.SHIPS[1]} />`}>${text("ship")}<//>
    <${Bonus} clauses=${["K16", "K18"]} picture=${html`<${Dice} faces=${[box.SKULL]} />`}>${text("curse", { points: box.CURSE, skulls: box.DEADLY + 1 })}<//></ul>`;
};

/** @param {{face: number, place: number, onTurn: () => void}} props */
const LiveDie = ({ face, place, onTurn }) => {
  const { words } = useShell();
  const text = useHandbook("kapern");
  const shown = words.text("kapern-face", { face: box.FACES[face] });
  return html`<button type="button" class="live__die" aria-label=${text("die", { place: place + 1, face: shown })} title=${shown}
    onClick=${onTurn}><${MiniDie} face=${face} /></button>`;
};

/** @param {{told: import("../../hooks/example.js").Example | null}} props */
const Sum = ({ told }) => {
  const { words } = useShell();
  const text = useHandbook("kapern");
  if (!told) return null;
  const [points] = told.gains;
  return html`<ul>${told.lines.map((line) => html`<li key=${line.arguments.kind}>${words.say(line)}</li>`)}</ul>
    <strong>${text("sum", { points: words.number(points) })}</strong>`;
};

/** @param {HandbookProps} props */
const TryDice = ({ table }) => {
  const { words } = useShell();
  const text = useHandbook("kapern");
  const [{ card, dice }, set] = useState(TRIED);
  const told = useExample("kapern", `${box.CARDS[card]} ${box.writeDice(box.countFaces(dice))}`, table);
  const turn = (/** @type {number} */ at) =>
    set({ card, dice: dice.map((face, place) => (place === at ? (face + 1) % box.FACES.length : face)) });
  return html`<${LiveExample} title=${text("try")} say=${text("try-say")} answer=${html`<${Sum} told=${told} />`}>
    <label class="live__field"><span>${text("card")}</span><select class="input" id="try-card" value=${card}
      onChange=${(/** @type {import("../../app/html.js").Choosing} */ event) => set({ card: Number(event.currentTarget.value), dice })}>
      ${box.CARDS.map((name, each) => html`<option key=${name} value=${each}>${words.text("kapern-card", { card: name })}</option>`)}</select></label>
    <div class="live__row">${dice.map((face, place) => html`<${LiveDie} key=${place} face=${face} place=${place} onTurn=${() => turn(place)} />`)}</div><//>`;
};

/** @param {HandbookProps} props */
const Points = (props) => html`<${Groups} /><${Bonuses} /><${TryDice} ...${props} />`;

const Box = () => {
  const { words } = useShell();
  const text = useHandbook("kapern");
  return html`<${Parts} title=${text("dice", { dice: box.DICE })}>${box.FACES.map(
    (face, place) => html`<${Part} key=${face} name=${words.text("kapern-face", { face })}
      picture=${html`<${MiniDie} face=${place} />`}>${text("face", { face, treasure: box.TREASURE })}<//>`,
  )}<//>`;
};

const Cards = () => {
  const { words } = useShell();
  return html`<ul class="parts parts--wide">${box.CARDS.map(
    (card, place) => html`<${Part} key=${card} name=${words.text("kapern-card", { card })} count=${box.DECK[place]}
      picture=${html`<${CardPicture} card=${place} />`}>${words.text("kapern-card-meaning", { card })}<${Cited}
        numbers=${[box.CLAUSES[place]]} /><//>`,
  )}</ul>`;
};

/** @type {import("../../table/types.js").Handbook} */
export default {
  drawn,
  style: ["/games/any/handbook.css", "/games/kapern/handbook.css"],
  ...{ Turn, Points, Box, More: Cards },
  many: box.total(box.DECK),
};
