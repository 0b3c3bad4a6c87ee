// The card of the turn, with its picture, its meaning and its clause; it turns over when it is drawn.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clause } from "../../components/clause.js";
import { CARDS, CLAUSES, PICTURES } from "./box.js";

/** @param {{card: number | null, turn: number, lit: boolean, onClause?: (number: string) => void}} props */
export const Card = ({ card, turn, lit, onClause }) => {
  const { words } = useShell();
  const text = useText("kapern");
  if (card == null)
    return html`<div class="card card--back" aria-label=${text("card-back")} role="img"><${Art} name="kapern/card-back" />
      </div>`;
  const name = words.text("kapern-card", { card: CARDS[card] });
  return html`<article key=${turn} class=${`card card--turn ${lit ? "card--lit" : ""}`}
    aria-label=${text("card", { name })}>
    <div class="card__art"><${Art} name=${`kapern/${PICTURES[card]}`} tip=${name} /></div>
    <h2 class="card__name">${name}</h2>
    <div class="card__rule"></div>
    <p class="card__mean">${words.text("kapern-card-meaning", { card: CARDS[card] })}</p>
    <p class="card__foot"><${Clause} number=${CLAUSES[card]} onOpen=${onClause} /></p>
  </article>`;
};
