import type { Component } from "svelte";
import type { Judged, Question, SeatNow, Update } from "../../src/wire";
import type { GameModule } from "../../src/games/module";
import type { Socket } from "../../src/lib/connection";
import { LiveSession } from "../../src/lib/session.svelte";
import { words } from "../../src/lib/words.svelte";
import BlankBoard from "./BlankBoard.svelte";

/** Stand-ins for the server and for a game, for tests only. */

interface Sent {
  type: string;
  id: string;
  [field: string]: unknown;
}

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Sent[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    if (this.readyState !== 1) throw new Error("not open");
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as never);
  }
  /** Answers the newest message of this kind. */
  answer(type: string, answer: Record<string, unknown>): void {
    const asked = this.sent.findLast((message) => message.type === type);
    if (!asked) throw new Error(`nothing of kind ${type} was sent`);
    this.say({ ...answer, id: asked.id });
  }
}

export function seat(number: number, changes: Partial<SeatNow> = {}): SeatNow {
  return {
    seat: number,
    kind: "person",
    name: "",
    level: "",
    here: true,
    stand_in: "",
    thinking: false,
    resigned: false,
    ...changes,
  };
}

export function update(changes: Partial<Update> = {}): Update {
  return {
    type: "update",
    table: "T1",
    game: "toy",
    rules: 1,
    version: 1,
    status: "playing",
    options: {},
    seats: [seat(0, { name: "Anna" }), seat(1, { name: "Boris" })],
    watchers: 0,
    you: 0,
    host: false,
    key: "",
    keys: {},
    commitment: "",
    since: 0,
    events: [],
    view: { turn: 0 },
    to_act: [0],
    question: null,
    signals: [],
    talk: false,
    undo: "no",
    undo_asked: null,
    outcome: null,
    again: "",
    pace: 0,
    clocks: {},
    short: 0,
    clock: null,
    banks: {},
    pause: null,
    public: false,
    language: "",
    speed: null,
    removed: false,
    ...changes,
  };
}

export function question(changes: Partial<Question> = {}): Question {
  return {
    kind: "some",
    prompt: { message: "start" },
    choices: [],
    parts: ["a", "b", "c"],
    least: 1,
    most: 2,
    ...changes,
  };
}

export function judged(changes: Partial<Judged> = {}): Omit<Judged, "id"> {
  return {
    type: "judged",
    move: "p a",
    legal: true,
    rule: "",
    reason: null,
    facts: [],
    warnings: [],
    notes: [],
    ...changes,
  };
}

/** Moves are "p" and parts; "y" has none. */
export const toy: GameModule = {
  Board: BlankBoard as Component<{ session: never }> as GameModule["Board"],
  compose: (_, chosen) => (chosen.length ? `p ${chosen.join(" ")}` : ""),
  parts: (_, move) => (move.startsWith("p ") ? move.slice(2).split(" ") : []),
  part: (part) => part.toUpperCase(),
  label: (move) => (move === "y" ? "Yield" : move),
  result: () => ({ won: true, title: "You won", lines: ["in 3 turns"] }),
};

/** A session that has its first update. */
export async function table(changes: Partial<Update> = {}): Promise<{ session: LiveSession; socket: FakeSocket }> {
  await words.start("en");
  const session = new LiveSession({ table: "T1", open: (address) => new FakeSocket(address) }, words);
  session.module = toy;
  const socket = FakeSocket.last;
  socket.open();
  socket.say(update(changes));
  return { session, socket };
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
