// The luck of a fair table: the letters to read out, and what this device has to say about its own part.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { Tool } from "./header.js";

/** @typedef {{luck: import("../table/luck_keeper.js").LuckKeeper | null}} Props */

/** The fingerprint of all seals; it leads to all that can be checked. @param {Props & {table: string}} props */
export const LuckTool = ({ table, luck }) => {
  const text = useText();
  if (!luck?.fingerprint) return null;
  return html`<${Tool} icon="i-lock" label=${luck.fingerprint} say=${text("luck-letters", { letters: luck.fingerprint })} href=${`/fair/${table}`} />`;
};

/** What is not as it must be; or that this device has no part in the luck. @param {Props} props */
export const LuckNotice = ({ luck }) => {
  const text = useText();
  const [read, setRead] = useState(false);
  if (!luck) return null;
  const { standing, isBarred } = luck;
  if (!isBarred && (standing !== "none" || read)) return null;
  return html`<div class=${`house-says luck-notice ${isBarred ? "is-grave" : ""}`} role=${isBarred ? "alert" : "status"}><${Art} class="ico" name="i-lock" />
    <p>${text(`luck-${standing}`)}</p>
    ${!isBarred && html`<button type="button" class="tool" onClick=${() => setRead(true)}><${Art} class="ico" name="i-close" /><span class="sr">${text("close")}</span></button>`}</div>`;
};

/** While the luck is made, before the game. @param {Props & {names: string[]}} props */
export const LuckPanel = ({ luck, names }) => {
  const text = useText();
  const face = luck?.face;
  if (!face) return null;
  const waits = face.awaited.map((seat) => names[seat]).join(", ");
  return html`<section class="panel"><div class="panel__head"><h2>${text("fair-dice")}</h2>${luck.fingerprint && html`<code>${luck.fingerprint}</code>`}</div>
    <p class="soft">${text(luck.fingerprint ? "luck-letters-say" : "luck-letters-later")}</p>
    <p role="status">${waits && face.left > 0 && text(`luck-${face.stage}`, { names: waits })}</p></section>`;
};
