// The luck of one fair table, as this device has a part in it: it draws a share, seals it, shows it when all have, and
// looks whether it was used; what this device does in secret it salts, and finds again in the seals that all are told.
import { drawSecret, toHex } from "../net/digest.js";
import { keepLuck, keptLuck } from "./kept_luck.js";
import { SEALED } from "./sealed_moves.js";
import { fingerprint, moveSeal, shareSeal, termsOf } from "./seals.js";

/**
 * @typedef {import("../net/messages.js").LuckFace} LuckFace
 * @typedef {import("../net/wire.js").Shown} Shown
 * @typedef {"" | "in" | "none" | "left-out" | "swapped" | "doubled" | "moved" | "unsealed"} Standing  how this device finds its part
 * @typedef {(question: import("../net/seen.js").Question) => Promise<import("../net/seen.js").Answer>} Ask
 */

const BARRED = ["left-out", "swapped", "doubled", "moved", "unsealed"];
const NOTHING = { salt: "", words: /** @type {string[]} */ ([]), seen: /** @type {import("../net/messages.js").MoveSeal[]} */ ([]), isSecret: false };

/** Whether the rules have a seal for what is done at that moment. @param {string} game @param {string | undefined} moment @param {string} action */
const isSealed = (game, moment, action) =>
  /** @type {Record<string, string[]>} */ (SEALED)[game]?.includes(`${moment} ${action.split(" ")[0]}`) ?? false;

export class LuckKeeper {
  /** @param {string} table @param {Ask} ask @param {() => void} changed */
  constructor(table, ask, changed) {
    this.table = table;
    this.ask = ask;
    this.changed = changed;
    this.kept = keptLuck(table);
    this.face = /** @type {LuckFace | null} */ (null);
    this.fingerprint = ""; // nothing to compare before all seals are in: with every seal there are other letters
    this.standing = /** @type {Standing} */ ("");
    this.terms = /** @type {Uint8Array} */ (new Uint8Array());
    this.seq = -1;
    this.game = "";
    this.moment = /** @type {string | undefined} */ (undefined); // that the table waits at, as it was shown last
    this.doing = /** @type {typeof NOTHING | null} */ (null);
    this.waiting = /** @type {(() => void)[]} */ ([]); // for the next letter
    this.working = Promise.resolve();
    /** How it is shown, in components that come with the keeper. @type {import("./luck_door.js").Faces | null} */
    this.faces = null;
  }

  /** Whether this page does not play, because something is not as it must be. */
  get isBarred() {
    return BARRED.includes(this.standing);
  }

  /** @param {Shown} letter */
  hear(letter) {
    this.seq = Math.max(this.seq, letter.seq);
    this.game = letter.game;
    this.moment = /** @type {import("../net/seen.js").AnyView | null} */ (letter.view)?.awaiting.moment;
    for (const each of letter.seals) this.noteSeal(letter, each);
    if (letter.seals.length) this.keep();
    for (const go of this.waiting.splice(0)) go();
    const { luck } = letter;
    if (luck) this.working = this.working.then(() => this.look(letter, luck));
  }

  keep() {
    keepLuck(this.table, this.kept);
  }

  /** @param {Shown} letter @param {import("../net/messages.js").MoveSeal} seal */
  noteSeal({ chairs }, seal) {
    const before = this.kept.seals[seal.decision];
    if (before && before !== seal.seal) this.standing = "moved";
    this.kept.seals[seal.decision] = seal.seal;
    if (chairs[seal.seat]?.yours) this.doing?.seen.push(seal);
  }

  /** @param {Shown} letter @param {LuckFace} face */
  async look(letter, face) {
    const { game, table, chairs } = letter;
    this.face = face;
    this.terms = await termsOf({ game, version: face.version, options: face.options, table, seats: chairs.length });
    this.fingerprint = face.stage === "sealing" ? "" : await fingerprint(face.house, face.shares);
    if (this.kept.house && this.kept.house !== face.house) this.standing = "swapped";
    else this.kept.house = face.house;
    const seat = chairs.findIndex(({ yours }) => yours);
    if (seat >= 0 && !this.isBarred) await this.takePart(seat, face);
    this.keep();
    this.changed();
  }

  /** @param {number} seat @param {LuckFace} face */
  async takePart(seat, face) {
    const sealed = face.shares.find((each) => each.seat === seat);
    if (face.stage === "sealing" && !sealed) await this.sealShare(seat, face);
    const own = this.kept.share;
    if (face.stage === "opening" && own && sealed?.seal === own.seal)
      this.ask({ do: "open-share", seat, share: own.share });
    if (face.stage === "mixed") this.standing = this.findIn(face);
  }

  /** Drawn once for a seat: after a reload it is the same. @param {number} seat @param {LuckFace} face */
  async sealShare(seat, { house }) {
    if (this.kept.share?.seat !== seat || this.kept.share.house !== house) {
      const share = toHex(drawSecret());
      this.kept.share = { seat, share, house, seal: await shareSeal(this.terms, house, seat, share) };
      this.keep();
    }
    const own = this.kept.share;
    this.ask({ do: "seal-share", seat, seal: own.seal }).then((answer) => {
      own.taken ||= answer.tell === "done"; // or another device of the same person was first
      this.keep();
    });
  }

  /** Whether one's own share is among those that are used, once. @param {LuckFace} face @returns {Standing} */
  findIn({ shares, used }) {
    const shown = shares.filter(({ seat }) => used.includes(seat));
    if (new Set(shown.map(({ share }) => share)).size !== used.length) return "doubled";
    const own = this.kept.share;
    const sealed = shares.find(({ seat }) => seat === own?.seat)?.seal;
    if (!own || (!own.taken && sealed !== own.seal)) return "none";
    return shown.some(({ seat, share, seal }) => seat === own.seat && share === own.share && seal === own.seal)
      ? "in"
      : "left-out";
  }

  /** The salt of what is about to be done. @param {string[]} picks @param {string} action */
  beginMove(picks, action) {
    if (!this.face) return {};
    const isSecret = isSealed(this.game, this.moment, action);
    this.doing = { salt: toHex(drawSecret()), words: [...picks, action], seen: [], isSecret };
    return { salt: this.doing.salt };
  }

  /** Until the table was shown as it stood then, or later. @param {number} seq */
  async untilShown(seq) {
    while (this.seq < seq) await new Promise((go) => this.waiting.push(() => go(null)));
  }

  /** It is done: whatever seal was told of it must be this device's, and of what is hidden there must be one. @param {number} seq */
  async settleMove(seq) {
    const doing = this.doing;
    const { salt, words, seen, isSecret } = doing ?? NOTHING;
    await this.untilShown(seq);
    if (this.doing === doing) this.doing = null;
    for (const { decision, seat, seal } of seen)
      if ((await moveSeal(this.terms, decision, seat, salt, words)) === seal) {
        this.kept.moves[decision] = { salt, words };
        return this.keep();
      }
    if (!seen.length && !isSecret) return;
    this.standing = seen.length ? "moved" : "unsealed";
    this.changed();
  }

  /** It was refused: what comes next was not done by this device. */
  giveUpMove() {
    this.doing = null;
  }
}
