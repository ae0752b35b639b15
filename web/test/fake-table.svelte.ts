import type { Event, Fact, Judged, Update } from "../src/wire";
import type { Composer, Done, GameModule, Session, Values } from "../src/games/module";
import { Words, type Language } from "../src/lib/words.svelte";

/** A table without a server, for the boards of all games: a note of what was asked for. */

export async function wordsOf(game: string, language: Language): Promise<Words> {
  const words = new Words();
  await words.use(language);
  await words.game(game);
  return words;
}

class FakeTableComposer implements Composer {
  chosen = $state.raw<string[]>([]);
  judged: Judged | null = null;
  pending = false;
  sending = false;
  submitted: string[] = [];
  #table: FakeTable;

  constructor(table: FakeTable) {
    this.#table = table;
  }

  /** What the chosen parts are as a move. */
  get move(): string {
    return this.#table.game.compose(this.#table.update, this.chosen);
  }

  has = (part: string): boolean => this.chosen.includes(part);
  toggle(part: string): void {
    this.choose(this.has(part) ? this.chosen.filter((other) => other !== part) : [...this.chosen, part]);
  }
  clear(): void {
    this.choose([]);
  }
  choose(parts: readonly string[]): void {
    this.chosen = [...parts];
  }
  async submit(): Promise<void> {
    await this.make(this.move);
  }
  async make(move: string): Promise<boolean> {
    this.submitted.push(move);
    return true;
  }
}

export class FakeTable implements Session {
  update = $state.raw() as Update;
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  online = $state(true);
  frozen = $state(false);
  undone = 0;
  readonly composer: FakeTableComposer;

  constructor(
    readonly game: GameModule,
    update: Update,
    readonly words: Words,
    log: Event[] = [],
  ) {
    this.update = update;
    this.log = log;
    this.composer = new FakeTableComposer(this);
  }

  get language(): string {
    return this.words.language;
  }

  get moves(): string[] {
    return (this.update.question?.choices ?? []).map(({ move }) => move);
  }

  /** The next update, with what happened. */
  take(update: Update, fresh: Event[]): void {
    this.log = [...this.log, ...fresh];
    this.fresh = fresh;
    this.update = update;
  }

  judge = (): Promise<Judged> => Promise.reject(new Error("no server"));
  play = (): Promise<Done> => Promise.reject(new Error("no server"));
  say = (): Promise<Done> => Promise.reject(new Error("no server"));
  hint = (): Promise<never> => Promise.reject(new Error("no server"));
  undo = async (): Promise<Done> => {
    this.undone++;
    return { type: "accepted", id: "", version: 0 };
  };
  name = (seat: number): string => this.update.seats[seat]?.name ?? "";
  t = (message: string, values?: Values): string => this.words.t(message, values);
  describeFacts = (facts: readonly Fact[]): string =>
    this.words.describeFacts(this.game.fact ? facts.map((fact) => this.game.fact!(fact, this)) : facts, this.name);
  has = (message: string): boolean => this.words.has(message);
  announce = (): void => {};
  openRule = (): void => {};
}

/** The tables of one game. */
export function tableOf(game: GameModule) {
  return class extends FakeTable {
    constructor(update: Update, words: Words, log: Event[] = []) {
      super(game, update, words, log);
    }
  };
}

/** A position of the real engine, to be changed at will; the rest of the cards is added to its view. */
export function positionOf(update: unknown, cards: Record<string, unknown> = {}): Update {
  const copy = structuredClone(update) as Update;
  return { ...copy, view: { ...copy.view, ...cards } };
}
