import { LETTERS } from "../../lib/words.svelte";
import type { ReplaySession } from "../../lib/replay.svelte";
import type { Held } from "../../games/module";
import type { ReplayFrame } from "../../wire";

/** All hands at once in a game that is over, put together from what each seat saw; the server shows no seat of a running one. */
export class OpenHands {
  open = $state(false);
  readonly #session: ReplaySession;
  /** Pages of frames by seat and first step. */
  #pages = $state.raw<ReadonlyMap<string, ReplayFrame[]>>(new Map());

  constructor(session: ReplaySession) {
    this.#session = session;
  }

  get offered(): boolean {
    return this.#session.past && this.seats.length > 1 && this.#session.module?.hand !== undefined;
  }
  get seats(): number[] {
    return this.#session.replay?.open_seats ?? [];
  }
  get #first(): number {
    return this.#session.step - (this.#session.step % (this.#session.replay?.page ?? 1));
  }

  /** What a seat holds at the step that is shown; null while it is on its way. */
  of(seat: number): (string | Held)[] | null {
    const view = this.#pages.get(`${seat} ${this.#first}`)?.[this.#session.step - this.#first]?.view;
    return view ? (this.#session.module?.hand?.(view, this.#session) ?? []) : null;
  }

  /** Have the hands of the shown step ready; called whenever it changes. */
  load(): void {
    if (!this.open || !this.offered) return;
    const first = this.#first;
    for (const seat of this.seats) if (!this.#pages.has(`${seat} ${first}`)) void this.#fetch(seat, first);
  }
  async #fetch(seat: number, first: number): Promise<void> {
    try {
      const { frames } = await this.#session.source.page(LETTERS[seat] ?? "", first);
      this.#pages = new Map([...this.#pages, [`${seat} ${first}`, frames]]);
    } catch {
      // It is asked for again at the next step; the replay itself shows that the connection is down.
    }
  }
}
