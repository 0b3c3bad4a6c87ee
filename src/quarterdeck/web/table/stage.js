// Plays the news of a table in order, then shows the view: what is on stage may lag behind, the view is the truth.
import { isStill } from "../app/settings.js";
import { noteArrival } from "./time.js";

const LONG = 60; // pieces of news that nobody wants to sit through
const CROWD = 2; // letters waiting before the play goes faster

/** @typedef {import("../net/wire.js").Shown} Shown */
/** @typedef {import("../net/seen.js").News} News */
/** @typedef {import("./types.js").GamePage} GamePage */
/** @typedef {import("./types.js").Scene} Scene */

/**
 * Seats that a bot has taken over since the last letter, or given back, as lines of the log.
 * @param {Shown | null} before
 * @param {Shown} after
 * @returns {News[]}
 */
const changesOfHands = (before, { chairs, seq }) =>
  chairs.flatMap(({ kind, name, level, why }, seat) => {
    const was = before?.chairs[seat];
    if (kind !== "person" || was?.kind !== "person" || was.level === level) return [];
    const say = { key: level ? "page-log-covered" : "page-log-back", arguments: { name, level: level ?? "", why: why ?? "" } };
    return [{ seq, event: { event: "changed-hands", seat }, say }];
  });

export class Stage {
  /** @param {(game: string) => Promise<GamePage>} learn @param {() => void} changed */
  constructor(learn, changed) {
    this.learn = learn;
    this.changed = changed;
    /** @type {GamePage | null} */
    this.game = null;
    /** @type {Shown[]} */
    this.waiting = [];
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {News[]} */
    this.log = [];
    /** @type {number | null} */
    this.earlier = null; // the seq before which there is more to tell than the log holds
    this.busy = false; // while news is being played
    this.running = false;
    this.hurried = false;
    this.wake = () => {};
  }

  /** @param {Shown} letter */
  hear(letter) {
    noteArrival(letter);
    this.waiting.push(letter);
    if (!this.running) this.run();
  }

  async run() {
    this.running = true;
    try {
      for (let letter = this.waiting.shift(); letter; letter = this.waiting.shift()) {
        this.game ??= await this.learn(letter.game);
        await this.perform(letter, this.game);
      }
    } finally {
      this.running = this.hurried = this.busy = false;
      this.changed();
    }
  }

  /** Whatever goes wrong with the play, the view is shown in the end. @param {Shown} letter @param {GamePage} game */
  async perform(letter, game) {
    this.busy ||= letter.news.length > 0;
    try {
      await this.tellAll(letter, game);
    } finally {
      this.log.push(...changesOfHands(this.shown, letter));
      this.shown = letter;
      if (letter.view) this.scene = game.settle(this.scene, letter.view, letter.scores, letter.prices);
      this.changed();
    }
  }

  /** @param {Shown} letter @param {GamePage} game */
  async tellAll({ news, view, earlier }, game) {
    if (earlier != null) this.beginLog(earlier);
    if (!this.scene || news.length > LONG) this.log.push(...news);
    else for (const piece of news) await this.tell(piece, view, game);
  }

  /** Too much was missed: the log goes on without a gap, and what came before can be asked for. @param {number} earlier */
  beginLog(earlier) {
    this.log = [];
    this.earlier = earlier;
  }

  /** @param {number} before  where the log began when it was asked for @param {{news: News[], earlier: number | null}} story */
  tellBefore(before, { news, earlier }) {
    if (before !== this.earlier) return;
    this.log = [...news, ...this.log];
    this.earlier = earlier;
    this.changed();
  }

  /** @param {News} piece @param {Shown["view"]} view  at the end of this news @param {GamePage} game */
  async tell(piece, view, game) {
    const late = game.isToldLate(piece.event);
    if (!late) this.log.push(piece);
    for (const { scene, wait } of game.pictures(/** @type {Scene} */ (this.scene), piece.event, { say: piece.say, view })) {
      this.scene = scene;
      this.changed();
      await this.pause(wait);
    }
    if (late) this.log.push(piece);
  }

  /** For ever is until somebody says go on, also where nothing moves and while nobody looks. @param {number} wait */
  pause(wait) {
    const forever = wait === Number.POSITIVE_INFINITY;
    if (this.hurried || (!forever && (isStill() || document.hidden))) return Promise.resolve();
    const haste = this.waiting.length > CROWD ? 0.4 : 1;
    return new Promise((done) => {
      const timer = forever ? undefined : setTimeout(done, wait * haste);
      this.wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** Go on at once with the next picture. */
  next() {
    this.wake();
  }

  /** Straight to where the table stands. */
  catchUp() {
    this.hurried = true;
    this.wake();
  }

  /** What the seat here is about to do, so that the picture of it begins where it should. @param {object} part */
  prepare(part) {
    if (this.scene) this.scene = { ...this.scene, ...part };
  }
}
