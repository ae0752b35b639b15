import type { Event, Fact, Judged, Update } from "../../src/wire";
import type { Composer, Done, Session, Values } from "../../src/games/module";
import goldencup from "../../src/games/goldencup";
import type { View } from "../../src/games/goldencup/view";
import { Words, type Language } from "../../src/lib/words.svelte";
import data from "./positions.json";

/** A table without a server: positions of the real engine, and a note of what was asked for. */

export type Position = keyof typeof data.positions;
export const POSITIONS = Object.keys(data.positions) as Position[];
export const CARDS = data.cards;

/** Every card of the positions is there; a real view has those that its seat can see. */
export function position(name: Position): Update {
  const update = structuredClone(data.positions[name].update) as unknown as Update;
  return { ...update, view: { ...update.view, cards: data.cards, fans: data.fans } };
}
export const logOf = (name: Position): Event[] => structuredClone(data.positions[name].log) as unknown as Event[];
export const viewAt = (name: Position): View => position(name).view as unknown as View;

export async function wordsOf(language: Language): Promise<Words> {
  const words = new Words();
  await words.use(language);
  await words.game("goldencup");
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

  /** What the chosen parts are as a move. */
  get move(): string {
    return goldencup.compose(this.#table.update, this.chosen);
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
  async make(move: string): Promise<void> {
    this.submitted.push(move);
  }
}

export class Table implements Session {
  update = $state.raw() as Update;
  log = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  online = $state(true);
  readonly composer: TableComposer;
  readonly words: Words;

  constructor(update: Update, words: Words, log: Event[] = []) {
    this.update = update;
    this.words = words;
    this.log = log;
    this.composer = new TableComposer(this);
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
  undo = (): Promise<Done> => Promise.reject(new Error("no server"));
  name = (seat: number): string => this.update.seats[seat]?.name ?? "";
  t = (message: string, values?: Values): string => this.words.t(message, values);
  tell = (facts: readonly Fact[]): string => this.words.tell(facts, this.name);
  has = (message: string): boolean => this.words.has(message);
  announce = (): void => {};
  openRule = (): void => {};
}
