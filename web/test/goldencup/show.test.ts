import { expect, test } from "vitest";
import { finished, frameOf, lengthOf, matchesOf, type Match } from "../../src/games/goldencup/show";
import { countOf } from "../../src/games/goldencup/view";
import { logOf, viewAt, type Position } from "./table.svelte";

const GAMES: Position[] = ["played", "over", "penalties", "solo"];

test.each(GAMES)("shows end with the goals of the results (%s)", (name) => {
  const view = viewAt(name);
  const matches = matchesOf(logOf(name)).filter(({ name }) => name !== "penalties");
  expect(matches.length).toBeGreaterThan(1);
  for (const match of matches) {
    expect(frameOf(match, lengthOf(match)).goals, match.name).toEqual(match.result!.goals);
    expect(frameOf(match, 0)).toMatchObject({ cells: [], goals: [0, 0], guards: [0, 0], attack: null });
  }
  const results = matches.filter(({ name }) => name.startsWith("r")).map(({ result }) => result!.goals.toSorted());
  expect(results.toSorted().toString()).toBe(
    view.results
      .map(({ goals }) => goals.toSorted())
      .toSorted()
      .toString(),
  );
});

test.each(GAMES)("token minus defence and champions is the strength that the server sends (%s)", (name) => {
  let plain = 0;
  for (const match of matchesOf(logOf(name))) {
    for (let steps = 1; steps <= match.drawn.length; steps++) {
      const { attack } = frameOf(match, steps);
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
  const match = {
    name: "r1f1",
    teams: [0, 1],
    lines: [
      [null, null, null, null],
      [null, null, null, null],
    ],
    penalties: [],
    result: null,
    field: {
      boards: [
        { d2: 1, a4: 1 },
        { d3: 1, a1: 1 },
      ],
      breaks: 4,
      walls: [0, 0],
      end: 8,
    },
    events: [],
    drawn: [
      { cell: 1, team: 0, token: "d2", result: "defence" },
      { cell: 2, team: 1, token: "d3", result: "defence" },
      { cell: 3, team: 1, token: "a1", result: "repelled", strength: -1 },
      { cell: 4, team: null, token: null, result: "break" },
    ],
  } as unknown as Match;
  expect(frameOf(match, 2).guards).toEqual([2, 3]);
  const after = frameOf(match, 3);
  expect(after.guards).toEqual([0, 3]);
  expect(after.cells.map(({ turned }) => turned)).toEqual([true, false, false]);
  expect(after.attack).toMatchObject({ value: 1, guard: 2, strength: -1, champions: 0 });
  expect(frameOf(match, 4).attack).toBeNull();
  expect(frameOf(match, 4).left).toEqual({
    tokens: [
      { d2: 0, a4: 1 },
      { d3: 0, a1: 0 },
    ],
    breaks: 3,
    count: 4,
  });
});

test("what is in the bag is known for every match, however old: both boards and the breaks, and where it ends", () => {
  const rounds = matchesOf(logOf("over")).filter(({ name }) => name.startsWith("r"));
  expect(rounds).toHaveLength(12);
  for (const match of rounds) {
    const { boards, breaks, end } = match.field!;
    const { left } = frameOf(match, 0);
    expect(left!.count).toBe(countOf(boards[0]) + countOf(boards[1]) + breaks);
    expect(frameOf(match, 3).left!.count).toBe(left!.count - 3);
    const after = frameOf(match, lengthOf(match)).left!;
    expect(
      Math.min(after.breaks, ...after.tokens.flatMap((tokens) => Object.values(tokens))),
      match.name,
    ).toBeGreaterThanOrEqual(0);
    expect(match.drawn.length).toBe(Math.min(end, left!.count));
  }
  expect(rounds.filter((_, at) => at % 2 === 0).map(({ field }) => field!.end)).toEqual([8, 10, 11, 13, 14, 16]);
  expect(countOf(rounds[0]!.field!.boards[0])).toBeLessThan(countOf(rounds.at(-1)!.field!.boards[0]));
});

test("a champion who strengthens the defence counts, also one that is out of sight by now", () => {
  const match = {
    ...matchesOf(logOf("played"))[0]!,
    teams: [0, 1],
    drawn: [{ cell: 1, team: 1, token: "d2", result: "defence" }],
  } as unknown as Match;
  expect(frameOf(match, 1).guards).toEqual([0, 2]);
  expect(frameOf({ ...match, field: { ...match.field!, walls: [0, 1] } }, 1).guards).toEqual([0, 3]);
});

test("penalty throws end when exactly one of a pair scores", () => {
  const series = matchesOf(logOf("penalties")).at(-1)!;
  expect(series.name).toBe("penalties");
  expect(series.penalties.length % 2).toBe(0);
  expect(finished(series)).toBe(true);
  expect(series.field).toBeNull();
  expect(finished({ ...series, penalties: series.penalties.slice(0, -1) })).toBe(false);
});
