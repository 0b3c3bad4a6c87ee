// Before the game: who sits where, who is still missing, and the link to call them.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { aboutChair, Flag } from "../components/flag.js";
import { Share } from "../components/share.js";
import { useGames } from "../hooks/games.js";
import * as api from "../net/api.js";
import { houseWords } from "../table/options.js";

/** @typedef {import("../net/messages.js").Chair} Chair */

/** @param {{table: string, seat: number, chair: Chair, seated: boolean, onRefused: (no: api.Refusal) => void}} props */
const Place = ({ table, seat, chair, seated, onRefused }) => {
  const text = useText();
  const sit = () => api.sitDown(table, seat).catch(onRefused);
  const leave = () => api.standUp(table, seat).catch(onRefused);
  return html`<li><${Flag} seat=${seat} />
    ${
      chair.kind === "open"
        ? html`<span class="open-seat">${text("free")}</span>`
        : html`<span class="seat"><span class="seat__name">${chair.name}</span>
          <small>
            ${aboutChair(chair, text)}</small>
            </span>`
    }
    ${chair.kind === "open" && !seated && html`<button type="button" class="btn btn--brass" onClick=${sit}>
      ${text("sit-down")}</button>`}
    ${chair.yours && html`<button type="button" class="btn" onClick=${leave}>${text("stand-up")}</button>`}
  </li>`;
};

/** What is agreed on, once it is known. @param {string} table */
function useListing(table) {
  const [listing, setListing] = useState(/** @type {import("../net/messages.js").Listing | null} */ (null));
  useEffect(() => void api.look(table).then(setListing), [table]);
  return listing;
}

/** @param {{table: string, chairs: Chair[]}} props */
export const Waiting = ({ table, chairs }) => {
  const { words } = useShell();
  const text = useText();
  const listing = useListing(table);
  const about = useGames().find(({ name }) => name === listing?.game);
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  const free = chairs.filter(({ kind }) => kind === "open").length;
  const seated = chairs.some(({ yours }) => yours);
  return html`<main class="wrap waiting">
    <section class="deck waiting__deck"><${Art} class="waiting__art" name="hero" />
      <div class="word"><h1>${text("waiting", { count: free })}</h1><p>${text("waiting-say")}</p></div></section>
    <section class="panel"><div class="panel__head"><h2>${text("seats")}</h2>
        <span class="soft">
          ${about && `${words.text(about.title)} · ${houseWords(words, about, /** @type {Record<string, unknown>} */ (listing?.options ?? {}))}`}</span></div>
      <ol class="crew waiting__crew">${chairs.map(
        (chair, seat) => html`
        <${Place} key=${seat} table=${table} seat=${seat} chair=${chair} seated=${seated} onRefused=${setNo} />`,
      )}</ol>
      ${no && html`<p class="bad" role="alert">${words.say(no.why)}</p>`}</section>
    <section class="panel"><div class="panel__head"><h2>${text("call-friends")}</h2></div><${Share}
      path=${`/t/${table}`} /></section>
  </main>`;
};
