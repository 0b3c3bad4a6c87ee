// A word about another table of the reader's, where it is their turn; for whoever wants to be called.
import { useEffect, useState } from "preact/hooks";
import { html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

/** Whether a table waits for the reader. @param {string} table */
const isAwaited = async (table) => (await api.ownTables()).playing.some(({ yours, listing }) => yours && listing.table === table);

/** @param {{table: string}} props  the one that is looked at */
export const Elsewhere = ({ table }) => {
  const { words, wire } = useShell();
  const [other, setOther] = useState("");
  useEffect(() => {
    if (!settings.wantsCall() || !settings.callsFor("turn")) return undefined;
    return wire.followOwn(async (moved) => {
      if (moved !== table && settings.callsAt(moved)) setOther((await isAwaited(moved)) ? moved : "");
    });
  }, [table]);
  return html`<div role="status">${other && html`<a class="house-says" href=${`/t/${other}`}>${words.text("push-turn")} · ${words.text("page-own-play")}</a>`}</div>`;
};
