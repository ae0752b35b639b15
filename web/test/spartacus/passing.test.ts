import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPoll, Passing, windowOf } from "../../src/games/spartacus/passing.svelte";
import type { View } from "../../src/games/spartacus/view";
import type { Update } from "../../src/wire";
import { position, Table, viewAt, wordsOf, type Position } from "./table.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function sit(name: Position, changes: Partial<View> = {}) {
  const update = position(name);
  const words = await wordsOf("en");
  const table = new Table({ ...update, view: { ...update.view, ...changes } }, words);
  return { table, view: table.update.view as unknown as View, passing: new Passing() };
}
const next = (table: Table, update: Update, changes: Partial<View> = {}): void => {
  table.update = { ...update, version: table.update.version + 1, view: { ...update.view, ...changes } };
};

test("polls are questions whether one reacts; nothing else is", async () => {
  const polls: Position[] = ["checkpoint", "target", "foil", "guard", "reaction", "wagered", "death"];
  const decisions: Position[] = [
    "turn",
    "trade",
    "bid",
    "support",
    "informant",
    "bodyguard",
    "healer",
    "regain",
    "balance",
    "enter",
    "others",
  ];
  for (const name of polls) expect(isPoll((await sit(name)).table), name).toBe(true);
  for (const name of decisions) expect(isPoll((await sit(name)).table), name).toBe(false);
});

test("passes once for every question, after a pause", async () => {
  const { table, view, passing } = await sit("checkpoint");
  passing.set("phase", view);
  passing.follow(table);
  passing.follow(table);
  expect(table.played).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual(["pass"]);
  next(table, position("checkpoint"));
  passing.follow(table);
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual(["pass", "pass"]);
  expect(passing.passed).toBe(2);
});

test("wakes the player whose house is the target, and leaves the question to them", async () => {
  const { table, view, passing } = await sit("target");
  expect(view.scheme!.target).toBe(view.seat);
  passing.set("target", view);
  passing.follow(table);
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual([]);
  expect(passing.until).toBe("");
  expect(passing.woken).toBe(true);
});

test("never answers what is no poll, and goes on afterwards", async () => {
  const { table, view, passing } = await sit("trade");
  passing.set("target", view);
  passing.follow(table);
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual([]);
  expect(passing.until).toBe("target");
});

test("a phase ends it, and a window of another scheme does", async () => {
  const { table, view, passing } = await sit("checkpoint");
  passing.set("phase", view);
  next(table, position("checkpoint"), { phase: "arena", turn: view.turn + 1 });
  passing.follow(table);
  expect(passing.until).toBe("");

  const window = viewAt("foil");
  expect(windowOf(window)).not.toBe(windowOf({ ...window, scheme: { ...window.scheme!, card: "SC01a" } }));
  passing.set("window", window);
  next(table, position("foil"), { scheme: { ...window.scheme!, card: "SC10a" } });
  passing.follow(table);
  expect(passing.until).toBe("");
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual([]);
});

test("stopping in the pause keeps the question", async () => {
  const { table, view, passing } = await sit("checkpoint");
  passing.set("target", view);
  passing.follow(table);
  passing.stop();
  await vi.advanceTimersByTimeAsync(1500);
  expect(table.played).toEqual([]);
});
