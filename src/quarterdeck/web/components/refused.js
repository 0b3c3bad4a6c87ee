// What the house said no to, where it was asked; in sight, however far down the page that is.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../app/html.js";

/** @param {{no: string | undefined, id?: string}} props */
export const Refused = ({ no, id }) => {
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [no]);
  return no ? html`<p ref=${line} id=${id} class="bad" role="alert">${no}</p>` : null;
};
