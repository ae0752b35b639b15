import type { Update } from "../../wire";
import type { Played, View } from "./schema";
import type { Session } from "../module";
import { stageOf } from "../../lib/stage.svelte";

export type * from "./schema";
export type School = NonNullable<View["strongest"]>;
/** A seat, or the wandering gladiators. */
export type Player = Played["seat"];

export const SCHOOLS = "BNGPY";
export const EIGHT = 8;
/** GM-404 */
export const ZERO_WORTH = 5;

export const viewOf = (update: Update): View | null => (update.view ?? null) as View | null;
export const schoolOf = (card: string): School => card[0] as School;
export const strengthOf = (card: string): number => Number(card.slice(1));
export const bySchool = (one: string, other: string): number =>
  SCHOOLS.indexOf(schoolOf(one)) - SCHOOLS.indexOf(schoolOf(other)) || strengthOf(one) - strengthOf(other);
export const byStrength = (one: string, other: string): number =>
  strengthOf(one) - strengthOf(other) || SCHOOLS.indexOf(schoolOf(one)) - SCHOOLS.indexOf(schoolOf(other));

export const handOf = (view: View): string[] => (view.seat === null ? [] : (view.seats[view.seat]?.hand ?? []));
export const inTeams = (view: View): boolean => view.players > 1 && view.sides.length < view.players;
export const sideOf = (view: View, player: Player): number => (player === "W" ? 1 : (view.seats[player]?.side ?? 0));
/** Who plays in which order in this bout (GM-018, GM-803). */
export function order(view: View): Player[] {
  if (view.players === 1) return ["W", 0, "W"];
  const first = typeof view.opener === "number" ? view.opener : 0;
  return view.seats.map((_, place) => (first + place) % view.players);
}

/** The place of the card that wins as things stand (GM-302 to GM-307). */
export function winningPlace(arena: readonly Played[], strongest: School | null): number | null {
  const first = arena[0];
  if (!first) return null;
  const rank = (card: string): number =>
    strengthOf(card) + (schoolOf(card) === strongest ? 32 : schoolOf(card) === schoolOf(first.card) ? 16 : -32);
  return arena.reduce((best, { card }, place) => (rank(card) > rank(arena[best]!.card) ? place : best), 0);
}

/** The strongest school from the beginning of this bout to now, each change once. */
export function trail(view: View): School[] {
  const changes = view.arena.filter(({ challenge }) => challenge).map(({ card }) => schoolOf(card));
  const first = view.strongest_before ?? view.starting;
  return [...(first ? [first] : []), ...changes].filter((school, at, all) => school !== all[at - 1]);
}

/** Solo: all 8s lie with the wanderers, so the round can no longer be won (GM-815). */
export const doomed = (view: View): boolean =>
  (view.wanderers ?? []).filter((card) => strengthOf(card) === EIGHT).length === view.schools.length;

/** The favour of each strength in the deck; several figures where schools differ. */
export function favourRow(view: View): { strength: number; figures: number[] }[] {
  const row = new Map<number, Set<number>>();
  for (const [card, figure] of Object.entries(view.favour))
    row.set(strengthOf(card), (row.get(strengthOf(card)) ?? new Set()).add(figure));
  return [...row]
    .map(([strength, figures]) => ({ strength, figures: [...figures] }))
    .sort((one, other) => one.strength - other.strength);
}

/** "+2", "−4", "0"; a zero shows both of its figures. */
export const figure = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
export const favourSign = (card: string, favour: number): string =>
  strengthOf(card) === 0 ? `${favour}/${ZERO_WORTH}` : figure(favour);
export const worth = (card: string, view: Pick<View, "favour">, strongest: School): number =>
  strengthOf(card) === 0 && schoolOf(card) === strongest ? ZERO_WORTH : (view.favour[card] ?? 0);

const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
export const numeral = (count: number): string => NUMERALS[count] ?? String(count);

/** The view on the stage, or the newest one where no board animates. */
export const shownView = (session: Session): View | null => stageOf<View>(session).shown ?? viewOf(session.update);
