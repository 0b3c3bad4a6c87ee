// The ladder of a game: people by their ratings, bots as rungs among them that do not move.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { useGames } from "../hooks/games.js";
import { useAccountWords } from "../hooks/own_words.js";
import * as people from "../net/people_api.js";

/**
 * @typedef {import("../net/messages.js").LadderTold} LadderTold
 * @typedef {import("../net/messages.js").OnLadder} OnLadder
 * @typedef {import("../net/messages.js").Rung} Rung
 */

/** From the weakest to the strongest there is on a ladder, with some room. @param {LadderTold} ladder */
const rangeOf = ({ people: climbing, rungs }) => {
  const all = [...climbing.flatMap(({ points, doubt }) => [points - doubt, points + doubt]), ...rungs.map(({ points }) => points)];
  return { least: Math.min(...all), most: Math.max(...all, Math.min(...all) + 1) };
};

/** How strong, and how sure: numbers go to the sheet as properties. @param {{each: {points: number, doubt: number}, range: {least: number, most: number}}} props */
const Doubt = ({ each, range }) => {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  const part = (/** @type {number} */ points) => (points - range.least) / (range.most - range.least);
  useEffect(() => {
    bar.current?.style.setProperty("--from", String(part(each.points - each.doubt)));
    bar.current?.style.setProperty("--wide", String(part(each.points + each.doubt) - part(each.points - each.doubt)));
  }, [each, range]);
  return html`<span class="doubt" aria-hidden="true"><i ref=${bar}></i></span>`;
};

/** @param {{each: OnLadder, place: number, range: {least: number, most: number}}} props */
const Climber = ({ each, place, range }) => {
  const text = useText();
  return html`<tr class=${each.yours ? "is-me" : ""}><td class="climb__place">${each.sure ? place : `(${place})`}</td>
    <th scope="row"><a href=${`/sailor/${encodeURIComponent(each.name)}`}>${each.name}</a>${each.yours && html` <small>${text("you")}</small>`}</th>
    <td class="climb__bar"><${Doubt} each=${each} range=${range} /></td>
    <td class="climb__num"><b>${each.points}</b></td><td class="climb__num climb__doubt">±${each.doubt}</td><td class="climb__num">${each.games}</td></tr>`;
};

/** @param {{rung: Rung, range: {least: number, most: number}}} props */
const Fixed = ({ rung, range }) => {
  const text = useText();
  return html`<tr class="rung"><td class="climb__place"><${Art} class="ico" name="i-bot" /></td><th scope="row">${text("level", { level: rung.level })}</th>
    <td class="climb__bar"><${Doubt} each=${{ points: rung.points, doubt: 0 }} range=${range} /></td><td class="climb__num">${rung.points}</td><td class="climb__num climb__doubt"></td><td class="climb__num soft">${text("fixed-rung")}</td></tr>`;
};

/** People and bots in one order; who is not sure yet stands among the others in brackets. @param {LadderTold} ladder */
function inOrder({ people: climbing, rungs }) {
  const placed = [...climbing].sort((a, b) => b.points - a.points).map((each, at) => ({ each, points: each.points, place: at + 1 }));
  return [...placed, ...rungs.map((rung) => ({ rung, points: rung.points }))].sort((a, b) => b.points - a.points);
}

/** @param {{ladder: LadderTold}} props */
const Ladder = ({ ladder }) => {
  const text = useText();
  const range = rangeOf(ladder);
  return html`<table class="climb"><thead><tr><th scope="col"><span class="sr">${text("ladder-place")}</span></th><th scope="col">${text("ladder-name")}</th>
      <th scope="col" class="climb__bar">${text("ladder-strength")}</th><th scope="col" class="climb__num">${text("ladder-rating")}</th>
      <th scope="col" class="climb__num climb__doubt"><span class="sr">${text("ladder-doubt")}</span></th><th scope="col" class="climb__num">${text("ladder-games")}</th></tr></thead>
    <tbody>${inOrder(ladder).map((row) =>
      "rung" in row
        ? html`<${Fixed} key=${`rung ${row.rung.level}`} rung=${row.rung} range=${range} />`
        : html`<${Climber} key=${row.each.name} each=${row.each} place=${row.place} range=${range} />`,
    )}</tbody></table>
    ${!ladder.people.length && html`<p class="soft">${text("ladder-empty")}</p>`}`;
};

const READS = ["bot", "check", "clock"];

const HowToRead = () => {
  const text = useText();
  return html`<section class="panel"><div class="panel__head"><h2>${text("ladder-read")}</h2></div>
    <ul class="reads">${READS.map((icon) => html`<li key=${icon}><${Art} class="ico" name=${`i-${icon}`} /><p>${icon === "check" && html`<span class="reads__doubt">${text("ladder-read-doubt")} </span>`}${text(`ladder-read-${icon}`)}</p></li>`)}</ul>
    <a id="find-rated" class="btn btn--brass" href="/new">${text("ladder-open")}</a></section>`;
};

/** @param {{of: string}} props */
export const LadderPage = ({ of }) => {
  const { words } = useShell();
  const text = useText();
  const ready = useAccountWords();
  const games = useGames();
  const [asked, role = ""] = of.split("/");
  const game = asked || settings.lastGame() || "kapern";
  const [ladder, setLadder] = useState(/** @type {LadderTold | null} */ (null));
  useEffect(() => void people.ladder(game, role).then(setLadder), [game, role]);
  useTitle(ready ? text("nav-ladder") : "");
  const parts = ladder?.roles ?? [];
  return html`<${Header} current="ladder"><${Languages} /><//><main class="wrap lad">
    ${
      ready &&
      ladder &&
      html`<section class="panel"><h1 class="sr">${text("nav-ladder")}</h1>
      <nav class="lad__games" aria-label=${text("choose-game")}>${games.map(
        ({ name, title }) => html`<a key=${name} href=${`/ladder/${name}`} aria-current=${name === ladder.game ? "page" : undefined}>${words.text(title)}</a>`,
      )}</nav>
      ${
        parts.length > 0 &&
        html`<p class="lad__roles">${parts.map(
          (part) => html`<a key=${part} class="chip" href=${`/ladder/${ladder.game}/${part}`} aria-current=${part === ladder.role ? "page" : undefined}>${text(`role-${part}`)}</a>`,
        )}</p>`
      }
      <${Ladder} ladder=${ladder} /></section><${HowToRead} />`
    }</main>`;
};
