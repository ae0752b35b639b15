import { expect, test } from "vitest";
import regicide, { describeAll } from "../../src/games/regicide";
import { cheapest, isChoice } from "../../src/games/regicide/moves";
import { worth } from "../../src/games/regicide/view";
import type { Event } from "../../src/wire";
import games from "../fixtures/games.json";
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

const event = (kind: string, seat: number | null, facts: Record<string, unknown> = {}): Event => ({
  kind,
  seat,
  facts,
});

test("log lines: cards with suit signs, draws of a run shown together", async () => {
  const table = new Table(position("two-play"), await wordsOf("en"));
  table.log = [
    event("played", 0, { cards: ["8D", "AC"], value: 9 }),
    event("drew", 0, { card: "TH" }),
    event("drew", 1, { card: null }),
    event("drew", 0, { card: "2S" }),
    event("drew", 1, { card: "QH" }),
    event("hit", null, { damage: 18, health: 30, enemy: "QD", shield: 0, net: 15 }),
    event("defeated", null, { damage: 30, health: 30, enemy: "QD", exact: true }),
    event("lost", 1, { cause: "cannot-pay", net: 15 }),
  ];
  const lines = table.log.map((one) => regicide.describe(one, table));
  expect(lines).toEqual([
    "Anna plays 8♦ A♣ (9)",
    "",
    "",
    "",
    "Anna draws 10♥ 2♠; Boris draws 2 cards, among them Q♥",
    "Q♦ has taken 18 of 30; shield 0, attack 15",
    "Q♦ is defeated exactly and goes face down on the Tavern",
    "Boris cannot pay 15: defeat",
  ]);
  expect(describeAll(table.log, table)).toEqual(lines.filter(Boolean));
});

test.each(["en", "ru"] as const)("every event of whole games has a text in %s", async (language) => {
  const table = new Table(position("two-play"), await wordsOf(language));
  for (const steps of Object.values(games)) {
    table.log = steps.flatMap((step) => step.events as Event[]);
    for (const one of table.log) {
      const line = regicide.describe(one, table);
      if (one.kind !== "drew") expect(line, one.kind).not.toBe("");
      expect(line).not.toMatch(/event-|\{|undefined|[2-9TJQKA][CDHS]\b/);
    }
  }
});

test.each(["en", "ru"] as const)("the end in words in %s", async (language) => {
  const words = await wordsOf(language);
  const solo = regicide.result(new Table(position("solo-won"), words));
  expect([solo.won, solo.lines.length]).toEqual([true, 3]);
  const lost = regicide.result(new Table(position("three-lost"), words));
  expect(lost.won).toBe(false);
  for (const line of [solo.title, ...solo.lines, lost.title, ...lost.lines]) expect(line).not.toMatch(/b-|undefined/);
});
