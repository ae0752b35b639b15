import type { Closing, Event, Fact, Hinted, Judged, Question, Refused, SeatNow, Update } from "../wire";
import type { Composer, Done, GameModule, Session, Values } from "../games/module";
import { LiveComposer, type Desk } from "./composer.svelte";
import { Connection, type Answer, type Line, type Outgoing, type Socket } from "./connection";
import { mutes } from "./mutes.svelte";
import { remember, seen } from "./seen-events";
import { describeAll, type LogLine } from "./log-lines";
import { LETTERS, type Words } from "./words.svelte";

/** More news than this at once is not worth an animation. */
const MANY = 60;
/** Stands for an event that nobody may look at now. */
const WITHHELD = "withheld";
/** So long a refusal stays in sight. */
const NOTICE_DURATION = 12_000;

/** Something that the player should read now. */
export interface Notice {
  text: string;
  rule: string;
}

/** A question that the client asks before a move is made. */
export interface Confirmation {
  facts: readonly Fact[];
  answer(yes: boolean): void;
}

export interface Place {
  table: string;
  watch?: boolean;
  open?: (address: string) => Socket;
}

export class LiveSession implements Session, Desk {
  current = $state.raw<Update | null>(null);
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  module = $state.raw<GameModule | null>(null);
  line = $state<Line>("connecting");
  closing = $state.raw<Closing | null>(null);
  notice = $state.raw<Notice | null>(null);
  confirmation = $state.raw<Confirmation | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  announcement = $state("");
  /** When the time of each seat that must decide will be over, by the clock of `performance.now()`. */
  deadlines = $state.raw<Record<string, number>>({});
  /** The rule that is open beside the table; "" is the guide, null is nothing. */
  rule = $state<string | null>(null);
  /** Number of the first event that the player has not seen; null when there was nothing to miss. */
  away = $state<number | null>(null);
  readonly #composer: LiveComposer;
  readonly #connection: Connection;
  readonly #place: Place;
  readonly words: Words;

  constructor(place: Place, words: Words) {
    this.#place = place;
    this.words = words;
    this.#composer = new LiveComposer(this);
    this.#connection = new Connection(
      () => this.#address(),
      { update: (update) => this.#take(update), line: (line, closing) => this.#hear(line, closing) },
      place.open,
    );
    document.addEventListener("visibilitychange", this.#looked);
  }

  get composer(): Composer {
    return this.#composer;
  }

  get online(): boolean {
    return this.line === "online";
  }

  get language(): string {
    return this.words.language;
  }

  /** Not to be read before the first update has come, see `current`. */
  get update(): Update {
    if (!this.current) throw new Error("there is no update yet");
    return this.current;
  }

  get acting(): number[] {
    return this.current?.to_act ?? [];
  }

  get unanswered(): number {
    return this.#connection.unanswered;
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    this.#connection.end();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  // --- Asking the server -----------------------------------------------------------------------

  async judge(move: string): Promise<Judged | Refused> {
    return (await this.send({ type: "judge", move })) as Judged | Refused;
  }

  async play(move: string): Promise<Done> {
    return (await this.send({ type: "play", version: this.update.version, move })) as Done;
  }

  async say(text: string): Promise<Done> {
    return await this.order({ type: "say", text });
  }

  async undo(): Promise<Done> {
    return await this.order({ type: "undo" });
  }

  async hint(): Promise<Hinted | Refused> {
    const answer = (await this.send({ type: "hint" })) as Hinted | Refused;
    if (answer.type === "refused") this.refuse(answer);
    else this.#show(answer);
    return answer;
  }

  /** Anything that is simply done or refused; a refusal is shown. */
  async order(message: Outgoing): Promise<Done> {
    const answer = (await this.send(message)) as Done;
    if (answer.type === "refused") this.refuse(answer);
    if (answer.type === "stale") this.moved();
    return answer;
  }

  send(message: Outgoing): Promise<Answer> {
    this.notice = null;
    return this.#connection.send(message);
  }

  // --- What the composer asks of its desk --------------------------------------------------------

  compose(chosen: readonly string[]): string {
    return this.module?.compose(this.update, chosen) ?? "";
  }

  confirm(judged: Judged): Promise<boolean> {
    return new Promise((resolve) => {
      this.confirmation = {
        facts: judged.warnings ?? [],
        answer: (yes) => {
          this.confirmation = null;
          resolve(yes);
        },
      };
    });
  }

  refuse(why: Judged | Refused): void {
    this.showNotice(this.reason(why) || this.t("refused"), why.rule);
  }

  /** Why not, in a sentence; the number of the rule stands beside it on a button of its own. */
  reason(why: Judged | Refused): string {
    const text = why.reason?.[this.language] ?? why.reason?.["en"] ?? "";
    return why.rule ? text.replace(` (${why.rule})`, "") : text;
  }

  moved(): void {
    this.showNotice(this.t("moved-on"));
  }

  showNotice(text: string, rule = ""): void {
    const notice = { text, rule };
    this.notice = notice;
    this.announce(text);
    setTimeout(() => this.notice === notice && (this.notice = null), NOTICE_DURATION);
  }

  // --- Words ------------------------------------------------------------------------------------

  t = (message: string, values?: Values): string => this.words.t(message, values);
  describeFacts = (facts: readonly Fact[]): string =>
    this.words.describeFacts(
      facts.map((fact) => this.module?.fact?.(fact, this) ?? fact),
      (seat) => this.name(seat),
    );
  has = (message: string): boolean => this.words.has(message);

  name(seat: number): string {
    const now = this.current?.seats[seat];
    const letter = LETTERS[seat] ?? String(seat + 1);
    if (now?.name) return now.name;
    return this.t(`seat-name-${now?.kind ?? "person"}`, { letter });
  }

  /** Events as lines of the log. */
  describe(events: readonly Event[]): LogLine[] {
    return describeAll(events, this, this.module);
  }

  announce(text: string): void {
    // The same words twice are said twice only if something differs.
    this.announcement = text === this.announcement ? `${text}\u00a0` : text;
  }

  openRule(rule: string): void {
    this.rule = rule;
  }

  // --- What comes from the server -----------------------------------------------------------------

  #address(): string {
    const { protocol, host } = location;
    const watch = this.#place.watch ? "&watch=1" : "";
    const table = encodeURIComponent(this.#place.table);
    return `${protocol.replace("http", "ws")}//${host}/api/tables/${table}/live?have=${this.#have}${watch}`;
  }

  /** Events that arrived as withheld are still missing. */
  get #have(): number {
    const gap = this.log.findIndex(({ kind }) => kind === WITHHELD);
    return gap < 0 ? this.log.length : gap;
  }

  #hear(line: Line, closing: Closing | null): void {
    this.line = line;
    this.closing = closing;
  }

  #take(update: Update): void {
    const before = this.current;
    const since = update.since;
    const known = this.log.length;
    if (since > known) {
      this.log = [];
      return this.#connection.reconnect();
    }
    this.log = [...this.log.slice(0, since), ...update.events];
    const news = update.events.slice(known - since); // events that were withheld until now are not news
    this.fresh = before && news.length <= MANY ? news : [];
    this.current = update;
    const now = performance.now();
    this.deadlines = Object.fromEntries(Object.entries(update.clocks).map(([seat, left]) => [seat, now + 1000 * left]));
    this.#mark(before === null);
    if (!sameQuestion(before?.question, update.question)) this.hinted = null;
    if (!sameQuestion(before?.question, update.question)) this.#composer.refresh();
    if (before) this.#announceNews(before);
  }

  #announceNews(before: Update): void {
    if (!this.module) return; // its words are still on their way; the page shows the question when they have come
    const heard = this.fresh.filter((event) => !mutes.hides(event, this.update, this.has));
    const lines = this.describe(heard).map((line) => line.text);
    const asked = this.update.question;
    if (asked && !sameQuestion(before.question, asked))
      lines.push(this.t("your-turn-now", { question: this.describeFacts([asked.prompt]) }));
    if (lines.length) this.announce(lines.join(". "));
  }

  #show(hint: Hinted): void {
    this.hinted = hint;
    const parts = this.module?.parts(this.update, hint.move) ?? [];
    this.#composer.choose(parts);
    this.announce(this.t("hint-says", { move: this.label(hint.move), why: this.describeFacts(hint.facts) }));
  }

  label(move: string): string {
    return this.module?.label(move, this) ?? move;
  }

  // --- While you were away ------------------------------------------------------------------------

  #mark(first: boolean): void {
    const known = seen(this.#place.table);
    if (first && known > 0 && known < this.log.length) this.away = known;
    if (document.visibilityState === "visible") remember(this.#place.table, this.log.length);
  }

  #looked = (): void => {
    if (document.visibilityState !== "visible" || !this.current) return;
    const known = seen(this.#place.table);
    if (known < this.log.length) this.away = known;
    remember(this.#place.table, this.log.length);
  };
}

function sameQuestion(one: Question | null | undefined, other: Question | null | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** May other players let a bot play for this seat? */
export function canStandIn(seat: SeatNow): boolean {
  return seat.kind === "person" && !seat.stand_in;
}
