import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import Home from "../../src/pages/Home.svelte";
import { guest } from "../../src/lib/guest.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { atOnce, Setup, setup } from "../../src/lib/setup.svelte";
import { words } from "../../src/lib/words.svelte";
import type { GameInfo } from "../../src/wire";

const regicide: GameInfo = {
  name: "regicide", title: { en: "Regicide", ru: "Цареубийство" }, prefix: "RG", players: [1, 2, 3, 4], cooperative: true,
  levels: ["novice", "easy", "normal", "hard", "expert"],
  options: [
    { name: "first", values: ["random"], rule: "RG-011", seat: true, pattern: "", players: [], deck: false },
    { name: "talk", values: ["signals", "silent", "free"], rule: "RG-R10", seat: false, pattern: "", players: [], deck: false },
  ],
};

test("a new table: I sit once, computers fill the rest", () => {
  const setup = new Setup();
  setup.choose(regicide);
  expect(setup.seats).toEqual(["me", "bot:normal"]);
  setup.resize(4);
  setup.place(2, "me");
  setup.place(1, "open");
  expect(setup.seats).toEqual(["bot:normal", "open", "me", "bot:normal"]);
  expect(setup.waits).toBe(true);
  setup.options["first"] = "D";
  setup.resize(2);
  expect(setup.seats).toEqual(["me", "open"]);
  expect(setup.options["first"]).toBe("random");
  expect(setup.order()).toMatchObject({ game: "regicide", seats: [{ kind: "me" }, { kind: "open" }], options: { talk: "signals" }, grace: 0 });
  expect(setup.order().clock).toBe(null);
  setup.grace = 60;
  setup.clock = { kind: "days", time: 2, more: 0, level: "normal", takes_over: false };
  expect(setup.order()).toMatchObject({ clock: { kind: "days", time: 2 }, grace: 0 });
  expect(setup.order().luck).not.toBe(setup.order().luck);
  expect(atOnce(regicide).seats).toEqual([{ kind: "me" }, { kind: "bot", level: "normal" }]);
});

let asked: { path: string; method: string; body: unknown }[];
let answer: (path: string, method: string) => Response | Promise<Response>;
beforeEach(async () => {
  localStorage.clear();
  location.hash = "";
  await words.start("en");
  asked = [];
  guest.me = guest.info = null;
  const line = { table: "T9", game: "regicide", status: "playing", seats: [], you: 0, your_turn: true };
  answer = (path) => Response.json(path === "/api/info" ? { version: "1", games: [regicide] } : path === "/api/me" ? { name: "Anna", language: "en", tables: [line] } : { table: "T1", you: 0 });
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, method: init?.method ?? "GET", body: init?.body ? JSON.parse(init.body as string) : null });
    return answer(path, init?.method ?? "GET");
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

test("home: one click plays, with the table that suits a first game", async () => {
  const screen = await render(Home);
  await screen.getByRole("button", { name: "Play now with 1 computer Regicide" }).click();
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
  expect(asked.at(-1)).toMatchObject({ path: "/api/tables", method: "POST", body: { game: "regicide", seats: [{ kind: "me" }, { kind: "bot", level: "normal" }] } });
  await expect.element(screen.getByRole("link", { name: "Play with friends Regicide" })).toHaveAttribute("href", "#/new/regicide/friends");
  await expect.element(screen.getByRole("link", { name: "How to play Regicide" })).toHaveAttribute("href", "#/rules/regicide");
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("home: the cards stand there before the server has answered, and nothing moves when it does", async () => {
  let open = (_: Response) => {};
  const good = answer;
  const games = ["augustus", "goldencup", "gorus", "regicide", "spartacus"].map((name) => ({ ...regicide, name, title: { en: words.t(`game-${name}`) } }));
  answer = (path, method) => {
    if (path === "/api/me") return new Promise<Response>((resolve) => (open = resolve));
    return path === "/api/info" ? Response.json({ version: "1", games }) : good(path, method);
  };
  const screen = await render(Home);
  await expect.element(screen.getByRole("heading", { name: "Regicide" })).toBeVisible();
  const button = screen.getByRole("button", { name: /^Play now.*Regicide$/ });
  await expect.element(button).toBeDisabled();
  const before = button.element().getBoundingClientRect();
  open(Response.json({ name: "", language: "en", tables: [] }));
  await expect.element(button).toBeEnabled();
  expect(button.element().getBoundingClientRect().top).toBe(before.top);
});

test("home: a refusal is a sentence in place, and so is a silent server", async () => {
  const good = answer;
  answer = (path, method) => (method === "POST" ? Response.json({ reason: { en: "Too many tables.", ru: "Слишком много столов." }, rule: "", wait: 3 }, { status: 429 }) : good(path, method));
  const screen = await render(Home);
  const button = screen.getByRole("button", { name: /^Play now/ });
  await button.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too many tables.");
  answer = () => {
    throw new TypeError("down");
  };
  await button.click();
  await expect.element(screen.getByText("The server cannot be reached. Check your connection and try again.")).toBeVisible();
});

test("new table: what is shown is what is ordered", async () => {
  const screen = await render(NewTable, { game: "regicide", friends: false });
  await screen.getByRole("radio", { name: "3" }).click({ force: true });
  await screen.getByRole("combobox", { name: "Seat C" }).selectOptions("bot:expert");
  await screen.getByRole("button", { name: "Play", exact: true }).click();
  await vi.waitFor(() => expect(asked.at(-1)!.body).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", level: "normal" }, { kind: "bot", level: "expert" }] }));
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("new table: friends have every other seat, and a choice of the host stays", async () => {
  setup.game = null;
  const screen = await render(NewTable, { game: "regicide", friends: true });
  const other = screen.getByRole("combobox", { name: "Seat B" });
  await expect.element(other).toHaveValue("open");
  await expect.element(screen.getByRole("button", { name: "Open the table" })).toBeVisible();
  await other.selectOptions("bot:easy");
  await expect.element(other).toHaveValue("bot:easy");
  await expect.element(screen.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("new table: a name is kept by the server before a table is made", async () => {
  const good = answer;
  let saved = false;
  answer = async (path, method) => {
    if (method === "POST") expect(saved).toBe(true);
    if (method !== "PUT") return good(path, method);
    await new Promise((resolve) => setTimeout(resolve, 150));
    saved = true;
    return Response.json({ name: "Maria Clara", language: "en", tables: [] });
  };
  const screen = await render(NewTable, { game: "regicide", friends: false });
  const field = screen.getByRole("textbox", { name: "Your name" });
  await expect.element(field).toHaveValue("Anna");
  await field.fill("  Maria  Clara ");
  await screen.getByRole("button", { name: /^(Play|Open the table)$/ }).click();
  await vi.waitFor(() => expect(asked.some((request) => request.method === "POST")).toBe(true));
  expect(asked.find((request) => request.method === "PUT")!.body).toEqual({ name: "Maria Clara", language: "en" });
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
});
