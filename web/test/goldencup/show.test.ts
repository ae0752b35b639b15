import { expect, test } from "vitest";
import { finished, frameOf, lengthOf, matchesOf, type Match } from "../../src/games/goldencup/show";
import { countOf } from "../../src/games/goldencup/view";
import { logOf, viewAt, type Position } from "./table.svelte";

const GAMES: Position[] = ["played", "over", "penalties", "solo"];

test.each(GAMES)("shows end with the goals of the results (%s)", (name) => {
  const view = viewAt(name);
  const matches = matchesOf(logOf(name), view).filter(({ name }) => name !== "penalties");
  expect(matches.length).toBeGreaterThan(1);
  for (const match of matches) {
    expect(frameOf(match, lengthOf(match), view).goals, match.name).toEqual(match.result!.goals);
    expect(frameOf(match, 0, view)).toMatchObject({ cells: [], goals: [0, 0], guards: [0, 0], attack: null });
  }
  const told = matches.filter(({ name }) => name.startsWith("r")).map(({ result }) => result!.goals.toSorted());
  expect(told.toSorted().toString()).toBe(view.results.map(({ goals }) => goals.toSorted()).toSorted().toString());
});

test.each(GAMES)("token minus defence and champions is the strength that the server tells (%s)", (name) => {
  const view = viewAt(name);
  let plain = 0;
  for (const match of matchesOf(logOf(name), view)) {
    for (let steps = 1; steps <= match.drawn.length; steps++) {
      const { attack } = frameOf(match, steps, view);
      if (!attack) continue;
      expect(attack.value - attack.guard + attack.champions).toBe(attack.strength);
      if (!match.lines.flat().some((card) => [44, 47, 73].includes(card ?? 0))) {
        plain++;
        expect(attack.champions, `${match.name} ${steps}`).toBe(0);
      }
    }
  }
  expect(plain).toBeGreaterThan(3);
});

test("an attack, even a repelled one, turns the defence of the other side over, not the own", () => {
  const match = { name: "r1f1", teams: [0, 1], lines: [[null, null, null, null], [null, null, null, null]], penalties: [], result: null, boards: [{ d2: 1, a4: 1 }, { d3: 1, a1: 1 }], events: [],
    drawn: [
      { cell: 1, team: 0, token: "d2", result: "defence" }, { cell: 2, team: 1, token: "d3", result: "defence" },
      { cell: 3, team: 1, token: "a1", result: "repelled", strength: -1 }, { cell: 4, team: null, token: null, result: "break" },
    ] } as unknown as Match;
  const view = viewAt("played");
  expect(frameOf(match, 2, view).guards).toEqual([2, 3]);
  const after = frameOf(match, 3, view);
  expect(after.guards).toEqual([0, 3]);
  expect(after.cells.map(({ turned }) => turned)).toEqual([true, false, false]);
  expect(after.attack).toMatchObject({ value: 1, guard: 2, strength: -1, champions: 0 });
  expect(frameOf(match, 4, view).attack).toBeNull();
  expect(frameOf(match, 4, view).left).toEqual({ tokens: [{ d2: 0, a4: 1 }, { d3: 0, a1: 0 }], breaks: 3, count: 4 });
});

test("what is in the bag is known for the newest matches: all tokens of both boards and the breaks", () => {
  const view = viewAt("played");
  const newest = matchesOf(logOf("played"), view).at(-1)!;
  const { left } = frameOf(newest, 0, view);
  expect(left!.count).toBe(countOf(newest.boards![0]) + countOf(newest.boards![1]) + 4);
  expect(frameOf(newest, 3, view).left!.count).toBe(left!.count - 3);
  expect(matchesOf(logOf("played"), view)[0]!.boards).toBeNull();
});

test("penalty throws end when exactly one of a pair scores", () => {
  const series = matchesOf(logOf("penalties"), viewAt("penalties")).at(-1)!;
  expect(series.name).toBe("penalties");
  expect(series.penalties.length % 2).toBe(0);
  expect(finished(series)).toBe(true);
  expect(finished({ ...series, penalties: series.penalties.slice(0, -1) })).toBe(false);
});
