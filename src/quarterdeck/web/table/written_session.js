// A table where all that can happen is written and nobody else sits: a lesson, a puzzle.

/**
 * @typedef {import("../net/wire.js").Shown} Shown
 * @typedef {import("./types.js").Refusal} Refusal
 * @typedef {import("./types.js").TableSession} TableSession
 */

/** A letter as it was written; the reader's chair has the reader's name. @param {unknown} written @param {string} name @returns {Shown} */
export function letterTo(written, name) {
  const shown = /** @type {Shown} */ (written);
  return { ...shown, chairs: shown.chairs.map((chair) => (chair.yours ? { ...chair, name } : chair)) };
}

/**
 * What a board needs to know and to do; nobody is there to be asked, or to talk with.
 * @param {import("./stage.js").Stage} stage
 * @param {Shown | null} shown  what is on stage, as it is shown here
 * @param {[Refusal | null, (refusal: Refusal | null) => void]} refusing
 * @param {Pick<TableSession, "act" | "draft" | "askWhy" | "openClause">} deeds
 */
export function writtenSession(stage, shown, [refusal, setRefusal], deeds) {
  const { scene, busy, log } = stage;
  return /** @type {TableSession} */ ({
    ...{ shown, scene, busy, log, refusal, ...deeds },
    ...{ tellEarlier: null, talk: [], advice: null, takeBackMove: () => {}, say: async () => true },
    demand: async () => {},
    names: (shown?.chairs ?? []).map((chair) => chair.name),
    refuse: (clause, why) => setRefusal({ why: { key: `${shown?.game}-page-no-${why}`, arguments: {} }, clause }),
    forgive: () => setRefusal(null),
    ask: async () => ({ tell: "done", id: 0, seq: shown?.seq ?? 0 }),
    next: () => stage.next(),
    catchUp: () => stage.catchUp(),
  });
}
