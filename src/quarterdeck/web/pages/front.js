// The front page: pick a game, cast off; open tables, friends.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Flag } from "../components/flag.js";
import { Steps, Switch } from "../components/forms.js";
import { Header, Languages, NameField, Tool } from "../components/header.js";
import { FinishedGames, RunningGames, running } from "../components/own_games.js";
import { QuickMatch } from "../components/quick_match.js";
import { Refused } from "../components/refused.js";
import { pictureOf, useGames } from "../hooks/games.js";
import { isYourTurn, useOwnTables } from "../hooks/own_tables.js";
import * as api from "../net/api.js";
import { levelsOf, levelWords, usualLevel } from "../table/levels.js";
import { houseWords } from "../table/options.js";
import { controlWords } from "../table/time.js";

const FOUR = 4; // games that every house has

/** @typedef {import("../hooks/games.js").About} About */
/** @typedef {import("../net/messages.js").Listing} Listing */
/** @typedef {import("../net/messages.js").OwnTables} OwnTables */

/** What the house is, or what waits for somebody who has games here. @param {{tables: OwnTables | null, title: string}} props */
const Hero = ({ tables, title }) => {
  const { name } = useShell();
  const text = useText();
  const runs = tables ? running(tables) : [];
  const waits = runs.filter(isYourTurn).length;
  return html`<section class=${`hero ${runs.length ? "hero--low" : ""}`}><div class="wrap hero__in"><${Art} class="hero__art" name="vignettes/hero" />
    <h1>${runs.length ? text("own-wait", { count: waits }) : title}</h1>
    <p>${runs.length ? text("own-wait-say", { name }) : text("hero-say")}</p></div></section>`;
};

/** @param {{about: About, chosen: boolean, onChoose: () => void}} props */
const GameCard = ({ about, chosen, onChoose }) => {
  const { words } = useShell();
  const text = useText();
  const { name, least, most } = about;
  const minutes = about.page?.minutes;
  return html`<label class="game">
    <input type="radio" name="game" value=${name} checked=${chosen} onChange=${onChoose} />
    <span class="game__pick"><${Art} name="i-check" /></span>
    <span class="game__art"><${Art} name=${pictureOf(about)} viewBox="0 0 320 190" /></span>
    <span class="game__text"><b class="game__name">${words.text(about.title)}</b><span class="game__blurb">
      ${words.text(about.about)}</span>
      <span class="game__facts"><span><${Art} class="ico" name="i-people" />
        ${text("players", { range: `${least}–${most}` })}</span>
        ${minutes && html`<span><${Art} class="ico" name="i-clock" />${text("minutes", { minutes })}</span>`}</span>
    </span>
  </label>`;
};

/** Bots for the empty chairs of a game. @param {About} about */
const botCounts = ({ least, most }) => Array.from({ length: most - least + 1 }, (_, more) => least - 1 + more);

/** Whoever has played nothing here yet may learn it first. @param {{about: About}} props */
const LearnFirst = ({ about: { name, lessons } }) =>
  lessons.length > 0 && html`<a class="castoff__learn" href=${`/learn/${name}/${lessons[0]}`}>${useText()("lesson-offer")}</a>`;

/** @param {{about: About, isNew: boolean}} props */
const CastOff = ({ about, isNew }) => {
  const { words } = useShell();
  const text = useText();
  const [wanted, setBots] = useState(3);
  const [liked, setLevel] = useState("mate");
  const [role, setRole] = useState(0);
  const [no, setNo] = useState("");
  const levels = levelsOf(about);
  const roles = about.page?.roles ?? [];
  const bots = Math.min(Math.max(wanted, about.least - 1), about.most - 1);
  const level = levels.includes(liked) ? liked : usualLevel(about);
  const go = () =>
    api.practise({ game: about.name, bots: Array(bots).fill(level), options: roles[role]?.options ?? {} }).then(
      ({ table }) => location.assign(`/t/${table}`),
      ({ message }) => setNo(message),
    );
  const game = words.text(about.title);
  return html`<section class="panel castoff" aria-label=${text("play-now")}>
    <div class="castoff__what"><b>${game}</b><span>${text("castoff", { bots })}</span>
      <small class="level-say" role="status">${text("told-of", { what: text("level", { level }), told: levelWords(words, about.name, level) })}</small>
      ${isNew && html`<${LearnFirst} about=${about} />`}
      <${Refused} no=${no} /></div>
    <div class="field"><span>${text("bots-count")}</span><${Steps} name="bots" label=${text("bots-count")}
      value=${bots} onChange=${setBots}
      choices=${botCounts(about).map((value) => ({ value, text: String(value) }))} /></div>
    <div class="field"><span>${text("bots-level")}</span><${Steps} name="level" label=${text("bots-level")}
      value=${level} onChange=${setLevel}
      choices=${levels.map((value) => ({ value, text: text("level", { level: value }) }))} /></div>
    ${
      roles.length > 0 &&
      html`<div class="field"><span>${text("role")}</span><${Steps} name="role" label=${text("role")} value=${role} onChange=${setRole}
      choices=${roles.map(({ key }, value) => ({ value, text: words.text(key) }))} /></div>`
    }
    <div class="castoff__go"><button type="button" id="play-now" class="btn btn--brass btn--big" onClick=${go}>
      <b>${text("play-now")}</b><small>${text("castoff-short", { game, bots })}</small></button></div>
  </section>`;
};

/** @param {{listing: Listing, about: About | undefined, yours: boolean}} props */
const TableRow = ({ listing, about, yours }) => {
  const { words } = useShell();
  const text = useText();
  const { table, game, chairs, stage, options, control, rated } = listing;
  const host = chairs.find((chair) => chair.kind === "person")?.name ?? words.text(game);
  const open = stage === "waiting" && chairs.some((chair) => chair.kind === "open");
  return html`<tr>
    <td><div class="tables__game"><${Art} name=${pictureOf(about)} viewBox="0 0 320 190" /><div><b>
      ${text("table-of", { name: host })}</b>
      <small>${words.text(game)}${control && ` · ${controlWords(words, control)}`}</small>
      ${rated && html`<small class="tables__rated">${text("stakes-say", { rated: "true" })}</small>`}</div></div></td>
    <td><span class="seats-row">${chairs.map((chair, seat) =>
      chair.kind === "open"
        ? html`<span key=${seat} class="open-seat">${text("free")}</span>`
        : html`<${Flag} key=${seat} seat=${seat} size="s" label=${chair.name} />`,
    )}</span></td>
    <td class="opt soft">${houseWords(words, about, /** @type {Record<string, unknown>} */ (options))}</td>
    <td><a class="btn" href=${`/t/${table}`}>${text(yours ? "own-look-in" : open ? "sit-down" : "watch")}</a></td>
  </tr>`;
};

/** The tables where the reader sits. @param {OwnTables | null} own */
const namesOf = (own) => [...(own?.waiting ?? []), ...(own?.playing ?? [])].map(({ listing }) => listing.table);

/**
 * @typedef {{game: string, way: string, free: boolean}} Sieve  which tables are listed
 * @param {Sieve} sieve
 * @returns {(listing: Listing) => boolean}
 */
const passes = ({ game, way, free }) => (listing) =>
  (!game || listing.game === game) &&
  (!way || (listing.control?.kind ?? "none") === way) &&
  (!free || listing.chairs.some(({ kind }) => kind === "open"));

/** @param {{games: About[], sieve: Sieve, onChange: (sieve: Sieve) => void}} props */
const SieveRow = ({ games, sieve, onChange }) => {
  const { words } = useShell();
  const text = useText();
  const choose = (/** @type {"game" | "way"} */ name) => (/** @type {import("../app/html.js").Choosing} */ event) =>
    onChange({ ...sieve, [name]: event.currentTarget.value });
  return html`<div class="sieve">
    <select class="input" aria-label=${text("col-game")} value=${sieve.game} onChange=${choose("game")}><option value="">${text("any-game")}</option>
      ${games.map(({ name, title }) => html`<option key=${name} value=${name}>${words.text(title)}</option>`)}</select>
    <select class="input" aria-label=${text("clock")} value=${sieve.way} onChange=${choose("way")}><option value="">${text("any-clock")}</option>
      ${["none", "live", "post"].map((way) => html`<option key=${way} value=${way}>${text(`way-${way}`)}</option>`)}</select>
    <${Switch} label=${text("only-free")} on=${sieve.free} onChange=${(/** @type {boolean} */ free) => onChange({ ...sieve, free })} /></div>`;
};

/** @param {{games: About[], own: OwnTables | null}} props */
const Tables = ({ games, own }) => {
  const { wire } = useShell();
  const text = useText();
  const [tables, setTables] = useState(/** @type {Listing[]} */ ([]));
  const [sieve, setSieve] = useState({ game: "", way: "", free: false });
  const listed = tables.filter(passes(sieve));
  useEffect(() => {
    wire.followLobby(({ tables: told }) => setTables(told));
    return () => wire.unfollowLobby();
  }, []);
  return html`<section class="panel" id="tables"><div class="panel__head"><h2>${text("open-tables")}</h2></div>
    ${tables.length > 0 && html`<${SieveRow} games=${games} sieve=${sieve} onChange=${setSieve} />`}
    ${
      listed.length
        ? html`<table class="tables"><thead><tr><th>${text("col-game")}</th><th>${text("seats")}</th>
          <th class="opt">${text("house-rules")}</th>
          <th><span class="sr">${text("col-do")}</span></th></tr></thead>
          <tbody>${listed.map((listing) => html`<${TableRow} key=${listing.table} listing=${listing} yours=${namesOf(own).includes(listing.table)}
            about=${games.find(({ name }) => name === listing.game)} />`)}</tbody>
            </table>`
        : html`<p class="soft quiet-sea"><${Art} name="boat" />${text(tables.length ? "no-such-tables" : "no-tables")}</p>`
    }
  </section>`;
};

/** @param {{icon: string, name: string, href: string}} props */
const FriendLink = ({ icon, name, href }) => {
  const text = useText();
  return html`<a href=${href}><${Art} name=${icon} /><span><b>${text(`friends-${name}`)}</b><small>
    ${text(`friends-${name}-say`)}</small></span></a>`;
};

/** With whom, and what there is to learn and to look at. @param {{about: About}} props */
const Ways = ({ about: { name: game, lessons } }) => {
  const text = useText();
  const last = settings.lastTable();
  return html`<div class="lobby__ways"><section class="panel"><div class="panel__head"><h2>${text("friends")}</h2></div><div class="links">
    <${FriendLink} icon="i-link" name="link" href=${`/new?game=${game}`} />
    <${FriendLink} icon="i-people" name="here" href=${`/new?game=${game}#here`} /></div></section>
    <section class="panel"><div class="panel__head"><h2>${text("learn-and-look")}</h2></div><div class="links">
    ${last && html`<${FriendLink} icon="i-play" name="replay" href=${`/replay/${last}`} />`}
    ${lessons.length > 0 && html`<${FriendLink} icon="i-check" name="learn" href=${`/learn/${game}/${lessons[0]}`} />`}
    <${FriendLink} icon="i-spyglass" name="puzzle" href="/puzzle" />
    <${FriendLink} icon="i-book" name="rules" href=${`/rules/${game}`} />
    <${FriendLink} icon="i-play" name="studies" href="/study" />
  </div></section></div>`;
};

/** @param {{games: About[], tables: OwnTables}} props */
const OwnRunning = ({ games, tables }) => html`<div class="wrap yours" id="yours"><${RunningGames} tables=${tables} games=${games} /></div>`;

/** Below what begins a game: who comes back comes to play. @param {{games: About[], tables: OwnTables}} props */
const OwnFinished = ({ games, tables }) => html`<div class="wrap yours"><${FinishedGames} tables=${tables} games=${games} /></div>`;

const FrontPage = () => {
  const text = useText();
  const known = useGames();
  const tables = useOwnTables();
  const games = tables ? known : []; // one's own stand above them, and would push them away under the pointer
  const [chosen, choose] = useState(settings.lastGame());
  const about = games.find(({ name }) => name === chosen) ?? games[0];
  const busy = Boolean(tables && running(tables).length);
  const waits = tables ? tables.playing.filter(isYourTurn).length : 0;
  const title = text("hero", { more: Math.max(0, known.length - FOUR) });
  useTitle(title, waits);
  const pick = (/** @type {string} */ name) => {
    settings.keep("game", name);
    choose(name);
  };
  return html`<${Header} current="play"><div class="whoami wide"><${NameField} id="name" /></div><${Languages} wide /><${Tool} icon="i-bell" label=${text("notices")} href="/notices" quiet />
    <//>
    <main><${Hero} tables=${tables} title=${title} />
      ${busy && tables && games.length > 0 && html`<${OwnRunning} games=${games} tables=${tables} />`}
      <div class="wrap">
        ${busy && html`<h2 class="another">${text("start-another")}</h2>`}
        <fieldset class=${`games ${busy ? "games--below" : ""}`}><legend class="sr">${text("choose-game")}</legend>
          ${games.map((each) => html`<${GameCard} key=${each.name} about=${each} chosen=${each === about}
            onChoose=${() => pick(each.name)} />`)}</fieldset>
        <div class="panel papers"><${NameField} id="name2" class="input" /><${Languages} /><a class="btn btn--quiet" href="/account">${text("nav-account")}</a><a class="btn btn--quiet" href="/ladder">${text("nav-ladder")}</a></div>
        ${about && html`<${CastOff} about=${about} isNew=${!busy && !tables?.over.length} />`}
      </div>
      ${tables && games.length > 0 && html`<${OwnFinished} games=${games} tables=${tables} />`}
      ${about && html`<div class="wrap"><${QuickMatch} key=${about.name} about=${about} /></div><div class="wrap lobby"><${Tables} games=${games} own=${tables} /><${Ways} about=${about} /></div>`}
    </main>`;
};

export default FrontPage;
