import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import Countdown from "../../src/components/Countdown.svelte";
import PausePanel from "../../src/components/pace/PausePanel.svelte";
import SpeedPanel from "../../src/components/pace/SpeedPanel.svelte";
import SeatStrip from "../../src/components/SeatStrip.svelte";
import { remaining } from "../../src/components/pace/words";
import { words } from "../../src/lib/words.svelte";
import { seat, soon, table, update } from "../common/fakes";
import type { Update } from "../../src/wire";

const clean = async (node: Element) =>
  expect((await axe.run(node, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);
const DAY = 86_400;
const days = { kind: "days", time: 2, more: 0, level: "normal", takes_over: false } as const;
const bank = { kind: "bank", time: 600, more: 10, level: "normal", takes_over: false } as const;

beforeEach(() => localStorage.clear());

test("time that is left, from seconds to days, in both languages", async () => {
  await words.start("en");
  const shown = [0, 65, 3599, 3600, 5 * 3600 + 12 * 60, DAY, 2 * DAY + 3 * 3600].map((seconds) =>
    remaining(seconds, words.t),
  );
  expect(shown).toEqual(["0:00", "1:05", "59:59", "1 h 0 min", "5 h 12 min", "1 day 0 h", "2 days 3 h"]);
  await words.use("ru");
  expect(remaining(2 * DAY + 3 * 3600, words.t)).toBe("2 дня 3 ч");
  await words.use("en");
});

test("the countdown shows days, and how much of them is left", async () => {
  const { session } = await table({ clock: days, clocks: { 0: DAY } });
  const screen = await render(Countdown, { session, seats: [0], own: true });
  await expect.element(screen.getByRole("timer")).toHaveTextContent("1 day 0 h");
  await expect.element(screen.getByRole("timer")).toHaveAttribute("aria-label", "Time left: 1 day 0 h");
  const scale = Number(screen.container.querySelector<HTMLElement>(".left")!.style.scale.split(" ")[0]);
  expect(scale).toBeCloseTo(0.5, 2);
});

test("a short question fills the bar, though the clock gives more", async () => {
  const { session } = await table({ clock: bank, clocks: { 0: 15 }, short: 15, banks: { 0: 500, 1: 600 } });
  const screen = await render(Countdown, { session, seats: [0], own: true });
  const scale = Number(screen.container.querySelector<HTMLElement>(".left")!.style.scale.split(" ")[0]);
  expect(scale).toBeGreaterThan(0.9);
});

test("while the clock waits for those who have not come yet, the bar says so", async () => {
  const come = [seat(0, { name: "Anna" }), seat(1, { name: "Boris" })];
  const away = [come[0]!, { ...come[1]!, here: false }];
  const waits = async (changes: Partial<Update>, seats = [0]) => {
    const { session } = await table({ clock: bank, seats: away, ...changes });
    const screen = await render(Countdown, { session, seats, own: true });
    const text = screen.container.textContent?.trim() ?? "";
    await screen.unmount();
    return text;
  };
  const STARTS_LATER = "The clock starts when everyone is here.";
  expect(await waits({})).toBe(STARTS_LATER);
  expect(await waits({}, [1])).toBe(STARTS_LATER);
  expect(await waits({ clocks: { 0: 65 } })).toBe("1:05");
  const silent: Partial<Update>[] = [
    { clock: null },
    { clock: days },
    { seats: come },
    { status: "over" },
    { pause: { seat: 0, waiting: [] } },
    { seats: [come[0]!, { ...away[1]!, stand_in: "normal" }] },
  ];
  for (const changes of silent) expect(await waits(changes), JSON.stringify(changes)).toBe("");
  expect(await waits({ seats: [seat(0, { kind: "bot" }), away[1]!] })).toBe("");
});

test("everybody's store stands beside their name; only the one that runs counts down", async () => {
  const { session } = await table({ clock: bank, clocks: { 0: 65 }, banks: { 0: 65, 1: 600 } });
  const screen = await render(SeatStrip, { session });
  const stores = () =>
    [...screen.container.querySelectorAll<HTMLElement>(".store")].map((store) => [
      store.textContent,
      store.classList.contains("runs"),
    ]);
  const first = stores();
  expect(first).toEqual([
    [expect.stringMatching(/Time bank: 1:0\d$/), true],
    ["Time bank: 10:00", false],
  ]);
  await expect.poll(() => stores()[0]![0], { timeout: 3000 }).not.toBe(first[0]![0]);
  expect(stores()[1]).toEqual(first[1]);
});

test("a short question runs down by itself, the store behind it stays large", async () => {
  const { session } = await table({ clock: bank, clocks: { 0: 15 }, banks: { 0: 500, 1: 600 } });
  const screen = await render(SeatStrip, { session });
  expect(screen.container.querySelector(".store")!.textContent).toMatch(/Time bank: 8:(20|19|18)$/);
});

test("where only bots play, a spectator sets their speed", async () => {
  const { session, socket } = await table({ you: null, speed: "normal" });
  const screen = await render(SpeedPanel, { session });
  await clean(screen.container);
  await screen.getByRole("button", { name: "fast" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "set-speed", speed: "fast" });
  socket.answer("set-speed", { type: "accepted", version: 2 });
  socket.say(update({ version: 2, you: null, speed: "fast" }));
  await expect.element(screen.getByRole("button", { name: "fast" })).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: "Pause the game" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "set-speed", speed: "stopped" });
  socket.answer("set-speed", { type: "accepted", version: 3 });
  socket.say(update({ version: 3, you: null, speed: "stopped" }));
  await screen.getByRole("button", { name: "Resume" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "set-speed", speed: "fast" });
  socket.answer("set-speed", { type: "accepted", version: 4 });
  socket.say(update({ version: 4, you: null, speed: null }));
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

test("where people have days, nobody offers a computer for somebody who is away", async () => {
  const seats = [update().seats[0]!, { ...update().seats[1]!, here: false }];
  const { session, socket } = await table({ seats, clock: bank });
  const screen = await render(SeatStrip, { session });
  await expect.element(screen.getByRole("button")).toBeVisible();
  socket.say(update({ version: 2, seats, clock: days }));
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

test("a pause: asked of me, answered", async () => {
  const { session, socket } = await table({ clock: bank, pause: { seat: 1, waiting: [0] } });
  const screen = await render(PausePanel, { session });
  await expect.element(screen.getByText("Boris wants to pause the game.")).toBeVisible();
  await clean(screen.container);
  await screen.getByRole("button", { name: "Agree" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "answer-pause", yes: true });
  socket.answer("answer-pause", { type: "accepted", version: 2 });
  socket.say(update({ version: 2, clock: bank, pause: { seat: 1, waiting: [] } }));
  await expect.element(screen.getByText("The game is paused.")).toBeVisible();
  await screen.getByRole("button", { name: "Resume" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "end-pause" });
});

test("a pause: I have asked and think better of it; a spectator only reads", async () => {
  const { session, socket } = await table({ clock: bank, pause: { seat: 0, waiting: [1] } });
  const screen = await render(PausePanel, { session });
  await expect.element(screen.getByText("You asked for a pause. Waiting for: Boris.")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "answer-pause", yes: false });
  socket.answer("answer-pause", { type: "accepted", version: 2 });
  socket.say(update({ version: 2, you: null, clock: bank, pause: { seat: 0, waiting: [] } }));
  await expect.element(screen.getByText("The game is paused.")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
