import type { Event, Fact, Judged, Update } from "../../src/wire";
import type { Composer, Done, Session, Values } from "../../src/games/module";
import augustus from "../../src/games/augustus";
import { Words, type Language } from "../../src/lib/words.svelte";
import data from "../fixtures/augustus-positions.json";

/** A table without a server: positions of the real engine (see fixtures), and a note of what was asked for. */

export type Position = keyof typeof data.positions;
/** Every card of the positions is there; a real view has those that its seat can see. */
export function position(name: Position): Update {
  const update = structuredClone(data.positions[name]) as unknown as Update;
  return { ...update, view: { ...update.view, cards: data.cards } };
}

export async function wordsOf(language: Language): Promise<Words> {
  const words = new Words();
  await words.use(language);
  await words.game("augustus");
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
    return augustus.compose(this.#table.update, this.chosen);
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
  undone = 0;
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
  tell = (facts: readonly Fact[]): string => this.words.tell(facts.map((fact) => augustus.fact!(fact, this)), this.name);
  has = (message: string): boolean => this.words.has(message);
  announce = (): void => {};
  openRule = (): void => {};
}
