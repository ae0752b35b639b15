import type { Update } from "../../src/wire";
import gorus from "../../src/games/gorus";
import type { Words, Language } from "../../src/lib/words.svelte";
import positions from "../fixtures/gorus-positions.json";
import { Sitting, wordsOf as wordsOfGame } from "../sitting.svelte";

/** A table without a server: positions of the real engine (see fixtures), and a note of what was asked for. */

export type Position = keyof typeof positions;
export const position = (name: Position): Update => structuredClone(positions[name]) as unknown as Update;

export const wordsOf = (language: Language): Promise<Words> => wordsOfGame("gorus", language);

export class Table extends Sitting {
  constructor(update: Update, words: Words) {
    super(gorus, update, words);
  }
}
