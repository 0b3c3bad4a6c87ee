// How large a place is, in CSS pixels, and whenever that changes.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export function useSize() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect: { width, height } }]) => setSize({ width, height }));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, ...size };
}
