/** The page that the address names: the part after `#`. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string; watch: boolean; key: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "lost" };

export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second && parts.length <= 4) {
    if (third === undefined) return { page: "table", table: second, watch: false, key: "" };
    if (third === "watch" && parts.length === 3) return { page: "table", table: second, watch: true, key: "" };
    if (third === "k" && fourth) return { page: "table", table: second, watch: false, key: fourth };
  }
  if (first === "rules" && second && parts.length <= 3) return { page: "rules", game: second, rule: third ?? "" };
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

/** A path of this client as a whole address. */
export const absolute = (path: string): string => new URL(path, location.href.replace(/#.*/, "")).href;

/** What starts a program in the seat of this key. */
export const botCommand = (key: string): string => `ludus bot ${location.origin} ${key} -- ./mybot`;

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Has the player gone from one page to another? */
  moved = false;

  constructor() {
    addEventListener("hashchange", () => {
      this.moved = true;
      this.route = parse(location.hash);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Without a step in the history: a key must not stay in it. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.route = parse(location.hash);
  }
}

export const router = new Router();

/** For the main part of a page: whoever came by a link that is gone now begins there, not at the top of everything. */
export function arrive(node: HTMLElement): void {
  if (router.moved && document.activeElement === document.body) node.focus({ preventScroll: true });
}
