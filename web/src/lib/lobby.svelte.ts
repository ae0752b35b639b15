import type { Closing, LobbyLine, LobbyMessage } from "../wire";
import { FIRST_WAIT, LONGEST_WAIT, type Socket } from "./connection";

/** The public tables of this server, as they change; connected to the server while the list is on the screen. */

type Line = "connecting" | "online" | "offline";
type Incoming = LobbyMessage | Closing;
/** So often the time that tables wait is counted anew. */
const TICK = 15_000;

export class Lobby {
  lines = $state.raw<readonly LobbyLine[]>([]);
  line = $state<Line>("connecting");
  /** Has the list come at least once? */
  known = $state(false);
  /** Tables that have come since the last message and wait for people, to be announced. */
  fresh = $state.raw<readonly LobbyLine[]>([]);
  /** Why the server does not show the lobby now, by language. */
  closing = $state.raw<Closing | null>(null);
  #now = $state(0);
  #ahead = 0; // seconds that the server's clock is before ours
  #byTable = new Map<string, LobbyLine>();
  #socket: Socket | null = null;
  #lookers = 0;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(readonly open: (address: string) => Socket = (address) => new WebSocket(address) as Socket) {}

  /** The list is on the screen; call the answer when it no longer is. */
  enter(): () => void {
    if (this.#lookers++ === 0) this.#begin();
    return () => {
      if (--this.#lookers === 0) this.#end();
    };
  }

  /** Those that wait longest first: new ones do not push away what the player is about to choose. */
  of(status: LobbyLine["status"]): LobbyLine[] {
    return this.lines.filter((line) => line.status === status).sort((a, b) => a.since - b.since);
  }

  /** How many minutes a table has been waiting or playing. */
  minutes(line: LobbyLine): number {
    return Math.max(0, Math.floor((this.#now + this.#ahead - line.since) / 60));
  }

  #begin(): void {
    this.#count();
    this.#tick = setInterval(() => this.#count(), TICK);
    addEventListener("online", this.#again);
    this.#connect();
  }

  #end(): void {
    clearInterval(this.#tick);
    removeEventListener("online", this.#again);
    this.#drop();
    this.line = "connecting";
  }

  #again = (): void => {
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #count(): void {
    this.#now = Date.now() / 1000;
  }

  #connect(): void {
    const { protocol, host } = location;
    const socket = this.open(`${protocol.replace("http", "ws")}//${host}/api/lobby`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent) => this.#receive(JSON.parse(event.data as string) as Incoming);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: Incoming): void {
    if (message.type === "closing") {
      this.closing = message;
      return;
    }
    this.#count();
    this.#ahead = message.now - this.#now;
    const before = this.#byTable;
    this.#byTable = new Map(message.type === "lobby" ? [] : before);
    for (const line of message.lines) this.#byTable.set(line.table, line);
    if (message.type === "lobby-news") for (const table of message.gone) this.#byTable.delete(table);
    this.fresh = this.known
      ? message.lines.filter(({ table, status }) => status === "waiting" && !before.has(table))
      : [];
    this.lines = [...this.#byTable.values()];
    this.known = true;
    this.line = "online";
    this.closing = null;
    this.#wait = FIRST_WAIT;
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.line = "offline";
    if (this.closing?.retry === false) return;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

export const lobby = new Lobby();
