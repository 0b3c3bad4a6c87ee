// The coach: where he probably is and how sure that is, and what each option is worth.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Worth } from "../../components/worth.js";
import { nameOf, partsOf, wayOf } from "./box.js";
import { chartOf, portOf } from "./chart.js";

/** @typedef {import("./scene.js").Session} TableSession */
/** @typedef {[number, number][]} Heat */

const MOST = 3;

/** What an action does, in words; a harbour has its name where the chart is known. @param {{word: string, map?: import("./scene.js").Scene["map"]}} props */
export const Deed = ({ word, map }) => {
  const { words } = useShell();
  const { harbour } = wayOf(word);
  const port = map && harbour != null ? { harbour: portOf(chartOf(map), harbour) } : {};
  return words.text("piracy-page-deed", { ...partsOf(word), ...port });
};

/**
 * How sure a belief is: 0 where every square he can be on is as likely as the next, 1 where there is but one.
 * @param {Heat} heat
 * @param {number} squares
 */
export function sureness(heat, squares) {
  if (squares < 2) return 1;
  const total = heat.reduce((sum, [, chance]) => sum + chance, 0);
  const entropy = heat.reduce((sum, [, chance]) => sum - (chance / total) * Math.log(chance / total), 0);
  return Math.max(0, 1 - entropy / Math.log(squares));
}

/** @param {{heat: Heat, scene: import("./scene.js").Scene, secret: boolean}} props */
const Belief = ({ heat, scene, secret }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const [square, chance] = heat.reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0]);
  const sure = sureness(heat, scene.possible.length);
  const here = heat.find(([each]) => each === scene.at)?.[1] ?? 0;
  const right = secret && square === scene.at;
  return html`<div class="belief"><p>${text(right ? "navy-right" : secret ? "navy-thinks" : "probably", { square: nameOf(square), chance })}
      ${secret && !right && html` ${text("knows-here", { square: nameOf(scene.at ?? 0), chance: here })}`}</p>
    <p class="belief__sure"><span>${text("sureness")}</span><span class="meter" aria-hidden="true"><i
      style=${{ width: words.percent(sure).replace(/\s/g, "") }}></i></span>
      <output class="num" id="sureness">${words.percent(sure)}</output></p>
    <p class="soft">${text("sureness-say", { count: scene.possible.length })}</p></div>`;
};

/** @param {{advice: import("../../net/messages.js").Advised, session: TableSession, hand: import("./hand.js").Hand}} props */
export const Advice = ({ advice, session, hand }) => {
  const { words } = useShell();
  const text = useText("piracy");
  const { scene, shown } = session;
  const secret = shown?.seat === scene.pirate;
  const own = hand.goal
    ? advice.choices.filter(({ action }) =>
        hand.goal?.ways.some(({ word }) => word === action),
      )
    : [];
  const best = [...own, ...advice.choices.filter((each) => !own.includes(each))].slice(
    0,
    MOST,
  );
  return html`${advice.heat.length > 0 && html`<${Belief} heat=${advice.heat} scene=${scene} secret=${secret} />`}
    ${best.length > 0 && advice.measure !== "none" && html`<h3 class="coach__sub">${text("measure", { measure: advice.measure })}</h3>`}
    <ol class="advice advice--piracy">${best.map(
      (choice) => html`<li key=${choice.action}
      class=${choice === advice.choices[0] ? "is-best" : ""}>
      <button type="button" class="advice__pick"
        onClick=${() => hand.pickWord(choice.action)}><${Deed} word=${choice.action} map=${scene.map} /></button>
      <${Worth} measure=${advice.measure} value=${choice.value} />
      <small>${words.say(choice.reason)}</small></li>`,
    )}</ol>`;
};
