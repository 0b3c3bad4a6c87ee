// The fleet at a glance, where the panels beside the chart are out of sight: a row over it, a list beside it.
import { Art, html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { useShape } from "../../hooks/shape.js";
import { ENOUGH, nameOf, SUNK } from "./box.js";
import { ShipIcon } from "./pieces.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {import("./scene.js").Scene} Scene */

/** Whose turn it is: a ship by her number, the Pirate, or nobody's. @param {Scene} scene */
function moverOf({ moment, ship, ships }) {
  if (moment === "sail" || moment === "depart") return "pirate";
  return moment === "station" ? ships.length : moment === "bury" || moment === "over" ? null : ship;
}

/** @param {{name: string, now: boolean, lost?: boolean, children?: import("../../app/html.js").Children}} props */
const Cell = ({ name, now, lost = false, children }) =>
  html`<li class=${`convoy__cell ${now ? "is-now" : ""} ${lost ? "lost" : ""}`} title=${name}>${children}<small>${name}</small></li>`;

/** @param {{session: TableSession}} props */
export const Strip = ({ session: { scene, names } }) => {
  const text = useText("piracy");
  if (useShape() === "wide") return null; // the panels are in sight
  const { ships, captains, stolen, pirate } = scene;
  const mover = moverOf(scene);
  return html`<ul class="convoy" aria-label=${text("fleet")}>
    <${Cell} name=${names[pirate] ?? ""} now=${mover === "pirate"}><${Art} name="piracy/pirate" />
      <b><span aria-hidden="true">${stolen.length}/${ENOUGH}</span><span class="sr">${text("stolen", { count: stolen.length })}</span></b><//>
    ${captains.map((captain, at) => {
      const lost = ships[at] === SUNK;
      return html`<${Cell} key=${at} name=${names[captain] ?? ""} now=${mover === at} lost=${lost}>
        <${ShipIcon} ship=${at} captain=${captain} name=${text("ship-of", { ship: at + 1, name: names[captain] ?? "" })} />
        <b>${ships[at] == null ? "–" : lost ? text("lost") : nameOf(ships[at])}</b><//>`;
    })}</ul>`;
};
