// The page: reads its own address, fetches its words, and draws.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { handbookOf, pageOf } from "../games/index.js";
import { HouseSays } from "../components/house_says.js";
import * as api from "../net/api.js";
import { loadStyles } from "../net/styles.js";
import { Wire } from "../net/wire.js";
import { LostPage } from "../pages/lost.js";
import { load } from "../table/words.js";
import { html } from "./html.js";
import * as settings from "./settings.js";
import { Shell } from "./shell.js";

/** @typedef {(props: {of: string}) => unknown} Page */

const TABLE = /^\/t\/([a-z0-9-]+)$/;
const FURTHER = /** @type {[RegExp, "replay" | "rules" | "new" | "learn" | "studies" | "puzzle" | "notices" | "fair" | "account" | "ladder" | "profile"][]} */ ([
  [/^\/replay\/([a-z0-9-]+)$/, "replay"],
  [/^\/rules(?:\/([a-z]+))?$/, "rules"],
  [/^\/new$/, "new"],
  [/^\/learn\/([a-z]+(?:\/[a-z]+)?)$/, "learn"],
  [/^\/study$/, "studies"],
  [/^\/notices$/, "notices"],
  [/^\/study\/([a-z]+\/[a-z]+)$/, "replay"],
  [/^\/account$/, "account"],
  [/^\/ladder(?:\/([a-z]+(?:\/[a-z]+)?))?$/, "ladder"],
  [/^\/sailor\/(.+)$/, "profile"],
  [/^\/puzzle(?:\/([a-z]+(?:\/\d+)?))?$/, "puzzle"],
  [/^\/fair\/([a-z0-9-]+)$/, "fair"],
]);

/** All pages but the first and a table in play, in a script of their own. @returns {Promise<import("./shell.js").Pages>} */
async function furtherPages() {
  const pages = (await import("../pages/index.js")).default;
  await loadStyles(pages.style);
  return pages;
}

/** What an address shows, and of what. @param {string} path @returns {Promise<{Page: Page, of: string}>} */
async function openPage(path) {
  const [, table] = path.match(TABLE) ?? [];
  if (table) return { Page: (await import("../pages/table.js")).default, of: table };
  const [address, name] = FURTHER.find(([each]) => each.test(path)) ?? [];
  if (path === "/") return { Page: (await import("../pages/front.js")).default, of: "" };
  if (!address || !name) return { Page: LostPage, of: "" };
  return { Page: (await furtherPages())[name], of: path.match(address)?.[1] ?? "" };
}

const NOBODY = "…"; // as far as can be known without a line

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** Whom the house knows this reader as, if anybody; without a line to it, what is kept can be read. */
const meetReader = () => api.me().catch(() => ({ name: settings.nameHere() ?? NOBODY }));

/** @param {import("../table/words.js").Words} words */
function nameGuest(words) {
  const number = 1000 + Math.floor(Math.random() * 9000); // few of those who come at the same time have the same
  return api.introduce(words.text("page-guest", { number }));
}

/**
 * Whoever comes in has a name, if only "Guest 4127"; with it comes the cookie by which a line knows them. Who was here
 * before has both, and a line at once.
 * @param {Wire} wire
 * @param {Promise<import("../table/words.js").Words>} words
 */
async function comeIn(wire, words) {
  const isBack = settings.nameHere() !== null;
  if (isBack) wire.connect();
  const name = (await meetReader()).name || (await nameGuest(await words)).name;
  if (name !== NOBODY) settings.keep("name", name);
  if (!isBack) wire.connect();
  return name;
}

/** @param {{words: import("../table/words.js").Words, called: string, coming: Promise<string>, wire: Wire, Page: Page, of: string}} props */
function App({ words: first, called, coming, wire, Page, of }) {
  const [words, setWords] = useState(first);
  const [name, setName] = useState(called);
  const [night, setNight] = useState(settings.isNight());
  const games = useRef(/** @type {Set<string>} */ (new Set())); // whose words are wanted,
  const language = useRef(first.language); // and in which language

  useEffect(() => void coming.then(setName), []);
  useEffect(() => {
    document.documentElement.dataset.theme = night ? "night" : "day";
  }, [night]);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);

  /** What comes late undoes nothing that was asked for meanwhile. @returns {Promise<void>} */
  const read = async () => {
    const [spoken, { size }] = [language.current, games.current];
    const found = await load(spoken, games.current);
    return spoken === language.current && size === games.current.size ? setWords(found) : read();
  };

  const shell = {
    words,
    name,
    night,
    wire,
    pageOf,
    handbookOf,
    furtherPages,
    switchLight: () => {
      settings.keep("theme", night ? "day" : "night");
      setNight(!night);
    },
    speak: (/** @type {string} */ wanted) => {
      const before = language.current;
      language.current = wanted;
      return read().then(
        () => settings.keep("language", language.current),
        () => void (language.current = before), // what cannot be read now is not spoken
      );
    },
    learn: (/** @type {string[]} */ ...wanted) => {
      for (const game of wanted) games.current.add(game);
      return read();
    },
    rename: async (/** @type {string} */ wanted) => {
      const { name: given } = await api.introduce(wanted);
      settings.keep("name", given);
      setName(given);
    },
  };
  return html`<${Shell.Provider} value=${shell}><${Page} of=${of} /><${HouseSays} /><//>`;
}

/** Where the browser allows it, which takes a secure context; the front page is kept too, wherever one came in. */
async function keepForOffline() {
  const { serviceWorker: worker } = navigator;
  await worker?.register("/sw.js");
  if (worker?.controller) await import("../pages/front.js");
}

const OF_GAME = /^\/(?:t|replay|fair|learn|study|puzzle)\/([a-z]+)\b/;

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
  const wire = new Wire(address(), location.pathname.match(TABLE)?.[1]);
  const reading = load(language, []);
  const coming = comeIn(wire, reading);
  const called = settings.nameHere() ?? coming; // nobody who was here waits to hear their name
  const [words, name, shows] = await Promise.all([reading, called, openPage(location.pathname)]);
  keepForOffline();
  render(
    html`<${App} words=${words} called=${name} coming=${coming} wire=${wire} Page=${shows.Page} of=${shows.of} />`,
    /** @type {Element} */ (document.querySelector("#app")),
  );
}

start();
