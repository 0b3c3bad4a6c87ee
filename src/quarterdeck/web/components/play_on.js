// From a moment of a finished game to a table of one's own, where it is played on among bots.
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import * as api from "../net/api.js";

/** Nobody plays on from the end, where the rules are gone, or from what is still on its way. @param {{table: string, replay: import("../net/seen.js").Replay | null, frame: number}} props */
export const PlayOnButton = ({ table, replay, frame }) => {
  const text = useText();
  const there = replay?.frames[frame];
  const over = !there || there.view.awaiting.moment === "over" || Boolean(replay?.bygone);
  const playOn = async () => location.assign(`/t/${(await api.playOn(table, there?.seq ?? 0)).table}`);
  return html`<button type="button" class="btn" id="play-on" disabled=${over} aria-disabled=${String(over)} onClick=${playOn}>
    <${Art} class="ico" name="i-flag" /><span>${text("play-on-from-here")}</span></button>`;
};
