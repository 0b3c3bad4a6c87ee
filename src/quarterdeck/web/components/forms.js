// Small form parts: a row of choices, a switch.
import { html } from "../app/html.js";

/**
 * One of a few, side by side.
 * @template T
 * @param {{name: string, label: string, value: T, choices: {value: T, text: string}[], onChange: (value: T) => void}} props
 */
export const Steps = ({ name, label, value, choices, onChange }) => html`
  <div class="steps" role="radiogroup" aria-label=${label}>
    ${choices.map(
      (each) => html`<label key=${each.value}>
      <input type="radio" name=${name} value=${String(each.value)} checked=${each.value === value}
        onChange=${() => onChange(each.value)} />
      <span>${each.text}</span>
    </label>`,
    )}
  </div>`;

/** @param {{label: string, on: boolean, onChange: (on: boolean) => void, bare?: boolean}} props */
export const Switch = ({ label, on, onChange, bare }) => html`
  <button type="button" class="switch" role="switch" aria-checked=${String(on)}
    aria-label=${bare ? label : undefined}
    onClick=${() => onChange(!on)}>${bare ? "" : label}</button>`;
