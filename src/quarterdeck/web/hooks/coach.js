// The coach of a table: whether it is to speak, and what it says.
import { useEffect, useState } from "preact/hooks";
import * as settings from "../app/settings.js";

/**
 * Whether the coach is to speak, and what it says; it is asked anew whenever there is something to decide.
 * @param {import("../table/types.js").TableSession} session
 */
export function useCoach(session) {
  const [on, setOn] = useState(settings.wantsCoach());
  const flip = (/** @type {boolean} */ wanted) => {
    settings.keep("coach", wanted ? "on" : "off");
    setOn(wanted);
  };
  return { on, flip, ...useAdvice(session, on) };
}

/** What it says, and how it is asked once more where it came to no answer. @param {import("../table/types.js").TableSession} session @param {boolean} on */
function useAdvice(session, on) {
  const [tries, setTries] = useState(0);
  const [advice, setAdvice] = useState(/** @type {import("../net/seen.js").Answer | null} */ (null));
  const { shown, busy } = session;
  const asking = on && !busy && shown?.coach && shown.view;
  useEffect(() => {
    setAdvice(null);
    if (!asking) return;
    let current = true;
    session.ask({ do: "advise", seat: shown.seat }).then((answer) => current && setAdvice(answer));
    return () => {
      current = false;
    };
  }, [asking, shown?.seq, shown?.draft.join(), tries]);
  return { advice, askAgain: () => setTries(tries + 1) };
}
