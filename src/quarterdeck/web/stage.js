// Plays the news of a table in order, then shows the view: what is on stage may lag behind, the view is the truth.
import { isStill } from "./settings.js";

const LONG = 60; // pieces of news that nobody wants to sit through
const CROWD = 2; // letters waiting before the play goes faster

/** @typedef {import("./wire.js").Shown} Shown */
/** @typedef {import("./messages.js").Piece} Piece */
/** @typedef {typeof import("./games/kapern/scene.js")} Play */

export class Stage {
  /** @param {Play} play  a game's scenes @param {() => void} changed */
  constructor(play, changed) {
    this.play = play;
    this.changed = changed;
    /** @type {Shown[]} */
    this.waiting = [];
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {any} */
    this.scene = null;
    /** @type {Piece[]} */
    this.log = [];
    this.busy = false; // while news is being played
    this.running = false;
    this.hurried = false;
    this.wake = () => {};
  }

  /** @param {Shown} letter */
  hear(letter) {
    this.waiting.push(letter);
    if (!this.running) this.run();
  }

  async run() {
    this.running = true;
    try {
      for (let letter = this.waiting.shift(); letter; letter = this.waiting.shift()) await this.perform(letter);
    } finally {
      this.running = this.hurried = this.busy = false;
      this.changed();
    }
  }

  /** Whatever goes wrong with the play, the view is shown in the end. @param {Shown} letter */
  async perform(letter) {
    this.busy ||= letter.news.length > 0;
    try {
      await this.tellAll(letter.news);
    } finally {
      this.shown = letter;
      if (letter.view) this.scene = this.play.settle(this.scene, letter.view);
      this.changed();
    }
  }

  /** @param {Piece[]} news */
  async tellAll(news) {
    if (!this.scene || news.length > LONG) this.log.push(...news);
    else for (const piece of news) await this.tell(piece);
  }

  /** @param {Piece} piece */
  async tell(piece) {
    const first = piece.event.event !== "threw"; // a throw is told once the dice lie
    if (first) this.log.push(piece);
    for (const { scene, wait } of this.play.pictures(this.scene, piece.event, this.floor())) {
      this.scene = scene;
      this.changed();
      await this.pause(wait);
    }
    if (!first) this.log.push(piece);
  }

  floor() {
    return Boolean(this.shown?.view?.options.floor_zero);
  }

  /** @param {number} wait */
  pause(wait) {
    if (this.hurried || isStill() || document.hidden) return Promise.resolve();
    const haste = this.waiting.length > CROWD ? 0.4 : 1;
    return new Promise((done) => {
      const timer = setTimeout(done, wait * haste);
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

  /** What the seat here is about to throw, so that those very dice tumble. @param {number[]} picked */
  pick(picked) {
    if (this.scene) this.scene = { ...this.scene, picked };
  }
}
