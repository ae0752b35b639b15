import type { Event } from "../../src/wire";
import type { SeatView, View } from "../../src/games/augustus/view";
import data from "../fixtures/augustus-games.json";

/** Whole games of the engine: views, and what happened between them. They are kept as changes. */

export type Game = keyof typeof data;
export const GAMES = Object.keys(data) as Game[];

export interface Step {
  view: View;
  events: Event[];
}

interface Kept {
  cards: View["cards"];
  first: Omit<View, "cards">;
  steps: { events: Event[]; view: Partial<View>; seats: Record<string, Partial<SeatView>> }[];
}

export function stepsOf(name: Game): Step[] {
  const { cards, first, steps } = data[name] as unknown as Kept;
  let view: View = { ...first, cards };
  const all: Step[] = [{ view, events: [] }];
  for (const { events, view: changes, seats } of steps) {
    view = { ...view, ...changes, cards, seats: view.seats.map((seat, at) => ({ ...seat, ...seats[at] })) };
    all.push({ view, events });
  }
  return all;
}
