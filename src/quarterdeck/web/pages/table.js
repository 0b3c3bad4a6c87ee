// A table: race, deck, bar; coach, log and chat beside it.
import { useState } from "preact/hooks";
import { Coach } from "../components/coach.js";
import { Curtain } from "../components/curtain.js";
import { RulesDrawer } from "../components/drawer.js";
import { useFlight } from "../components/flight.js";
import { Talk } from "../components/log.js";
import { Languages, Mast, Tool } from "../components/mast.js";
import { Race } from "../components/race.js";
import { Toast } from "../components/toast.js";
import { instead, Offers, promise, stageWords, turnWords } from "../games/kapern/bar.js";
import { Board } from "../games/kapern/board.js";
import { Advice } from "../games/kapern/coach.js";
import { isMine, momentOf, useHand } from "../games/kapern/hand.js";
import { useKeys } from "../games/kapern/keys.js";
import { Art, html } from "../html.js";
import { useShell, useText, useTitle } from "../shell.js";
import { useDesk, useStage } from "./desk.js";
import { EndPage } from "./end.js";
import { Waiting } from "./waiting.js";

const GRAVE = ["sank", "lost-fight", "cursed", "notice", "island"];
const COVER = "mate"; // who takes the oars for somebody who has gone

/** @param {{desk: import("./desk.js").Desk}} props */
const WhileOthersPlay = ({ desk }) => {
  const text = useText();
  const { scene, shown, names, busy } = desk;
  const seat = scene.seat;
  const chair = shown?.chairs[seat];
  const held = busy && GRAVE.includes(scene.mood?.kind ?? "");
  const gone = !busy && chair?.kind === "person" && !chair.present && !chair.yours;
  const covered = shown?.chairs.findIndex((/** @type {any} */ each) => each.yours && each.level) ?? -1;
  const own = chair?.yours && !chair.level;
  return html`<div class="bar__turn"><b>
    ${own ? text("your-turn") : text("their-turn", { name: names[seat] ?? "" })}</b>
      <span>${gone ? text("gone", { name: names[seat] }) : text(own ? "wait" : "watching")}</span></div>
    ${gone && html`<button type="button" class="btn" onClick=${() => desk.ask({ do: "cover", seat, level: COVER })}>
      <${Art} class="ico" name="i-bot" />${text("cover")}</button>`}
    ${covered >= 0 && html`<button type="button" class="btn btn--brass"
      onClick=${() => desk.ask({ do: "reclaim", seat: covered })}>${text("reclaim")}</button>`}
    ${held && html`<button type="button" class="btn btn--brass btn--big" onClick=${desk.next}><b>
      ${text("go-on")}</b><small>${text("go-on-say")}</small></button>`}
    ${busy && !held && html`<button type="button" class="btn" onClick=${desk.catchUp}>
      <${Art} class="ico" name="i-next" />${text("catch-up")}</button>`}`;
};

/** @param {{desk: import("./desk.js").Desk, hand: any}} props */
const Bar = ({ desk, hand }) => {
  const { words } = useShell();
  const text = useText();
  const mine = isMine(desk);
  const { title, say } = turnWords({ desk, hand }, text);
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    ${
      desk.refusal &&
      html`<${Toast} refusal=${desk.refusal} names=${desk.names} instead=${instead(desk, words, text)}
      onClose=${desk.forgive} onClause=${desk.openClause} />`
    }
    ${
      mine
        ? html`<div class="bar__turn"><b>${title}</b><span>${say}</span></div><${Offers} desk=${desk}
          hand=${hand} />`
        : html`<${WhileOthersPlay} desk=${desk} />`
    }
  </div></section>`;
};

/** @param {{desk: import("./desk.js").Desk}} props */
const Playing = ({ desk }) => {
  const { words } = useShell();
  const hand = useHand(desk);
  useKeys(desk, hand);
  useFlight(desk.scene.mood);
  const { scene, shown, log, talk, names } = desk;
  const chairs = shown?.chairs ?? [];
  const shaken = scene.mood?.kind === "sank" || scene.mood?.kind === "cursed";
  return html`<main class=${`wrap table ${shaken ? "is-shaken" : ""}`}>
    <div class="table__main table__main--fit">
      <${Race} chairs=${chairs} scores=${scene.scores} target=${shown?.view.options.target} current=${scene.seat}
        starter=${scene.stage?.starter} gain=${promise(desk)} note=${stageWords(scene.stage, words, names)} />
      <${Board} desk=${desk} hand=${hand} />
      <${Bar} desk=${desk} hand=${hand} />
    </div>
    <aside class="table__side table__side--fit">
      ${
        shown?.coach ||
        chairs
          .filter((/** @type {any} */ { kind }) => kind === "person")
          .every((/** @type {any} */ { yours }) => yours)
          ? html`<${Coach} desk=${desk}>${(/** @type {any} */ advice) => html`<${Advice} advice=${advice}
            onPick=${hand.pickWord} />`}<//>`
          : html`<span></span>`
      }
      <${Talk} log=${log} talk=${talk} chairs=${chairs} names=${names} onSay=${desk.say}
        onClause=${desk.openClause} />
    </aside>
  </main>`;
};

/** @param {{of: string}} props */
export const TablePage = ({ of: table }) => {
  const { words } = useShell();
  const text = useText();
  const [clause, setClause] = useState(/** @type {string | null} */ (null));
  const { stage, talk, missing } = useStage(table);
  const desk = useDesk(table, stage, talk, setClause);
  const { shown, scene } = desk;
  const title = words.text("kapern");
  useTitle(title);
  const about =
    scene && shown?.view && text("about-table", { target: shown.view.options.target, turn: scene.turn });
  return html`<${Mast} table where=${html`<h1>${title}</h1><span>${about}</span>`}>
      <${Languages} wide />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
    <//>
    <${Inside} table=${table} desk=${desk} missing=${missing} />
    <${RulesDrawer} clause=${clause} onClose=${() => setClause(null)} />`;
};

/**
 * Which of its faces the table shows.
 * @param {{table: string, desk: import("./desk.js").Desk, missing: any}} props
 */
const Inside = ({ table, desk, missing }) => {
  const { words } = useShell();
  const text = useText();
  const { shown, scene, busy } = desk;
  if (missing)
    return html`<main class="wrap waiting"><section class="panel"><h2>${words.say(missing)}</h2>
      <a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`;
  if (!shown) return html`<main class="wrap"><p class="soft loading">${text("loading")}</p></main>`;
  if (!shown.view) return html`<${Waiting} table=${table} chairs=${shown.chairs} />`;
  if (!busy && momentOf(desk) === "over") return html`<${EndPage} table=${table} desk=${desk} />`;
  if (!busy && shown.curtain != null && shown.curtain !== shown.seat)
    return html`<${Curtain} desk=${desk} seat=${shown.curtain} />`;
  return scene && html`<${Playing} desk=${desk} />`;
};
