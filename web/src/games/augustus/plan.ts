import type { Objective, Troop } from "./view";

/** Legions on objectives, and what they look like after some steps. What is legal is the server's. */

/** A kind of space: card and symbol, "19H"; spaces of equal symbol on one card are alike. */
export type Place = string;
export interface Step {
  /** null: from the supply. */
  from: Place | null;
  to: Place;
}
/** One space of the table: card and number of the space, counted from 0. */
export interface Spot {
  card: number;
  space: number;
}
type Symbols = (card: number) => Troop[];

export const placeOf = (card: number, symbol: string): Place => `${card}${symbol}`;
export const cardAt = (place: Place): number => Number.parseInt(place, 10);
export const symbolAt = (place: Place): Troop => place.replace(/^\d+/, "")[0] as Troop;

const STEP = /^(?:\+|(\d+[SHCKTD])>)(\d+[SHCKTD])$/;

/** "+19H" or "20S>19H"; null for anything else. */
export function readStep(text: string): Step | null {
  const found = STEP.exec(text);
  return found ? { from: found[1] ?? null, to: found[2]! } : null;
}
export const stepText = ({ from, to }: Step): string => (from === null ? `+${to}` : `${from}>${to}`);

/** The space of this kind that is filled next: equal ones from the first on. */
export function freeSpot(objectives: readonly Objective[], place: Place, symbols: Symbols): Spot | null {
  const card = cardAt(place);
  const cover = objectives.find((one) => one.card === card)?.cover ?? [];
  const space = symbols(card).findIndex((symbol, at) => symbol === symbolAt(place) && cover[at] === false);
  return space < 0 ? null : { card, space };
}
/** The legion of this kind that leaves first: equal ones from the last on. */
export function legionSpot(objectives: readonly Objective[], place: Place, symbols: Symbols): Spot | null {
  const card = cardAt(place);
  const cover = objectives.find((one) => one.card === card)?.cover ?? [];
  const space = symbols(card).findLastIndex((symbol, at) => symbol === symbolAt(place) && cover[at] === true);
  return space < 0 ? null : { card, space };
}

export const covered = (objectives: readonly Objective[], spot: Spot, yes: boolean): Objective[] =>
  objectives.map((one) =>
    one.card === spot.card ? { ...one, cover: one.cover.map((was, at) => (at === spot.space ? yes : was)) } : one,
  );

export interface Carried {
  objectives: Objective[];
  /** Where the legion of each step went and whence it came; null: from the supply, or nowhere. */
  to: (Spot | null)[];
  from: (Spot | null)[];
}

/** Steps one after the other; the legion leaves its place first. */
export function carryOut(objectives: readonly Objective[], steps: readonly Step[], symbols: Symbols): Carried {
  const done: Carried = { objectives: [...objectives], to: [], from: [] };
  for (const { from, to } of steps) {
    const source = from === null ? null : legionSpot(done.objectives, from, symbols);
    if (source) done.objectives = covered(done.objectives, source, false);
    const target = freeSpot(done.objectives, to, symbols);
    if (target) done.objectives = covered(done.objectives, target, true);
    done.from.push(source);
    done.to.push(target);
  }
  return done;
}

/** All covered spaces, "19HK" for each card with legions, cards in ascending order. */
export function picture(objectives: readonly Objective[], symbols: Symbols): string[] {
  return [...objectives]
    .sort((one, other) => one.card - other.card)
    .map(
      ({ card, cover }) =>
        card +
        symbols(card)
          .filter((_, at) => cover[at])
          .join(""),
    )
    .filter((word) => /\D/.test(word));
}

/** The objectives with legions as in a picture. */
export function pictured(objectives: readonly Objective[], words: readonly string[], symbols: Symbols): Objective[] {
  let result: Objective[] = objectives.map((one) => ({ ...one, cover: one.cover.map(() => false) }));
  for (const word of words) {
    for (const symbol of word.replace(/^\d+/, "")) {
      const spot = freeSpot(result, placeOf(cardAt(word), symbol), symbols);
      if (spot) result = covered(result, spot, true);
    }
  }
  return result;
}

/** Every step from one of these legions, or the supply, onto an empty space of one of these symbols. */
export function allSteps(
  objectives: readonly Objective[],
  supply: number,
  troops: readonly string[],
  symbols: Symbols,
): Step[] {
  const kinds = (yes: boolean): Place[] => [
    ...new Set(
      objectives.flatMap(({ card, cover }) =>
        symbols(card)
          .filter((_, at) => cover[at] === yes)
          .map((symbol) => placeOf(card, symbol)),
      ),
    ),
  ];
  const sources: (Place | null)[] = [...(supply > 0 ? [null] : []), ...kinds(true)];
  const targets = kinds(false).filter((place) => troops.includes(symbolAt(place)));
  return targets.flatMap((to) => sources.filter((from) => from !== to).map((from) => ({ from, to })));
}

/** The part of an answer that stands for one legion: "19K", and "19K2" for the second one of this kind. */
export function legionPart(objective: Objective, space: number, symbols: Symbols): string {
  const letters = symbols(objective.card);
  const before = letters.filter((symbol, at) => at < space && symbol === letters[space] && objective.cover[at]).length;
  return placeOf(objective.card, letters[space] ?? "") + (before ? before + 1 : "");
}
