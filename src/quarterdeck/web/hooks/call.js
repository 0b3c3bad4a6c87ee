// Calling the reader back when something waits for them: a ship's bell, and a notice where the browser allows one.
import { useEffect, useRef, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { useShell } from "../app/shell.js";
import * as api from "../net/api.js";

const NOTES = [660, 660]; // hertz: two strokes of a bell
const APART = 0.28; // seconds

/** Struck as it sounds: sudden, then fading. @param {AudioContext} audio @param {number} pitch @param {number} at */
function strike(audio, pitch, at) {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.25, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 1.2);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 1.2);
}

/** A browser that lets no page sound is left alone. */
function ringBell() {
  try {
    const audio = new AudioContext();
    NOTES.forEach((pitch, place) => strike(audio, pitch, audio.currentTime + place * APART));
  } catch {
    // then it stays silent
  }
}

/** @param {string} title @param {string} body */
function notify(title, body) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: location.pathname, icon: "/art/favicon.svg" });
  notice.onclick = () => window.focus();
}

/** @typedef {{turn: boolean, full?: boolean, rematch?: boolean}} Calls  what is so now; nothing where that is not known yet */

/** What has become so. @param {Calls} before @param {Calls} now */
const newCalls = (before, now) =>
  /** @type {(keyof Calls)[]} */ (["turn", "full", "rematch"]).filter((kind) => now[kind] && before[kind] === false);

/** Ask the browser once. */
export function askForLeave() {
  if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
}

/**
 * Whether to call at a table, and how to change that; calls for whatever becomes so.
 * @param {string} table
 * @param {string} title
 * @param {Calls} now
 */
export function useCall(table, title, now) {
  const { words } = useShell();
  const [on, setOn] = useState(settings.callsAt(table));
  const before = useRef(now);
  useEffect(() => {
    const [kind] = newCalls(before.current, now).filter(settings.callsFor);
    before.current = now;
    if (!on || !kind) return;
    ringBell();
    notify(words.text(`push-${kind}`), title);
  }, [now.turn, now.full, now.rematch, on, words]);
  const flip = () => {
    settings.callAt(table, !on);
    if (settings.pushId()) api.hushTable(table, on);
    if (!on) askForLeave();
    setOn(!on);
  };
  return { on, flip };
}
