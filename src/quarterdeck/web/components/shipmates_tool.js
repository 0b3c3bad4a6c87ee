// The way to who is aboard: a sheet that comes when it is opened. Only where people meet people.
import { useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useText } from "../app/shell.js";
import { useFurtherPages } from "../hooks/further_pages.js";
import { AtClock } from "./clock.js";
import { Tool } from "./header.js";

/** @typedef {import("../table/types.js").TableSession} TableSession */

/** Whether several people play here, and the reader is one of them. @param {TableSession} session */
const isAmongPeople = ({ shown }) => {
  const people = shown?.chairs.filter(({ kind }) => kind === "person") ?? [];
  return Boolean(shown?.view) && people.some(({ yours }) => yours) && people.some(({ yours }) => !yours);
};

/** @param {{session: TableSession}} props */
export const ShipmatesTool = ({ session }) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const pages = useFurtherPages(open, "aboard", "accounts");
  if (!isAmongPeople(session)) return null;
  return html`<${Tool} icon="i-people" label=${text("aboard")} onClick=${() => setOpen(true)} quiet />
    ${open && pages && html`<${AtClock.Provider} value=${session.shown?.clock ?? null}><${pages.shipmates} session=${session} onClose=${() => setOpen(false)} /><//>`}`;
};
