// Sentences in the reader's language, from the same files the server and the terminal read.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import * as api from "../net/api.js";
import { callSailors } from "../net/sailors.js";

/**
 * @typedef {import("@fluent/bundle").FluentVariable} Value  what a sentence is filled in with
 * @typedef {import("../net/messages.js").Sentence} Sentence
 */

/**
 * NUMBER with every option of Intl, percent included, as the server's own Fluent has it.
 * @type {import("@fluent/bundle").FluentFunction}
 */
function formatNumber([given], options) {
  const value = /** @type {FluentNumber} */ (given);
  const asked = Object.fromEntries(Object.entries(options).map(([name, each]) => [name, each.valueOf()]));
  return new FluentNumber(Number(value.valueOf()), { ...value.opts, ...asked });
}

/** A value as Fluent takes it. Scores are read fastest without commas: 1400, not 1,400. @param {unknown} value */
const plain = (value) =>
  typeof value === "number" || typeof value === "boolean"
    ? new FluentNumber(Number(value), { useGrouping: false })
    : /** @type {Value} */ (value);

/** @param {Record<string, unknown>} values */
const valuesOf = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** One language: the frame's sentences, and those of the games it has been taught. */
export class Words {
  /**
   * @param {string} language
   * @param {FluentResource[]} texts
   * @param {Boxes} boxes
   */
  constructor(language, texts, boxes) {
    this.boxes = boxes;
    this.language = language;
    this.game = ""; // whose sentence is being put together: things are counted in its words
    /** @type {Record<string, import("@fluent/bundle").FluentFunction>} */
    const functions = {
      NUMBER: formatNumber,
      THINGS: ([dice], { role }) => this.things(String(dice.valueOf()), String(role ?? "subject")),
    };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
    this.numbers = new Intl.NumberFormat(language, { useGrouping: false });
    this.relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    this.percents = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    for (const text of texts) this.bundle.addResource(text);
  }

  /** @param {string} key */
  knows(key) {
    return this.bundle.hasMessage(key);
  }

  /** One message, filled in. @param {string} key @param {Record<string, unknown>} [values] */
  text(key, values = {}) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key} (${this.language})`);
    /** @type {Error[]} */
    const wrong = [];
    const before = this.game;
    this.game = key.split("-")[0];
    const text = this.bundle.formatPattern(message.value, valuesOf({ ...this.boxes[this.game], ...values }), wrong);
    this.game = before;
    if (wrong.length) throw wrong[0];
    return text;
  }

  /**
   * A sentence with the names of those who sit there.
   * @param {Sentence} sentence
   * @param {string[]} names
   * @returns {string}
   */
  say(sentence, names = []) {
    /** @type {Record<string, unknown>} */
    const given = { ...sentence.arguments };
    for (const [key, value] of Object.entries(sentence.arguments)) {
      if (value && typeof value === "object") given[key] = this.say(value, names);
    }
    if ("seat" in given) given.name = this.name(Number(given.seat), names);
    if ("other" in given) given.other_name = this.name(Number(given.other), names);
    if (typeof given.seats === "string") {
      given.names = this.listed(given.seats.split(" ").map((seat) => this.name(Number(seat), names)));
    }
    return this.text(sentence.key, given);
  }

  /** @param {number} seat @param {string[]} names */
  name(seat, names) {
    return names[seat] || this.text("seat", { number: seat + 1 });
  }

  /** @param {string[]} items */
  listed(items) {
    return this.lists.format(items);
  }

  /** `2c1d` as "2 coins and 1 diamond", as a subject or an object. @param {string} dice @param {string} role */
  things(dice, role) {
    const counted = [...dice.matchAll(/(\d+)(\D)/g)];
    const each = counted.map(([, count, kind]) =>
      this.text(`${this.game}-thing-${kind}`, { count: Number(count), role }),
    );
    return each.length ? this.listed(each) : this.text("nothing");
  }

  /** @param {number} value */
  number(value) {
    return this.numbers.format(value).replace("-", "−");
  }

  /** How long ago something was, as people say it. @param {number} since  seconds since 1970 */
  ago(since) {
    const seconds = Math.max(0, Date.now() / 1000 - since);
    const [unit, long] = UNITS.find(([, each]) => seconds >= each) ?? ["minute", 60];
    return this.relative.format(-Math.floor(seconds / long), unit);
  }

  /** @param {number} part */
  percent(part) {
    return this.percents.format(part);
  }
}

/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();

/** @param {string} language @param {string} name */
const fetchText = async (language, name) => new FluentResource(await api.texts(language, name));

/** Read once, if it can be. @param {string} language @param {string} name  of a game, `frame`, or `games` for what all are chosen by */
function textOf(language, name) {
  const key = `${language}/${name}`;
  const text = fetched.get(key) ?? fetchText(language, name);
  fetched.set(key, text);
  text.catch(() => fetched.delete(key)); // asked for again by whoever wants it then
  return text;
}

/**
 * The numbers of every game's box, as its sentences ask for them: `$box_dice`.
 * @typedef {Record<string, Record<string, number>>} Boxes
 * @returns {Promise<Boxes>}
 */
async function fetchBoxes() {
  const named = (/** @type {Record<string, number>} */ numbers) =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [`box_${name}`, number]));
  return Object.fromEntries((await api.games()).map(({ name, numbers }) => [name, named(numbers)]));
}

/** @param {string} language @param {Iterable<string>} games */
export async function load(language, games) {
  const texts = Promise.all(["frame", ...games].map((name) => textOf(language, name)));
  const [read, boxes] = await Promise.all([texts, fetchBoxes()]);
  const words = new Words(language, read, boxes);
  callSailors(words.text("a-sailor"));
  return words;
}
