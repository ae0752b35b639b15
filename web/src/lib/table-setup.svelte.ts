import type { DeckRead, GameInfo, NewSeat, NewTable, OptionInfo, Timing } from "../wire";
import { posterOf } from "../games/poster";
import { randomLetters } from "./random-letters";

/** A table that is being thought of: who shall sit where, and by which options. */

export type SeatChoice = "me" | "open" | "program" | `bot:${string}`;

export const LEVEL = "normal";
/** Seconds until a bot plays for a player who is away. */
export const GRACES = [0, 60, 300] as const;

export class Setup {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatChoice[]>([]);
  options = $state<Record<string, string>>({});
  /** Files of one's own behind options, by the name of the option. */
  decks = $state<Record<string, { file: string; cards: number }>>({});
  grace = $state<number>(0);
  /** Shown in the lobby, with the language that is spoken there. */
  public = $state(false);
  language = $state<NonNullable<NewTable["language"]>>("");
  clock = $state<Timing | null>(null);

  /** Meant for friends: new seats are theirs, not a bot's. */
  friends = false;
  #made = false;

  /** A page for this table opens: what was chosen for it stays, what was chosen for another table does not. */
  begin(game: GameInfo, friends: boolean): void {
    if (!this.#made && game.name === this.game?.name && friends === this.friends) return;
    this.#made = false;
    this.game = null;
    this.public = false;
    this.clock = null;
    this.grace = 0;
    this.choose(game, friends);
  }

  /** The table stands; the next one is thought of anew. */
  made(): void {
    this.#made = true;
  }

  /** Another game for the same evening: who sits where and its own options begin anew. */
  choose(game: GameInfo, friends = false): void {
    if (game.name === this.game?.name) return;
    this.game = game;
    this.friends = friends;
    this.decks = {};
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
    this.seats = [];
    this.resize((friends && posterOf(game.name)?.first.players) || company(game));
  }

  resize(players: number): void {
    const level = this.game?.levels.includes(LEVEL) ? LEVEL : (this.game?.levels[0] ?? LEVEL);
    const other: SeatChoice = this.friends ? "open" : `bot:${level}`;
    const seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? other);
    if (!seats.includes("me")) seats[0] = "me";
    this.seats = seats;
    for (const option of this.game?.options ?? [])
      if (!this.#suits(option)) this.options[option.name] = option.values[0] ?? "";
  }

  /** Free text for some numbers of players only (a split into teams) means something for one of them. */
  #suits(option: OptionInfo): boolean {
    const value = this.options[option.name] ?? "";
    return (
      option.values.includes(value) ||
      (option.seat && this.letters.includes(value)) ||
      (option.pattern !== "" && !option.players.length)
    );
  }

  bring({ option, value, cards }: DeckRead, file: string): void {
    this.options[option] = value;
    this.decks[option] = { file, cards };
  }
  drop(option: OptionInfo): void {
    this.options[option.name] = option.values[0] ?? "";
    delete this.decks[option.name];
  }

  /** The options of a table of this size. */
  get offered(): OptionInfo[] {
    return (this.game?.options ?? []).filter(({ players }) => !players.length || players.includes(this.seats.length));
  }

  /** I sit in one seat only: its former occupant takes mine. */
  place(seat: number, choice: SeatChoice): void {
    const mine = this.seats.indexOf("me");
    if (choice === "me" && mine >= 0 && mine !== seat) this.seats[mine] = this.seats[seat]!;
    this.seats[seat] = choice;
  }

  get letters(): string[] {
    return this.seats.map((_, seat) => "ABCDEFGH"[seat]!);
  }

  /** Does anybody have to come before the game can start? */
  get waits(): boolean {
    return this.seats.includes("open");
  }

  order(): NewTable {
    return {
      game: this.game!.name,
      seats: this.seats.map(newSeat),
      options: Object.fromEntries(this.offered.map(({ name }) => [name, this.options[name] ?? ""])),
      grace: this.clock?.kind === "days" ? 0 : this.grace, // with days to think nobody is absent
      public: this.public,
      language: this.public ? this.language : "",
      clock: this.clock && $state.snapshot(this.clock),
      luck: randomLetters(),
    };
  }
}

/** Kept while the player reads a rule and comes back. */
export const setup = new Setup();

function newSeat(choice: SeatChoice): NewSeat {
  const [kind, level] = choice.split(":") as [NewSeat["kind"], string?];
  return level ? { kind, level } : { kind };
}

/** The default number of players: two, where the game allows two. */
export function company(game: GameInfo): number {
  return game.players.find((players) => players >= 2) ?? game.players[0] ?? 1;
}

/** One click: me and bots, at the table that the game thinks best for a first time. */
export function atOnce(game: GameInfo): NewTable {
  const setup = new Setup();
  const first = posterOf(game.name)?.first;
  setup.choose(game);
  if (first && game.players.includes(first.players)) setup.resize(first.players);
  Object.assign(setup.options, first?.options);
  return setup.order();
}
