// Who will sit where: a row for every chair but one's own.
import { html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { levelWords } from "../table/levels.js";
import { Flag, letter } from "./flag.js";
import { Steps } from "./forms.js";

const KINDS = ["open", "here", "bot", "none"];

/** @typedef {{kind: string, name: string, level: string}} Guest */

/**
 * As many as the game needs, one of them a friend.
 * @param {{least: number, most: number}} about
 * @param {string} level
 * @param {boolean} here
 * @returns {Guest[]}
 */
export const firstGuests = ({ least, most }, level, here) =>
  Array.from({ length: most - 1 }, (_, place) => ({
    kind:
      place === 0 ? (here ? "here" : "open") : place < least - 1 || (place === 1 && !here) ? "bot" : "none",
    name: "",
    level,
  }));

/** @param {Guest} guest */
const asSeat = ({ kind, name, level }) =>
  kind === "bot"
    ? { kind, level }
    : kind === "here"
      ? { kind: "person", name: name.trim() }
      : { kind: "open" };

/** The chairs as the server is asked for them. @param {Guest[]} guests */
export const seatsOf = (guests) => [
  { kind: "me" },
  ...guests.filter(({ kind }) => kind !== "none").map(asSeat),
];

/** @param {{seat: number, guest: Guest, game: string, levels: string[], onChange: (guest: Guest) => void}} props */
export const SeatRow = ({ seat, guest, game, levels, onChange }) => {
  const { words } = useShell();
  const text = useText();
  const at = { letter: letter(seat) };
  const set = (/** @type {Partial<Guest>} */ part) => onChange({ ...guest, ...part });
  return html`<li class=${guest.kind === "none" ? "is-off" : ""}><${Flag} seat=${seat} />
    <${Steps} name=${`seat${seat}`} label=${text("seat", at)} value=${guest.kind}
      onChange=${(/** @type {string} */ kind) => set({ kind })}
      choices=${KINDS.map((value) => ({ value, text: text(`kind-${value}`) }))} />
    <div class="detail">
      ${guest.kind === "open" && html`<span class="soft">${text("kind-open-say")}</span>`}
      ${guest.kind === "none" && html`<span class="soft">${text("kind-none-say")}</span>`}
      ${
        guest.kind === "here" &&
        html`<input class="input" value=${guest.name} maxlength="24" placeholder=${text("seat-name", at)}
          aria-label=${text("seat-name", at)}
        onInput=${(/** @type {import("../app/html.js").Typing} */ event) => set({ name: event.currentTarget.value })} />`
      }
      ${
        guest.kind === "bot" &&
        html`<${Steps} name=${`level${seat}`} label=${text("seat-level", at)} value=${guest.level}
        onChange=${(/** @type {string} */ level) => set({ level })}
        choices=${levels.map((value) => ({ value, text: text("level", { level: value }) }))} />
        <small class="level-say" role="status">${levelWords(words, game, guest.level)}</small>`
      }
    </div></li>`;
};
