// What happened and what was said, line by line; a live region, so it is the screen reader's board too.
import { useMemo, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { useReadingPlace } from "../hooks/reading_place.js";
import { useUnsaid } from "../hooks/unsaid.js";
import { Clause } from "./clause.js";
import { Steps } from "./forms.js";

/**
 * @typedef {import("../net/seen.js").News} News
 * @typedef {import("../net/messages.js").Heard} Heard
 * @typedef {import("../net/messages.js").Chair} Chair
 * @typedef {import("../net/messages.js").Fork} Fork
 */

/**
 * @param {News["event"]} event @param {string} text @param {import("../app/shell.js").GamePage} game
 * @param {((number: string) => void) | undefined} onClause
 */
const drawLine = (event, text, { clauseOf, isGlad, isGrave, Glyphs, Mark }, onClause) => {
  if (event.event === "turn-began") return html`<li class="turn">${text}</li>`;
  const clause = clauseOf(event);
  const kind = isGrave(event) ? "big" : isGlad(event) ? "glad" : "";
  return html`<li class=${kind}>
    ${
      event.seat == null
        ? html`<${Art} class="log__mark" name="rose" />`
        : html`<${Mark}
      seat=${event.seat} />`
    }
    <p>${text} <${Glyphs} event=${event} />
      ${" "}${clause && html`<${Clause} number=${clause} onOpen=${onClause} />`}</p>
  </li>`;
};

/**
 * Put into words once: a long game has a thousand lines, and every move draws the list anew. An old line leaves out
 * what everyone saw and has to remember, its argument `once`.
 * @param {{piece: News, names: string[], old?: boolean, onClause?: (number: string) => void}} props
 */
export const LogLine = ({ piece, names, old, onClause }) => {
  const { words } = useShell();
  const game = useGame();
  const forgets = Boolean(old && "once" in piece.say.arguments);
  const say = forgets ? { ...piece.say, arguments: { ...piece.say.arguments, once: "none" } } : piece.say;
  return useMemo(
    () => drawLine(piece.event, words.say(say, names), game, onClause),
    [piece, forgets, words, game, onClause, ...names],
  );
};

/** What one's own side is called. */
const useSide = () => {
  const { words } = useShell();
  const { name } = useGame();
  return words.text(words.knows(`${name}-page-side`) ? `${name}-page-side` : "page-side");
};

/** @param {{line: Heard}} props */
const Saying = ({ line }) => {
  const { Mark } = useGame();
  const side = useSide();
  return html`<li class=${`say ${line.team ? "say--team" : ""}`}>
    ${line.seat == null ? html`<b>${line.name}</b>` : html`<${Mark} seat=${line.seat} label=${line.name} />`}
    <p>${line.team && html`<small class="say__to">${side}</small>`}${line.text}</p>
  </li>`;
};

/** @typedef {number | string} Speaker  a seat, or the name of somebody who looks on */

/** @param {Heard} line @returns {Speaker} */
const speakerOf = ({ seat, name }) => seat ?? name;

/** @param {{who: Speaker, name: string, off: boolean, onMute: (who: Speaker) => void}} props */
const Mute = ({ who, name, off, onMute }) => {
  const text = useText();
  return html`<button type="button" class="chip" aria-pressed=${String(off)} onClick=${() => onMute(who)}>
    <${Art} class="ico" name=${off ? "i-sound" : "i-mute"} />${text(off ? "hear-again" : "mute-somebody", { name })}</button>`;
};

/** Everyone who may say something: the others at the table, and those who look on. @param {{chairs: Chair[], watchers: string[], muted: Set<Speaker>, onMute: (who: Speaker) => void}} props */
const Mutes = ({ chairs, watchers, muted, onMute }) => {
  const text = useText();
  const people = chairs.flatMap(({ kind, yours, name }, seat) => (kind === "person" && !yours ? [{ who: seat, name }] : []));
  const all = /** @type {{who: Speaker, name: string}[]} */ ([...people, ...watchers.map((name) => ({ who: name, name }))]);
  if (!all.length) return null;
  return html`<div class="mutes" role="group" aria-label=${text("mute")}>
    ${all.map(({ who, name }) => html`<${Mute} key=${who} who=${who} name=${name} off=${muted.has(who)} onMute=${onMute} />`)}</div>
    ${watchers.length > 0 && html`<p class="soft">${text("looking-on")} ${watchers.join(", ")}</p>`}`;
};

/**
 * Who has a side of their own talks to it, unless they mean all.
 * @param {{team?: number[], onSay: (text: string, team: boolean) => Promise<boolean>}} props  whether it was let through
 */
const SayForm = ({ team = [], onSay }) => {
  const text = useText();
  const side = useSide();
  const { typed, type, typeAgain, field } = useUnsaid();
  const [aside, setAside] = useState(true);
  const quietly = team.length > 0 && aside;
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = typed.trim();
    type("");
    if (said && !(await onSay(said, quietly))) typeAgain(said);
  };
  const hearers = [true, false].map((value) => ({ value, text: value ? side : text("to-all") }));
  return html`<form class="sayform" onSubmit=${send}>
    ${
      team.length > 0 &&
      html`<${Steps} name="hearers" label=${text("to-whom")} value=${aside} choices=${hearers}
      onChange=${setAside} />`
    }
    <label class="sr" for="say">${text("say")}</label>
    <input ref=${field} class="input" id="say" value=${typed} maxlength="500" autocomplete="off" placeholder=${text("say")}
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => type(event.currentTarget.value)} />
    <button class="btn" aria-label=${text("send")}><${Art} class="ico" name="i-send" /></button>
  </form>`;
};

/** Where the game comes from that is played on here. @param {{fork: Fork}} props */
const Forked = ({ fork }) => {
  const text = useText();
  return html`<li class="forked"><${Art} class="log__mark" name="i-flag" />
    <p>${text("forked")} <a href=${`/t/${fork.table}`}>${text("forked-from")}</a></p></li>`;
};

/** A piece by its place among those of the same move: the same, whatever comes before it. @param {News[]} log */
function keyed(log) {
  let [seq, place] = [-1, 0];
  return log.map((piece) => {
    place = piece.seq === seq ? place + 1 : 0;
    seq = piece.seq;
    return { piece, seq, key: `news ${seq} ${place}` };
  });
}

/**
 * News and talk in one list: talk stands after the move it was said after, as does where a game forked off.
 * @param {News[]} log
 * @param {Heard[]} talk
 * @param {Fork | null} [fork]
 */
const together = (log, talk, fork) =>
  [
    ...keyed(log),
    ...talk.map((line) => ({ line, seq: line.seq, key: `talk ${line.number}` })),
    ...(fork ? [{ fork, seq: fork.carried, key: "fork" }] : []),
  ].sort((a, b) => a.seq - b.seq);

/**
 * What came before the log; nobody is read out what they asked to leaf through, or loses their place by it.
 * @param {{list: {current: HTMLElement | null}, onEarlier: () => Promise<void>, onHush: (hushed: boolean) => void}} props
 */
const Earlier = ({ list, onEarlier, onHush }) => {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const go = async () => {
    if (asked) return;
    setAsked(true);
    onHush(true);
    await onEarlier();
    setAsked(false);
    requestAnimationFrame(() => {
      onHush(false);
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    });
  };
  return html`<button type="button" class="chip log__earlier" aria-disabled=${asked ? "true" : undefined} onClick=${go}>${text("earlier")}</button>`;
};

const TABS = /** @type {const} */ ({ "": "all", log: "log", chat: "chat" });

/**
 * @param {{log: News[], onEarlier?: (() => Promise<void>) | null, talk: Heard[], chairs: Chair[], names: string[], team?: number[],
 *   fork?: Fork | null, tab: string, onTab: (tab: string) => void, watchers?: string[], empty?: string, onSay?: (text: string, team: boolean) => Promise<boolean>, onClause: (number: string) => void}} props
 */
export const Talk = ({ log, onEarlier, talk, chairs, names, team, fork, tab, onTab, watchers = [], empty, onSay, onClause }) => {
  const text = useText();
  const open = tab in TABS ? tab : "";
  const [muted, setMuted] = useState(/** @type {Set<Speaker>} */ (new Set()));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const heard = talk.filter((line) => !muted.has(speakerOf(line)));
  const all = together(open === "chat" ? [] : log, open === "log" ? [] : heard, open === "chat" ? null : fork);
  const begin = onEarlier && open !== "chat" ? (log[0]?.seq ?? 0) : 0;
  const lines = all.filter(({ seq }) => seq >= begin); // what was said earlier stands among what happened earlier
  const newest = log.at(-1)?.seq ?? 0;
  const [hushed, setHushed] = useState(false);
  useReadingPlace(list, open, lines);
  const mute = (/** @type {Speaker} */ who) => {
    const next = new Set(muted);
    if (!next.delete(who)) next.add(who);
    setMuted(next);
  };
  return html`<section class="panel talk">
    <div class="tabs" role="tablist" aria-label=${text("talk")}>
      ${Object.entries(TABS).map(
        ([to, name]) => html`<button key=${name} type="button" role="tab" id=${`tab-${name}`} aria-controls="talk"
        aria-selected=${String(to === open)} onClick=${() => onTab(to)}>${text(`tab-${name}`)}</button>`,
      )}
    </div>
    ${open === "chat" && html`<${Mutes} chairs=${chairs} watchers=${watchers} muted=${muted} onMute=${mute} />`}
    ${empty && lines.length === 0 && html`<p class="soft">${empty}</p>`}
    <div class="log" id="talk" ref=${list} role="log" aria-live=${hushed ? "off" : "polite"} aria-relevant="additions" aria-label=${text("log")} tabindex="0">
      ${onEarlier && open !== "chat" && html`<${Earlier} list=${list} onEarlier=${onEarlier} onHush=${setHushed} />`}<ol>
      ${lines.map((/** @type {{piece?: News, line?: Heard, fork?: Fork, key: string}} */ { piece, line, fork, key }) => {
        if (fork) return html`<${Forked} key=${key} fork=${fork} />`;
        return piece
          ? html`<${LogLine} key=${key} piece=${piece} names=${names} old=${piece.seq < newest} onClause=${onClause} />`
          : html`<${Saying} key=${key} line=${line} />`;
      })}
    </ol></div>
    ${onSay && html`<${SayForm} team=${team} onSay=${onSay} />`}
  </section>`;
};
