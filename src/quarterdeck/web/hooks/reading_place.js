// Where somebody reads in a list that grows at its end, and at its beginning where they ask for what came earlier.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const NEAR = 40; // pixels from the end that still count as being there

/** @typedef {{current: HTMLElement | null}} List */

/** Whatever comes in front pushes nothing away. @param {List} list @param {string | undefined} first */
function useSameLineInSight({ current: list }, first) {
  const before = useRef(first);
  const below = list && before.current !== first ? list.scrollHeight - list.scrollTop : null; // as it is still drawn
  useLayoutEffect(() => {
    before.current = first;
    if (list && below != null) list.scrollTop = list.scrollHeight - below;
  }, [first]);
}

/**
 * The newest line stays in sight, also when the list changes its size, for all who have not gone up to read.
 * @param {List} list
 * @param {string} tab  another one begins at its end
 * @param {{key: string}[]} lines
 */
export function useReadingPlace(list, tab, lines) {
  const atEnd = useRef(true);
  const top = useRef(0); // where it stood last
  const follow = () => {
    if (!atEnd.current || !list.current) return;
    top.current = list.current.scrollHeight - list.current.clientHeight;
    list.current.scrollTo({ top: top.current });
  };
  useSameLineInSight(list, lines[0]?.key);
  useEffect(() => {
    atEnd.current = true;
  }, [tab]);
  useEffect(() => {
    const soon = requestAnimationFrame(follow); // with the frame's own layout: asked for at once it would be a second one
    return () => cancelAnimationFrame(soon);
  }, [tab, lines.at(-1)?.key]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const look = () => {
      const near = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
      if (near || current.scrollTop < top.current - 1) atEnd.current = near; // where lines came meanwhile nobody has gone up
      top.current = current.scrollTop;
    };
    const watch = new ResizeObserver(follow);
    watch.observe(current);
    current.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener("scroll", look);
    };
  }, []);
}
