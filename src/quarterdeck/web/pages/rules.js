// The rules of a game for people: the aim, a turn in pictures, points, the box, and every clause by its number.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { HouseRules, Rulebook, Sources } from "../components/rulebook.js";
import { pictureOf, useGames } from "../hooks/games.js";
import { useHandbookOf, useListing } from "../hooks/handbook.js";
import { useRules } from "../hooks/rules.js";
import { cameFrom } from "../table/rules_address.js";
import { LostPage } from "./lost.js";

/** @typedef {import("../hooks/games.js").About} About */
/** @typedef {import("../table/types.js").Handbook} Handbook */
/** @typedef {{book: Handbook, options: Record<string, unknown>, table?: string}} BookProps */

/** The clause the address points at. */
function useLinked() {
  const [linked, setLinked] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setLinked(location.hash.slice(1));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return linked;
}

/**
 * The house rules to explain by: those of a table that plays this game, else the book's.
 * @param {About} about
 * @param {import("../net/messages.js").Listing | null} listing
 * @returns {Record<string, unknown>}
 */
const optionsFor = (about, listing) => ({
  ...Object.fromEntries(about.options.map(({ name, default: usual }) => [name, usual])),
  ...(listing?.game === about.name ? /** @type {object} */ (listing.options) : {}),
});

/** What a part of the page is called; what there are many of has a name in its game. @param {About} about @param {Handbook | null} book */
const usePartName = (about, book) => {
  const { words } = useShell();
  const text = useText();
  return (/** @type {string} */ part) =>
    part === "more" ? words.text(`${about.name}-handbook-more`, { count: book?.many }) : text(`rules-${part}`);
};

/** What the page has, and how to come back to where one was. @param {{about: About, book: Handbook | null, parts: string[], from: ReturnType<typeof cameFrom>}} props */
const Contents = ({ about, book, parts, from }) => {
  const text = useText();
  const named = usePartName(about, book);
  return html`<div class="rules__nav">${
    from &&
    html`<a class="btn btn--brass" id="back" href=${from.address}><${Art} class="ico" name="i-prev" />${text(from.table ? "back-to-table" : "back-to-lesson")}</a>`
  }
    <nav class="chapters panel" aria-label=${text("on-this-page")}><ol>${parts.map(
      (part) => html`<li key=${part}><a href=${`#${part}`}>${named(part)}</a></li>`,
    )}</ol></nav>
    <div class="panel rules__aside">
      ${["rule", "ruling", "option"].map(
        (kind) => html`<p key=${kind} class="soft"><span class=${`stamp stamp--${kind === "option" ? "house" : kind}`}>
        ${text(`stamp-${kind}`)}</span> ${text(`stamp-${kind}-say`)}</p>`,
      )}
      ${about.lessons.length > 0 && html`<a class="btn btn--brass" href=${`/learn/${about.name}`}>${text("friends-learn")}</a>`}
      <button type="button" class="btn" id="print" onClick=${() => window.print()}>${text("print")}</button></div></div>`;
};

/** Every game of the house; who came from a table can still go back to it. @param {{games: About[], game: string}} props */
const Tabs = ({ games, game }) => {
  const { words } = useShell();
  const text = useText();
  return html`<nav class="rules__games" aria-label=${text("choose-game")}>${games.map(
    ({ name }) => html`<a key=${name} href=${`/rules/${name}${location.search}`}
      aria-current=${name === game ? "page" : undefined}>${words.text(name)}</a>`,
  )}</nav>`;
};

/** @param {{about: About, book: Handbook | null, options: Record<string, unknown>}} props */
const InShort = ({ about, book, options }) => {
  const { words } = useShell();
  const text = useText();
  const { name, least, most, page } = about;
  const facts = [
    text("players", { range: `${least}–${most}` }),
    ...(page?.minutes ? [text("minutes", { minutes: page.minutes })] : []),
  ];
  const aims = [1, 2, 3].map((place) => `${name}-handbook-aim-${place}`).filter((key) => words.knows(key));
  return html`<div class="in-short"><div><h1 class="rules__title">${text("rules-of", { game: words.text(name) })}</h1>
      ${
        book && aims.length > 0
          ? html`<ol class="in-short__aims">${aims.map((key) => html`<li key=${key}>${words.text(key, options)}</li>`)}</ol>`
          : html`<p>${words.text(about.about)}</p>`
      }
      <p class="soft">${facts.join(" · ")}</p></div>
    <span class="in-short__picture"><${Art} name=${pictureOf(about)} viewBox="0 0 320 190" /></span></div>`;
};

/** @param {BookProps & {about: About}} props */
const InPictures = ({ about, book, options, table }) => {
  const named = usePartName(about, book);
  const chapter = (/** @type {string} */ part, /** @type {Handbook["Turn"] | undefined} */ Inside) =>
    Inside &&
    html`<section class="panel" id=${part} aria-label=${named(part)}><div class="panel__head"><h2>${named(part)}</h2></div>
      <${Inside} options=${options} table=${table} /></section>`;
  return html`${chapter("turn", book.Turn)}
    <div class="rules__two">${chapter("points", book.Points)}${chapter("box", book.Box)}</div>${chapter("more", book.More)}`;
};

/** @param {{game: string}} props */
const Numbers = ({ game }) => html`<${Sources} lines=${useRules(game)?.sources ?? []} />`;

/** @param {{games: About[], about: About}} props */
const Book = ({ games, about }) => {
  const text = useText();
  const linked = useLinked();
  const from = cameFrom();
  const listing = useListing(from?.table);
  const book = useHandbookOf(about.name);
  const options = optionsFor(about, listing);
  const parts = ["short", ...(book ? ["turn", "points", "box"] : []), ...(book?.More ? ["more"] : []), "clauses"];
  return html`<main class="wrap rules"><${Contents} about=${about} book=${book} parts=${parts} from=${from} />
    <div class="rules__book"><section class="panel" id="short" aria-label=${text("rules-short")}><${Tabs} games=${games} game=${about.name} />
        <${InShort} about=${about} book=${book} options=${options} /></section>
      ${book && html`<${InPictures} about=${about} book=${book} options=${options} table=${listing?.table} />`}
      <section class="panel" id="clauses" aria-label=${text("rules-clauses")}><div class="panel__head"><h2>${text("rules-clauses")}</h2></div>
        <${HouseRules} table=${from?.table} game=${about.name} />
        <${Rulebook} game=${about.name} linked=${linked} /><${Numbers} game=${about.name} /></section></div></main>`;
};

/** @param {{of?: string}} props */
export const RulesPage = ({ of: wanted }) => {
  const { words } = useShell();
  const text = useText();
  const games = useGames();
  const about = wanted ? games.find(({ name }) => name === wanted) : games[0];
  useTitle(about ? text("rules-of", { game: words.text(about.name) }) : text("rules"));
  if (games.length && !about) return html`<${LostPage} />`;
  return html`<${Header} current="rules"><${Languages} /><//>
    ${about && html`<${Book} key=${about.name} games=${games} about=${about} />`}`;
};
