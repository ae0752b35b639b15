import type { GameModule } from "../../src/games/module";
import type { View } from "../../src/games/spartacus/view";
import type { Language } from "../../src/lib/words.svelte";
import type { Event, Update } from "../../src/wire";
import { FakeTable, wordsOf } from "../fake-table.svelte";
import data from "./arena.json";

/** A table at the arena: positions of the real engine, asked from seat A. */

export type Position = keyof typeof data.positions;
export const POSITIONS = Object.keys(data.positions) as Position[];

/** Every card of the positions is there; a real view has those that its seat can see. */
export function position(name: Position): Update {
  const update = structuredClone(data.positions[name].update) as unknown as Update;
  return { ...update, view: { ...update.view, market: data.cards, options: update.options } };
}
export const logOf = (name: Position): Event[] => structuredClone(data.positions[name].log) as unknown as Event[];
export const viewAt = (name: Position): View => position(name).view as unknown as View;

/** The arena answers with whole moves and needs nothing else of the game. */
const game = {
  compose: (_: Update, chosen: readonly string[]) => chosen[0] ?? "",
  parts: () => [],
} as unknown as GameModule;

export async function tableAt(name: Position, language: Language = "en", log = logOf(name)): Promise<FakeTable> {
  return new FakeTable(game, position(name), await wordsOf("spartacus", language), log);
}
