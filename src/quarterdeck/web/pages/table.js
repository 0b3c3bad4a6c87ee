// A table: race, deck, bar; coach, log and chat beside it.
import { useState } from "preact/hooks";
import { Agreement, Coach, useCoach } from "../components/coach.js";
import { Curtain } from "../components/curtain.js";
import { RulesDrawer } from "../components/rules_drawer.js";
import { Talk } from "../components/log.js";
import { Languages, Mast, Tool } from "../components/header.js";
import { Toast } from "../components/toast.js";
import { Art, html } from "../app/html.js";
import { isAlone, isMine, momentOf } from "../table/moment.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { useDesk, useStage } from "../hooks/table_session.js";
import { EndPage } from "./end.js";
import { Waiting } from "./waiting.js";

const COVER = "mate"; // who takes the oars for somebody who has gone

/** @param {{desk: import("../hooks/table_session.js").Desk}} props */
const WhileOthersPlay = ({ desk }) => {
  const text = useText();
  const { isHeld } = useGame();
  const { scene, shown, names, busy } = desk;
  const seat = scene.seat;
  const chair = shown?.chairs[seat];
  const held = busy && isHeld(scene.mood);
  const gone = !busy && chair?.kind === "person" && !chair.present && !chair.yours;
  const covered = shown?.chairs.findIndex((/** @type {any} */ each) => each.yours && each.level) ?? -1;
  const own = chair?.yours && !chair.level;
  const thinks = !busy && Boolean(chair?.level);
  const whatHappens = gone
    ? text("gone", { name: names[seat] })
    : text(own ? "loading" : thinks ? "thinks" : "watching");
  return html`<div class="bar__turn"><b>
    ${own ? text("your-turn") : text("their-turn", { name: names[seat] ?? "" })}</b>
      <span class=${thinks ? "thinks" : ""}>${whatHappens}</span></div>
    ${
      gone &&
      html`<button type="button" class="btn" onClick=${() => desk.ask({ do: "cover", seat, level: COVER })}>
      <${Art} class="ico" name="i-bot" />${text("cover")}</button>`
    }
    ${
      covered >= 0 &&
      html`<button type="button" class="btn btn--brass"
      onClick=${() => desk.ask({ do: "reclaim", seat: covered })}>${text("reclaim")}</button>`
    }
    ${
      held &&
      html`<button type="button" class="btn btn--brass btn--big" onClick=${desk.next}><b>
      ${text("go-on")}</b><small>${text("go-on-say")}</small></button>`
    }
    ${
      busy &&
      !held &&
      html`<button type="button" class="btn" onClick=${desk.catchUp}>
      <${Art} class="ico" name="i-next" />${text("catch-up")}</button>`
    }`;
};

/** @param {{desk: import("../hooks/table_session.js").Desk, hand: any}} props */
const Bar = ({ desk, hand }) => {
  const { words } = useShell();
  const { instead, Offers, turnWords } = useGame();
  const text = useText();
  const mine = isMine(desk);
  const { title, say } = turnWords(desk, hand, words);
  return html`<section class="panel bar-dock" aria-label=${text("bar")}><div class="bar">
    ${
      desk.refusal &&
      html`<${Toast} refusal=${desk.refusal} names=${desk.names} instead=${instead(desk, words)}
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

/** The coach where it may speak, a word about it where people would have to agree, nothing for those who look on.
 * @param {{desk: import("../hooks/table_session.js").Desk, hand: any, coach: ReturnType<typeof useCoach>}} props */
const CoachOrNot = ({ desk, hand, coach }) => {
  if (desk.shown?.coach) return html`<${Coach} desk=${desk} hand=${hand} coach=${coach} />`;
  return desk.shown?.seat == null || isAlone(desk)
    ? html`<span></span>`
    : html`<${Agreement} desk=${desk} />`;
};

/** @param {{desk: import("../hooks/table_session.js").Desk}} props */
const Playing = ({ desk: given }) => {
  const { useHand, useKeys, isShaken, Strip, Board, Beside, name } = useGame();
  const coach = useCoach(given);
  const desk = { ...given, advice: coach.advice };
  const hand = useHand(desk);
  useKeys(desk, hand);
  const { scene, shown, log, talk, names } = desk;
  const chairs = shown?.chairs ?? [];
  return html`<main class=${`wrap table table--${name} ${isShaken(scene.mood) ? "is-shaken" : ""}`}>
    <div class="table__main table__main--fit">
      <${Strip} desk=${desk} />
      <${Board} desk=${desk} hand=${hand} />
      <${Bar} desk=${desk} hand=${hand} />
    </div>
    <aside class="table__side table__side--fit">
      <${CoachOrNot} desk=${desk} hand=${hand} coach=${coach} />
      <${Beside} desk=${desk} hand=${hand} />
      <${Talk} log=${log} talk=${talk} chairs=${chairs} names=${names} team=${shown?.team} onSay=${desk.say}
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
  const { game } = stage;
  const title = game ? words.text(game.name) : "";
  useTitle(title);
  const about = game && scene && shown?.view && game.about(shown.view, scene, words);
  return html`<${Mast} table where=${html`${title && html`<h1>${title}</h1>`}<span>${about}</span>`}>
      <${Languages} wide />
      <${Tool} icon="i-book" label=${text("rules")} onClick=${() => setClause("")} />
      <${Tool} icon="i-door" label=${text("leave")} href="/" />
    <//>
    <${AtGame.Provider} value=${game}><${Inside} table=${table} desk=${desk} missing=${missing} />
      ${game && html`<${RulesDrawer} table=${table} clause=${clause} onClose=${() => setClause(null)} />`}<//>`;
};

/**
 * Which of its faces the table shows.
 * @param {{table: string, desk: import("../hooks/table_session.js").Desk, missing: any}} props
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
