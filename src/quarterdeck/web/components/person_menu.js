// Beside somebody's name: look at their profile, block them, or tell the host about them.
import { useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";
import * as people from "../net/people_api.js";

const REASONS = ["insult", "name", "cheating", "stalling", "other"];

const LONGEST = 500; // letters, as many as the house takes

/** @typedef {{table: string, seat: number, name: string}} Person */
/** @typedef {(work: Promise<unknown>, done: string) => Promise<void>} Attempt  tells what came of it */

/** For the host: a reason, and what happened in the reader's own words. @param {Person & {onTell: Attempt}} props */
const Report = ({ table, seat, name, onTell }) => {
  const text = useText();
  const [reason, setReason] = useState(REASONS[0]);
  const [words, setWords] = useState("");
  const choose = (/** @type {import("../app/html.js").Choosing} */ event) => setReason(event.currentTarget.value);
  const write = (/** @type {import("../app/html.js").Typing} */ event) => setWords(event.currentTarget.value);
  const send = () => onTell(people.reportSeat(table, seat, { reason, words }).then(() => setWords("")), "has-reported");
  return html`<label class="field"><span>${text("report-why")}</span><select class="input" value=${reason} onChange=${choose}>
      ${REASONS.map((each) => html`<option key=${each} value=${each}>${text(`report-${each}`)}</option>`)}</select></label>
    <label class="field"><span>${text("report-words")}</span>
      <textarea class="input" rows="3" maxlength=${LONGEST} value=${words} onInput=${write}></textarea></label>
    <button type="button" class="btn" data-do="report" onClick=${send}>${text("report", { name })}</button>`;
};

/** @param {Person} props */
export const PersonMenu = ({ table, seat, name }) => {
  const text = useText();
  const [told, setTold] = useState("");
  /** @type {Attempt} */
  const attempt = (work, done) => work.then(() => setTold(text(done, { name })), ({ message }) => setTold(message));
  return html`<details class="person-menu"><summary>${text("about-person", { name })}</summary>
    <div class="person-menu__sheet">
      <button type="button" class="btn" data-do="block" onClick=${() => attempt(people.blockSeat(table, seat), "has-blocked")}>${text("block", { name })}</button>
      <${Report} table=${table} seat=${seat} name=${name} onTell=${attempt} />
      <p role="status">${told}</p></div></details>`;
};
