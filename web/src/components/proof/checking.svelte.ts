import type { Proof } from "../../wire";
import { canProve, check, commitment, type Checked } from "../../lib/proof";

const EVENTS_PER_UPDATE = 25; // events between two pictures of the progress

/** A proof while it is being checked, one event after the other. */
export class Checking {
  readonly able = canProve();
  /** What the secret of the record promises. */
  derived = $state("");
  events = $state.raw<Checked[]>([]);
  done = $state(false);
  #stopped = false;

  constructor(readonly proof: Proof) {}

  get over(): boolean {
    return this.proof.status === "over";
  }
  get fits(): boolean {
    return this.derived === this.proof.commitment;
  }
  /** How many things are not what they had to be. */
  get wrong(): number {
    const events = this.events.filter(({ right }) => right === false).length;
    return events + (this.derived && !this.fits ? 1 : 0) + (this.proof.broken ? 1 : 0);
  }
  get unrecorded(): number {
    return this.events.filter(({ right }) => right === null).length;
  }

  /** Check everything; the returned function ends it. */
  start(): () => void {
    if (this.over && this.able) void this.#run();
    return () => (this.#stopped = true);
  }

  async #run(): Promise<void> {
    this.derived = await commitment(this.proof.game, this.proof.options, this.proof.secret);
    const found: Checked[] = [];
    for await (const checked of check(this.proof)) {
      if (this.#stopped) return;
      found.push(checked);
      if (found.length % EVENTS_PER_UPDATE === 0) this.events = [...found];
    }
    this.events = found;
    this.done = true;
  }
}
