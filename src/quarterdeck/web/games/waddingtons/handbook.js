// The handbook of Waddingtons Buccaneer: a turn in pictures, treasure and crew, all that lies in the box.
import { useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { Cited, Counter, LiveExample, Part, Parts, TurnStrip, useHandbook } from "../../components/handbook.js";
import * as box from "./box.js";
import { pictureOf as pictureOfCard } from "./card.js";
import { drawn } from "./drawn.js";
import { Badge, NamedThing, Thing, thingWords } from "./pieces.js";

/** @typedef {import("../../table/types.js").HandbookProps} HandbookProps */

const CREW = [1, 1, 2, 0, 1, 0]; // a hand, as it might be dealt
const [RED_THREE, BLACK_TWO] = [box.CREWS.indexOf("r3"), box.CREWS.indexOf("b2")];
const PLACES = /** @type {[string, string, string[]][]} */ ([
  ["treasure", "spot-x", ["W18", "W32"]],
  ["flat", "wreck", ["W27"]],
  ["pirate", "skull-rock", ["W3", "W8"]],
  ["mud", "reeds", ["W17"]],
  ["cliff", "cliff", ["W17"]],
  ["anchor", "anchor", ["W25a"]],
]);

/** @param {string} name */
const picture = (name) => html`<${Art} name=${`waddingtons/${name}`} />`;

const Turn = () => {
  const text = useHandbook("waddingtons");
  const pictures = [
    html`${picture("ship-london")}<i>→</i>${picture("icon-sail")}`,
    html`${picture("ship-london")}${picture("compass")}`,
    html`${picture("harbour")}<i>⇄</i><${Thing} thing=${box.TREASURE} /><${Thing} thing=${RED_THREE} />`,
    html`<span class="chancepic">${picture("chance-back")}</span>${picture("spot-x")}`,
    html`${picture("ship-cadiz")}${picture("cutlasses")}${picture("ship-genoa")}`,
    html`${picture("docks")}<i>→</i>${picture("chest-open")}`,
  ];
  const clauses = [["W6", "W9"], ["W10"], ["W28", "W29"], ["W18", "W19"], ["W15", "W33"], ["W30", "W38", "W39"]];
  const steps = ["sail", "turn", "trade", "chance", "fight", "home"].map((name, place) => ({
    title: text(`turn-${name}`),
    say: text(`turn-${name}-say`),
    clauses: clauses[place],
    picture: pictures[place],
  }));
  return html`<div class="buc"><${TurnStrip} steps=${steps} /></div>`;
};

const Treasures = () => {
  const { words } = useShell();
  const text = useHandbook("waddingtons");
  return html`<table class="ladder"><caption class="sr">${text("treasures")}</caption><tbody>
    <tr><th scope="col">${text("treasure")}</th><th scope="col">${text("points")}</th><th scope="col">${text("pieces")}</th></tr>
    ${box.KINDS.map(
      (kind, at) => html`<tr key=${kind}><th scope="row"><${Thing} thing=${box.TREASURE + at} /> ${thingWords(words, box.TREASURE + at)}</th>
      <td class="num">${box.POINTS[at]}</td><td class="num">${box.HOARD[at]}</td></tr>`,
    )}</tbody></table>
    <p class="ladder__note">${text("treasures-say")}<${Cited} numbers=${["W38", "W39"]} /></p>`;
};

/** Some of each. @param {{counts: number[], from?: number, most: number[], onChange: (counts: number[]) => void}} props */
const Counters = ({ counts, from = 0, most, onChange }) => {
  const { words } = useShell();
  return html`<div class="live__row">${counts.map(
    (count, at) => html`<${Counter} key=${at} label=${thingWords(words, from + at)} value=${count} most=${most[at]}
    onChange=${(/** @type {number} */ next) => onChange(counts.map((each, place) => (place === at ? next : each)))}><${Thing} thing=${from + at} /><//>`,
  )}</div>`;
};

const TryHome = () => {
  const text = useHandbook("waddingtons");
  const [home, setHome] = useState([1, 0, 2, 1, 0]);
  const points = box.points(home);
  return html`<${LiveExample} title=${text("try-home")} say=${text("try-home-say")}
    answer=${html`<strong>${text("home", { points, won: points >= box.GOAL ? "yes" : "no" })}</strong>`}>
    <${Counters} counts=${home} from=${box.TREASURE} most=${box.HOARD} onChange=${setHome} /><//>`;
};

const TryCrew = () => {
  const text = useHandbook("waddingtons");
  const [crew, setCrew] = useState(CREW);
  const { red, black } = box.watches(crew);
  const given = { red, black, more: Math.max(red, black), less: Math.min(red, black) };
  return html`<${LiveExample} title=${text("try-crew")} say=${text("try-crew-say")}
    answer=${html`<span>${text("sails", { ...given, far: red + black })}</span>
      <strong>${text("fights", { ...given, strength: Math.abs(red - black) })}</strong>`}>
    <${Counters} counts=${crew} most=${box.PACK} onChange=${setCrew} /><//>`;
};

const Points = () => html`<div class="buc"><${Treasures} /><${TryHome} /><${TryCrew} /></div>`;

/** @param {{options: Record<string, unknown>}} props */
const Kept = ({ options }) => {
  const text = useHandbook("waddingtons");
  const { words } = useShell();
  const cards = box.KEPT.map((_, at) => at).filter((at) => at !== box.CHARTS[1]); // the two charts are alike
  return html`<${Parts} title=${text("kept")}>${cards.map((at) => {
    const [card, chart] = [box.KEPT_NUMBERS[at], box.CHARTS.includes(at)];
    return html`<${Part} key=${at} name=${words.text(`waddingtons-chance-${card}`)} count=${chart ? box.CHARTS.length : 1}
      picture=${html`<${Thing} thing=${box.CARDS + at} />`}>${words.text(`waddingtons-chance-${card}-says`)}
      ${chart && html` ${text("charts", { traded: String(options.chart_value_3), one: String(options.one_chart) })}`}<${Cited}
        numbers=${chart ? ["W42", "W43"] : ["W28"]} /><//>`;
  })}<//>`;
};

/** Ports that are alike, under their flags. @param {{from: number, to: number, children?: unknown}} props */
const Ports = ({ from, to, children }) => {
  const { words } = useShell();
  const names = box.PORTS.slice(from, to).map((port) => words.text("waddingtons-port", { port }));
  const flags = names.map((name, at) => html`<${Badge} key=${name} port=${from + at} seat=${from ? null : at} />`);
  return html`<${Part} name=${words.listed(names)} picture=${html`<span class="flagpics">${flags}</span>`}>${children}<//>`;
};

/** @param {HandbookProps} props */
const Box = ({ options }) => {
  const text = useHandbook("waddingtons");
  const { words } = useShell();
  return html`<div class="buc"><${Parts} title=${text("crew", { cards: box.total(box.PACK) })}>
      <${Part} name=${text("crew-cards", { values: box.VALUES.length })} picture=${html`<span class="crewpics"><${NamedThing} thing=${RED_THREE} /><${NamedThing} thing=${BLACK_TWO} /></span>`}>
        ${text("crew-cards-say", { count: box.PACK[0], dealt: box.DEALT })}<${Cited} numbers=${["W2", "W8"]} /><//>
      <${Part} name=${text("watches")} picture=${html`<span class="crewpics">${picture("watch-red")}${picture("watch-black")}</span>`}>
        ${text("watches-say")}<${Cited} numbers=${["W6", "W7"]} /><//><//>
    <${Kept} options=${options} />
    <${Parts} title=${text("ports")}><${Ports} from=${0} to=${box.HOMES}>${text("home-port")}<${Cited} numbers=${["W1", "W30"]} /><//>
      <${Ports} from=${box.HOMES} to=${box.PORTS.length}>${text("free-port")}<${Cited} numbers=${["W3", "W4"]} /><//><//>
    <${Parts} title=${text("places")}>${PLACES.map(
      ([place, sign, clauses]) => html`<${Part} key=${place} name=${words.text("waddingtons-page-place", { place })}
      picture=${picture(sign)}>${text("place", { place })}<${Cited} numbers=${clauses} /><//>`,
    )}<//></div>`;
};

/** Every card of the pile in our own words. */
const Chance = () => {
  const { words } = useShell();
  return html`<ol class="chances">${box.CHANCE.map((_, at) => {
    const card = at + 1;
    return html`<li key=${card} class="chance-card"><span class="chance-card__picture" aria-hidden="true"><${Art} name=${`waddingtons/chance-${pictureOfCard(card)}`} viewBox="0 0 196 128" /></span>
      <h3><span class="chance-card__number">${card}</span> ${words.text(`waddingtons-chance-${card}`)}</h3>
      <p>${words.text(`waddingtons-chance-${card}-says`)}</p></li>`;
  })}</ol>`;
};

/** @type {import("../../table/types.js").Handbook} */
export default {
  drawn,
  style: ["/games/any/handbook.css", "/games/waddingtons/handbook.css"],
  ...{ Turn, Points, Box, More: Chance },
  many: box.CHANCE.length,
};
