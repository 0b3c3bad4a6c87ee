// Things to press: what an action would take, give or move, with its worth.
import { html } from "../../app/html.js";
import { useShell } from "../../app/shell.js";
import * as box from "./box.js";
import { Back, Badge, deedWords, Thing } from "./pieces.js";

/**
 * @param {{thing: number, count?: number, label: string, onPress: () => void, look?: string, action?: string, tag?: string,
 *   disabled?: boolean}} props
 */
export const ThingButton = ({
  thing,
  count = 1,
  label,
  onPress,
  look = "",
  action,
  tag,
  disabled,
}) => html`<button type="button"
  class=${`ware ${look}`} data-action=${action} aria-disabled=${disabled ? "true" : undefined}
  title=${label} onClick=${onPress}><span class="sr">${label}</span><${Thing} thing=${thing} /><b>${box.WORTH[thing] || "·"}</b>
  ${count > 1 && html`<span class="ware__count">×${count}</span>`}${tag && html`<em>${tag}</em>`}</button>`;

/**
 * A word as a button, with a picture of what it is about.
 * @param {{word: string, session: import("./scene.js").Session, hand: import("./hand.js").Hand, count?: number, off?: boolean}} props
 *   off: not now; it says why not
 */
export const ActionButton = ({ word, session, hand, count, off }) => {
  const { words } = useShell();
  const parts = box.partsOf(word);
  const label = deedWords(words, parts);
  const thing = box.THINGS.indexOf(parts.thing);
  const say = () => hand.say(word);
  if (thing >= 0)
    return html`<${ThingButton} thing=${thing} label=${label} action=${word} onPress=${say} count=${count}
      disabled=${off} look=${off ? "gone" : ""} />`;
  const back = parts.verb === "pick" && html`<${Back} value=${parts.count} />`;
  return html`<button type="button" class=${`ware ware--wide ${off ? "gone" : ""}`} data-action=${word} title=${label} onClick=${say}
    aria-disabled=${off ? "true" : undefined}><span class="sr">${label}</span>${back || html`<${PortOf} port=${parts.port} session=${session} />`}</button>`;
};

/** @param {{port: string, session: import("./scene.js").Session}} props */
const PortOf = ({ port, session: { scene, names } }) => {
  const { words } = useShell();
  const at = box.PORTS.indexOf(port);
  const seat = scene.ships.find(({ home }) => home === at)?.owner ?? null;
  return html`<${Badge} port=${at} seat=${seat} /><b>${words.text("waddingtons-port", { port })}</b>
    <small>${names[seat ?? -1] ?? ""}</small>`;
};

/** A heading over some wares. @param {{title: string, children?: import("../../app/html.js").Children}} props */
export const Shelf = ({
  title,
  children,
}) => html`<div class="shelf"><h3>${title}</h3><div class="shelf__row">
  ${children}</div></div>`;
