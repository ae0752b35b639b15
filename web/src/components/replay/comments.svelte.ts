import type { ReplayComment } from "../../wire";
import { api, sentence } from "../../lib/api";

/** What people said about the steps of a game of a table. */
export class StepComments {
  all = $state.raw<ReplayComment[]>([]);
  /** May this guest say something? */
  may = $state(false);
  busy = $state(false);
  trouble = $state("");
  readonly steps = $derived([...new Set(this.all.map(({ step }) => step))]);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  load(): Promise<boolean> {
    return this.#take(api.comments(this.#table));
  }
  add(step: number, text: string): Promise<boolean> {
    return this.#take(api.comment(this.#table, { step, text }));
  }
  forget(id: string): Promise<boolean> {
    return this.#take(api.forgetComment(this.#table, id));
  }

  /** True if it was done. */
  async #take(answer: ReturnType<typeof api.comments>): Promise<boolean> {
    this.busy = true;
    this.trouble = "";
    try {
      const { comments, may } = await answer;
      this.all = comments;
      this.may = may;
      return true;
    } catch (error) {
      this.trouble = sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
