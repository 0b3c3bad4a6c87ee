// The deck of Piraten Kapern: the card, the dice in hand, Treasure Island, the reef where skulls lie.
import { useEffect } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clause } from "../../components/clause.js";
import { fly } from "../../components/flight.js";
import { useSliding } from "../../hooks/sliding.js";
import { isMine, momentOf } from "../../table/moment.js";
import * as box from "./box.js";
import { Card } from "./card.js";
import { DieButton } from "./die.js";
import { SkullIsland } from "./skull_island.js";

/** @typedef {import("./dice.js").Die} Die */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

const COINS = 7;

/** Points on their way: coins rise from the dice and come down on the score. @param {import("./scene.js").Mood | null} mood */
const useWinnings = (mood) =>
  useEffect(() => {
    if (!mood?.points || mood.points < 0 || !["scored", "sank"].includes(mood.kind)) return;
    fly(".hand .tray, .isle .tray", `[data-score="${mood.seat}"]`, COINS);
  }, [mood]);

/** @param {Props & {dice: Die[], tagged?: boolean}} props */
const Tray = ({ dice, session, hand, tagged = true }) => {
  const text = useText("kapern");
  const mine = isMine(session);
  return html`<div class="tray">${dice.map(
    (die) => html`<${DieButton} key=${die.id} die=${die}
    picked=${mine && hand.picked.includes(die.id)} tag=${tagged && text("tag-roll")} onPress=${() => hand.press(die)} />`,
  )}</div>`;
};

/** @param {Props} props */
const Hand = ({ session, hand }) => {
  const { scene } = session;
  const dice = scene.dice.filter((/** @type {Die} */ die) => die.where === "hand" || die.where === "rest");
  const resting = dice.some((/** @type {Die} */ die) => die.where === "rest");
  const sunk = scene.mood?.kind === "sank" || scene.mood?.kind === "lost-fight";
  return html`<div class=${`hand ${resting ? "hand--rest" : ""} ${sunk ? "sunk" : ""}`}>
    <${Tray} dice=${dice} session=${session} hand=${hand} /></div>`;
};

/** Whose dice these are, and what pressing one does. @param {{session: import("./scene.js").Session}} props */
const Label = ({ session }) => {
  const text = useText("kapern");
  const resting = session.scene.dice.some((/** @type {Die} */ die) => die.where === "rest");
  const choosing = isMine(session) && ["place", "decide"].includes(momentOf(session));
  return html`<h2 class="deck__label">${text(resting ? "hand-rest" : isMine(session) ? "hand-mine" : "hand")}
    <small>${resting ? html`<${Clause} number="K4"
      onOpen=${session.openClause} />` : choosing ? text("hand-hint") : ""}</small></h2>`;
};

/** @param {Props} props */
const Island = ({ session, hand }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const { scene } = session;
  const ashore = scene.dice.filter((/** @type {Die} */ die) => die.where === "isle");
  const placing = isMine(session) && momentOf(session) === "place";
  const coming =
    placing && hand.landing
      ? scene.dice.filter((/** @type {Die} */ die) => die.where === "hand" && !hand.picked.includes(die.id))
      : [];
  const worth = placing ? session.shown?.prices?.savable[box.writeDice(hand.kept)] : scene.saved;
  return html`<div class="isle"><${Art} class="isle__palm" name="palm" />
    <p class="isle__text"><b>${text("isle")}</b> ${text("isle-safe")} <strong class="num">
      ${words.number(worth ?? 0)}</strong>
      ${
        placing &&
        html`<button type="button" class="switch isle__switch" role="switch" aria-checked=${String(hand.landing)}
        onClick=${() => hand.setLanding(!hand.landing)}>${text("isle-land")}</button>`
      }</p>
    <div class="tray">
      ${ashore.map(
        (
          /** @type {Die} */ die,
        ) => html`<${DieButton} key=${die.id} die=${die} picked=${isMine(session) && hand.picked.includes(die.id)}
        tag=${text("tag-roll")} onPress=${() => hand.press(die)} />`,
      )}
      ${coming.map((/** @type {Die} */ die) => html`<span key=${`c${die.id}`} class="slot" title=${text("slot")}>
        <${Art} name=${`kapern/die-${box.FACES[die.face]}`} /></span>`)}
      ${!ashore.length && !coming.length && html`<span class="slot"></span><span class="slot"></span>
        <span class="slot"></span>`}
    </div>
  </div>`;
};

/** @param {Props} props */
const Reef = ({ session, hand }) => {
  const text = useText("kapern");
  const { scene } = session;
  const skulls = scene.dice.filter((/** @type {Die} */ die) => die.where === "reef");
  const onCard = scene.card == null ? 0 : box.SKULLS_ON[scene.card];
  const count = skulls.length + onCard;
  const full = count >= box.DEADLY;
  const free = Array.from({ length: Math.max(0, box.DEADLY - count) });
  const liftable =
    isMine(session) &&
    scene.card === box.GUARDIAN &&
    !scene.lifted &&
    ["decide", "rescue"].includes(momentOf(session));
  return html`<div class=${`reef ${full ? "reef--full" : ""}`}>
    <h2 class="deck__label">${text("skulls")} <small>${text("skulls-say", { count })}</small></h2>
    <div class="tray">
      ${Array.from({ length: onCard }).map((_, place) => html`<span
        key=${`k${place}`} class="socket socket--card" role="img" aria-label=${text("skull-card")}><${Art} name="kapern/die-skull" /></span>`)}
      ${skulls.map(
        (
          /** @type {Die} */ die,
          /** @type {number} */ place,
        ) => html`<${DieButton} key=${die.id} die=${die} locked=${!liftable}
        picked=${liftable && hand.picked.includes(die.id)} last=${full && place === skulls.length - 1} tag=${text("tag-lift")} onPress=${() => hand.press(die)} />`,
      )}
      ${free.map((_, place) => html`<span key=${`f${place}`}
        class=${`socket ${place === free.length - 1 ? "socket--last" : ""}`} data-name=${text("skulls-say", { count })}><${Art} name="kapern/die-skull" /></span>`)}
    </div>
  </div>`;
};

/** What has just happened, large. @param {Props} props */
const Word = ({ session }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const { mood } = session.scene;
  const rescue = isMine(session) && momentOf(session) === "rescue";
  if (rescue)
    return html`<div class="word" role="status"><h2>${text("rescue")}</h2><p>
      ${text("rescue-say")} <${Clause} number="K23" onOpen=${session.openClause} /></p></div>`;
  if (!mood) return html`<${Label} session=${session} />`;
  const named = { ...mood, chest: Number(mood.chest), name: session.names[mood.seat] ?? "", kind: mood.kind };
  const key = mood.kind === "notice" ? mood.what : mood.kind;
  return html`<div class=${`word word--${mood.kind}`} role="status">
    <h2>
      ${mood.kind === "notice" ? text(`word-${mood.what}`) : text(`word-${mood.kind}`, { points: mood.points ?? 0, chest: named.chest })}</h2>
    <p>${words.text(`kapern-${key}`, named)}</p></div>`;
};

/** @param {Props} props */
export const Board = ({ session, hand }) => {
  const text = useText();
  const deck = useSliding(".die", "die");
  useWinnings(session.scene.mood);
  const { scene, names } = session;
  const abroad = scene.mood?.kind === "island" || scene.mood?.kind === "cursed";
  const isle = scene.card === box.TREASURE_ISLAND;
  const rescue = isMine(session) && momentOf(session) === "rescue";
  return html`<section ref=${deck} class=${`deck ${abroad ? "deck--night" : ""}`} aria-label=${text("deck")}>
    ${
      abroad
        ? html`<${SkullIsland} scene=${scene} names=${names} onPress=${hand.press} onClause=${session.openClause} />`
        : html`<div class=${`kapern ${isle ? "" : "kapern--one"}`}>
        <${Card} card=${scene.card} turn=${scene.turn} lit=${rescue} onClause=${session.openClause} />
        <div class="kapern__dice">
          ${isle && html`<${Island} session=${session} hand=${hand} />`}
          <div class="below"><div class="below__say"><${Word} session=${session} hand=${hand} /></div><${Hand}
            session=${session} hand=${hand} /><${Reef} session=${session} hand=${hand} /></div>
        </div>
      </div>`
    }
  </section>`;
};
