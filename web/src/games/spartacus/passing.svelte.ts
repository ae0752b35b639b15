import type { Session } from "../module";
import { isTarget, POLLS, viewOf, type View } from "./view";

/** "Pass everything until ...": answers `pass` for this seat where houses are only asked whether they react (SP-762). */

export type Until = "" | "window" | "phase" | "target";

/** A window is one scheme with all its reactions, or one checkpoint with all that is played there; "" where none is open. */
export function windowOf(view: View): string {
  const { turn, phase, scheme, stage } = view;
  if (scheme) return `${turn} ${scheme.seat} ${scheme.card}`;
  return POLLS.includes(stage) ? `${turn} ${phase} open` : "";
}
export const phaseOf = (view: View): string => `${view.turn} ${view.phase}`;

/** Is this seat only asked whether it reacts? Every other decision stays with the player. */
export function isPoll(session: Pick<Session, "update">): boolean {
  const view = viewOf(session.update);
  const { question } = session.update;
  return view !== null && question !== null && POLLS.includes(view.stage) && question.choices[0]?.move === "pass";
}

const markOf = (until: Until, view: View): string =>
  until === "window" ? windowOf(view) : until === "phase" ? phaseOf(view) : "";

const PAUSE = 450;
const SPREAD = 500;

export class Passing {
  until = $state<Until>("");
  /** Why it ended last, to be shown once. */
  woken = $state(false);
  /** How many questions were passed since it was set. */
  passed = $state(0);
  #mark = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = -1;

  set(until: Until, view: View): void {
    this.until = until;
    this.woken = false;
    this.passed = 0;
    this.#mark = markOf(until, view);
  }

  stop(woken = false): void {
    if (!this.until) return;
    this.until = "";
    this.woken = woken;
    clearTimeout(this.#timer);
  }

  /** For every update: ends what is over, wakes the player whose house is the target, else passes. */
  follow(session: Session): void {
    const view = viewOf(session.update);
    if (!this.until || !view || view.seat === null) return;
    if (view.phase !== "setup" && isTarget(view, view.seat) && isPoll(session)) return this.stop(true);
    if (markOf(this.until, view) !== this.#mark) return this.stop();
    const { version } = session.update;
    if (!isPoll(session) || this.#answered === version) return;
    this.#answered = version;
    clearTimeout(this.#timer);
    // A pause of uneven length, so that a quick answer reveals nothing.
    this.#timer = setTimeout(() => void this.#pass(session, version), PAUSE + Math.random() * SPREAD);
  }

  async #pass(session: Session, version: number): Promise<void> {
    if (!this.until || session.update.version !== version || !isPoll(session)) return;
    this.passed++;
    await session.play("pass");
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
