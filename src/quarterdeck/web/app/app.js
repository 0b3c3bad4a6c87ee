// The page: reads its own address, fetches its words, and draws.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { pageOf } from "../games/index.js";
import { HouseSays } from "../components/house_says.js";
import * as api from "../net/api.js";
import { Wire } from "../net/wire.js";
import { FrontPage } from "../pages/front.js";
import { LostPage } from "../pages/lost.js";
import { NewTablePage } from "../pages/new_table.js";
import { ReplayPage } from "../pages/replay.js";
import { RulesPage } from "../pages/rules.js";
import { TablePage } from "../pages/table.js";
import { load } from "../table/words.js";
import { html } from "./html.js";
import * as settings from "./settings.js";
import { Shell } from "./shell.js";

const PAGES = /** @type {[RegExp, (props: {of: string}) => unknown][]} */ ([
  [/^\/t\/([a-z0-9-]+)$/, TablePage],
  [/^\/replay\/([a-z0-9-]+)$/, ReplayPage],
  [/^\/rules(?:\/([a-z]+))?$/, RulesPage],
  [/^\/new$/, NewTablePage],
  [/^\/$/, FrontPage],
  [/^/, LostPage],
]);

/** @param {string} path */
const pageAt = (path) => {
  const [address, page] = PAGES.find(([each]) => each.test(path)) ?? [/^/, LostPage];
  return { page, name: path.match(address)?.[1] };
};

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** Whoever comes in has a name, if only "Guest 41". @param {import("../table/words.js").Words} words */
async function introduceReader(words) {
  const { name } = await api.me().catch(() => ({ name: "…" })); // no line to the house: what is kept can be read
  if (name) return name;
  const number = 1 + Math.floor(Math.random() * 98);
  return (await api.introduce(words.text("page-guest", { number }))).name;
}

/** @param {{words: import("../table/words.js").Words, name: string, wire: Wire}} props */
function App({ words: first, name: called, wire }) {
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
  const { page: Page, name: of } = pageAt(location.pathname);
  return html`<${Shell.Provider} value=${shell}><${Page} of=${of} /><${HouseSays} /><//>`;
}

/** Where the browser allows it, which takes a secure context. */
const keepForOffline = () => void navigator.serviceWorker?.register("/sw.js");

async function start() {
  document.documentElement.dataset.theme = settings.isNight() ? "night" : "day";
  document.documentElement.lang = settings.language();
  const words = await load(settings.language(), []);
  const name = await introduceReader(words);
  keepForOffline();
  const wire = new Wire(address());
  wire.connect();
  render(
    html`<${App} words=${words} name=${name} wire=${wire} />`,
    /** @type {Element} */ (document.querySelector("#app")),
  );
}

start();
