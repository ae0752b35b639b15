import type { Event, SeatNow, Update } from "../wire";
import { signalMessage } from "./signals";

/** People whose chat this browser does not show, by name; a player without a name by table and seat. */

const STORAGE_KEY = "ludus-muted";
const MOST = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

export const personAt = (update: Update, seat: SeatNow): string => seat.name || `${update.table}/${seat.seat}`;

/** Free words, not one of the set phrases of a game: those belong to the game. */
export const isTalk = (event: Event, has: (message: string) => boolean): boolean => {
  const text = String(event.facts?.["text"] ?? "");
  return event.kind === "table-said" && !(signalMessage(text) && has(signalMessage(text)));
};

class Mutes {
  #all = $state.raw<readonly string[]>(read());

  has(person: string): boolean {
    return this.#all.includes(person);
  }

  /** Does this browser hide what was said? */
  hides(event: Event, update: Update, has: (message: string) => boolean): boolean {
    return isTalk(event, has) && this.silences(event.seat, update);
  }

  /** Does this browser hide everything that player says? Never one's own words. */
  silences(seat: number | null | undefined, update: Update): boolean {
    const person = seat === null || seat === undefined || seat === update.you ? undefined : update.seats[seat];
    return person !== undefined && this.has(personAt(update, person));
  }

  toggle(person: string): void {
    this.#all = this.has(person)
      ? this.#all.filter((other) => other !== person)
      : [person, ...this.#all].slice(0, MOST);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#all));
  }
}

export const mutes = new Mutes();
