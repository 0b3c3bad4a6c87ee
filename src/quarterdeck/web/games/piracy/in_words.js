// The chart in words, for whoever listens: what stands where as a list, and what a single square is.
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { Lookout } from "../../components/lookout.js";
import { cellOf, midOf, nameOf, SIDE, STRIDE, SUNK } from "./box.js";
import { portOf } from "./chart.js";
import { tokenOf } from "./pieces.js";

/** @typedef {import("./chart.js").Chart} Chart */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../../app/shell.js").Text} Text */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand, chart: Chart}} Props */

/** What a square is, and what it is called. @param {Chart} chart @param {Scene} scene @param {number} square */
export function groundOf(chart, scene, square) {
  const port = chart.harbours.find((each) => each.square === square);
  if (port) return { ground: "harbour", name: port.name };
  if (chart.straits.includes(square)) return { ground: "strait", name: "" };
  if (chart.ocean.has(square)) return { ground: "sea", name: "" };
  const name = chart.islands.find(({ squares }) => squares.includes(square))?.name ?? "";
  if (scene.stolen.includes(square)) return { ground: "stolen", name };
  if (scene.chests.includes(square)) return { ground: "chest", name };
  return { ground: chart.sites.includes(square) ? "site" : name ? "island" : "land", name };
}

/** The men-of-war that are afloat, each with her Captain. @param {Text} text @param {Props["session"]} session */
const fleetOf = (text, { scene: { ships, captains }, names }) =>
  ships.flatMap((square, at) =>
    square === SUNK ? [] : [{ square, who: text("ship-of", { ship: at + 1, name: names[captains[at]] ?? "" }) }],
  );

/** Everyone whose place the reader knows. @param {Text} text @param {Props["session"]} session */
function everyone(text, session) {
  const { scene, names } = session;
  const his = scene.sighted ?? scene.at;
  const pirate = his == null ? [] : [{ square: his, who: text("the-pirate", { name: names[scene.pirate] ?? "" }) }];
  return [...pirate, ...fleetOf(text, session)];
}

/** What pressing a lit square does, and what it is worth. @param {Text} text @param {import("./hand.js").Hand} hand @param {Chart} chart @param {import("./hand.js").Goal} goal */
export function goalWords(text, hand, chart, { square, chance, verb, danger, ways }) {
  const port = portOf(chart, ways[0].harbour ?? square);
  const plain = text("goal", { verb, square: nameOf(square), port });
  const name = danger ? text("goal-danger", { name: plain }) : plain;
  return chance == null ? name : text("goal-chance", { name, chance, measure: hand.measure });
}

/** All there is to say of a square. @param {Text} text @param {Props} props @param {number} square */
function squareWords(text, { session, hand, chart }, square) {
  const { scene } = session;
  const about = { ...groundOf(chart, scene, square), token: tokenOf(scene, square) };
  const there = everyone(text, session).filter((each) => each.square === square);
  const goal = hand.goals.find((each) => each.square === square);
  return [
    text("look", { square: nameOf(square), ...about }),
    ...there.map(({ who }) => who),
    ...(scene.possible.includes(square) ? [text("can-be-here")] : []),
    ...(goal ? [goalWords(text, hand, chart, goal)] : []),
  ].join(". ");
}

/** @param {Props} props */
export const ChartLookout = ({ session, hand, chart }) => {
  const text = useText("piracy");
  const { at, ships, ship } = session.scene;
  const afloat = ships[ship] == null || ships[ship] === SUNK ? chart.harbours[0].square : ships[ship];
  const beside = (/** @type {number} */ square, /** @type {number} */ right, /** @type {number} */ down) => {
    const [column, row] = [cellOf(square)[0] + right, cellOf(square)[1] + down];
    const inside = column >= 0 && column < chart.columns && row >= 0 && row < chart.rows;
    return inside ? row * STRIDE + column : null;
  };
  const press = (/** @type {number} */ square) =>
    square === hand.picked ? hand.confirm() : hand.press(square);
  return html`<${Lookout} from=${at ?? afloat} beside=${beside} press=${press} midOf=${midOf} side=${SIDE}
    say=${(/** @type {number} */ square) => squareWords(text, { session, hand, chart }, square)} />`;
};

/** Ships, chests and harbours, one after the other. @param {{session: Props["session"], chart: Chart}} props */
export const ChartList = ({ session, chart }) => {
  const text = useText("piracy");
  const { scene } = session;
  const ground = (/** @type {number} */ square) =>
    text("look", { square: nameOf(square), ...groundOf(chart, scene, square), token: tokenOf(scene, square) });
  const lines = [
    ...everyone(text, session).map(({ square, who }) => text("lies", { who, square: nameOf(square) })),
    ...[...scene.chests, ...scene.stolen].map(ground),
    ...chart.harbours.map(({ square }) => ground(square)),
  ];
  return html`<ul class="sr" aria-label=${text("in-words")}>
    ${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`;
};
