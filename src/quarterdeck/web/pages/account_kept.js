// An account from inside: its keys, where it is open, whom it blocks, its papers, and the way out.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { forgetName } from "../app/settings.js";
import { useShell, useText } from "../app/shell.js";
import { Refused } from "../components/refused.js";
import { canUsePasskeys, makePasskey } from "../net/passkeys.js";
import * as people from "../net/people_api.js";

/**
 * @typedef {import("../net/messages.js").OwnAccount} OwnAccount
 * @typedef {import("../app/html.js").Typing} Typing
 * @typedef {{own: OwnAccount, onChange: () => void, onCodes: (codes: string[]) => void}} Props
 */

/** Work that may be refused, and what is said then. @param {() => void} onDone */
function useDoing(onDone) {
  const [no, setNo] = useState("");
  const attempt = (/** @type {() => Promise<unknown>} */ work) => {
    setNo("");
    return work().then(onDone, ({ message }) => setNo(message));
  };
  return { no, attempt };
}

/** @param {Props} props */
const Sessions = ({ own, onChange }) => {
  const { words } = useShell();
  const text = useText();
  const { no, attempt } = useDoing(onChange);
  const out = async (/** @type {string} */ id, /** @type {boolean} */ here) => {
    await people.endSession(id);
    if (here) location.assign("/account");
  };
  return html`<section class="panel"><div class="panel__head"><h2>${text("sessions")}</h2>
      ${own.sessions.length > 1 && html`<button type="button" id="end-others" class="btn btn--quiet" onClick=${() => attempt(people.endOtherSessions)}>${text("end-others")}</button>`}</div>
    <ul class="devs">${own.sessions.map(
      ({ id, about, seen, here }) => html`<li key=${id}><${Art} name="i-anchor" /><span><b>${about || text("some-browser")}</b>
        <small>${here ? text("session-here") : words.ago(seen)}</small></span>
        <button type="button" class="btn btn--quiet" data-session=${here ? "here" : "elsewhere"} onClick=${() => attempt(() => out(id, here))}>${text("sign-out")}</button></li>`,
    )}</ul><${Refused} no=${no} /></section>`;
};

/** @param {Props} props */
const Keys = ({ own, onChange, onCodes }) => {
  const { words } = useShell();
  const text = useText();
  const { no, attempt } = useDoing(onChange);
  const add = async () =>
    people.addPasskey(await makePasskey(await people.newPasskeyOptions(), text("passkey-of", { name: own.name })));
  return html`<section class="panel"><div class="panel__head"><h2>${text("own-keys")}</h2></div>
    <ul class="devs">${own.passkeys.map(
      ({ id, label, since }) => html`<li key=${id}><${Art} name="i-lock" /><span><b>${label}</b><small>${words.ago(since)}</small></span>
        <button type="button" class="btn btn--quiet" data-do="remove-passkey" onClick=${() => attempt(() => people.removePasskey(id))}>${text("remove-key")}</button></li>`,
    )}
    <li><${Art} name="i-lock" /><span><b>${text("codes")}</b><small>${text("codes-left", { count: own.codes })}</small></span>
      <button type="button" id="new-codes" class="btn btn--quiet" onClick=${() => attempt(async () => onCodes((await people.newCodes()).codes))}>${text("new-codes")}</button></li></ul>
    <button type="button" id="add-passkey" class="btn" disabled=${!own.passkeys_here || !canUsePasskeys()} onClick=${() => attempt(add)}>${text("add-passkey")}</button>
    <${Refused} no=${no} /><${NewPassword} own=${own} onChange=${onChange} /></section>`;
};

/** @param {{own: OwnAccount, onChange: () => void}} props */
const NewPassword = ({ own, onChange }) => {
  const text = useText();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const { no, attempt } = useDoing(onChange);
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = own.password ? { password, current } : { password };
    attempt(() => people.changePassword(form));
  };
  const field = (/** @type {string} */ id, /** @type {string} */ value, /** @type {(typed: string) => void} */ set, /** @type {string} */ complete) => html`<label class="field" for=${id}>
    <span>${text(id)}</span><input id=${id} class="input" type="password" required maxlength="200" value=${value} autocomplete=${complete}
      onInput=${(/** @type {Typing} */ event) => set(event.currentTarget.value)} /></label>`;
  return html`<details class="acct__more"><summary>${text(own.password ? "change-password" : "set-password")}</summary>
    <form class="signin" onSubmit=${save}>${own.password && field("old-password", current, setCurrent, "current-password")}
      ${field("new-password", password, setPassword, "new-password")}
      <button id="save-password" class="btn">${text("save-password")}</button>
      ${
        own.password &&
        own.passkeys.length > 0 &&
        html`<button type="button" id="remove-password" class="btn btn--quiet" onClick=${() => attempt(() => people.removePassword(current))}>${text("remove-password")}</button>`
      }</form><${Refused} no=${no} /></details>`;
};

const Blocked = () => {
  const { words } = useShell();
  const text = useText();
  const [blocks, setBlocks] = useState(/** @type {import("../net/messages.js").BlockTold[]} */ ([]));
  const look = () => people.blocks().then(setBlocks);
  const { no, attempt } = useDoing(look);
  useEffect(() => void look(), []);
  if (!blocks.length) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${text("blocked")}</h2></div>
    <ul class="devs">${blocks.map(
      ({ id, name }) => html`<li key=${id}><${Art} name="i-mute" /><b>${name || words.text("a-sailor")}</b>
      <button type="button" class="btn btn--quiet" onClick=${() => attempt(() => people.liftBlock(id))}>${text("lift-block")}</button></li>`,
    )}</ul><${Refused} no=${no} /></section>`;
};

/** @param {{own: OwnAccount}} props */
const Papers = ({ own }) => {
  const text = useText();
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const { no, attempt } = useDoing(() => {
    forgetName();
    location.assign("/");
  });
  const leave = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(() => people.sayFarewell(typed ?? ""));
  };
  return html`<section class="panel"><div class="panel__head"><h2>${text("papers")}</h2></div>
    <ul class="devs"><li><${Art} name="i-share" /><span><b>${text("export")}</b><small>${text("export-say")}</small></span>
        <a id="export" class="btn" href="/api/account/export" download>${text("export-go")}</a></li>
      <li><${Art} name="i-close" /><span><b>${text("delete")}</b><small>${text("delete-say")}</small></span>
        <button type="button" id="delete" class="btn btn--wine" onClick=${() => setTyped(typed === null ? "" : null)}>${text("delete-go")}</button></li></ul>
    ${
      typed !== null &&
      html`<form class="signin" onSubmit=${leave}><label class="field" for="farewell"><span>${text("farewell", { name: own.name })}</span>
      <input id="farewell" class="input" value=${typed} autocomplete="off" required onInput=${(/** @type {Typing} */ event) => setTyped(event.currentTarget.value)} /></label>
      <button id="farewell-go" class="btn btn--wine">${text("farewell-go")}</button></form>`
    }<${Refused} no=${no} /></section>`;
};

/** @param {Props} props */
export const SignedIn = (props) => {
  const text = useText();
  return html`<div class="acct__col"><${Sessions} ...${props} /><${Keys} ...${props} /></div>
    <div class="acct__col"><section class="panel"><div class="panel__head"><h2>${text("profile")}</h2></div>
      <a id="own-profile" class="btn btn--brass" href=${`/sailor/${encodeURIComponent(props.own.name ?? "")}`}>${text("profile-open")}</a> <a class="btn" href="/ladder">${text("nav-ladder")}</a></section>
    <${Blocked} /><${Papers} own=${props.own} /></div>`;
};
