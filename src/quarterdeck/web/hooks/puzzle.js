// A puzzle as a table that stands still: one letter, one answer, and what the browser remembers of it.
import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";
import { Stage } from "../table/stage.js";
import { letterTo, writtenSession } from "../table/written_session.js";

/**
 * @typedef {import("../net/messages.js").PuzzleTold} PuzzleTold
 * @typedef {import("../net/messages.js").PuzzlesToday} PuzzlesToday
 * @typedef {import("../table/types.js").Refusal} Refusal
 */

/** The puzzle of an address: that number, else today's of that game, else the one whose turn it is. @param {string} of */
async function findPuzzle(of) {
  const today = await api.puzzlesToday();
  const [game = today.game, number] = of.split("/").filter(Boolean);
  return { today, puzzle: await api.puzzle(game, Number(number) || (today.numbers[game] ?? 1)) };
}

/** What an address asks for, or why there is nothing. @param {string} of */
export function usePuzzle(of) {
  const [found, setFound] = useState(/** @type {{today: PuzzlesToday, puzzle: PuzzleTold} | null} */ (null));
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  const { learn } = useShell();
  useEffect(() => {
    const refuse = (/** @type {api.Refusal} */ why) => setNo(why);
    // What is said may name a game by its title, which has to be known first.
    findPuzzle(of).then(setFound, (why) => learn("games").then(() => refuse(why), () => refuse(why)));
  }, [of]);
  return { found, no };
}

/** What was answered, which this browser remembers: there is one try. @param {PuzzleTold} puzzle */
function useAnswer({ game, number, options }) {
  const key = `puzzle-${game}-${number}`;
  const kept = settings.answerTo(key);
  const [word, setWord] = useState(options.some(({ action }) => action === kept) ? kept : null);
  const answer = (/** @type {string} */ given) => {
    settings.keep(key, given);
    if (options.find(({ action }) => action === given)?.right) settings.countGoodAnswer();
    setWord(given);
  };
  return { word, answer };
}

/** The table on stage, the reader's name on the reader's chair. @param {PuzzleTold} puzzle */
function usePuzzleStage(puzzle) {
  const { pageOf, name } = useShell();
  const [, redraw] = useReducer((n) => n + 1, 0);
  const stage = useMemo(() => new Stage(pageOf, () => redraw(undefined)), [puzzle]);
  useEffect(() => {
    stage.hear(letterTo(puzzle.shown, name));
  }, [stage]);
  return stage;
}

/**
 * A table to decide at, once.
 * @param {PuzzleTold} puzzle
 * @param {(number: string) => void} openClause
 */
export function usePuzzleTable(puzzle, openClause) {
  const { word, answer } = useAnswer(puzzle);
  const stage = usePuzzleStage(puzzle);
  const { shown } = stage;
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const askWhy = async (/** @type {string} */ tried) => {
    const { why, clause } = await api.whyNotInPuzzle(puzzle.game, puzzle.number, tried);
    if (why) setRefusal({ why, clause });
  };
  const act = (/** @type {string[]} */ [tried]) => {
    if (word !== null) return;
    setRefusal(null);
    if (shown?.actions.includes(tried)) answer(tried);
    else askWhy(tried);
  };
  const session = writtenSession(stage, shown && (word === null ? shown : { ...shown, actions: [] }), [refusal, setRefusal], {
    ...{ act, askWhy, openClause },
    draft: (picked) => act(picked.slice(-1)),
  });
  return { session, word, answer };
}
