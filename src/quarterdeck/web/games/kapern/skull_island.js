// Skull Island: night falls over the table, skulls are counted, and the others get the bill.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { Clause } from "../../components/clause.js";
import { Flag } from "../../components/flag.js";
import { SKULL, SKULLS_ON } from "./box.js";
import { DieButton, MiniDie } from "./die.js";

/** @param {{losses: {seat: number, from: number, to: number}[], points: number}} props */
const Bill = ({ losses, points }) => {
  const { words } = useShell();
  const text = useText("kapern");
  return html`${losses.map((each, place) => html`<i key=${each.seat} class="fly"
    style=${{ "--n": place, "--of": losses.length }}><${Art} name="kapern/die-skull" /></i>`)}
    <ul class="hits" aria-label=${text("bill")}>
      ${losses.map(
        ({ seat, from, to }) => html`<li key=${seat}><${Flag} seat=${seat} />
        <div><b class="num">${words.number(-points)}</b><small class="num">
          ${words.number(from)} → ${words.number(to)}</small></div></li>`,
      )}
    </ul>`;
};

/** @param {{mood: import("./scene.js").Mood, names: string[], onClause: (number: string) => void}} props */
const Words = ({ mood, names, onClause }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const left = mood.kind === "cursed";
  const say = { key: left ? "kapern-cursed" : "kapern-reached-skull-island", arguments: mood };
  return html`<div class="word" role="status">
    <h2>${text(left ? "island-bill" : "island")}</h2>
    <p>${words.text(say.key, { ...mood, name: names[mood.seat] })} <${Clause} number=${left ? "K18" : "K16"}
      onOpen=${onClause} />
      ${" "}${!left && html`<${Clause} number="K17" onOpen=${onClause} />`}</p>
  </div>`;
};

/** @param {{scene: import("./scene.js").Scene, names: string[], onPress: (die: import("./dice.js").Die) => void, onClause: (number: string) => void}} props */
export const SkullIsland = ({ scene, names, onPress, onClause }) => {
  const { dice, card } = scene;
  const mood = /** @type {import("./scene.js").Mood} */ (scene.mood); // it is what has brought the ship here
  const onCard = Array.from({ length: SKULLS_ON[card ?? 0] });
  const others = dice.filter((die) => die.where !== "reef");
  const skulls = dice.filter((die) => die.where === "reef");
  return html`<div class=${`voyage ${mood.kind === "cursed" ? "voyage--bill" : ""}`}>
    <${Words} mood=${mood} names=${names} onClause=${onClause} />
    <div class="voyage__sea">
      <${Art} class="voyage__scene" name="kapern/scene-skull-island" viewBox="0 0 400 220" />
      ${mood.kind === "cursed" && html`<${Bill} losses=${mood.losses} points=${mood.points} />`}
    </div>
    <div class="voyage__dice">
      <div class="seats-row">${onCard.map((_, place) => html`<${MiniDie} key=${place} face=${SKULL} />`)}
        ${skulls.map((die) => html`<${DieButton} key=${die.id} die=${die} locked
          onPress=${() => onPress(die)} />`)}</div>
      <div class="seats-row">${others.map((die) => html`<${DieButton} key=${die.id}
        die=${die} locked onPress=${() => onPress(die)} />`)}</div>
    </div>
  </div>`;
};
