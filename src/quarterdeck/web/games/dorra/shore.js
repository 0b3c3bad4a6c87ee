// One player's side of the strait: name, purse, booty, and the quay where the crews stand.
import { Art, html } from "../../app/html.js";
import { useShell, useText } from "../../app/shell.js";
import { AboutChair, SameDevice } from "../../components/flag.js";
import * as box from "./box.js";
import { Chip, Coins, Thing, Tower } from "./pieces.js";

/** @typedef {import("./scene.js").Pile} Pile */
/** @typedef {{session: import("./scene.js").Session, hand: import("./hand.js").Hand}} Props */

/** A crew in words, from the top. @param {import("../../table/words.js").Words} words @param {Pile} pile */
export const crewWords = (words, { discs }) =>
  words.listed(
    discs.map(({ seat, face }) => {
      const colour = words.text("dorra-colour", { colour: box.COLOURS[seat] });
      return face == null ? colour : `${colour} ${box.FACES[face]}`;
    }),
  );

/** What an order about a pile says: nothing, always or never. */
const NEXT = /** @type {Record<string, string | null>} */ ({ ask: "mutiny", mutiny: "obey", obey: null });

/**
 * The ribbon on a crew that could rise; pressing it changes the standing order.
 * @param {Props & {subject: string, mine: number}} props
 */
const Ribbon = ({ session, hand, subject, mine }) => {
  const text = useText("dorra");
  const order = session.shown?.orders[subject] ?? "ask";
  return html`<button type="button" class=${`rebels rebels--${order}`} data-order=${subject}
    title=${text("order-label", { count: mine, order })}
    onClick=${() => hand.order(subject, NEXT[order])}>
    <${Art} name="dorra/mutiny" /><span>${text("order-short", { count: mine, order })}</span><span class="sr">
      ${text("order-label", { count: mine, order })}</span></button>`;
};

/** @param {Props & {pile: Pile}} props */
const Stack = ({ session, hand, pile }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const { scene, names, shown } = session;
  const { top, discs, shore } = pile;
  const owner = box.ownerOf(top);
  const [picked, lit, ready] = [hand.picked?.top === top, hand.mayMove(pile), hand.mayPick(pile)];
  const rebel = scene.rebels.includes(top) || scene.asked?.pile === top;
  const no = hand.picked && !picked && owner !== hand.seat && !lit;
  const high = (hand.picked?.discs.length ?? 0) + discs.length;
  const tag = lit
    ? `${discs.length} → ${high}`
    : no && high > box.HIGHEST
      ? `${high} > ${box.HIGHEST}`
      : html`${discs.length}<${Art} name="dorra/sailor" />`;
  const subject = `pile ${top}`;
  const crew = text("crew", { name: names[owner], count: discs.length, crew: crewWords(words, pile) });
  const looks = Object.entries({ picked, lit, no, rebel, ready: ready && !picked });
  const kinds = looks.flatMap(([look, on]) => (on ? [look] : []));
  return html`<div class=${["pile", ...kinds].join(" ")} data-top=${top} key=${top}>
    <div class="stack__art" aria-hidden="true" data-name=${crew}><${Tower} discs=${discs} />
      <span class="tag">${tag}</span></div>
    <button type="button" class="stack" data-goal=${box.nameOf(top)} data-own=${ready ? top : undefined}
      aria-pressed=${owner === hand.seat && hand.mine ? String(picked) : undefined}
      aria-label=${lit ? text("crew-lit", { crew, high }) : crew} onClick=${() => hand.press(pile)}></button>
    ${
      shore === owner &&
      shown?.subjects?.includes(subject) &&
      html`<${Ribbon} session=${session} hand=${hand} subject=${subject}
      mine=${discs.filter(({ seat }) => seat === hand.seat).length} />`
    }</div>`;
};

/**
 * Booty with a crown where it is the most, and the coins.
 * @param {{seat: number, scene: import("./scene.js").Scene}} props
 */
const Hold = ({ seat, scene: { booty, purses } }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const most = box.KINDS.map((_, kind) => Math.max(...booty.map((held) => held[kind])));
  const purse = purses[seat];
  return html`<div class="hold" data-spot=${`hold-${seat}`}>${booty[seat].map((count, kind) => {
    const lead = count === most[kind];
    const label = text("held", {
      count,
      kind: words.text("dorra-icon", { kind: box.KINDS[kind] }),
      lead: Number(lead),
    });
    return (
      count > 0 &&
      html`<span key=${kind} class=${lead ? "lead" : ""} role="img" aria-label=${label} title=${label}>
      <${Thing} kind=${kind} />${count}${lead && html`<${Art} class="laurel" name="dorra/laurel" />`}</span>`
    );
  })}${purse != null && html`<${Coins} ducats=${Math.max(0, purse)} tip=${text("purse", { ducats: Math.max(0, purse) })} />`}</div>`;
};

/** @param {{seat: number, session: import("./scene.js").Session}} props */
const Plate = ({ seat, session: { scene, shown, names } }) => {
  const { words } = useShell();
  const text = useText("dorra");
  const purse = scene.purses[seat];
  const booty = box.total(scene.worths.map((gains) => gains[seat]));
  return html`<div class="plate"><${Chip} seat=${seat} tip=${names[seat]} />
    <span class="who"><b>${names[seat]} <${SameDevice} chair=${shown?.chairs[seat]} chairs=${shown?.chairs} /></b> <${AboutChair} chair=${shown?.chairs[seat]} seat=${seat} />
      ${purse != null && booty > 0 && html`<i>${text("with-booty", { ducats: purse + booty })}</i>`}</span>
    <span class="purse" data-spot=${`purse-${seat}`} data-score=${seat} role="img"
      aria-label=${purse == null ? text("purse-closed") : text("purse", { ducats: Math.max(0, purse) })}>
      <${Art} name="dorra/purse" />
      ${purse == null ? html`<${Art} class="closed" name="dorra/crossed-eye" />` : words.number(Math.max(0, purse))}</span>
  </div>`;
};

/** @param {Props & {seat: number}} props */
export const Side = ({ session, hand, seat }) => {
  const { scene } = session;
  const piles = scene.piles
    .filter((/** @type {Pile} */ { shore, top }) => shore === seat && top !== scene.aboard?.top)
    .sort((/** @type {Pile} */ a, /** @type {Pile} */ b) => a.top - b.top);
  return html`<div class="side-of" aria-current=${scene.seat === seat ? "true" : undefined} data-side=${seat}>
    <div class="side-of__head"><${Plate} seat=${seat} session=${session} /><${Hold} seat=${seat} scene=${scene} /></div>
    <div class="quay" style=${{ "--count": Math.max(3, piles.length) }}>${piles.map(
      (/** @type {Pile} */ pile) => html`<${Stack} key=${pile.top}
      session=${session} hand=${hand} pile=${pile} />`,
    )}</div></div>`;
};
