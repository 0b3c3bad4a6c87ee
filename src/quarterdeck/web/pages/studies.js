// Games to study: two or three of each game, and what each is about.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { useGames, pictureOf } from "../hooks/games.js";
import * as api from "../net/api.js";

/** @typedef {import("../net/messages.js").StudyListed} StudyListed */

/** @param {{study: StudyListed}} props */
const StudyRow = ({ study: { game, name, about } }) => {
  const { words } = useShell();
  return html`<li><p>${about[words.language]}</p>
    <a class="btn btn--brass" href=${`/study/${game}/${name}`}><${Art} class="ico" name="i-play" /><span>${useText()("study-open")}</span></a></li>`;
};

export const StudiesPage = () => {
  const { words } = useShell();
  const text = useText();
  const [studies, setStudies] = useState(/** @type {StudyListed[]} */ ([]));
  const games = useGames().filter(({ name }) => studies.some(({ game }) => game === name));
  useTitle(text("studies"));
  useEffect(() => void api.studies().then(setStudies), []);
  return html`<${Header} current="studies"><${Languages} /><//>
    <main class="wrap studies"><h1>${text("studies")}</h1><p class="soft">${text("studies-say")}</p>
      ${games.map(
        (about) => html`<section key=${about.name} class="panel"><div class="panel__head"><h2>${words.text(about.title)}</h2></div>
        <${Art} class="studies__art" name=${pictureOf(about)} viewBox="0 0 320 190" />
        <ul>${studies.filter(({ game }) => game === about.name).map((study) => html`<${StudyRow} key=${study.name} study=${study} />`)}</ul></section>`,
      )}</main>`;
};
