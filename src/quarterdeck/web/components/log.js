// What happened and what was said, line by line; a live region, so it is the screen reader's board too.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../html.js";
import { useShell, useText } from "../shell.js";
import { FACES } from "../games/kapern/box.js";
import { clauseOf, facesOf, isGlad, isGrave } from "../games/kapern/scene.js";
import { Clause } from "./clause.js";
import { Flag, letter } from "./flag.js";

/** @param {{piece: any, names: string[], onClause?: (number: string) => void}} props */
export const LogLine = ({ piece, names, onClause }) => {
  const { words } = useShell();
  const { event, say } = piece;
  const text = words.say(say, names);
  if (event.event === "turn-began") return html`<li class="turn">${text}</li>`;
  const clause = clauseOf(event);
  const kind = isGrave(event) ? "big" : isGlad(event) ? "glad" : "";
  return html`<li class=${kind}>
    ${event.seat == null ? html`<${Art} class="log__mark" name="rose" />` : html`<${Flag}
      seat=${event.seat} size="s" />`}
    <p>${text} ${facesOf(event).map((face, place) => html`<${Art} key=${place} class="glyph"
      name=${`die-${FACES[face]}`} />`)}
      ${" "}${clause && html`<${Clause} number=${clause} onOpen=${onClause} />`}</p>
  </li>`;
};

/** @param {{line: any}} props */
const Saying = ({ line }) => html`<li class="say">
  ${line.seat == null ? html`<b>${line.name}</b>` : html`<${Flag} seat=${line.seat} size="s"
    label=${line.name} />`}<p>${line.text}</p>
</li>`;

/** @param {{chairs: any[], muted: Set<number>, onMute: (seat: number) => void}} props */
const Mutes = ({ chairs, muted, onMute }) => {
  const text = useText();
  const others = chairs
    .map((chair, seat) => ({ chair, seat }))
    .filter(({ chair }) => chair.kind === "person" && !chair.yours);
  return (
    others.length > 0 &&
    html`<div class="mutes" role="group" aria-label=${text("mute")}>
    ${others.map(
      ({
        chair,
        seat,
      }) => html`<button key=${seat} type="button" class="chip" aria-pressed=${String(muted.has(seat))}
      onClick=${() => onMute(seat)}>
      <${Art} class="ico" name=${muted.has(seat) ? "i-mute" : "i-bell"} />
      ${text(muted.has(seat) ? "hear-seat" : "mute-seat", { letter: letter(seat), name: chair.name })}
    </button>`,
    )}
  </div>`
  );
};

/** @param {{onSay: (text: string) => void}} props */
const SayForm = ({ onSay }) => {
  const text = useText();
  const [typed, setTyped] = useState("");
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (typed.trim()) onSay(typed.trim());
    setTyped("");
  };
  return html`<form class="sayform" onSubmit=${send}>
    <label class="sr" for="say">${text("say")}</label>
    <input class="input" id="say" value=${typed} maxlength="500" autocomplete="off" placeholder=${text("say")}
      onInput=${(/** @type {any} */ event) => setTyped(event.currentTarget.value)} />
    <button class="btn" aria-label=${text("send")}><${Art} class="ico" name="i-send" /></button>
  </form>`;
};

/** News and talk in one list: talk stands after what it was said about. @param {any[]} log @param {any[]} talk */
const together = (log, talk) =>
  [
    ...log.map((piece, at) => ({ piece, at: at + 0.5, key: `news ${at}` })),
    ...talk.map((line) => ({ line, at: line.after, key: `talk ${line.number}` })),
  ].sort((a, b) => a.at - b.at);

/**
 * The newest line stays in sight, also when the list changes its size.
 * @param {{current: HTMLElement | null}} list
 * @param {any[]} changes
 */
function useNewestInSight(list, changes) {
  const follow = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(follow, changes);
  useEffect(() => {
    const watch = new ResizeObserver(follow);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
}

const TABS = ["all", "log", "chat"];

/**
 * @param {{log: any[], talk: any[], chairs: any[], names: string[], onSay?: (text: string) => void,
 *   onClause: (number: string) => void}} props
 */
export const Talk = ({ log, talk, chairs, names, onSay, onClause }) => {
  const text = useText();
  const [tab, setTab] = useState("all");
  const [muted, setMuted] = useState(/** @type {Set<number>} */ (new Set()));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const heard = talk.filter((line) => line.seat == null || !muted.has(line.seat));
  const lines = together(tab === "chat" ? [] : log, tab === "log" ? [] : heard);
  useNewestInSight(list, [lines.length, tab]);
  const mute = (/** @type {number} */ seat) => {
    const next = new Set(muted);
    if (!next.delete(seat)) next.add(seat);
    setMuted(next);
  };
  return html`<section class="panel talk">
    <div class="tabs" role="tablist" aria-label=${text("talk")}>
      ${TABS.map(
        (each) => html`<button key=${each} type="button" role="tab" id=${`tab-${each}`} aria-controls="talk"
        aria-selected=${String(each === tab)} onClick=${() => setTab(each)}>${text(`tab-${each}`)}</button>`,
      )}
    </div>
    ${tab === "chat" && html`<${Mutes} chairs=${chairs} muted=${muted} onMute=${mute} />`}
    <div class="log" id="talk" ref=${list} role="log" aria-live="polite" aria-label=${text("log")} tabindex="0"><ol>
      ${lines.map((/** @type {{piece?: any, line?: any, key: string}} */ { piece, line, key }) =>
        piece
          ? html`<${LogLine} key=${key} piece=${piece} names=${names} onClause=${onClause} />`
          : html`<${Saying} key=${key} line=${line} />`,
      )}
    </ol></div>
    ${onSay && html`<${SayForm} onSay=${onSay} />`}
  </section>`;
};
