// What the house says to something that nobody else answers for: a button that was refused, a line that is down.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText } from "../app/shell.js";
import { Refusal } from "../net/api.js";

/** Whether the browser could not ask at all. @param {unknown} reason */
const isNoLine = (reason) => reason instanceof TypeError && /fetch|network/i.test(reason.message);

export const HouseSays = () => {
  const { name } = useShell();
  const text = useText();
  const [no, setNo] = useState(/** @type {Refusal | TypeError | null} */ (null));
  useEffect(() => {
    const hear = (/** @type {PromiseRejectionEvent} */ event) => {
      if (!(event.reason instanceof Refusal || isNoLine(event.reason))) return;
      event.preventDefault();
      setNo(event.reason);
    };
    window.addEventListener("unhandledrejection", hear);
    return () => window.removeEventListener("unhandledrejection", hear);
  }, []);
  useEffect(() => setNo(null), [name]); // that a name was refused, until another one was taken
  if (!no) return null;
  return html`<div class="house-says" role="alert"><p>${no instanceof Refusal ? no.message : text("offline")}</p>
    <button type="button" class="tool" onClick=${() => setNo(null)}><${Art} class="ico" name="i-close" /><span class="sr">
      ${text("close")}</span></button></div>`;
};
