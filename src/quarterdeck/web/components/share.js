// A link to read, select and copy.
import { useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";

/** @param {{path: string}} props */
export const Share = ({ path }) => {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const link = location.origin + path;
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return html`<div class="linkline">
    <input class="input" readonly value=${link} aria-label=${text("link")}
      onFocus=${(/** @type {import("../app/html.js").Typing} */ event) => event.currentTarget.select()} />
    <button type="button" class="btn" onClick=${copy}><${Art} class="ico" name=${copied ? "i-check" : "i-link"} />
      ${text(copied ? "copied" : "copy")}</button>
  </div>`;
};
