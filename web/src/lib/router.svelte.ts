/** The page that the address names: the part after `#`. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; watch: boolean; key: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "new"; game: string; friends: boolean }
  | { page: "learn"; game: string }
  | { page: "replay"; table: string; step: number | null; seat: string }
  | { page: "lobby" }
  | { page: "my-games" }
  | { page: "link-device"; code: string }
  | { page: "proof"; table: string }
  | { page: "not-found" };

/** `#/replay`, `#/replay/TABLE/12?seat=A`; the table "file" is a record that this browser holds. */
function parseReplay(hash: string): Route {
  const [path = "", query = ""] = hash.split("?");
  const [, table = "", step = "", ...more] = path
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (more.length || !/^\d*$/.test(step)) return { page: "not-found" };
  const seat = new URLSearchParams(query).get("seat") ?? "";
  return { page: "replay", table, step: step ? Number(step) : null, seat: /^[A-H]$/.test(seat) ? seat : "" };
}

export function parse(hash: string): Route {
  if (/^#?\/?replay(\/|\?|$)/.test(hash)) return parseReplay(hash);
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && parts.length <= 4) {
    if (third === undefined) return { page: "table", table: second, watch: false, key: "" };
    if (third === "watch" && parts.length === 3) return { page: "table", table: second, watch: true, key: "" };
    if (third === "k" && fourth) return { page: "table", table: second, watch: false, key: fourth };
  }
  if (first === "rules" && second && parts.length <= 3) return { page: "rules", game: second, rule: third ?? "" };
  if (first === "new" && second && (third === undefined || (third === "friends" && parts.length === 3)))
    return { page: "new", game: second, friends: third === "friends" };
  if (first === "learn" && second && parts.length === 2) return { page: "learn", game: second };
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if ((first === "my-games" || first === "mine") && parts.length === 1) return { page: "my-games" };
  if (first === "me" && second && parts.length === 2) return { page: "link-device", code: second };
  if (first === "proof" && parts.length <= 2) return { page: "proof", table: second ?? "" };
  return { page: "not-found" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const tablePath = (table: string): string => `#/t/${encodeURIComponent(table)}`;
export const watchPath = (table: string): string => `${tablePath(table)}/watch`;
export const keyPath = (table: string, key: string): string => `${tablePath(table)}/k/${encodeURIComponent(key)}`;
export const rulesPath = (game: string, rule = ""): string => `#/rules/${game}${rule && `/${rule}`}`;
/** The form of a new table; with friends in all other seats. */
export const newPath = (game: string, friends = false): string => `#/new/${game}${friends ? "/friends" : ""}`;

/** The guided game of a game. */
export const learnPath = (game: string): string => `#/learn/${game}`;
/** The replay of a table; without a step it begins where it is most natural. */
export function replayPath(table: string, step: number | null = null, seat = ""): string {
  return `#/replay/${encodeURIComponent(table)}${step === null ? "" : `/${step}`}${seat ? `?seat=${seat}` : ""}`;
}

/** All games of this guest. */
export const myGamesPath = "#/my-games";
/** Makes another browser the same guest. */
export const linkDevicePath = (code: string): string => `#/me/${encodeURIComponent(code)}`;

/** Tables that everybody may join or watch. */
export const lobbyPath = "#/lobby";

/** The proof that the chance of a table was fair; without a table, of a record from a file. */
export const proofPath = (table = ""): string => `#/proof${table && `/${encodeURIComponent(table)}`}`;

/** A path of this client as a whole address. */
export const absolute = (path: string): string => new URL(path, location.href.replace(/#.*/, "")).href;

/** What starts a program in the seat of this key. */
export const botCommand = (key: string): string => `ludus bot ${location.origin} ${key} -- ./mybot`;

const ENTRY = "entry";
const RESTORE_TIMEOUT = 600; // milliseconds until a page that was there before has its length again

/** The number of this entry of the history, and whether it was shown before. */
function entry(): { number: number; known: boolean } {
  const state = history.state as Record<string, unknown> | null;
  const number = state?.[ENTRY];
  if (typeof number === "number") return { number, known: true };
  const made = Date.now() + Math.random();
  history.replaceState({ ...state, [ENTRY]: made }, "");
  return { number: made, known: false };
}

/**
 * How far down each entry of the history was. The browser remembers it too, but goes there while the page that
 * is left still stands, and a short page cannot be scrolled far.
 */
class Places {
  #here = entry().number;
  #down = new Map<number, number>();

  constructor() {
    addEventListener("scroll", () => this.#down.set(this.#here, scrollY), { passive: true });
  }

  /** Another entry of the history is shown: a new page from its top, one that was there before where it was left. */
  move(samePage: boolean): void {
    const { number, known } = entry();
    this.#here = number;
    const down = this.#down.get(number);
    if (known && down !== undefined) this.#return(number, down);
    else if (!known && !samePage) scrollTo({ top: 0, left: 0, behavior: "instant" });
  }

  #return(number: number, down: number): void {
    const end = performance.now() + RESTORE_TIMEOUT;
    let last = -1;
    const step = () => {
      if (this.#here !== number || (last >= 0 && Math.abs(scrollY - last) > 1)) return; // the player has gone on or scrolls
      scrollTo({ top: down, left: 0, behavior: "instant" });
      last = scrollY;
      if (Math.abs(last - down) > 1 && performance.now() < end) requestAnimationFrame(step);
    };
    requestAnimationFrame(step); // the page is drawn by then
  }
}

/** A step of a replay, a rule, a key that leaves the address: all that is the page that was there before. */
export function samePage(one: Route, other: Route): boolean {
  return one.page === other.page && subject(one) === subject(other);
}
const subject = (route: Route): string => ("table" in route ? route.table : "game" in route ? route.game : "");

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Has the player gone from one page to another? */
  moved = false;

  constructor() {
    const places = new Places();
    addEventListener("hashchange", () => {
      const before = this.route;
      this.moved = true;
      this.route = parse(location.hash);
      places.move(samePage(before, this.route));
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Without a step in the history: a key must not stay in it. */
  replace(path: string): void {
    history.replaceState(history.state, "", path);
    this.route = parse(location.hash);
  }
}

export const router = new Router();

/** For the main part of a page: moves the focus there when the link that led to the page is gone. */
export function focusOnArrival(node: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) node.focus({ preventScroll: true });
}
