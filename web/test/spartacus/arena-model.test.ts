import { expect, test } from "vitest";
import {
  actionsOf,
  betMove,
  distance,
  loseMove,
  lossOf,
  mayBet,
  neighbour,
  oddsOf,
  SPACES,
} from "../../src/games/spartacus/arena/model";
import { position, POSITIONS, viewAt } from "./arena.svelte";

test("the arena has 37 spaces in rows a to g, 90 adjacencies, and six steps between the starts", () => {
  expect(SPACES).toHaveLength(37);
  const names = SPACES.map(({ name }) => name);
  const near = names.flatMap((one, at) => names.slice(at + 1).filter((other) => distance(one, other) === 1));
  expect(near).toHaveLength(90);
  expect(distance("d1", "d7")).toBe(6);
  expect(distance("a1", "g4")).toBe(6);
  expect(distance("c3", "d4")).toBe(1);
});

test("arrow keys go to a neighbour and stop at the edge", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => neighbour("d4", key))).toEqual([
    "d3",
    "d5",
    "c3",
    "e3",
  ]);
  expect(neighbour("a1", "ArrowUp")).toBe("a1");
  expect(neighbour("d7", "ArrowRight")).toBe("d7");
  expect(neighbour("d1", "ArrowUp")).toBe("c1");
});

test("every space of the engine's answers is within reach of the fighter's speed", () => {
  for (const name of POSITIONS) {
    const { question, view } = { question: position(name).question, view: viewAt(name) };
    const own = view.arena?.sides.find(({ seat }) => seat === 0);
    for (const { space } of actionsOf(question))
      expect(distance(own!.space!, space), `${name} ${space}`).toBeLessThanOrEqual(own!.dice[2]!);
  }
  expect(actionsOf(position("javelin").question).map(({ attack }) => attack)).toContain("j");
  expect(actionsOf(position("step").question).every(({ move }) => move.startsWith("step "))).toBe(true);
});

test("wagers: no bet on the opponent of the own fighter, stakes in the order of the corners, odds by the table", () => {
  const sides = [{ seat: 2 }, { seat: 0 }];
  expect((["V1", "V2", "IN", "DC"] as const).map((corner) => mayBet(corner, 0, sides))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect((["V1", "V2"] as const).map((corner) => mayBet(corner, 2, sides))).toEqual([true, false]);
  expect(mayBet("V1", null, sides)).toBe(true);
  expect(betMove({ DC: 3, V2: 1, IN: 0 })).toBe("bet V2=1 DC=3");
  expect(betMove({})).toBe("bet");
  const view = viewAt("wager");
  expect((["V1", "IN", "DC"] as const).map((corner) => oddsOf(corner, view))).toEqual([1, 2, 3]);
  expect(oddsOf("DC", { ...view, options: { ...view.options, decap_odds: "2" } })).toBe(2);
});

test("dice that are lost", () => {
  expect(lossOf("lose a1 d0 s2")).toEqual([1, 0, 2]);
  expect(loseMove([1, 0, 2])).toBe("lose a1 d0 s2");
});
