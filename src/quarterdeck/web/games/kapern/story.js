// A finished game as a list of pictures to leaf through, and as turns to compare.
import { pictures, settle } from "./scene.js";

/**
 * @typedef {{scene: any, piece: any, view: any}} Step
 * @typedef {{turn: number, seat: number, gain: number, scores: number[], step: number, cursed: boolean}} Turn
 */

/** Every piece of news with the picture it leaves behind. @param {any} replay @returns {Step[]} */
export function stepsOf({ frames }) {
  /** @type {any} */
  let scene = null;
  /** @type {Step[]} */
  const steps = [];
  for (const { news, view } of frames) {
    for (const piece of news) {
      scene =
        pictures(scene ?? settle(null, view), piece.event, view.options.floor_zero).at(-1)?.scene ?? scene;
      steps.push({ scene, piece, view });
    }
    scene = settle(scene, view);
  }
  return steps;
}

/**
 * Every turn with what it brought to the one who played it.
 * @param {Step[]} steps
 * @param {any} replay
 * @returns {Turn[]}
 */
export function turnsOf(steps, replay) {
  const starts = steps.flatMap(({ piece }, step) => (piece.event.event === "turn-began" ? [step] : []));
  const finals = replay.frames.at(-1).scores;
  let before = finals.map(() => 0);
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? steps.length;
    const { seat, turn } = steps[start].piece.event;
    const scores = place + 1 < starts.length ? steps[end - 1].scene.scores : finals;
    const gain = scores[seat] - before[seat];
    const cursed = steps.slice(start, end).some(({ piece }) => piece.event.event === "cursed");
    before = scores;
    return { turn, seat, gain, scores, step: end - 1, cursed };
  });
}

/** The best turn of every seat that had one. @param {Turn[]} turns @param {number} seats */
export const bestTurns = (turns, seats) =>
  Array.from({ length: seats }, (_, seat) =>
    turns
      .filter((turn) => turn.seat === seat)
      .reduce(
        (best, turn) => (turn.gain > (best?.gain ?? 0) ? turn : best),
        /** @type {Turn | null} */ (null),
      ),
  );
