// The rules in our words: chapters, search, and the clause somebody was sent to.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { useGames } from "../hooks/games.js";
import { useListing } from "../hooks/handbook.js";
import { useRules } from "../hooks/rules.js";
import { houseWords } from "../table/options.js";

/** @typedef {import("../net/messages.js").Rules} Rules */
/** @typedef {import("../net/messages.js").ClauseText} ClauseText */

/** @param {string} text @param {string[]} sought */
const holds = (text, sought) => sought.every((word) => text.toLowerCase().includes(word));

/** The chapters and clauses with all words sought. @param {Rules} rules @param {string} sought */
export const findClauses = (rules, sought) => {
  const wanted = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {ClauseText} */ { number, text, ours }) => holds(`${number} ${text} ${ours}`, wanted);
  return rules.chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter(({ clauses }) => clauses.length);
};

/** The first word sought, marked. @param {{text: string, sought: string}} props */
const Marked = ({ text, sought }) => {
  const word = sought.toLowerCase().split(/\s+/)[0];
  const at = word ? text.toLowerCase().indexOf(word) : -1;
  if (at < 0) return text;
  return html`${text.slice(0, at)}<mark>${text.slice(at, at + word.length)}</mark>${text.slice(at + word.length)}`;
};

/** From which clause to which. @param {ClauseText[]} clauses */
const range = (clauses) => {
  const [first, last] = [clauses[0].number, clauses[clauses.length - 1].number];
  return isNumbered(first) ? (first === last ? first : `${first} – ${last}`) : "";
};

/** A clause with a letter and a number is known by it; the others are house rules. @param {string} number */
const isNumbered = (number) => /^[A-Z]+\d+$/.test(number);

/** @param {{clause: ClauseText, sought: string, linked: boolean}} props */
const ClauseLine = ({ clause, sought, linked }) => {
  const text = useText();
  const { number, kind } = clause;
  const short = kind === "option" && !isNumbered(number);
  return html`<li id=${number} class=${linked ? "is-linked" : ""} aria-current=${linked ? "true" : undefined}>
    <a class="clause" href=${`#${number}`}>${short ? "★" : number}${short && html`<span class="sr">
      ${number}</span>`}</a>
    <p><${Marked} text=${clause.text} sought=${sought} /></p>
    <span class=${`stamp stamp--${kind === "option" ? "house" : kind}`}>${text(`stamp-${kind}`)}</span>
    ${
      clause.ours &&
      html`<p class="clauses__ours"><${Marked} text=${clause.ours} sought=${sought} /></p>
      <span class="stamp stamp--ruling">${text("stamp-ruling")}</span>`
    }
  </li>`;
};

/** What a table has agreed on that is not as printed. @param {{table: string | undefined, game: string}} props */
export const HouseRules = ({ table, game }) => {
  const { words } = useShell();
  const text = useText();
  const about = useGames().find(({ name }) => name === game);
  const listing = useListing(table);
  const options = /** @type {Record<string, unknown>} */ (listing?.options ?? {});
  return (
    about &&
    listing?.game === game &&
    html`<p class="at-table"><span class="stamp stamp--house">${text("at-this-table")}</span> ${houseWords(words, about, options)}</p>`
  );
};

/** Where the numbers of a box come from. @param {{lines: string[], doubts?: string[]}} props */
export const Sources = ({ lines, doubts = [] }) => {
  const text = useText();
  return (
    lines.length > 0 &&
    html`<div class="clauses"><details class="sources"><summary><h2>${text("numbers")}</h2><small class="soft">${lines.length}</small>
      </summary><p class="soft">${text("numbers-say")}</p>
      ${doubts.map((line) => html`<p key=${line} class="bad">${line}</p>`)}
      <ul>${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul></details></div>`
  );
};

/** @param {{game: string, linked: string, top?: import("../app/html.js").Children}} props */
export const Rulebook = ({ game, linked, top }) => {
  const text = useText();
  const rules = useRules(game);
  const [sought, setSought] = useState("");
  useEffect(() => {
    const place = rules && linked ? document.getElementById(linked) : null;
    place?.scrollIntoView({ block: place.matches("section") ? "start" : "center" }); // a chapter from its head
  }, [rules, linked]);
  if (!rules) return html`<p class="soft">${text("loading")}</p>`;
  const chapters = findClauses(rules, sought);
  const hits = chapters.reduce(
    (sum, { clauses }) => sum + clauses.length,
    0,
  );
  return html`<div class="rules__top"><form class="find" role="search"
    onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <label class="sr" for="find">${text("find")}</label>
      <input class="input" id="find" type="search" autocomplete="off" placeholder=${text("find-hint")}
        value=${sought}
        onInput=${(/** @type {import("../app/html.js").Typing} */ event) => setSought(event.currentTarget.value)} />
      <span class="soft num" role="status">${sought && text("find-hits", { count: hits })}</span>
    </form>${top}</div>
    <div class="clauses">${chapters.map(
      ({ title, clauses }) => html`
      <details key=${title} id=${`chapter-${clauses[0].number}`} open><summary><h2>${title}</h2>
        <small class="soft">
          ${range(clauses)}</small></summary>
        <ol>${clauses.map((clause) => html`<${ClauseLine} key=${clause.number} clause=${clause}
          sought=${sought} linked=${clause.number === linked} />`)}</ol>
      </details>`,
    )}</div>`;
};
