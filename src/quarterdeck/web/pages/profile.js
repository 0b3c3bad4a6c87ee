// Somebody with a kept name: ratings with their curves, their latest rated games, how they do with bots.
import { useEffect, useState } from "preact/hooks";
import { Art, html } from "../app/html.js";
import { useShell, useText, useTitle } from "../app/shell.js";
import { Header, Languages } from "../components/header.js";
import { pictureOf, useGames } from "../hooks/games.js";
import { useAccountWords } from "../hooks/own_words.js";
import * as people from "../net/people_api.js";

/**
 * @typedef {import("../net/messages.js").Profile} Profile
 * @typedef {import("../net/messages.js").RatingTold} RatingTold
 * @typedef {import("../hooks/games.js").About} About
 */

const [WIDE, HIGH] = [260, 72];

/** A rating from game to game, as a line. @param {{curve: readonly number[], label: string}} props */
const Curve = ({ curve, label }) => {
  const [least, most] = [Math.min(...curve), Math.max(...curve)];
  const x = (/** @type {number} */ at) => (curve.length === 1 ? WIDE : (WIDE * at) / (curve.length - 1));
  const y = (/** @type {number} */ points) => HIGH - 8 - ((HIGH - 16) * (points - least)) / Math.max(1, most - least);
  const line = curve.map((points, at) => `${x(at).toFixed(1)},${y(points).toFixed(1)}`).join(" ");
  return html`<svg class="spark" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${label}>
    <polygon class="spark__a" points=${`0,${HIGH} ${curve.length === 1 ? `0,${y(curve[0])} ` : ""}${line} ${WIDE},${HIGH}`} />
    <polyline class="spark__l" points=${line} /><circle cx=${x(curve.length - 1)} cy=${y(curve[curve.length - 1])} r="4.5" /></svg>`;
};

/** @param {{rating: RatingTold, about: About | undefined}} props */
const Rate = ({ rating, about }) => {
  const { words } = useShell();
  const text = useText();
  const { curve, points, doubt, games, won, sure, role } = rating;
  const from = curve[0] ?? points;
  return html`<section class="panel rate">${about && html`<${Art} class="rate__art" name=${pictureOf(about)} viewBox="0 0 320 190" />`}
    <div class="rate__n"><h2>${words.text(rating.game)}${role && html` <small>${text(`role-${role}`)}</small>`}</h2><small>${text("rate-games", { games, won })}</small></div>
    <p class="rate__v">${sure ? points : `(${points})`} <small>±${doubt}</small></p>
    <${Curve} curve=${curve.length ? curve : [points]} label=${text("rate-curve", { from, to: points, games: curve.length })} />
    <p class="rate__say">${text(sure ? "rate-sure" : "rate-unsure")}</p></section>`;
};

/** @param {{profile: Profile}} props */
const Lately = ({ profile }) => {
  const { words } = useShell();
  const text = useText();
  return html`<section class="panel prof__lately"><div class="panel__head"><h2>${text("lately")}</h2></div>
    ${!profile.lately.length && html`<p class="soft">${text("no-rated-games")}</p>`}
    <ul class="plist">${profile.lately.map(
      ({ table, game, won, at, change }) => html`<li key=${table}><span><b>${words.text(game)}</b><small>${words.ago(at)}</small></span>
        <span class=${won ? "plist__won" : ""}>${text(won ? "rated-won" : "rated-lost")}</span><span class="chg">${change > 0 ? "+" : ""}${words.number(change)}</span>
        <a class="btn" href=${`/replay/${table}`} aria-label=${text("replay-of", { game: words.text(game) })}><${Art} class="ico" name="i-play" /><span>${text("replay-go")}</span></a></li>`,
    )}</ul></section>`;
};

/** @param {{profile: Profile}} props */
const WithBots = ({ profile }) => {
  const { words } = useShell();
  const text = useText();
  if (!profile.bots.length) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${text("with-bots")}</h2></div>
    <table class="botlist"><thead><tr><th scope="col">${text("with-bots-game")}</th><th scope="col">${text("with-bots-level")}</th><th scope="col" class="botlist__num">${text("with-bots-won")}</th></tr></thead>
    <tbody>${profile.bots.map(
      ({ game, level, games, won }) => html`<tr key=${`${game} ${level}`}><td>${words.text(game)}</td><td>${text("level", { level })}</td><td class="botlist__num">${text("won-of", { won, games })}</td></tr>`,
    )}</tbody></table></section>`;
};

/** @param {{of: string}} props */
export const ProfilePage = ({ of }) => {
  const { words } = useShell();
  const text = useText();
  const ready = useAccountWords();
  const games = useGames();
  const [profile, setProfile] = useState(/** @type {Profile | null} */ (null));
  const [no, setNo] = useState("");
  const name = decodeURIComponent(of);
  useEffect(() => void people.profile(name).then(setProfile, ({ message }) => setNo(message)), [name]);
  useTitle(name);
  const played = profile?.ratings.reduce((sum, each) => sum + each.games, 0) ?? 0;
  return html`<${Header} current="ladder"><${Languages} /><//><main class="wrap prof">
    ${no && html`<section class="panel prof__top"><h1>${name}</h1><p role="alert">${no}</p></section>`}
    ${
      ready &&
      profile &&
      html`<section class="deck prof__top"><${Art} class="prof__i" name="i-anchor" /><div><h1>${profile.name}</h1>
        <p>${text("profile-say", { since: words.ago(profile.since), games: played })}</p></div>
        ${profile.yours && html`<a class="btn" href="/account">${text("profile-change")}</a>`}</section>
      <div class="rates">${profile.ratings.map(
        (rating) => html`<${Rate} key=${`${rating.game} ${rating.role}`} rating=${rating} about=${games.find(({ name: each }) => each === rating.game)} />`,
      )}</div><${Lately} profile=${profile} /><${WithBots} profile=${profile} />`
    }</main>`;
};
