// A lesson as a table that this page plays by itself: every letter is there from the start, one a step.
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";
import { Stage } from "../table/stage.js";
import { letterTo, writtenSession } from "../table/written_session.js";

/**
 * @typedef {import("../net/messages.js").LessonTold} LessonTold
 * @typedef {import("../table/types.js").Refusal} Refusal
 */

const NOT_NOW = { why: { key: "page-lesson-not-now", arguments: {} }, clause: null };

/** The first lesson of a game. @param {string} game */
const firstOf = async (game) => (await api.games()).find(({ name }) => name === game)?.lessons[0] ?? "first";

/** The lesson in the reader's language, or that there is none. @param {string} game @param {string | undefined} wanted */
export function useLesson(game, wanted) {
  const { words } = useShell();
  const [lesson, setLesson] = useState(/** @type {LessonTold | null} */ (null));
  const [no, setNo] = useState(/** @type {api.Refusal | null} */ (null));
  useEffect(() => {
    const find = async () => api.lesson(game, wanted ?? (await firstOf(game)), words.language);
    find().then(setLesson, setNo);
  }, [game, wanted, words.language]);
  return { lesson, no };
}

/** How far somebody has come, which their browser remembers. @param {LessonTold} lesson */
function usePlace({ game, name, steps }) {
  const key = `lesson-${game}-${name}`;
  const first = Math.min(settings.placeIn(key), steps.length - 1);
  const [place, setPlace] = useState({ at: first, from: first }); // `from`: where it was taken up anew
  const go = (/** @type {number} */ at, jumps = true) => {
    settings.keep(key, String(at === steps.length - 1 ? 0 : at));
    setPlace(({ from }) => ({ at, from: jumps ? at : from }));
  };
  return { ...place, go };
}

/** What is on stage: from where the lesson was taken up, every step with its news. @param {LessonTold} lesson @param {{at: number, from: number}} place */
function useLessonStage(lesson, { at, from }) {
  const { pageOf, name } = useShell();
  const [, redraw] = useReducer((n) => n + 1, 0);
  const stage = useMemo(() => new Stage(pageOf, () => redraw(undefined)), [lesson.game, lesson.name, from]);
  // Before anything is painted: a step that flashed up while its news is still to come could be pressed, and be lost.
  useLayoutEffect(() => {
    const letter = letterTo(lesson.steps[at].shown, name);
    stage.hear(at === from ? { ...letter, news: [] } : letter);
  }, [stage, at]);
  return stage;
}

/**
 * A table to play the lesson at, and the way through it.
 * @param {LessonTold} lesson
 * @param {(number: string) => void} openClause
 */
export function useLessonTable(lesson, openClause) {
  const place = usePlace(lesson);
  const stage = useLessonStage(lesson, place);
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const { shown } = stage;
  const step = lesson.steps[place.at];
  useEffect(() => setRefusal(null), [place.at]);

  const askWhy = async (/** @type {string} */ word) => {
    const { why, clause } = await api.whyNotInLesson(lesson.game, lesson.name, place.at, word);
    setRefusal(why ? { why, clause } : NOT_NOW);
  };
  const goOn = () => place.go(place.at + 1, false);
  const act = (/** @type {string[]} */ [word], prepared = {}) => {
    if (word !== step.asks) return askWhy(word);
    stage.prepare(prepared);
    goOn();
  };
  const draft = (/** @type {string[]} */ picked) => {
    const before = shown?.draft ?? [];
    if (picked.length > before.length) act([picked[picked.length - 1]]);
    else setRefusal(NOT_NOW);
  };
  const deeds = { act, draft, askWhy, openClause };
  const session = writtenSession(stage, shown && { ...shown, seq: place.at }, [refusal, setRefusal], deeds);
  return { session, at: place.at, step, go: place.go, goOn };
}
