// The score track: a strip of sea for every seat, boats sailing to the treasure.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { AboutChair, COLOURS, Flag, letter, SameDevice } from "../../components/flag.js";
import { promise, stageWords } from "./action_bar.js";

/** @typedef {import("../../net/messages.js").Chair} Chair */

/** @param {{seat: number, chair: Chair, chairs: Chair[], score: number, target: number, current: boolean, starter: boolean, gain: number}} props */
const Lane = ({ seat, chair, chairs, score, target, current, starter, gain }) => {
  const { words } = useShell();
  const text = useText("kapern");
  return html`<div class="race__row" role="listitem" aria-current=${current ? "true" : undefined}
    data-seat=${COLOURS[seat]}>
    <span class="seat"><${Flag} seat=${seat} /><span class="seat__name">${chair.name} <${SameDevice}
      chair=${chair} chairs=${chairs} /></span><${AboutChair} chair=${chair} seat=${seat} />
      ${starter && html`<span class="starter" title=${text("started-final")}><${Art} class="ico" name="i-bell"
        label=${text("started-final")} /></span>`}
    </span>
    <div class=${`lane ${gain < 0 ? "lane--loss" : ""}`}
      style=${{ "--at": score / target, "--gain": Math.abs(gain) / target }}>
      <span class="boat"><${Art} name="boat" /><b aria-hidden="true">${letter(seat)}</b></span>
    </div>
    <span class="race__score num" data-score=${seat}>${words.number(score)}</span>
  </div>`;
};

/** @param {{target: number}} props */
const Scale = ({ target }) => {
  const text = useText("kapern");
  const marks = Array.from({ length: target / 1000 + 1 }, (_, thousand) => thousand * 1000);
  return html`<div class="race__scale" aria-hidden="true">
    ${marks.map((mark) => html`<span key=${mark} class="num" style=${{ "--at": mark / target }}>${mark}</span>`)}
  </div><${Art} class="race__goal" name="kapern/chest-open" tip=${text("target", { target })} />`;
};

/** @param {{session: import("./scene.js").Session}} props */
export const Race = ({ session }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const { scores, target, seat: current, stage } = session.scene;
  const chairs = session.shown?.chairs ?? [];
  const gain = promise(session);
  const note = stageWords(stage, words, session.names);
  return html`<section class="panel race" aria-label=${text("race", { target })}
    style=${{ "--marks": target / 1000 }}>
    <div class="race__rows"><div class="race__list" role="list">
      ${chairs.map(
        (chair, seat) => html`<${Lane} key=${seat} seat=${seat} chair=${chair} chairs=${chairs} score=${scores[seat] ?? 0} target=${target}
        current=${seat === current} starter=${"starter" in stage && seat === stage.starter} gain=${seat === current ? gain : 0} />`,
      )}
      </div><${Scale} target=${target} />
    </div>
    ${note && html`<p class="race__note" role="status"><${Art} class="ico" name="i-bell" />${note}</p>`}
  </section>`;
};
