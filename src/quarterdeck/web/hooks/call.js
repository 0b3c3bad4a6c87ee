// Calling the reader back when it is their turn: a ship's bell, and a notice where the browser allows one.
import { useEffect, useRef, useState } from "preact/hooks";
import * as settings from "../app/settings.js";
import { useShell, useText } from "../app/shell.js";

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

/**
 * Whether to call, and how to change that; calls whenever it becomes the reader's turn.
 * @param {boolean} mine
 * @param {string} title
 */
export function useCall(mine, title) {
  const text = useText();
  const { words } = useShell();
  const [on, setOn] = useState(settings.wantsCall());
  const before = useRef(mine);
  useEffect(() => {
    if (on && mine && !before.current) {
      ringBell();
      notify(text("your-turn"), title);
    }
    before.current = mine;
  }, [mine, on, words]);
  const flip = () => {
    settings.keep("call", on ? "off" : "on");
    if (!on && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
    setOn(!on);
  };
  return { on, flip };
}
