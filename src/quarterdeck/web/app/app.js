// The page: reads its own address, fetches its words, and draws.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { handbookOf, pageOf } from "../games/index.js";
import { HouseSays } from "../components/house_says.js";
import * as api from "../net/api.js";
import { Wire } from "../net/wire.js";
import { FrontPage } from "../pages/front.js";
import { LostPage } from "../pages/lost.js";
import { load } from "../table/words.js";
import { html } from "./html.js";
import * as settings from "./settings.js";
import { Shell } from "./shell.js";

/** @typedef {(props: {of: string}) => unknown} Page */

const FURTHER = /** @type {[RegExp, "table" | "replay" | "rules" | "new" | "learn" | "studies" | "puzzle"][]} */ ([
  [/^\/t\/([a-z0-9-]+)$/, "table"],
  [/^\/replay\/([a-z0-9-]+)$/, "replay"],
  [/^\/rules(?:\/([a-z]+))?$/, "rules"],
  [/^\/new$/, "new"],
  [/^\/learn\/([a-z]+(?:\/[a-z]+)?)$/, "learn"],
  [/^\/study$/, "studies"],
  [/^\/study\/([a-z]+\/[a-z]+)$/, "replay"],
  [/^\/puzzle(?:\/([a-z]+(?:\/\d+)?))?$/, "puzzle"],
]);

/** What an address shows, and of what; all but the first comes in a script of its own. @param {string} path */
async function openPage(path) {
  const [address, name] = FURTHER.find(([each]) => each.test(path)) ?? [];
  if (!address || !name) return { Page: /** @type {Page} */ (path === "/" ? FrontPage : LostPage), of: "" };
  const pages = /** @type {Record<string, Page>} */ ((await import("../pages/index.js")).default);
  return { Page: pages[name], of: path.match(address)?.[1] ?? "" };
}

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** Whom the house knows this reader as; without a line to it, what is kept can be read. */
const meetReader = () => api.me().catch(() => ({ name: "…" }));

/** @param {import("../table/words.js").Words} words */
function nameGuest(words) {
  const number = 1 + Math.floor(Math.random() * 98);
  return api.introduce(words.text("page-guest", { number }));
}

/**
 * Whoever comes in has a name, if only "Guest 41"; with it comes the cookie by which a line knows them.
 * @param {Wire} wire
 * @param {Promise<import("../table/words.js").Words>} words
 */
async function comeIn(wire, words) {
  const name = (await meetReader()).name || (await nameGuest(await words)).name;
  wire.connect();
  return name;
}

/** @param {{words: import("../table/words.js").Words, name: string, wire: Wire, Page: Page, of: string}} props */
function App({ words: first, name: called, wire, Page, of }) {
  const [words, setWords] = useState(first);
  const [name, setName] = useState(called);
  const [night, setNight] = useState(settings.isNight());
  const games = useRef(/** @type {Set<string>} */ (new Set())); // whose words are known

  useEffect(() => {
    document.documentElement.dataset.theme = night ? "night" : "day";
  }, [night]);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);

  const shell = {
    words,
    name,
    night,
    wire,
    pageOf,
    handbookOf,
    switchLight: () => {
      settings.keep("theme", night ? "day" : "night");
      setNight(!night);
    },
    speak: async (/** @type {string} */ language) => {
      settings.keep("language", language);
      setWords(await load(language, games.current));
    },
    learn: async (/** @type {string[]} */ ...wanted) => {
      for (const game of wanted) games.current.add(game);
      setWords(await load(document.documentElement.lang, games.current));
    },
    rename: async (/** @type {string} */ wanted) => setName((await api.introduce(wanted)).name),
  };
  return html`<${Shell.Provider} value=${shell}><${Page} of=${of} /><${HouseSays} /><//>`;
}

/** Where the browser allows it, which takes a secure context. */
const keepForOffline = () => void navigator.serviceWorker?.register("/sw.js");

const OF_GAME = /^\/(?:t|replay|learn|study|puzzle)\/([a-z]+)\b/;

/** What an address lets us foresee is asked for before anybody wants it. @param {string} path @param {string} language */
async function foresee(path, language) {
  const [, game] = path.match(OF_GAME) ?? [];
  if (game && game in (await api.gamePages())) await Promise.all([pageOf(game), load(language, [game])]);
}

async function start() {
  const language = settings.language();
  document.documentElement.dataset.theme = settings.isNight() ? "night" : "day";
  document.documentElement.lang = language;
  foresee(location.pathname, language).catch(() => {}); // whoever wants it asks again, and is told
  const wire = new Wire(address());
  const reading = load(language, []);
  const coming = comeIn(wire, reading);
  const [words, name, shows] = await Promise.all([reading, coming, openPage(location.pathname)]);
  keepForOffline();
  render(
    html`<${App} words=${words} name=${name} wire=${wire} Page=${shows.Page} of=${shows.of} />`,
    /** @type {Element} */ (document.querySelector("#app")),
  );
}

start();
