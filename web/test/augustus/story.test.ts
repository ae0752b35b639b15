import { expect, test } from "vitest";
import { story, together } from "../../src/games/augustus/story";
import { missing, objectivesOf, type View } from "../../src/games/augustus/view";
import { GAMES, stepsOf } from "./games";

/** What scenes must show after the last event; scores are the engine's. */
function glance(view: View) {
  const { token, round, crier, drawn, bag, display, deck, common, tiles } = view;
  const seats = view.seats.map(({ seat, supply, active, done, same, gold, wheat, count_tile, declined }) => ({
    seat,
    supply,
    active,
    done,
    same,
    gold,
    wheat,
    count_tile,
    declined,
  }));
  return { token, round, crier, drawn, bag, display, deck, common, tiles, seats };
}

test.each(GAMES)("scenes of a whole game (%s) lead to what the engine shows", (name) => {
  const steps = stepsOf(name);
  for (const [at, { view, events }] of steps.entries()) {
    if (at === 0) continue;
    const scenes = story(steps[at - 1]!.view, events, view);
    const kinds = events.map(({ kind }) => kind).join(" ");
    expect(scenes.at(-1)?.view ?? view, kinds).toBe(view);
    if (scenes.length && view.phase !== "over")
      expect(glance(scenes.at(-2)!.view), `step ${at}: ${kinds}`).toEqual(glance(view));
  }
});

test("a game has every kind of scene", () => {
  const steps = stepsOf("four");
  const names = new Set(
    steps
      .flatMap(({ view, events }, at) => (at ? story(steps[at - 1]!.view, events, view) : []))
      .map((scene) => scene.name),
  );
  expect([...names]).toEqual(
    expect.arrayContaining([
      "kept",
      "drew",
      "placed",
      "ave",
      "returned",
      "gained",
      "mobilised",
      "arranged",
      "removed",
      "lost",
      "entered",
      "tile",
      "declined",
      "picked",
      "refilled",
      "crier",
      "ended",
    ]),
  );
});

test("the reveal: all legions fly at once, each from a supply or from the space that it leaves", () => {
  const steps = stepsOf("four");
  const at = steps.findIndex(
    ({ events }) =>
      events.filter(({ kind, facts }) => kind === "placed" && facts?.card).length > 2 &&
      events.some(({ facts }) => facts?.origin),
  );
  const { view, events } = steps[at]!;
  const placed = story(steps[at - 1]!.view, events, view).filter(({ name }) => name === "placed");
  expect(placed).toHaveLength(1);
  const made = events.filter(({ kind, facts }) => kind === "placed" && facts?.card);
  expect(Object.keys(placed[0]!.from!)).toHaveLength(made.length);
  for (const { seat, facts } of made) {
    const [name, zone] = Object.entries(placed[0]!.from!).find(([flight]) =>
      flight.startsWith(`c${String(facts!.card)}.`),
    )!;
    expect(zone).toMatch(facts!.origin ? new RegExp(`^space-${String(facts!.origin)}-\\d$`) : `supply-${seat}`);
    expect(name).toMatch(/^c\d+\.\d$/);
  }
});

test("Ave Caesar: numbers in the order of resolution, then the legions of each come back to their owner", () => {
  const steps = stepsOf("four");
  const scenesOf = (at: number) => story(steps[at - 1]!.view, steps[at]!.events, steps[at]!.view);
  const at = steps.findIndex(
    (_, number) => number > 0 && scenesOf(number).some(({ name, view }) => name === "ave" && view.queue.length > 1),
  );
  const scenes = scenesOf(at);
  const queue = scenes.find(({ name }) => name === "ave")!.view.queue;
  expect(queue.map(({ card }) => card)).toEqual(queue.map(({ card }) => card).sort((one, other) => one - other));
  const first = queue[0]!;
  const returned = scenes.find(({ name }) => name === "returned")!;
  expect(returned.view.owner).toBe(first.seat);
  expect(new Set(Object.values(returned.to!))).toEqual(new Set([`supply-${first.seat}`]));
  expect(Object.keys(returned.to!)).toHaveLength(
    objectivesOf(scenes.find(({ name }) => name === "ave")!.view, first.seat).find(({ card }) => card === first.card)!
      .cover.length,
  );
});

test("a chain: what an ability completes is lined up behind it", () => {
  const steps = stepsOf("four");
  const chains = steps
    .flatMap(({ view, events }, at) => (at ? story(steps[at - 1]!.view, events, view) : []))
    .filter(({ name, view }) => name === "ave" && view.chain.length > 1);
  expect(chains.length).toBeGreaterThan(0);
  for (const { view } of chains)
    for (const card of view.chain) expect(view.seats[view.owner!]!.active.map((one) => one.card)).not.toContain(card);
});

test("the joker's round ends with all tokens on their way into the bag", () => {
  const steps = stepsOf("four");
  const scenes = steps.flatMap(({ view, events }, at) => (at ? story(steps[at - 1]!.view, events, view) : []));
  const at = scenes.findIndex(({ name }) => name === "crier");
  const before = scenes[at - 1]!.view;
  expect(before.token).toBe("J");
  expect(Object.keys(scenes[at]!.to!)).toHaveLength(before.drawn.length + 1);
  expect(new Set(Object.values(scenes[at]!.to!))).toEqual(new Set(["bag"]));
  expect(Object.values(scenes[at]!.view.bag).reduce((sum, count) => sum + count, 0)).toBe(23);
});

test("a move that was taken back is not shown; what all did at once is one group", () => {
  const [before, after] = stepsOf("four").slice(3, 5);
  expect(story(before!.view, [{ kind: "table-undone" }, ...after!.events], after!.view)).toEqual([]);
  expect(
    together([{ kind: "placed" }, { kind: "placed" }, { kind: "ave" }, { kind: "placed" }]).map(
      (group) => group.length,
    ),
  ).toEqual([2, 1, 1]);
});

test("completed objectives that wait keep their legions until their turn", () => {
  const waiting = stepsOf("four")
    .map(({ view }) => view)
    .find(({ queue }) => queue.length)!;
  const { seat, card } = waiting.queue[0]!;
  const one = objectivesOf(waiting, seat).find((objective) => objective.card === card)!;
  expect([one.stage, missing(one)]).toEqual(["waiting", 0]);
});
