// What a lesson says at this step, how far it is, and the ways through it.
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** @param {{count: number, at: number}} props */
const Dots = ({ count, at }) => html`<ol class="lesson__dots" aria-hidden="true">${Array.from(
  { length: count },
  (_, place) => html`<li key=${place} class=${place < at ? "is-past" : place === at ? "is-now-at" : ""}></li>`,
)}</ol>`;

/**
 * While something is still being shown, what was said before it stands.
 * @param {{lesson: import("../net/messages.js").LessonTold, table: ReturnType<typeof import("../hooks/lesson.js").useLessonTable>}} props
 */
export const Teacher = ({ lesson, table }) => {
  const text = useText();
  const { at, go, goOn, session } = table;
  const { steps } = lesson;
  const told = Math.max(session.busy ? at - 1 : at, 0);
  const { title, text: say, asks } = steps[told];
  return html`<section class="panel lesson" aria-label=${text("lesson")}>
    <div class="lesson__head"><${Dots} count=${steps.length} at=${told} /><span class="soft num lesson__place">${text("lesson-of", { at: told + 1, steps: steps.length })}</span></div>
    <div role="status"><h2>${title}</h2><p class="lesson__say">${say}</p></div>
    <div class="lesson__do">
      <button type="button" class="btn lesson__way" data-do="lesson-back" disabled=${at === 0} onClick=${() => go(at - 1)}>
        <${Art} class="ico" name="i-prev" />${text("lesson-back")}</button>
      ${asks && html`<button type="button" class="btn lesson__way" data-do="lesson-show" disabled=${session.busy} onClick=${goOn}>
        <${Art} class="ico" name="i-play" />${text("lesson-show")}</button>`}
      ${at < steps.length - 1 && html`<button type="button" class="btn lesson__way lesson__skip" data-do="lesson-skip" onClick=${() => go(at + 1)}>${text("lesson-skip")}</button>`}
    </div></section>`;
};
