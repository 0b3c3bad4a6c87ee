// The last reckoning: what lies in every chest and in every dock, and what was still at sea.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import * as box from "./box.js";
import { Badge, NamedThing } from "./pieces.js";

/** @param {{treasure: number[]}} props */
const Pieces = ({ treasure }) =>
  html`<td><span class="pieces">${box
    .each(treasure)
    .map(
      (kind, place) => html`<${NamedThing} key=${place} thing=${box.TREASURE + kind} />`,
    )}<b>${box.points(treasure)}</b></span></td>`;

/** @param {{shown: {view: import("./scene.js").View}, names: string[]}} props */
export const Scoring = ({ shown: { view }, names }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  return html`<section class="panel scoring buc"><div class="panel__head"><h2>${text("scoring")}</h2>
      <${Art} class="scoring__chest" name="waddingtons/chest-open" /></div>
    <table class="hoards"><thead><tr><td></td>${["in-chest", "in-docks", "at-sea", "points"].map(
      (key) => html`<th key=${key} scope="col">${text(key)}</th>`,
    )}</tr></thead><tbody>${view.ships.map(({ owner, home, chest, hold }) => {
      const docks = view.docks[home].slice(box.TREASURE, box.CARDS);
      return html`<tr key=${home}><th scope="row"><${Badge} port=${home} seat=${owner} />${" "}${names[owner]}
          ${" "}<small>${words.text("waddingtons-port", { port: box.PORTS[home] })}</small></th>
        <${Pieces} treasure=${chest} /><${Pieces} treasure=${docks} />
        <td class="at-sea"><span class="pieces">${box
          .each(hold)
          .map(
            (kind, place) => html`<${NamedThing} key=${place} thing=${box.TREASURE + kind} />`,
          )}</span></td><td><b class="num hoards__sum">${box.points(chest) + box.points(docks)}</b></td></tr>`;
    })}</tbody></table></section>`;
};
