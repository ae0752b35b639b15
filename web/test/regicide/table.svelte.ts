import type { Update } from "../../src/wire";
import regicide from "../../src/games/regicide";
import type { Words, Language } from "../../src/lib/words.svelte";
import positions from "../fixtures/positions.json";
import { positionOf, tableOf, wordsOf as wordsOfGame } from "../fake-table.svelte";

/** A table without a server: positions and events of the real engine (see fixtures), and a note of what was asked for. */

export type Position = keyof typeof positions;
export const position = (name: Position): Update => positionOf(positions[name]);

export const wordsOf = (language: Language): Promise<Words> => wordsOfGame("regicide", language);

export class Table extends tableOf(regicide) {}
