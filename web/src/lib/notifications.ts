import type { MyTable } from "../wire";
import { showIcon } from "./favicon";

/** How a player hears that a game waits: title and icon of the tab, and, if switched on, a tone and the system's notices. */

const SOUND = "ludus-notice-sound";
const SYSTEM = "ludus-notice-system";
const CHANNEL = "ludus-notice";
/** Milliseconds in which another tab may say that it has seen to it. */
const SHORTEST = 60;
const SPREAD = 240;

// --- Title and icon --------------------------------------------------------------------------

let page = "Ludus";
let waiting = 0;

/** The title of the page that is shown; games that wait elsewhere are counted in front of it. */
export function title(text: string): void {
  page = text;
  document.title = waiting ? `(${waiting}) ${page}` : page;
}

/** So many games wait beside the one in sight; `asked`: any game waits at all. */
export function showWaiting(elsewhere: number, asked: boolean): void {
  const shown = document.title.replace(/^\(\d+\) /, "");
  waiting = elsewhere;
  title(shown);
  showIcon(asked);
}

// --- Switches, kept in this browser ----------------------------------------------------------

export const soundOn = (): boolean => localStorage.getItem(SOUND) === "on";
export const systemOn = (): boolean => localStorage.getItem(SYSTEM) === "on" && permission() === "granted";

export function setSound(on: boolean): void {
  localStorage.setItem(SOUND, on ? "on" : "off");
}

/** Browsers have no system notices without a secure connection, and some have none at all. */
export const permission = (): NotificationPermission | "missing" =>
  "Notification" in window && isSecureContext ? Notification.permission : "missing";

/** The browser is asked only when the player wants it; true if notices will come. */
export async function setSystem(on: boolean): Promise<boolean> {
  const granted = on && permission() !== "missing" && (await Notification.requestPermission()) === "granted";
  localStorage.setItem(SYSTEM, granted ? "on" : "off");
  return granted;
}

// --- Tone ------------------------------------------------------------------------------------

let audio: AudioContext | undefined;
const NOTES = [
  { at: 0, hertz: 587.33 },
  { at: 0.14, hertz: 880 },
];
const VOLUME = 0.12;
const FADE = 0.5;

/** Two short notes, made on the spot. */
export async function ring(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume(); // a page that nobody has touched yet stays silent: that is the browser's rule
  const now = audio.currentTime;
  for (const { at, hertz } of NOTES) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(VOLUME, now + at);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + FADE);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + FADE);
  }
}

// --- One notice for all tabs -------------------------------------------------------------------

export interface Words {
  title: string;
  body: string;
}

const others = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
const seen = new Set<string>();
if (others) others.onmessage = (event: MessageEvent<string>) => seen.add(event.data);

/** A game has begun to wait. Of several tabs one notifies the player, none if one of them shows the table. */
export async function announce(table: MyTable, inSight: boolean, words: () => Words, open: () => void): Promise<void> {
  const key = `${table.table} ${table.changed}`;
  if (!inSight) await new Promise((done) => setTimeout(done, SHORTEST + SPREAD * Math.random()));
  if (seen.has(key)) return;
  others?.postMessage(key);
  if (inSight) return;
  if (soundOn()) void ring();
  if (systemOn()) notify(table.table, words(), open);
}

function notify(tag: string, { title, body }: Words, open: () => void): void {
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
    open();
  };
}
