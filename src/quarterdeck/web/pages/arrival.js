// A friend comes by link: who is there, what is played, and a chair to sit down on.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { Flag, letter } from "../components/flag.js";
import { Languages } from "../components/header.js";
import { Refused } from "../components/refused.js";
import { pictureOf } from "../hooks/games.js";
import * as api from "../net/api.js";
import { houseWords } from "../table/options.js";
import { rulesAddress } from "../table/rules_address.js";
import { controlWords } from "../table/time.js";

/**
 * @typedef {import("../net/messages.js").Chair} Chair
 * @typedef {{table: string, listing: import("../net/messages.js").Listing, chairs: Chair[], about: import("../hooks/games.js").About, onWatch: () => void}} Props
 */

/** What is to be played, and with whom. @param {Props} props */
const Invitation = ({ listing, chairs, about }) => {
  const { words } = useShell();
  const text = useText();
  const host = chairs.find(({ kind }) => kind === "person")?.name ?? "";
  const options = /** @type {Record<string, unknown>} */ (listing.options ?? {});
  return html`<section class="deck arrival__deck">
    <div class="arrival__game"><span class="arrival__art"><${Art} name=${pictureOf(about)} viewBox="0 0 320 190" /></span>
      <div><p class="arrival__to">${text("invited")}</p><h1>${text("invited-by", { name: host })}</h1>
        <p>${text("told-of", { what: words.text(about.title), told: words.text(about.about) })}</p></div></div>
    <dl class="arrival__facts"><div><dt><${Art} class="ico" name="i-people" />${text("at-table")}</dt>
      <dd class="seats-row">${chairs.map((chair, seat) =>
        chair.kind === "open"
          ? html`<span key=${seat} class="open-seat">${text("free")}</span>`
          : html`<span key=${seat} class="seats-row"><${Flag} seat=${seat} size="s" />${chair.name}</span>`,
      )}</dd></div>
      <div><dt><${Art} class="ico" name="i-book" />${text("house-rules")}</dt><dd>${houseWords(words, about, options)}</dd></div>
      <div><dt><${Art} class="ico" name="i-clock" />${text("clock")}</dt><dd>${controlWords(words, listing.control)}</dd></div>
      <div><dt><${Art} class="ico" name="i-anchor" />${text("stakes")}</dt><dd>${text("stakes-say", { rated: String(listing.rated) })}</dd></div></dl></section>`;
};

/** @param {Props} props */
export const Arrival = (props) => {
  const { name, rename } = useShell();
  const text = useText();
  const [called, setCalled] = useState(name);
  const open = props.chairs.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  const [wanted, setWanted] = useState(open[0]);
  const [no, setNo] = useState("");
  const seat = open.includes(wanted) ? wanted : open[0];
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await rename(called.trim());
      await api.sitDown(props.table, seat);
    } catch (refused) {
      setNo(refused instanceof api.Refusal ? refused.message : text("offline"));
    }
  };
  return html`<main class="wrap arrival"><${Invitation} ...${props} />
    <form class="panel arrival__form" onSubmit=${sit}><h2>${text(open.length ? "come-aboard" : "no-seat-free")}</h2>
      <label class="field"><span>${text("your-name")}</span><input class="input" id="called" value=${called} maxlength="24" required autofocus
        autocomplete="nickname" onFocus=${(/** @type {import("../app/html.js").Typing} */ event) => event.currentTarget.select()}
        onInput=${(/** @type {import("../app/html.js").Typing} */ event) => setCalled(event.currentTarget.value)} /></label>
      ${
        open.length > 0 &&
        html`<fieldset class="arrival__seats"><legend>${text("your-seat")}</legend>${open.map(
          (each) => html`<label key=${each}><input type="radio" name="seat" value=${each} checked=${each === seat}
          onChange=${() => setWanted(each)} /><span><${Flag} seat=${each} label=${text("seat", { letter: letter(each) })} /></span></label>`,
        )}</fieldset>
        <button class="btn btn--brass btn--big" id="sit-down"><b>${text("sit-down")}</b><small>${text("waiting-say")}</small></button>`
      }
      <button type="button" class=${`btn ${open.length ? "" : "btn--brass"}`} id="just-watch" onClick=${props.onWatch}><${Art} class="ico" name="i-eye" />${text("just-watch")}</button>
      <${Refused} no=${no} />
      <div class="arrival__langs"><${Languages} /></div>
      ${
        props.listing.rated
          ? html`<a class="more" href="/account">${text("arrival-rated")}</a>`
          : html`<p class="soft">${text("arrival-say")}</p>`
      }
      <a class="more" href=${rulesAddress(props.about.name)}>${text("friends-rules")}</a></form></main>`;
};
