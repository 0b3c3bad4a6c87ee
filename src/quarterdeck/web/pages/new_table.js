// Opening a table: which game, who sits where, house rules with their clauses, who may find it, whether the coach speaks.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { AtGame, useShell, useText, useTitle } from "../app/shell.js";
import { ClockPanel, clockOf, firstChoice, isTooShort, timingOf } from "../components/clock_choice.js";
import { Flag, letter } from "../components/flag.js";
import { Steps, Switch } from "../components/forms.js";
import { Header, Languages } from "../components/header.js";
import { NumbersPanel, OptionRow } from "../components/options.js";
import { Refused } from "../components/refused.js";
import { firstGuests, SeatRow, seatsOf } from "../components/seating.js";
import { pictureOf, useGamePage, useGames } from "../hooks/games.js";
import { useRules } from "../hooks/rules.js";
import { useStakes } from "../hooks/stakes.js";
import * as api from "../net/api.js";
import { levelsOf, usualLevel } from "../table/levels.js";
import { changedOptions } from "../table/options.js";
import { rulesAddress } from "../table/rules_address.js";
import { controlWords } from "../table/time.js";

/** @typedef {import("../hooks/games.js").About} About */
/** @typedef {import("../components/seating.js").Guest} Guest */
/** @typedef {import("../components/clock_choice.js").ClockChoice} ClockChoice */

/** @param {{games: About[], chosen: string, onChoose: (name: string) => void}} props */
const Choice = ({ games, chosen, onChoose }) => {
  const { words } = useShell();
  const text = useText();
  return html`<section class="panel"><div class="panel__head"><h1>${text("open-a-table")}</h1></div>
    <fieldset class="pick4"><legend class="sr">${text("choose-game")}</legend>${games.map(
      (about) => html`<label key=${about.name}><input type="radio" name="game" value=${about.name}
        checked=${about.name === chosen} onChange=${() => onChoose(about.name)} />
        <${Art} name=${pictureOf(about)} viewBox="0 0 320 190" /><b>${words.text(about.title)}</b></label>`,
    )}</fieldset></section>`;
};

/** @param {{about: About, guests: Guest[], onGuests: (guests: Guest[]) => void}} props */
const Seats = ({ about, guests, onGuests }) => {
  const { name } = useShell();
  const text = useText();
  const change = (/** @type {number} */ place, /** @type {Guest} */ guest) =>
    onGuests(guests.map((each, at) => (at === place ? guest : each)));
  return html`<section class="panel"><div class="panel__head"><h2>${text("seats")}</h2><span class="soft">
      ${text("players", { range: `${about.least}–${about.most}` })} · ${text("seats-say")}</span></div>
    <ol class="crew"><li><${Flag} seat=${0} /><span class="seat"><span class="seat__name">${name}</span><small>
      ${text("you")}</small></span>
        <div class="detail"><span class="soft">${text("first-drawn")}</span></div></li>
      ${guests.map(
        (guest, place) => html`<${SeatRow} key=${place} seat=${place + 1} guest=${guest}
        game=${about.name} levels=${levelsOf(about)} onChange=${(/** @type {Guest} */ next) => change(place, next)} />`,
      )}</ol></section>`;
};

/** @param {{visibility: string, onVisibility: (value: string) => void, coach: boolean, onCoach: (on: boolean) => void, fair: boolean, onFair: (on: boolean) => void, rated: boolean, onRated: (on: boolean) => void, note: string}} props */
const AtTheTable = ({ visibility, onVisibility, coach, onCoach, fair, onFair, rated, onRated, note }) => {
  const text = useText();
  return html`<section class="panel"><div class="panel__head"><h2>${text("at-table")}</h2></div>
    <ul class="opt-list">
    <li><div><b>${text("visibility")}</b><small>${text("visibility-say", { visibility })}</small></div>
      <${Steps} name="visibility" label=${text("visibility")} value=${visibility} onChange=${onVisibility}
        choices=${["public", "link", "private"].map((value) => ({ value, text: text(`visible-${value}`) }))} /></li>
    <li><div><b>${text("coach")}</b><small>${text("coach-say")}</small></div><${Switch} label=${text("coach")}
      on=${coach && !rated} onChange=${onCoach} bare /></li>
    <li><div><b>${text("fair-dice")}</b><small>${text("fair-dice-say")}</small></div><${Switch} label=${text("fair-dice")}
      on=${fair || rated} onChange=${onFair} bare /></li>
    <li><div><b>${text("rated")}</b><small>${text("rated-say")}</small></div><${Switch} label=${text("rated")}
      on=${rated} onChange=${onRated} bare /></li>
  </ul><p class="stakes-note" role="status">${note}</p></section>`;
};

/** @param {{title: string, guests: Guest[], choice: ClockChoice, rated: boolean, no: string | undefined, onOpen: () => void}} props */
const SumUp = ({ title, guests, choice, rated, no, onOpen }) => {
  const { name, words } = useShell();
  const text = useText();
  const coming = guests
    .map((guest, place) => ({ ...guest, seat: place + 1 }))
    .filter(({ kind }) => kind !== "none");
  const open = coming.filter(({ kind }) => kind === "open").length;
  return html`<section class="panel sumup"><div class="panel__head"><h2>${title}</h2></div>
    <div class="seats-row"><${Flag} seat=${0} size="s" label=${name} />
      ${coming.map(({ seat, kind }) =>
        kind === "open"
          ? html`<span key=${seat} class="open-seat">
        ${text("free")}</span>`
          : html`<${Flag} key=${seat} seat=${seat} size="s" />`,
      )}</div>
    <p class="sumup__time"><${Art} class="ico" name="i-clock" />${controlWords(words, clockOf(choice))}</p>
    <p class="sumup__stakes"><${Art} class="ico" name="i-anchor" />${text(rated ? "rated" : "friendly")}</p>
    <div class="open-now"><${Refused} no=${no} />
      <button type="button" id="open" class="btn btn--brass btn--big" disabled=${isTooShort(choice)} onClick=${onOpen}>
      <b>${text("open-table")}</b><small>${text("open-table-say", { open })}</small></button></div></section>`;
};

/** The sheet that a refusal is about, if any. @param {api.Refusal | null} no */
const fileOf = (no) => String(no?.why.arguments.file ?? "");

/** What the game's house rules were found to do, once that is here. @param {string} game */
function useLab(game) {
  const [lab, setLab] = useState(/** @type {import("../net/messages.js").ShippedLab | null} */ (null));
  useEffect(() => {
    api.houseRules(game).then(setLab, () => {}); // a form without figures is a form
  }, [game]);
  return lab;
}

/** Whether a table plays otherwise than printed, by rules or by a box of its own. @param {About} about @param {Record<string, unknown>} options */
const hasHouseRules = (about, options) => changedOptions(about, options).length > 0 || about.sheets.some(({ name }) => options[name] != null);

/** All that is asked about one game. @param {{about: About}} props */
const Form = ({ about }) => {
  const { words, learn } = useShell();
  const text = useText();
  const here = location.hash === "#here";
  const lab = useLab(about.name);
  const rules = useRules(about.name);
  const [guests, setGuests] = useState(firstGuests(about, usualLevel(about), here));
  const [options, setOptions] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [visibility, setVisibility] = useState("link");
  const [coach, setCoach] = useState(here);
  const { rated, settle, giveUp, noteAt } = useStakes(words);
  useEffect(() => void learn("accounts", "opening"), []); // what is said of rated tables, and of what rules do
  const [wishesFair, setFair] = useState(/** @type {boolean | null} */ (null));
  const [choice, setChoice] = useState(firstChoice(usualLevel(about)));
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  const named = guests.map((guest, place) => ({
    ...guest,
    name: guest.name || text("seat", { letter: letter(place + 1) }),
  }));
  const fair = wishesFair ?? guests.some(({ kind }) => kind === "open"); // where people meet people
  const open = () => {
    setNo(null);
    return api
      .openTable({ game: about.name, seats: seatsOf(named), options, visibility, coach: coach && !rated, fair, rated, ...timingOf(choice) })
      .then(({ table }) => location.assign(`/t/${table}`), setNo);
  };
  const agree = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const { [name]: _, ...others } = options;
    const agreed = value == null ? others : { ...others, [name]: value };
    setOptions(agreed);
    if (hasHouseRules(about, agreed)) giveUp("rules", "rules");
  };
  const setClock = (/** @type {ClockChoice} */ wanted) => {
    setChoice(wanted);
    if (wanted.way === "none") giveUp("clock", "clock");
  };
  const setRated = (/** @type {boolean} */ on) => {
    if (on && hasHouseRules(about, options)) return settle(false, { at: "table", key: "denied-rated-house-rules" });
    if (!on || choice.way !== "none") return settle(on);
    const live = { ...choice, way: "live" };
    setChoice(live);
    settle(true, { at: "table", key: "page-rated-live", values: { clock: controlWords(words, clockOf(live)) } });
  };
  const wish = (/** @type {"coach" | "fair"} */ what, /** @type {(on: boolean) => void} */ set) => (/** @type {boolean} */ on) => {
    set(on);
    giveUp(what, "table");
  };
  const wrong = fileOf(no);
  return html`<div>
      <${Seats} about=${about} guests=${guests} onGuests=${setGuests} />
      <${ClockPanel} choice=${choice} levels=${levelsOf(about)} onChange=${setClock} note=${noteAt("clock")} />
      <section class="panel"><div class="panel__head"><h2>${text("house-rules")}</h2><span class="soft">
        ${text("house-count", { count: changedOptions(about, options).length })} · <a class="link" href=${rulesAddress(about.name)}>${text("nav-rules")}</a></span></div>
        <ul class="opt-list">${about.options.map(
          (
            option,
          ) => html`<${OptionRow} key=${option.name} option=${option} value=${options[option.name] ?? option.default}
          lab=${lab} rules=${rules} onChange=${(/** @type {unknown} */ value) => agree(option.name, value)} />`,
        )}</ul><p class="stakes-note" role="status">${noteAt("rules")}</p></section>
      ${about.sheets.map(
        (
          sheet,
        ) => html`<${NumbersPanel} key=${sheet.name} sheet=${sheet} no=${wrong === sheet.name ? no?.message : ""}
        onText=${(/** @type {string | null} */ typed) => agree(sheet.name, typed)} />`,
      )}
    </div><div>
      <${SumUp} title=${words.text(about.title)} guests=${guests} choice=${choice} rated=${rated} no=${wrong ? "" : no?.message} onOpen=${open} />
      <${AtTheTable} visibility=${visibility} onVisibility=${setVisibility} coach=${coach} onCoach=${wish("coach", setCoach)} fair=${fair} onFair=${wish("fair", setFair)}
        rated=${rated} onRated=${setRated} note=${noteAt("table")} />
    </div>`;
};

export const NewTablePage = () => {
  const text = useText();
  const games = useGames();
  const [chosen, choose] = useState(new URLSearchParams(location.search).get("game") ?? settings.lastGame());
  const wanted = games.find(({ name }) => name === chosen)?.name ?? games[0]?.name;
  const game = useGamePage(wanted);
  const about = games.find(({ name }) => name === game?.name);
  useTitle(text("open-a-table"));
  return html`<${Header} current="new"><${Languages} /><//>
    <main class="wrap newtable">
      <div class="newtable__games"><${Choice} games=${games} chosen=${wanted} onChoose=${choose} /></div>
      ${about && html`<${AtGame.Provider} value=${game}><${Form} key=${about.name} about=${about} /><//>`}
    </main>`;
};
