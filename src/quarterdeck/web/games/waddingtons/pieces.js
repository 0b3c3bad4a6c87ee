// The pieces of Waddingtons Buccaneer, drawn: emblems, treasure, crew from the front and from behind, cards kept.
import { Art, html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { COLOURS } from "../../components/flag.js";
import * as box from "./box.js";

const FACES = ["crew-red-1", "crew-black-1", "crew-red-2", "crew-black-2", "crew-red-3", "crew-black-3"];
const KEPT = ["chance-silver", "coin", "coin-eight", "chance-chart", "chance-chart"];

/** The colour of a seat, or none. @param {number | undefined | null} seat */
export const dyeOf = (seat) => (seat == null ? "none" : COLOURS[seat]);

/** A thing's picture. @param {number} thing */
export const pictureOf = (thing) => [...FACES, ...box.KINDS, ...KEPT][thing];

/** A port's emblem in its owner's colour. @param {{port: number, seat?: number | null}} props */
export const Badge = ({ port, seat }) => {
  const { words } = useShell();
  return html`<span class="badge" data-dye=${dyeOf(seat)} data-name=${words.text("waddingtons-port", { port: box.PORTS[port] })}>
    <${Art} name=${`waddingtons/emblem-${box.PORTS[port]}`} /></span>`;
};

/** Any thing that can lie in docks. @param {{thing: number, label?: string, class?: string}} props */
export const Thing = ({ thing, label, class: kind }) =>
  html`<${Art} class=${`thing ${thing < box.TREASURE ? "thing--crew" : ""} ${kind ?? ""}`}
    name=${`waddingtons/${pictureOf(thing)}`} label=${label}
    viewBox=${thing >= box.CARDS && KEPT[thing - box.CARDS].startsWith("chance") ? "0 0 196 128" : undefined} />`;

/** The same with its name for those who do not see it. @param {{thing: number, class?: string}} props */
export const NamedThing = ({ thing, class: kind }) => {
  const { words } = useShell();
  return html`<${Thing} thing=${thing} class=${kind} label=${thingWords(words, thing)} />`;
};

/** @param {import("../../table/words.js").Words} words @param {number} thing */
export const thingWords = (words, thing) => words.text("waddingtons-thing", { thing: box.THINGS[thing] });

/** As a sentence begins. @param {string} text */
export const begun = (text) => text[0].toUpperCase() + text.slice(1);

/** What an action does, as the text of a button. @param {import("../../table/words.js").Words} words @param {Record<string, unknown>} parts */
export const deedWords = (words, parts) => begun(words.text("waddingtons-page-deed", parts));

/** Crew from behind. @param {{value: number}} props */
export const Back = ({ value }) =>
  html`<${Art} class="thing thing--crew" name=${`waddingtons/crew-back-${value}`} />`;

/** The hold: two places. @param {{hold: number[], big?: boolean}} props */
export const Aboard = ({ hold, big }) => {
  const { words } = useShell();
  const pieces = box.each(hold);
  const label = words.text("waddingtons-page-hold", {
    pieces:
      words.listed(pieces.map((kind) => thingWords(words, box.TREASURE + kind))) || words.text("nothing"),
  });
  return html`<span class=${`aboard ${big ? "aboard--big" : ""}`} role="img" aria-label=${label}>
    ${[0, 1].map(
      (place) =>
        html`<i key=${place}>${
          pieces[place] != null &&
          html`<${Thing}
      thing=${box.TREASURE + pieces[place]} />`
        }</i>`,
    )}</span>`;
};

/**
 * A hand as small cards, the best first: colours where they are known, else backs.
 * @param {{values: number[], known: number[]}} props
 */
export const Hand = ({ values, known }) => {
  const { words } = useShell();
  const count = box.total(values);
  const label = words.text("waddingtons-page-backs", { strength: box.strength(values), count });
  const kinds = kindsOf(values, known);
  return html`<span class="backs" role="img" aria-label=${label}>${kinds.map(([colour, value, many]) =>
    count > ROW
      ? html`<i key=${colour + value} class=${colour}>${value}${many > 1 && html`<sub>×${many}</sub>`}</i>`
      : Array.from(
          { length: many },
          (_, place) => html`<i key=${`${colour}${value}${place}`} class=${colour}>${value}</i>`,
        ),
  )}</span>`;
};

const ROW = 7; // small cards that have room in a row; more are told by number

/** What is known of a hand: colour, value and how many. @param {number[]} values @param {number[]} known @returns {[string, number, number][]} */
function kindsOf(values, known) {
  const all = [3, 2, 1].flatMap((value) => {
    const [red, black] = [known[2 * value - 2], known[2 * value - 1]];
    const dark = values[value - 1] - red - black;
    return /** @type {[string, number, number][]} */ ([
      ["red", value, red],
      ["black", value, black],
      ["back", value, dark],
    ]);
  });
  return all.filter(([, , many]) => many > 0);
}

/** Win, draw and lose as a bar. @param {{odds: {win: number, draw: number, lose: number}}} props */
export const Odds = ({ odds }) => {
  const { words } = useShell();
  const text = (/** @type {string} */ part, /** @type {number} */ chance) =>
    words.text("waddingtons-page-odds", { part, chance: Math.round(100 * chance) });
  const parts = /** @type {["win" | "draw" | "lose", string][]} */ ([
    ["win", "w"],
    ["draw", "d"],
    ["lose", "l"],
  ]);
  return html`<span class="split">${parts.map(
    ([part, kind]) =>
      odds[part] >= 0.005 &&
      html`<i key=${part} class=${kind} style=${{ flex: odds[part] }}>
      ${text(odds[part] > 0.16 ? part : "short", odds[part])}</i>`,
  )}</span>`;
};
