import { expect } from "vitest";
import type { FakeTable } from "./fake-table.svelte";

/** The texts of a game, in every language. */

export const LANGUAGES = ["en", "ru"] as const;
/** What is left of a text that was not filled in. */
export const RAW = /\{|\$|undefined|null|NaN|\[object|\bw-[a-z]/;

/** Does everything that is asked at this table have words: the question, its answers, what they do and what they are made of? */
export function hasWords(table: FakeTable, raw = RAW): void {
  const { game } = table;
  const { question } = table.update;
  if (!question) return;
  expect(table.describeFacts([question.prompt])).not.toMatch(raw);
  for (const { move, facts } of question.choices) {
    expect(game.label(move, table), move).toMatch(/\S/);
    expect(game.label(move, table), move).not.toMatch(raw);
    expect(table.describeFacts(facts), move).not.toMatch(raw);
    for (const part of game.parts(table.update, move)) expect(game.part(part, table), part).not.toMatch(raw);
  }
}
