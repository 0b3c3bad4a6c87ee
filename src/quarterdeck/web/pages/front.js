// The front page: pick a game, cast off; open tables, friends.
import { useEffect, useState } from "preact/hooks";
import * as api from "../api.js";
import { Flag } from "../components/flag.js";
import { Steps } from "../components/forms.js";
import { Languages, Mast, NameField } from "../components/mast.js";
import { Art, html } from "../html.js";
import * as settings from "../settings.js";
import { useShell, useText, useTitle } from "../shell.js";

const GAMES = [
  { name: "kapern", players: "2–5", minutes: 20, ready: true },
  { name: "dorra", players: "3–5", minutes: 45 },
  { name: "waddingtons", players: "2–4", minutes: 90 },
  { name: "piracy", players: "2–6", minutes: 60 },
];
const BOTS = [1, 2, 3, 4];
const LEVELS = ["deckhand", "mate", "captain"];

const Hero = () => {
  const text = useText();
  return html`<section class="hero"><div class="wrap hero__in"><${Art} class="hero__art" name="hero" />
    <h1>${text("hero")}</h1><p>${text("hero-say")}</p></div></section>`;
};

/** @param {{game: any}} props */
const GameCard = ({ game }) => {
  const text = useText();
  const { name, players, minutes, ready } = game;
  return html`<label class=${`game ${ready ? "" : "game--coming"}`}>
    <input type="radio" name="game" value=${name} checked=${ready} disabled=${!ready} />
    <span class="game__pick"><${Art} name="i-check" /></span>
    ${!ready && html`<span class="game__soon">${text("coming")}</span>`}
    <span class="game__art"><${Art} name=${`game-${name}`} viewBox="0 0 320 190" /></span>
    <span class="game__text"><b class="game__name">${text(`game-${name}`)}</b><span class="game__blurb">
      ${text(`blurb-${name}`)}</span>
      <span class="game__facts"><span><${Art} class="ico" name="i-people" />
        ${text("players", { range: players })}</span>
        <span><${Art} class="ico" name="i-clock" />${text("minutes", { minutes })}</span></span></span>
  </label>`;
};

const CastOff = () => {
  const { words } = useShell();
  const text = useText();
  const [bots, setBots] = useState(3);
  const [level, setLevel] = useState("mate");
  const [no, setNo] = useState("");
  const go = () =>
    api.practise({ game: "kapern", bots: Array(bots).fill(level) }).then(
      ({ table }) => location.assign(`/t/${table}`),
      ({ message }) => setNo(message),
    );
  const game = words.text("kapern");
  return html`<section class="panel castoff" aria-label=${text("play-now")}>
    <div class="castoff__what"><b>${game}</b><span>${text("castoff", { bots })}</span>
      ${no && html`<p class="bad" role="alert">${no}</p>`}</div>
    <div class="field"><span>${text("bots-count")}</span><${Steps} name="bots" label=${text("bots-count")}
      value=${bots} onChange=${setBots}
      choices=${BOTS.map((value) => ({ value, text: String(value) }))} /></div>
    <div class="field"><span>${text("bots-level")}</span><${Steps} name="level" label=${text("bots-level")}
      value=${level} onChange=${setLevel}
      choices=${LEVELS.map((value) => ({ value, text: text("level", { level: value }) }))} /></div>
    <div class="castoff__go"><button type="button" id="play-now" class="btn btn--brass btn--big" onClick=${go}>
      <b>${text("play-now")}</b><small>${text("castoff-short", { game, bots })}</small></button></div>
  </section>`;
};

/** @param {{listing: any}} props */
const TableRow = ({ listing }) => {
  const { words } = useShell();
  const text = useText();
  const { table, game, chairs, stage, options } = listing;
  const host = chairs.find((/** @type {any} */ chair) => chair.kind === "person")?.name ?? words.text(game);
  const open = stage === "waiting" && chairs.some((/** @type {any} */ chair) => chair.kind === "open");
  const changed = Object.entries(options).filter(
    ([name, value]) => name !== "target" && value === true,
  ).length;
  return html`<tr>
    <td><div class="tables__game"><${Art} name=${`game-${game}`} viewBox="0 0 320 190" /><div><b>
      ${text("table-of", { name: host })}</b>
      <small>${words.text(game)} · ${text("target", { target: options.target })}</small></div></div></td>
    <td><span class="seats-row">${chairs.map((/** @type {any} */ chair, /** @type {number} */ seat) =>
      chair.kind === "open"
        ? html`<span key=${seat} class="open-seat">${text("free")}</span>`
        : html`<${Flag} key=${seat} seat=${seat} size="s" label=${chair.name} />`,
    )}</span></td>
    <td class="opt soft">${text("house-count", { count: changed })}</td>
    <td><a class="btn" href=${`/t/${table}`}>${text(open ? "sit-down" : "watch")}</a></td>
  </tr>`;
};

const Tables = () => {
  const { wire } = useShell();
  const text = useText();
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    wire.followLobby(({ tables: listed }) => setTables(listed));
    return () => wire.unfollowLobby();
  }, []);
  return html`<section class="panel" id="tables"><div class="panel__head"><h2>${text("open-tables")}</h2></div>
    ${
      tables.length
        ? html`<table class="tables"><thead><tr><th>${text("col-game")}</th><th>${text("seats")}</th>
          <th class="opt">${text("house-rules")}</th>
          <th><span class="sr">${text("col-do")}</span></th></tr></thead>
          <tbody>${tables.map((listing) => html`<${TableRow} key=${listing.table} listing=${listing} />`)}</tbody>
            </table>`
        : html`<p class="soft quiet-sea"><${Art} name="boat" />${text("no-tables")}</p>`
    }
  </section>`;
};

/** @param {{icon: string, name: string, href: string}} props */
const FriendLink = ({ icon, name, href }) => {
  const text = useText();
  return html`<a href=${href}><${Art} name=${icon} /><span><b>${text(`friends-${name}`)}</b><small>
    ${text(`friends-${name}-say`)}</small></span></a>`;
};

const Friends = () => {
  const text = useText();
  const last = settings.lastTable();
  return html`<section class="panel"><div class="panel__head"><h2>${text("friends")}</h2></div><div class="links">
    <${FriendLink} icon="i-link" name="link" href="/new" />
    <${FriendLink} icon="i-people" name="here" href="/new#here" />
    ${last && html`<${FriendLink} icon="i-play" name="replay" href=${`/replay/${last}`} />`}
    <${FriendLink} icon="i-book" name="rules" href="/rules/kapern" />
  </div></section>`;
};

export const FrontPage = () => {
  const text = useText();
  useTitle(text("hero"));
  return html`<${Mast} current="play"><div class="whoami wide"><${NameField} id="name" /></div><${Languages} wide />
    <//>
    <main><${Hero} />
      <div class="wrap">
        <fieldset class="games"><legend class="sr">${text("choose-game")}</legend>
          ${GAMES.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</fieldset>
        <div class="panel papers"><${NameField} id="name2" class="input" /><${Languages} /></div>
        <${CastOff} />
      </div>
      <div class="wrap lobby"><${Tables} /><${Friends} /></div>
    </main>`;
};
