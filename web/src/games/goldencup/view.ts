import type { Update } from "../../wire";
import type { Card, Fan, MatchResult, Own, SeatView, View } from "./schema";
import type { Session } from "../module";
import { stageOf } from "../../lib/stage.svelte";

export type * from "./schema";
export type Phase = View["phase"];
export type Stage = Own["stage"];
export type Cost = keyof View["costs"];
export type Level = Card["level"];
export type Kind = SeatView["kinds"][number];
export type Pair = MatchResult["teams"];
/** Who stands in the slots 1, 2, 3, 4+; null is the starting champion. */
export type Line = NonNullable<SeatView["line"]>;
export type Trait = "R" | "B" | "G" | "Y" | "V";

/** "a1" to "a4", "d1" to "d4". */
export type Token = string;
export type Tokens = Record<Token, number>;

export const LEVELS: Level[] = ["bronze", "silver", "gold"];
export const TRAITS: Trait[] = ["R", "B", "G", "Y", "V"];
export const KINDS: Kind[] = ["I", "T", "P", "E"];
export const ATTACKS: Token[] = ["a1", "a2", "a3", "a4"];
export const DEFENCES: Token[] = ["d1", "d2", "d3", "d4"];
export const SLOTS = [0, 1, 2, 3];
export const ROUNDS = 6;
export const CELLS = 16;
export const MOST_COINS = 12;
export const HAND = 3;

export const viewOf = (update: Update): View | null => (update.view ?? null) as View | null;
/** The view on the stage: while a match is being shown, as it was before. */
export const shownView = (session: Session): View | null => stageOf<View>(session).shown ?? viewOf(session.update);

export const ownSeat = (view: View): SeatView | undefined => (view.seat === null ? undefined : view.seats[view.seat]);
export const cardOf = (view: View | null, card: number | string): Card | undefined => view?.cards[String(card)];
export const fanOf = (view: View, fan: number): Fan | undefined => view.fans[String(fan).padStart(2, "0")];
export const isAttack = (token: Token): boolean => token.startsWith("a");
export const valueOf = (token: Token): number => Number(token.slice(1));
export const better = (token: Token): Token => `${token[0]!}${valueOf(token) + 1}`;

/** Tokens one by one, attack before defence, weak before strong. */
export const spread = (board: Tokens): Token[] =>
  [...ATTACKS, ...DEFENCES].flatMap((token) => Array<Token>(board[token] ?? 0).fill(token));
export const countOf = (board: Tokens): number => Object.values(board).reduce((sum, count) => sum + count, 0);

/** The token that comes when this one is wanted: if it is out, the strongest weaker one of its type (GC-071). */
export function taken(supply: Tokens, wanted: Token): Token {
  for (let value = valueOf(wanted); value > 0; value--) {
    const token = `${wanted[0]!}${value}`;
    if (supply[token]) return token;
  }
  return wanted;
}

/** A board after some upgrades, one after another. */
export function upgraded(board: Tokens, steps: readonly Token[]): Tokens {
  const now = { ...board };
  for (const token of steps) {
    now[token] = (now[token] ?? 0) - 1;
    now[better(token)] = (now[better(token)] ?? 0) + 1;
  }
  return now;
}

/** The two teams of this round's match of a team, or of the final. */
export function matchOf(view: View, team: number): Pair | null {
  if (view.finalists) return view.finalists.includes(team) ? view.finalists : null;
  return view.pairings[view.round - 1]?.find((pair) => pair.includes(team)) ?? null;
}
export function opponentOf(view: View, team: number): number | null {
  const pair = matchOf(view, team);
  return pair ? (pair[0] === team ? pair[1] : pair[0]) : null;
}
export const boardOf = (view: View, team: number): Tokens =>
  view.automa?.team === team ? view.automa.board : (view.seats[team]?.board ?? {});

/** The chance that a throw scores: some face of one of the dice must fit (GC-126); 0 dice score without rolling. */
export function chance(faces: number, dice: number): number {
  return dice === 0 ? 1 : 1 - (1 - faces / 6) ** dice;
}
export const percent = (share: number): number => Math.round(100 * share);

/** Hired champions of each level. */
export const levelsOf = (view: View, seat: SeatView): number[] =>
  LEVELS.map((level) => seat.hired.filter((card) => cardOf(view, card)?.level === level).length);

/** One ability of a card, taken apart: "P:hire(G)->upA(1)", "T:has(BB)?dice(2)", "E:F(1)xsym(V)". */
export interface Ability {
  kind: Kind;
  trigger: Term | null;
  needs: Trait[];
  gains: Term[];
  counter: Term | null;
}
/** "upA(1)" is a verb with what stands in its brackets. */
export interface Term {
  verb: string;
  of: string;
}

const termOf = (text: string): Term => {
  const found = /^(\w+)(?:\(([^)]*)\))?$/.exec(text);
  return { verb: found?.[1] ?? text, of: found?.[2] ?? "" };
};

export function abilitiesOf(effect: string): Ability[] {
  return effect
    .split(" ; ")
    .filter(Boolean)
    .map((text) => {
      let rest = text.slice(2);
      const arrow = rest.indexOf("->");
      const trigger = arrow < 0 ? null : termOf(rest.slice(0, arrow));
      if (arrow >= 0) rest = rest.slice(arrow + 2);
      const question = rest.indexOf("?");
      const needs = question < 0 ? [] : ([...termOf(rest.slice(0, question)).of] as Trait[]);
      if (question >= 0) rest = rest.slice(question + 1);
      const times = /(?<=[)l])x(?=[a-z])/.exec(rest);
      const gains = (times ? rest.slice(0, times.index) : rest).split(/\+(?=[a-zA-Z])/).map(termOf);
      return {
        kind: text[0] as Kind,
        trigger,
        needs,
        gains,
        counter: times ? termOf(rest.slice(times.index + 1)) : null,
      };
    });
}
