// The coach: silent until asked, then every option with its price.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import * as settings from "../settings.js";
import { useGame, useShell, useText } from "../shell.js";
import { Switch } from "./forms.js";

/**
 * Whether the coach is to speak, and what it says; it is asked anew whenever there is something to decide.
 * @param {import("../pages/desk.js").Desk} desk
 */
export function useCoach(desk) {
  const [on, setOn] = useState(settings.wantsCoach());
  const flip = (/** @type {boolean} */ wanted) => {
    settings.keep("coach", wanted ? "on" : "off");
    setOn(wanted);
  };
  return { on, flip, advice: useAdvice(desk, on) };
}

/** @param {import("../pages/desk.js").Desk} desk @param {boolean} on */
function useAdvice(desk, on) {
  const [advice, setAdvice] = useState(/** @type {any} */ (null));
  const { shown, busy } = desk;
  const asking = on && !busy && shown?.coach;
  useEffect(() => {
    setAdvice(null);
    if (!asking) return;
    let current = true;
    desk.ask({ do: "advise", seat: shown.seat }).then((answer) => current && setAdvice(answer));
    return () => {
      current = false;
    };
  }, [asking, shown?.seq]);
  return advice;
}

/** @param {{desk: import("../pages/desk.js").Desk, hand: any, coach: ReturnType<typeof useCoach>}} props */
export const Coach = ({ desk, hand, coach: { on, flip, advice } }) => {
  const { words } = useShell();
  const { Advice } = useGame();
  const text = useText();
  const waiting = desk.shown?.coach && !desk.busy ? text("coach-thinks") : text("coach-waits");
  return html`<section class="panel coach"><div class="panel__head"><h2>${text("coach")}</h2>
      <${Switch} label=${text("coach-advise")} on=${on} onChange=${flip} /></div>
    ${!on && html`<p class="soft">${text("coach-off")}</p>`}
    ${on && !advice && html`<p class="soft">${waiting}</p>`}
    ${on && advice?.tell === "advice" && html`<${Advice} advice=${advice} desk=${desk} hand=${hand} />`}
    ${on && advice?.tell === "refused" && html`<p class="soft">${words.say(advice.why)}</p>`}
  </section>`;
};
