// Above the table: what somebody asks of everyone, and the answers there are to it.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { leftBy, requestOf } from "../table/requests.js";

/**
 * @typedef {import("../table/types.js").TableSession} TableSession
 * @typedef {import("../table/requests.js").Request} Request
 * @typedef {{session: TableSession, request: Request, onDecline: () => void}} Props
 */

/** Whether it is the reader who is waited for. @param {TableSession} session @param {Request} request */
const isAboutReader = ({ shown }, { about, mover }) => about === "urge" && Boolean(shown?.chairs[mover]?.yours);

/** @param {TableSession} session @param {Request} request @param {import("../table/words.js").Words} words */
function wordsOf(session, request, words) {
  const { about, asking, silent, no, own, paused, mover } = request;
  const named = (/** @type {number[]} */ seats) => words.listed(seats.map((seat) => words.name(seat, session.names)));
  const told = { names: named(asking), count: asking.length, silent: named(silent), waits: silent.length, no: named(no), refused: no.length, mover: named([mover]), paused: String(paused) };
  return words.text(`page-${about}-${own ? "own" : isAboutReader(session, request) ? "you" : "asked"}`, told);
}

/** Whether the reader has said "not now" to it. @param {TableSession} session @param {Request} request */
const isDeclined = ({ shown }, { no }) => no.some((seat) => shown?.chairs[seat].yours);

/** As the house is asked for it. @param {Request} request @param {boolean} yes @returns {import("../net/seen.js").Question} */
const answerTo = ({ about, seat, paused }, yes) => (about === "urge" ? { do: "urge", seat } : { do: "pause", seat, wanted: yes !== paused });

/** What has been asked can be unasked; but whoever does not want to wait has said so. @param {Props} props */
const Unsay = ({ session, request }) => {
  const text = useText();
  if (request.about === "urge") return null;
  return html`<button type="button" class="btn" data-do="unsay" onClick=${() => session.demand(answerTo(request, false))}>${text("pause-unsay")}</button>`;
};

/** @param {Props} props */
const Answers = (props) => {
  const text = useText();
  const { session, request, onDecline } = props;
  if (request.own) return html`<${Unsay} ...${props} />`;
  if (isAboutReader(session, request)) return null;
  return html`<button type="button" class="btn btn--brass" data-do="agree" onClick=${() => session.demand(answerTo(request, true))}>${text("agree")}</button>
    <button type="button" class="btn" data-do="not-now" onClick=${onDecline}>${text("not-now")}</button>`;
};

/** Nobody is left to play with: bots may finish it, or one plays on. @param {{session: TableSession, left: number[], onPlay: () => void}} props */
const LeftAlone = ({ session, left, onPlay }) => {
  const { words } = useShell();
  const text = useText();
  const finish = () =>
    session.shown?.chairs.forEach(({ yours, level }, seat) => yours && !level && session.demand({ do: "cover", seat, level: null }));
  const told = { names: words.listed(left.map((seat) => words.name(seat, session.names))), count: left.length };
  return html`<section class="request request--alone is-asked" aria-label=${text("request")}><${Art} class="ico" name="i-flag" />
    <p role="status">${text("alone", told)}</p>
    <button type="button" class="btn btn--brass" data-do="let-finish" onClick=${finish}>${text("alone-finish")}</button>
    <button type="button" class="btn" data-do="play-on" onClick=${onPlay}>${text("alone-on")}</button></section>`;
};

/** Who says "not now" is asked again when somebody else asks, too; the line is there before its words, so that they are read out. @param {{session: TableSession}} props */
export const RequestLine = ({ session }) => {
  const { words } = useShell();
  const text = useText();
  const [declined, setDeclined] = useState("");
  const [playsOn, setPlaysOn] = useState(false);
  const [said, setSaid] = useState("");
  const request = requestOf(session.shown);
  const mark = request ? `${request.about} ${request.asking}` : "";
  const told = request && mark !== declined && !isDeclined(session, request) ? wordsOf(session, request, words) : "";
  useEffect(() => {
    if (!mark) setDeclined("");
    setSaid(told);
  }, [mark, told]);
  /** Of a pause whoever asks is told; not to wait is said by nobody. @param {Request} asked */
  const decline = (asked) => (asked.about === "pause" ? session.demand(answerTo(asked, false)) : setDeclined(mark));
  const left = request || playsOn ? [] : leftBy(session.shown);
  if (left.length) return html`<${LeftAlone} session=${session} left=${left} onPlay=${() => setPlaysOn(true)} />`;
  return html`<section class=${`request ${said ? "is-asked" : ""}`} aria-label=${text("request")}>
    ${said && html`<${Art} class="ico" name="i-people" />`}<p role="status">${said}</p>
    ${said && request && html`<${Answers} session=${session} request=${request} onDecline=${() => decline(request)} />`}</section>`;
};
