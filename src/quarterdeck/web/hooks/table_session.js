// One table as this page knows it: what is on stage, what was said, what can be asked of the server.
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";
import { LuckDoor } from "../table/luck_door.js";
import { Stage } from "../table/stage.js";

/**
 * @typedef {import("../net/messages.js").Heard} Heard
 * @typedef {import("../net/messages.js").Sentence} Sentence
 * @typedef {import("../net/seen.js").Answer} Answer
 * @typedef {import("../table/types.js").Refusal} Refusal
 * @typedef {import("../table/types.js").TableSession} TableSession
 */

/** What was said, once each. @param {Heard[]} talk @param {Heard} line */
const withLine = (talk, line) => (talk.some(({ number }) => number === line.number) ? talk : [...talk, line]);

/**
 * What only one side hears is for whoever looks just then: on a device that several share it goes when they do, and
 * comes again with their curtain.
 * @param {Heard[]} talk
 * @param {import("../net/wire.js").Shown | null} before
 * @param {import("../net/wire.js").Shown} now
 */
const forNextReader = (talk, before, now) =>
  before?.seat === now.seat || before?.team.includes(now.seat ?? -1) ? talk : talk.filter(({ team }) => !team);

/**
 * Follow a table for as long as the page shows it.
 * @param {string} table
 * @param {import("../table/luck_door.js").FetchKeeper} fetchKeeper  of its luck, where it is a fair one
 */
export function useStage(table, fetchKeeper) {
  const { wire, learn, pageOf } = useShell();
  const [, redraw] = useReducer((n) => n + 1, 0);
  const [talk, setTalk] = useState(/** @type {Heard[]} */ ([]));
  const [missing, setMissing] = useState(/** @type {Sentence | null} */ (null));
  const stage = useMemo(() => {
    const openGame = async (/** @type {string} */ game) => (await Promise.all([pageOf(game), learn(game)]))[0];
    return new Stage(openGame, () => redraw(undefined));
  }, [table]);
  const luck = useMemo(
    () => new LuckDoor(table, (question) => wire.ask({ ...question, table }), () => redraw(undefined), () => learn("fair").then(fetchKeeper)),
    [table],
  );
  useEffect(() => {
    const heard = (/** @type {Heard} */ line) => setTalk((before) => withLine(before, line));
    let last = /** @type {import("../net/wire.js").Shown | null} */ (null);
    const shown = (/** @type {import("../net/wire.js").Shown} */ letter) => {
      const seen = last;
      setTalk((before) => forNextReader(before, seen, letter));
      last = letter;
      stage.hear(letter);
      luck.hear(letter);
    };
    wire
      .follow(table, shown, heard)
      .then((answer) => {
        if (answer.tell === "refused") setMissing(answer.why);
      });
    return () => wire.unfollow(table);
  }, [table]);
  return { stage, talk, missing, luck: luck.keeper };
}

/**
 * @param {string} table
 * @param {Stage} stage
 * @param {Heard[]} talk
 * @param {import("../table/luck_keeper.js").LuckKeeper | null} luck
 * @param {(number: string) => void} openClause
 * @returns {TableSession}
 */
export function useTableSession(table, stage, talk, luck, openClause) {
  const { wire } = useShell();
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const { shown, scene, busy, log, earlier } = stage;
  const ask = (/** @type {import("../net/seen.js").Question} */ question) => wire.ask({ ...question, table });
  const explain = (/** @type {Answer} */ no) => {
    const late = no.tell === "refused" && no.code === "stale";
    if ("why" in no && no.why && !late) setRefusal({ why: no.why, clause: no.clause });
  };
  const noPlay = () => ({ why: { key: `page-luck-${luck?.standing}`, arguments: {} }, clause: null });
  useLayoutEffect(() => setRefusal(null), [shown?.seq]);

  const act = async (/** @type {string[]} */ words, /** @type {object} */ prepared = {}) => {
    if (luck?.isBarred) return setRefusal(noPlay());
    setRefusal(null);
    stage.prepare(prepared);
    let seq = wire.tables.get(table)?.seq ?? -1;
    let picks = shown?.draft ?? [];
    for (const action of words) {
      const answer = await ask({ do: "play", seat: shown?.seat, seq, action, ...luck?.beginMove(picks, action) });
      if (answer.tell === "refused") {
        luck?.giveUpMove();
        return explain(answer);
      }
      if (answer.tell !== "done") continue;
      luck?.settleMove(answer.seq);
      picks = answer.seq > seq ? [] : [...picks, action];
      seq = answer.seq;
    }
  };
  const draft = async (/** @type {string[]} */ actions) => {
    if (luck?.isBarred) return setRefusal(noPlay());
    setRefusal(null);
    const answer = await ask({ do: "draft", seat: shown?.seat, seq: wire.tables.get(table)?.seq ?? -1, actions });
    if (answer.tell === "refused") explain(answer);
  };
  const demand = async (/** @type {import("../net/seen.js").Question} */ question) => {
    setRefusal(null);
    explain(await ask(question));
  };
  const askWhy = async (/** @type {string} */ action) => {
    if (shown?.seat != null) explain(await ask({ do: "why-not", seat: shown.seat, action }));
  };
  const takeBackMove = async () => {
    setRefusal(null);
    try {
      location.replace(`/t/${(await api.takeBackMove(table)).table}`);
    } catch (no) {
      if (!(no instanceof api.Refusal)) throw no;
      setRefusal({ why: no.why, clause: null });
    }
  };
  const tellEarlier = async (/** @type {number} */ before) => {
    const answer = await ask({ do: "story", before });
    if (answer.tell === "story") stage.tellBefore(before, /** @type {import("../net/seen.js").Story} */ (answer));
  };
  return {
    shown,
    scene: /** @type {import("../table/types.js").Scene} */ (scene), // there before anything is drawn
    busy,
    log,
    tellEarlier: earlier == null ? null : () => tellEarlier(earlier),
    talk,
    refusal,
    ask,
    demand,
    act,
    draft,
    askWhy,
    takeBackMove,
    openClause,
    advice: null,
    luck,
    names: (shown?.chairs ?? []).map((chair) => chair.name),
    refuse: (clause, why) => setRefusal({ why: { key: `${shown?.game}-page-no-${why}`, arguments: {} }, clause }),
    forgive: () => setRefusal(null),
    say: async (text, team = false) => {
      const answer = await ask({ do: "chat", text, team });
      explain(answer);
      return answer.tell !== "refused";
    },
    next: () => stage.next(),
    catchUp: () => stage.catchUp(),
  };
}
