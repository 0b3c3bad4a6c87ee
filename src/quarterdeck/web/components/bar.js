// The action bar: whose turn it is, what can be done, and why something could not.
import { Art, html } from "../app/html.js";
import { useKeyboard } from "../app/keyboard.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { useTick } from "../hooks/tick.js";
import { isMine } from "../table/moment.js";
import { awayFrom, graceOf, idleOf, timeWords } from "../table/time.js";
import { Clock, ClockAloud } from "./clock.js";
import { isLost } from "./flag.js";
import { Toast } from "./toast.js";

/** @typedef {import("../table/types.js").TableSession} TableSession */

/** Whoever is to move, seen by the others. @param {TableSession} session */
function moverOf({ scene, shown, busy }) {
  const seat = scene.seat ?? -1;
  const chair = shown?.chairs[seat];
  return {
    seat,
    own: Boolean(chair?.yours && !chair.level),
    thinks: !busy && Boolean(chair?.level),
    gone: !busy && chair?.kind === "person" && !chair.present && !chair.yours,
  };
}

/** Whether the reader has no seat here. @param {TableSession} session */
const looksOn = ({ shown }) => !shown?.chairs.some(({ yours }) => yours);

/** What happens meanwhile. @param {TableSession} session */
function saysOf(session) {
  const { own, thinks, gone } = moverOf(session);
  if (gone) return "gone";
  if (own) return "loading";
  if (session.busy) return "plays-on";
  if (thinks) return session.shown?.busy ? "thinks-less" : "thinks";
  return looksOn(session) ? "watching" : "awaited";
}

/** The reader's own seat that a bot plays, if there is one. @param {TableSession} session */
const heldOf = ({ shown }) => shown?.chairs.find(({ yours, level }) => yours && level);

/** When the caretaker comes for whoever has gone. @param {TableSession} session @param {import("../table/words.js").Words} words */
function comesIn({ shown }, words) {
  const away = awayFrom(shown?.clock, shown?.view?.awaiting.seat ?? -1);
  return away && shown?.clock ? timeWords(words, graceOf(shown.clock, away)) : "none";
}

/** While time stands still: whoever has gone does not hold the others up for long. @param {TableSession} session @param {import("../app/shell.js").Text} text @param {import("../table/words.js").Words} words */
function pausedWords({ shown, names }, text, words) {
  const clock = shown?.clock;
  if (!clock?.away?.length) return text("paused-say");
  const wait = Math.max(...clock.away.map((each) => graceOf(clock, each)));
  const told = { names: words.listed(clock.away.map(({ seat }) => names[seat])), count: clock.away.length };
  return text("paused-away", { ...told, time: wait ? timeWords(words, wait) : "none" });
}

/** What the bar says while somebody else plays. @param {TableSession} session @param {import("../app/shell.js").Text} text @param {import("../table/words.js").Words} words */
function othersWords(session, text, words) {
  const { seat, own, thinks } = moverOf(session);
  const held = heldOf(session);
  if (held) return { title: text("held", { level: held.level }), say: text("held-why", { why: held.why }), thinks };
  if (session.shown?.clock?.paused) return { title: text("paused"), say: pausedWords(session, text, words), thinks: false };
  const name = session.names[seat] ?? "";
  return {
    title: own ? text("your-turn") : text("their-turn", { name }),
    say: text(saysOf(session), { name, time: comesIn(session, words) }),
    thinks,
  };
}

/** A minute more for somebody who has gone. @param {{session: TableSession, seat: number}} props */
const WaitForThem = ({ session: { shown, demand }, seat }) => {
  const text = useText();
  const away = awayFrom(shown?.clock, seat);
  if (!away || away.awaited || shown?.seat == null) return null;
  return html`<button type="button" class="btn" data-do="wait-for" onClick=${() => demand({ do: "wait-for", seat })}>
    <${Art} class="ico" name="i-clock" />${text("wait-for")}</button>`;
};

/** Not to wait any longer for somebody who is there and does nothing; all others have to agree. @param {{session: TableSession, seat: number}} props */
const DoNotWait = ({ session: { shown, demand }, seat }) => {
  const text = useText();
  const left = idleOf(shown?.clock);
  const own = shown?.seat;
  if (left !== 0 || own == null || own === seat || shown?.clock?.urging?.includes(own)) return null;
  return html`<button type="button" class="btn" data-do="urge" onClick=${() => demand({ do: "urge", seat: own })}>
    <${Art} class="ico" name="i-bot" />${text("urge")}</button>`;
};

/** Time that stands still goes on once all want it. @param {{session: TableSession}} props */
const EndPause = ({ session: { shown, demand } }) => {
  const text = useText();
  const { paused, pausing = [] } = shown?.clock ?? {};
  const own = shown?.seat;
  if (!paused || own == null || pausing.includes(own) || shown?.chairs[own].level) return null;
  return html`<button type="button" class="btn" data-do="end-pause" onClick=${() => demand({ do: "pause", seat: own, wanted: false })}>
    <${Art} class="ico" name="i-play" />${text("go-on")}</button>`;
};

/** Whether it is the reader's own that a bot plays, until they come back. @param {import("../net/messages.js").Chair} chair */
const isToReclaim = (chair) => Boolean(chair.yours && chair.level) && !isLost(chair);

/** `b`: back in one's seat. @param {TableSession} session */
export const useReclaimKey = ({ shown, demand }) =>
  useKeyboard(({ key }) => {
    const seat = shown?.chairs.findIndex(isToReclaim) ?? -1;
    return key === "b" && seat >= 0 ? () => demand({ do: "reclaim", seat }) : undefined;
  });

/** What can be done while somebody else plays. @param {{session: TableSession}} props */
const WhileOthersPlay = ({ session }) => {
  const text = useText();
  const { isHeld } = useGame();
  const { scene, shown, busy, demand } = session;
  const { seat, gone } = moverOf(session);
  const held = busy && isHeld(scene.mood);
  const covered = shown?.chairs.findIndex(isToReclaim) ?? -1;
  return html`${gone && html`<${WaitForThem} session=${session} seat=${seat} />`}
    <${DoNotWait} session=${session} seat=${seat} /><${EndPause} session=${session} />
    ${
      covered >= 0 &&
      html`<button type="button" class="btn btn--brass btn--big" data-do="reclaim" aria-keyshortcuts="b"
      onClick=${() => demand({ do: "reclaim", seat: covered })}><b>${text("reclaim")}</b></button>`
    }
    ${
      held &&
      html`<button type="button" id="go-on" class="btn btn--brass btn--big" onClick=${session.next}><b>
      ${text("go-on")}</b></button>`
    }
    ${
      busy &&
      !held &&
      html`<button type="button" class="btn" onClick=${session.catchUp}>
      <${Art} class="ico" name="i-next" />${text("catch-up")}</button>`
    }`;
};

/** Nothing that is picked binds before it is settled. @param {{session: TableSession}} props */
const TakeBack = ({ session }) => {
  const text = useText();
  const draft = session.shown?.draft ?? [];
  if (!draft.length) return null;
  return html`<button type="button" class="btn" data-do="take-back" onClick=${() => session.draft(draft.slice(0, -1))}>
    <${Art} class="ico" name="i-prev" />${text("take-back")}</button>`;
};

/** Only where something was decided, and nobody else would mind. @param {TableSession} session */
const mayTakeBackMove = ({ shown }) => Boolean(shown?.may_take_back) && !shown?.draft.length;

/** `u`, after the keys of the board: a pick is taken back before a whole decision. @param {TableSession} session */
export const useTakeBackKey = (session) =>
  useKeyboard(({ key }) => {
    if (key !== "u") return undefined;
    const draft = session.shown?.draft ?? [];
    if (draft.length) return () => session.draft(draft.slice(0, -1));
    return mayTakeBackMove(session) ? session.takeBackMove : undefined;
  });

/** A decision that is made: the game goes on before it, at a table of its own. @param {{session: TableSession}} props */
const TakeBackMove = ({ session }) => {
  const text = useText();
  if (!mayTakeBackMove(session)) return null;
  return html`<button type="button" class="btn bar__back" data-do="take-back-move" aria-label=${text("take-back-move")}
    title=${text("take-back-move")} aria-keyshortcuts="u" onClick=${session.takeBackMove}><${Art} class="ico" name="i-again" /></button>`;
};

/** Words and deeds side by side; a refusal lies over the words, so that nothing moves. @param {{session: TableSession, hand: unknown}} props */
export const Bar = ({ session, hand }) => {
  const { words } = useShell();
  const { instead, Offers, turnWords } = useGame();
  const text = useText();
  const mine = isMine(session) && !session.shown?.clock?.paused;
  const said = mine ? turnWords(session, hand, words) : othersWords(session, text, words);
  useTick(!mine && Boolean(session.shown?.clock?.away?.length || session.shown?.clock?.idle != null));
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    <div class="bar__words">
      <div class="bar__turn"><b>${said.title}</b><span class=${"thinks" in said && said.thinks ? "thinks" : ""}>${said.say}</span></div>
      <${Clock} seat=${session.scene.seat ?? -1} /><${ClockAloud} seat=${mine ? session.shown?.seat : null} />
      <${TakeBackMove} session=${session} />
      ${
        session.refusal &&
        html`<${Toast} refusal=${session.refusal} names=${session.names} instead=${instead(session, words)}
        onClose=${session.forgive} onClause=${session.openClause} />`
      }
    </div>
    <div class="bar__acts">${
      mine
        ? html`<${TakeBack} session=${session} /><${Offers} session=${session} hand=${hand} />`
        : html`<${WhileOthersPlay} session=${session} />`
    }</div>
  </div></section>`;
};
