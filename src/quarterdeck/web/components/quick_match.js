// To play with people without knowing any: a seat wherever the same is wanted, bots for those who do not come.
import { useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import * as api from "../net/api.js";
import { levelsOf, usualLevel } from "../table/levels.js";
import { lengthWords } from "../table/time.js";
import { clockOf, firstChoice } from "./clock_choice.js";
import { Steps } from "./forms.js";
import { Refused } from "./refused.js";

const WAITS = [15, 60, 180, 600]; // seconds before bots sit down
const WAYS = ["none", "live", "post"];

/** @param {import("../hooks/games.js").About} about */
const counts = ({ least, most }) => Array.from({ length: most - least + 1 }, (_, more) => least + more);

/** @param {{name: string, value: unknown, onChange: (value: never) => void, choices: {value: unknown, text: string}[]}} props */
const Field = ({ name, ...steps }) => {
  const label = useText()(`quick-${name}`);
  return html`<div class="field"><span>${label}</span><${Steps} name=${`quick-${name}`} label=${label} ...${steps} /></div>`;
};

/** @param {{about: import("../hooks/games.js").About}} props */
export const QuickMatch = ({ about }) => {
  const { words } = useShell();
  const text = useText();
  const [wanted, setSeats] = useState(about.least);
  const [way, setWay] = useState("none");
  const [wait, setWait] = useState(WAITS[1]);
  const [liked, setLevel] = useState(usualLevel(about));
  const [rated, setRated] = useState(false);
  const [no, setNo] = useState("");
  const seats = Math.min(Math.max(wanted, about.least), about.most);
  const level = levelsOf(about).includes(liked) ? liked : usualLevel(about);
  const clock = clockOf({ ...firstChoice(level), way });
  const go = () =>
    api.quickMatch({ game: about.name, seats, clock, wait, level, fair: true, rated: rated && way !== "none" }).then(
      ({ table }) => location.assign(`/t/${table}`),
      ({ message }) => setNo(message),
    );
  return html`<section class="panel quick" id="quick"><div class="panel__head"><h2>${text("quick")}</h2><span class="soft">${text("quick-say", { game: words.text(about.title) })}</span></div>
    <div class="quick__asks">
      <${Field} name="seats" value=${seats} onChange=${setSeats} choices=${counts(about).map((value) => ({ value, text: String(value) }))} />
      <${Field} name="clock" value=${way} onChange=${setWay} choices=${WAYS.map((value) => ({ value, text: text(`way-${value}`) }))} />
      <${Field} name="wait" value=${wait} onChange=${setWait} choices=${WAITS.map((value) => ({ value, text: lengthWords(words, value) }))} />
      <${Field} name="level" value=${level} onChange=${setLevel} choices=${levelsOf(about).map((value) => ({ value, text: text("level", { level: value }) }))} />
      ${way !== "none" && html`<${Field} name="rated" value=${rated} onChange=${setRated} choices=${[false, true].map((value) => ({ value, text: text(value ? "rated" : "friendly") }))} />`}
      <button type="button" id="find-game" class="btn btn--brass quick__go" onClick=${go}>${text("quick-go")}</button></div>
    <${Refused} no=${no} /></section>`;
};
