// At a fair table somebody keeps the luck; what that takes is asked for where there is such a table.

/**
 * @typedef {import("../net/wire.js").Shown} Shown
 * @typedef {import("./luck_keeper.js").LuckKeeper} LuckKeeper
 * @typedef {import("./luck_keeper.js").Ask} Ask
 * @typedef {Record<"Notice" | "Panel" | "Tool", (props: never) => unknown>} Faces
 * @typedef {() => Promise<{default: Faces & {LuckKeeper: typeof import("./luck_keeper.js").LuckKeeper}}>} FetchKeeper
 */

export class LuckDoor {
  /** @param {string} table @param {Ask} ask @param {() => void} changed @param {FetchKeeper} fetchKeeper  with the words for it */
  constructor(table, ask, changed, fetchKeeper) {
    this.about = /** @type {const} */ ([table, ask, changed]);
    this.fetchKeeper = fetchKeeper;
    this.keeper = /** @type {LuckKeeper | null} */ (null);
    this.waiting = /** @type {Shown[]} */ ([]);
    this.called = false;
  }

  /** @param {Shown} letter */
  hear(letter) {
    if (letter.luck && !this.called) this.call();
    if (this.keeper) this.keeper.hear(letter);
    else if (this.called) this.waiting.push(letter);
  }

  async call() {
    this.called = true;
    const { LuckKeeper, ...faces } = (await this.fetchKeeper()).default;
    const keeper = new LuckKeeper(...this.about);
    keeper.faces = faces;
    this.waiting.forEach((letter) => keeper.hear(letter));
    this.keeper = keeper;
  }
}
