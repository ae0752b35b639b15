import { expect, test } from "vitest";
import { choiceAt, compose, groupsOf, parts, settle, valuesFor } from "../../src/games/generic/moves";
import type { Choice, Question, Update } from "../../src/wire";

const asked = (question: Partial<Question>): Update =>
  ({ question: { kind: "one", parts: [], choices: [], least: 1, most: 1, ...question } }) as unknown as Update;
const choice = (move: string, values: Record<string, number> = {}): Choice => ({
  move,
  facts: [{ message: Object.keys(values).length ? "bid" : move, values }],
});

test("parts make the move that is offered for them, in any order", () => {
  const update = asked({ kind: "some", parts: ["3H", "5C", "7D"], choices: [choice("d 3H 5C"), choice("d 7D")] });
  expect(parts(update, "d 3H 5C")).toEqual(["3H", "5C"]);
  expect(compose(update, ["5C", "3H"])).toBe("d 3H 5C");
  expect(compose(update, ["7D", "3H"])).toBe("d 7D 3H");
  expect(compose(update, [])).toBe("");
});

test("an order keeps its order", () => {
  const update = asked({ kind: "order", parts: ["A", "B"], choices: [choice("put A B"), choice("put B A")] });
  expect(compose(update, ["B", "A"])).toBe("put B A");
});

test("an amount stands where the offered moves have theirs", () => {
  const update = asked({ kind: "bid", choices: [choice("bid 0"), choice("bid 1")], least: 0, most: 9 });
  expect(compose(update, ["1"])).toBe("bid 1");
  expect(compose(update, ["7"])).toBe("bid 7");
});

const BIDS = [3, 4, 5].flatMap((count) =>
  [1, 2, 3, 4].filter((face) => count > 3 || face > 2).map((face) => choice(`${count}x${face}`, { count, face })),
);

test("many choices that differ in numbers are picked number by number", () => {
  expect(groupsOf([choice("liar"), choice("1x1", { count: 1, face: 1 })])).toEqual([]);
  const [group, ...others] = groupsOf([...BIDS, choice("liar")]);
  expect(others).toEqual([]);
  expect(group!.keys).toEqual(["count", "face"]);
  expect(valuesFor(group!, {}, 0)).toEqual([3, 4, 5]);
  expect(valuesFor(group!, { count: 3 }, 1)).toEqual([3, 4]);
  expect(settle(group!, {})).toEqual({ count: 3, face: 3 });
  expect(settle(group!, { count: 3, face: 1 })).toEqual({ count: 3, face: 3 });
  expect(settle(group!, { count: 9, face: 2 })).toEqual({ count: 5, face: 2 });
  expect(choiceAt(group!, { count: 4, face: 1 })!.move).toBe("4x1");
});
