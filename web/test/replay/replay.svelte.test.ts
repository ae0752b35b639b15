import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Player } from "../../src/components/replay/player.svelte";
import { ReplaySession } from "../../src/lib/replay.svelte";
import type { Source } from "../../src/lib/replay-source";
import { parse, replayPath } from "../../src/lib/router.svelte";
import { words } from "../../src/lib/words.svelte";
import type { Replay, ReplayPage } from "../../src/wire";
import { seat, update } from "../common/fakes";

const PAGE = 10;
/** Pages that were asked for, and a way to let them wait. */
let asked: number[];
let gate: Promise<void>;

function replay(changes: Partial<Replay> = {}): Replay {
  const steps = Array.from({ length: 36 }, (_, step) => ({
    seat: step ? step % 2 : null,
    events: [{ kind: "did", seat: step % 2, facts: { step } }],
  }));
  const rounds = [
    { step: 0, number: 1 },
    { step: 12, number: 2 },
    { step: 24, number: 3 },
  ];
  const outcome = { winners: [0], scores: [1, 0], detail: {}, faults: [] };
  return {
    update: update({ table: "T1", you: 0, seats: [seat(0, { name: "Anna" }), seat(1)] }),
    over: true,
    own: null,
    open_seats: [0, 1],
    steps,
    rounds,
    hidden: [],
    page: PAGE,
    outcome,
    ...changes,
  };
}

function source(given: Replay, version = given.update.version): Source {
  const page = async (_: string, first: number): Promise<ReplayPage> => {
    asked.push(first);
    await gate;
    const frames = given.steps
      .slice(first, first + PAGE)
      .map((_, at) => ({ view: given.hidden.includes(first + at) ? null : { step: first + at }, to_act: [0] }));
    return { version, first, frames };
  };
  return { name: "T1", replay: () => Promise.resolve(given), page, playOn: () => Promise.reject(new Error("no")) };
}

async function opened(given = replay(), step: number | null = 0): Promise<ReplaySession> {
  const session = new ReplaySession(source(given), words);
  await session.open("A", step);
  return session;
}

const shown = (session: ReplaySession) => (session.update.view as { step: number }).step;

beforeEach(async () => {
  asked = [];
  gate = Promise.resolve();
  await words.start("en");
});

test("a step shows its view, what happened up to it, and the outcome only at the end", async () => {
  const session = await opened();
  expect([session.step, shown(session), session.log.length, session.update.status]).toEqual([0, 0, 1, "playing"]);
  await session.forward();
  expect([session.step, shown(session), session.log.length]).toEqual([1, 1, 2]);
  expect(session.fresh).toHaveLength(1);
  await session.go(35);
  expect([session.update.status, session.update.outcome?.winners, session.log.length]).toEqual(["over", [0], 36]);
  expect(session.fresh).toEqual([]);
  await session.back();
  expect([session.step, session.update.status, session.update.outcome]).toEqual([34, "playing", null]);
});

test("pages come when they are needed, a little ahead, and once", async () => {
  const session = await opened();
  expect(asked).toEqual([0, 10]);
  await session.go(3);
  expect(asked).toEqual([0, 10]);
  await session.go(30);
  await session.go(29);
  expect(asked).toEqual([0, 10, 30, 20]);
});

test("moving on quickly shows the last step that was asked for", async () => {
  const session = await opened();
  let open = () => {};
  gate = new Promise((resolve) => (open = resolve));
  const first = session.go(25);
  const second = session.go(35);
  await session.go(2);
  expect(shown(session)).toBe(2);
  open();
  await Promise.all([first, second]);
  expect(shown(session)).toBe(2);
});

test("steps that nobody may look at are passed over", async () => {
  const session = await opened(replay({ over: false, hidden: [5, 6, 7] }), 4);
  await session.forward();
  expect(session.step).toBe(8);
  await session.back();
  expect(session.step).toBe(4);
  await session.go(6);
  expect(session.step).toBe(8);
});

test("a game that runs is opened at its end, one that is over at its beginning", async () => {
  expect((await opened(replay({ over: false, outcome: null }), null)).step).toBe(35);
  expect((await opened(replay(), null)).step).toBe(0);
});

test("a failure is reported and leaves the step as it was", async () => {
  const given = replay();
  const session = new ReplaySession({ ...source(given), page: () => Promise.reject(new Error("gone")) }, words);
  await session.open("A", 0);
  expect([session.loading, session.current]).toEqual([false, null]);
  expect(session.trouble).not.toBe("");
});

test("rounds and decisions are jumped to", async () => {
  const session = await opened();
  const player = new Player(session);
  await session.go(13);
  expect([player.round(-1), player.round(1), player.decision(-1), player.decision(1)]).toEqual([12, 24, 12, 14]);
  await session.go(35);
  expect([player.round(1), player.decision(1)]).toEqual([null, null]);
});

test("it plays by itself to the end, at its speed, and stops there", async () => {
  vi.useFakeTimers();
  try {
    const session = await opened(replay(), 33);
    const player = new Player(session);
    const stop = $effect.root(() => {
      $effect(() => player.run());
    });
    player.faster(1);
    player.toggle();
    flushSync();
    await vi.advanceTimersByTimeAsync(700);
    expect(session.step).toBe(33);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.step).toBe(34);
    flushSync();
    await vi.advanceTimersByTimeAsync(2000);
    flushSync();
    expect([session.step, player.playing]).toEqual([35, false]);
    player.toggle();
    await vi.advanceTimersByTimeAsync(1);
    expect([session.step, player.playing]).toEqual([0, true]);
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test("keys", async () => {
  const session = await opened();
  const player = new Player(session);
  expect(player.press("ArrowRight")).toBe(true);
  await vi.waitFor(() => expect(session.step).toBe(1));
  player.press("End");
  await vi.waitFor(() => expect(session.step).toBe(35));
  player.press("ArrowUp");
  await vi.waitFor(() => expect(session.step).toBe(24));
  player.press("+");
  player.press("+");
  player.press("+");
  expect(player.speed).toBe(4);
  expect(player.press("x")).toBe(false);
});

test("addresses", () => {
  expect(parse("#/replay")).toEqual({ page: "replay", table: "", step: null, seat: "" });
  expect(parse("#/replay/T1/12?seat=B")).toEqual({ page: "replay", table: "T1", step: 12, seat: "B" });
  expect(parse("#/replay/T1?seat=Z")).toEqual({ page: "replay", table: "T1", step: null, seat: "" });
  expect(parse("#/replay/T1/x")).toEqual({ page: "not-found" });
  expect(parse("#/replayer")).toEqual({ page: "not-found" });
  expect(parse(replayPath("a b", 3, "C"))).toEqual({ page: "replay", table: "a b", step: 3, seat: "C" });
});

test("who changes the side and goes on at once gets both", async () => {
  const session = await opened();
  const changed = session.open("B", 0);
  await session.go(4);
  await changed;
  expect([session.step, shown(session)]).toEqual([4, 4]);
  expect(asked.filter((first) => first === 0)).toHaveLength(2);
});
