import type { GameInfo, NewSeat, NewTable, OptionInfo } from "../wire";
import { luck } from "./luck";

/** A table that is being thought of: who shall sit where, and by which options. */

export type SeatChoice = "me" | "open" | "program" | `bot:${string}`;

export const LEVEL = "normal";
/** Seconds until a computer plays for somebody absent. */
export const GRACES = [0, 60, 300] as const;
/** Seconds that people have for a decision; 0: as many as they like. */
export const PACES = [0, 15, 30, 60, 120, 300] as const;

export class Setup {
  game = $state.raw<GameInfo | null>(null);
  seats = $state<SeatChoice[]>([]);
  options = $state<Record<string, string>>({});
  grace = $state<number>(0);
  pace = $state<number>(0);

  choose(game: GameInfo): void {
    if (game.name === this.game?.name) return;
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""]));
    this.resize(company(game));
  }

  resize(players: number): void {
    const level = this.game?.levels.includes(LEVEL) ? LEVEL : (this.game?.levels[0] ?? LEVEL);
    const seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? (`bot:${level}` as const));
    if (!seats.includes("me")) seats[0] = "me";
    this.seats = seats;
    for (const option of this.game?.options ?? []) if (!this.#suits(option)) this.options[option.name] = option.values[0] ?? "";
  }

  /** Free text for some numbers of players only (a split into teams) means something for one of them. */
  #suits(option: OptionInfo): boolean {
    const value = this.options[option.name] ?? "";
    return option.values.includes(value) || (option.seat && this.letters.includes(value)) || (option.pattern !== "" && !option.players.length);
  }

  /** The options of a table of this size. */
  get offered(): OptionInfo[] {
    return (this.game?.options ?? []).filter(({ players }) => !players.length || players.includes(this.seats.length));
  }

  /** I sit in one seat only: whoever was meant for it takes mine. */
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
      grace: this.grace,
      pace: this.pace,
      luck: luck(),
    };
  }
}

/** Kept while the player reads a rule and comes back. */
export const setup = new Setup();

function newSeat(choice: SeatChoice): NewSeat {
  const [kind, level] = choice.split(":") as [NewSeat["kind"], string?];
  return level ? { kind, level } : { kind };
}

/** The usual company: two, where the game is for two. */
export function company(game: GameInfo): number {
  return game.players.find((players) => players >= 2) ?? game.players[0] ?? 1;
}

/** One click: me and computers. */
export function atOnce(game: GameInfo): NewTable {
  const setup = new Setup();
  setup.choose(game);
  return setup.order();
}
