import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import goldencup from "../../src/games/goldencup";
import Board from "../../src/games/goldencup/Board.svelte";
import Seat from "../../src/games/goldencup/Seat.svelte";
import { SHOPPING, theatreOf } from "../../src/games/goldencup/theatre.svelte";
import type { View } from "../../src/games/goldencup/view";
import { logOf, position, Table, wordsOf } from "./table.svelte";

/** Tests run without motion; here most of them want to see it. */
const motion = vi.hoisted(() => ({ still: false }));
vi.mock(import("../../src/lib/card-flight"), async (original) => ({
  ...(await original()),
  still: () => motion.still,
}));
beforeEach(() => {
  motion.still = false;
});

/** The own line-up is in: all that follows comes with the next update. */
async function kickOff(since = logOf("line").length) {
  const table = new Table(position("line"), await wordsOf("en"), logOf("played").slice(0, since));
  const seat = await render(Seat, { session: table, seat: 0 });
  const screen = await render(Board, { session: table });
  const one = (selector: string) => screen.container.querySelector<HTMLElement>(selector);
  const figure = (what: string) => one(`[data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  const before = table.update.view as unknown as View;
  table.take(position("played"), logOf("played").slice(since));
  await tick();
  const glory = () => Number(seat.container.querySelector('[data-figure="glory-0"] b')!.textContent);
  const lines = () => table.log.filter((event) => !goldencup.hides!(table)(event)).length;
  return {
    table,
    one,
    figure,
    glory,
    lines,
    before,
    after: table.update.view as unknown as View,
    theatre: theatreOf(table),
  };
}

test("a new match is shown token by token, the own one first; the log and the seats wait", async () => {
  const { theatre, one, figure, glory, lines, before, after } = await kickOff();
  expect(theatre.match!.teams).toContain(0);
  expect([theatre.steps, theatre.playing]).toEqual([0, true]);
  expect(glory()).toBe(before.seats[0]!.glory);
  const hidden = lines();
  theatre.step(1);
  await tick();
  expect(lines()).toBe(hidden + 1);
  expect(one('.cell[data-cell="1"] .token')).not.toBeNull();
  expect(one('.cell[data-cell="2"] .token')).toBeNull();
  theatre.finish();
  await tick();
  const { goals } = theatre.match!.result!;
  expect(figure("goals")).toBe(`${goals[0]}:${goals[1]}`);
  const length = theatre.length;
  theatre.close();
  await tick();
  expect(lines()).toBeGreaterThan(hidden + length);
  expect(glory()).toBe(after.seats[0]!.glory);
  expect(one(".theatre")).toBeNull();
});

test("it plays by itself at the chosen speed; Escape goes to the end, then on", async () => {
  const { theatre } = await kickOff();
  theatre.setSpeed("fast");
  await expect.poll(() => theatre.steps, { timeout: 6000 }).toBeGreaterThan(1);
  await userEvent.keyboard("{Escape}");
  expect(theatre.ended).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(theatre.open).toBe("");
  theatre.setSpeed("normal");
});

test("what everybody bought is shown first if it comes with the match", async () => {
  const shown = logOf("played").findLastIndex(({ kind }) => kind === "shown") - 3;
  const { theatre, one } = await kickOff(shown);
  expect(theatre.open).toBe(SHOPPING);
  expect(one(".theatre [data-bought]")).not.toBeNull();
  theatre.finish();
  await tick();
  expect(theatre.match!.teams).toContain(0);
  expect(theatre.steps).toBe(0);
});

test("without motion a match is there at once, and can be gone through by hand", async () => {
  motion.still = true;
  const { theatre, one } = await kickOff();
  expect([theatre.ended, theatre.playing]).toEqual([true, false]);
  expect(one(".final")).not.toBeNull();
  await userEvent.keyboard("{ArrowLeft}");
  expect(theatre.ended).toBe(false);
});

test("the end of the game is not shown before the last match was seen", async () => {
  const log = logOf("penalties");
  const last = log.findLastIndex(({ kind }) => kind === "lined");
  const table = new Table({ ...position("penalties"), outcome: null }, await wordsOf("en"), log.slice(0, last));
  await render(Board, { session: table });
  table.take(position("penalties"), log.slice(last));
  await tick();
  expect(theatreOf(table).open).toBe("penalties");
  expect(goldencup.result(table)).toEqual({ won: null, title: "The last match is being played …", lines: [] });
  theatreOf(table).close();
  expect(goldencup.result(table).lines[0]).toBe("Decided by penalty throws.");
});

test("a match of others alone does not open the theatre", async () => {
  const log = logOf("played");
  const start = log.findLastIndex(({ kind, facts }) => kind === "lined" && !(facts!.teams as number[]).includes(0));
  const end = log.findIndex(({ kind }, at) => at > start && kind === "result");
  const table = new Table(position("line"), await wordsOf("en"), log.slice(0, start));
  await render(Board, { session: table });
  table.take(position("line"), log.slice(start, end + 1));
  await tick();
  expect(theatreOf(table).open).toBe("");
  expect(theatreOf(table).unseen).toHaveLength(1);
});
