// What every game's page has for nothing: scores, the news as it was told, and each legal action as a button.
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { AboutChair, COLOURS, Flag, SameDevice } from "../../components/flag.js";
import { Board } from "./board.js";

const nothing = () => null;
const never = () => false;

/** Whose turn it is and what everyone has. @param {{session: import("../../table/types.js").TableSession}} props */
const Scores = ({ session: { scene, shown } }) => {
  const { words } = useShell();
  return html`<section class="panel tally"><ul>${shown?.chairs.map(
    (chair, seat) => html`<li key=${seat} data-seat=${COLOURS[seat]}
      aria-current=${seat === scene.seat ? "true" : undefined}>
      <span class="seat"><${Flag} seat=${seat} /><span class="seat__name">${chair.name} <${SameDevice}
        chair=${chair} chairs=${shown.chairs} /></span><${AboutChair} chair=${chair} seat=${seat} /></span>
      <b class="num" data-score=${seat}>${words.number(scene.scores[seat] ?? 0)}</b></li>`,
  )}</ul></section>`;
};

/** The best few of the coach's options. @param {{advice: import("../../net/messages.js").Advised}} props */
const Advice = ({ advice: { choices } }) => {
  const { words } = useShell();
  return html`<ol class="advice">${choices.slice(0, 4).map(
    (choice, place) => html`<li key=${choice.action}
      class=${place ? "" : "is-best"}><b>${choice.action}</b><small>${words.say(choice.reason)}</small></li>`,
  )}</ol>`;
};

/** @type {import("../../table/types.js").GamePage} */
export default {
  name: "",
  style: ["/games/any/plain.css"],
  settle: (_before, view, scores) => ({
    turn: view.turn ?? 0,
    seat: view.awaiting.seat ?? null,
    scores,
    mood: null,
  }),
  pictures: (scene, event) => [{ scene: { ...scene, seat: event.seat ?? scene.seat }, wait: 300 }],
  isToldLate: never,
  isHeld: never,
  isShaken: never,
  idle: {},
  useHand: () => ({}),
  useKeys: nothing,
  ...{
    Strip: Scores,
    Board,
    Offers: nothing,
    Beside: nothing,
    Advice,
    Glyphs: nothing,
    Scoring: nothing,
    Ending: nothing,
  },
  besideName: "",
  keys: [],
  Mark: (/** @type {object} */ props) => html`<${Flag} size="s" ...${props} />`,
  Deed: (/** @type {{word: string}} */ { word }) => word,
  turnWords: (_desk, _hand, words) => ({
    title: words.text("page-your-turn"),
    say: words.text("page-choose-action"),
  }),
  instead: () => "",
  about: (view, _scene, words) => (view.turn ? words.text("page-turn", { turn: view.turn }) : ""),
  winTitle: ({ view }, names, words) => {
    const { winners = [] } = view.awaiting;
    const who = words.listed(winners.map((seat) => names[seat]));
    return words.text("page-winner", { names: who, count: winners.length });
  },
  winWords: ({ scores, view }, words) =>
    words.text("page-winner-say", { points: Math.max(...scores), turns: view.turn ?? 0 }),
  clauseOf: () => "",
  isGlad: ({ event }) => event === "won",
  isGrave: never,
  winClause: "",
  hasAccount: false,
  pointsName: "page-points",
  pointsSay: "",
  clauses: {},
};
