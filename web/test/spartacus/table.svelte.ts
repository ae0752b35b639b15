import type { Event, Update } from "../../src/wire";
import spartacus from "../../src/games/spartacus";
import type { View } from "../../src/games/spartacus/view";
import type { Done } from "../../src/games/module";
import type { Language, Words } from "../../src/lib/words.svelte";
import data from "./positions.json";
import { positionOf, tableOf, wordsOf as wordsOfGame } from "../fake-table.svelte";

/** A table without a server: positions of the real engine, and a note of what was asked for. */

export type Position = keyof typeof data.positions;
export const POSITIONS = Object.keys(data.positions) as Position[];
/** Some events of every kind, from whole games. */
export const EVENTS = data.events as unknown as Event[];

/** Every card of the positions is there; a real view has those that its seat can see. */
export const position = (name: Position): Update =>
  positionOf(data.positions[name].update, { market: data.market, intrigue: data.intrigue });
export const logOf = (name: Position): Event[] => structuredClone(data.positions[name].log) as unknown as Event[];
export const viewAt = (name: Position): View => position(name).view as unknown as View;
export const wordsOf = (language: Language): Promise<Words> => wordsOfGame("spartacus", language);

export class Table extends tableOf(spartacus) {
  played: string[] = [];

  override play = (move?: string): Promise<Done> => {
    this.played.push(move ?? "");
    return Promise.resolve({ type: "accepted", id: "", version: 0 });
  };
}
