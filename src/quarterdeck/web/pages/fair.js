// Check the dice: what was sealed, what opened it, and every throw once more, in the reader's own browser.
import { useEffect, useState } from "preact/hooks";
import { copy } from "../app/clipboard.js";
import { Art, html } from "../app/html.js";
import { AtGame, useGame, useShell, useText, useTitle } from "../app/shell.js";
import { Flag, letter } from "../components/flag.js";
import { Header, Languages, Tool } from "../components/header.js";
import { useGamePage } from "../hooks/games.js";
import { useHandbookOf } from "../hooks/handbook.js";
import * as api from "../net/api.js";
import { allDrawn, nameAll } from "../table/drawn.js";
import { keptLuck } from "../table/kept_luck.js";
import { checkProof } from "../table/proof.js";
import { fingerprint } from "../table/seals.js";

/**
 * @typedef {import("../table/proof.js").Checked} Checked
 * @typedef {import("../net/wire.js").Shown} Shown
 */

const AT_FIRST = 60; // rows; the others when they are asked for

/** The table as it stands: its seals are there before anything is opened. @param {string} table */
function useTable(table) {
  const { wire } = useShell();
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [no, setNo] = useState(/** @type {import("../net/messages.js").Sentence | null} */ (null));
  useEffect(() => {
    const hear = (/** @type {Shown} */ letter) => setShown((before) => ({ ...letter, luck: letter.luck ?? before?.luck ?? null }));
    wire
      .follow(table, hear, () => {})
      .then((answer) => answer.tell === "refused" && setNo(answer.why));
    return () => wire.unfollow(table);
  }, [table]);
  return { shown, no };
}

/** The proof, checked here; again when that is wanted. @param {string} table @param {boolean} ended */
function useProof(table, ended) {
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(/** @type {Checked | null} */ (null));
  const [no, setNo] = useState("");
  const check = async () => {
    setChecked(null);
    setNo("");
    try {
      const written = text || (await api.proof(table));
      setText(written);
      setChecked(await checkProof(written, keptLuck(table)));
    } catch (wrong) {
      setNo(wrong instanceof Error ? wrong.message : String(wrong));
    }
  };
  useEffect(() => {
    if (ended) check();
  }, [table, ended]);
  return { text, checked, no, check };
}

/** Long values are shortened for the eye, and copied whole. @param {{value: string | null | undefined}} props */
const Code = ({ value }) => {
  const text = useText();
  if (!value) return html`<span class="soft">${text("fair-sealed")}</span>`;
  return html`<button type="button" class="fair__code" title=${value} onClick=${() => copy(value)}>
    <code>${value.slice(0, 4)} … ${value.slice(-4)}</code><span class="sr"> ${text("fair-copy")}</span></button>`;
};

/** @param {{right: boolean | null}} props */
const Tick = ({ right }) => {
  const text = useText();
  if (right === null) return html`<span></span>`;
  return html`<span class=${`fair__tick ${right ? "" : "is-wrong"}`}><${Art} class="ico" name=${right ? "i-check" : "i-close"} label=${text(right ? "fair-right" : "fair-wrong")} /></span>`;
};

/** As much of a table as its proof tells, where the house shows it no more. @param {Checked} checked @param {import("../table/words.js").Words} words */
const toldByProof = ({ proof }, words) => ({
  game: proof.game,
  chairs: Array.from({ length: proof.seats }, (_, seat) => ({ name: words.text("page-seat", { letter: letter(seat) }), yours: false })),
  luck: { house: proof.house, stage: "mixed", shares: proof.shares, closed: true },
});

/** A game that nobody plays on for a week is ended by whoever sits there, and then everything is open. @param {{onEnd: () => void}} props */
const Ending = ({ onEnd }) => {
  const text = useText();
  const [sure, setSure] = useState(false);
  return html`<div class="fair__acts"><button type="button" class=${`btn ${sure ? "btn--wine" : ""}`} id="end-abandoned" onClick=${() => (sure ? onEnd() : setSure(true))}>
    <${Art} class="ico" name="i-flag" />${text(sure ? "fair-end-sure" : "fair-end")}</button></div>`;
};

/** @param {{checked: Checked | null, over: boolean, seated: boolean, no: string, table: string, text: string, names: string[], onCheck: () => void}} props */
const Top = ({ checked, over, seated, no, table, text: written, names, onCheck }) => {
  const text = useText();
  const bad = checked && checked.troubles.length > 0;
  const title = bad ? text("fair-bad", { count: checked.troubles.length }) : checked ? text("fair-good", { throws: checked.rows.length }) : text(over ? "fair-checking" : "fair-going-on");
  const file = written && URL.createObjectURL(new Blob([written], { type: "application/json" }));
  return html`<section class="deck fair__top"><span class=${`fair__seal ${bad ? "is-wrong" : ""}`}><${Art} name=${bad ? "i-close" : checked ? "i-check" : "i-lock"} /></span>
    <div role="status"><h1>${title}</h1><p>${no || (bad ? html`<${Troubles} checked=${checked} names=${names} />` : text(checked ? "fair-good-say" : "fair-going-on-say", { hidden: checked?.hidden ?? 0 }))}</p></div>
    ${
      checked &&
      html`<div class="fair__acts"><button type="button" class="btn" onClick=${onCheck}><${Art} class="ico" name="i-again" />${text("fair-again")}</button>
      <a class="btn btn--brass" href=${file} download=${`${table}.proof.json`}><${Art} class="ico" name="i-link" />${text("fair-file")}</a></div>`
    }${!over && !checked && seated && html`<${Ending} onEnd=${onCheck} />`}</section>`;
};

/** What is not as it must be, the first of it. @param {{checked: Checked, names: string[]}} props */
const Troubles = ({ checked, names }) => {
  const { words } = useShell();
  const text = useText();
  return checked.troubles
    .slice(0, 3)
    .map(({ what, entry, seat }) => text(`fair-no-${what}`, { entry, name: words.name(seat ?? -1, names) }))
    .join(" ");
};

const How = () => {
  const text = useText();
  return html`<section class="panel fair__how"><div class="panel__head"><h2>${text("fair-how")}</h2></div>
    <ol class="threes">${["sealed", "mixed", "opened"].map(
      (step) => html`<li key=${step}><b>${text(`fair-step-${step}`)}</b><p>${text(`fair-step-${step}-say`)}</p></li>`,
    )}</ol></section>`;
};

/**
 * @typedef {{house: string, stage: string, shares: import("../net/messages.js").ShareFace[]}} Sealed
 * @typedef {{game: string, chairs: {name: string, yours: boolean}[], luck: Sealed}} Told  a table as far as this page needs it
 */

/** @param {{shown: Told, checked: Checked | null}} props */
const Seals = ({ shown, checked }) => {
  const text = useText();
  const [letters, setLetters] = useState("");
  const { luck } = shown;
  useEffect(() => {
    if (luck.stage !== "sealing") fingerprint(luck.house, luck.shares).then(setLetters);
  }, [luck]);
  const about = (/** @type {string[]} */ ...what) => (checked ? !checked.troubles.some((each) => what.includes(each.what)) : null);
  const wrongAt = (/** @type {number} */ seat) => checked?.troubles.some((each) => each.seat === seat && each.what.includes("share"));
  return html`<section class="panel fair__seals"><div class="panel__head"><h2>${text("fair-seals")}</h2></div>
    <ol class="seals"><li class="seals__head"><span></span><span></span><small>${text("fair-before")}</small><small>${text("fair-after")}</small><span></span></li>
      <li><span class="seals__house"><${Art} class="ico" name="i-lock" /></span><b>${text("fair-house")}</b><${Code} value=${luck.house} /><${Code} value=${checked?.proof.secret} /><${Tick} right=${about("house-seal", "house-swapped")} /></li>
      ${luck.shares.map(
        ({ seat, seal, share }) => html`<li key=${seat}><${Flag} seat=${seat} size="s" /><b>${shown.chairs[seat]?.name}</b><${Code} value=${seal} />
        ${share || luck.stage !== "mixed" ? html`<${Code} value=${share} />` : html`<span class="soft">${text("fair-left-out")}</span>`}
        <${Tick} right=${checked && share ? !wrongAt(seat) : null} /></li>`,
      )}</ol>
    <p class="fair__key"><b>${text("fair-letters")}</b>${letters ? html`<code>${letters}</code>` : html`<span class="soft">${text("luck-letters-later")}</span>`}</p>
    ${checked && html`<p class="fair__key"><b>${text("fair-key")}</b><${Code} value=${checked.key} /></p>`}</section>`;
};

/** What fell: dice as pictures where the game has them. @param {{row: import("../table/proof.js").Row, book: import("../table/types.js").Handbook | null, names: string[]}} props */
const Fell = ({ row, book, names }) => {
  const { words } = useShell();
  const text = useText();
  const { Throw } = useGame();
  const { asked, fell } = row;
  if (Throw && asked.ask === "roll") return html`<span class="rolls__dice"><${Throw} fell=${fell} /></span>`;
  const bag = asked.of.reduce((sum, each) => sum + each, 0);
  const kinds = nameAll(allDrawn(row), book?.drawn, words, names);
  return html`<span class="soft">${text(`fair-${asked.ask}`, { kinds, count: asked.count, bag })}</span>`;
};

/** @param {{checked: Checked, names: string[]}} props */
const Throws = ({ checked, names }) => {
  const text = useText();
  const [all, setAll] = useState(false);
  const { rows, proof } = checked;
  const book = useHandbookOf(proof.game);
  const wrongFirst = [...rows].sort((one, other) => Number(one.right) - Number(other.right));
  const right = rows.filter((row) => row.right).length;
  return html`<section class="panel fair__rolls"><div class="panel__head"><h2>${text("fair-throws")}</h2><span class="soft">${text("fair-of", { right, all: rows.length })}</span></div>
    <table class="rolls"><thead><tr><th>${text("fair-throw")}</th><th><span class="sr">${text("fair-seat")}</span></th><th>${text("fair-block")}</th><th>${text("fair-fell")}</th><th><span class="sr">${text("fair-right")}</span></th></tr></thead>
      <tbody>${wrongFirst.slice(0, all ? rows.length : AT_FIRST).map(
        (row, at) => html`<tr key=${at} data-right=${String(row.right)}><td>${row.entry}</td>
        <td>${row.seat === null ? "" : html`<${Flag} seat=${row.seat} size="s" />`}</td><td><code>${row.block.slice(0, 4)} ${row.block.slice(4, 8)} … ${row.block.slice(-4)}</code></td>
        <td><${Fell} row=${row} book=${book} names=${names} />${!row.right && html`<small class="bad">${text("fair-found", { found: JSON.stringify(row.asked.got) })}</small>`}</td><td><${Tick} right=${row.right} /></td></tr>`,
      )}</tbody></table>
    ${!all && rows.length > AT_FIRST && html`<button type="button" class="btn" id="all-throws" onClick=${() => setAll(true)}>${text("fair-all", { all: rows.length })}</button>`}</section>`;
};

/** @param {{of: string}} props */
export const FairPage = ({ of: table }) => {
  const { learn } = useShell();
  const [ready, setReady] = useState(false); // with the words that only this page says
  useEffect(() => void learn("fair").then(() => setReady(true)), []);
  return ready && html`<${Checking} table=${table} />`;
};

/** @param {{table: string}} props */
const Checking = ({ table }) => {
  const { words } = useShell();
  const text = useText();
  const { shown: seen, no } = useTable(table);
  const over = /** @type {{awaiting?: {moment: string}} | null} */ (seen?.view ?? null)?.awaiting?.moment === "over";
  const ended = over || Boolean(seen?.luck?.closed);
  const proof = useProof(table, Boolean(no || (ended && seen?.luck)));
  const shown = /** @type {Told | null} */ (no && proof.checked ? toldByProof(proof.checked, words) : seen);
  const game = useGamePage(shown?.game);
  const isMissing = no && proof.no;
  const called = (shown?.chairs ?? []).map(({ name }) => name);
  const names = words.listed(called);
  useTitle(text("check-dice"));
  return html`<${Header} table where=${html`<h1>${game && words.text(game.name)}</h1><span>${names}</span>`}>
      ${over && html`<${Tool} icon="i-play" label=${text("replay")} href=${`/replay/${table}`} />`}
      <${Tool} icon="i-door" label=${text("to-table")} href=${`/t/${table}`} />
      <${Languages} wide />
    <//>
    ${
      isMissing || (shown && !shown.luck)
        ? html`<main class="wrap waiting"><section class="panel"><h2>${no ? words.say(no) : text("fair-not-here")}</h2><a class="btn btn--brass" href="/">${text("to-lobby")}</a></section></main>`
        : shown &&
          game &&
          html`<${AtGame.Provider} value=${game}><main class="wrap checking">
      <${Top} checked=${proof.checked} over=${ended} seated=${shown.chairs.some(({ yours }) => yours)} no=${proof.no} table=${table} text=${proof.text} names=${called} onCheck=${proof.check} />
      <${How} /><${Seals} shown=${shown} checked=${proof.checked} />
      ${proof.checked && html`<${Throws} checked=${proof.checked} names=${called} />`}
      <p class="soft fair__foot"><${Art} class="ico" name="i-book" /><span>${text("fair-foot")}</span></p></main><//>`
    }`;
};
