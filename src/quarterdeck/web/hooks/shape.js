// The shape of the window, as the sheets know it: wide (or a tablet), upright (a telephone), low (one on its side, a page at 200 %).
import { useEffect, useState } from "preact/hooks";

const LOW = matchMedia("(max-height: 520px)");
const NARROW = matchMedia("(max-width: 900px) and (max-height: 999px)");

const shape = () => (LOW.matches ? "low" : NARROW.matches ? "upright" : "wide");

export function useShape() {
  const [now, setNow] = useState(shape);
  useEffect(() => {
    const look = () => setNow(shape);
    for (const each of [LOW, NARROW]) each.addEventListener("change", look);
    return () => {
      for (const each of [LOW, NARROW]) each.removeEventListener("change", look);
    };
  }, []);
  return now;
}
