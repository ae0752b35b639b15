import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import Chat from "../../src/components/Chat.svelte";
import EndPanel from "../../src/components/EndPanel.svelte";
import LogPanel from "../../src/components/LogPanel.svelte";
import WaitingRoom from "../../src/components/WaitingRoom.svelte";
import { mutes } from "../../src/lib/mutes.svelte";
import { guest } from "../../src/lib/guest.svelte";
import type { Event } from "../../src/wire";
import { seat, table, update } from "../common/fakes";

const said = (seat: number, text: string): Event => ({ kind: "table-said", seat, facts: { text } });

beforeEach(() => {
  localStorage.clear();
  guest.me = { name: "Eva", language: "en", tables: [] } as never;
});
afterEach(() => {
  if (mutes.has("Boris")) mutes.toggle("Boris");
  location.hash = "";
});

// --- Chat --------------------------------------------------------------------------------------------

test("chat: unread until opened; words are sent, counted and limited", async () => {
  const { session, socket } = await table({ talk: true });
  const screen = await render(Chat, { session });
  socket.say(update({ version: 2, talk: true, events: [said(1, "Hello")] }));
  await expect.element(screen.getByText("1 new")).toBeVisible();
  expect(session.announcement).toContain("Hello");
  await screen.getByRole("button", { name: /^Chat/ }).click();
  await expect.element(screen.getByText("1 new")).not.toBeInTheDocument();
  const field = screen.getByLabelText("Say something");
  await expect.element(field).toHaveAttribute("maxlength", "200");
  await field.fill("Hi there");
  await expect.element(screen.getByText("8 of 200")).toBeVisible();
  await screen.getByRole("button", { name: "Send" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "say", text: "Hi there" });
  socket.answer("say", { type: "refused", reason: { en: "You speak very often." }, rule: "", wait: 1.6 });
  await expect.element(screen.getByText("You can write again in 2 seconds.")).toBeVisible();
  await expect.element(field).toHaveValue("Hi there");
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Send" }), { timeout: 5000 }).toBeEnabled();
  await screen.getByRole("button", { name: "Send" }).click();
  socket.answer("say", { type: "accepted", version: 3 });
  await expect.element(field).toHaveValue("");
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test("chat: a muted player is neither shown nor spoken, and stays muted", async () => {
  const { session, socket } = await table({ talk: true, events: [said(1, "Nonsense <b>")] });
  const screen = await render(Chat, { session });
  await screen.getByRole("button", { name: /^Chat/ }).click();
  const lines = screen.getByRole("group", { name: "Messages" });
  await expect.element(lines.getByText(/Nonsense <b>/)).toBeVisible();
  await screen.getByRole("button", { name: "Mute Boris" }).click();
  await expect.element(lines.getByText(/Nonsense/)).not.toBeInTheDocument();
  socket.say(update({ version: 2, talk: true, since: 1, events: [said(1, "More"), said(0, "MyGames")] }));
  await expect.element(lines.getByText(/MyGames/)).toBeVisible();
  await expect.element(lines.getByText(/More/)).not.toBeInTheDocument();
  expect(session.announcement).not.toContain("More");
  expect(JSON.parse(localStorage.getItem("ludus-muted")!)).toEqual(["Boris"]);
  await screen.getByRole("button", { name: "Unmute Boris" }).click();
  await expect.element(lines.getByText(/More/)).toBeVisible();
});

test("chat: not with computers alone, not where the game is silent; spectators read", async () => {
  const alone = await table({ talk: true, seats: [seat(0), seat(1, { kind: "bot" })] });
  const screen = await render(Chat, { session: alone.session });
  expect(screen.container.textContent).toBe("");
  const silent = await table({ talk: false });
  expect((await render(Chat, { session: silent.session })).container.textContent).toBe("");
  const watching = await table({ you: null, events: [said(0, "Hello")] });
  const seen = await render(Chat, { session: watching.session });
  await seen.getByRole("button", { name: /^Chat/ }).click();
  await expect.element(seen.getByText("Spectators can read the chat; only players can write.")).toBeVisible();
  expect(seen.getByLabelText("Say something").query()).toBeNull();
});

test("free talk stands in the chat, not in the log", async () => {
  const { session } = await table({
    talk: true,
    events: [said(1, "Hello"), { kind: "table-returned", seat: 1, facts: {} }],
  });
  const screen = await render(LogPanel, { session });
  await expect.element(screen.getByText("Boris is back", { exact: true }).first()).toBeVisible();
  expect(screen.container.textContent).not.toContain("Hello");
});

// --- The waiting room ----------------------------------------------------------------------------------

const room = { status: "waiting" as const, view: null, to_act: [], host: true };

test("the host removes somebody, and says who gets the seat", async () => {
  const { session, socket } = await table({
    ...room,
    seats: [seat(0, { name: "Anna" }), seat(1, { name: "Boris" }), seat(2, { kind: "open" })],
  });
  const screen = await render(WaitingRoom, { session });
  await screen.getByRole("button", { name: "Remove Boris" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove Boris" });
  await expect.element(dialog.getByText(/can’t sit down at this table again/)).toBeVisible();
  await dialog.getByRole("button", { name: "No, go back" }).click();
  expect(socket.sent.map(({ type }) => type)).not.toContain("remove");
  await screen.getByRole("button", { name: "Remove Boris" }).click();
  await dialog.getByLabelText("Who takes the seat?").selectOptions("normal");
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "remove", seat: 1, level: "normal" });
  await expect.element(screen.getByRole("button", { name: "Fill with bots and start the game" })).toBeVisible();
});

test("a removed player gets a notice, and is offered no seat", async () => {
  const { session } = await table({
    ...room,
    host: false,
    you: null,
    removed: true,
    seats: [seat(0), seat(1, { kind: "open" })],
  });
  const screen = await render(WaitingRoom, { session });
  await expect
    .element(screen.getByRole("alert").filter({ hasText: "The host removed you from your seat." }))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Find another table" })).toHaveAttribute("href", "#/lobby");
  expect(screen.getByRole("button", { name: /^Sit down/ }).query()).toBeNull();
});

test("the host shows the table in the lobby; the others see whether it is", async () => {
  const { session, socket } = await table({ ...room, seats: [seat(0), seat(1, { kind: "open" })] });
  const screen = await render(WaitingRoom, { session });
  const tick = screen.getByRole("checkbox", { name: /Show in the lobby/ });
  await tick.click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "set-public", public: true });
  socket.answer("set-public", { type: "refused", reason: { en: "Not now." }, rule: "", wait: 0 });
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  socket.say(update({ ...room, version: 2, public: true, seats: [seat(0), seat(1, { kind: "open" })] }));
  socket.answer("set-public", { type: "accepted", version: 2 });
  await expect.element(tick).toBeChecked();
  expect((await axe.run(screen.container)).violations).toEqual([]);
  socket.say(update({ ...room, version: 3, host: false, public: true, seats: [seat(0), seat(1, { kind: "open" })] }));
  await expect.element(screen.getByText("This table is in the lobby: anyone can join or watch.")).toBeVisible();
});

// --- The next game ---------------------------------------------------------------------------------------

const again: Event = { kind: "table-again", seat: 0, facts: { table: "T2" } };

test("spectators go along to the next game, or stay", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { session, socket } = await table({ you: null, status: "over" });
    const screen = await render(EndPanel, { session });
    socket.say(update({ version: 2, you: null, status: "over", again: "T2", events: [again] }));
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.container.querySelector("a.main")!.getAttribute("href")).toBe("#/t/T2/watch");
    for (let second = 0; second < 7; second++) await vi.advanceTimersByTimeAsync(1000);
    expect(location.hash).toBe("#/t/T2/watch");
  } finally {
    vi.useRealTimers();
  }
});

test("a player who comes later, or would rather stay, is not taken along", async () => {
  const { session } = await table({ you: null, status: "over", again: "T2", events: [again] });
  const screen = await render(EndPanel, { session });
  await expect.element(screen.getByRole("link", { name: "Watch the next game" })).toBeVisible();
  expect(screen.getByRole("timer").query()).toBeNull();
  const there = await table({ you: null, status: "over" });
  const other = await render(EndPanel, { session: there.session });
  there.socket.say(update({ version: 2, you: null, status: "over", again: "T2", events: [again] }));
  await other.getByRole("button", { name: "Stay here" }).click();
  await expect.element(other.getByRole("timer")).not.toBeInTheDocument();
});
