// The position of the day: a real board that stands still, a question, and what every answer is worth.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Bar } from "../components/bar.js";
import { Header, Languages, Tool } from "../components/header.js";
import { following, PuzzleOptions, verdictOf } from "../components/puzzle_options.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { Panel, Side } from "../components/side.js";
import { useGamePage, useGames } from "../hooks/games.js";
import { usePuzzle, usePuzzleTable } from "../hooks/puzzle.js";
import { useShape } from "../hooks/shape.js";

/**
 * @typedef {import("../net/messages.js").PuzzleTold} PuzzleTold
 * @typedef {import("../net/messages.js").PuzzlesToday} PuzzlesToday
 * @typedef {ReturnType<typeof usePuzzleTable>} PuzzleTable
 */

/** How the answer compares, kindly, and the way on. @param {{puzzle: PuzzleTold, table: PuzzleTable}} props */
const Verdict = ({ puzzle, table }) => {
  const { words } = useShell();
  const text = useText();
  const given = puzzle.options.find(({ action }) => action === table.word);
  const best = Math.max(...puzzle.options.map(({ value }) => value));
  const key = verdictOf(puzzle, table);
  const told = { chance: words.percent(given?.value ?? 0), best: words.percent(best) };
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    <div class="bar__words"><div class="bar__turn" role="status" id="puzzle-verdict" data-verdict=${key}>
      <b>${text(`puzzle-${key}`)}</b><span>${text(`puzzle-${key}-say`, told)}</span></div></div>
    <div class="bar__acts"><a class="btn btn--brass btn--big" id="puzzle-next" href=${following(puzzle)}>
      <b>${text("puzzle-next")}</b></a></div></div></section>`;
};

/** Where the board stands alone: what is asked. */
const Question = () => {
  const text = useText();
  return html`<section class="panel puzzle-head"><h2>${text("puzzle-ask")}</h2>
    <span class="soft">${text("puzzle-ask-short")}</span></section>`;
};

/** @param {{puzzle: PuzzleTold, games: string[], table: PuzzleTable}} props */
const Posed = ({ puzzle, games, table }) => {
  const text = useText();
  const { words } = useShell();
  const { useHand, useKeys, Strip, Board, Beside, besideName, name } = useGame();
  const { session, word } = table;
  const hand = useHand(session);
  useKeys(session, hand);
  const wide = useShape() === "wide";
  const [tab, setTab] = useState("");
  useEffect(() => {
    if (word !== null && !wide) setTab("options");
  }, [word]);
  const open = tab || (wide ? "options" : "");
  const tabs = [
    { to: "options", name: text("puzzle-options") },
    { to: "beside", name: besideName && words.text(besideName) },
    { to: "standing", name: wide || besideName ? "" : text("scores") }, // the question stands in its place
  ].filter((each) => each.name);
  return html`<main class=${`play play--puzzle table--${name}`} data-tab=${tab}>
    <div class="play__strip">${wide ? html`<${Strip} session=${session} />` : html`<${Question} />`}</div>
    <div class="stage"><${Board} session=${session} hand=${hand} /></div>
    ${word === null ? html`<${Bar} session=${session} hand=${hand} />` : html`<${Verdict} puzzle=${puzzle} table=${table} />`}
    <${Side} tabs=${tabs} open=${open} chosen=${Boolean(tab)} onTab=${setTab}>
      <${Panel} of="options" open=${open === "options"}><${PuzzleOptions} puzzle=${puzzle} games=${games} table=${table} /><//>
      ${besideName && html`<${Panel} of="beside" open=${open === "beside"}><${Beside} session=${session} hand=${hand} /><//>`}
      ${!wide && !besideName && html`<${Panel} of="standing" open=${open === "standing"}><${Strip} session=${session} /><//>`}
    <//>
  </main>`;
};

/** @param {{puzzle: PuzzleTold, games: string[], onClause: (number: string) => void}} props */
const Puzzle = ({ puzzle, games, onClause }) => {
  const table = usePuzzleTable(puzzle, onClause);
  return table.session.scene && html`<${Posed} puzzle=${puzzle} games=${games} table=${table} />`;
};

/** @param {{of: string}} props  nothing, a game, or a game and a number */
export const PuzzlePage = ({ of }) => {
  const { words } = useShell();
  const text = useText();
  const { found, no } = usePuzzle(of ?? "");
  const known = useGames().map(({ name }) => name);
  const page = useGamePage(found?.puzzle.game);
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  useTitle(text("puzzle"));
  const games = known.filter((name) => name in (found?.today.numbers ?? {}));
  return html`<${Header} table where=${html`${page && found && html`<h1>${words.text(found.puzzle.game)}</h1>`}<span>${text("puzzle")}</span>`}>
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
      <${Languages} wide />
    <//>
    ${
      page &&
      found &&
      games.length > 0 &&
      html`<${AtGame.Provider} value=${page}><${Puzzle} puzzle=${found.puzzle} games=${games} onClause=${setClause} />
      <${RulesDrawer} clause=${clause} onClose=${() => setClause(null)} /><//>`
    }
    ${
      no &&
      html`<main class="wrap waiting"><section class="panel"><h2>${words.say(no.why)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`
    }`;
};
