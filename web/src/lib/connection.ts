import type { Accepted, Closing, Hinted, Judged, Refused, Stale, Update } from "../wire";
import type { Request } from "../games/module";

/** The live line to a table: it comes back by itself, and sends again what was not answered. */

export type Answer = Accepted | Refused | Stale | Judged | Hinted;
export type Line = "connecting" | "online" | "offline" | "gone" | "closed";
type Incoming = Update | Answer | Closing;
/** A message without its id; each kind keeps its own fields. */
export type Outgoing = Request extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;

export interface Socket {
  readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Listener {
  update(update: Update): void;
  line(state: Line, closing: Closing | null): void;
}

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 5000;
/** A line that has not answered for so long is taken for dead. */
export const REPLY_TIMEOUT = 15_000;
/** After so long in the background the line is taken anew. */
export const LONG_AWAY = 60_000;
const OPEN = 1;
const GONE = 4404;
const TOO_MANY = 4429;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

export class Connection {
  #waiting = new Map<string, Waiting>();
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closing: Closing | null = null;
  #ended = false;
  #hidden = Infinity;

  constructor(
    readonly address: () => string,
    readonly listener: Listener,
    readonly open: (address: string) => Socket = (address) => new WebSocket(address) as Socket,
  ) {
    addEventListener("online", this.#awake);
    addEventListener("offline", this.#asleep);
    document.addEventListener("visibilitychange", this.#looked);
    this.#connect();
  }

  /** Answered sooner or later: also after a break of the line, once, in the order of sending. */
  send(message: Outgoing): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).reduce((text, word) => text + word.toString(36), "");
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#socket?.readyState === OPEN) this.#socket.send(text);
      this.#guard();
    });
  }

  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Give the line up and take a new one at once. */
  reconnect(): void {
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#awake);
    removeEventListener("offline", this.#asleep);
    document.removeEventListener("visibilitychange", this.#looked);
    this.#drop();
    this.listener.line("closed", this.#closing);
  }

  /** The network is back: a line from before is most likely dead, even if the browser has not noticed. */
  #awake = (): void => {
    if (!this.#ended) this.reconnect();
  };

  /** The network is gone: say so at once; `online` brings the line back. */
  #asleep = (): void => {
    if (this.#ended) return;
    this.#drop();
    this.listener.line("offline", null);
    this.#retry = setTimeout(() => this.#connect(), LONGEST_WAIT);
  };

  /** So it is when the player comes back after a long time, for example after the computer has slept. */
  #looked = (): void => {
    if (document.visibilityState === "hidden") this.#hidden = Date.now();
    else if (!this.#socket || Date.now() - this.#hidden > LONG_AWAY) this.#awake();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#closing = null;
    this.listener.line("connecting", null);
    const socket = this.open(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#guard();
    };
    socket.onmessage = (event: MessageEvent) => this.#receive(JSON.parse(event.data as string) as Incoming);
    socket.onclose = (event: CloseEvent) => this.#lost(socket, event.code);
  }

  #receive(message: Incoming): void {
    this.#guard();
    if (message.type === "update") {
      this.#wait = FIRST_WAIT;
      this.listener.line("online", null);
      this.listener.update(message);
    } else if (message.type === "closing") {
      this.#closing = message;
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      this.#guard();
      waiting?.resolve(message);
    }
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#watch);
    if (code === GONE || this.#closing?.retry === false) {
      this.#ended = true;
      this.listener.line(code === GONE ? "gone" : "closed", this.#closing);
      return;
    }
    this.listener.line("offline", this.#closing);
    if (code === TOO_MANY) this.#wait = LONGEST_WAIT;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** While something is unanswered, silence means a dead line: browsers may notice that only after minutes. */
  #guard(): void {
    clearTimeout(this.#watch);
    if (!this.#waiting.size || !this.#socket) return;
    this.#watch = setTimeout(() => {
      this.#drop();
      this.listener.line("offline", null);
      this.#connect();
    }, REPLY_TIMEOUT);
  }
}
