// The REST side of the server: everything but play.
import { nameSailors } from "./sailors.js";

/**
 * @typedef {import("./messages.js").Sentence} Sentence
 * @typedef {import("./messages.js").About} About
 * @typedef {import("./messages.js").Opening} Opening
 * @typedef {import("./messages.js").Listing} Listing
 */

/** A no of the server, with its sentence. */
export class Refusal extends Error {
  /** @param {{code: string, why: Sentence, text: string}} problem */
  constructor(problem) {
    super(problem.text);
    this.code = problem.code;
    this.why = problem.why;
  }
}

const TRIES = 3; // of a question that is too much for the server just now

const csrf = () => document.cookie.match(/qd_csrf=([^;]+)/)?.[1] ?? "";

/** As long as a busy server asks for. @param {Response} answer */
const aWhile = (answer) =>
  new Promise((done) => setTimeout(done, 1000 * Number(answer.headers.get("retry-after"))));

/**
 * What a finished game is asked about takes thought; where that was too much, it is asked again.
 * @param {string} path
 */
async function askPatiently(path, tries = TRIES) {
  const answer = await ask("GET", path);
  if (answer.status !== 503 || tries === 1) return told(answer);
  await aWhile(answer);
  return askPatiently(path, tries - 1);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [data]
 */
export const request = async (method, path, data) => told(await ask(method, path, data));

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [data]
 */
function ask(method, path, data) {
  const headers = { "x-csrftoken": csrf(), "accept-language": document.documentElement.lang };
  if (data) Object.assign(headers, { "content-type": "application/json" });
  return fetch(`/api/${path}`, { method, headers, body: data && JSON.stringify(data) });
}

/** What an answer says. @param {Response} answer */
async function told(answer) {
  if (!answer.ok) throw new Refusal(await answer.json());
  return answer.headers.get("content-type")?.includes("json") ? nameSailors(await answer.json()) : answer.text();
}

/** @returns {Promise<import("./messages.js").Me>} */
export const me = () => request("GET", "me");
/** @param {string} name @returns {Promise<{name: string}>} */
export const introduce = (name) => request("POST", "guests", { name });
/** What the house says in this edition, which a browser may keep. @param {string} path */
const inThisEdition = (path) => {
  const { edition } = document.documentElement.dataset;
  return edition ? `${path}?edition=${edition}` : path;
};

/** @type {Promise<About[]> | undefined} */
let allGames;

/** Every game of this house, asked for once. */
export const games = () => {
  allGames ??= request("GET", inThisEdition("games"));
  return allGames;
};

/**
 * What a game's page says of itself: how long a game takes, where we have tried it, and its picture.
 * @typedef {{minutes: number, picture: string, roles?: {key: string, options: object}[]}} AboutPage
 */

/** @type {Promise<Record<string, AboutPage>> | undefined} */
let pages;

/** The games that have a page of their own, asked for once. */
export const gamePages = () => {
  pages ??= fetch(inThisEdition("/games/pages.json")).then((answer) => answer.json());
  return pages;
};

/** @returns {Promise<import("./messages.js").OwnTables>} */
export const ownTables = () => request("GET", "me/tables");
/** @param {string} table @param {boolean} quiet @returns {Promise<import("./messages.js").OwnNotices>} */
export const hushTable = (table, quiet) => request("POST", "me/quiet-tables", { table, quiet });
/** @returns {Promise<import("./messages.js").House>} */
export const house = () => request("GET", "house");
/** The file that proves a game which has ended, as it is written. @param {string} table @returns {Promise<string>} */
export async function proof(table) {
  const answer = await ask("GET", `tables/${table}/proof`);
  return answer.ok ? answer.text() : told(answer);
}
/** Bots for a free chair, or for all. @param {string} table @param {string} level @param {number} [seat] @returns {Promise<Listing>} */
export const hireBots = (table, level, seat) => request("POST", `tables/${table}/bots`, { level, seat });
/** @param {string} table @param {number} seat @returns {Promise<Listing>} */
export const dismissBot = (table, seat) => request("DELETE", `tables/${table}/bots/${seat}`);
/** @param {string} game @param {string} language @returns {Promise<import("./messages.js").Rules>} */
export const rules = (game, language) => request("GET", `games/${game}/rules?language=${language}`);
/** What an example comes to, by the house rules of a table or by the book. @param {string} game @param {string} of @param {string} [table] @returns {Promise<import("./messages.js").Example>} */
export const example = (game, of, table) =>
  request("GET", `games/${game}/example?${new URLSearchParams({ of, ...(table ? { table } : {}) })}`);
/** What house rules do, as it was tried. @param {string} game @returns {Promise<import("./messages.js").ShippedLab>} */
export const houseRules = (game) => request("GET", inThisEdition(`games/${game}/house-rules`));
/** @param {string} game @param {string} name @param {string} language @returns {Promise<import("./messages.js").LessonTold>} */
export const lesson = (game, name, language) => request("GET", `games/${game}/lessons/${name}?language=${language}`);
/** @param {string} game @param {string} name @param {number} step @param {string} word @returns {Promise<import("./messages.js").WhyNotHere>} */
export const whyNotInLesson = (game, name, step, word) =>
  request("GET", `games/${game}/lessons/${name}/why-not?step=${step}&word=${encodeURIComponent(word)}`);
/** @returns {Promise<import("./messages.js").PuzzlesToday>} */
export const puzzlesToday = () => request("GET", "puzzles/today");
/** @param {string} game @param {number} number @returns {Promise<import("./messages.js").PuzzleTold>} */
export const puzzle = (game, number) => request("GET", `games/${game}/puzzles/${number}`);
/** @param {string} game @param {number} number @param {string} word @returns {Promise<import("./messages.js").WhyNotHere>} */
export const whyNotInPuzzle = (game, number, word) =>
  request("GET", `games/${game}/puzzles/${number}/why-not?word=${encodeURIComponent(word)}`);
/** @param {string} language @param {string} game @returns {Promise<string>} */
export const texts = (language, game) => request("GET", inThisEdition(`words/${language}/${game}.ftl`));
/** @param {object} form @returns {Promise<Opening>} */
export const openTable = (form) => request("POST", "tables", form);
/** @param {object} form @returns {Promise<Opening>} */
export const practise = (form) => request("POST", "practice", form);
/** @param {object} form @returns {Promise<Opening>} */
export const quickMatch = (form) => request("POST", "quick-match", form);
/** @param {string} table @returns {Promise<import("./messages.js").OneTable>} */
export const look = (table) => request("GET", `tables/${table}`);
/** @param {string} table @returns {Promise<import("./messages.js").TableNumbers>} */
export const numbers = (table) => request("GET", `tables/${table}/numbers`);
/** @param {string} table @param {number} seat @returns {Promise<Listing>} */
export const sitDown = (table, seat) => request("POST", `tables/${table}/seats/${seat}`);
/** @param {string} table @param {number} seat @returns {Promise<Listing>} */
export const standUp = (table, seat) => request("DELETE", `tables/${table}/seats/${seat}`);
/** @param {string} table @returns {Promise<Opening>} */
export const rematch = (table) => request("POST", `tables/${table}/rematch`);
/** Where a finished game lies: at its table, or (`kapern/patience`) among those to study. @param {string} of */
const finished = (of) => (of.includes("/") ? `games/${of.replace("/", "/studies/")}` : `tables/${of}`);
/** A finished game, played on from a place in its log. @param {string} of @param {number} seq @returns {Promise<Opening>} */
export const playOn = (of, seq) => request("POST", `${finished(of)}/fork`, { seq });
/** @returns {Promise<import("./messages.js").StudyListed[]>} */
export const studies = () => request("GET", inThisEdition("studies"));
/** The game before one's own last decision. @param {string} table @returns {Promise<Opening>} */
export const takeBackMove = (table) => request("POST", `tables/${table}/take-back`);
/** @param {string} of @returns {Promise<import("./seen.js").Replay>} */
export const replay = (of) => askPatiently(`${finished(of)}/replay`);
/** @param {string} table @returns {Promise<import("./messages.js").Account[]>} */
export const account = (table) => askPatiently(`tables/${table}/account`);
/** @param {string} of @returns {Promise<import("./messages.js").Course>} */
export const course = (of) => askPatiently(`${finished(of)}/course`);
