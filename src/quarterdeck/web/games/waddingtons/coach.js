// The coach: turns everyone still needs to twenty, the odds of a fight that could be had now, and the best things to do.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { OfWhat, Worth } from "../../components/worth.js";
import * as box from "./box.js";
import { deedWords, Odds } from "./pieces.js";

/** @typedef {import("./scene.js").Session} TableSession */

const MOST = 3;

/** What an action does, in words. @param {{word: string}} props */
export const Deed = ({ word }) => {
  const { words } = useShell();
  return deedWords(words, box.partsOf(word));
};

/** Who is how many turns from twenty: the longer the bar, the nearer. @param {{race: number[], session: TableSession}} props */
const Race = ({ race, session: { names } }) => {
  const { words } = useShell();
  const text = useText("waddingtons");
  const far = Math.max(...race, 1);
  return html`<h3 class="coach__sub">${text("turns-to-go")}</h3><ul class="buc meters">${race.map(
    (
      turns,
      seat,
    ) => html`<li key=${seat} data-dye=${["red", "blue", "yellow", "black"][seat]}><span>${names[seat]}</span>
      <u><i style=${{ width: `${Math.max(4, 100 - (88 * turns) / far)}%` }}></i></u>
      <b class="num">${words.number(Math.round(turns))}</b></li>`,
  )}</ul>`;
};

/** @param {{choice: import("../../net/messages.js").Choice, measure: string, best: boolean, hand: import("./hand.js").Hand}} props */
const Option = ({ choice, measure, best, hand }) => {
  const { words } = useShell();
  const fight = choice.reason.key === "waddingtons-coach-fight";
  return html`<li class=${best ? "is-best" : ""}><button type="button" class="advice__pick" data-advised=${choice.action}
      onClick=${() => hand.follow(choice.action)}><${Deed} word=${choice.action} /></button>
    <${Worth} measure=${measure} value=${choice.value} />
    ${fight ? html`<${Odds} odds=${choice.reason.arguments} />` : html`<small>${words.say(choice.reason)}</small>`}</li>`;
};

/** @param {{advice: import("../../net/messages.js").Advised, session: TableSession, hand: import("./hand.js").Hand}} props */
export const Advice = ({ advice, session, hand }) => html`
  ${advice.race.length > 0 && html`<${Race} race=${advice.race} session=${session} />`}
  <${OfWhat} measure=${advice.measure} />
  <ol class="advice advice--buc buc">${advice.choices.slice(0, MOST).map(
    (choice, place) => html`<${Option} key=${place} choice=${choice} measure=${advice.measure}
      best=${place === 0} hand=${hand} />`,
  )}</ol>`;
