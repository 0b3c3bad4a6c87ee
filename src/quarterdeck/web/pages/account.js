// Your name: keep it, come in by it, see where it is open, take your games along, or let it go.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import * as settings from "../app/settings.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { Refused } from "../components/refused.js";
import { useAccountWords } from "../hooks/own_words.js";
import { canUsePasskeys, makePasskey, usePasskey } from "../net/passkeys.js";
import * as people from "../net/people_api.js";
import { SignedIn } from "./account_kept.js";

/**
 * @typedef {import("../net/messages.js").OwnAccount} OwnAccount
 * @typedef {import("../app/html.js").Typing} Typing
 * @typedef {{own: OwnAccount, name: string, onCodes: (codes: string[]) => void}} Keeping
 */

/** What went wrong, in the house's words or the browser's. */
export function useTrying() {
  const [no, setNo] = useState("");
  const attempt = (/** @type {() => Promise<unknown>} */ work) => {
    setNo("");
    return work().catch(({ message }) => setNo(message));
  };
  return { no, attempt };
}

/** Somebody else from now on: everything is drawn anew. @param {string | null} name */
export const comeInAs = (name) => {
  if (name) settings.keep("name", name);
  location.assign("/account");
};

/** @param {{id: string, label: string, value: string, onInput: (typed: string) => void, type?: string, complete: string}} props */
export const Field = ({ id, label, value, onInput, type = "text", complete }) => html`<label class="field" for=${id}><span>${label}</span>
  <input id=${id} class="input" type=${type} value=${value} maxlength="200" autocomplete=${complete} required
    onInput=${(/** @type {Typing} */ event) => onInput(event.currentTarget.value)} /></label>`;

/** @param {Keeping} props */
const ByPasskey = ({ own, name, onCodes }) => {
  const text = useText();
  const { no, attempt } = useTrying();
  const make = async () => {
    const passkey = await makePasskey(await people.newPasskeyOptions(), text("passkey-of", { name }));
    onCodes((await people.keepName({ name, passkey })).codes);
  };
  const can = own.passkeys_here && canUsePasskeys();
  return html`<section class=${`keep ${can ? "keep--best" : ""}`}><${Art} class="keep__i" name="i-anchor" /><h3>${text("by-passkey")}</h3>
    <p>${text(can ? "by-passkey-say" : "no-passkeys-say")}</p>
    <button type="button" id="make-passkey" class="btn btn--brass" disabled=${!can || !own.may_enter} onClick=${() => attempt(make)}>${text("make-passkey")}</button>
    <${Refused} no=${no} /></section>`;
};

/** @param {Keeping} props */
const ByPassword = ({ own, name, onCodes }) => {
  const text = useText();
  const { no, attempt } = useTrying();
  const [password, setPassword] = useState("");
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(async () => onCodes((await people.keepName({ name, password })).codes));
  };
  return html`<form class="keep" onSubmit=${keep}><${Art} class="keep__i" name="i-lock" /><h3>${text("by-password")}</h3>
    <p>${text("by-password-say")}</p>
    <${Field} id="new-password" label=${text("password")} type="password" complete="new-password" value=${password} onInput=${setPassword} />
    <button id="keep-name" class="btn" disabled=${!own.may_enter}>${text("keep-name")}</button>
    <${Refused} no=${no} /></form>`;
};

/** @param {{own: OwnAccount}} props */
const SignInPanel = ({ own }) => {
  const text = useText();
  const { no, attempt } = useTrying();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const form = { name, password, ...(code === null ? {} : { code }) };
    attempt(async () => comeInAs((await people.signIn(form)).name ?? null));
  };
  const byPasskey = async () => comeInAs((await people.signInByPasskey(await usePasskey(await people.passkeyOptions()))).name ?? null);
  return html`<section class="panel"><div class="panel__head"><h2>${text("sign-in")}</h2></div>
    <form class="signin" onSubmit=${enter}>
      <${Field} id="own-name" label=${text("own-name")} complete="username" value=${name} onInput=${setName} />
      ${code !== null && html`<${Field} id="code" label=${text("recovery-code")} complete="off" value=${code} onInput=${setCode} />`}
      <${Field} id="password" label=${text(code === null ? "password" : "new-password")} type="password" complete="current-password" value=${password} onInput=${setPassword} />
      <div class="signin__do"><button id="sign-in" class="btn btn--sea" disabled=${!own.may_enter}>${text("sign-in-go")}</button>
      <button type="button" id="by-passkey" class="btn" disabled=${!own.passkeys_here || !own.may_enter} onClick=${() => attempt(byPasskey)}>${text("sign-in-passkey")}</button>
      <button type="button" id="by-code" class="btn btn--quiet" onClick=${() => setCode(code === null ? "" : null)}>${text(code === null ? "have-code" : "have-password")}</button></div>
    </form><${Refused} no=${no} /></section>`;
};

/** The codes are shown this once, so their heading is brought into sight and read out. @param {{codes: string[], onDone: () => void}} props */
export const CodesPanel = ({ codes, onDone }) => {
  const text = useText();
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [codes]);
  return html`<section class="panel acct__codes" role="status"><div class="panel__head"><h2 ref=${heading} tabindex="-1">${text("codes")}</h2><span class="soft">${text("shown-once")}</span></div>
    <p>${text("codes-say")}</p>
    <ol class="codes">${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ol>
    <div class="signin__do"><button type="button" class="btn" onClick=${() => navigator.clipboard?.writeText(codes.join("\n"))}>${text("copy-codes")}</button>
      <button type="button" class="btn" onClick=${() => print()}>${text("print-codes")}</button>
      <button type="button" id="codes-done" class="btn btn--brass" onClick=${onDone}>${text("codes-done")}</button></div></section>`;
};

/** @param {{own: OwnAccount, onCodes: (codes: string[]) => void}} props */
const Guest = ({ own, onCodes }) => {
  const { name: called } = useShell();
  const text = useText();
  const [name, setName] = useState(own.name ?? called);
  const keeping = { own, name, onCodes };
  return html`${location.hash === "#signed-out" && html`<p class="panel bad" role="alert">${text("signed-out")}</p>`}
    <section class="panel acct__keep"><div class="panel__head"><h2>${text("two-ways")}</h2><span class="soft">${text("no-mail")}</span></div>
      ${!own.may_enter && html`<p class="bad">${text("plain-line")}</p>`}
      <${Field} id="kept-name" label=${text("own-name")} complete="username" value=${name} onInput=${setName} />
      <div class="keeps"><${ByPasskey} ...${keeping} /><${ByPassword} ...${keeping} /></div></section>
    <${SignInPanel} own=${own} />`;
};

export const AccountPage = () => {
  const { words, name } = useShell();
  const text = useText();
  const ready = useAccountWords();
  const [own, setOwn] = useState(/** @type {OwnAccount | null} */ (null));
  const [codes, setCodes] = useState(/** @type {string[] | null} */ (null));
  const look = () => people.account().then(setOwn);
  useEffect(() => void look(), []);
  const called = own?.name ?? name;
  useTitle(ready ? text("account") : "");
  if (!ready || !own) return html`<${Header} current="account"><${Languages} /><//><main class="wrap acct"></main>`;
  const show = (/** @type {string[]} */ shown) => {
    setCodes(shown);
    look();
  };
  return html`<${Header} current="account"><${Languages} /><//>
    <main class="wrap acct"><section class="deck acct__top"><${Art} class="acct__i" name="i-anchor" />
      <div><h1>${text(own.kept ? "account-of" : "keep-name-of", { name: called })}</h1>
      <p>${own.kept ? text("kept-say", { since: words.ago(own.since) }) : text("keep-say")}</p></div></section>
    ${codes && html`<${CodesPanel} codes=${codes} onDone=${() => setCodes(null)} />`}
    ${own.kept ? html`<${SignedIn} own=${own} onChange=${look} onCodes=${show} />` : html`<${Guest} own=${own} onCodes=${show} />`}</main>`;
};
