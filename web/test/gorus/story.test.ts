import { expect, test } from "vitest";
import { counted } from "../../src/games/gorus/count";
import { story } from "../../src/games/gorus/story";
import type { View } from "../../src/games/gorus/view";
import type { Event } from "../../src/wire";
import games from "../fixtures/gorus-games.json";

/** Whole games of the engine: the scenes of each move must end where the engine says that things lie. */

interface Step {
  view: View;
  events: Event[];
}

/** What never changes stands in the first view only. */
function stepsOf(name: keyof typeof games): Step[] {
  const steps = games[name] as unknown as Step[];
  const { favour, schools } = steps[0]!.view;
  return steps.map(({ view, events }) => ({ view: { ...view, favour, schools }, events }));
}

function glance(view: View) {
  return {
    arena: view.arena,
    strongest: view.strongest,
    starting: view.starting,
    match: view.match,
    winning: view.winning,
    deck: view.deck,
    eight: view.eight,
    wanderers: view.wanderers,
    round: view.round,
    rounds: view.rounds,
    seats: view.seats,
    wins: view.sides.map(({ wins }) => wins),
    captured: view.sides.map(({ captured }) => captured),
  };
}

test.each(Object.keys(games) as (keyof typeof games)[])(
  "scenes of a whole game (%s) lead to what the engine shows",
  (name) => {
    const steps = stepsOf(name);
    const kinds = new Set<string>();
    for (const [at, { view, events }] of steps.entries()) {
      if (at === 0) continue;
      const scenes = story(steps[at - 1]!.view, events, view);
      expect(scenes.at(-1)!.view).toBe(view);
      if (!view.decided)
        expect(glance(scenes.at(-2)!.view), `step ${at}: ${events.map(({ kind }) => kind).join(" ")}`).toEqual(
          glance(view),
        );
      for (const { name: kind } of scenes) kinds.add(kind);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["played", "changed", "decided", "captured", "scored"]));
  },
);

test("the bout goes to the winner's seat, and a challenge frames anew only after it has landed", () => {
  const steps = stepsOf("three");
  const at = steps.findIndex(({ events }) => events.some(({ kind }) => kind === "bout"));
  const captured = story(steps[at - 1]!.view, steps[at]!.events, steps[at]!.view).find(
    ({ name }) => name === "captured",
  )!;
  const winner = steps[at]!.events.find(({ kind }) => kind === "bout")!.seat;
  expect(Object.values(captured.to!)).toEqual(Array(3).fill(`seat-${winner}`));
  const changed = steps.flatMap(({ view, events }, n) => (n ? story(steps[n - 1]!.view, events, view) : []));
  const place = changed.findIndex(({ name }) => name === "changed");
  expect(changed[place - 1]!.view.strongest).not.toBe(changed[place]!.view.strongest);
  expect(changed[place - 1]!.view.arena).toEqual(changed[place]!.view.arena);
});

test.each(Object.keys(games) as (keyof typeof games)[])(
  "counting card by card (%s) comes to the totals of the engine",
  (name) => {
    const steps = stepsOf(name);
    const log = steps.flatMap(({ events }) => events);
    const last = steps.at(-1)!.view;
    last.rounds.forEach(({ totals }, round) => {
      expect(counted(log, round + 1, last)!.map((pile) => pile.reduce((sum, { favour }) => sum + favour, 0))).toEqual(
        totals,
      );
    });
    expect(
      counted(
        log.map((event) => (event.kind === "bout" ? { kind: "withheld" } : event)),
        1,
        last,
      ),
    ).toBeNull();
  },
);
