// Points on their way: coins rise from the deck and come down on the score of the seat that earned them.
import { useEffect } from "preact/hooks";
import { isStill } from "../settings.js";

const COINS = 7;

/** @param {number} n @param {DOMRect} from @param {DOMRect} to */
function coin(n, from, to) {
  const piece = document.createElement("span");
  piece.className = "coin-fly";
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const [x0, y0] = [from.left + from.width / 2 + (n - COINS / 2) * 26, from.top + from.height / 2];
  const [x1, y1] = [to.right - 14, to.top + to.height / 2];
  const path = [
    { transform: `translate(${x0}px, ${y0}px) scale(.4)`, opacity: 0 },
    { transform: `translate(${x0}px, ${y0 - 60}px) scale(1.1) rotate(90deg)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${x1}px, ${y1}px) scale(.5) rotate(400deg)`, opacity: 0.9 },
  ];
  const flight = piece.animate(path, {
    duration: 900,
    delay: n * 55,
    easing: "cubic-bezier(.5,0,.4,1)",
    fill: "both",
  });
  flight.onfinish = () => piece.remove();
}

/** @param {any} mood  what has just happened */
export const useFlight = (mood) =>
  useEffect(() => {
    if (!mood || !(mood.points > 0) || !["scored", "sank"].includes(mood.kind) || isStill()) return;
    const from = document.querySelector(".hand .tray, .isle .tray")?.getBoundingClientRect();
    const to = document.querySelector(`[data-score="${mood.seat}"]`)?.getBoundingClientRect();
    if (from && to) for (let n = 0; n < COINS; n++) coin(n, from, to);
  }, [mood]);
