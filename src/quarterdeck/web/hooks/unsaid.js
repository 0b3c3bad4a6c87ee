// What is typed and not yet sent outlives its field: a waiting room becomes a table under one's hands, a table its end.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

let kept = { at: "", typed: "", typing: false };

/** Somebody else will sit here next. */
export const forgetUnsaid = () => {
  kept = { at: "", typed: "", typing: false };
};

/** The words, how to change them, and the field they stand in. */
export function useUnsaid() {
  const at = location.pathname;
  if (kept.at !== at) kept = { at, typed: "", typing: false };
  const [typed, setTyped] = useState(kept.typed);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    if (kept.typing) field.current?.focus();
    return () => {
      kept.typing = document.activeElement === field.current;
    };
  }, []);
  const type = (/** @type {string} */ text) => {
    kept.typed = text;
    setTyped(text);
  };
  /** What was not let through comes back, unless one writes something else by now. */
  const typeAgain = (/** @type {string} */ text) => {
    if (!kept.typed) type(text);
  };
  return { typed, type, typeAgain, field };
}
