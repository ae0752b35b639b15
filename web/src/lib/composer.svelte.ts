import type { Judged, Refused, Update } from "../wire";
import type { Composer, Done } from "../games/module";

/** What a composer needs of its table. */
export interface Desk {
  readonly update: Update;
  compose(chosen: readonly string[]): string;
  judge(move: string): Promise<Judged | Refused>;
  play(move: string): Promise<Done>;
  confirm(judged: Judged): Promise<boolean>;
  refuse(why: Judged | Refused): void;
  moved(): void;
}

export class LiveComposer implements Composer {
  chosen = $state.raw<string[]>([]);
  judged = $state.raw<Judged | null>(null);
  pending = $state(false);
  sending = $state(false);
  #desk: Desk;
  #asked = 0;
  /** From the click until the move is made or given up: a second click does nothing. */
  #making = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  has(part: string): boolean {
    return this.chosen.includes(part);
  }

  toggle(part: string): void {
    this.choose(this.has(part) ? this.chosen.filter((other) => other !== part) : [...this.chosen, part]);
  }

  clear(): void {
    this.choose([]);
  }

  choose(parts: readonly string[]): void {
    this.chosen = [...parts];
    this.judged = null;
    void this.#ask();
  }

  /** The table has changed: keep what can still be chosen, and ask again what it would do. */
  refresh(): void {
    const parts = this.#desk.update.question?.parts ?? [];
    const kept = this.chosen.filter((part) => parts.includes(part));
    if (this.chosen.length || kept.length) this.choose(kept);
  }

  async submit(): Promise<void> {
    const move = this.#desk.compose(this.chosen);
    if (move) await this.make(move);
  }

  async make(move: string): Promise<boolean> {
    if (this.#making) return false;
    this.#making = this.sending = true;
    try {
      const judged = this.#fits(move) ? this.judged! : await this.#desk.judge(move);
      if (judged.type === "refused" || !judged.legal) {
        this.#desk.refuse(judged);
        return false;
      }
      if (judged.warnings?.length) {
        this.sending = false; // nothing is on its way while the player is asked
        if (!(await this.#desk.confirm(judged))) return false;
        this.sending = true;
      }
      const answer = await this.#desk.play(judged.move || move);
      if (answer.type === "accepted") this.clear();
      else if (answer.type === "refused") this.#desk.refuse(answer);
      else this.#desk.moved();
      return answer.type === "accepted";
    } finally {
      this.#making = this.sending = false;
    }
  }

  #fits(move: string): boolean {
    return !this.pending && this.judged !== null && this.#desk.compose(this.chosen) === move;
  }

  /** Only the newest question counts: answers to earlier ones are dropped. */
  async #ask(): Promise<void> {
    const turn = ++this.#asked;
    const move = this.chosen.length ? this.#desk.compose(this.chosen) : "";
    this.pending = move !== "";
    if (!move) return;
    const answer = await this.#desk.judge(move);
    if (turn !== this.#asked) return;
    this.pending = false;
    if (answer.type === "judged") this.judged = answer;
  }
}
