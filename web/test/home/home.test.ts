import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import Home from "../../src/pages/Home.svelte";
import { guest } from "../../src/lib/guest.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { atOnce, Setup, setup } from "../../src/lib/table-setup.svelte";
import { words } from "../../src/lib/words.svelte";
import type { GameInfo } from "../../src/wire";

const regicide: GameInfo = {
  name: "regicide",
  title: { en: "Regicide", ru: "Цареубийство" },
  prefix: "RG",
  players: [1, 2, 3, 4],
  cooperative: true,
  lesson: true,
  summary: {},
  levels: ["novice", "easy", "normal", "hard", "expert"],
  options: [
    { name: "first", values: ["random"], rule: "RG-011", seat: true, pattern: "", players: [], deck: false },
    {
      name: "talk",
      values: ["signals", "silent", "free"],
      rule: "RG-R10",
      seat: false,
      pattern: "",
      players: [],
      deck: false,
    },
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
  expect(setup.order()).toMatchObject({
    game: "regicide",
    seats: [{ kind: "me" }, { kind: "open" }],
    options: { talk: "signals" },
    grace: 0,
  });
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
  answer = (path) =>
    Response.json(
      path === "/api/info"
        ? { version: "1", games: [regicide] }
        : path === "/api/me"
          ? { name: "Anna", language: "en", tables: [line] }
          : { table: "T1", you: 0 },
    );
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
  await screen.getByRole("button", { name: "Play now with 1 bot Regicide" }).click();
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
  expect(asked.at(-1)).toMatchObject({
    path: "/api/tables",
    method: "POST",
    body: { game: "regicide", seats: [{ kind: "me" }, { kind: "bot", level: "normal" }] },
  });
  await expect
    .element(screen.getByRole("link", { name: "Play with friends Regicide" }))
    .toHaveAttribute("href", "#/new/regicide/friends");
  await expect.element(screen.getByRole("heading", { name: "My games" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "How to play Regicide" }))
    .toHaveAttribute("href", "#/rules/regicide");
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("home: the cards stand there before the server has answered, and nothing moves when it does", async () => {
  let open = (_: Response) => {};
  const good = answer;
  const games = ["augustus", "goldencup", "gorus", "regicide", "spartacus"].map((name) => ({
    ...regicide,
    name,
    title: { en: words.t(`game-${name}`) },
  }));
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
  answer = (path, method) =>
    method === "POST"
      ? Response.json(
          { reason: { en: "Too many tables.", ru: "Слишком много столов." }, rule: "", wait: 3 },
          { status: 429 },
        )
      : good(path, method);
  const screen = await render(Home);
  const button = screen.getByRole("button", { name: /^Play now/ });
  await button.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too many tables.");
  answer = () => {
    throw new TypeError("down");
  };
  await button.click();
  await expect.element(screen.getByText("Can’t reach the server. Check your connection and try again.")).toBeVisible();
});

test("new table: what is shown is what is ordered", async () => {
  const screen = await render(NewTable, { game: "regicide", friends: false });
  await screen.getByRole("radio", { name: "3" }).click({ force: true });
  await screen.getByRole("combobox", { name: "Seat C" }).selectOptions("bot:expert");
  await screen.getByRole("button", { name: "Play", exact: true }).click();
  await vi.waitFor(() =>
    expect(asked.at(-1)!.body).toMatchObject({
      seats: [{ kind: "me" }, { kind: "bot", level: "normal" }, { kind: "bot", level: "expert" }],
    }),
  );
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("new table: friends have every other seat, and a choice of the host stays", async () => {
  setup.game = null;
  const screen = await render(NewTable, { game: "regicide", friends: true });
  const other = screen.getByRole("combobox", { name: "Seat B" });
  await expect.element(other).toHaveValue("open");
  await expect.element(screen.getByRole("button", { name: "Create the table" })).toBeVisible();
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
  await screen.getByRole("button", { name: /^(Play|Create the table)$/ }).click();
  await vi.waitFor(() => expect(asked.some((request) => request.method === "POST")).toBe(true));
  expect(asked.find((request) => request.method === "PUT")!.body).toEqual({ name: "Maria Clara", language: "en" });
  await vi.waitFor(() => expect(location.hash).toBe("#/t/T1"));
});

test("new table: what was chosen for one table is not there for the next", () => {
  const gorus = { ...regicide, name: "gorus", players: [1, 2, 3, 4, 5] };
  const setup = new Setup();
  const choose = () =>
    Object.assign(setup, {
      public: true,
      grace: 60,
      clock: { kind: "move", time: 15, more: 0, level: "normal", takes_over: false },
    });
  const fresh = { public: false, clock: null, grace: 0 };
  setup.begin(gorus, true);
  expect(setup.seats).toEqual(["me", "open", "open", "open"]);
  choose();
  setup.resize(2);
  setup.begin(gorus, true); // a rule was read meanwhile
  expect(setup.order()).toMatchObject({ public: true, grace: 60, clock: { time: 15 } });
  expect(setup.seats).toHaveLength(2);
  setup.begin(gorus, false);
  expect(setup.order()).toMatchObject(fresh);
  expect(setup.seats).toEqual(["me", "bot:normal"]);
  choose();
  setup.choose(regicide, false); // another game in the same form
  expect(setup.order()).toMatchObject({ game: "regicide", public: true, grace: 60 });
  setup.begin(gorus, false); // another form
  expect(setup.order()).toMatchObject(fresh);
  choose();
  setup.made();
  setup.begin(gorus, false);
  expect(setup.order()).toMatchObject(fresh);
});

test("new table: seats that come to a table for friends are for friends", () => {
  const setup = new Setup();
  setup.begin(regicide, true);
  setup.resize(4);
  expect(setup.seats).toEqual(["me", "open", "open", "open"]);
});

test("new table: another game keeps the friends, and the chosen one is in sight", async () => {
  const gorus = { ...regicide, name: "gorus", title: { en: "Gorus Maximus" } };
  const spartacus = { ...regicide, name: "spartacus", title: { en: "Spartacus" } };
  const good = answer;
  answer = (path, method) =>
    path === "/api/info" ? Response.json({ version: "1", games: [gorus, spartacus, regicide] }) : good(path, method);
  location.hash = "#/new/spartacus/friends";
  const screen = await render(NewTable, { game: "spartacus", friends: true });
  screen.container.style.width = "200px";
  await expect.element(screen.getByRole("radio", { name: "Spartacus" })).toBeChecked();
  const chosen = screen.container.querySelector('.which [data-game="spartacus"]')!;
  const row = chosen.parentElement!;
  await screen.rerender({ game: "regicide" });
  await screen.rerender({ game: "spartacus" });
  await vi.waitFor(() => {
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  });
  await screen.getByRole("radio", { name: "Gorus Maximus" }).click({ force: true });
  expect(location.hash).toBe("#/new/gorus/friends");
  await screen.rerender({ game: "gorus" });
  await expect.element(screen.getByRole("button", { name: "Create the table" })).toBeVisible();
});

test("new table: numbers go up and the usual one is marked", async () => {
  const target = {
    name: "target",
    values: ["3", "1", "2", "4"],
    rule: "GM-001",
    seat: false,
    pattern: "",
    players: [],
    deck: false,
  };
  const good = answer;
  answer = (path, method) =>
    path === "/api/info"
      ? Response.json({ version: "1", games: [{ ...regicide, name: "gorus", options: [target, ...regicide.options] }] })
      : good(path, method);
  const screen = await render(NewTable, { game: "gorus", friends: false });
  await screen.getByText("Table rules", { exact: false }).click();
  const field = screen.getByRole("combobox", { name: "Round wins needed" });
  await expect.element(field).toHaveValue("3");
  expect([...(field.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "1",
    "2",
    "3 (default)",
    "4",
  ]);
});

test("home: a player who has erased everything sees a notice, once", async () => {
  sessionStorage.setItem("ludus-erased", "yes");
  const screen = await render(Home);
  await expect
    .element(screen.getByRole("main").getByRole("status").filter({ hasText: "Everything is deleted" }))
    .toBeVisible();
  await screen.unmount();
  const later = await render(Home);
  await expect.element(later.getByRole("heading", { level: 1 })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(later.container.textContent).not.toContain("Everything is deleted");
});
