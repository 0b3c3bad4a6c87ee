// The coach: silent until asked, then every option with its price.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { isAlone, isMine } from "../table/moment.js";
import { Switch } from "./forms.js";
import { WinBar } from "./win_bar.js";

const PASSING = ["too-busy", "stumbled"]; // what may be answered in a moment

/** @param {{session: import("../table/types.js").TableSession, hand: unknown, coach: ReturnType<typeof import("../hooks/coach.js").useCoach>}} props */
export const Coach = ({ session, hand, coach: { on, flip, advice, askAgain } }) => {
  const { words } = useShell();
  const { Advice } = useGame();
  const text = useText();
  const told = on && advice?.tell === "advice" ? advice : null;
  const waiting = isMine(session) ? text("coach-thinks") : text("coach-waits");
  return html`<section class="panel coach"><div class="panel__head"><h2>${text("coach")}</h2>
      <${Switch} label=${text("coach-advise")} on=${on} onChange=${flip} /></div>
    ${!on && html`<p class="soft">${text("coach-off")}</p>`}
    ${told?.busy && html`<p class="soft">${text("coach-hurried")}</p>`}
    ${told && told.chances.length > 0 && html`<${WinBar} chances=${told.chances} names=${session.names} />`}
    ${on && advice?.tell !== "refused" && !told?.choices.length && html`<p class="soft">${waiting}</p>`}
    ${told && (told.choices.length || told.heat.length) > 0 && html`<${Advice} advice=${told} session=${session} hand=${hand} />`}
    ${on && advice?.tell === "refused" && html`<p class="soft">${words.say(advice.why)}</p>
      ${PASSING.includes(advice.code) && html`<button type="button" class="btn" data-do="ask-again" onClick=${askAgain}>${text("ask-again")}</button>`}`}
    ${isAlone(session) && isMine(session) && html`<${PlayForMe} session=${session} />`}
  </section>`;
};

/** One decision by the strongest bot. @param {{session: import("../table/types.js").TableSession}} props */
const PlayForMe = ({ session }) => {
  const text = useText();
  const [asked, setAsked] = useState(-1);
  const seq = session.shown?.seq ?? -1;
  const ask = () => {
    setAsked(seq);
    session.ask({ do: "play-for-me", seat: session.shown?.seat, seq }).then(() => setAsked(-1));
  };
  return html`<button type="button" class="btn coach__play" id="play-for-me" disabled=${asked === seq} onClick=${ask}>
    <${Art} class="ico" name="i-bot" />${text(asked === seq ? "plays-for-me" : "play-for-me")}</button>`;
};

/** Among people: whether the coach may come, once all of them want it. @param {{session: import("../table/types.js").TableSession}} props */
export const Agreement = ({ session }) => {
  const text = useText();
  const shown = /** @type {import("../net/wire.js").Shown} */ (session.shown);
  const people = shown.chairs.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const wanting = people.filter((seat) => shown.agreed.includes(seat));
  const wanted = shown.agreed.includes(shown.seat ?? -1);
  const flip = () => session.ask({ do: "agree-coach", seat: shown.seat, wanted: !wanted });
  return html`<section class="panel coach"><div class="panel__head"><h2>${text("coach")}</h2>
      <${Switch} label=${text("coach-agree")} on=${wanted} onChange=${flip} /></div>
    <p class="soft">${text("coach-agree-say", { wanting: wanting.length, people: people.length })}</p></section>`;
};
