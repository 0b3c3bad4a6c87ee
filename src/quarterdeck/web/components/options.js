// House rules on a form: switches and choices with their clauses, and tables of numbers from one's own box.
import { useRef, useState } from "preact/hooks";
import { html } from "../app/html.js";
import { useGame, useShell, useText } from "../app/shell.js";
import { valueText } from "../table/options.js";
import { triedRules } from "../table/tried_rules.js";
import { Clause } from "./clause.js";
import { Steps, Switch } from "./forms.js";
import { Refused } from "./refused.js";

/** @typedef {import("../net/messages.js").OfferedOption} Option */
/** @typedef {import("../net/messages.js").ShippedLab} Lab */
/** @typedef {import("../net/messages.js").Rules} Rules */
/** @typedef {import("../net/messages.js").NumberTemplate} NumbersFile  a table of numbers to be filled in */

/** What the rule was found to do, value by value where it has several. @param {{option: Option, lab: Lab | null}} props */
const Tried = ({ option, lab }) => {
  const { words } = useShell();
  const { name } = useGame();
  const tried = words.knows("page-tried") ? triedRules(words, name, lab, option.name) : [];
  return tried.map(
    ({ value, text }) => html`<small class="tried" key=${String(value)}>
      ${tried.length > 1 && html`<b>${valueText(words, option, value)}</b>`}${text}</small>`,
  );
};

/**
 * What a house rule is, in the words of the rules: its own clause, or what is agreed on beside a printed one. Some games say nothing more.
 * @param {Rules | null} rules @param {string} clause @param {string} name @param {() => string} beside
 */
function ruleWords(rules, clause, name, beside) {
  const told = rules?.chapters.flatMap(({ clauses }) => clauses) ?? [];
  const found = told.find(({ number }) => number === name) ?? told.find(({ number }) => number === clause);
  return found ? found.ours || found.text : rules && beside();
}

/** @param {{option: Option, value: Option["default"], lab: Lab | null, rules: Rules | null, onChange: (value: Option["default"]) => void}} props */
export const OptionRow = ({ option, value, lab, rules, onChange }) => {
  const { words } = useShell();
  const { clauses, name: game } = useGame();
  const text = useText();
  const title = words.text(option.key);
  const clause = clauses[option.name];
  const key = `${game}-page-rule-${option.name}`;
  const say = ruleWords(rules, clause, option.name, () => (words.knows(key) ? words.text(key) : ""));
  return html`<li class=${value === option.default ? "" : "is-changed"}><div><b>${title}</b>
    ${value !== option.default && html`<span class="changed">${text("changed")}</span>`}
      ${clause && html`<${Clause} number=${clause} />`}${say && html`<small class="opt-list__rule">${say}</small>`}
      <${Tried} option=${option} lab=${lab} /></div>
    ${
      typeof option.default === "boolean"
        ? html`<${Switch} label=${title} on=${value} onChange=${onChange} bare />`
        : html`<${Steps} name=${option.name} label=${title} value=${value} onChange=${onChange}
          choices=${option.values.map((each) => ({ value: each, text: valueText(words, option, each) }))} />`
    }
  </li>`;
};

/** The template as a file, to be filled in at leisure. @param {NumbersFile} sheet */
const asFile = ({ template }) => URL.createObjectURL(new Blob([template], { type: "application/toml" }));

/** @param {{sheet: NumbersFile, no: string, onText: (text: string) => void}} props */
const NumbersText = ({ sheet, no, onText }) => {
  const text = useText();
  const [typed, setTyped] = useState(sheet.template);
  const file = useRef(/** @type {string | null} */ (null));
  file.current ??= asFile(sheet);
  const set = (/** @type {string} */ next) => {
    setTyped(next);
    onText(next);
  };
  const read = async (/** @type {import("../app/html.js").Typing} */ event) => {
    const [chosen] = event.currentTarget.files ?? [];
    if (chosen) set(await chosen.text());
  };
  const id = `sheet-${sheet.name}`;
  return html`<div class="sheet__tools">
      <label class="btn">${text("sheet-file")}<input class="sr" id=${`${id}-file`} type="file" accept=".toml,text/plain"
        onChange=${read} /></label>
      <a class="link" href=${file.current} download=${`${sheet.name}.toml`}>${text("sheet-template")}</a></div>
    <label class="sr" for=${id}>${text("sheet-text")}</label>
    <textarea id=${id} class="input" rows="14" spellcheck="false" value=${typed} aria-invalid=${no ? "true" : undefined}
      aria-describedby=${no ? `${id}-no` : undefined}
      onInput=${(/** @type {import("../app/html.js").Typing} */ event) => set(event.currentTarget.value)}></textarea>
    <${Refused} no=${no} id=${`${id}-no`} />`;
};

/**
 * A table of numbers: ours, or those of one's own box. What was typed stays, whatever is chosen or refused.
 * @param {{sheet: NumbersFile, no: string, onText: (text: string | null) => void}} props
 */
export const NumbersPanel = ({ sheet, no, onText }) => {
  const { words } = useShell();
  const text = useText();
  const [own, setOwn] = useState(false);
  const last = useRef(sheet.template);
  const choose = (/** @type {boolean} */ mine) => {
    setOwn(mine);
    onText(mine ? last.current : null);
  };
  const keep = (/** @type {string} */ typed) => {
    last.current = typed;
    onText(typed);
  };
  return html`<section class="panel sheet"><div class="panel__head"><h2>${words.text(sheet.key)}</h2>
      <${Steps} name=${sheet.name} label=${words.text(sheet.key)} value=${own} onChange=${choose}
        choices=${[false, true].map((value) => ({ value, text: text(value ? "sheet-own" : "sheet-ours") }))} /></div>
    <p class="soft">${text(own ? "sheet-own-say" : "sheet-ours-say")}</p>
    <div hidden=${!own}><${NumbersText} sheet=${sheet} no=${no} onText=${keep} /></div></section>`;
};
