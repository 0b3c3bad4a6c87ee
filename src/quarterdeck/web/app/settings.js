// What this reader likes, kept by the browser: language, light, whether the coach speaks.
import { LANGUAGES } from "../table/languages.js";

/** @param {string} key */
const kept = (key) => {
  try {
    return localStorage.getItem(`quarterdeck-${key}`);
  } catch {
    return null; // a browser that keeps nothing is fine
  }
};

/** @param {string} key @param {string} value */
export const keep = (key, value) => {
  try {
    localStorage.setItem(`quarterdeck-${key}`, value);
  } catch {
    // then it is forgotten with the page
  }
};

/** What they were called here is nobody's any more. */
export const forgetName = () => {
  try {
    localStorage.removeItem("quarterdeck-name");
  } catch {
    // it was never kept
  }
};

export const language = () => {
  const wanted = [kept("language"), ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => each && LANGUAGES.includes(each)) ?? "en";
};

export const isNight = () =>
  kept("theme") ? kept("theme") === "night" : matchMedia("(prefers-color-scheme: dark)").matches;

/** What the house called this reader here, if they were here before. */
export const nameHere = () => kept("name");

export const wantsCoach = () => kept("coach") === "on";

export const wantsCall = () => kept("call") === "on";

/** Whether the reader is called for that, where they are called at all. @param {string} kind */
export const callsFor = (kind) => kept(`call-${kind}`) !== "off";

const QUIET = 50; // tables that are remembered
const quietTables = () => (kept("quiet") ?? "").split(" ").filter(Boolean);

/** Whether the reader is called at a table. @param {string} table */
export const callsAt = (table) => wantsCall() && !quietTables().includes(table);

/** @param {string} table @param {boolean} on */
export const callAt = (table, on) => {
  const others = quietTables().filter((each) => each !== table);
  keep("quiet", (on ? others : [...others, table]).slice(-QUIET).join(" "));
  if (on) keep("call", "on");
};

/** By what the house knows this browser, where it is called while the page is closed. */
export const pushId = () => kept("push");

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The game that was played to its end most recently. */
export const lastTable = () => kept("last");

/** The game that was looked at last. */
export const lastGame = () => kept("game");

/** What somebody answered to a puzzle. @param {string} key */
export const answerTo = (key) => kept(key);

/** How many puzzles were answered well on this device; the number only grows. */
export const goodAnswers = () => Number(kept("puzzles-good")) || 0;

export const countGoodAnswer = () => keep("puzzles-good", String(goodAnswers() + 1));

/** The step somebody has come to in a lesson. @param {string} key */
export const placeIn = (key) => Number(kept(key)) || 0;
