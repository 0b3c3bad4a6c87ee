// A finished game as a list of pictures to leaf through, and as turns to compare.

/**
 * @typedef {import("./types.js").GamePage} GamePage
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("../net/seen.js").AnyView} AnyView
 * @typedef {import("../net/seen.js").News} News
 * @typedef {import("../net/seen.js").Replay} Replay
 * @typedef {{scene: Scene, piece: News, view: AnyView, frame: number}} Step
 * @typedef {{turn: number, seat: number, gain: number, before: number[], scores: number[], step: number}} Turn
 */

/**
 * Every piece of news with the picture it leaves behind.
 * @param {GamePage} game
 * @param {Replay} replay
 * @returns {Step[]}
 */
export function stepsOf(game, { frames }) {
  /** @type {Scene | null} */
  let scene = null;
  /** @type {Step[]} */
  const steps = [];
  for (const [frame, { news, view, scores, prices }] of frames.entries()) {
    scene ??= game.settle(null, view, scores, prices);
    for (const piece of news) {
      scene = game.pictures(scene, piece.event, { say: piece.say, view }).at(-1)?.scene ?? scene;
      steps.push({ scene, piece, view, frame });
    }
    scene = game.settle(scene, view, scores, prices);
  }
  return steps;
}

/**
 * Every turn with what it brought to the one who played it.
 * @param {Step[]} steps
 * @param {Replay} replay
 * @returns {Turn[]}
 */
export function turnsOf(steps, replay) {
  const starts = steps.flatMap(({ piece }, step) => (piece.event.event === "turn-began" ? [step] : []));
  const finals = replay.frames.at(-1)?.scores ?? [];
  let before = starts.length ? steps[starts[0]].scene.scores : finals;
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? steps.length;
    const { seat, turn } = /** @type {import("../net/seen.js").TurnBegan} */ (steps[start].piece.event);
    const scores = place + 1 < starts.length ? steps[end - 1].scene.scores : finals;
    const played = { turn, seat, gain: scores[seat] - before[seat], before, scores, step: end - 1 };
    before = scores;
    return played;
  });
}
