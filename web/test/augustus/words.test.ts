import { expect, test } from "vitest";
import augustus from "../../src/games/augustus";
import { effectText, tileName } from "../../src/games/augustus/labels";
import data from "../fixtures/augustus-positions.json";
import { position, Table, wordsOf, type Position } from "./table.svelte";
import { hasWords, LANGUAGES, RAW } from "../texts";

test.each(LANGUAGES)("every question, answer, part and fact has words (%s)", async (language) => {
  const words = await wordsOf(language);
  for (const name of Object.keys(data.positions) as Position[]) hasWords(new Table(position(name), words));
});

test.each(LANGUAGES)(
  "every card of the deck says what it does, and every tile what it is for (%s)",
  async (language) => {
    const words = await wordsOf(language);
    const texts = new Set<string>();
    for (const { effect } of Object.values(data.cards)) {
      const text = effectText(effect, words);
      if (effect !== "none") expect(text, effect).toMatch(/\S.*\.$/s);
      expect(text, effect).not.toMatch(RAW);
      texts.add(text);
    }
    expect(texts.size).toBe(new Set(Object.values(data.cards).map(({ effect }) => effect)).size);
    for (const { tile } of data.positions.place.view.tiles) expect(tileName(tile, words)).not.toMatch(/tile-|\{/);
  },
);

test("names stand for the letters of the notation", async () => {
  const table = new Table(position("place"), await wordsOf("en"));
  const card = Object.keys(data.cards)[0]!;
  const name = data.cards[card as keyof typeof data.cards].name.en;
  expect(table.describeFacts([{ message: "fact-place", values: { space: `${card}H` } }])).toBe(
    `places a legion on ${card} ${name} (shield)`,
  );
  expect(table.describeFacts([{ message: "fact-give", values: { seat: "B", tile: "gold" } }])).toContain("Boris");
  expect(augustus.label("-", table)).toBe("Do nothing");
  expect(augustus.label(`+${card}K`, table)).toBe(`${card} ${name} (catapult)`);
  expect(augustus.part(`+${card}K`, table)).toBe(`${card} (catapult)`);
  expect(augustus.label("gC", table)).toBe("Clara");
});

test("the end: who has won, ranks and points", async () => {
  const table = new Table(position("over"), await wordsOf("en"));
  const { outcome } = table.update;
  const { title, lines, won } = augustus.result(table);
  const winner = table.name(outcome!.winners[0]!);
  expect([won, title]).toEqual([
    outcome!.winners.includes(0),
    outcome!.winners.includes(0) ? "Ave Caesar! You have won!" : `${winner} has won`,
  ]);
  expect(lines[0]).toMatch(new RegExp(`^1\\. ${winner} \\d+ · 2\\. `));
});

test("the minus key does nothing where that is an answer", async () => {
  const words = await wordsOf("en");
  for (const [name, move] of [
    ["place", "-"],
    ["mob", "m-"],
    ["finish", "f-"],
    ["rearrange", "a-"],
  ] as const) {
    const table = new Table(position(name), words);
    augustus.shortcuts!(table)
      .find(({ key }) => key === "-")!
      .run();
    expect(table.composer.submitted).toEqual([move]);
  }
  expect(augustus.shortcuts!(new Table(position("pick"), words))).toEqual([]);
});
