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
