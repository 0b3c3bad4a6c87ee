// What can be done now: point at a square and say so; look, fire, stay, load, land.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { isMine, momentOf } from "../../table/moment.js";
import { nameOf } from "./box.js";
import { chartOf, portOf } from "./chart.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./box.js").Way} Way */
/** @typedef {{session: TableSession, hand: import("./hand.js").Hand}} Props */

const ICONS = /** @type {Record<string, string>} */ ({
  ...{ bury: "chest", load: "chest", station: "anchor", depart: "anchor", land: "anchor", fire: "cannon" },
  ...{
    sail: "wheel",
    move: "wheel",
    wait: "anchor",
    look: "spyglass",
    stay: "anchor",
    cease: "anchor",
    roll: "die-5",
  },
});

/**
 * What the words of an action need.
 * @param {Way} way
 * @param {import("./scene.js").Scene} scene
 * @param {import("./hand.js").Hand} hand
 */
function argumentsOf(way, scene, hand) {
  const { verb, path, goal, harbour, direction } = way;
  const end = path.length ? path[path.length - 1] : goal;
  const port = harbour == null ? "" : portOf(chartOf(scene.map), harbour);
  const square = end == null ? "" : nameOf(end);
  return { verb, direction, port, square, ship: scene.ships.length + 1, first: Number(hand.has("look")) };
}

/** What the coach gives for it, and what that is a chance of. @param {{hand: Props["hand"], word: string}} props */
const Figure = ({ hand, word }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const choice = hand.chanceOf(word);
  return (
    choice &&
    html`<small><span class="figure__of">${text("figure", { measure: hand.measure })}</span> ${words.percent(choice.value)}</small>`
  );
};

/** @param {Props & {way: Way, brass?: boolean, keyed?: string}} props */
const Do = ({ session: { scene }, hand, way, brass, keyed }) => {
  const text = useText("piracy");
  return html`<button type="button" class=${`btn deed deed--${way.verb} ${brass ? "btn--brass" : ""}`} data-action=${way.word}
    onClick=${() => hand.carryOut(way)}>
    <${Art} class="ico" name=${`piracy/${ICONS[way.verb] ?? "wheel"}`} /><span>${text("do", argumentsOf(way, scene, hand))}
    <${Figure} hand=${hand} word=${way.word} /></span>
    ${keyed && html`<kbd>${keyed}</kbd>`}</button>`;
};

/** A salvo, by the name of its direction or where that is too long by the first letter. @param {{hand: Props["hand"], way: Way}} props */
const Salvo = ({ hand, way }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const chance = hand.chanceOf(way.word)?.value;
  const [name, toward] = [text("do", way), text("direction", way)];
  const label = chance == null ? name : text("goal-chance", { name, chance, measure: hand.measure });
  return html`<button type="button" class=${`btn deed ${way === hand.way ? "btn--brass" : ""}`} data-action=${way.word}
    onClick=${() => hand.carryOut(way)}>
    <span class="sr">${label}</span>
    <span aria-hidden="true">${toward[0]}<span class="salvos__rest">${toward.slice(1)}</span>
    ${chance != null && html`<small>${words.percent(chance)}</small>`}</span>
    <kbd>${way.direction[0].toUpperCase()}</kbd></button>`;
};

/** A salvo each way, under one heading. @param {{hand: Props["hand"], ways: Way[]}} props */
const Salvos = ({ hand, ways }) => {
  const text = useText("piracy");
  const weighed = ways.some(({ word }) => hand.chanceOf(word));
  return html`<div class="salvos" role="group" aria-label=${text("fire")}>
    <b><${Art} class="ico" name="piracy/cannon" />${text("fire")} ${weighed && html`<small>${text("figure", hand)}</small>`}</b>
    ${ways.map((way) => html`<${Salvo} key=${way.word} hand=${hand} way=${way} />`)}</div>`;
};

/** The man-of-war at the end of a way, by her number. @param {import("./scene.js").Scene} scene @param {Way | null} way */
const shipAtEnd = ({ ships }, way) => ships.indexOf(way?.path.at(-1) ?? Number.NaN) + 1;

/** The way is pointed at: do it, or another way there. @param {Props & {hand: {way: Way}}} props */
const Picked = ({ session, hand }) => {
  const text = useText("piracy");
  const { way, routes, landings, fatal, warned } = hand;
  if (fatal && warned)
    return html`<button type="button" class="btn deed" onClick=${() => hand.pick(null)}><span>${text("back")}</span> <kbd>Esc</kbd></button>
      <button type="button" class="btn btn--alarm deed" id="confirm" data-action=${way.word} onClick=${hand.confirm}>
        ${text("do-fatal", { ship: shipAtEnd(session.scene, way) })}</button>`;
  return html`${
    routes.length > 1 &&
    html`<button type="button" class="btn deed" onClick=${hand.another}>
      <span>${text("another", { count: routes.length })}</span> <kbd>V</kbd></button>`
  }
    ${landings.slice(0, 2).map(
      (/** @type {Way} */ each) => html`<${Do}
      key=${each.word} session=${session} hand=${hand} way=${each} />`,
    )}
    <span id="confirm"><${Do} session=${session} hand=${hand} way=${way} brass keyed="Enter" /></span>`;
};

const PLAIN = ["look", "stay", "cease", "roll", "load"];
const KEYS = /** @type {Record<string, string>} */ ({
  look: "L",
  stay: "S",
  cease: "C",
  roll: "R",
  wait: "W",
});

/** The buttons of the seat that is to move. @param {Props} props */
export const Offers = ({ session, hand }) => {
  const text = useText("piracy");
  const ways = /** @type {Way[]} */ (hand.ways);
  const plain = ways.filter(({ verb }) => PLAIN.includes(verb) || (verb === "wait" && hand.picked == null));
  const salvos = ways.filter(({ verb }) => verb === "fire");
  const key = (/** @type {Way} */ { verb }) => (verb === "stay" && salvos.length ? "H" : KEYS[verb]); // S fires south
  return html`${
    hand.has("set up") &&
    html`<button type="button" class="btn deed" data-action="set up" onClick=${() => hand.say("set up")}>
      <${Art} class="ico" name="piracy/wheel" /><span>${text("set-up")} <small>${text("set-up-say", { alone: Number(new Set(session.scene.captains).size === 1) })}</small></span></button>`
  }
    ${
      !(hand.fatal && hand.warned) &&
      plain.map(
        (way) => html`<${Do} key=${way.word} session=${session} hand=${hand} way=${way}
      brass=${way.verb === "look" || way.verb === "roll" || way === hand.way} keyed=${key(way)} />`,
      )
    }
    ${salvos.length > 0 && html`<${Salvos} hand=${hand} ways=${salvos} />`}
    ${hand.way && hand.way.verb !== "fire" && hand.way.verb !== "load" && html`<${Picked} session=${session} hand=${hand} />`}
    ${
      !hand.way &&
      !salvos.length &&
      !plain.some(({ verb }) => verb !== "wait") &&
      html`<button type="button" class="btn btn--brass" aria-disabled="true">${text("pick")}</button>`
    }`;
};

/**
 * What the bar says to the seat that is to move.
 * @param {TableSession} session
 * @param {import("./hand.js").Hand} hand
 * @param {import("../../table/words.js").Words} words
 */
export function turnWords(session, hand, words) {
  const { scene } = session;
  const moment = momentOf(session);
  const text = (/** @type {string} */ key, /** @type {Record<string, unknown>} */ values = {}) =>
    words.text(`piracy-page-${key}`, values);
  if (hand.fatal)
    return {
      title: text("fatal", { ship: shipAtEnd(scene, hand.way) }),
      say: text("fatal-say"),
    };
  const values = {
    moment,
    ship: scene.ship + 1,
    roll: scene.roll ?? 0,
    count: scene.chests.length + 1,
    next: scene.ships.length + 1,
  };
  return { title: nameAtSharedDevice(session, text("turn", values)), say: text("turn-say", values) };
}

/** Where one device goes round, it is said whom a turn's words are for. @param {TableSession} session @param {string} title */
function nameAtSharedDevice({ scene, shown, names }, title) {
  const isShared = (shown?.chairs.filter(({ yours }) => yours).length ?? 0) > 1;
  return isShared ? `${names[scene.seat ?? -1]} · ${title}` : title;
}

/**
 * What to do instead of something refused.
 * @param {TableSession} session
 * @param {import("../../table/words.js").Words} words
 */
export const instead = (session, words) =>
  isMine(session) ? words.text("piracy-page-instead", { moment: momentOf(session) }) : "";
