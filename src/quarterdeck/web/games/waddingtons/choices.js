// The desk for a choice: a Chance card to obey, spoils of a fight, what lies on Flat Island.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";
import { ChanceCard } from "./card.js";
import { use } from "./chart_paper.js";
import { COASTS } from "./coast.js";
import { Duel } from "./fight.js";
import { Aboard, Back, deedWords } from "./pieces.js";
import { shipOf } from "./scene.js";
import { stockOf } from "./stock.js";
import { ActionButton, Shelf, ThingButton } from "./thing_buttons.js";

/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const PLAIN = ["settle", "done", "draw", "land-chart", "press", "plunder"]; // these are sentences, not things

/** What lies there to be picked, and what else can be pressed: each has its place, whatever is picked. @param {Props} props */
const ThingButtons = ({ session, hand }) => {
  const { view, draft = [], actions = [] } = session.shown ?? {};
  const stock = stockOf(/** @type {View} */ (view));
  const others = actions.filter((word) => !PLAIN.includes(word.split(" ")[0]) && !stock.some(([each]) => each === word));
  return html`<div class="wares">${[...stock, ...others.map((word) => /** @type {[string, number]} */ ([word, 1]))].map(
    ([word, count]) => html`<${ActionButton} key=${word} word=${word} session=${session} hand=${hand}
      count=${count - draft.filter((each) => each === word).length} off=${!actions.includes(word)} />`,
  )}</div>`;
};

/** What is picked so far: pressing it takes it back. @param {Props} props */
const Picked = ({ session }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const draft = session.shown?.draft ?? [];
  if (!draft.length) return null;
  return html`<div class="picked"><${Shelf} title=${text("picked")}>${draft.map((word, place) => {
    const parts = box.partsOf(word);
    const label = text("put-back", { deed: deedWords(words, parts) });
    const back = () => session.draft(draft.filter((_, at) => at !== place));
    return parts.verb === "pick"
      ? html`<button key=${place} type="button" class="ware ware--wide" onClick=${back}>
          <span class="sr">${label}</span><${Back} value=${parts.count} /></button>`
      : html`<${ThingButton} key=${place} thing=${box.THINGS.indexOf(parts.thing)} label=${label} onPress=${back} />`;
  })}<//></div>`;
};

/** @param {Props} props */
const Goods = ({ session, hand }) => html`<div class="choice__goods">
  <${ThingButtons} session=${session} hand=${hand} /><${Picked} session=${session} hand=${hand} /></div>`;

/** Treasure up to a value, and the room there is for it. @param {Props} props */
const Found = ({ session }) => {
  const text = useText("waddingtons");
  const view = /** @type {View} */ (session.shown?.view);
  return html`<p class="measure"><b>${text("up-to", { worth: view.awaiting.worth ?? 0 })}</b><span class="lead">${text("in-hold")}</span>
    <${Aboard} hold=${shipOf(view)?.hold} big /></p>`;
};

/** Crew instead of treasure. @param {Props} props */
const Draw = ({ session, hand }) => {
  const text = useText("waddingtons");
  const count = session.shown?.view?.awaiting.crew ?? 0;
  const { top } = session.scene;
  return html`<div class="panel choice"><div class="panel__head draw__head"><h2>${text("or-draw", { count })}</h2>
      <small>${text("on-top", { value: top })}</small></div>
    <div class="draw" data-name=${text("draw", { count })}>${top > 0 && html`<${Back} value=${top} />`}
      ${Array.from(
        { length: Math.max(0, count - 1) },
        (_, n) => html`<${Art} key=${n} class="thing thing--crew"
        name="waddingtons/crew-unknown" />`,
      )}
      <button type="button" class="btn" data-action="draw" onClick=${hand.draw}>
        ${text("draw", { count })}</button></div></div>`;
};

const SWAP = 20; // the card of which crew is picked by its backs

/** The Chance card a choice belongs to, if any. @param {import("./scene.js").View} view */
function cardOf(view) {
  const { moment, card = 0 } = view.awaiting;
  const charts = box.KEPT_NUMBERS.filter((_, place) => place > 2 && shipOf(view)?.cards[place]);
  return moment === "pick" ? SWAP : moment === "land-chart" ? charts[0] : card;
}

/** What lies before the one who chooses. @param {{session: import("./scene.js").Session}} props */
const Before = ({ session }) => {
  const number = cardOf(/** @type {View} */ (session.shown?.view));
  if (number) return html`<div class="deck turned"><${ChanceCard} card=${number} /></div>`;
  const { line, x, y } = /** @type {import("./coast.js").Coast} */ (COASTS.find(({ name }) => name === "flat"));
  return html`<div class="deck turned"><svg class="isle-art" viewBox=${`${x - 24} ${y - 24} 168 208`} aria-hidden="true">
    ${[40, 26, 13].map((wide) => html`<path key=${wide} class="shallow" d=${line} stroke-width=${wide} opacity=".25" />`)}
    <path class="land" d=${line} />${use("land-flat", [x, y, 120, 160])}</svg></div>`;
};

/** @param {Props & {title: string, say: string}} props */
export const ChanceDesk = ({ session, hand, title, say }) => {
  const { moment } = hand;
  const awaiting = /** @type {View} */ (session.shown?.view).awaiting;
  return html`<div class="chance-desk"><${Before} session=${session} />
    <div class="chance-desk__side"><div class="panel choice"><div class="panel__head choice__head"><h2>${title}</h2></div>
        <p class="soft choice__say">${say}</p><${Goods} session=${session} hand=${hand} />
        ${moment === "take-treasure" && html`<${Found} session=${session} />`}</div>
      ${moment === "take-treasure" && Boolean(awaiting.crew) && html`<${Draw} session=${session} hand=${hand} />`}</div></div>`;
};

/** One of the things a winner may do, with what it brings. @param {Props & {word: string, children?: import("../../app/html.js").Children}} props */
const Spoil = ({ session, hand, word, children }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const advised = session.advice?.choices?.find(({ action }) => action === word);
  const [verb, count = "0"] = word.split(" ");
  return html`<button type="button" class="panel spoil" data-action=${word} onClick=${() => hand.say(word)}>
    <span class="what"><b>${deedWords(words, box.partsOf(word))}</b>
      <span>${text("spoil-say", { verb, count: Number(count) })}</span>
      ${advised && html`<small class="coach-says">${words.say(advised.reason)}</small>`}</span>${children}</button>`;
};

/** Spoils, what to keep of them, crew to give, crew to muster: all with the two hands in sight. @param {Props} props */
export const FightDesk = ({ session, hand }) => {
  const { awaiting, ships } = session.shown?.view ?? {};
  const loser = ships?.[awaiting?.loser ?? -1];
  if (!hand.mine) return html`<${Duel} session=${session} />`;
  if (hand.moment !== "spoil") {
    return html`<div class="fight-desk"><${Duel} session=${session} />
      <div class="panel choice"><${Goods} session=${session} hand=${hand} /></div></div>`;
  }
  return html`<div class="fight-desk"><${Duel} session=${session} /><div class="spoils">${(
    session.shown?.actions ?? []
  ).filter((word) => word !== "done").map(
    (word) => html`<${Spoil} key=${word} session=${session} hand=${hand} word=${word}>
      ${word === "plunder" && html`<${Aboard} hold=${loser?.hold} big />`}<//>`,
  )}</div></div>`;
};
