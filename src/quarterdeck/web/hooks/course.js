// How a finished game went: everyone's chance to win after every step.
import { useEffect, useState } from "preact/hooks";
import * as api from "../net/api.js";

/** @typedef {import("../net/messages.js").Course} Course */

/** What the server makes of a finished game; null while it reckons. Of one whose rules are gone nothing can be made. @param {string} table @param {boolean} isBygone */
export function useCourse(table, isBygone) {
  const [course, setCourse] = useState(/** @type {Course | null} */ (null));
  const [no, setNo] = useState(isBygone);
  useEffect(() => {
    if (!isBygone) void api.course(table).then(setCourse, () => setNo(true));
  }, [table]);
  return { course, no };
}
