import type { Update } from "../../src/wire";
import augustus from "../../src/games/augustus";
import type { Words, Language } from "../../src/lib/words.svelte";
import data from "../fixtures/augustus-positions.json";
import { positionOf, tableOf, wordsOf as wordsOfGame } from "../fake-table.svelte";

/** A table without a server: positions of the real engine (see fixtures), and a note of what was asked for. */

export type Position = keyof typeof data.positions;
/** Every card of the positions is there; a real view has those that its seat can see. */
export const position = (name: Position): Update => positionOf(data.positions[name], { cards: data.cards });

export const wordsOf = (language: Language): Promise<Words> => wordsOfGame("augustus", language);

export class Table extends tableOf(augustus) {}
