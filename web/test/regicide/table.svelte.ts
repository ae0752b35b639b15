import type { Event, Fact, Judged, Update } from "../../src/wire";
import type { Composer, Done, Session, Values } from "../../src/games/module";
import { compose, isChoice } from "../../src/games/regicide/moves";
import { Words, type Language } from "../../src/lib/words.svelte";
import positions from "../fixtures/positions.json";

/** A table without a server: positions and events of the real engine (see fixtures), and a note of what was asked for. */

export type Position = keyof typeof positions;
export const position = (name: Position): Update => structuredClone(positions[name]) as unknown as Update;

export async function wordsOf(language: Language): Promise<Words> {
  const words = new Words();
  await words.use(language);
  await words.game("regicide");
  return words;
}

class TableComposer implements Composer {
  chosen = $state.raw<string[]>([]);
  judged: Judged | null = null;
  pending = false;
  sending = false;
  submitted: string[] = [];
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
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
    await this.make(compose(this.#table.update, this.chosen));
  }
  async make(move: string): Promise<void> {
    this.submitted.push(move);
  }
  get legal(): boolean {
    return isChoice(this.#table.update, this.chosen);
  }
}

export class Table implements Session {
  update = $state.raw() as Update;
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  online = $state(true);
  readonly composer: TableComposer;
  readonly words: Words;

  constructor(update: Update, words: Words) {
    this.update = update;
    this.words = words;
    this.composer = new TableComposer(this);
  }

  get language(): string {
    return this.words.language;
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
  undo = (): Promise<Done> => Promise.reject(new Error("no server"));
  name = (seat: number): string => this.update.seats[seat]?.name ?? "";
  t = (message: string, values?: Values): string => this.words.t(message, values);
  tell = (facts: readonly Fact[]): string => this.words.tell(facts, this.name);
  has = (message: string): boolean => this.words.has(message);
  announce = (): void => {};
  openRule = (): void => {};
}
