import { expect, test } from "vitest";
import goldencup from "../../src/games/goldencup";
import { attackSentence } from "../../src/games/goldencup/words";
import type { Attack } from "../../src/games/goldencup/show";
import { CARDS, logOf, position, POSITIONS, Table, viewAt, wordsOf } from "./table.svelte";
import { hasWords, LANGUAGES, RAW } from "../texts";

test.each(LANGUAGES)("every event of whole games has words, sealed ones have none (%s)", async (language) => {
  const words = await wordsOf(language);
  const kinds = new Set<string>();
  for (const name of POSITIONS) {
    const table = new Table(position(name), words);
    for (const event of logOf(name)) {
      kinds.add(event.kind);
      const text = goldencup.describe!(event, table);
      if (event.kind === "sealed") expect(text).toBe("");
      else expect(text, event.kind).toMatch(/\S/);
      expect(text, event.kind).not.toMatch(RAW);
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
});

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

test("old lines name champions who are out of sight, all of them", async () => {
  for (const language of LANGUAGES) {
    const table = new Table(position("over"), await wordsOf(language));
    table.update = { ...table.update, view: { ...table.update.view, cards: {} } };
    expect(Object.keys(CARDS)).toHaveLength(102);
    for (const [number, { name }] of Object.entries(CARDS)) {
      expect(goldencup.describe!({ kind: "sacked", seat: 1, facts: { card: Number(number) } }, table)).toContain(
        `${number} ${name[language]}`,
      );
    }
  }
});

test("a table with a deck of its own has its own names", async () => {
  const table = new Table(position("over"), await wordsOf("ru"));
  const champions = "1|bronze|Flea|Блоха|R|I:A(1);2|bronze|Louse||R|I:A(1)";
  table.update = {
    ...table.update,
    options: { ...table.update.options, champions },
    view: { ...table.update.view, cards: {} },
  };
  const named = (card: number) => goldencup.describe!({ kind: "sacked", seat: 1, facts: { card } }, table);
  expect(named(1)).toContain("1 Блоха");
  expect(named(2)).toContain("2 Louse");
});

test("purchases are listed without the end of the phase", async () => {
  const table = new Table(position("shop"), await wordsOf("en"));
  expect(goldencup.describe!({ kind: "shown", seat: 1, facts: { moves: ["P", "AG", "TD1.2", "E"] } }, table)).toBe(
    "Shopping of Boris: upgrades the agent; trains: defence −1 becomes −2, then defence −2 becomes −3",
  );
  expect(goldencup.describe!({ kind: "shown", seat: 1, facts: { moves: ["P", "E"] } }, table)).toBe(
    "Boris bought nothing",
  );
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
