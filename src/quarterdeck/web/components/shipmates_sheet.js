// Who is aboard and on what time; to have time stand still, or to give up.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { controlWords } from "../table/time.js";
import { AboutChair, Flag } from "./flag.js";
import { PersonMenu } from "./person_menu.js";

/**
 * @typedef {import("../table/types.js").TableSession} TableSession
 * @typedef {import("../net/messages.js").Sentence} Sentence
 * @typedef {{session: TableSession, seat: number, onRefused: (no: Sentence | null) => void}} AtSeat
 */

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
  const { control, paused = false, pausing = [] } = clock ?? {};
  if (!control && !paused && !pausing.length) return null; // but whoever sits at a terminal may have asked
  const asked = pausing.includes(seat);
  const names = words.listed(pausing.map((each) => session.names[each]));
  const wanted = asked ? paused : !paused;
  const deed = asked ? "pause-unsay" : pausing.length ? "agree" : paused ? "go-on" : "pause-ask";
  return html`<div class="shipmates__do"><div><b>${text(paused ? "paused" : "pause")}</b>
      <small>${pausing.length ? text("pause-asked", { names, count: pausing.length, paused: String(paused) }) : text(paused ? "paused-say" : "pause-say")}</small></div>
    <button type="button" class="btn" data-do="pause" aria-pressed=${String(asked)} onClick=${() => askFor(props, { do: "pause", wanted })}>
      <${Art} class="ico" name=${paused ? "i-play" : "i-pause"} />${text(deed)}</button></div>`;
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

/** Open from when it is drawn. @param {{session: TableSession, onClose: () => void}} props */
export const ShipmatesSheet = ({ session, onClose }) => {
  const { words } = useShell();
  const text = useText();
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [no, setNo] = useState(/** @type {Sentence | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const { shown } = session;
  const at = { session, seat: ownSeat(session), onRefused: setNo };
  const close = () => dialog.current?.close();
  return html`<dialog class="dialog shipmates" ref=${dialog} onClose=${onClose} aria-label=${text("aboard")}>
    <div class="panel__head"><h2>${text("aboard")}</h2><span class="soft">${controlWords(words, shown?.clock?.control)}</span>
      <button type="button" class="tool" onClick=${close}><${Art} class="ico" name="i-close" /><span class="sr">${text("close")}</span></button></div>
    <ul>${shown?.chairs.map(
      (chair, seat) => html`<li key=${seat}><${Flag} seat=${seat} /><span class="seat"><span class="seat__name">${chair.name}</span></span>
      <${AboutChair} chair=${chair} seat=${seat} />
      ${chair.kind === "person" && !chair.yours && html`<${PersonMenu} table=${shown.table} seat=${seat} name=${chair.name} />`}</li>`,
    )}</ul>
    ${no && html`<p class="bad" role="alert">${words.say(no, session.names)}</p>`}
    <${Pausing} ...${at} /><${Resigning} ...${at} onDone=${close} /></dialog>`;
};
