// A link to give away: to read, select and copy, or by the share sheet.
import { useState } from "preact/hooks";
import { canShare, copy, share } from "../app/clipboard.js";
import { Art, html } from "../app/html.js";
import { useText } from "../app/shell.js";

const WHILE = 2000; // milliseconds that "copied" stands there

/** Copy a link, and say so for a while. @param {string} link */
function useCopying(link) {
  const [copied, setCopied] = useState(false);
  const doCopy = async () => {
    setCopied(await copy(link));
    setTimeout(() => setCopied(false), WHILE);
  };
  return { copied, doCopy };
}

/** @param {{path: string, origin?: string}} props */
export const Share = ({ path, origin = location.origin }) => {
  const text = useText();
  const link = origin + path;
  const { copied, doCopy } = useCopying(link);
  return html`<div class="linkline">
    <input class="input" readonly value=${link} aria-label=${text("link")}
      onFocus=${(/** @type {import("../app/html.js").Typing} */ event) => event.currentTarget.select()} />
    <button type="button" class="btn" onClick=${doCopy}><${Art} class="ico" name=${copied ? "i-check" : "i-link"} />
      ${text(copied ? "copied" : "copy")}</button>
    <span class="sr" role="status">${copied && text("copied")}</span>
  </div>`;
};

/** The share sheet where there is one, else a copy. @param {{path: string}} props */
export const ShareButton = ({ path }) => {
  const text = useText();
  const link = location.origin + path;
  const { copied, doCopy } = useCopying(link);
  const press = () => (canShare() ? share(link, document.title) : doCopy());
  return html`<button type="button" class="btn" onClick=${press}><${Art} class="ico" name=${copied ? "i-check" : "i-share"} />
    ${text(copied ? "copied" : "share-it")}</button><span class="sr" role="status">${copied && text("copied")}</span>`;
};
