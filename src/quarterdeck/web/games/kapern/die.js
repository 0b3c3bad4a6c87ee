// One die. It tumbles when it has been thrown, and says what pressing it does.
import { useEffect, useRef, useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { isStill } from "../../app/settings.js";
import { useShell, useText } from "../../app/shell.js";
import { FACES } from "./box.js";

const TURNS = 7; // faces that flash by while a die tumbles
const TURN = 85; // milliseconds each

/** The face to draw: others flash by while the die is in the air. @param {import("./dice.js").Die} die */
function useTumble({ face, toss, id }) {
  const [air, setAir] = useState(/** @type {number | null} */ (null));
  const last = useRef(toss);
  useEffect(() => {
    if (toss === last.current) return;
    last.current = toss;
    if (isStill()) return;
    let turn = 0;
    const timer = setInterval(() => {
      setAir(++turn < TURNS ? (face + turn + id) % FACES.length : null);
      if (turn >= TURNS) clearInterval(timer);
    }, TURN);
    setAir((face + 3) % FACES.length);
    return () => clearInterval(timer);
  }, [toss]);
  return { drawn: air ?? face, tumbling: air != null };
}

/** What becomes of a die that is picked. @param {import("./dice.js").Die} die */
const deed = (die) => (die.where === "reef" ? "lift" : "picked");

/** @param {{die: import("./dice.js").Die, picked?: boolean, locked?: boolean, last?: boolean, tag?: string, onPress: () => void}} props */
export const DieButton = ({ die, picked, locked, last, tag, onPress }) => {
  const { words } = useShell();
  const text = useText("kapern");
  const { drawn, tumbling } = useTumble(die);
  const resting = die.where === "rest";
  const face = words.text("kapern-face", { face: FACES[die.face] });
  const state = resting ? "rest" : locked ? "locked" : picked ? deed(die) : die.where === "isle" ? "isle" : "free";
  const kind = `die ${resting ? "die--rest" : ""} ${last ? "die--last" : ""} ${tumbling ? "is-rolling" : ""}`;
  return html`<button type="button" class=${kind} data-die=${die.id} data-face=${resting ? undefined : FACES[drawn]}
    aria-pressed=${resting || locked ? undefined : String(Boolean(picked))} aria-disabled=${locked ? "true" : undefined}
    aria-label=${text("die", { face, state, place: die.id + 1 })} style=${{ "--i": die.id }} onClick=${onPress}>
    <${Art} name=${resting ? "rose" : `kapern/die-${FACES[drawn]}`} />
    <span class="die__key" aria-hidden="true">${die.id + 1}</span>
    ${tag && html`<span class="die__tag" aria-hidden="true">${tag}</span>`}
  </button>`;
};

/** @param {{face: number}} props */
export const MiniDie = ({ face }) =>
  html`<span class="die-mini" data-face=${FACES[face]}><${Art} name=${`kapern/die-${FACES[face]}`} /></span>`;

/** Dice as they fell. @param {{fell: number[]}} props */
export const Throw = ({ fell }) =>
  fell.map((face, place) => html`<${MiniDie} key=${place} face=${face} />`);
