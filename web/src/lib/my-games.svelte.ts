import type { Closing, MyNews, MyTable } from "../wire";
import { FIRST_WAIT, LONGEST_WAIT, type Socket } from "./connection";
import { guest } from "./guest.svelte";
import { announce } from "./notifications";
import { router, tablePath } from "./router.svelte";
import { LETTERS, words } from "./words.svelte";

/** My games: which of them wait for me, as it changes. There is one connection to the server, on every page. */

export class MyGames {
  waiting = $state.raw<readonly MyTable[]>([]);
  running = $state(0);
  /** Grows whenever anything happens in one of my running games: lists look again. */
  news = $state(0);
  #known = false;
  /** The server does not know this browser (any more). */
  #stranger = false;
  #socket: Socket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly open: (address: string) => Socket = (address) => new WebSocket(address) as Socket) {}

  /** The table that the player looks at. */
  get inSight(): string {
    const route = router.route;
    return route.page === "table" && !route.watch ? route.table : "";
  }

  /** Games that wait while the player looks at something else. */
  get elsewhere(): readonly MyTable[] {
    return this.waiting.filter((table) => table.table !== this.inSight);
  }

  /** The game to go to next: round the list, the longest waiting first. */
  get next(): MyTable | undefined {
    const here = this.waiting.findIndex((table) => table.table === this.inSight);
    const next = this.waiting[(here + 1) % this.waiting.length];
    return next?.table === this.inSight ? undefined : next;
  }

  goOn(): boolean {
    if (this.next) router.go(tablePath(this.next.table));
    return this.next !== undefined;
  }

  /** Listen from now on; call the answer to stop. */
  listen(): () => void {
    addEventListener("online", this.#again);
    this.#connect();
    return () => {
      removeEventListener("online", this.#again);
      this.#drop();
      this.#known = false;
      this.waiting = [];
    };
  }

  #again = (): void => {
    this.#drop();
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    const { protocol, host } = location;
    const socket = this.open(`${protocol.replace("http", "ws")}//${host}/api/me/live`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent) => this.#hear(JSON.parse(event.data as string) as MyNews | Closing);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: MyNews | Closing): void {
    if (message.type !== "mine") {
      this.#stranger = !message.retry;
      return;
    }
    this.#wait = FIRST_WAIT;
    const before = new Set(this.waiting.map(({ table }) => table));
    this.waiting = message.waiting;
    this.running = message.running;
    this.news++;
    if (this.#known) for (const table of message.waiting) if (!before.has(table.table)) this.#announce(table);
    this.#known = true;
  }

  #announce(table: MyTable): void {
    const inSight = document.visibilityState === "visible" && table.table === this.inSight;
    const say = () => ({ title: words.t("mine-notice", { game: guest.title(table.game) }), body: othersAt(table) });
    void announce(table, inSight, say, () => router.go(tablePath(table.table)));
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    if (this.#stranger) void guest.load(); // who are we now? The answer brings a cookie.
    this.#stranger = false;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT * 2, 2 * this.#wait);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

export const myGames = new MyGames();

/** The name of a seat in a list. */
export function seatName(table: Pick<MyTable, "seats">, seat: number): string {
  const { kind, name } = table.seats[seat]!;
  return name || words.t(`seat-name-${kind}`, { letter: LETTERS[seat] ?? "" });
}

/** Who else is at a table. */
export function othersAt(table: Pick<MyTable, "seats" | "you">): string {
  const others = table.seats.filter(({ seat }) => seat !== table.you);
  return others.map(({ seat }) => seatName(table, seat)).join(", ") || words.t("alone");
}
