import type { Event, SeatNow, Update } from "../wire";
import { signalMessage } from "./telling";

/** People whose chat this browser does not show, by name; somebody without a name by table and seat. */

const KEPT = "ludus-muted";
const MOST = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
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

  /** Does this browser hide all words of whoever sits there? Never one's own. */
  silences(seat: number | null | undefined, update: Update): boolean {
    const person = seat === null || seat === undefined || seat === update.you ? undefined : update.seats[seat];
    return person !== undefined && this.has(personAt(update, person));
  }

  toggle(person: string): void {
    this.#all = this.has(person)
      ? this.#all.filter((other) => other !== person)
      : [person, ...this.#all].slice(0, MOST);
    localStorage.setItem(KEPT, JSON.stringify(this.#all));
  }
}

export const mutes = new Mutes();
