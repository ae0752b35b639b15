import { expect, test } from "vitest";
import regicide from "../../src/games/regicide";
import { cheapest, isChoice } from "../../src/games/regicide/moves";
import { worth } from "../../src/games/regicide/view";
import { position, Table, wordsOf } from "./table.svelte";

test("chosen cards become a play or a payment with the largest card last", () => {
  expect(regicide.compose(position("two-play"), ["8D", "AC"])).toBe("p 8D AC");
  expect(regicide.compose(position("solo-paying"), ["QD", "2S"])).toBe("d 2S QD");
  expect(regicide.compose(position("two-play"), [])).toBe("");
  expect(regicide.compose(position("three-naming"), ["5H"])).toBe("");
});

test("a move and its parts are the same thing, also with two Jesters", () => {
  const update = position("four-jesters");
  for (const { move } of update.question!.choices) {
    const parts = regicide.parts(update, move);
    if (parts.length) expect(regicide.compose(update, parts)).toBe(move);
  }
  expect(regicide.parts(update, "d X X")).toEqual(["X", "X2"]);
  expect(regicide.compose(update, ["X2"])).toBe("p X");
  expect(regicide.parts(update, "y")).toEqual([]);
});

test("the cheapest payment wastes least and uses fewest cards", () => {
  const update = position("solo-paying");
  const pays = update
    .question!.choices.map(({ move }) => move)
    .filter((move) => move.startsWith("d "))
    .map((move) => move.split(" ").slice(1));
  const best = cheapest(update)!;
  expect(isChoice(update, best)).toBe(true);
  const least = Math.min(...pays.map(worth));
  expect(worth(best)).toBe(least);
  expect(best.length).toBe(Math.min(...pays.filter((cards) => worth(cards) === least).map((cards) => cards.length)));
});

test("what a signal counts", () => {
  expect(regicide.signal!("s hand", position("two-waiting"))).toEqual({ count: 3 });
  expect(regicide.signal!("s attack", position("two-play"))).toEqual({ count: 7 });
  expect(regicide.signal!("s bravo", position("two-play"))).toEqual({});
});

test("moves have short names in both languages", async () => {
  const table = new Table(position("three-naming"), await wordsOf("en"));
  expect(["p TD AC", "y", "f", "n A", "n B"].map((move) => regicide.label(move, table))).toEqual([
    "10♦ A♣",
    "Yield",
    "Flip a Jester",
    "I go next",
    "Boris",
  ]);
  await table.words.use("ru");
  expect(["y", "f", "n A"].map((move) => regicide.label(move, table))).toEqual([
    "Отступить",
    "Перевернуть Шута",
    "Следующим хожу я",
  ]);
  expect(regicide.part("X2", table)).toBe("X");
});

test.each(["en", "ru"] as const)("the end in words in %s", async (language) => {
  const words = await wordsOf(language);
  const solo = regicide.result(new Table(position("solo-won"), words));
  expect([solo.won, solo.lines.length]).toEqual([true, 3]);
  const lost = regicide.result(new Table(position("three-lost"), words));
  expect(lost.won).toBe(false);
  for (const line of [solo.title, ...solo.lines, lost.title, ...lost.lines]) expect(line).not.toMatch(/b-|undefined/);
});
