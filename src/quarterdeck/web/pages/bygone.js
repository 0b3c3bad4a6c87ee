// A finished game whose rules have changed since: its board cannot be drawn any more, its story can be read.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { FinalScores } from "../components/final_scores.js";
import { Talk } from "../components/log.js";
import * as api from "../net/api.js";

/** @param {{table: string, session: import("../table/types.js").TableSession}} props */
export const BygonePage = ({ table, session }) => {
  const text = useText();
  const [tab, setTab] = useState("");
  const { log, talk, names } = session;
  const shown = /** @type {import("../net/wire.js").Shown} */ (session.shown);
  const again = async () => location.assign(`/t/${shown.rematch ?? (await api.rematch(table)).table}`);
  return html`<main class="wrap ending">
    <section class="deck winner"><${Art} class="winner__chest" name="vignettes/chest-open" />
      <div><h1>${text("bygone")}</h1><p>${text("bygone-say")}</p></div>
      <div class="winner__acts">
        ${
          shown.chairs.some(({ yours }) => yours) &&
          html`<button type="button" class="btn btn--brass" id="rematch" onClick=${again}><${Art} class="ico" name="i-again" />${text("rematch")}</button>`
        }
        <a class="btn" href="/">${text("to-lobby")}</a></div></section>
    <${Talk} log=${log} onEarlier=${session.tellEarlier} talk=${talk} fork=${shown.fork} chairs=${shown.chairs} names=${names} team=${shown.team} tab=${tab} onTab=${setTab}
      onSay=${session.say} onClause=${session.openClause} />
    <aside class="ending__side"><${FinalScores} chairs=${shown.chairs} scores=${shown.scores} result=${shown.result} parts=${[]} ratings=${[]} /></aside>
  </main>`;
};
