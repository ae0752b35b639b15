import type { Event, Update } from "../../src/wire";
import goldencup from "../../src/games/goldencup";
import type { View } from "../../src/games/goldencup/view";
import type { Words, Language } from "../../src/lib/words.svelte";
import data from "./positions.json";
import { positionOf, tableOf, wordsOf as wordsOfGame } from "../fake-table.svelte";

/** A table without a server: positions of the real engine, and a note of what was asked for. */

export type Position = keyof typeof data.positions;
export const POSITIONS = Object.keys(data.positions) as Position[];
export const CARDS = data.cards;

/** Every card of the positions is there; a real view has those that its seat can see. */
export const position = (name: Position): Update =>
  positionOf(data.positions[name].update, { cards: data.cards, fans: data.fans });
export const logOf = (name: Position): Event[] => structuredClone(data.positions[name].log) as unknown as Event[];
export const viewAt = (name: Position): View => position(name).view as unknown as View;

export const wordsOf = (language: Language): Promise<Words> => wordsOfGame("goldencup", language);

export class Table extends tableOf(goldencup) {}
