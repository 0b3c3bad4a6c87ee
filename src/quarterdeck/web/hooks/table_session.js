// One table as this page knows it: what is on stage, what was said, what can be asked of the server.
import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import { Stage } from "../table/stage.js";

/**
 * @typedef {{shown: import("../net/wire.js").Shown | null, scene: any, busy: boolean, log: any[], talk: any[], names: string[], refusal: any,
 *   act: (words: string[], prepared?: object) => void, askWhy: (word: string) => void, refuse: (clause: string) => void,
 *   forgive: () => void, say: (text: string, team?: boolean) => void, ask: (message: any) => Promise<any>, next: () => void,
 *   catchUp: () => void, openClause: (number: string) => void, advice: any}} TableSession
 */

/** What was said, once each. @param {any[]} talk @param {any} line */
const withLine = (talk, line) => (talk.some(({ number }) => number === line.number) ? talk : [...talk, line]);

/** Follow a table for as long as the page shows it. @param {string} table */
export function useStage(table) {
  const { wire, learn, pageOf } = useShell();
  const [, redraw] = useReducer((n) => n + 1, 0);
  const [talk, setTalk] = useState(/** @type {any[]} */ ([]));
  const [missing, setMissing] = useState(/** @type {any} */ (null));
  const stage = useMemo(() => {
    const taught = async (/** @type {string} */ game) => (await Promise.all([pageOf(game), learn(game)]))[0];
    return new Stage(taught, () => redraw(undefined));
  }, [table]);
  useEffect(() => {
    const heard = (/** @type {any} */ line) => setTalk((before) => withLine(before, line));
    wire
      .follow(table, (letter) => stage.hear(letter), heard)
      .then((answer) => {
        if (answer.tell === "refused") setMissing(answer.why);
      });
    return () => wire.unfollow(table);
  }, [table]);
  return { stage, talk, missing };
}

/**
 * @param {string} table
 * @param {Stage} stage
 * @param {any[]} talk
 * @param {(number: string) => void} openClause
 * @returns {TableSession}
 */
export function useTableSession(table, stage, talk, openClause) {
  const { wire } = useShell();
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const { shown, scene, busy, log } = stage;
  const ask = (/** @type {any} */ message) => wire.ask({ ...message, table });
  const refused = (/** @type {any} */ no) => {
    if (no.why && no.code !== "stale") setRefusal({ why: no.why, clause: no.clause });
  };
  useEffect(() => setRefusal(null), [shown?.seq]);

  const act = async (/** @type {string[]} */ words, /** @type {object} */ prepared = {}) => {
    setRefusal(null);
    stage.prepare(prepared);
    let seq = wire.tables.get(table)?.seq ?? -1;
    for (const action of words) {
      const answer = await ask({ do: "play", seat: shown?.seat, seq, action });
      if (answer.tell === "refused") return refused(answer);
      if (answer.tell === "done") seq = answer.seq;
    }
  };
  const askWhy = async (/** @type {string} */ action) => {
    if (shown?.seat != null) refused(await ask({ do: "why-not", seat: shown.seat, action }));
  };
  return {
    shown,
    scene,
    busy,
    log,
    talk,
    refusal,
    ask,
    act,
    askWhy,
    openClause,
    advice: null,
    names: (shown?.chairs ?? []).map((/** @type {any} */ chair) => chair.name),
    refuse: (clause) => setRefusal({ why: { key: `${shown?.game}-${clause}`, arguments: {} }, clause }),
    forgive: () => setRefusal(null),
    say: (text, team = false) => ask({ do: "chat", text, team }),
    next: () => stage.next(),
    catchUp: () => stage.catchUp(),
  };
}
