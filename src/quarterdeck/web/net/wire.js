// The one socket of this page. Whatever is asked has an id and is answered exactly once; what was not answered
// when the line broke is asked again, and every table followed is taken up from the last seq it was seen at.
import { nameSailors } from "./sailors.js";

const PATIENCE = [300, 700, 1500, 3000]; // milliseconds before each new attempt
const OVERDUE = 4000; // milliseconds after which an attempt that nobody answers is given up for another

/**
 * @typedef {import("./messages.js").Letter} Letter
 * @typedef {import("./seen.js").Seen} Shown
 * @typedef {import("./messages.js").Heard} Heard
 * @typedef {import("./messages.js").Lobby} Lobby
 * @typedef {{id: number, seq: number, shown: (letter: Shown) => void, heard: (line: Heard) => void,
 *   answer: (letter: Letter) => void}} Follower
 */

export class Wire {
  /** @param {string} address @param {string} table  of this page, or none */
  constructor(address, table = "") {
    this.address = address;
    this.table = table;
    this.wasOverdue = false; // whether nobody answered the last attempt
    this.lastId = 0;
    this.tries = 0;
    this.online = false;
    this.wasOpen = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, {message: object, answer: (letter: Letter) => void}>} */
    this.asked = new Map();
    /** @type {Map<string, Follower>} */
    this.tables = new Map();
    /** @type {((letter: Lobby) => void) | null} */
    this.lobby = null;
    /** @type {((table: string) => void) | null} */
    this.ownMoved = null;
    /** @type {Set<(online: boolean) => void>} */
    this.watchers = new Set();
  }

  /** Where to call. Who names a table is let in where the others are; where nobody answers there, by whoever does. */
  whereTo() {
    return this.table && !this.wasOverdue ? `${this.address}?table=${this.table}` : this.address;
  }

  /** Open the line and keep it open. */
  connect() {
    const socket = new WebSocket(this.whereTo());
    this.socket = socket;
    const overdue = setTimeout(() => this.giveUp(socket), OVERDUE);
    socket.onopen = () => {
      clearTimeout(overdue);
      this.opened();
    };
    socket.onmessage = (event) => this.read(nameSailors(JSON.parse(event.data)));
    socket.onclose = () => {
      clearTimeout(overdue);
      this.closed(socket);
    };
  }

  /** It has been waited for long enough: the next attempt comes soon. @param {WebSocket} socket */
  giveUp(socket) {
    this.tries = 0;
    this.wasOverdue = true;
    socket.close();
  }

  opened() {
    this.tries = 0;
    this.wasOverdue = false;
    this.wasOpen = true;
    this.announce(true);
    for (const table of this.tables.keys()) this.takeUp(table);
    if (this.lobby) this.send({ do: "follow-lobby", id: this.nextId() });
    if (this.ownMoved) this.send({ do: "follow-own", id: this.nextId() });
    for (const { message } of this.asked.values()) this.send(message);
  }

  /** @param {WebSocket} socket */
  closed(socket) {
    if (socket !== this.socket) return;
    this.announce(false);
    if (this.wasOpen && this.tries === 1) this.lookAtName();
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
    setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Who was signed out from elsewhere is let in nowhere, however often they come: they may sign in. */
  async lookAtName() {
    const answer = await fetch("/api/me").catch(() => null);
    if (!answer?.ok || (await answer.json()).name) return;
    history.pushState(null, "", "/account#signed-out");
    location.reload(); // also for who is there already
  }

  /** @param {boolean} online */
  announce(online) {
    this.online = online;
    for (const watcher of this.watchers) watcher(online);
  }

  /** Hear whether the line stands. @param {(online: boolean) => void} watcher */
  watch(watcher) {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  nextId() {
    return ++this.lastId;
  }

  /**
   * Ask something; the promise holds the one answer.
   * @param {import("./seen.js").Question} message
   * @returns {Promise<Letter>}
   */
  ask(message) {
    const asked = { ...message, id: this.nextId() };
    return new Promise((answer) => {
      this.asked.set(asked.id, { message: asked, answer });
      this.send(asked);
    });
  }

  /** @param {Letter} letter */
  read(letter) {
    if (letter.tell === "shown") this.show(/** @type {Shown} */ (letter));
    if (letter.tell === "heard") this.tables.get(letter.table)?.heard(letter);
    if (letter.tell === "lobby") this.lobby?.(letter);
    if (letter.tell === "own-moved") this.ownMoved?.(letter.table);
    if ("id" in letter && letter.id != null) this.settle(letter.id, letter);
  }

  /** @param {number} id @param {Letter} letter */
  settle(id, letter) {
    for (const follower of this.tables.values()) if (follower.id === id) follower.answer(letter);
    this.asked.get(id)?.answer(letter);
    this.asked.delete(id);
  }

  /** @param {Shown} letter */
  show(letter) {
    const follower = this.tables.get(letter.table);
    if (!follower) return;
    const news = letter.news.filter((piece) => piece.seq > follower.seq);
    const earlier = (letter.earlier ?? 0) > follower.seq + 1 ? letter.earlier : null; // of what was not seen here
    follower.seq = Math.max(follower.seq, letter.seq);
    follower.shown({ ...letter, news, earlier });
  }

  /**
   * See a table from now on; the promise holds the first look, or why there is none.
   * @param {string} table
   * @param {(letter: Shown) => void} shown
   * @param {(line: Heard) => void} heard
   * @returns {Promise<Letter>}
   */
  follow(table, shown, heard) {
    return new Promise((answer) => {
      this.tables.set(table, { id: 0, seq: -1, shown, heard, answer });
      this.takeUp(table);
    });
  }

  /** Ask for all of a table that was not seen yet. @param {string} table */
  takeUp(table) {
    const follower = this.tables.get(table);
    if (!follower) return;
    follower.id = this.nextId();
    this.send({ do: "follow", id: follower.id, table, seq: follower.seq });
  }

  /** @param {string} table */
  unfollow(table) {
    if (this.tables.delete(table)) this.ask({ do: "unfollow", table });
  }

  /** @param {(letter: Lobby) => void} told */
  followLobby(told) {
    this.lobby = told;
    this.ask({ do: "follow-lobby" });
  }

  unfollowLobby() {
    this.lobby = null;
    this.ask({ do: "unfollow-lobby" });
  }

  /** Hear whenever something happens at a table of one's own, and at which. @param {(table: string) => void} told */
  followOwn(told) {
    this.ownMoved = told;
    this.ask({ do: "follow-own" });
    return () => {
      this.ownMoved = null;
    };
  }
}
