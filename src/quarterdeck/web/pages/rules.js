// The rules of a game as a page of their own.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { Rulebook, Sources } from "../components/rulebook.js";
import { useGames } from "../hooks/games.js";
import { useRules } from "../hooks/rules.js";

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

/** @param {{game: string}} props */
const Chapters = ({ game }) => {
  const text = useText();
  const rules = useRules(game);
  return html`<nav class="chapters panel" aria-label=${text("chapters")}><div class="panel__head"><h2>
    ${text("chapters")}</h2></div>
    <ol>${rules?.chapters.map(
      ({ title, clauses }) => html`
      <li key=${title}><a href=${`#chapter-${clauses[0].number}`}>${title}<small>${clauses.length}</small></a>
        </li>`,
    )}</ol></nav>`;
};

/** @param {{game: string}} props */
const Numbers = ({ game }) => html`<${Sources} lines=${useRules(game)?.sources ?? []} />`;

/** @param {{of?: string}} props */
export const RulesPage = ({ of: wanted }) => {
  const { words } = useShell();
  const text = useText();
  const linked = useLinked();
  const games = useGames();
  const game = wanted ?? games[0]?.name;
  const title = games.length ? text("rules-of", { game: words.text(game) }) : text("rules");
  useTitle(title);
  if (!games.length) return html`<${Header} current="rules"><${Languages} /><//>`;
  return html`<${Header} current="rules"><${Languages} /><//>
    <main class="wrap rules"><div class="rules__nav">
        <nav class="chapters panel" aria-label=${text("choose-game")}><ol>${games.map(
          ({ name }) => html`<li key=${name}><a href=${`/rules/${name}`}
            aria-current=${name === game ? "page" : undefined}>${words.text(name)}</a></li>`,
        )}</ol></nav><${Chapters} game=${game} /></div>
      <section class="panel"><h1 class="rules__title">${title}</h1><${Rulebook} game=${game} linked=${linked} />
        <${Numbers} game=${game} /></section>
      <aside><section class="panel"><div class="panel__head"><h2>${text("stamps")}</h2></div><div class="stamps">
        <p><span class="stamp stamp--rule">${text("stamp-rule")}</span> ${text("stamp-rule-say")}</p>
        <p><span class="stamp stamp--ruling">${text("stamp-ruling")}</span> ${text("stamp-ruling-say")}</p>
        <p><span class="stamp stamp--house">${text("stamp-option")}</span> ${text("stamp-option-say")}</p></div>
          </section>
        <section class="panel"><div class="panel__head"><h2>${text("try-it")}</h2></div><p>${text("try-it-say")}</p>
          <p class="rules__go"><a class="btn btn--brass" href="/">${text("play-now")}</a></p></section></aside>
    </main>`;
};
