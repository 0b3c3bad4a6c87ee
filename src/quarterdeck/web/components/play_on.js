// From a moment of a finished game to a table of one's own, where it is played on among bots.
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import * as api from "../net/api.js";

/** Nobody plays on from the end, or where the rules are gone. @param {{table: string, replay: import("../net/seen.js").Replay, frame: number}} props */
export const PlayOnButton = ({ table, replay, frame }) => {
  const text = useText();
  const { seq, view } = replay.frames[frame];
  const over = view.awaiting.moment === "over" || replay.bygone;
  const playOn = async () => location.assign(`/t/${(await api.playOn(table, seq)).table}`);
  return html`<button type="button" class="btn" id="play-on" disabled=${over} aria-disabled=${String(over)} onClick=${playOn}>
    <${Art} class="ico" name="i-flag" /><span>${text("play-on-from-here")}</span></button>`;
};
