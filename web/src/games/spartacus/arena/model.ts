import type { Question } from "../../../wire";
import type { Session } from "../../module";
import { toneOf } from "../look";
import { movesOf } from "../moves";
import type { Asset, Text, View } from "../view";

/** What the arena knows: fighters and their marks, wagers, spaces, and the answers that belong to them. */

export type Dice = [attack: number, defence: number, speed: number];
export type Defeat = "standing" | "surrender" | "injury" | "decapitation";
export type Attack = "x" | "j";

// --- Cards and houses ----------------------------------------------------------------------------------

export const textIn = (text: Text | null | undefined, { language }: Pick<Session, "language">): string =>
  text?.[language] ?? text?.en ?? "";
export const cardName = (card: string, view: View, session: Pick<Session, "language">): string =>
  textIn(view.market[card]?.name, session) || card;
export const diceOf = (card: string, view: View): Dice => {
  const [attack = 0, defence = 0, speed = 0] = view.market[card]?.dice ?? [];
  return [attack, defence, speed];
};
export function assetOf(card: string, view: View): Asset | undefined {
  return view.seats.flatMap(({ assets }) => assets).find((asset) => asset.card === card);
}
export const isFighter = (card: string): boolean => /^(GL|SL)/.test(card);
export const GEAR = ["weapon", "armour", "special"] as const;
export type Slot = (typeof GEAR)[number];

export const seatTone = (seat: number, view: View): string => toneOf(view.seats[seat]?.house);
export const ROMAN = ["I", "II"] as const;

// --- Wagers --------------------------------------------------------------------------------------------

export const CORNERS = ["V1", "V2", "IN", "DC"] as const;
export type Corner = (typeof CORNERS)[number];
export type Stakes = Partial<Record<Corner, number>>;
export const MOST_STAKE = 3;
export const oddsOf = (corner: Corner, { options }: View): number =>
  corner === "DC" ? Number(options.decap_odds ?? 3) : corner === "IN" ? 2 : 1;
/** Not on the victory of the own fighter's opponent. */
export function mayBet(corner: Corner, seat: number | null, sides: readonly { seat: number }[]): boolean {
  const rival = corner === "V1" ? sides[1] : corner === "V2" ? sides[0] : undefined;
  return rival === undefined || rival.seat !== seat;
}
export const betMove = (stakes: Stakes): string =>
  ["bet", ...CORNERS.filter((corner) => stakes[corner]).map((corner) => `${corner}=${stakes[corner]}`)].join(" ");
export const staked = (stakes: Stakes): number => CORNERS.reduce((sum, corner) => sum + (stakes[corner] ?? 0), 0);

// --- Spaces --------------------------------------------------------------------------------------------

export interface Space {
  name: string;
  row: number;
  /** In spaces from the left edge of the longest row. */
  x: number;
}
const ROWS = [4, 5, 6, 7, 6, 5, 4];
export const SPACES: Space[] = ROWS.flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => ({ name: "abcdefg"[row]! + (at + 1), row, x: at + (7 - count) / 2 })),
);
const spaceOf = (name: string): Space => SPACES.find((space) => space.name === name)!;
/** How many steps lie between two spaces. */
export function distance(one: string, other: string): number {
  const [a, b] = [spaceOf(one), spaceOf(other)];
  const down = Math.abs(a.row - b.row);
  return down + Math.max(0, Math.abs(a.x - b.x) - down / 2);
}
/** The space next to this one that an arrow key means; up and down lean to the left of two. */
export function neighbour(name: string, key: string): string {
  const here = spaceOf(name);
  const rows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
  const row = here.row + (rows[key] ?? 0);
  const x = here.x + (steps[key] ?? 0);
  const found = SPACES.filter((space) => space.row === row && Math.abs(space.x - x) <= (rows[key] ? 0.5 : 0));
  return found[0]?.name ?? name;
}

// --- Answers -------------------------------------------------------------------------------------------

/** What can be done on a space: go there, strike from there, throw from there, or step there after a strike. */
export interface Action {
  move: string;
  space: string;
  attack: Attack | "";
}
export function actionsOf(question: Question | null): Action[] {
  return movesOf(question).flatMap((move) => {
    const found = /^(?:step )?([a-g][1-7])(?: ([xj]))?$/.exec(move);
    return found ? [{ move, space: found[1]!, attack: (found[2] ?? "") as Attack | "" }] : [];
  });
}
/** Dice of an answer "lose a1 d0 s2". */
export const lossOf = (move: string): Dice =>
  (/a(\d) d(\d) s(\d)/.exec(move)?.slice(1).map(Number) ?? [0, 0, 0]) as Dice;
export const loseMove = ([attack, defence, speed]: Dice): string => `lose a${attack} d${defence} s${speed}`;
