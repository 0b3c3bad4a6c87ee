// The table of Buccaneer: a strait between two coasts where the crews stand, and open water where the ships pass.
import { useEffect } from "preact/hooks";
import { html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { fly } from "../../components/flight.js";
import { useSliding } from "../../hooks/sliding.js";
import { useDrag } from "./drag.js";
import { Coast, Sea, Wild } from "./sea.js";
import { Side } from "./shore.js";
import { Water } from "./water.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const NORTH = /** @type {import("./sea.js").Spot[]} */ ([
  ["hill", 27, 46, 38],
  ["hill", 30.5, 50, 30],
  ["palm", 24, 56, 24],
  ["hill", 59, 44, 34],
  ["palm", 64, 52, 22],
  ["hill", 93, 46, 40],
  ["palm", 90, 56, 24],
]);
const SOUTH = /** @type {import("./sea.js").Spot[]} */ ([
  ["hill", 84, 24, 42],
  ["hill", 88.5, 30, 34],
  ["palm", 93, 42, 28],
  ["hill", 5, 66, 34],
  ["palm", 10, 60, 24],
  ["palm", 90, 66, 22],
]);

/** Coins and booty on their way to their owners. @param {import("./scene.js").Scene["flight"]} flight */
const useFlights = (flight) =>
  useEffect(() => {
    if (!flight) return;
    const makePiece = () => {
      const piece = document.createElement("span");
      piece.className = "dorra-fly";
      piece.innerHTML = `<svg><use href="/art/dorra.svg#${flight.picture}"/></svg>`;
      return piece;
    };
    fly(`[data-spot="${flight.from}"]`, `[data-spot="${flight.to}"]`, flight.count, makePiece);
  }, [flight]);

/**
 * The seats in the order they look at each other: one's own near, the others clockwise beyond the water.
 * @param {import("./scene.js").Session} session
 */
function facing({ scene, shown }) {
  const seats = scene.purses.length;
  const near = shown?.seat ?? 0;
  return [near, ...Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats)];
}

/** @param {Props} props */
export const Board = ({ session, hand }) => {
  const text = useText();
  const strait = useSliding(".pile", "top", 520);
  const drag = useDrag(hand);
  const { scene } = session;
  useFlights(scene.flight);
  const [near, ...far] = facing(session);
  return html`<section ref=${strait} class="strait" aria-label=${text("deck")} data-seq=${session.shown?.seq}
    style=${{ "--sides": far.length }} ...${drag}>
    <${Sea} />
    <div class="shore north"><${Coast} /><${Wild} rows=${NORTH} />
      ${far.map((seat) => html`<${Side} key=${seat} seat=${seat} session=${session} hand=${hand} />`)}</div>
    <${Water} scene=${scene} hand=${hand} />
    <div class="shore south"><${Coast} /><${Wild} rows=${SOUTH} />
      <${Side} seat=${near} session=${session} hand=${hand} /></div>
  </section>`;
};
