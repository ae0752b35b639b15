import { tick } from "svelte";
import type { Composer, Done, GameModule, Session, Values } from "../games/module";
import type { Event, Fact, Hinted, Judged, Refused, Replay, ReplayFrame, ReplayStep, Update } from "../wire";
import { mayPass, sentence } from "./api";
import type { Source } from "./replay-source";
import { stageOf } from "./stage.svelte";
import { describeAll, type LogLine } from "./log-lines";
import { LETTERS, type Words } from "./words.svelte";

/** Pages of views that stay in memory. */
const PAGES = 8;
/** So many steps before the end of a page the next one is asked for. */
const AHEAD = 12;

/** Nothing can be chosen in a game that has been played. */
const IDLE: Composer = {
  chosen: [],
  judged: null,
  pending: false,
  sending: false,
  toggle: () => {},
  clear: () => {},
  choose: () => {},
  has: () => false,
  submit: () => Promise.resolve(),
  make: () => Promise.resolve(false),
};

/** A game that has been played, at one of its steps: the boards draw it like a table. */
export class ReplaySession implements Session {
  replay = $state.raw<Replay | null>(null);
  /** The number of the step that is shown; 0 is the beginning. */
  step = $state(0);
  current = $state.raw<Update | null>(null);
  fresh = $state.raw<Event[]>([]);
  module = $state.raw<GameModule | null>(null);
  /** How many steps were shown at once, without animation. */
  jumps = $state(0);
  loading = $state(false);
  trouble = $state("");
  /** May it go better another time? */
  again = $state(true);
  announcement = $state("");
  rule = $state<string | null>(null);
  readonly composer = IDLE;
  readonly online = true;
  readonly frozen = true;
  readonly source: Source;
  readonly words: Words;
  #pages = new Map<number, ReplayFrame[]>();
  #asked = new Map<number, Promise<ReplayFrame[]>>();
  #opening = 0;
  #turn = 0;

  readonly steps = $derived<ReplayStep[]>(this.replay?.steps ?? []);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly log = $derived(this.steps.slice(0, this.step + 1).flatMap(({ events }) => events));
  readonly #hidden = $derived(new Set(this.replay?.hidden ?? []));

  constructor(source: Source, words: Words) {
    this.source = source;
    this.words = words;
  }

  get update(): Update {
    if (!this.current) throw new Error("there is no step yet");
    return this.current;
  }
  get acting(): number[] {
    return this.current?.to_act ?? [];
  }
  get language(): string {
    return this.words.language;
  }
  /** The letter of the seat that is looked from; "" for a spectator's side. */
  get seat(): string {
    return this.from === null ? "" : (LETTERS[this.from] ?? "");
  }
  /** The seat that is looked from; null for a spectator's side. */
  get from(): number | null {
    return this.replay?.update.you ?? null;
  }
  /** The viewer's own seat, whichever seat they look from. */
  get own(): number | null {
    return this.replay?.own ?? null;
  }
  get past(): boolean {
    return this.replay?.over ?? false;
  }
  /** Is the board still animating this step? */
  get busy(): boolean {
    return stageOf(this).busy || (this.module?.animation?.busy(this) ?? false);
  }

  // --- Going through the game --------------------------------------------------------------------

  /** Look from a seat ("" is a spectator's side), at a step; without one at the end of a running game, else at the beginning. */
  async open(seat: string, step: number | null): Promise<void> {
    const opening = ++this.#opening;
    const turn = this.#turn;
    this.loading = true;
    try {
      const replay = await this.source.replay(seat);
      if (opening !== this.#opening) return;
      this.#pages.clear();
      this.#asked.clear();
      this.replay = replay;
      this.trouble = "";
    } catch (error) {
      return void (opening === this.#opening && this.#fail(error));
    }
    const wanted = turn === this.#turn ? step : this.step; // the player may have gone on meanwhile
    await this.go(wanted ?? (this.replay.over ? 0 : this.last));
  }

  /** Show a step; with `animate` the board plays what happens in it, else only its result is shown. */
  async go(to: number, animate = false): Promise<void> {
    const turn = ++this.#turn;
    const step = this.#shown(Math.max(0, Math.min(this.last, Math.round(to))));
    let frame = this.#frame(step);
    if (!frame) {
      this.loading = true;
      try {
        frame = (await this.#load(this.#first(step)))[step - this.#first(step)];
      } catch (error) {
        return void (turn === this.#turn && this.#fail(error));
      }
      if (turn !== this.#turn) return;
    }
    this.loading = false;
    this.trouble = "";
    if (frame) await this.#show(step, frame, animate);
  }

  /** The next step, animated; a player who does not wait for the animation sees the one after it at once. */
  forward(): Promise<void> {
    const animate = !this.busy && this.step < this.last;
    this.module?.animation?.stop(this);
    return this.go(this.step + 1, animate);
  }
  back(): Promise<void> {
    return this.go(this.#before(this.step - 1));
  }

  /** The nearest step after, or before, the shown one that is wanted; null if there is none. */
  seek(by: 1 | -1, wanted: (step: number) => boolean): number | null {
    for (let step = this.step + by; step >= 0 && step <= this.last; step += by) {
      if (wanted(step) && !this.#hidden.has(step)) return step;
    }
    return null;
  }

  /** What happened in a step, in a sentence or more. */
  describeStep(number: number): string {
    const step = this.steps[number];
    if (!step || number === 0) return this.t("replay-beginning");
    const lines = this.describe(step.events).map(({ text }) => text);
    return lines.join(". ") || this.t("replay-decided", { who: this.name(step.seat ?? 0) });
  }

  async #show(step: number, frame: ReplayFrame, animate: boolean): Promise<void> {
    const replay = this.replay!;
    const ended = replay.over && step === this.last;
    this.fresh = animate ? [...(this.steps[step]?.events ?? [])] : [];
    this.step = step;
    this.current = {
      ...replay.update,
      version: step,
      you: this.from === this.own ? this.own : null, // a viewer in the seat of another player is not that player
      status: ended ? "over" : "playing",
      view: frame.view,
      to_act: frame.to_act,
      outcome: ended ? replay.outcome : null,
    };
    void this.#prepare(step);
    if (this.module) this.announce(this.describeStep(step));
    if (animate) return;
    await tick(); // boards have heard of the step now
    this.module?.animation?.stop(this);
    await tick();
    this.jumps++;
  }

  #fail(error: unknown): void {
    this.loading = false;
    this.trouble = sentence(error);
    this.again = mayPass(error);
  }

  // --- Pages -------------------------------------------------------------------------------------

  #first(step: number): number {
    const size = this.replay?.page ?? 1;
    return step - (step % size);
  }
  #frame(step: number): ReplayFrame | undefined {
    return this.#pages.get(this.#first(step))?.[step - this.#first(step)];
  }

  /** By the rules nobody may look at some steps while the game runs: the next one that may be seen. */
  #shown(step: number): number {
    while (this.#hidden.has(step) && step < this.last) step++;
    return step;
  }
  #before(step: number): number {
    while (this.#hidden.has(step) && step > 0) step--;
    return step;
  }

  #load(first: number): Promise<ReplayFrame[]> {
    let asked = this.#asked.get(first);
    if (!asked) {
      asked = this.#fetch(first).finally(() => this.#asked.delete(first));
      this.#asked.set(first, asked);
    }
    return asked;
  }

  async #fetch(first: number): Promise<ReplayFrame[]> {
    const replay = this.replay!;
    const page = await this.source.page(this.seat, first);
    if (this.replay !== replay) return page.frames;
    if (page.version !== replay.update.version) void this.open(this.seat, this.step); // a running game has gone on
    this.#pages.delete(first);
    this.#pages.set(first, page.frames);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES && oldest !== undefined) this.#pages.delete(oldest);
    return page.frames;
  }

  /** Have the next page ready before it is needed. */
  async #prepare(step: number): Promise<void> {
    const next = this.#first(Math.min(this.last, step + AHEAD));
    if (!this.#pages.has(next)) await this.#load(next).catch(() => {});
  }

  // --- Words -------------------------------------------------------------------------------------

  /**
   * Where a viewer looks from the seat of another player, "you" is not the reader: `…-eyes` says such a message with the name
   * (`$eyes`), and what chooses its words by `$own` or `$mine` says them of others.
   */
  t = (message: string, values?: Values): string => {
    if (this.from === null || this.from === this.own) return this.words.t(message, values);
    const others = { ...values };
    for (const reader of ["own", "mine"]) if (others[reader] === "yes") others[reader] = "no";
    const eyes = `${message}-eyes`;
    return this.words.has(eyes)
      ? this.words.t(eyes, { ...others, eyes: this.name(this.from) })
      : this.words.t(message, others);
  };
  has = (message: string): boolean => this.words.has(message);
  describeFacts = (facts: readonly Fact[]): string =>
    this.words.describeFacts(
      facts.map((fact) => this.module?.fact?.(fact, this) ?? fact),
      (seat) => this.name(seat),
    );
  describe = (events: readonly Event[]): LogLine[] => describeAll(events, this, this.module);

  name(seat: number): string {
    const now = this.replay?.update.seats[seat];
    return now?.name || this.t(`seat-name-${now?.kind ?? "person"}`, { letter: LETTERS[seat] ?? String(seat + 1) });
  }
  announce(text: string): void {
    this.announcement = text;
  }
  openRule(rule: string): void {
    this.rule = rule;
  }

  // --- What cannot be done here --------------------------------------------------------------------

  judge(): Promise<Refused | Judged> {
    return Promise.resolve(REFUSED);
  }
  play(): Promise<Done> {
    return Promise.resolve(REFUSED);
  }
  say(): Promise<Done> {
    return Promise.resolve(REFUSED);
  }
  hint(): Promise<Hinted | Refused> {
    return Promise.resolve(REFUSED);
  }
  undo(): Promise<Done> {
    return Promise.resolve(REFUSED);
  }
}

const REFUSED: Refused = { type: "refused", id: "", reason: {}, rule: "", wait: 0 };
