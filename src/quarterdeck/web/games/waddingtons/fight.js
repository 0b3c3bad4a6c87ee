// A fight: two hands side by side, red against black; who may not see them sees their backs and how it ended.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";
import { Watch } from "./crew.js";
import { Back, dyeOf } from "./pieces.js";

/** @typedef {{session: import("./scene.js").Session}} Props */

/** Cards of one colour, the best first. @param {{hand: number[], colour: "red" | "black", sum: number}} props */
const WatchRow = ({ hand, colour, sum }) => {
  const text = useText("waddingtons");
  return html`<div class=${`duel-row ${colour}`}><span class="mark" data-name=${text("colour", { colour })}><${Art} name=${`waddingtons/watch-${colour}`} />
      <i>${text("colour", { colour })}</i></span>
    <${Watch} crew=${hand} red=${colour === "red"} />
    <b>${sum}</b></div>`;
};

/** @param {{hand: number[]}} props */
const Watches = ({ hand }) => {
  const text = useText("waddingtons");
  const { red, black } = box.watches(hand);
  return html`<${WatchRow} hand=${hand} colour="red" sum=${red} />
    <${WatchRow} hand=${hand} colour="black" sum=${black} /><p class="sumline"><span>${Math.max(red, black)} − ${Math.min(red, black)} =</span>
      <strong>${Math.abs(red - black)}</strong><span>${text("fighting")}</span></p>`;
};

/** @param {{value: number, count: number}} props */
const BackPile = ({ value, count }) =>
  count > 0 &&
  html`<span class="pile">${Array.from({ length: count }, (_, place) => html`<${Back} key=${place} value=${value} />`)}
    ${count > 1 && html`<b class="pile__count">×${count}</b>`}</span>`;

/** @param {{values: number[]}} props */
const Backs = ({ values }) => {
  const text = useText("waddingtons");
  return html`<div class="duel-row duel-row--backs"><div class="fan__cards">${[3, 2, 1].map(
    (value) => html`<${BackPile} key=${value} value=${value} count=${values[value - 1]} />`,
  )}</div></div><p class="sumline soft">${text("colours-hidden")}</p>`;
};

/** @param {Props & {place: number}} props  0 attacks */
const Side = ({ session: { scene, names }, place }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const duel = /** @type {import("./scene.js").Duel} */ (scene.duel);
  const at = duel.sides[place];
  const ship = scene.ships[at];
  const hand = duel.hands[place];
  const look = duel.winner < 0 ? "" : duel.winner === at ? "won" : "lost";
  return html`<article class=${`duel-side ${look} duel-side--${place}`} data-dye=${dyeOf(ship.owner)}>
    <header><svg class="duel__ship" viewBox="-32 -32 64 64" aria-hidden="true" data-name=${words.text("waddingtons-port", { port: box.PORTS[ship.home] })}>
      <use class="in-seat" href="/art/waddingtons.svg#ship-hull" x="-32" y="-32" width="64" height="64" />
      <use class="on-seat" href=${`/art/waddingtons.svg#emblem-${box.PORTS[ship.home]}`} x="-6.6" y="-9.2" width="13.2"
        height="13.2" /></svg>
      <div><h2>${names[ship.owner]}</h2><p>${text("duel-side", {
        port: words.text("waddingtons-port", { port: box.PORTS[ship.home] }),
        strength: box.strength(ship.values),
        side: place ? "attacked" : "attacker",
      })}</p></div></header>
    ${hand ? html`<${Watches} hand=${hand} />` : html`<${Backs} values=${ship.values} />`}</article>`;
};

/** @param {Props} props */
const Clash = ({ session: { scene, names } }) => {
  const text = useText("waddingtons");
  const { hands, winner, even, called, sides } = /** @type {import("./scene.js").Duel} */ (scene.duel);
  const fighting = hands.map((hand) =>
    hand ? Math.abs(box.watches(hand).red - box.watches(hand).black) : null,
  );
  const known = fighting.every((each) => each != null);
  const name = names[scene.ships[winner]?.owner] ?? "";
  return html`<div class="clash"><${Art} name="waddingtons/cutlasses" tip=${text("fighting")} />
    ${known && html`<p><b>${fighting[0]}</b><i>${text("against")}</i><b>${fighting[1]}</b></p>`}
    ${winner >= 0 && html`<strong>${text("wins", { name })}</strong>`}
    ${even && winner < 0 && html`<strong>${text("even")}</strong>`}
    ${called && html`<small>${text("who-called", { name: names[scene.ships[sides[0]].owner] })}</small>`}</div>`;
};

/** @param {Props} props */
export const Duel = ({
  session,
}) => html`<div class="deck duel" role="status"><div class="duel__in"><${Side} session=${session} place=${0} />
  <${Clash} session=${session} /><${Side} session=${session} place=${1} /></div></div>`;
