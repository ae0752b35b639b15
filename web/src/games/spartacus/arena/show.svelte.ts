import { untrack } from "svelte";
import type { Event } from "../../../wire";
import { still } from "../../../lib/flight";
import { perSession } from "../../../lib/per-session";
import { keepSpeed, keptSpeed, type Speed } from "../../../lib/speed";
import type { Session } from "../../module";
import { boutOf, holdOf, type Bout } from "./show";

const RATE: Record<Speed, number> = { slow: 0.55, normal: 1, fast: 4 };
/** Whoever is further behind catches up faster. */
const BEHIND = 12;
/** How long the end of a bout stays when the game has gone on, in milliseconds at normal speed. */
const FINAL = 4500;

/** What is being shown of the newest bout: step by step as it happens, and again for whoever wants to see it. */
export class Show {
  bout = $state.raw<Bout | null>(null);
  steps = $state(0);
  playing = $state(false);
  speed = $state(keptSpeed("spartacus"));
  /** The arena stays although the game has gone on. */
  open = $state(false);
  #heard = false;
  /** What is shown, and since when: news must not begin its time anew. */
  #now = "";
  #since = 0;

  get length(): number {
    return this.bout?.events.length ?? 0;
  }
  get ended(): boolean {
    return this.steps >= this.length;
  }
  get rate(): number {
    return RATE[this.speed] * Math.max(1, (this.length - this.steps) / BEHIND);
  }
  get last(): Event | undefined {
    return this.bout?.events[this.steps - 1];
  }

  /** Look for what has happened since; the first look only learns what is there. */
  hear(log: readonly Event[]): void {
    const before = this.bout;
    const now = boutOf(log);
    const first = !this.#heard;
    this.#heard = true;
    const caughtUp = this.ended;
    this.bout = now;
    if (!now || first || now.events.length < this.steps) return this.#rest();
    if (before?.start !== now.start) this.#begin();
    else if (this.length > before.events.length && (caughtUp || this.playing)) this.#goOn();
  }
  #rest(): void {
    this.steps = this.length;
    this.playing = false;
    this.open = false;
  }
  #begin(): void {
    this.steps = 0;
    this.open = true;
    this.#goOn();
  }
  #goOn(): void {
    this.open = true;
    if (still()) this.steps = this.length;
    else this.playing = true;
  }

  step(by: number): void {
    this.playing = false;
    this.steps = Math.max(0, Math.min(this.length, this.steps + by));
  }
  toggle(): void {
    if (this.ended) this.steps = 0;
    this.playing = !this.playing;
  }
  finish(): void {
    this.steps = this.length;
    this.playing = false;
  }
  close(): void {
    this.finish();
    this.open = false;
  }
  /** The last bout again. */
  openLast(): void {
    this.open = this.bout !== null;
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    keepSpeed("spartacus", speed);
  }

  /** Would this line of the log tell what is still to be seen? */
  hides(event: Event): boolean {
    const place = this.playing ? (this.bout?.events.indexOf(event) ?? -1) : -1;
    return place >= this.steps;
  }

  /** Goes on by itself while it plays. Gives the way to stop. */
  run(): (() => void) | undefined {
    if (!this.playing) return;
    const over = this.ended;
    if (over && !this.bout?.closed) return void (this.playing = false);
    const now = `${this.bout?.start} ${this.steps} ${over}`;
    if (now !== this.#now) [this.#now, this.#since] = [now, performance.now()];
    const left = (over ? FINAL : holdOf(this.last)) / this.rate - (performance.now() - this.#since);
    const timer = setTimeout(() => (over ? this.close() : this.steps++), Math.max(0, left));
    return () => clearTimeout(timer);
  }
}

export const showOf = perSession(() => new Show());

/** Follows a session: called once by the board, while it is being made. An answer given after the end closes the arena. */
export function runShow(session: () => Session): void {
  let hurried = false;
  $effect.pre(() => {
    const { log, fresh, update } = session();
    untrack(() => {
      const show = showOf(session());
      // Whoever watches a fast game would see the bout of the turn before.
      const fast = update.you === null && update.speed === "fast";
      if (fast !== hurried) show.speed = fast ? "fast" : keptSpeed("spartacus");
      hurried = fast;
      const closed = show.bout?.closed ?? false;
      show.hear(log);
      if (closed && show.bout?.closed && fresh.some(({ kind, seat }) => kind === "did" && seat === update.you)) show.close();
    });
  });
  $effect(() => showOf(session()).run());
}
