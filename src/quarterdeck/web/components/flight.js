// Things on their way: they rise from where they were and come down where they belong.
import { isStill } from "../app/settings.js";

/** @param {string} place */
const spot = (place) => document.querySelector(place)?.getBoundingClientRect();

/** @param {number} n @param {number} of @param {DOMRect} from @param {DOMRect} to */
function path(n, of, from, to) {
  const [x0, y0] = [from.left + from.width / 2 + (n - of / 2) * 26, from.top + from.height / 2];
  const [x1, y1] = [to.right - 14, to.top + to.height / 2];
  return [
    { transform: `translate(${x0}px, ${y0}px) scale(.4)`, opacity: 0 },
    { transform: `translate(${x0}px, ${y0 - 60}px) scale(1.1) rotate(90deg)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${x1}px, ${y1}px) scale(.5) rotate(400deg)`, opacity: 0.9 },
  ];
}

/**
 * So many pieces from one place on the page to another; coins, unless they are made of something else.
 * @param {string} from
 * @param {string} to
 * @param {number} count
 * @param {() => HTMLElement} [made]
 */
export function fly(from, to, count, made = coin) {
  const [start, end] = [spot(from), spot(to)];
  if (!start || !end || isStill()) return;
  for (let n = 0; n < count; n++) {
    const piece = made();
    piece.setAttribute("aria-hidden", "true");
    document.body.append(piece);
    const timing = {
      duration: 900,
      delay: n * 55,
      easing: "cubic-bezier(.5,0,.4,1)",
      fill: /** @type {"both"} */ ("both"),
    };
    piece.animate(path(n, count, start, end), timing).onfinish = () => piece.remove();
  }
}

function coin() {
  const piece = document.createElement("span");
  piece.className = "coin-fly";
  return piece;
}
