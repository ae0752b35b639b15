import { beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../src/wire";
import { Show } from "../../src/games/spartacus/arena/show.svelte";
import { boutOf, frameOf, pairings } from "../../src/games/spartacus/arena/show";
import { logOf, POSITIONS, viewAt } from "./arena.svelte";

const motion = vi.hoisted(() => ({ still: false }));
vi.mock(import("../../src/lib/card-flight"), async (original) => ({
  ...(await original()),
  still: () => motion.still,
}));
beforeEach(() => {
  motion.still = false;
  vi.useRealTimers();
});

// --- What happened -------------------------------------------------------------------------------------

test("a bout played to its end looks as the server says: spaces, dice, round", () => {
  let compared = 0;
  for (const name of POSITIONS) {
    const view = viewAt(name);
    if (view.arena?.sides.length !== 2 || !view.arena.round) continue;
    const bout = boutOf(logOf(name))!;
    const frame = frameOf(bout, bout.events.length, view);
    compared++;
    expect(frame.round, name).toBe(view.arena.round);
    view.arena.sides.forEach((side, at) => {
      expect(frame.sides[at], name).toMatchObject({
        seat: side.seat,
        card: side.fighter,
        gear: side.gear,
        space: side.space,
      });
      expect([...frame.sides[at]!.dice], name).toEqual(side.dice);
    });
    if (view.arena.attack?.red.length)
      expect([frame.strike?.red, frame.strike?.black], name).toEqual([view.arena.attack.red, view.arena.attack.black]);
    if (view.arena.attack?.wounds !== null && view.arena.attack && !view.arena.attack.counter)
      expect(frame.strike?.wounds, name).toBe(view.arena.attack.wounds);
  }
  expect(compared).toBeGreaterThan(10);
});

test("before its first step a bout shows both fighters whole and nowhere", () => {
  const view = viewAt("verdict");
  const bout = boutOf(logOf("verdict"))!;
  const frame = frameOf(bout, 0, view);
  expect(frame).toMatchObject({ round: 0, strike: null, defeat: null, last: null });
  for (const side of frame.sides) expect([side.space, side.dice]).toEqual([null, side.full]);
  expect(frameOf(bout, bout.events.length, view).defeat).toMatchObject({
    side: view.arena!.sides.findIndex(({ seat }) => seat === view.arena!.loser),
    kind: view.arena!.defeat,
  });
});

test("no bout while only one fighter has entered; it is closed when the phase ends", () => {
  expect(boutOf(logOf("invite"))).toBeNull();
  expect(boutOf(logOf("enter"))).toBeNull();
  expect(boutOf(logOf("act"))!.closed).toBe(false);
  const over = boutOf(logOf("over-bout"))!;
  expect(over.closed).toBe(true);
  expect(over.events.some(({ kind }) => kind === "settled")).toBe(true);
});

// --- Two lines of dice -----------------------------------------------------------------------------------

test.each([
  [[6, 4, 3, 2], [5, 4], 2],
  [[5, 4], [4, 3, 2, 1], 2],
  [[6, 5, 2], [5, 4, 3], 2],
  [[6, 6, 5], [5, 5, 5], 2],
  [[6, 4, 3], [6, 4, 2], 1],
  [[6, 5, 4], [6, 4, 2], 2],
])("lines %j and %j make %i wounds", (red, black, wounds) => {
  expect(pairings(red, black).filter(({ wound }) => wound)).toHaveLength(wounds);
});

test("equal dice are wounds where the server counted them so; unpaired defence dice are ignored", () => {
  expect(pairings([4, 3], [4, 3, 1], 2).map(({ wound }) => wound)).toEqual([true, true, false]);
  expect(pairings([4, 3], [4, 3, 1], 0).map(({ wound }) => wound)).toEqual([false, false, false]);
});

test("every comparison of the engine is drawn with its number of wounds", () => {
  let seen = 0;
  for (const name of POSITIONS) {
    const bout = boutOf(logOf(name));
    bout?.events.forEach(({ kind }, at) => {
      if (kind !== "compared") return;
      const { strike } = frameOf(bout, at + 1, viewAt(name));
      expect(
        pairings(strike!.red, strike!.black, strike!.compared).filter(({ wound }) => wound),
        `${name} ${at}`,
      ).toHaveLength(strike!.compared!);
      seen++;
    });
  }
  expect(seen).toBeGreaterThan(10);
});

// --- Step by step ------------------------------------------------------------------------------------------

/** Log of a bout, in two parts. */
function halves(): { log: Event[]; early: Event[] } {
  const log = logOf("over-bout");
  const first = log.findIndex(({ kind }) => kind === "struck");
  return { log, early: log.slice(0, first) };
}

test("what is there at the first look is not played; what comes later is, from where it was left", () => {
  const show = new Show();
  const { log, early } = halves();
  show.hear(early);
  expect([show.ended, show.playing, show.open]).toEqual([true, false, false]);
  const before = show.steps;
  show.hear(log);
  expect([show.steps, show.playing, show.open]).toEqual([before, true, true]);
  show.finish();
  expect([show.ended, show.playing]).toEqual([true, false]);
});

test("a new bout begins at its beginning and hides what is still to come", () => {
  const show = new Show();
  show.hear([]);
  const log = logOf("verdict");
  show.hear(log);
  expect([show.steps, show.playing]).toEqual([0, true]);
  const defeat = log.find(({ kind }) => kind === "defeated")!;
  expect(show.later.has(defeat)).toBe(true);
  show.finish();
  expect(show.later.has(defeat)).toBe(false);
});

test("a viewer who stopped to look is not moved on by news", () => {
  const show = new Show();
  const { log, early } = halves();
  show.hear(early);
  show.step(-1);
  const before = show.steps;
  show.hear(log);
  expect([show.steps, show.playing]).toEqual([before, false]);
});

test("without motion everything is there at once and stays until it is closed", () => {
  motion.still = true;
  const show = new Show();
  const { log, early } = halves();
  show.hear(early);
  show.hear(log);
  expect([show.ended, show.playing, show.open]).toEqual([true, false, true]);
  show.close();
  expect(show.open).toBe(false);
  show.openLast();
  expect(show.open).toBe(true);
});

test("it goes on by itself, faster at a faster speed, and closes after the end", () => {
  vi.useFakeTimers();
  const show = new Show();
  show.hear([]);
  show.hear(logOf("over-bout"));
  const pass = (time: number) => {
    const stop = show.run();
    vi.advanceTimersByTime(time);
    stop?.();
  };
  show.setSpeed("slow");
  const hold = 600 / show.rate;
  pass(hold - 10);
  expect(show.steps).toBe(0);
  show.setSpeed("fast");
  expect(600 / show.rate).toBeLessThan(hold / 4);
  pass(600 / show.rate + 10);
  expect(show.steps).toBe(1);
  for (let n = 0; n < show.length; n++) pass(2000);
  expect([show.ended, show.open]).toEqual([true, false]);
  show.setSpeed("normal");
});

test("news does not begin the time of a step anew", () => {
  vi.useFakeTimers();
  const show = new Show();
  const log = logOf("over-bout");
  show.hear([]);
  show.hear(log);
  for (let n = 0; n < 10; n++) {
    const stop = show.run();
    vi.advanceTimersByTime(100);
    stop?.();
    show.hear([...log]);
  }
  expect(show.steps).toBeGreaterThan(0);
});

// --- When the game runs ahead ---------------------------------------------------------------------------------

/** Two turns with a bout each; the second one has come so far. */
function twoBouts(second = Infinity): { first: Event[]; log: Event[]; next: number } {
  const first = logOf("over-bout");
  const again = logOf("over-bout").slice(boutOf(first)!.start);
  return { first, log: [...first, ...again.slice(0, second)], next: first.length };
}
/** Lets a show run, and gives what was seen: which bout at which step. */
function watch(show: Show, time: number): string[] {
  const seen: string[] = [];
  for (let passed = 0; passed < time; passed += 50) {
    const stop = show.run();
    vi.advanceTimersByTime(50);
    stop?.();
    const now = `${show.bout?.start} ${show.steps}`;
    if (seen.at(-1) !== now) seen.push(now);
  }
  return seen;
}

test("the next bout waits until the last blow and the result of this one were shown, which are shown fast", () => {
  vi.useFakeTimers();
  const show = new Show();
  const { first, log, next } = twoBouts();
  const { start } = boutOf(first)!;
  show.hear([]);
  show.hear(first);
  watch(show, 700);
  show.hear(log);
  expect(show.bout!.start).toBe(start);
  expect(show.bout!.events[show.steps]!.kind).toBe("struck");
  const [blow, all] = [show.steps, show.length];
  const seen = watch(show, 4000);
  const shown = Array.from({ length: all - blow + 1 }, (_, n) => `${start} ${blow + n}`);
  expect(seen.slice(0, shown.length)).toEqual(shown);
  expect(seen[shown.length]).toMatch(`${next} `);
  expect([show.bout!.start, show.playing, show.open, show.hurried]).toEqual([next, true, true, false]);
});

test("a bout that was shown to its end before the game goes on leaves by itself", () => {
  vi.useFakeTimers();
  const show = new Show();
  const log = logOf("over-bout");
  show.hear([]);
  show.hear(log.slice(0, boutOf(log)!.places.at(-1)));
  watch(show, 200_000);
  expect([show.ended, show.playing, show.open]).toEqual([true, false, true]);
  show.hear(log);
  expect(show.unseen).toBe(false);
  watch(show, 4000);
  expect(show.open).toBe(false);
});

test("while only one fighter of the next bout has entered, the last one stays", () => {
  const show = new Show();
  const { first, log } = twoBouts(1);
  show.hear([]);
  show.hear(first);
  show.hear(log);
  expect([show.bout!.start, show.playing, show.hurried]).toEqual([boutOf(first)!.start, true, false]);
});

test("going on from a bout leads to the next one; a replay that goes on, to its end", () => {
  const show = new Show();
  const { first, log, next } = twoBouts();
  show.hear([]);
  show.hear(first);
  show.hear(log);
  show.close();
  expect([show.bout!.start, show.steps, show.playing]).toEqual([next, 0, true]);
  show.stop();
  expect([show.bout!.start, show.ended, show.playing, show.open, show.unseen]).toEqual([
    next,
    true,
    false,
    false,
    false,
  ]);
});

test("a viewer who stopped to look keeps the bout until there is something to decide about the next", () => {
  const show = new Show();
  const { first, log, next } = twoBouts();
  show.hear([]);
  show.hear(first);
  show.step(1);
  show.hear(log);
  expect([show.steps, show.playing, show.hurried, show.unseen]).toEqual([1, false, false, true]);
  show.hear([...log], true);
  expect([show.playing, show.hurried]).toEqual([true, true]);
  expect(show.bout!.start).toBeLessThan(next);
});

test("a spectator of a fast game sees the deciding blow of a finished bout, then the game", () => {
  const show = new Show();
  const log = logOf("over-bout");
  const { places } = boutOf(log)!;
  show.brisk = true;
  show.hear([]);
  show.hear(log.slice(0, places[8]));
  expect([show.steps, show.hurried]).toEqual([0, false]);
  show.hear(log);
  expect([show.bout!.events[show.steps]!.kind, show.hurried, show.playing]).toEqual(["struck", true, true]);
});

test("a player who answers what comes after a bout still sees its last blow, then the arena is left", () => {
  const show = new Show();
  show.hear([]);
  show.hear(logOf("over-bout"));
  show.leave();
  expect([show.bout!.events[show.steps]!.kind, show.hurried, show.playing, show.open]).toEqual([
    "struck",
    true,
    true,
    true,
  ]);
  show.finish();
  show.leave();
  expect(show.open).toBe(false);
});

test("a screen that nobody looked at shows the newest of several bouts", () => {
  const show = new Show();
  const { first, log } = twoBouts();
  show.hear([]);
  show.hear(first);
  show.hear([...log, ...log.slice(boutOf(first)!.start, first.length)]);
  expect([show.bout!.start, show.steps]).toEqual([log.length, 0]);
});

test("the table is shown as it stood at the step that is shown, and never goes back behind what was to be decided", () => {
  const show = new Show();
  const log = logOf("over-bout");
  const bout = boutOf(log)!;
  const view = (turn: number) => ({ ...viewAt("act"), turn });
  show.hear([]);
  show.remember(view(0), false);
  for (const at of [1, 5, 9]) {
    show.hear(log.slice(0, bout.places[at]));
    show.remember(view(at), false);
  }
  show.hear(log);
  show.remember(view(99), false);
  const turns = Array.from({ length: 10 }, () => {
    const turn = show.past!.turn;
    show.step(1);
    return turn;
  });
  expect(turns).toEqual([1, 1, 1, 1, 1, 5, 5, 5, 5, 9]);
  show.remember(view(100), true);
  expect(show.past!.turn).toBe(100);
  show.finish();
  expect(show.past).toBeNull();
});

test("a move that was taken back takes the show with it", () => {
  const show = new Show();
  const { log, early } = halves();
  show.hear(log);
  show.hear(early);
  expect([show.ended, show.playing]).toEqual([true, false]);
  expect(show.length).toBe(boutOf(early)!.events.length);
});
