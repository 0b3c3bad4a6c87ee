// Who is aboard and on what time; to have time stand still, or to give up. Only where people meet people.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { controlWords } from "../table/time.js";
import { AtClock } from "./clock.js";
import { AboutChair, Flag } from "./flag.js";
import { Tool } from "./header.js";

/**
 * @typedef {import("../table/types.js").TableSession} TableSession
 * @typedef {import("../net/messages.js").Sentence} Sentence
 * @typedef {{session: TableSession, seat: number, onRefused: (no: Sentence | null) => void}} AtSeat
 */

/** Whether several people play here, and the reader is one of them. @param {TableSession} session */
const isAmongPeople = ({ shown }) => {
  const people = shown?.chairs.filter(({ kind }) => kind === "person") ?? [];
  return Boolean(shown?.view) && people.some(({ yours }) => yours) && people.some(({ yours }) => !yours);
};

/** The seat by which the reader speaks. @param {TableSession} session */
const ownSeat = ({ shown }) => shown?.seat ?? shown?.chairs.findIndex(({ yours }) => yours) ?? -1;

/** Ask, and hand on what was refused. @param {AtSeat} at @param {object} question */
const askFor = async ({ session, seat, onRefused }, question) => {
  const answer = await session.ask(/** @type {import("../net/seen.js").Question} */ ({ ...question, seat }));
  onRefused(answer.tell === "refused" ? answer.why : null);
};

/** Time stands still, or goes on, once all who decide here would have it so. @param {AtSeat} props */
const Pausing = (props) => {
  const { words } = useShell();
  const text = useText();
  const { session, seat } = props;
  const clock = session.shown?.clock;
  if (!clock?.control) return null;
  const { paused = false, pausing = [] } = clock;
  const asked = pausing.includes(seat);
  const names = words.listed(pausing.map((each) => session.names[each]));
  const wanted = asked ? paused : !paused;
  return html`<div class="shipmates__do"><div><b>${text(paused ? "paused" : "pause")}</b>
      <small>${pausing.length ? text("pause-asked", { names, count: pausing.length, paused: String(paused) }) : text("pause-say")}</small></div>
    <button type="button" class="btn" data-do="pause" aria-pressed=${String(asked)} onClick=${() => askFor(props, { do: "pause", wanted })}>
      <${Art} class="ico" name=${paused ? "i-play" : "i-pause"} />${text(asked ? "pause-unsay" : paused ? "pause-end" : "pause-ask")}</button></div>`;
};

/** It costs the game: asked once more. @param {AtSeat & {onDone: () => void}} props */
const Resigning = (props) => {
  const text = useText();
  const [sure, setSure] = useState(false);
  const { session, seat } = props;
  if (session.shown?.chairs[seat]?.level) return null;
  const give = () => (sure ? askFor(props, { do: "resign" }).then(props.onDone) : setSure(true));
  const level = session.shown?.clock?.caretaker || "mate";
  return html`<div class="shipmates__do"><div><b>${text("resign")}</b><small>${text("resign-say", { level })}</small></div>
    <button type="button" class=${`btn ${sure ? "btn--wine" : ""}`} data-do="resign" onClick=${give}>
      <${Art} class="ico" name="i-flag" />${text(sure ? "resign-sure" : "resign")}</button></div>`;
};

/** @param {{session: TableSession, open: boolean, onClose: () => void}} props */
const Sheet = ({ session, open, onClose }) => {
  const { words } = useShell();
  const text = useText();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [no, setNo] = useState(/** @type {Sentence | null} */ (null));
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const { shown } = session;
  const at = { session, seat: ownSeat(session), onRefused: setNo };
  return html`<dialog class="dialog shipmates" ref=${dialog} onClose=${onClose} aria-label=${text("aboard")}>
    <div class="panel__head"><h2>${text("aboard")}</h2><span class="soft">${controlWords(words, shown?.clock?.control)}</span>
      <button type="button" class="tool" onClick=${onClose}><${Art} class="ico" name="i-close" /><span class="sr">${text("close")}</span></button></div>
    <ul>${shown?.chairs.map(
      (chair, seat) => html`<li key=${seat}><${Flag} seat=${seat} /><span class="seat"><span class="seat__name">${chair.name}</span></span>
      <${AboutChair} chair=${chair} seat=${seat} /></li>`,
    )}</ul>
    ${no && html`<p class="bad" role="alert">${words.say(no, session.names)}</p>`}
    ${open && html`<${Pausing} ...${at} /><${Resigning} ...${at} onDone=${onClose} />`}</dialog>`;
};

/** @param {{session: TableSession}} props */
export const ShipmatesTool = ({ session }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (!isAmongPeople(session)) return null;
  return html`<${Tool} icon="i-people" label=${text("aboard")} onClick=${() => setOpen(true)} quiet />
    <${AtClock.Provider} value=${session.shown?.clock ?? null}><${Sheet} session=${session} open=${open} onClose=${() => setOpen(false)} /><//>`;
};
