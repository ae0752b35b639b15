import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import WaitingBadge from "../../src/components/my-games/WaitingBadge.svelte";
import QrCode from "../../src/components/my-games/QrCode.svelte";
import GameRow from "../../src/components/my-games/GameRow.svelte";
import type { Socket } from "../../src/lib/connection";
import { MyGames, myGames } from "../../src/lib/my-games.svelte";
import { announce, setSound, showWaiting, soundOn, title } from "../../src/lib/notifications";
import { words } from "../../src/lib/words.svelte";
import type { MyTable } from "../../src/wire";

function game(table: string, more: Partial<MyTable> = {}): MyTable {
  const seats = [
    {
      seat: 0,
      kind: "person" as const,
      name: "Anna",
      level: "",
      here: false,
      stand_in: "",
      thinking: false,
      resigned: false,
    },
    {
      seat: 1,
      kind: "person" as const,
      name: "Boris",
      level: "",
      here: false,
      stand_in: "",
      thinking: false,
      resigned: false,
    },
  ];
  return {
    table,
    game: "regicide",
    status: "playing",
    seats,
    you: 0,
    your_turn: true,
    asked: [0],
    winners: [],
    scores: [],
    changed: 1,
    again: "",
    clock: null,
    ...more,
  };
}

class Wire implements Socket {
  readyState = 1;
  onopen = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {}
  send(): void {}
  close(): void {
    this.closed = true;
  }
  receive(waiting: MyTable[]): void {
    const news = { type: "mine", waiting, running: waiting.length, changed: 1 };
    this.onmessage?.({ data: JSON.stringify(news) } as never);
  }
}

function line(): { heard: MyGames; wires: Wire[]; stop: () => void } {
  const wires: Wire[] = [];
  const heard = new MyGames((address) => {
    wires.push(new Wire(address));
    return wires.at(-1)!;
  });
  return { heard, wires, stop: heard.listen() };
}

beforeEach(async () => {
  localStorage.clear();
  await words.start("en");
  location.hash = "#/mine";
});
afterEach(() => {
  myGames.waiting = [];
  location.hash = "#/";
  vi.useRealTimers();
});

async function at(hash: string): Promise<void> {
  location.hash = hash;
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test("the next game goes round the list and never leads to where one is", async () => {
  const { heard, wires, stop } = line();
  expect(wires[0]!.address).toMatch(/^ws.*\/api\/me\/live$/);
  expect(heard.next).toBeUndefined();
  wires[0]!.receive([game("a"), game("b"), game("c")]);
  expect(heard.next?.table).toBe("a");
  for (const [here, next] of [
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
  ]) {
    await at(`#/t/${here}`);
    expect(heard.next?.table).toBe(next);
    expect(heard.elsewhere).toHaveLength(2);
  }
  await at("#/t/a");
  wires[0]!.receive([game("a")]);
  expect(heard.next).toBeUndefined();
  expect(heard.goOn()).toBe(false);
  stop();
  expect(wires[0]!.closed).toBe(true);
  expect(heard.waiting).toEqual([]);
});

test("the line comes back by itself", async () => {
  const { wires, stop } = line();
  wires[0]!.onclose?.({ code: 1012 } as never);
  await vi.waitFor(() => expect(wires).toHaveLength(2), { timeout: 2000 });
  stop();
});

test("a browser that was signed out asks who it is before it comes again", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(path === "/api/me" ? { name: "", language: "en", tables: [] } : { version: "1", games: [] });
  });
  const { wires, stop } = line();
  wires[0]!.onmessage?.({ data: JSON.stringify({ type: "closing", reason: {}, retry: false }) } as never);
  wires[0]!.onclose?.({ code: 4400 } as never);
  await vi.waitFor(() => expect(wires).toHaveLength(2), { timeout: 2000 });
  expect(asked).toContain("/api/me");
  stop();
  vi.unstubAllGlobals();
});

test("games that wait are counted in front of the title", () => {
  title("Regicide · Ludus");
  showWaiting(2, true);
  expect(document.title).toBe("(2) Regicide · Ludus");
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href;
  title("Home");
  expect(document.title).toBe("(2) Home");
  showWaiting(0, false);
  expect(document.title).toBe("Home");
  expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href).not.toBe(icon);
});

test("a sound and a notice come only if they were switched on, and once", async () => {
  const rung: string[] = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = {};
      async resume() {
        rung.push("resumed");
      }
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class {
      connect = (next: unknown) => next;
      start() {
        rung.push("note");
      }
      stop() {}
    },
  );
  vi.stubGlobal(
    "GainNode",
    class {
      gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      connect = (next: unknown) => next;
    },
  );
  expect(soundOn()).toBe(false);
  const say = () => ({ title: "", body: "" });
  await announce(game("a", { changed: 2 }), false, say, () => {});
  expect(rung).toEqual([]);
  setSound(true);
  await announce(game("a", { changed: 3 }), true, say, () => {});
  expect(rung, "the player looks at it").toEqual([]);
  const other = new BroadcastChannel("ludus-notice");
  const announced = announce(game("a", { changed: 4 }), false, say, () => {});
  other.postMessage("a 4"); // another tab has announced it
  await announced;
  expect(rung).toEqual([]);
  await announce(game("a", { changed: 5 }), false, say, () => {});
  await vi.waitFor(() => expect(rung).toEqual(["resumed", "note", "note"]));
  other.close();
  vi.unstubAllGlobals();
});

test("only what begins to wait is announced, not what waited when the page came", async () => {
  const { wires, stop } = line();
  const posted: string[] = [];
  const other = new BroadcastChannel("ludus-notice");
  other.onmessage = (event: MessageEvent<string>) => posted.push(event.data);
  wires[0]!.receive([game("old", { changed: 10 })]);
  wires[0]!.receive([game("old", { changed: 11 }), game("new", { changed: 12 })]);
  await vi.waitFor(() => expect(posted).toEqual(["new 12"]));
  other.close();
  stop();
});

test("the badge shows how many wait and leads on with a key", async () => {
  await browser.viewport(1000, 700);
  myGames.waiting = [game("a"), game("b")];
  const page = await render(WaitingBadge);
  await expect
    .element(page.getByRole("link", { name: "My games: 2 are waiting for you" }))
    .toHaveAttribute("href", "#/my-games");
  await expect.element(page.getByRole("link", { name: "Next" })).toHaveAttribute("href", "#/t/a");
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  await vi.waitFor(() => expect(location.hash).toMatch(/^#\/t\//));
  await browser.viewport(360, 740);
  await expect.element(page.getByRole("link", { name: "Next" }).getByText("1", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^My games/ })).not.toBeInTheDocument();
  await browser.viewport(1000, 700);
});

test("a line shows whose turn it is, or how it ended", async () => {
  const page = await render(GameRow, { table: game("t", { your_turn: false, asked: [1] }) });
  await expect.element(page.getByText("Waiting for Boris")).toBeVisible();
  await page.rerender({
    table: game("t", { game: "gorus", status: "over", your_turn: false, asked: [], winners: [1], scores: [0, 1] }),
  });
  await expect.element(page.getByText("Winner: Boris")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Replay/ })).toHaveAttribute("href", "#/replay/t");
  await page.rerender({
    table: game("t", { game: "gorus", status: "over", your_turn: false, asked: [], winners: [0], scores: [1, 0] }),
  });
  await expect.element(page.getByText("you won")).toBeVisible();
});

test("the code is drawn with its border and named for those who cannot see it", async () => {
  const page = await render(QrCode, { text: "https://example.org/#/me/abc", label: "QR code" });
  const picture = page.getByRole("img", { name: "QR code" }).element();
  const size = Number(picture.getAttribute("viewBox")!.split(" ")[2]);
  expect(size).toBeGreaterThanOrEqual(21 + 8);
  expect(picture.querySelector("path")!.getAttribute("d")).toMatch(/^M4 4h1v1h-1z/);
});
