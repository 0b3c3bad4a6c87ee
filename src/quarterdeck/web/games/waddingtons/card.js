// A Chance card, large: its picture, its title, what it says.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";

/** @type {Record<string, number[]>} */
const PICTURES = {
  storm: [1, 3, 4, 5, 6, 7, 8, 9],
  crew: [2, 15, 19, 20, 28],
  fever: [10, 22],
  silver: [21],
  doubloons: [23],
  eight: [24],
  chart: [25, 26],
};

/** @param {number} card */
export const pictureOf = (card) => Object.keys(PICTURES).find((kind) => PICTURES[kind].includes(card)) ?? "treasure";

/** @param {{card: number}} props */
export const ChanceCard = ({ card }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  return html`<article class="bigcard"><${Art} class="bigcard__frame" name="waddingtons/chance-frame" />
    <span class="bigcard__number">${text("chance", { card })}</span>
    <${Art} class="bigcard__picture" name=${`waddingtons/chance-${pictureOf(card)}`} viewBox="0 0 196 128" tip=${words.text(`waddingtons-chance-${card}`)} />
    <div class="bigcard__text"><h2>${words.text(`waddingtons-chance-${card}`)}</h2>
      <p>${words.text(`waddingtons-chance-${card}-says`)}</p></div></article>`;
};

/** Turned up before everyone. @param {{card: number}} props */
export const TurnedUp = ({
  card,
}) => html`<div class="deck turned"><div class="chance-pile" aria-hidden="true">
    <${Art} name="waddingtons/chance-back" /><${Art} name="waddingtons/chance-back" /></div>
  <${ChanceCard} card=${card} /></div>`;
