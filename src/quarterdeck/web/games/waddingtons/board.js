// The table of Waddingtons Buccaneer: the chart, or a desk laid over it while there is something else to decide.
import { html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { hasGoods, turnWords } from "./action_bar.js";
import { TurnedUp } from "./card.js";
import { Chart } from "./chart.js";
import { ChanceDesk, FightDesk } from "./choices.js";
import { HomeDesk, TradeDesk } from "./trade.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const FIGHTS = ["muster", "spoil", "keep"];
const FIGHT_NEWS = ["attacked", "called", "mustered", "hands-shown", "beat", "fought-even"];
const CARDS = ["salvage", "land-chart", "take-treasure", "give", "discard", "lose", "pick"];

/** @param {Props} props */
function fightOf({ session }) {
  const { mood, duel } = session.scene;
  const { moment = "over", card } = session.shown?.view?.awaiting ?? {};
  if (!duel) return null;
  if (session.busy) return FIGHT_NEWS.includes(mood?.kind ?? "") ? FightDesk : null;
  return FIGHTS.includes(moment) || (moment === "give" && card === 0) ? FightDesk : null;
}

/** What lies over the chart, if anything. @param {Props} props */
function deskOf({ session, hand }) {
  const { mood } = session.scene;
  if (session.busy && mood?.kind === "turned-up") return () => html`<${TurnedUp} card=${mood.card} />`;
  const fight = fightOf({ session, hand });
  if (fight || !hand.mine) return fight;
  if (hand.moment === "trade" && hand.plan) return TradeDesk;
  if (hand.moment === "moor") return HomeDesk;
  return CARDS.includes(hand.moment) ? ChanceDesk : null;
}

/** @param {Props} props */
const Over = ({ session, hand }) => {
  const { words } = useShell();
  const Desk = deskOf({ session, hand });
  const { title, say } = hand.mine ? turnWords(session, hand, words) : { title: "", say: "" };
  return Desk && html`<${Desk} session=${session} hand=${hand} title=${title} say=${say} />`;
};

/** @param {Props} props */
export const Board = ({ session, hand }) => {
  const text = useText("waddingtons");
  const covered = deskOf({ session, hand }) != null;
  const goods = !covered && hasGoods(session, hand);
  const over = covered ? !hand.peek : goods && hand.peek;
  return html`<section class=${`buc seaboard ${over ? "seaboard--desk" : ""}`} aria-label=${text("board")}
      data-seq=${session.shown?.seq} data-moment=${hand.mine ? hand.moment : ""}>
    ${!over && html`<${Chart} session=${session} hand=${hand} />`}
    ${over && html`<${goods ? HomeDesk : Over} session=${session} hand=${hand} />`}
  </section>`;
};
