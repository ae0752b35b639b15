import { expect, test } from "vitest";
import goldencup from "../../src/games/goldencup";
import { attackSentence } from "../../src/games/goldencup/attack";
import { cardName, moveWords, purchases } from "../../src/games/goldencup/labels";
import type { Attack } from "../../src/games/goldencup/show";
import { CARDS, position, POSITIONS, Table, viewAt, wordsOf } from "./table.svelte";
import { hasWords, LANGUAGES } from "../texts";

test.each(LANGUAGES)("every question, answer, part and fact has words (%s)", async (language) => {
  const words = await wordsOf(language);
  for (const name of POSITIONS) hasWords(new Table(position(name), words));
});

test("the last attack is one sentence", async () => {
  const table = new Table(position("played"), await wordsOf("en"));
  const view = viewAt("played");
  const attack = {
    cell: 1,
    team: 0,
    side: 0,
    token: "a4",
    value: 4,
    guard: 2,
    champions: 0,
    strength: 2,
    slot: 2,
    card: 0,
    paid: 1,
    dice: [3],
    result: "miss",
    turned: false,
  } as Attack;
  expect(attackSentence(attack, view.faces, view, table)).toBe(
    "4 − 2 = 2, slot 2, starting champion needs 5, 6, rolled 3: Miss",
  );
  expect(attackSentence({ ...attack, champions: 1, strength: 3, slot: 3, dice: [] }, view.faces, view, table)).toMatch(
    /^4 − 2 \+ 1 = 3, slot 3, .*without rolling/,
  );
  expect(attackSentence({ ...attack, guard: 5, strength: -1, result: "repelled" }, view.faces, view, table)).toBe(
    "4 − 5 = −1: repelled",
  );
});

test("champions who are out of sight have names, all of them", async () => {
  for (const language of LANGUAGES) {
    const table = new Table(position("over"), await wordsOf(language));
    expect(Object.keys(CARDS)).toHaveLength(102);
    for (const [number, { name }] of Object.entries(CARDS))
      expect(cardName(Number(number), null, table)).toBe(`${number} ${name[language]}`);
  }
});

test("a table with a deck of its own has its own names", async () => {
  const table = new Table(position("over"), await wordsOf("ru"));
  const champions = "1|bronze|Flea|Блоха|R|I:A(1);2|bronze|Louse||R|I:A(1)";
  table.update = { ...table.update, options: { ...table.update.options, champions } };
  expect([cardName(1, null, table), cardName(2, null, table)]).toEqual(["1 Блоха", "2 Louse"]);
});

test("purchases are listed without the end of the phase", async () => {
  const table = new Table(position("shop"), await wordsOf("en"));
  expect(purchases(["P", "AG", "TD1.2", "E"]).map((move) => moveWords(move, viewAt("shop"), table))).toEqual([
    "upgrades the agent",
    "trains: defence −1 becomes −2, then defence −2 becomes −3",
  ]);
  expect(purchases(["P", "E"])).toEqual([]);
});

test("the end: who has won and how, ranks and totals", async () => {
  const HOW: Record<string, string> = {
    final: "Decided in the final.",
    penalties: "Decided by penalty throws.",
    lead: "A lead of at least 6 glory: no final was needed.",
  };
  for (const [name, by] of [
    ["over", viewAt("over").by!],
    ["penalties", "penalties"],
  ] as const) {
    const table = new Table(position(name), await wordsOf("en"));
    const { outcome } = table.update;
    const { title, lines, won } = goldencup.result(table);
    const winner = table.name(outcome!.winners[0]!);
    expect(won).toBe(outcome!.winners.includes(0));
    expect(title).toBe(won ? "The Golden Cup is yours!" : `${winner} wins the Golden Cup`);
    expect(lines[0]).toBe(HOW[by]);
    expect(lines[1]).toMatch(new RegExp(`^1\\. ${winner} \\d+ · 2\\. `));
  }
});

test("letters buy what can be paid for", async () => {
  const table = new Table(position("shop"), await wordsOf("en"));
  const keys = goldencup.shortcuts!(table);
  expect(keys.map(({ key }) => key).includes("a")).toBe(table.moves.includes("AG"));
  keys.find(({ key }) => key === "e")!.run();
  expect(table.composer.submitted).toEqual(["E"]);
  expect(goldencup.shortcuts!(new Table(position("line"), await wordsOf("en")))).toEqual([]);
});
