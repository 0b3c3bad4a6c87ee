// One table as this page knows it: what is on stage, what was said, what can be asked of the server.
import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import * as scenes from "../games/kapern/scene.js";
import { useShell } from "../shell.js";
import { Stage } from "../stage.js";

/**
 * @typedef {{shown: import("../wire.js").Shown | null, scene: any, busy: boolean, log: any[], talk: any[], names: string[], refusal: any,
 *   act: (words: string[], picked: number[]) => void, askWhy: (word: string) => void, refuse: (clause: string) => void,
 *   forgive: () => void, say: (text: string) => void, ask: (message: any) => Promise<any>, next: () => void,
 *   catchUp: () => void, openClause: (number: string) => void}} Desk
 */

/**
 * What was said, once each, behind the news it was said after.
 * @param {any[]} talk
 * @param {any} line
 * @param {number} after
 */
const withLine = (talk, line, after) =>
  talk.some(({ number }) => number === line.number) ? talk : [...talk, { ...line, after }];

/** Follow a table for as long as the page shows it. @param {string} table */
export function useStage(table) {
  const { wire } = useShell();
  const [, redraw] = useReducer((n) => n + 1, 0);
  const [talk, setTalk] = useState(/** @type {any[]} */ ([]));
  const [missing, setMissing] = useState(/** @type {any} */ (null));
  const stage = useMemo(() => new Stage(scenes, () => redraw(undefined)), [table]);
  useEffect(() => {
    const heard = (/** @type {any} */ line) => setTalk((before) => withLine(before, line, stage.log.length));
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
 * @returns {Desk}
 */
export function useDesk(table, stage, talk, openClause) {
  const { wire } = useShell();
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const { shown, scene, busy, log } = stage;
  const ask = (/** @type {any} */ message) => wire.ask({ ...message, table });
  const refused = (/** @type {any} */ no) => {
    if (no.why && no.code !== "stale") setRefusal({ why: no.why, clause: no.clause });
  };
  useEffect(() => setRefusal(null), [shown?.seq]);

  const act = async (/** @type {string[]} */ words, /** @type {number[]} */ picked) => {
    setRefusal(null);
    stage.pick(picked);
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
    names: (shown?.chairs ?? []).map((/** @type {any} */ chair) => chair.name),
    refuse: (clause) => setRefusal({ why: { key: `kapern-${clause}`, arguments: {} }, clause }),
    forgive: () => setRefusal(null),
    say: (text) => ask({ do: "chat", text }),
    next: () => stage.next(),
    catchUp: () => stage.catchUp(),
  };
}
