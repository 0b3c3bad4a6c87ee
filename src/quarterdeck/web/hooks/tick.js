// Draw again as time passes, for as long as something on the page runs.
import { useEffect, useReducer } from "preact/hooks";

const OFTEN = 250; // milliseconds: a second is never shown late by more than a glance

/** @param {boolean} runs */
export function useTick(runs) {
  const [, draw] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => draw(undefined), OFTEN);
    return () => clearInterval(ticking);
  }, [runs]);
}
