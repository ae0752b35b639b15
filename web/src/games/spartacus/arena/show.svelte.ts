import { untrack } from "svelte";
import type { Event } from "../../../wire";
import { still } from "../../../lib/card-flight";
import { perSession } from "../../../lib/per-session";
import { keepSpeed, keptSpeed, type Speed } from "../../../lib/animation-speed";
import type { Session } from "../../module";
import { viewOf, type View } from "../view";
import { boutOf, boutsOf, decisiveOf, holdOf, type Bout } from "./show";

const RATE: Record<Speed, number> = { slow: 0.55, normal: 1, fast: 4 };
/** A screen that is further behind catches up faster. */
const BEHIND = 12;
/** How long the end of a bout stays when the game has gone on, in milliseconds at normal speed. */
const FINAL = 3000;

/** The table as it stood when its log had so many events. */
interface Moment {
  length: number;
  view: View;
}

/** What is being shown of a bout: step by step as it happens, and again on request. The next bout waits for its end. */
export class Show {
  bout = $state.raw<Bout | null>(null);
  steps = $state(0);
  playing = $state(false);
  speed = $state(keptSpeed("spartacus"));
  /** The arena stays although the game has gone on. */
  open = $state(false);
  /** There is something of the bout that was not shown yet: the rest of the screen waits for it. */
  unseen = $state(false);
  /** The game has gone on too far: of this bout only the blow that decides it and the result are still shown. */
  hurried = $state(false);
  /** The viewer wants to see the game as it is, rather than every blow of a bout that is over. */
  brisk = false;
  #log = $state.raw<readonly Event[]>([]);
  #moments = $state.raw<Moment[]>([]);
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
    const rate = this.hurried ? RATE.fast : RATE[this.speed];
    return rate * Math.max(1, (this.length - this.steps) / BEHIND);
  }
  get last(): Event | undefined {
    return this.bout?.events[this.steps - 1];
  }
  /** How many events of the log have been shown. */
  get #shownCount(): number {
    return (this.unseen && this.bout?.places[this.steps]) || this.#log.length;
  }
  /** What the log must not show yet. */
  get later(): ReadonlySet<Event> {
    return new Set(this.#log.slice(this.#shownCount));
  }
  /** The table as it stood at the step that is shown; null when the rest of the screen need not wait. */
  get past(): View | null {
    const count = this.#shownCount;
    const now = this.#moments.findLast(({ length }) => length <= count) ?? this.#moments[0];
    return this.unseen ? (now?.view ?? null) : null;
  }

  /** Look for what has happened since; the first look only learns what is there. With `next` a player is asked about the next bout. */
  hear(log: readonly Event[], next = false): void {
    const before = this.bout;
    const all = boutsOf(log, before?.start);
    const same = all.find(({ start }) => start === before?.start) ?? null;
    const caughtUp = this.ended;
    const first = !this.#heard;
    this.#heard = true;
    this.#log = log;
    const undone = before && (same?.events.length ?? -1) < this.steps;
    if (first || undone || !all.length) return this.#rest(boutOf(log));
    if (same && this.unseen && this.#waits(all)) {
      this.bout = same;
      return this.#hurry(next);
    }
    this.bout = all.at(-1)!;
    if (this.bout.start !== before?.start) this.#begin();
    else if (this.length > before.events.length && (caughtUp || this.playing)) this.#goOn();
    else if (this.bout.closed && !before.closed && this.open && caughtUp) this.playing = !still(); // it leaves by itself
    if (this.unseen && this.bout.closed && (next || this.brisk)) this.#hurry(next);
  }
  /** A screen that nobody looked at is too far behind: there the newest bout is all that matters. */
  #waits(all: readonly Bout[]): boolean {
    return all.length === 2 || (all.length > 2 && !this.playing);
  }
  #rest(bout: Bout | null): void {
    this.bout = bout;
    this.#halt(this.length);
    this.open = false;
  }
  #begin(): void {
    this.steps = 0;
    this.hurried = false;
    this.#goOn();
  }
  #goOn(): void {
    this.open = true;
    if (still()) return this.#halt(this.length);
    this.unseen = true;
    this.playing = true;
  }
  /** A player who paused may go on looking, unless there is something to decide. */
  #hurry(asked: boolean): void {
    if (asked) this.playing = true;
    if (!this.playing || this.hurried) return;
    this.hurried = true;
    this.steps = Math.max(this.steps, decisiveOf(this.bout!));
  }
  #halt(steps: number): void {
    this.steps = steps;
    this.playing = false;
    if (this.ended) this.unseen = this.hurried = false;
  }

  /** How the table stands now. A player who has to decide must see it so, and does not see it go back afterwards. */
  remember(view: View, asked: boolean): void {
    const count = this.#shownCount;
    const passed = this.#moments.findLastIndex(({ length }) => length <= count);
    const kept = asked || !this.unseen ? [] : this.#moments.slice(Math.max(0, passed));
    this.#moments = [...kept, { length: asked ? 0 : this.#log.length, view }];
  }

  step(by: number): void {
    this.#halt(Math.max(0, Math.min(this.length, this.steps + by)));
  }
  toggle(): void {
    if (!this.ended) return void (this.playing = !this.playing);
    this.finish();
    this.steps = 0;
    this.playing = true;
  }
  finish(): void {
    this.#halt(this.length);
  }
  /** On to the game as it is now; or to the next bout, where one waits. */
  close(): void {
    this.finish();
    this.open = false;
    const next = boutOf(this.#log);
    if (!next || next.start === this.bout?.start) return;
    this.bout = next;
    this.#begin();
  }
  /** A player who answers has turned to the game: of the bout only its end is still shown. */
  leave(): void {
    if (this.unseen && !this.ended) this.#hurry(true);
    else this.close();
  }
  /** Nothing of all that has happened is shown. */
  stop(): void {
    this.#rest(boutOf(this.#log));
  }
  /** The last bout again. */
  openLast(): void {
    this.open = this.bout !== null;
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    keepSpeed("spartacus", speed);
  }

  /** Goes on by itself while it plays. Gives the way to stop. */
  run(): (() => void) | undefined {
    if (!this.playing) return;
    const over = this.ended;
    if (over && !this.bout?.closed) return void this.finish();
    const now = `${this.bout?.start} ${this.steps} ${over}`;
    if (now !== this.#now) [this.#now, this.#since] = [now, performance.now()];
    const left = (over ? FINAL : holdOf(this.last)) / this.rate - (performance.now() - this.#since);
    const timer = setTimeout(() => (over ? this.close() : this.steps++), Math.max(0, left));
    return () => clearTimeout(timer);
  }
}

export const showOf = perSession(() => new Show());

/** The table as the screen shows it: a little behind while a bout is being looked at and nothing is to be decided. */
export function shownView(session: Session): View | null {
  return (session.update.question ? null : showOf(session).past) ?? viewOf(session.update);
}

/** Follows a session: called once by the board, while it is being made. An answer to what comes after the bout leaves the arena. */
export function runShow(session: () => Session): void {
  let hurried = false;
  $effect.pre(() => {
    const { log, fresh, update } = session();
    untrack(() => {
      const show = showOf(session());
      const view = viewOf(update);
      const asked = update.question !== null;
      const over = update.status === "over"; // its last bout goes on as fast as it was, and is shown whole
      // In a fast game a spectator would see the bout of the turn before.
      const fast = over ? hurried : update.you === null && update.speed === "fast";
      if (fast !== hurried) show.speed = fast ? "fast" : keptSpeed("spartacus");
      hurried = fast;
      show.brisk = fast && !over;
      const closed = show.bout?.closed ?? false;
      show.hear(log, asked && (view?.phase === "arena" || view?.phase === "showdown"));
      if (view) show.remember(view, asked);
      if (closed && show.bout?.closed && fresh.some((event) => isAnswer(event, update.you))) show.leave();
    });
  });
  $effect(() => showOf(session()).run());
}

/** A pass may have been made by itself: it closes nothing. */
const isAnswer = ({ kind, seat, facts }: Event, you: number | null): boolean =>
  kind === "did" && seat === you && facts?.move !== "pass";
