import { expect, test } from "vitest";
import { story } from "../../src/games/regicide/story";
import type { View } from "../../src/games/regicide/view";
import type { Event } from "../../src/wire";
import games from "../fixtures/games.json";

/** Whole games of the engine: the scenes of each move must end where the engine says that things lie. */

interface Step {
  view: View;
  events: Event[];
}

/** Everything that a player sees at a glance, but for what only the last scene knows: whose turn, what was shuffled to the top. */
function glance(view: View) {
  return {
    enemy: view.enemy,
    table: view.table,
    castle: view.castle,
    tavern: view.tavern,
    lazaret: view.lazaret.count,
    flips: view.flips,
    seats: view.seats.map((seat) => ({
      ...seat,
      known: seat.seat === view.seat ? [] : [...seat.known].sort(),
      hand: seat.hand && [...seat.hand].sort(),
    })),
  };
}

test.each(Object.keys(games))("scenes of a whole game (%s) lead to what the engine shows", (name) => {
  const steps = games[name as keyof typeof games] as unknown as Step[];
  const kinds = new Set<string>();
  for (const [at, { view, events }] of steps.entries()) {
    if (at === 0) continue;
    const scenes = story(steps[at - 1]!.view, events, view);
    expect(scenes.at(-1)!.view).toBe(view);
    expect(glance(scenes.at(-2)!.view), `step ${at}: ${events.map((event) => event.kind).join(" ")}`).toEqual(
      glance(view),
    );
    for (const { name: kind } of scenes) kinds.add(kind);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(["played", "drew", "hit", "strike", "paid", "revealed", "cleared", "shielded"]),
  );
});

test("several moves at once become one story", () => {
  for (const steps of Object.values(games) as unknown as Step[][]) {
    const [first, last] = [steps[0]!, steps[12]!];
    const events = steps.slice(1, 13).flatMap((step) => step.events);
    expect(glance(story(first.view, events, last.view).at(-2)!.view)).toEqual(glance(last.view));
  }
});

test("draws go one card at a time round the table, other seats' cards face down", () => {
  const steps = games["4p-watch"] as unknown as Step[];
  const at = steps.findIndex(({ events }) => events.filter(({ kind }) => kind === "drew").length > 2);
  const scenes = story(steps[at - 1]!.view, steps[at]!.events, steps[at]!.view).filter(({ name }) => name === "drew");
  const seats = steps[at]!.events.filter(({ kind }) => kind === "drew").map(({ seat }) => `seat-${seat}`);
  expect(scenes.map(({ backs }) => [backs!.from, backs!.to])).toEqual(seats.map((seat) => ["tavern", seat]));
});

test("taking back is not shown", () => {
  const [first, second] = games["2p-1"] as unknown as Step[];
  expect(story(second!.view, [{ kind: "table-undone", seat: 0 }], first!.view)).toEqual([]);
  expect(story(first!.view, [{ kind: "table-said", seat: 0 }], first!.view)).toEqual([]);
});
