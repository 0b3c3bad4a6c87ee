// Before the game: who sits where, who is still missing, the ways to call them, and bots for whoever does not come.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { aboutChair, Flag, SameDevice } from "../components/flag.js";
import { Talk } from "../components/log.js";
import { Refused } from "../components/refused.js";
import { Share, ShareButton } from "../components/share.js";
import { useGames } from "../hooks/games.js";
import { useTick } from "../hooks/tick.js";
import * as api from "../net/api.js";
import { levelsOf, usualLevel } from "../table/levels.js";
import { houseWords } from "../table/options.js";
import { controlWords, timeWords } from "../table/time.js";
import { Arrival } from "./arrival.js";

/**
 * @typedef {import("../net/messages.js").Chair} Chair
 * @typedef {import("../net/messages.js").OneTable} OneTable
 * @typedef {import("../hooks/games.js").About} About
 * @typedef {{table: string, onRefused: (no: api.Refusal) => void}} AtTable
 * @typedef {{listing: OneTable | null, botsAt: number | null}} Known
 */

/** What is agreed on, once it is known; and when bots come, by this page's clock. @param {string} table */
function useListing(table) {
  const [known, setKnown] = useState(/** @type {Known} */ ({ listing: null, botsAt: null }));
  const learn = (/** @type {OneTable} */ listing) =>
    setKnown({ listing, botsAt: listing.bots_in === null ? null : performance.now() + 1000 * listing.bots_in });
  useEffect(() => void api.look(table).then(learn), [table]);
  useTick(known.botsAt !== null);
  return known;
}

/** The address by which others come here: this page's own, or the machine's in its network; null where no other machine does, and undefined until it is known. */
function useNearby() {
  const [nearby, setNearby] = useState(/** @type {string | null | undefined} */ (undefined));
  useEffect(() => void api.house().then((house) => setNearby(house.nearby)), []);
  return nearby;
}

/** A bot for a chair that nobody comes for. @param {AtTable & {seat: number, about: About}} props */
const BotHere = ({ table, seat, about, onRefused }) => {
  const text = useText();
  const [level, setLevel] = useState(usualLevel(about));
  const choose = (/** @type {import("../app/html.js").Choosing} */ event) => setLevel(event.currentTarget.value);
  return html`<span class="waiting__bot"><select class="input" aria-label=${text("bots-level")} value=${level} onChange=${choose}>
      ${levelsOf(about).map((each) => html`<option key=${each} value=${each}>${text("level", { level: each })}</option>`)}</select>
    <button type="button" class="btn" onClick=${() => api.hireBots(table, level, seat).catch(onRefused)}>
      <${Art} class="ico" name="i-bot" />${text("put-bot")}</button></span>`;
};

/** @param {AtTable & {seat: number, chair: Chair, chairs: Chair[], seated: boolean, hosts: boolean, about: About | undefined}} props */
const Place = ({ table, seat, chair, chairs, seated, hosts, about, onRefused }) => {
  const text = useText();
  const free = chair.kind === "open";
  const leave = () => api.standUp(table, seat).catch(onRefused);
  const dismiss = () => api.dismissBot(table, seat).catch(onRefused);
  return html`<li><${Flag} seat=${seat} />
    ${
      free
        ? html`<span class="open-seat">${text("free")}</span>`
        : html`<span class="seat"><span class="seat__name">${chair.name} <${SameDevice} chair=${chair} chairs=${chairs} /></span> <small>${aboutChair(chair, text)}</small></span>`
    }
    ${free && !seated && html`<button type="button" class="btn btn--brass" onClick=${() => api.sitDown(table, seat).catch(onRefused)}>${text("sit-down")}</button>`}
    ${free && hosts && about && html`<${BotHere} table=${table} seat=${seat} about=${about} onRefused=${onRefused} />`}
    ${chair.kind === "bot" && hosts && html`<button type="button" class="btn" onClick=${dismiss}>${text("dismiss-bot")}</button>`}
    ${chair.yours && html`<button type="button" class="btn" onClick=${leave}>${text("stand-up")}</button>`}
  </li>`;
};

/** Who can follow the link. @param {string | null | undefined} nearby @param {import("../app/shell.js").Text} text */
function reachWords(nearby, text) {
  if (nearby === undefined) return "";
  if (!nearby) return text("call-alone");
  return nearby === location.origin ? text("call-say") : text("call-near", { address: new URL(nearby).host });
}

/** Link, share sheet, and a code for a telephone, if that could come here. @param {{table: string}} props */
const CallFriends = ({ table }) => {
  const text = useText();
  const nearby = useNearby();
  return html`<section class="panel"><div class="panel__head"><h2>${text("call-friends")}</h2></div>
    <div class="calling"><div><${Share} path=${`/t/${table}`} origin=${nearby ?? location.origin} />
      <p class="soft">${reachWords(nearby, text)}</p>
      <${ShareButton} path=${`/t/${table}`} /></div>
    ${
      nearby &&
      html`<figure><img src=${`/api/tables/${table}/code.svg`} width="124" height="124" alt=${text("code")} />
      <figcaption class="soft">${text("code-say")}</figcaption></figure>`
    }</div></section>`;
};

/** Not to wait any longer. @param {AtTable & {free: number, about: About}} props */
const StartNow = ({ table, free, about, onRefused }) => {
  const text = useText();
  const level = usualLevel(about);
  const go = () => api.hireBots(table, level).catch(onRefused);
  return html`<section class="panel waiting__start"><div><h2>${text("tired")}</h2><p class="soft">${text("tired-say", { count: free })}</p></div>
    <button type="button" class="btn btn--brass btn--big" id="start-now" onClick=${go}><b>${text("start-now")}</b>
      <small>${text("start-now-say", { count: free, level })}</small></button></section>`;
};

/** What is waited for: people, or, once all are here, what their devices do together. @param {number} free @param {Known} known @param {import("../app/shell.js").Text} text @param {import("../table/words.js").Words} words */
function waitWords(free, { listing, botsAt }, text, words) {
  const title = text("waiting", { count: free });
  if (!free) return [title, text("all-here", { fair: String(listing?.fair) })];
  if (botsAt === null) return [title, text("waiting-say")];
  return [title, text("waiting-bots", { time: timeWords(words, Math.max(0, botsAt - performance.now())) })];
}

/** @param {{table: string, session: import("../table/types.js").TableSession}} props */
export const Waiting = ({ table, session }) => {
  const { words } = useShell();
  const text = useText();
  const known = useListing(table);
  const { listing } = known;
  const about = useGames().find(({ name }) => name === listing?.game);
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  const [tab, setTab] = useState("chat");
  const [watching, setWatching] = useState(false);
  const { chairs, hosts } = /** @type {import("../net/seen.js").Seen} */ (session.shown);
  const free = chairs.filter(({ kind }) => kind === "open").length;
  const seated = chairs.some(({ yours }) => yours);
  if (!seated && !watching && !hosts && listing && about)
    return html`<${Arrival} table=${table} listing=${listing} chairs=${chairs} about=${about} onWatch=${() => setWatching(true)} />`;
  const options = /** @type {Record<string, unknown>} */ (listing?.options ?? {});
  const [title, say] = waitWords(free, known, text, words);
  return html`<main class="wrap waiting">
    <div class="waiting__main">
      <section class="deck waiting__deck"><${Art} class="waiting__art" name="vignettes/hero" />
        <div class="word"><h1>${title}</h1><p>${say}</p></div></section>
      <section class="panel"><div class="panel__head"><h2>${text("seats")}</h2>
          <span class="soft">${about && `${words.text(about.title)} · ${houseWords(words, about, options)} · ${controlWords(words, listing?.control)}`}</span></div>
        <ol class="crew waiting__crew">${chairs.map(
          (chair, seat) => html`<${Place} key=${seat} table=${table} seat=${seat} chair=${chair} chairs=${chairs} seated=${seated}
          hosts=${hosts} about=${about} onRefused=${setNo} />`,
        )}</ol>
        ${listing?.rated && html`<p class="soft waiting__rated"><${Art} class="ico" name="i-anchor" />${text("stakes-say", { rated: "true" })}</p>`}
        <${Refused} no=${no?.message} /></section>
      ${session.luck?.faces && html`<${session.luck.faces.Panel} luck=${session.luck} names=${session.names} />`}
      ${hosts && about && free > 0 && html`<${StartNow} table=${table} free=${free} about=${about} onRefused=${setNo} />`}
    </div>
    <aside class="waiting__side"><${CallFriends} table=${table} />
      <${Talk} log=${[]} talk=${session.talk} chairs=${chairs} names=${session.names} tab=${tab} onTab=${setTab} watchers=${session.shown?.watchers} onSay=${session.say} onClause=${session.openClause} /></aside>
  </main>`;
};
