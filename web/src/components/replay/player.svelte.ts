import type { ReplaySession } from "../../lib/replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays on the screen at normal speed, after its animation. */
const HOLD = 1600;

/** Goes through a replay, automatically or step by step. */
export class Player {
  playing = $state(false);
  speed = $state<number>(1);
  readonly speeds = SPEEDS;
  readonly session: ReplaySession;

  constructor(session: ReplaySession) {
    this.session = session;
  }

  /** The seat whose decisions can be jumped to: the one that is looked from, or one's own. */
  get seat(): number | null {
    return this.session.replay?.update.you ?? this.session.replay?.own ?? null;
  }

  go(step: number | null): void {
    this.playing = false;
    if (step !== null) void this.session.go(step);
  }
  forward(): void {
    this.playing = false;
    void this.session.forward();
  }
  back(): void {
    this.playing = false;
    void this.session.back();
  }
  /** From the end it begins again. */
  toggle(): void {
    if (this.playing || this.session.step < this.session.last) this.playing = !this.playing;
    else void this.session.go(0).then(() => (this.playing = true));
  }
  faster(by: 1 | -1): void {
    const place = SPEEDS.findIndex((speed) => speed === this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))]!;
  }

  /** The step with which the next round begins, or the present or an earlier one. */
  round(by: 1 | -1): number | null {
    const steps = this.session.replay?.rounds.map(({ step }) => step) ?? [];
    const [now, last] = [this.session.step, this.session.last];
    return (by > 0 ? steps.find((step) => step > now && step <= last) : steps.findLast((step) => step < now)) ?? null;
  }
  /** The next decision, or the last one, of the seat that matters. */
  decision(by: 1 | -1): number | null {
    if (this.seat === null) return null;
    return this.session.seek(by, (step) => this.session.steps[step]?.seat === this.seat);
  }

  /** For an effect: goes on while it plays, as soon as a step has been animated. Returns a function that stops it. */
  run(): (() => void) | undefined {
    const { step, last, busy, loading, trouble } = this.session;
    if (!this.playing) return;
    if (trouble || (step >= last && !busy)) return void (this.playing = false);
    if (busy || loading) return;
    const timer = setTimeout(() => void this.session.forward(), HOLD / this.speed);
    return () => clearTimeout(timer);
  }

  /** What a key does; true if it was one of ours. */
  press(key: string): boolean {
    const acts: Record<string, () => void> = {
      ArrowRight: () => this.forward(),
      ArrowLeft: () => this.back(),
      ArrowDown: () => this.go(this.round(1)),
      ArrowUp: () => this.go(this.round(-1)),
      Home: () => this.go(0),
      End: () => this.go(this.session.last),
      " ": () => this.toggle(),
      "+": () => this.faster(1),
      "=": () => this.faster(1),
      "-": () => this.faster(-1),
      "]": () => this.go(this.decision(1)),
      "[": () => this.go(this.decision(-1)),
    };
    const act = acts[key];
    act?.();
    return act !== undefined;
  }
}
