// What somebody asks of everyone at a table, as a reader has a say in it: to pause, to go on, not to wait any longer.

/**
 * @typedef {import("../net/messages.js").Chair} Chair
 * @typedef {import("../net/seen.js").Seen} Seen
 * @typedef {{about: "pause" | "urge", asking: number[], seat: number, own: boolean, silent: number[], no: number[], paused: boolean, mover: number}} Request
 *   `seat` is the one by which the reader answers, `own` whether they asked themselves, `silent` whose word is missing,
 *   `no` who said "not now"
 */

const TO_THE_END = ["resigned", "time"]; // why a bot plays for good

/** Whether somebody decides for this chair. @param {Chair} chair */
const decides = ({ kind, level }) => kind === "person" && !level;

/** Whether its person has spoken, by this or another seat of the same device. @param {Chair} chair @param {number} seat @param {number[]} asking */
const hasSaid = ({ with_seat: beside }, seat, asking) => asking.includes(seat) || (beside != null && asking.includes(beside));

/** Who has given up or lost on time, where that leaves the reader with bots alone. @param {Seen | null} shown @returns {number[]} */
export function leftBy(shown) {
  const chairs = shown?.chairs ?? [];
  const isOn = chairs.some((chair) => chair.yours && decides(chair)) && shown?.view?.awaiting.seat != null;
  const others = chairs.flatMap(({ kind, yours }, seat) => (kind === "person" && !yours ? [seat] : []));
  return isOn && others.every((seat) => TO_THE_END.includes(chairs[seat].why ?? "")) ? others : [];
}

/** Nothing where nobody asks, or the reader has no say. @param {Seen | null} shown @returns {Request | null} */
export function requestOf(shown) {
  const { pausing = [], urging = [], declining: no = [], paused = false } = shown?.clock ?? {};
  const asking = pausing.length ? pausing : urging;
  const chairs = shown?.chairs ?? [];
  const seat = chairs.findIndex((chair) => chair.yours && decides(chair));
  const { moment, seat: mover } = shown?.view?.awaiting ?? {};
  if (!asking.length || seat < 0 || mover == null || moment === "over") return null;
  const about = pausing.length ? "pause" : "urge";
  const asked = (/** @type {Chair} */ chair, /** @type {number} */ each) => decides(chair) && !hasSaid(chair, each, asking) && (about === "pause" || each !== mover);
  const silent = chairs.flatMap((chair, each) => (asked(chair, each) && !no.includes(each) ? [each] : []));
  return { about, asking, seat, own: asking.some((each) => chairs[each].yours), silent, no, paused, mover };
}
