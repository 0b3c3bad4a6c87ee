// Being called while the page is closed: this browser's subscription, and for what; nothing until the reader wants it.
import { useEffect, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { useShell } from "../app/shell.js";
import { hushTable, Refusal } from "../net/api.js";
import * as notices from "../net/notices.js";

/** Why not, as a key of our words; nothing where nothing is known against it. */
const reasonAgainst = () => (!("serviceWorker" in navigator) || !("PushManager" in window) ? "cannot" : "");

/** What this browser is subscribed by. @param {boolean} [anew] */
async function subscription(anew) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known || !anew) return known;
  const { key } = await notices.pushKey();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** As the house is told. @param {PushSubscription} subscribed */
function formOf(subscribed) {
  const { endpoint, keys } = subscribed.toJSON();
  return { endpoint, keys };
}

/** @param {string[]} kinds @param {string} language */
async function begin(kinds, language) {
  const subscribed = await subscription(true);
  if (!subscribed) return;
  const { id } = await notices.askForNotices({ ...formOf(subscribed), kinds, language });
  settings.keep("push", id);
}

async function end() {
  await notices.endNotices(settings.pushId() ?? "");
  settings.keep("push", "");
  await (await subscription())?.unsubscribe();
}

/** What the house did not take is its own to say. @param {unknown} wrong */
const troubleOf = (wrong) => {
  if (wrong instanceof Refusal) throw wrong;
  return "unreachable";
};

/** What this browser is told of, how to change that, why it cannot be; the reader's other browsers, and the tables of which none is told. */
export function usePush() {
  const { words } = useShell();
  const [kinds, setKinds] = useState(/** @type {string[]} */ ([]));
  const [others, setOthers] = useState(/** @type {string[]} */ ([]));
  const [quiet, setQuiet] = useState(/** @type {string[]} */ ([]));
  const [against, setAgainst] = useState(reasonAgainst);
  useEffect(() => {
    notices.ownNotices().then((told) => {
      setKinds([...(told.kinds[settings.pushId() ?? ""] ?? [])]);
      setOthers(Object.keys(told.kinds).filter((id) => id !== settings.pushId()));
      setQuiet([...told.quiet]);
    });
  }, []);
  const want = async (/** @type {string[]} */ wanted) => {
    if (wanted.length && (await Notification.requestPermission()) !== "granted") return setAgainst("denied");
    try {
      await (wanted.length ? begin(wanted, words.language) : end());
      setAgainst("");
      setKinds(wanted);
    } catch (wrong) {
      setAgainst(troubleOf(wrong));
    }
  };
  const hear = async (/** @type {string} */ table) => {
    settings.callAt(table, true);
    setQuiet([...(await hushTable(table, false)).quiet]);
  };
  const endOthers = async () => {
    await Promise.all(others.map(notices.endNotices));
    setOthers([]);
  };
  return { kinds, against, want, others, endOthers, quiet, hear };
}
