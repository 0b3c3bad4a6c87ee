// The coach's options, drawn with dice; pressing one picks those dice.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Worth } from "../../components/worth.js";
import { FACES, facesIn } from "./box.js";
import { facesOf } from "./scene.js";

/** What an action does, as words and dice. @param {{word: string}} props */
export const Deed = ({ word }) => {
  const text = useText("kapern");
  const [verb, dice = ""] = word.split(" ");
  return html`${text("coach-do", { verb })}${" "}
    ${facesIn(dice).map((face, place) => html`<${Art} key=${place} class="glyph"
      name=${`kapern/die-${FACES[face]}`} />`)}`;
};

/** The dice a log line is about. @param {{event: import("./scene.js").GameEvent}} props */
export const Glyphs = ({ event }) =>
  facesOf(event).map((face, place) => html`<${Art} key=${place} class="glyph" name=${`kapern/die-${FACES[face]}`} />`);

/** @param {{choice: import("../../net/messages.js").Choice, measure: string, best: boolean, onPick: (word: string) => void}} props */
const Choice = ({ choice, measure, best, onPick }) => {
  const { words } = useShell();
  return html`<li class=${best ? "is-best" : ""}>
    <button type="button" class="advice__pick" onClick=${() => onPick(choice.then || choice.action)}><${Deed}
      word=${choice.then || choice.action} /></button>
    ${measure !== "none" && html`<span class="risk num"><i style=${{ "--part": 100 * choice.risk }}></i>${words.percent(choice.risk)}</span>`}
    <${Worth} measure=${measure} value=${choice.value} />
    <small>${words.say(choice.reason)}</small>
  </li>`;
};

const MOST = 4;

/** The best few, and stopping if it is not among them. @param {import("../../net/messages.js").Choice[]} choices */
function few(choices) {
  const best = choices.slice(0, MOST);
  const stop = choices.find(({ action, then }) => (then || action) === "stop");
  return !stop || best.includes(stop) ? best : [...best.slice(0, MOST - 1), stop];
}

/** @param {{advice: import("../../net/messages.js").Advised, hand: import("./hand.js").Hand}} props */
export const Advice = ({ advice, hand }) => {
  const text = useText();
  const own = useText("kapern");
  const { measure, choices } = advice;
  return html`${measure !== "none" && html`<div class="advice__head" aria-hidden="true"><span>${text("coach-best")}</span><span>
    ${own("coach-bust")}</span><span>${text(`coach-${measure}`)}</span></div>`}
    <ol class="advice">${few(choices).map(
      (choice, place) => html`
      <${Choice} key=${choice.action + choice.then} choice=${choice} measure=${measure} best=${place === 0}
        onPick=${hand.pickWord} />`,
    )}</ol>`;
};
