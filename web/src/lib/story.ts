import type { Event } from "../wire";
import type { Scene } from "./card-flight";

/**
 * What happened, as scenes for the screen: from the view before, event by event, to the view after. Games say where their
 * cards and counters are meanwhile; what is legal and what moves do is the server's.
 */

interface Framed {
  players: number;
  seat: number | null;
}

/** Can what happened between two views be animated? Not after a move was taken back, nor from another seat. */
export const canTell = (before: Framed, events: readonly Event[], after: Framed, ...unless: string[]): boolean =>
  before.players === after.players &&
  before.seat === after.seat &&
  !events.some(({ kind }) => kind === "table-undone" || unless.includes(kind));

/** How a scene is shown. */
export type More<View> = Partial<Omit<Scene<View>, "name" | "view">>;

export abstract class SceneBuilder<View> {
  readonly #scenes: Scene<View>[] = [];
  readonly #hold: number;
  /** How the table looks in the last scene. */
  protected view: View;
  protected readonly after: View;

  constructor(before: View, after: View, hold = 400) {
    this.view = before;
    this.after = after;
    this.#hold = hold;
  }

  protected scene(name: string, view: View, more: More<View>): void {
    this.view = view;
    this.#scenes.push({ name, view, hold: this.#hold, ...more });
  }

  /** All scenes, the last of them the view after. */
  finish(): Scene<View>[] {
    return this.#scenes.length ? [...this.#scenes, { name: "", view: this.after, hold: 0 }] : [];
  }
}
