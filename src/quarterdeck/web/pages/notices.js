// Of what the reader is called, and how: while a page is open, and when it is closed.
import { useEffect, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { html } from "../app/html.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Switch } from "../components/forms.js";
import { Header, Languages } from "../components/header.js";
import { askForLeave } from "../hooks/call.js";
import { usePush } from "../hooks/push.js";

const KINDS = ["turn", "full", "rematch"];

/** @param {{kind: string, on: boolean, onChange: (on: boolean) => void}} props */
const Kind = ({ kind, on, onChange }) => {
  const text = useText();
  const name = text(`notices-${kind}`);
  return html`<li><div><b>${name}</b><small>${text(`notices-${kind}-about`)}</small></div><${Switch} bare label=${name} on=${on} onChange=${onChange} /></li>`;
};

/** A bell and the browser's own notice; kept by the browser. */
const WhileOpen = () => {
  const text = useText();
  const [on, setOn] = useState(settings.wantsCall());
  const [kinds, setKinds] = useState(KINDS.filter(settings.callsFor));
  const call = (/** @type {boolean} */ wanted) => {
    settings.keep("call", wanted ? "on" : "off");
    if (wanted) askForLeave();
    setOn(wanted);
  };
  const change = (/** @type {string} */ kind, /** @type {boolean} */ wanted) => {
    settings.keep(`call-${kind}`, wanted ? "on" : "off");
    setKinds(KINDS.filter(settings.callsFor));
  };
  return html`<section class="panel" id="while-open"><div class="panel__head"><h2>${text("notices-page")}</h2></div>
    <p class="soft">${text("notices-page-say")}</p>
    <ul class="opt-list"><li><b>${text("notices-call")}</b><${Switch} bare label=${text("notices-call")} on=${on} onChange=${call} /></li>
      ${on && KINDS.map((kind) => html`<${Kind} key=${kind} kind=${kind} on=${kinds.includes(kind)} onChange=${(/** @type {boolean} */ wanted) => change(kind, wanted)} />`)}</ul></section>`;
};

/** By the browser's push service; kept by the house. @param {{push: ReturnType<typeof usePush>}} props */
const WhenClosed = ({ push: { kinds, against, want } }) => {
  const text = useText();
  const change = (/** @type {string} */ kind, /** @type {boolean} */ on) => want(KINDS.filter((each) => (each === kind ? on : kinds.includes(each))));
  return html`<section class="panel" id="when-closed"><div class="panel__head"><h2>${text("notices-closed")}</h2></div>
    <p class="soft">${text("notices-closed-say")}</p>
    ${against !== "cannot" && html`<ul class="opt-list">${KINDS.map((kind) => html`<${Kind} key=${kind} kind=${kind} on=${kinds.includes(kind)} onChange=${(/** @type {boolean} */ on) => change(kind, on)} />`)}</ul>`}
    <p class="bad" role="status">${against && text(`notices-${against}`)}</p></section>`;
};

/** One that was lost, or is somebody else's now, is called no longer. @param {{push: ReturnType<typeof usePush>}} props */
const Others = ({ push: { others, endOthers } }) => {
  const text = useText();
  if (!others.length) return null;
  return html`<section class="panel" id="others"><ul class="opt-list"><li><div><b>${text("notices-others", { count: others.length })}</b><small>${text("notices-others-about")}</small></div>
    <button type="button" class="btn" onClick=${endOthers}>${text("notices-end-others")}</button></li></ul></section>`;
};

/** @param {{push: ReturnType<typeof usePush>}} props */
const Quiet = ({ push: { quiet, hear } }) => {
  const { words } = useShell();
  const text = useText();
  if (!quiet.length) return null;
  return html`<section class="panel" id="quiet"><div class="panel__head"><h2>${text("notices-quiet")}</h2></div><p class="soft">${text("notices-quiet-say")}</p>
    <ul class="opt-list">${quiet.map(
      (table) => html`<li key=${table}><a href=${`/t/${table}`}>${words.text(table.split("-")[0])}</a>
      <button type="button" class="btn" onClick=${() => hear(table)}>${text("notices-hear")}</button></li>`,
    )}</ul></section>`;
};

const Settings = () => {
  const text = useText();
  const push = usePush();
  useTitle(text("notices"));
  return html`<h1>${text("notices")}</h1><p class="soft">${text("notices-say")}</p><${WhileOpen} /><${WhenClosed} push=${push} /><${Others} push=${push} /><${Quiet} push=${push} />`;
};

export const NoticesPage = () => {
  const { learn } = useShell();
  const text = useText();
  const [read, setRead] = useState(false);
  useEffect(() => void learn("notices", "games").then(() => setRead(true)), []);
  return html`<${Header}><${Languages} /><//>
    <main class="wrap notices">${read ? html`<${Settings} />` : html`<p class="soft loading">${text("loading")}</p>`}</main>`;
};
