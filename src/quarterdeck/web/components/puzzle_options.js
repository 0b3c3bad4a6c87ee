// All options of a puzzle: to choose one of, and once that is done each with its chance to win and why.
import { useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { Art, html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";

/**
 * @typedef {import("../net/messages.js").PuzzleTold} PuzzleTold
 * @typedef {import("../net/messages.js").PuzzleOption} PuzzleOption
 * @typedef {ReturnType<typeof import("../hooks/puzzle.js").usePuzzleTable>} PuzzleTable
 */

/** The one after this; after the last the first. @param {PuzzleTold} puzzle */
export const following = ({ game, number, count }) => `/puzzle/${game}/${(number % count) + 1}`;

/** Whether the answer is as good as any. @param {PuzzleTold} puzzle @param {PuzzleTable} table */
export const verdictOf = ({ options }, { word }) =>
  options.some(({ action, right }) => right && action === word) ? "right" : "wrong";

/** What an option does, in the words of its game. @param {{word: string, table: PuzzleTable}} props */
const Doing = ({ word, table: { session } }) => {
  const { Deed } = useGame();
  const scene = /** @type {{map?: unknown}} */ (session.scene);
  return html`<${Deed} word=${word} map=${scene.map} />`;
};

/** @param {{option: PuzzleOption, chosen: boolean, table: PuzzleTable, onChoose: () => void}} props */
const ToChoose = ({ option, chosen, table, onChoose }) => html`<li><label>
  <input type="radio" name="option" value=${option.action} checked=${chosen} onChange=${onChoose} />
  <span class="puzzle__deed"><${Doing} word=${option.action} table=${table} /></span></label></li>`;

/** Before the answer: nothing is told but what may be done. @param {{puzzle: PuzzleTold, table: PuzzleTable, chosen: string, choose: (word: string) => void}} props */
const Asked = ({ puzzle, table, chosen, choose }) => {
  const text = useText();
  return html`<p id="puzzle-say">${text("puzzle-ask-say")}</p>
    <div role="radiogroup" aria-labelledby="puzzle-ask"><ol class="puzzle__asks">${puzzle.options.map(
      (option) => html`<${ToChoose} key=${option.action} option=${option} chosen=${option.action === chosen} table=${table}
        onChoose=${() => choose(option.action)} />`,
    )}</ol></div>`;
};

/** @param {{option: PuzzleOption, best: boolean, mine: boolean, table: PuzzleTable}} props */
const Valued = ({ option: { action, value, right, reason }, best, mine, table }) => {
  const { words } = useShell();
  const text = useText();
  return html`<li class=${`${right ? "is-right" : ""} ${mine ? "is-mine" : ""}`} data-option=${action}>
    <div><span class="puzzle__deed"><${Doing} word=${action} table=${table} /></span>
      ${right && html`<span class="puzzle__mark"><${Art} class="puzzle__tick" name="i-check" />${text(best ? "puzzle-best" : "puzzle-as-good")}</span>`}
      ${mine && html`<span class="puzzle__mark puzzle__mark--mine">${text("puzzle-yours")}</span>`}
      <output class="num">${words.percent(value)}</output></div>
    <span class="puzzle__value" aria-hidden="true"><i style=${{ width: `${(100 * value).toFixed(1)}%` }}></i></span>
    <small>${words.say(reason, table.session.names)}</small></li>`;
};

/** After it: the best first. @param {{puzzle: PuzzleTold, table: PuzzleTable}} props */
const Answered = ({ puzzle, table }) => {
  const text = useText();
  const { game } = puzzle;
  const options = [...puzzle.options].sort((one, other) => other.value - one.value);
  return html`<p class="soft">${text("worth-win")}</p>
    <ol class="puzzle__values" aria-label=${text("worth-win")}>${options.map(
      (option, place) => html`<${Valued} key=${option.action} option=${option} best=${place === 0}
        mine=${option.action === table.word} table=${table} />`,
    )}</ol>
    <p class="soft">${text("puzzle-how", { game })}</p>`;
};

/** Today's of every game. @param {{games: string[], now: string}} props */
const Games = ({ games, now }) => {
  const { words } = useShell();
  const text = useText();
  return html`<nav class="puzzle__games" aria-label=${text("puzzle-games")}>${games.map(
    (game) => html`<a key=${game} href=${`/puzzle/${game}`} aria-current=${game === now ? "page" : undefined}>${words.text(game)}</a>`,
  )}</nav>`;
};

/** However long the list is, what follows from it stays in reach below; once it is told, it begins at its top. @param {{puzzle: PuzzleTold, games: string[], table: PuzzleTable}} props */
export const PuzzleOptions = ({ puzzle, games, table }) => {
  const text = useText();
  const [chosen, choose] = useState("");
  const asked = table.word === null;
  const title = asked ? "puzzle-ask" : `puzzle-${verdictOf(puzzle, table)}`;
  return html`<section class="panel puzzle"><div key=${asked} class="puzzle__list" tabindex="0" role="group" aria-labelledby="puzzle-ask">
      <${Games} games=${games} now=${puzzle.game} />
      <div class="panel__head"><h2 id="puzzle-ask">${text(title)}</h2>
        <span class="soft num">${text("puzzle-number", { number: puzzle.number, count: puzzle.count })}</span></div>
      ${
        asked
          ? html`<${Asked} puzzle=${puzzle} table=${table} chosen=${chosen} choose=${choose} />`
          : html`<${Answered} puzzle=${puzzle} table=${table} />`
      }
      <p class="soft" id="puzzle-good">${text("puzzle-good", { count: settings.goodAnswers() })}</p></div>
    ${
      asked
        ? html`<button type="button" id="puzzle-decide" class="btn btn--brass" disabled=${!chosen}
          onClick=${() => table.answer(chosen)}>${text("puzzle-decide")}</button>`
        : html`<a class="btn btn--brass puzzle__next" href=${following(puzzle)}>${text("puzzle-next")}</a>`
    }</section>`;
};
