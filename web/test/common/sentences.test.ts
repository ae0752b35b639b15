import { expect, test } from "vitest";
import type { Fact } from "../../src/wire";
import { LANGUAGES } from "../texts";
import { wordsOf } from "../fake-table.svelte";
import data from "../fixtures/sentences.json";

/** Facts of the log with the sentences that Python makes of them (tests/games/test_story.py writes the file). */
const games = Object.entries(data.games) as unknown as [string, { facts: Fact[]; text: Record<string, string> }[]][];
const name = (seat: number): string => data.players[seat]!;

test.each(games)("the log of %s says the same here as in a terminal", async (game, lines) => {
  for (const language of LANGUAGES) {
    const words = await wordsOf(game, language);
    for (const { facts, text } of lines) expect(words.describeFacts(facts, name)).toBe(text[language]);
  }
});
