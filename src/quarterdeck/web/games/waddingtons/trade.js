// The trading desk: goods on a balance that must level, in whatever order; and in the home port, goods to and fro.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { worth } from "./balance.js";
import * as box from "./box.js";
import { DockCalls } from "./crew.js";
import { Aboard, Badge, pictureOf, thingWords } from "./pieces.js";
import { Scale } from "./scale.js";
import { shipOf } from "./scene.js";
import { ActionButton, Shelf, ThingButton } from "./thing_buttons.js";
import { useLens } from "./zoom.js";

/** @typedef {import("./scene.js").View} View */
/** @typedef {import("./scene.js").Ship} Ship */
/** @typedef {import("./bargain.js").Plan} Plan */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */
/** @typedef {Props & {hand: {plan: Plan}}} TradeProps  while there is a bargain to be made */

const PLACES = /** @type {[string, number, number][]} */ ([
  ["crew", 0, box.TREASURE],
  ["hold", box.TREASURE, box.CARDS],
  ["kept", box.CARDS, box.THINGS.length],
]);

/** ThingButtons of one side, what lies on the scale taken off. @param {TradeProps & {side: "given" | "taken", have: number[]}} props */
const Goods = ({ hand: { plan }, side, have }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const wanted = side === "given" ? plan.short : -plan.short;
  return PLACES.map(([place, from, to]) => {
    const things = have.map((count, thing) => [thing, count - plan[side][thing]]).slice(from, to);
    const some = things.filter(([thing]) => have[thing]);
    return (
      some.length > 0 &&
      html`<${Shelf} key=${place} title=${text("shelf", { place, side })}>${some.map(([thing, left]) => {
        const fits = left > 0 && wanted > 0 && box.WORTH[thing] === wanted;
        const label = text("lay-on", {
          thing: thingWords(words, thing),
          worth: box.WORTH[thing],
          count: left,
        });
        return html`<${ThingButton} key=${thing} thing=${thing} count=${left} label=${label} disabled=${!left}
          look=${`${left ? "" : "gone"} ${fits ? "fits" : ""}`} tag=${fits && text("balances")}
          action=${`${side === "given" ? "offer" : "take"} ${box.THINGS[thing]}`}
          onPress=${() => left && plan.put(side, thing, 1)} />`;
      })}<//>`
    );
  });
};

/** `2a1D` as counts of things. @param {string} letters */
const countThings = (letters) => {
  const counts = box.THINGS.map(() => 0);
  for (const [, count, letter] of letters.matchAll(/(\d+)(\D)/g))
    counts[box.LETTERS.indexOf(letter)] = Number(count);
  return counts;
};

/** Bargains the coach thinks well of: pressing one lays it on. @param {TradeProps} props */
const Fair = ({ session, hand: { plan } }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const trades = (session.advice?.choices ?? []).filter(
    ({ reason }) => reason.key === "waddingtons-coach-trade",
  );
  if (!trades.length) return null;
  const row = (/** @type {number[]} */ things) =>
    box.each(things).map(
      (thing, place) => html`<${Art} key=${place} class=${thing < box.TREASURE ? "crewcard" : "good"}
      name=${`waddingtons/${pictureOf(thing)}`} />`,
    );
  const fair = (/** @type {import("../../net/messages.js").Choice} */ choice, /** @type {number} */ place) => {
    const [given, taken] = ["given", "taken"].map((side) => countThings(String(choice.reason.arguments[side])));
    return html`<button key=${place} type="button" class="fair"
      onClick=${() => plan.set({ given, taken })}><span class="sr">${words.say(choice.reason)}</span>
      <span class="swap">${row(given)}<i>${text("for")}</i>${row(taken)}</span>
      <small>${text("chance-after", { chance: choice.value })}</small></button>`;
  };
  return html`<h3 class="coachline">${text("fair")}</h3><div class="fairs">${trades.slice(0, 4).map(fair)}</div>`;
};

/** What the bargain leaves in the hand and in the hold. @param {TradeProps} props */
const After = ({ hand: { plan } }) => {
  const text = useText("waddingtons");
  const left = plan.own.map(
    (/** @type {number} */ count, /** @type {number} */ thing) =>
      count - plan.given[thing] + plan.taken[thing],
  );
  const { red, black } = box.watches(left);
  return html`<div class="after"><span class="lead">${text("after")}</span>
    <span data-name=${text("sailing")}><${Art} name="waddingtons/icon-sail" /><b>${red + black}</b> ${text("sailing")}</span>
    <span data-name=${text("fighting")}><${Art} name="waddingtons/icon-fight" /><b>${Math.abs(red - black)}</b> ${text("fighting")}</span>
    <${Aboard} hold=${left.slice(box.TREASURE, box.CARDS)} /></div>`;
};

/** What the scale says. @param {Plan} plan @param {import("../../app/shell.js").Text} text */
export const verdict = (plan, text) => {
  if (plan.over) return text("hold-full");
  if (plan.even) return text("level");
  if (!worth(plan.taken) && !worth(plan.given)) return text("empty-scale");
  return text(plan.short > 0 ? "short" : plan.short < 0 ? "too-much" : "not-so", {
    by: Math.abs(plan.short),
  });
};

/** @param {TradeProps} props */
export const TradeDesk = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const lens = useLens(); // then there is no room beside the crew for what its docks could send
  const { plan } = hand;
  const name = words.text("waddingtons-port", { port: box.PORTS[plan.port] });
  return html`<div class="trade-desk">
    <section class="panel shelves"><div class="panel__head"><h2><${Badge} port=${plan.ship.home} seat=${plan.ship.owner} />
      ${" "}${text("you-give")}</h2></div><${Goods} session=${session} hand=${hand} side="given" have=${plan.own} />
      ${lens && html`<${DockCalls} session=${session} hand=${hand} ship=${plan.ship} />`}</section>
    <section class="deck balance"><div class="deck__label">${text("trading-desk", { port: name })}</div>
      <${Scale} plan=${plan} />
      <p class="verdict" role="status"><b class=${plan.even ? "ok" : "no"}>${verdict(plan, text)}</b></p>
      <${After} session=${session} hand=${hand} /></section>
    <section class="panel shelves"><div class="panel__head"><h2><${Badge} port=${plan.port} />
        ${" "}${text("docks-of", { port: name })}</h2></div>
      <${Goods} session=${session} hand=${hand} side="taken" have=${plan.there} />
      <${Fair} session=${session} hand=${hand} /></section></div>`;
};

const HOME = /** @type {[string, string[]][]} */ ([
  ["aboard", ["land"]],
  ["docks", ["muster", "load"]],
  ["chest", ["chest"]],
]);

/** How many of a thing could be moved so. @param {import("./scene.js").View} view @param {string} word */
function stockOf(view, word) {
  const { verb, thing } = box.partsOf(word);
  const ship = /** @type {Ship} */ (shipOf(view));
  const at = box.THINGS.indexOf(thing);
  return verb === "land" ? [...(ship.hand ?? []), ...ship.hold, ...ship.cards][at] : view.docks[ship.home][at];
}

/** @param {Props} props */
export const HomeDesk = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const view = /** @type {View} */ (session.shown?.view);
  const actions = session.shown?.actions ?? [];
  const ship = /** @type {Ship} */ (shipOf(view));
  const port = box.PORTS[ship.home];
  const name = words.text("waddingtons-port", { port });
  return html`<div class="home-desk deck"><div class="deck__label" role="heading" aria-level="2">${text("home-desk", { port: name })}
      <small>${text("home-say")}</small></div><${Art} class="town" name=${`waddingtons/town-${port}`} tip=${name} />
    <div class="home-desk__shelves">${HOME.map(([place, verbs]) => {
      const some = actions.filter((/** @type {string} */ word) => verbs.includes(word.split(" ")[0]));
      return html`<section key=${place} class="panel"><${Shelf} title=${text("home-shelf", { place })}>
        ${some.map(
          (/** @type {string} */ word) => html`<${ActionButton} key=${word} word=${word} session=${session} hand=${hand}
          count=${stockOf(view, word)} />`,
        )}
        ${!some.length && html`<p class="soft">${text("home-none")}</p>`}<//></section>`;
    })}</div></div>`;
};
