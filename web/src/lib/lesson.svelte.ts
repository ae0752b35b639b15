import type { Values } from "../games/module";
import type { LessonAnswer, LessonScene, Update } from "../wire";
import { api, Failure } from "./api";
import type { Answer, Socket } from "./connection";
import { LiveSession } from "./session.svelte";
import type { Words } from "./words.svelte";

/** A guided game: a table whose line leads to the lessons of the server, one request for every message. */

const STORAGE_KEY = "ludus-lessons";
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;
const GONE = 4404;

export interface Progress {
  step: number;
  done: boolean;
}

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** How far this browser's learner has come in the lesson of a game. */
export function progress(game: string): Progress {
  const { step = 0, done = false } = read()[game] ?? {};
  return { step, done };
}

function keep(game: string, step: number, last: boolean): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [game]: { step, done: last || progress(game).done } }));
}

/** A message of a live line with its id. */
interface Message {
  type: string;
  id: string;
  move?: string;
}

/** The bulb of a lesson shows the marked move, not what a bot would do. */
const INSTEAD: Record<string, string> = {
  hint: "learn-hint",
  "hint-says": "learn-hint-says",
  "hint-mark": "learn-hint",
};

class LessonSession extends LiveSession {
  override t = (message: string, values?: Values): string => this.words.t(INSTEAD[message] ?? message, values);
}

export class Lesson {
  scene = $state.raw<LessonScene | null>(null);
  /** A step is being fetched. */
  busy = $state(false);
  readonly game: string;
  readonly session: LiveSession;
  #line: LessonLine | null = null;

  constructor(game: string, words: Words) {
    this.game = game;
    this.session = new LessonSession(
      { table: `learn-${game}`, open: () => (this.#line = new LessonLine(this)) },
      words,
    );
  }

  get step(): number {
    return this.scene?.step ?? progress(this.game).step;
  }

  get last(): boolean {
    return this.scene !== null && this.scene.step === this.scene.steps - 1;
  }

  end(): void {
    this.session.end();
  }

  /** To any step: on, back, or to the beginning. */
  async go(step: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.show(await api.lesson(this.game, step));
    } catch (error) {
      this.#line?.fail(error);
    } finally {
      this.busy = false;
    }
  }

  show(scene: LessonScene): void {
    keep(this.game, scene.step, scene.step === scene.steps - 1);
    this.session.notice = null;
    this.session.hinted = null;
    this.scene = scene;
    this.#line?.deliver(scene.update);
    this.session.composer.clear();
    this.announce();
  }

  /** What is said at this step, for those who hear it. */
  announce(): void {
    if (!this.scene) return;
    const { note, task } = this.scene;
    const language = this.session.language;
    this.session.announce(spoken(`${note[language] ?? ""} ${task?.[language] ?? ""}`));
  }
}

/** A note without its marks. */
export const spoken = (text: string): string => text.replace(/\*\*/g, "").replace(/\s+/g, " ").trim();

/** Speaks like the live line of a table, and asks the lessons by plain requests. */
export class LessonLine implements Socket {
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readonly #lesson: Lesson;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      const scene = await this.#first();
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.#lesson.show(scene);
      this.onopen?.({} as never);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Where the learner was; at the beginning if the lesson has become shorter since. */
  async #first(): Promise<LessonScene> {
    const { game, step } = this.#lesson;
    try {
      return await api.lesson(game, step);
    } catch (error) {
      if (step === 0 || !(error instanceof Failure) || error.status !== 404) throw error;
      return await api.lesson(game, 0);
    }
  }

  deliver(message: Update | Answer): void {
    if (this.readyState !== CLOSED) this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.#answer(message).then(
      (answer) => this.deliver({ ...answer, id: message.id }),
      (error: unknown) => this.fail(error),
    );
  }

  async #answer(message: Message): Promise<Answer> {
    const { game, step } = this.#lesson;
    if (message.type === "judge") return await api.judgeInLesson(game, step, message.move ?? "");
    if (message.type === "hint") return await api.lessonHint(game, step);
    if (message.type === "play")
      return this.#played(await api.playInLesson(game, step, message.move ?? ""), message.id);
    return { type: "refused", id: message.id, reason: {}, rule: "", wait: 0 };
  }

  #played({ refused, scene }: LessonAnswer, id: string): Answer {
    if (!scene) return refused!;
    this.#lesson.show(scene);
    return { type: "accepted", id, version: scene.step };
  }

  /** The connection comes back by itself, unless there is no such lesson. */
  fail(error: unknown): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    const gone = error instanceof Failure && error.status === 404;
    this.onclose?.({ code: gone ? GONE : LOST } as never);
  }

  close(): void {
    this.readyState = CLOSED;
  }
}
