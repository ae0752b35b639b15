/** The page that the address names: the part after `#`. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; watch: boolean; key: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "new"; game: string; friends: boolean }
  | { page: "learn"; game: string }
  | { page: "replay"; table: string; step: number | null; seat: string }
  | { page: "lobby" }
  | { page: "mine" }
  | { page: "arrive"; code: string }
  | { page: "proof"; table: string }
  | { page: "lost" };

/** `#/replay`, `#/replay/TABLE/12?seat=A`; the table "file" is a record that this browser holds. */
function parseReplay(hash: string): Route {
  const [path = "", query = ""] = hash.split("?");
  const [, table = "", step = "", ...more] = path.replace(/^#?\/?/, "").split("/").map(decode);
  if (more.length || !/^\d*$/.test(step)) return { page: "lost" };
  const seat = new URLSearchParams(query).get("seat") ?? "";
  return { page: "replay", table, step: step ? Number(step) : null, seat: /^[A-H]$/.test(seat) ? seat : "" };
}

export function parse(hash: string): Route {
  if (/^#?\/?replay(\/|\?|$)/.test(hash)) return parseReplay(hash);
  const parts = hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && parts.length <= 4) {
    if (third === undefined) return { page: "table", table: second, watch: false, key: "" };
    if (third === "watch" && parts.length === 3) return { page: "table", table: second, watch: true, key: "" };
    if (third === "k" && fourth) return { page: "table", table: second, watch: false, key: fourth };
  }
  if (first === "rules" && second && parts.length <= 3) return { page: "rules", game: second, rule: third ?? "" };
  if (first === "new" && second && (third === undefined || (third === "friends" && parts.length === 3))) return { page: "new", game: second, friends: third === "friends" };
  if (first === "learn" && second && parts.length === 2) return { page: "learn", game: second };
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if (first === "mine" && parts.length === 1) return { page: "mine" };
  if (first === "me" && second && parts.length === 2) return { page: "arrive", code: second };
  if (first === "proof" && parts.length <= 2) return { page: "proof", table: second ?? "" };
  return { page: "lost" };
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
export const minePath = "#/mine";
/** Makes another browser the same guest. */
export const arrivePath = (code: string): string => `#/me/${encodeURIComponent(code)}`;

/** Tables that everybody may join or watch. */
export const lobbyPath = "#/lobby";

/** The proof that the chance of a table was fair; without a table, of a record from a file. */
export const proofPath = (table = ""): string => `#/proof${table && `/${encodeURIComponent(table)}`}`;

/** A path of this client as a whole address. */
export const absolute = (path: string): string => new URL(path, location.href.replace(/#.*/, "")).href;

/** What starts a program in the seat of this key. */
export const botCommand = (key: string): string => `ludus bot ${location.origin} ${key} -- ./mybot`;

const BEEN = "been";

/** Remember that this entry of the history has been shown; true if it is new. */
function mark(): boolean {
  const state = history.state as Record<string, unknown> | null;
  if (state?.[BEEN]) return false;
  history.replaceState({ ...state, [BEEN]: true }, "");
  return true;
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
    mark();
    addEventListener("hashchange", () => {
      const before = this.route;
      this.moved = true;
      this.route = parse(location.hash);
      // Where somebody has been before (Back, Forward) the browser knows how far down they were.
      if (mark() && !samePage(before, this.route)) scrollTo({ top: 0, left: 0, behavior: "instant" });
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

/** For the main part of a page: whoever came by a link that is gone now begins there, not at the top of everything. */
export function arrive(node: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) node.focus({ preventScroll: true });
}
