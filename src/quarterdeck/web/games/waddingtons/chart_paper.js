// The sheet the chart is drawn on: paper, a ruled rim with numbers, towns and harbours. Drawn once.
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import { HARBOURS, PORTS, SIDE } from "./box.js";
import { MARGIN_X, MARGIN_Y, SEA, sideOf, U, X, Y } from "./coast.js";
import { dyeOf } from "./pieces.js";

/** @param {string} name @param {number[]} at  x, y, width and height */
export const use = (name, [x, y, width, height = width], more = {}) =>
  html`<use href=${`/art/waddingtons.svg#${name}`} x=${x} y=${y} width=${width} height=${height} ...${more} />`;

/** One stretch of the rim. @param {{at: number[], number: number}} props */
const Stretch = ({ at: [x, y, width, height], number }) => html`<g>
  <rect class=${number % 2 ? "rim rim--dark" : "rim"} x=${x} y=${y} width=${width} height=${height} />
  <text aria-hidden="true" class=${number % 2 ? "num num--light" : "num"} x=${x + width / 2} y=${y + height / 2 + 5}>${number}</text></g>`;

/** @param {{x: number, y: number}} props */
const Corner = ({ x, y }) => html`<g><rect class="rim" x=${x} y=${y} width="19" height="17" />
  <path d=${`M${x + 9.5} ${y + 2.5}l2 4 5 2 -5 2 -2 4 -2 -4 -5 -2 5 -2Z`} fill="#b98a2c" /></g>`;

const Rim = () =>
  Array.from({ length: SIDE }, (_, i) => i + 1).map((n) => [
    html`<${Stretch} number=${n} at=${[(n - 1) * U, SEA, U, 17]} />`,
    html`<${Stretch} number=${n} at=${[(n - 1) * U, -17, U, 17]} />`,
    html`<${Stretch} number=${n} at=${[-19, (SIDE - n) * U, 19, U]} />`,
    html`<${Stretch} number=${n} at=${[SEA, (SIDE - n) * U, 19, U]} />`,
  ]);

export const Paper = () => {
  const { words } = useShell();
  const [wide, high] = [SEA + 2 * MARGIN_X, SEA + 2 * MARGIN_Y];
  return html`<g>
    <rect x=${-MARGIN_X} y=${-MARGIN_Y} width=${wide} height=${high} fill="url(#w-paper)" />
    <rect class="edge edge--bold" x=${3 - MARGIN_X} y=${3 - MARGIN_Y} width=${wide - 6} height=${high - 6} />
    <rect class="edge" x=${6.5 - MARGIN_X} y=${6.5 - MARGIN_Y} width=${wide - 13} height=${high - 13} />
    <${Rim} />
    ${[-17, SEA].map((y) => [-19, SEA].map((x) => html`<${Corner} x=${x} y=${y} />`))}
    <text x="14" y="-33" font-size="21">${words.text("waddingtons-page-sea")}</text>
    <text x=${SEA - 14} y=${SEA + 46} font-size="14" text-anchor="end">${words.text("waddingtons-page-five")}</text>
    ${[0, 1, 2, 3, 4].map(
      (i) => html`<rect key=${i} class=${i % 2 ? "rim" : "rim rim--dark"} x=${SEA - 330 + i * 40}
      y=${SEA + 37} width="40" height="8" />`,
    )}</g>`;
};

const TURNED = /** @type {Record<string, number>} */ ({ west: -90, east: 90, south: 180, north: 0 });

/** @param {{port: number, seat: number | null, x: number, y: number}} props */
const Pennant = ({ port, seat, x, y }) => html`<g data-dye=${dyeOf(seat)}>${use("flag", [x, y, 25, 30])}
  ${use(`emblem-${PORTS[port]}`, [x + 7.6, y + 3.2, 11.6], { class: "on-seat" })}</g>`;

/** A town beside its harbour, under its owner's flag. @param {{port: number, seat: number | null}} props */
const Town = ({ port, seat }) => {
  const { words } = useShell();
  const [name, side] = [PORTS[port], sideOf(port)];
  const [x, y] = [X(HARBOURS[port][0]), Y(HARBOURS[port][1])];
  const title = words.text("waddingtons-port", { port: name });
  const quay = use("harbour", [x - 20, y - 20, 40], { transform: `rotate(${TURNED[side]} ${x} ${y})` });
  if (side === "north" || side === "south") {
    const top = side === "north" ? -64 : SEA + 19;
    return html`<g data-name=${title}>${quay}${use(`town-${name}`, [x - 94, top, 66, 45])}
      <text x=${x + 30} y=${top + 33} font-size="22">${title}</text>
      <${Pennant} port=${port} seat=${seat} x=${x + 34 + title.length * 11.5} y=${top + 7} /></g>`;
  }
  const [left, line, flag] = side === "west" ? [7 - MARGIN_X, -42, -70] : [SEA + 21, SEA + 56, SEA + 46];
  return html`<g data-name=${title}>${quay}${use(`town-${name}`, [left, y - 64, 54, 37])}
    <text transform=${`translate(${line} ${y + 27}) rotate(-90)`} text-anchor="end" font-size="18">${title}</text>
    <${Pennant} port=${port} seat=${seat} x=${flag} y=${y - 16} /></g>`;
};

/** @param {{homes: Map<number, number>}} props  whose home each port is */
export const Towns = ({ homes }) =>
  PORTS.map((name, port) => html`<${Town} key=${name} port=${port} seat=${homes.get(port) ?? null} />`);
