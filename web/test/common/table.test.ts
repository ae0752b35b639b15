import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import axe from "axe-core";
import Confirm from "../../src/components/Confirm.svelte";
import EndPanel from "../../src/components/EndPanel.svelte";
import LogPanel from "../../src/components/LogPanel.svelte";
import SeatStrip from "../../src/components/SeatStrip.svelte";
import ShareDialog from "../../src/components/ShareDialog.svelte";
import TableMenu from "../../src/components/TableMenu.svelte";
import UndoRequest from "../../src/components/UndoRequest.svelte";
import WaitingRoom from "../../src/components/WaitingRoom.svelte";
import type { Event } from "../../src/wire";
import { remember, seen } from "../../src/lib/seen-events";
import { judged, seat, soon, table, update } from "./fakes";
import SeatContent from "./SeatContent.svelte";
import "../../src/app.css";

/** A line of its own: "Bot 7". */
const played = (what: string): Event => ({
  kind: "played",
  seat: 0,
  facts: { what },
  lines: [{ facts: [{ message: "seat-name-bot", values: { letter: what } }] }],
});
const clean = async (node: Element) =>
  expect((await axe.run(node, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);
beforeEach(() => localStorage.clear());

test("log: lines of the game and of the table; lines without content are left out", async () => {
  const { session, socket } = await table({
    events: [played("7"), { kind: "secret" }, { kind: "table-sat", seat: 1, facts: { name: "Boris" } }],
  });
  const screen = await render(LogPanel, { session });
  if (!screen.container.querySelector("ol")) await screen.getByRole("button", { name: /^Game log/ }).click();
  const lines = () => [...screen.container.querySelectorAll("ol li")].map((line) => line.textContent);
  expect(lines()).toEqual(["Bot 7", "Boris takes a seat"]);
  socket.say(
    update({
      version: 2,
      since: 3,
      events: [played("8"), { kind: "table-said", seat: 1, facts: { text: "hello <b>" } }],
    }),
  );
  await soon();
  expect(lines()).toEqual(["Bot 7", "Boris takes a seat", "Bot 8"]); // what people say stands in the chat
  expect(session.announcement).toBe("Bot 8. Boris: “hello <b>”");
  expect(session.fresh).toHaveLength(2);
  await clean(screen.container);
});

test("log: an update that overlaps or leaves a gap does no harm", async () => {
  const { session, socket } = await table({ events: [played("1"), played("2")] });
  socket.say(update({ version: 2, since: 1, events: [played("2"), played("3")] }));
  expect(session.log.map((event) => event.facts?.["what"])).toEqual(["1", "2", "3"]);
  socket.say(update({ version: 9, since: 8, events: [played("9")] }));
  const { FakeSocket } = await import("./fakes");
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.address).toContain("have=0");
});

test("log: what was withheld comes later, in its place, and is no news", async () => {
  const hidden = { kind: "withheld" };
  const { session, socket } = await table({ events: [played("1"), hidden, hidden, played("4")] });
  const { FakeSocket } = await import("./fakes");
  session.reconnect();
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.address).toContain("have=1"); // the first that is lacking
  FakeSocket.last.open();
  FakeSocket.last.say(update({ version: 2, since: 1, events: [hidden, hidden, hidden, played("5")] }));
  expect(session.log).toHaveLength(5);
  session.announcement = "";
  FakeSocket.last.say(update({ version: 3, since: 1, events: ["2", "3", "4", "5", "6"].map(played) }));
  expect(session.log.map((event) => event.facts?.["what"])).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(session.fresh.map((event) => event.facts?.["what"])).toEqual(["6"]);
  expect(session.announcement).toBe("Bot 6");
  session.reconnect();
  expect(FakeSocket.last.address).toContain("have=6");
});

test("log: the time of somebody was up", async () => {
  const { session } = await table({ events: [{ kind: "table-time-up", seat: 1 }] });
  expect(session.describe(session.log).map((line) => line.text)).toEqual(["Boris ran out of time; the clock answered"]);
});

test("log: a line where the player was away", async () => {
  remember("T1", 1);
  const { session } = await table({ events: [played("1"), played("2"), played("3")] });
  const screen = await render(LogPanel, { session });
  if (!screen.container.querySelector("ol")) await screen.getByRole("button", { name: /^Game log/ }).click();
  expect([...screen.container.querySelectorAll("ol li")].map((line) => line.textContent)).toEqual([
    "Bot 1",
    "while you were away",
    "Bot 2",
    "Bot 3",
  ]);
  expect(seen("T1")).toBe(3);
});

test("what was seen is kept for the newest tables only, and broken memory is no harm", () => {
  for (let i = 0; i < 60; i++) remember(`t${i}`, i + 1);
  expect(seen("t59")).toBe(60);
  expect(seen("t0")).toBe(0);
  localStorage.setItem("ludus-seen", "{nonsense");
  expect(seen("t59")).toBe(0);
});

test("your turn is announced once", async () => {
  const { session, socket } = await table();
  const asked = { kind: "some" as const, prompt: { message: "start" }, choices: [], parts: ["a"], least: 1, most: 1 };
  socket.say(update({ version: 2, question: asked }));
  expect(session.announcement).toBe("Your turn. Start the game");
  session.announcement = "";
  socket.say(update({ version: 3, question: asked }));
  expect(session.announcement).toBe("");
});

test("seats: who is who, whose turn, and a computer for somebody absent", async () => {
  const seats = [
    seat(0, { name: "Anna" }),
    seat(1, { name: "Boris", here: false }),
    seat(2, { kind: "bot", level: "hard", thinking: true }),
    seat(3, { name: "Dora", stand_in: "easy", here: false }),
  ];
  const { session, socket } = await table({ seats, to_act: [1] });
  const screen = await render(SeatStrip, { session });
  const chips = [...screen.container.querySelectorAll("li")].map((chip) =>
    chip.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(chips[0]).toContain("Annayou");
  expect(chips[1]).toContain("away");
  expect(chips[1]).toContain("to act");
  expect(chips[2]).toContain("Bot C");
  expect(chips[3]).toContain("a bot is standing in (easy)");
  await screen.getByRole("button", { name: "Let a bot play" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "stand-in", seat: 1 });
  await clean(screen.container);
});

test("seats: the letter at the end of a name is never cut off", async () => {
  const seats = [
    seat(0, { name: "Anna with a name of great length" }),
    ...[1, 2].map((at) => seat(at, { kind: "program" })),
  ];
  await page.viewport(1280, 800);
  const { session } = await table({ seats });
  const screen = await render(SeatStrip, { session });
  screen.container.style.width = "96px";
  const names = [...screen.container.querySelectorAll(".name")];
  expect(names.map((name) => name.textContent)).toEqual([
    "Anna with a name of great lengthyou",
    "External bot B",
    "External bot C",
  ]);
  expect(names[1]!.querySelector(".stem")!.scrollWidth).toBeGreaterThan(names[1]!.querySelector(".stem")!.clientWidth);
  for (const name of names) {
    const last = name.querySelector(".letter, .mark")!.getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(name.getBoundingClientRect().right + 1);
    expect(last.right).toBeLessThanOrEqual(name.closest("li")!.getBoundingClientRect().right);
  }
  await expect.element(screen.getByTitle("External bot B")).toBeVisible();
  await clean(screen.container);
});

test("seats beside the board: equally high, with the state in full, whatever the game shows of them", async () => {
  await page.viewport(1280, 800);
  const seats = [
    seat(0, { name: "Anna" }),
    seat(1, { name: "Boris", stand_in: "normal", here: false }),
    seat(2, { kind: "bot", level: "hard" }),
    seat(3, { kind: "bot", level: "hard", name: "Another computer" }),
  ];
  const { session } = await table({ seats, banks: { 0: 582, 1: 600 }, clocks: { 0: 582 } });
  session.module = { ...session.module!, Seat: SeatContent as never };
  const screen = await render(SeatStrip, { session });
  screen.container.style.width = "304px";
  (screen.container.querySelector(".seats") as HTMLElement).style.gridTemplateColumns = "minmax(0, 1fr)";
  const chips = [...screen.container.querySelectorAll("li.seat")];
  expect(new Set(chips.map((chip) => Math.round(chip.getBoundingClientRect().height))).size).toBe(1);
  for (const state of screen.container.querySelectorAll(".state"))
    expect(state.scrollWidth, state.textContent!).toBeLessThanOrEqual(state.clientWidth);
  const ends = chips.map(
    (chip) =>
      chip.querySelector(".extra")!.getBoundingClientRect().top -
      chip.querySelector(".who")!.getBoundingClientRect().bottom,
  );
  for (const gap of ends) expect(gap).toBeGreaterThanOrEqual(0);
});

test("a spectator cannot send a computer", async () => {
  const { session } = await table({ you: null, seats: [seat(0, { here: false })] });
  const screen = await render(SeatStrip, { session });
  await expect.element(screen.getByRole("button", { name: "Let a bot play" })).not.toBeInTheDocument();
});

test("waiting room: sit down with own luck; the host fills seats and starts", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ name: "Eva", language: "en", tables: [] })));
  const seats = [seat(0, { name: "Anna" }), seat(1, { kind: "open" }), seat(2, { kind: "bot", level: "normal" })];
  const { session, socket } = await table({ status: "waiting", view: null, you: null, seats });
  const screen = await render(WaitingRoom, { session });
  await screen.getByRole("button", { name: "Sit down: Seat B" }).click();
  await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: "sit", seat: 1 }));
  expect(socket.sent.at(-1)!["luck"]).toMatch(/^[0-9a-f]{32}$/);
  await expect.element(screen.getByRole("button", { name: "Start the game" })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/per decision/)).not.toBeInTheDocument();
  socket.answer("sit", { type: "accepted", version: 2 });
  socket.say(
    update({
      version: 2,
      status: "waiting",
      view: null,
      you: 0,
      host: true,
      seats,
      clock: { kind: "move", time: 45, more: 0, level: "hard", takes_over: false },
    }),
  );
  await expect
    .element(
      screen.getByText(
        "45 s per decision. When it runs out, a bot (level hard) makes that one decision; the player keeps the seat.",
      ),
    )
    .toBeVisible();
  await screen.getByRole("combobox", { name: "Who plays in Seat B" }).selectOptions("program");
  expect(socket.sent.at(-1)).toMatchObject({ type: "set-seat", seat: 1, kind: "program" });
  socket.answer("set-seat", { type: "refused", reason: { en: "Not now." }, rule: "", wait: 0 });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Not now.");
  await screen.getByRole("button", { name: "Fill with bots and start the game" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "start", level: "normal" });
  await clean(screen.container);
  vi.unstubAllGlobals();
});

test("waiting room: a spectator is not asked to sit down, but may", async () => {
  const seats = [seat(0, { name: "Anna" }), seat(1, { kind: "open" })];
  const { session } = await table({ status: "waiting", view: null, you: null, seats });
  const screen = await render(WaitingRoom, { session, watch: true });
  await expect.element(screen.getByText("You’re watching. The game hasn’t started yet.")).toBeVisible();
  await expect.element(screen.getByText("You’re invited", { exact: false })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: /Sit down/ })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "Take a free seat instead" }))
    .toHaveAttribute("href", "#/t/T1");
  await clean(screen.container);
});

test("undo: asked of those who must answer", async () => {
  const { session, socket } = await table({ undo_asked: { seat: 1, move: "y", waiting: [0] } });
  const screen = await render(UndoRequest, { session });
  await expect.element(screen.getByText("Boris wants to take back Yield. Do you agree?")).toBeVisible();
  await screen.getByRole("button", { name: "Decline" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "answer-undo", yes: false });
});

test("share: the own key is shown as a key; a spectator has none", async () => {
  const { session, socket } = await table({ key: "K3Y", keys: { 1: "PR0G" } });
  const screen = await render(ShareDialog, { session, onclose: () => {} });
  const texts = () => [...screen.container.querySelectorAll("input")].map((input) => input.value);
  expect(texts().some((text) => text.endsWith("#/t/T1/k/K3Y"))).toBe(true);
  expect(texts().at(-1)).toBe(`ludus bot ${location.origin} PR0G -- ./mybot`);
  await expect.element(screen.getByText(/This link is a key/)).toBeVisible();
  socket.say(update({ version: 2, you: null }));
  await soon();
  expect(texts()).toHaveLength(2);
});

test("end: result in words, again, and the way to the next table", async () => {
  const outcome = { winners: [0], scores: [1, 0], detail: {}, faults: [] };
  const { session, socket } = await table({ status: "over", outcome });
  const screen = await render(EndPanel, { session });
  await expect.element(screen.getByRole("heading", { name: "You won" })).toBeVisible();
  await screen.getByRole("button", { name: "Play again" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "again" });
  socket.answer("again", { type: "accepted", version: 3 });
  socket.say(update({ version: 3, status: "over", outcome, again: "T2" }));
  await expect.element(screen.getByRole("link", { name: "Go to the next game" })).toHaveAttribute("href", "#/t/T2");
  session.module = null;
  await expect.element(screen.getByRole("heading", { name: "Winner: Anna" })).toBeVisible();
});

test("a seat that a computer plays on for good: it says so, and nothing can be done with it", async () => {
  const seats = [
    seat(0, { name: "Anna", stand_in: "normal", resigned: true }),
    seat(1, { name: "Boris", stand_in: "easy" }),
  ];
  const { session } = await table({ seats });
  const strip = await render(SeatStrip, { session });
  const [anna, boris] = [...strip.container.querySelectorAll("li")].map((chip) => chip.textContent);
  expect(anna).toContain("resigned, a bot is playing (normal)");
  expect(boris).not.toContain("resigned");
  await strip.unmount();
  const menu = await render(TableMenu, { session, onclose: () => undefined });
  for (const name of ["Take my seat back", "Let a bot play for me", "Resign"])
    expect(menu.getByRole("button", { name }).elements()).toEqual([]);
  await clean(menu.container);
});

test("the menu says what resigning means where it ends the game or leaves it to a computer", async () => {
  const two = await table({ game: "goldencup" });
  const menu = await render(TableMenu, { session: two.session, onclose: () => undefined });
  await expect.element(menu.getByText("A bot plays your seat to the end; you can’t come back.")).toBeVisible();
  await menu.unmount();
  const alone = await table({ game: "goldencup", seats: [seat(0, { name: "Anna" })] });
  const again = await render(TableMenu, { session: alone.session, onclose: () => undefined });
  await expect.element(again.getByText("The game ends at once, and the Automa wins.")).toBeVisible();
});

test("resigning is confirmed", async () => {
  const { session, socket } = await table();
  const screen = await render(Confirm, { session });
  const done = session.composer.make("resign");
  socket.answer("judge", judged({ move: "resign", warnings: [{ message: "leave-note" }] }));
  await screen.getByRole("button", { name: "Yes, do it" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "resign" });
  socket.answer("play", { type: "accepted", version: 2 });
  await done;
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});
