// The plain board: what has just happened, large, and everything that can be done now, word for word.
import { useState } from "preact/hooks";
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { isMine } from "../../table/moment.js";

const MANY = 12; // actions before they want a search
const LATELY = 3;

/** @param {{words: string[], onAct: (word: string) => void}} props */
const Actions = ({ words, onAct }) => {
  const text = useText();
  const [sought, setSought] = useState("");
  const fits = words.filter((word) => word.includes(sought.trim().toLowerCase()));
  return html`<div class="plain__actions">
    ${
      words.length > MANY &&
      html`<label class="sr" for="action">${text("find-action")}</label>
      <input class="input" id="action" type="search" autocomplete="off" placeholder=${text("find-action")}
        value=${sought} onInput=${(/** @type {import("../../app/html.js").Typing} */ event) => setSought(event.currentTarget.value)} />`
    }
    <div class="plain__list" role="group" aria-label=${text("bar")}>${fits.map(
      (word) => html`<button key=${word} type="button" class="btn" data-action=${word}
        onClick=${() => onAct(word)}>${word}</button>`,
    )}</div></div>`;
};

/** @param {{session: import("../../table/types.js").TableSession}} props */
export const Board = ({ session }) => {
  const { words } = useShell();
  const text = useText();
  const lines = (session.log ?? []).slice(-LATELY).map(({ say }) => words.say(say, session.names));
  const act = (/** @type {string} */ word) => session.act([word]);
  return html`<section class="deck plain" aria-label=${text("deck")}>
    <div class="word">${lines.map((line, place) => html`<p key=${place}>${line}</p>`)}</div>
    ${isMine(session) && html`<${Actions} words=${session.shown?.actions ?? []} onAct=${act} />`}
  </section>`;
};
