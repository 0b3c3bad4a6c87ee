// Your games: those that run, whose turn and since when; those that are finished, with replay and rematch.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { pictureOf } from "../hooks/games.js";
import { isYourTurn } from "../hooks/own_tables.js";
import * as api from "../net/api.js";
import { timeWords } from "../table/time.js";
import { Flag } from "./flag.js";

/**
 * @typedef {import("../net/messages.js").OwnTable} OwnTable
 * @typedef {import("../net/messages.js").OwnTables} OwnTables
 * @typedef {import("../hooks/games.js").About} About
 * @typedef {{own: OwnTable, games: About[]}} Props
 */

const [RUNNING, FINISHED] = [4, 3]; // shown before somebody asks for all

/** @param {About[]} games @param {OwnTable} own */
const aboutOf = (games, { listing }) => games.find(({ name }) => name === listing.game);

/** What a table waits for. @param {OwnTable} own @param {import("../app/shell.js").Text} text */
function ribbonOf(own, text) {
  const { to_move: seat, listing } = own;
  if (seat == null) return text("own-waits");
  return isYourTurn(own) ? text("your-turn") : text("their-turn", { name: listing.chairs[seat].name });
}

/** The reader's own seat: of several at one device the first. @param {OwnTable} own */
const ownSeat = ({ listing }) => listing.chairs.findIndex(({ yours }) => yours);

/** Those who sit there besides the reader. @param {{own: OwnTable}} props */
const Others = ({ own }) => {
  const text = useText();
  const mine = ownSeat(own);
  return html`<ul class="own__others">${own.listing.chairs.map(
    (chair, seat) =>
      seat !== mine &&
      html`<li key=${seat}>${chair.kind === "open" ? html`<span class="open-seat">${text("free")}</span>` : html`<${Flag} seat=${seat} size="s" /><b>${chair.name}</b>`}</li>`,
  )}</ul>`;
};

/** Everyone's score, the reader's own first; sides with roles of their own have none to compare. @param {Props} props */
const Standing = ({ own, games }) => {
  const { words } = useShell();
  const text = useText();
  const { scores } = own;
  const mine = ownSeat(own);
  if (!scores.length || aboutOf(games, own)?.page?.roles) return null;
  const others = scores.filter((_, seat) => seat !== mine).map((score) => words.number(score));
  return html`<p class="soft">${text("own-standing", { score: words.number(scores[mine] ?? 0), others: words.listed(others) })}</p>`;
};

/** @param {Props} props */
const Card = ({ own, games }) => {
  const { words } = useShell();
  const text = useText();
  const { table, game } = own.listing;
  const yours = isYourTurn(own);
  return html`<li class=${`own ${yours ? "own--yours" : ""}`}>
    <span class="own__art"><${Art} name=${pictureOf(aboutOf(games, own))} viewBox="0 0 320 190" /><b class="own__ribbon">${ribbonOf(own, text)}</b></span>
    <div class="own__text"><h2>${words.text(game)}</h2><${Others} own=${own} /><${Standing} own=${own} games=${games} />
      <div class="own__do"><span class="own__since"><${Art} class="ico" name="i-clock" />${own.left == null ? words.ago(own.since) : text("own-left", { time: timeWords(words, own.left) })}</span>
        <a class=${`btn ${yours ? "btn--brass" : ""}`} href=${`/t/${table}`}>${text(yours ? "own-play" : "own-look-in")}</a></div></div></li>`;
};

/** Who gave up, or lost on time: why the higher score is not the winner's. @param {OwnTable} own @param {import("../app/shell.js").Text} text */
const gaveUpWords = ({ listing: { chairs }, lost }, text) =>
  lost.map((seat) => text(chairs[seat].yours ? "own-gave-up-you" : "own-gave-up", { name: chairs[seat].name, why: chairs[seat].why }));

/** @param {Props} props */
const Result = ({ own }) => {
  const { listing, scores, winners } = own;
  const { words } = useShell();
  const text = useText();
  const won = winners.some((seat) => listing.chairs[seat].yours);
  const names = words.listed(winners.map((seat) => listing.chairs[seat].name));
  const told = { names, count: winners.length, scores: words.listed(scores.map((score) => words.number(score))) };
  return html`<span class=${won ? "own__won" : ""}>${won && html`<${Art} name="vignettes/chest-open" />`}${[text(won ? "own-won" : "own-lost", told), ...gaveUpWords(own, text)].join(" · ")}</span>`;
};

/** @param {Props} props */
const Row = ({ own, games }) => {
  const { words } = useShell();
  const text = useText();
  const { table, game } = own.listing;
  const again = async () => location.assign(`/t/${(await api.rematch(table)).table}`);
  return html`<li class="past"><span class="past__game"><${Art} name=${pictureOf(aboutOf(games, own))} viewBox="0 0 320 190" />
      <span><b>${words.text(game)}</b><small>${words.ago(own.since)}</small></span></span>
    <${Result} own=${own} games=${games} />
    <span class="past__do"><a class="btn" href=${`/replay/${table}`}><${Art} class="ico" name="i-play" />${text("replay")}</a>
      <button type="button" class="btn" onClick=${again}><${Art} class="ico" name="i-again" />${text("rematch")}</button></span></li>`;
};

/** Milliseconds a game leaves its reader; without a clock there is no hurry. @param {OwnTable} own */
const hurry = (own) => (isYourTurn(own) ? (own.left ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY);

/** The reader's turn first, by the time that is left, then whatever has waited least. @param {OwnTables} tables */
export const running = ({ playing, waiting }) =>
  [...playing, ...waiting].sort((one, other) => (hurry(one) === hurry(other) ? 0 : hurry(one) - hurry(other)));

/** @param {{tables: OwnTables, games: About[]}} props */
export const RunningGames = ({ tables, games }) => {
  const text = useText();
  const [all, setAll] = useState(false);
  const runs = running(tables);
  return html`<ul class="owns" aria-label=${text("own-games")}>${runs
    .slice(0, all ? runs.length : RUNNING)
    .map((own) => html`<${Card} key=${own.listing.table} own=${own} games=${games} />`)}</ul>
    ${runs.length > RUNNING && !all && html`<button type="button" class="more" onClick=${() => setAll(true)}>${text("own-all", { count: runs.length })}</button>`}`;
};

/** @param {{tables: OwnTables, games: About[]}} props */
export const FinishedGames = ({ tables: { over }, games }) => {
  const text = useText();
  const [all, setAll] = useState(false);
  if (!over.length) return null;
  return html`<section class="panel" id="finished"><div class="panel__head"><h2>${text("own-finished")}</h2>
      ${over.length > FINISHED && !all && html`<button type="button" class="more" onClick=${() => setAll(true)}>${text("own-all", { count: over.length })}</button>`}</div>
    <ul class="pasts">${over.slice(0, all ? over.length : FINISHED).map((own) => html`<${Row} key=${own.listing.table} own=${own} games=${games} />`)}</ul></section>`;
};
