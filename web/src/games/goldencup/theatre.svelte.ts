import { untrack } from "svelte";
import type { Event } from "../../wire";
import type { Session } from "../module";
import { still } from "../../lib/card-flight";
import { perSession } from "../../lib/per-session";
import { keepSpeed, keptSpeed, type Speed } from "../../lib/animation-speed";
import { stageOf } from "../../lib/stage.svelte";
import { finished, holdOf, lengthOf, matchesOf, type Match } from "./show";
import { viewOf, type View } from "./view";

const RATE: Record<Speed, number> = { slow: 0.55, normal: 1, fast: 2.6 };
export const SHOPPING = "shopping";

/** What is being shown of the matches: live ones as they come, older ones on request. */
export class Theatre {
  /** Newest matches, all rounds. */
  matches = $state.raw<Match[]>([]);
  /** The name of the match on the screen, "shopping" for what was bought; "" when the theatre is closed. */
  open = $state("");
  steps = $state(0);
  playing = $state(false);
  speed = $state(keptSpeed("goldencup"));
  /** Names of matches that have just come and were not seen to their end. */
  unseen = $state.raw<string[]>([]);
  /** Purchases to be shown before the first match. */
  bought = $state.raw<Event[]>([]);
  /** What the log must not show yet. */
  unrevealed = $state.raw<ReadonlySet<Event>>(new Set());
  #known = -1;
  /** The match that follows the purchases. */
  #first = "";

  get match(): Match | undefined {
    return this.matches.find(({ name }) => name === this.open);
  }
  get length(): number {
    return this.match ? lengthOf(this.match) : 0;
  }
  get ended(): boolean {
    return this.match !== undefined && this.steps >= this.length;
  }
  /** Something that was not seen yet is kept from the rest of the screen. */
  get live(): boolean {
    return this.open !== "" && this.unseen.length > 0;
  }
  get rate(): number {
    return RATE[this.speed];
  }

  /** Look for matches that have come since; the first look only learns what is there. */
  hear(log: readonly Event[], fresh: readonly Event[], view: View): boolean {
    const all = matchesOf(log).filter(finished);
    const news = this.#known < 0 ? [] : all.slice(this.#known);
    const less = all.length < this.#known;
    this.#known = all.length;
    this.matches = all;
    if (less) this.close();
    if (!news.length) return false;
    this.#begin(news, log, fresh, view);
    return true;
  }

  /** New matches: the own one first. Those of others wait until the player opens them. */
  #begin(news: readonly Match[], log: readonly Event[], fresh: readonly Event[], view: View): void {
    const own = news.find(
      ({ name, teams }) => view.seat === null || teams.includes(view.seat) || !name.startsWith("r"),
    );
    const live = this.live;
    this.unseen = [...this.unseen, ...news.map(({ name }) => name)];
    if (!live && !own) return;
    this.unrevealed = new Set([...this.unrevealed, ...log.slice(log.indexOf(news[0]!.events[0]!))]);
    if (live || !own) return; // they wait in the list
    this.bought = fresh.filter(({ kind }) => kind === "shown");
    this.#first = own.name;
    this.#go(this.bought.length && !still() ? SHOPPING : own.name, true);
  }

  #go(name: string, play: boolean): void {
    this.open = name;
    this.steps = play && !still() ? 0 : this.length;
    this.playing = play && !still();
    if (this.ended) this.#seen();
  }

  /** Show a match: one that was not seen yet from its beginning. */
  choose(name: string): void {
    this.#go(name, this.unseen.includes(name));
  }
  again(): void {
    this.steps = 0;
    this.playing = true;
  }
  toggle(): void {
    if (this.ended) this.again();
    else this.playing = !this.playing;
  }
  /** One token further, or back. */
  step(by: number): void {
    this.playing = false;
    this.steps = Math.max(0, Math.min(this.length, this.steps + by));
    if (this.ended) this.#seen();
  }
  finish(): void {
    if (this.open === SHOPPING) return this.#afterShopping();
    this.steps = this.length;
    this.playing = false;
    this.#seen();
  }
  close(): void {
    this.open = "";
    this.playing = false;
    this.unseen = [];
    this.bought = [];
    this.unrevealed = new Set();
  }
  setSpeed(speed: Speed): void {
    this.speed = speed;
    keepSpeed("goldencup", speed);
  }

  #afterShopping(): void {
    this.#go(this.#first, true);
  }

  /** Would this line of the log give away what is still to be seen? */
  hides(event: Event): boolean {
    if (!this.live || !this.unrevealed.has(event)) return false;
    const match = this.matches.find(({ events }) => events.includes(event));
    if (!match) return true;
    return this.unseen.includes(match.name) && (match.name !== this.open || match.events.indexOf(event) > this.steps);
  }

  #seen(): void {
    this.playing = false;
    this.unseen = this.unseen.filter((name) => name !== this.open);
  }

  /** Goes on by itself while it plays. Gives the way to stop. */
  run(): (() => void) | undefined {
    if (!this.playing) return;
    const hold =
      this.open === SHOPPING ? 1200 + 900 * this.bought.length : this.match ? holdOf(this.match, this.steps) : 0;
    const timer = setTimeout(() => this.#next(), hold / this.rate);
    return () => clearTimeout(timer);
  }
  #next(): void {
    if (this.open === SHOPPING) return this.#afterShopping();
    if (this.steps < this.length) this.steps++;
    if (this.ended) this.#seen();
  }
}

export const theatreOf = perSession(() => new Theatre());

/** Follows a session: called once by the board, while it is being made. Until new matches were seen, the rest of the screen waits. */
export function runTheatre(session: () => Session): void {
  let last: View | null = null;
  $effect.pre(() => {
    const { update, log, fresh } = session();
    untrack(() => {
      const view = viewOf(update);
      const theatre = theatreOf(session());
      const stage = stageOf<View>(session());
      if (!view) return;
      if (theatre.hear(log, fresh, view) && last && theatre.live && !stage.shown)
        stage.shown = { ...last, cards: { ...last.cards, ...view.cards } };
      last = view;
      if (!theatre.live) stage.shown = null;
    });
  });
  $effect(() => {
    const theatre = theatreOf(session());
    if (theatre.live) return;
    stageOf<View>(session()).shown = null;
    if (theatre.unrevealed.size) theatre.unrevealed = new Set();
  });
  $effect(() => theatreOf(session()).run());
  $effect(() => () => {
    theatreOf(session()).close();
    stageOf<View>(session()).shown = null;
  });
}
