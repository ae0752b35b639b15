import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import LobbyPage from "../../src/pages/Lobby.svelte";
import OpenTables from "../../src/components/lobby/OpenTables.svelte";
import PublicField from "../../src/components/lobby/PublicField.svelte";
import { guest } from "../../src/lib/guest.svelte";
import { Lobby, lobby } from "../../src/lib/lobby.svelte";
import { optionName, optionValue } from "../../src/lib/options";
import { lobbyPath, parse } from "../../src/lib/router.svelte";
import { words } from "../../src/lib/words.svelte";
import type { LobbyLine } from "../../src/wire";
import { FakeSocket } from "../common/fakes";

const NOW = 1_000_000;

function line(table: string, changes: Partial<LobbyLine> = {}): LobbyLine {
  return {
    table,
    game: "regicide",
    status: "waiting",
    options: {},
    language: "",
    clock: null,
    since: NOW,
    seats: [
      { kind: "person", name: "Anna", level: "" },
      { kind: "open", name: "", level: "" },
    ],
    ...changes,
  };
}
const list = (...lines: LobbyLine[]) => ({ type: "lobby", now: NOW, lines });
const news = (lines: LobbyLine[], gone: string[] = []) => ({ type: "lobby-news", now: NOW, lines, gone });

beforeEach(async () => {
  localStorage.clear();
  await words.start("en");
  const titles = { regicide: ["Regicide", "Цареубийство"], gorus: ["Gorus Maximus", "Горус"] };
  const games = Object.entries(titles).map(([name, [en, ru]]) => ({
    name,
    title: { en, ru },
    prefix: "X",
    players: [1, 2],
    cooperative: true,
    levels: ["normal"],
    options: [],
  }));
  guest.me = { name: "Eva", language: "en", tables: [] };
  guest.info = { version: "1", games } as never;
  vi.stubGlobal("fetch", async () => Response.json({ name: "Eva", language: "en", tables: [] }));
});
afterEach(() => vi.unstubAllGlobals());

// --- The line to the server ------------------------------------------------------------------------

function own() {
  const made = new Lobby((address) => new FakeSocket(address));
  return { made, leave: made.enter() };
}

test("the list comes whole, then what changes; those who wait longest stand first", () => {
  const { made, leave } = own();
  const socket = FakeSocket.last;
  expect(socket.address).toMatch(/\/api\/lobby$/);
  expect(made.known).toBe(false);
  socket.open();
  socket.say(
    list(line("new", { since: NOW - 60 }), line("old", { since: NOW - 600 }), line("game", { status: "playing" })),
  );
  expect(made.of("waiting").map(({ table }) => table)).toEqual(["old", "new"]);
  expect(made.minutes(made.of("waiting")[0]!)).toBe(10);
  expect(made.fresh).toEqual([]);
  socket.say(news([line("third"), line("old", { since: NOW - 600, status: "playing" })], ["new"]));
  expect(made.of("waiting").map(({ table }) => table)).toEqual(["third"]);
  expect(made.of("playing").map(({ table }) => table)).toEqual(["old", "game"]);
  expect(made.fresh.map(({ table }) => table)).toEqual(["third"]);
  leave();
  expect(socket.readyState).toBe(3);
});

test("one line for everybody who looks; it comes back, with a whole list", () => {
  vi.useFakeTimers();
  try {
    const { made, leave } = own();
    const first = FakeSocket.last;
    const leaveToo = made.enter();
    expect(FakeSocket.last).toBe(first);
    first.say(list(line("a")));
    leaveToo();
    first.drop();
    expect(made.line).toBe("offline");
    expect(made.lines).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last.say(list(line("b")));
    expect(made.line).toBe("online");
    expect(made.lines.map(({ table }) => table)).toEqual(["b"]);
    FakeSocket.last.say({ type: "closing", reason: { en: "No.", ru: "Нет." }, retry: false });
    const last = FakeSocket.last;
    last.drop(4400);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(last);
    leave();
  } finally {
    vi.useRealTimers();
  }
});

test("options in words, without loading the game", () => {
  expect(optionName(words, "regicide", "talk")).toBe("Table talk");
  expect(optionValue(words, "regicide", "talk", "free")).toBe("unrestricted");
  expect(optionValue(words, "goldencup", "wizard_jim", "+1")).toBe("+1");
  expect(optionValue(words, "regicide", "first", "B")).toBe("seat B");
  expect(optionValue(words, "augustus", "deck", "1,2,3;4,5,6;7,8,9")).toBe("custom objectives");
});

test("the lobby has an address", () => {
  expect(parse(lobbyPath)).toEqual({ page: "lobby" });
  expect(parse(`${lobbyPath}/x`)).toEqual({ page: "not-found" });
});

// --- The page --------------------------------------------------------------------------------------

test("the lobby: empty it invites; a table appears, is announced, and leads to its seats", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const screen = await render(LobbyPage);
  const socket = FakeSocket.last;
  socket.open();
  socket.say(list());
  await expect.element(screen.getByText(/No open tables right now/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Create a table" }).first())
    .toHaveAttribute("href", "#/new/regicide/friends");
  const bot = { kind: "bot" as const, name: "", level: "normal" };
  const special = line("T1", {
    language: "ru",
    options: { talk: "free" },
    since: NOW - 180,
    clock: { kind: "move", time: 30, more: 0, level: "normal", takes_over: false },
    seats: [{ kind: "person", name: "Anna", level: "" }, { kind: "open", name: "", level: "" }, bot],
  });
  socket.say(news([special, line("G", { game: "gorus", status: "playing" })]));
  const card = screen.getByRole("article", { name: "Regicide 1 free seat" });
  for (const text of ["Anna", "Bot, normal", "Table talk: unrestricted", "Русский", "waiting for 3 min"])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByText(/: 30 s/)).toBeVisible();
  await expect.element(card.getByRole("link", { name: "Join Regicide" })).toHaveAttribute("href", "#/t/T1");
  await expect.element(card.getByRole("link", { name: "Watch Regicide" })).toHaveAttribute("href", "#/t/T1/watch");
  expect(screen.getByTestId("lobby-news").element().textContent).toBe("New table: Regicide, 1 free seat");
  const running = screen.getByRole("article", { name: /Gorus Maximus/ });
  await expect.element(running.getByRole("link", { name: "Watch Gorus Maximus" })).toBeVisible();
  expect(running.getByRole("link", { name: "Join Gorus Maximus" }).query()).toBeNull();
  expect((await axe.run(screen.container)).violations).toEqual([]);

  await screen.getByRole("radio", { name: "Gorus Maximus 1" }).click({ force: true });
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(screen.getByText(/tables of Gorus Maximus/)).toBeVisible();
  guest.me = { name: "Eva", language: "en", tables: [{ table: "G" }] } as never;
  await expect
    .element(running.getByRole("link", { name: "Go to your table Gorus Maximus" }))
    .toHaveAttribute("href", "#/t/G");
  await words.use("ru");
  await expect.element(screen.getByText(/никто не ждёт игроков в игру/)).toBeVisible();
  socket.drop();
  await expect.element(screen.getByRole("alert").filter({ hasText: "Лобби сейчас недоступно" })).toBeVisible();
});

test("the first page shows a few tables and the way to all", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  const screen = await render(OpenTables, { limit: 2 });
  FakeSocket.last.say(list(line("a"), line("b"), line("c")));
  await expect.element(screen.getByRole("link", { name: "All in the lobby (3)" })).toHaveAttribute("href", "#/lobby");
  expect(screen.getByRole("article").all()).toHaveLength(2);
  expect(lobby.lines).toHaveLength(3);
  screen.unmount();
  expect(FakeSocket.last.readyState).toBe(3);
});

test("games to watch have places of their own beside many tables that wait", async () => {
  const shown = () => screen.getByRole("article").all().length;
  const watched = () => screen.getByText("in progress").all().length;
  const tables = (status: LobbyLine["status"], count: number) =>
    Array.from({ length: count }, (_, at) => line(`${status}${at}`, { status }));
  const screen = await render(OpenTables, { limit: 6 });
  for (const [waiting, playing, all, toWatch] of [
    [9, 9, 6, 2],
    [9, 1, 6, 1],
    [1, 9, 6, 5],
    [9, 0, 6, 0],
    [2, 2, 4, 2],
  ] as const) {
    FakeSocket.last.say(list(...tables("waiting", waiting), ...tables("playing", playing)));
    await vi.waitFor(() => expect([shown(), watched()]).toEqual([all, toWatch]));
  }
});

test("a table is private until somebody ticks; the language belongs to public ones", async () => {
  const screen = await render(PublicField);
  await expect.element(screen.getByText("Only people with the link can find this table.")).toBeVisible();
  expect(screen.getByLabelText("Language at the table").query()).toBeNull();
  await screen.getByRole("checkbox", { name: /Show in the lobby/ }).click();
  await expect.element(screen.getByLabelText("Language at the table")).toBeVisible();
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("the lobby names the games in the order of the first page", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  guest.info = { ...guest.info!, games: [...guest.info!.games].reverse() };
  const screen = await render(LobbyPage);
  await expect.element(screen.getByRole("radio", { name: /Regicide/ })).toBeInTheDocument();
  expect(
    [...screen.container.querySelectorAll<HTMLInputElement>("[name=lobby-game]")].map(({ value }) => value),
  ).toEqual(["", "regicide", "gorus"]);
});
