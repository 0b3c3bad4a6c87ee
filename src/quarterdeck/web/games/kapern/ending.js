// After the last turn: the best one of every seat, to be looked at again.
import { Art, html } from "../../app/html.js";
import { useText } from "../../app/shell.js";
import { Flag } from "../../components/flag.js";

/** @typedef {import("../../table/story.js").Turn} Turn */

/** The best turn of every seat that had one. @param {Turn[]} turns @param {number} seats */
const bestTurns = (turns, seats) =>
  Array.from({ length: seats }, (_, seat) =>
    turns
      .filter((turn) => turn.seat === seat)
      .reduce(
        (best, turn) => (turn.gain > (best?.gain ?? 0) ? turn : best),
        /** @type {Turn | null} */ (null),
      ),
  );

/** @param {import("../../table/types.js").EndingProps} props */
export const Ending = ({ table, turns, shown: { chairs } }) => {
  const text = useText("kapern");
  const look = useText();
  const best = bestTurns(turns, chairs.length);
  return html`<section class="panel"><div class="panel__head"><h2>${text("best-turns")}</h2></div>
    <ol class="moments">${best.map(
      (turn, seat) => html`<li key=${seat}>
      <${Art} class="moments__ico" name=${turn ? "kapern/chest" : "kapern/die-skull"} /><${Flag} seat=${seat} size="s" />
      <p>${
        turn
          ? text("best-turn", { name: chairs[seat].name, turn: turn.turn, points: turn.gain })
          : text("no-best-turn", { name: chairs[seat].name })
      }</p>
      ${
        turn
          ? html`<a class="chip" href=${`/replay/${table}#${turn.step}`}>${look("look")}</a>`
          : html`<span>
        </span>`
      }</li>`,
    )}</ol></section>`;
};
