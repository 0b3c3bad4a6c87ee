// Opening a table: who sits where, house rules with their clauses, who may find it, whether the coach speaks.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { Clause } from "../components/clause.js";
import { Flag, letter } from "../components/flag.js";
import { Steps, Switch } from "../components/forms.js";
import { Languages, Mast } from "../components/mast.js";
import { Art, html } from "../html.js";
import { useShell, useText, useTitle } from "../shell.js";

const KINDS = ["open", "here", "bot", "none"];
const LEVELS = ["deckhand", "mate", "captain"];
const CLAUSES = /** @type {Record<string, string>} */ ({
  target: "K2",
  guardian_chest: "K14",
  skull_chest: "K14",
  keep_one: "K6",
  floor_zero: "K18",
});
const GAMES = ["kapern", "dorra", "waddingtons", "piracy"];

/** @typedef {{kind: string, name: string, level: string}} Guest */

/** @param {number} most @param {boolean} here @returns {Guest[]} */
const firstSeats = (most, here) =>
  Array.from({ length: most - 1 }, (_, place) => ({
    kind: place === 0 ? (here ? "here" : "open") : place === 1 && !here ? "bot" : "none",
    name: "",
    level: "mate",
  }));

/** @param {{seat: number, guest: Guest, onChange: (guest: Guest) => void}} props */
const SeatRow = ({ seat, guest, onChange }) => {
  const text = useText();
  const at = { letter: letter(seat) };
  const set = (/** @type {Partial<Guest>} */ part) => onChange({ ...guest, ...part });
  return html`<li class=${guest.kind === "none" ? "is-off" : ""}><${Flag} seat=${seat} />
    <${Steps} name=${`seat${seat}`} label=${text("seat", at)} value=${guest.kind}
      onChange=${(/** @type {string} */ kind) => set({ kind })}
      choices=${KINDS.map((value) => ({ value, text: text(`kind-${value}`) }))} />
    <div class="detail">
      ${guest.kind === "open" && html`<span class="soft">${text("kind-open-say")}</span>`}
      ${guest.kind === "none" && html`<span class="soft">${text("kind-none-say")}</span>`}
      ${
        guest.kind === "here" &&
        html`<input class="input" value=${guest.name} maxlength="24" placeholder=${text("seat-name", at)}
          aria-label=${text("seat-name", at)}
        onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })} />`
      }
      ${
        guest.kind === "bot" &&
        html`<${Steps} name=${`level${seat}`} label=${text("seat-level", at)} value=${guest.level}
        onChange=${(/** @type {string} */ level) => set({ level })} choices=${LEVELS.map((value) => ({ value, text: text("level", { level: value }) }))} />`
      }
    </div></li>`;
};

/** @param {{option: any, value: any, onChange: (value: any) => void}} props */
const OptionRow = ({ option, value, onChange }) => {
  const { words } = useShell();
  const text = useText();
  const title = words.text(option.key);
  const clause = CLAUSES[option.name];
  const say = words.text(`kapern-${option.name === "target" ? "K2" : option.name}`);
  return html`<li class=${value === option.default ? "" : "is-changed"}><div><b>${title}</b>
    ${value !== option.default && html`<span class="changed">${text("changed")}</span>`}
      <${Clause} number=${clause} /><small>${say}</small></div>
    ${
      typeof option.default === "boolean"
        ? html`<${Switch} label=${title} on=${value} onChange=${onChange} bare />`
        : html`<${Steps} name=${option.name} label=${title} value=${value} onChange=${onChange}
          choices=${option.values.map((/** @type {any} */ each) => ({ value: each, text: String(each) }))} />`
    }
  </li>`;
};

/** @param {{visibility: string, onVisibility: (value: string) => void, coach: boolean, onCoach: (on: boolean) => void}} props */
const AtTheTable = ({ visibility, onVisibility, coach, onCoach }) => {
  const text = useText();
  return html`<section class="panel"><div class="panel__head"><h2>${text("at-table")}</h2></div>
    <ul class="opt-list">
    <li><div><b>${text("visibility")}</b><small>${text("visibility-say", { visibility })}</small></div>
      <${Steps} name="visibility" label=${text("visibility")} value=${visibility} onChange=${onVisibility}
        choices=${["public", "link", "private"].map((value) => ({ value, text: text(`visible-${value}`) }))} /></li>
    <li><div><b>${text("coach")}</b><small>${text("coach-say")}</small></div><${Switch} label=${text("coach")}
      on=${coach} onChange=${onCoach} bare /></li>
  </ul></section>`;
};

/** @param {Guest} guest */
const asSeat = ({ kind, name, level }) =>
  kind === "bot"
    ? { kind, level }
    : kind === "here"
      ? { kind: "person", name: name.trim() }
      : { kind: "open" };

/** What the server is asked to set up. @param {Guest[]} guests @param {any} rest */
const form = (guests, rest) => ({
  game: "kapern",
  seats: [{ kind: "me" }, ...guests.filter(({ kind }) => kind !== "none").map(asSeat)],
  ...rest,
});

/** @param {{name: string, guests: Guest[], no: any, onOpen: () => void}} props */
const SumUp = ({ name, guests, no, onOpen }) => {
  const { words } = useShell();
  const text = useText();
  const coming = guests
    .map((guest, place) => ({ ...guest, seat: place + 1 }))
    .filter(({ kind }) => kind !== "none");
  const open = coming.filter(({ kind }) => kind === "open").length;
  return html`<section class="panel sumup"><div class="panel__head"><h2>${words.text("kapern")}</h2></div>
    <div class="seats-row"><${Flag} seat=${0} size="s" label=${name} />
      ${coming.map(({ seat, kind }) => (kind === "open" ? html`<span key=${seat} class="open-seat">
        ${text("free")}</span>` : html`<${Flag} key=${seat} seat=${seat} size="s" />`))}</div>
    ${no && html`<p class="bad" role="alert">${no.message}</p>`}
    <div class="open-now"><button type="button" id="open" class="btn btn--brass btn--big" onClick=${onOpen}>
      <b>${text("open-table")}</b><small>${text("open-table-say", { open })}</small></button></div></section>`;
};

export const NewTablePage = () => {
  const { words, name } = useShell();
  const text = useText();
  const [about, setAbout] = useState(/** @type {any} */ (null));
  const [guests, setGuests] = useState(firstSeats(5, location.hash === "#here"));
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}));
  const [visibility, setVisibility] = useState("link");
  const [coach, setCoach] = useState(location.hash === "#here");
  const [no, setNo] = useState(/** @type {any} */ (null));
  useTitle(text("open-a-table"));
  useEffect(() => void api.games().then((games) => setAbout(games[0])), []);
  const named = guests.map((guest, place) => ({
    ...guest,
    name: guest.name || words.text("seat", { number: place + 2 }),
  }));
  const open = () =>
    api
      .openTable(form(named, { options, visibility, coach }))
      .then(({ table }) => location.assign(`/t/${table}`), setNo);
  const change = (/** @type {number} */ place, /** @type {Guest} */ guest) =>
    setGuests(guests.map((each, at) => (at === place ? guest : each)));
  const changed = (about?.options ?? []).filter(
    (/** @type {any} */ option) => (options[option.name] ?? option.default) !== option.default,
  ).length;
  return html`<${Mast} current="new"><${Languages} /><//>
    <main class="wrap newtable"><div>
      <section class="panel"><div class="panel__head"><h1>${text("open-a-table")}</h1></div>
        <fieldset class="pick4"><legend class="sr">${text("choose-game")}</legend>${GAMES.map(
          (game, place) => html`
          <label key=${game} class=${place ? "is-coming" : ""}><input type="radio" name="game" value=${game}
            checked=${!place} disabled=${place > 0} />
            <${Art} name=${`game-${game}`} viewBox="0 0 320 190" /><b>${text(`game-${game}`)}</b></label>`,
        )}</fieldset></section>
      <section class="panel"><div class="panel__head"><h2>${text("seats")}</h2><span class="soft">
        ${text("seats-say")}</span></div>
        <ol class="crew"><li><${Flag} seat=${0} /><span class="seat"><span class="seat__name">${name}</span><small>
          ${text("you")}</small></span>
            <div class="detail"><span class="soft">${text("first-drawn")}</span></div></li>
          ${guests.map((guest, place) => html`<${SeatRow} key=${place} seat=${place + 1} guest=${guest}
            onChange=${(/** @type {Guest} */ next) => change(place, next)} />`)}</ol></section>
      <section class="panel"><div class="panel__head"><h2>${text("house-rules")}</h2><span class="soft">
        ${text("house-count", { count: changed })}</span></div>
        <ul class="opt-list">${about?.options.map(
          (/** @type {any} */ option) => html`<${OptionRow} key=${option.name} option=${option}
          value=${options[option.name] ?? option.default} onChange=${(/** @type {any} */ value) => setOptions({ ...options, [option.name]: value })} />`,
        )}</ul></section>
    </div><div>
      <${AtTheTable} visibility=${visibility} onVisibility=${setVisibility} coach=${coach} onCoach=${setCoach} />
      <${SumUp} name=${name} guests=${guests} no=${no} onOpen=${open} />
    </div></main>`;
};
