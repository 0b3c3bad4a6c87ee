// Between two people at one device: sailcloth in the colour of the one it waits for, and nothing secret behind it.
import { useLayoutEffect } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { forgetUnsaid } from "../hooks/unsaid.js";
import { COLOURS, Flag } from "./flag.js";
import { LogLine } from "./log.js";

const LATELY = 4; // lines of news worth telling again

/** @param {{session: import("../table/types.js").TableSession, seat: number}} props */
export const Curtain = ({ session, seat }) => {
  const text = useText();
  const { names, log } = session;
  useLayoutEffect(forgetUnsaid, []);
  const news = log.filter(({ event }) => event.seat !== seat && event.event !== "turn-began").slice(-LATELY);
  return html`<main class="curtain" data-seat=${COLOURS[seat]}><section class="panel" aria-live="polite">
    <div class="watch" role="group" aria-label=${text("order")}>${names.map((name, each) => html`<${Flag}
      key=${each} seat=${each} current=${each === seat} label=${name} />`)}</div>
    <${Flag} seat=${seat} size="xl" />
    <h1>${text("curtain", { name: names[seat] })}</h1>
    <p class="hush"><${Art} class="ico" name="i-eye" />${text("curtain-hush")}</p>
    <button type="button" class="btn btn--brass btn--big" autofocus
      onClick=${() => session.ask({ do: "open-curtain", seat })}>
      <b>${text("curtain-open", { name: names[seat] })}</b><small>${text("curtain-show")}</small></button>
    ${
      news.length > 0 &&
      html`<div class="since"><h2>${text("since")}</h2><div class="log"><ol>
      ${news.map((piece, place) => html`<${LogLine} key=${place} piece=${piece} names=${names} />`)}</ol></div>
        </div>`
    }
  </section></main>`;
};
