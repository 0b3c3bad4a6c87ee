// The table of Piracy: a sea chart that can be pointed at, what is written over it, and where it is small a spyglass.
import { useMemo, useRef, useState } from "preact/hooks";
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { chartOf } from "./chart.js";
import { World } from "./chart_picture.js";
import { ChartList, ChartLookout } from "./in_words.js";
import { boxOf, Frame } from "./sea.js";
import { Spyglass, squareUnder } from "./spyglass.js";

/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

/** @param {{name: string, icon: string, on: boolean, onFlip: () => void}} props */
const Layer = ({ name, icon, on, onFlip }) => {
  const text = useText("piracy");
  return html`<button type="button" aria-pressed=${String(on)}
    title=${text(`layer-${name}-say`)} onClick=${onFlip} data-layer=${name}>
    <${Art} name=${`piracy/${icon}`} /><span>${text(`layer-${name}`)}</span></button>`;
};

/** What the colours and the figures on the chart mean. @param {{what: string, secret: boolean, hand: Props["hand"]}} props */
const Legend = ({ what, secret, hand }) => {
  const text = useText("piracy");
  const weighed = hand.goals.some(({ chance }) => chance != null);
  return html`<p class="legend"><span>${text("chart-say", { what, secret: Number(secret) })}</span>
    ${weighed && html`<span>${text("lit-say", { measure: hand.measure })}</span>`}</p>`;
};

/**
 * What has just happened, over the title of the chart: never over the sea.
 * @param {{session: import("./scene.js").Session}} props
 */
const Ribbon = ({ session: { scene, names, log } }) => {
  const { words } = useShell();
  const { mood } = scene;
  return (
    log &&
    mood?.say &&
    html`<p class=${`ribbon ribbon--${mood.kind}`} aria-hidden="true">${words.say(mood.say, names)}</p>`
  );
};

/** @param {Props} props */
export const Board = ({ session, hand }) => {
  const text = useText("piracy");
  const { scene, shown, advice } = session;
  const chart = chartOf(scene.map);
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [layers, setLayers] = useState({ fog: true, heat: true, track: true });
  const flip = (/** @type {"fog" | "heat" | "track"} */ name) => () =>
    setLayers((all) => ({ ...all, [name]: !all[name] }));
  const frame = useMemo(() => html`<${Frame} chart=${chart} />`, [chart]);
  const heat = advice?.heat ?? [];
  const secret = shown?.seat != null && shown.seat === scene.pirate;
  const what = heat.length && layers.heat ? "heat" : scene.possible.length && layers.fog ? "fog" : "none";
  const press = (/** @type {MouseEvent} */ event) => {
    const square = svg.current && squareUnder(svg.current, event, chart);
    if (square != null) hand.press(square);
  };
  const box = boxOf(chart);
  return html`<section class=${`seachart ${secret ? "is-secret" : ""}`}
    aria-label=${text("chart", { name: chart.name })} data-seq=${shown?.seq}>
    <div class="cartouche"><b>${secret ? text("secret-chart") : chart.name}</b>
      <${Legend} what=${what} secret=${secret} hand=${hand} />
      <div class="layers" role="group" aria-label=${text("layers")}>
        ${heat.length > 0 ? html`<${Layer} name="heat" icon="belief" on=${layers.heat} onFlip=${flip("heat")} />` : null}
        ${scene.possible.length > 0 && html`<${Layer} name="fog" icon="eye" on=${layers.fog} onFlip=${flip("fog")} />`}
        ${scene.voyage && html`<${Layer} name="track" icon="wheel" on=${layers.track} onFlip=${flip("track")} />`}</div>
      <${Ribbon} session=${session} /></div>
    <svg ref=${svg} class="map" viewBox=${box} role="group"
      aria-label=${text("chart-label", { columns: chart.columns, rows: chart.rows })}
      onClick=${press}>
      <${World} scene=${scene} names=${session.names} chart=${chart} hand=${hand} heat=${heat} layers=${layers} />
      ${frame}<${ChartLookout} session=${session} hand=${hand} chart=${chart} /></svg>
    <${ChartList} session=${session} chart=${chart} />
    <${Spyglass} scene=${scene} hand=${hand} chart=${chart} seq=${shown?.seq} />
  </section>`;
};
