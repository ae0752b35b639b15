import type { Event } from "../../wire";
import { countOf, isAttack, valueOf, type Line, type Pair, type Token, type Tokens } from "./view";

/** A match as its events describe it, and how it stands after so many of its tokens. */

export interface Drawn {
  cell: number;
  /** null is a break. */
  team: number | null;
  token: Token | null;
  result: "break" | "defence" | "repelled" | "miss" | "goal";
  strength: number;
  slot: number;
  /** 0 is the starting champion. */
  card: number;
  paid: number;
  dice: number[];
}

export interface Penalty {
  team: number;
  slot: number;
  card: number;
  goal: boolean;
  dice: number[];
}

/** What a match is drawn with, as it was when it began. */
export interface Field {
  /** All tokens of both sides. */
  boards: [Tokens, Tokens];
  breaks: number;
  /** Own defence tokens are so much stronger (GC-221). */
  walls: Pair;
  /** The cell that ends it. */
  end: number;
}

export interface Match {
  /** "r3f1", "final", "penalties". */
  name: string;
  teams: Pair;
  lines: [Line, Line];
  drawn: Drawn[];
  penalties: Penalty[];
  result: { goals: Pair; glory: Pair } | null;
  /** null for penalty throws. */
  field: Field | null;
  /** What belongs to it in the log, the line-up first. */
  events: Event[];
}

/** All matches in a log, the oldest first. */
export function matchesOf(log: readonly Event[]): Match[] {
  const found: Match[] = [];
  for (const event of log) {
    const facts = event.facts ?? {};
    if (event.kind === "lined") found.push(begun(event, facts));
    const match = event.kind === "penalty" ? found.at(-1) : found.findLast(({ name }) => name === facts.match);
    if (!match || event.kind === "lined") continue;
    if (event.kind === "penalty") match.penalties.push(facts as unknown as Penalty);
    else if (event.kind === "token")
      match.drawn.push({ token: null, strength: 0, slot: 0, card: 0, paid: 0, dice: [], ...facts } as unknown as Drawn);
    else if (event.kind === "result") match.result = facts as unknown as Match["result"];
    else continue;
    match.events.push(event);
  }
  return found;
}

function begun(event: Event, facts: Record<string, unknown>): Match {
  const field = facts.boards ? (facts as unknown as Field) : null;
  return {
    name: String(facts.match),
    teams: facts.teams as Pair,
    lines: facts.lines as [Line, Line],
    field,
    drawn: [],
    penalties: [],
    result: null,
    events: [event],
  };
}

/** Is it over: drawn to the end, or the throws decided? */
export const finished = (match: Match): boolean =>
  match.result !== null || (match.name === "penalties" && decided(match));
function decided({ penalties }: Match): boolean {
  const last = penalties.slice(-2);
  return penalties.length > 0 && penalties.length % 2 === 0 && last[0]!.goal !== last[1]!.goal;
}
/** How many steps a show of it has. */
export const lengthOf = (match: Match): number => match.drawn.length + match.penalties.length;

export interface Laid extends Drawn {
  /** 0 or 1; -1 is a break. */
  side: number;
  /** A used defence token, or an attack that scored. */
  turned: boolean;
}

/** The last attack: what was subtracted, and what the champions in the slots changed. */
export interface Attack extends Laid {
  value: number;
  guard: number;
  champions: number;
}

export interface Frame {
  cells: Laid[];
  goals: Pair;
  /** Face-up defence of both sides. */
  guards: Pair;
  attack: Attack | null;
  left: { tokens: [Tokens, Tokens]; breaks: number; count: number } | null;
}

/** How a match stands after so many tokens. */
export function frameOf(match: Match, steps: number): Frame {
  const cells: Laid[] = [];
  const goals: Pair = [0, 0];
  const guards: Pair = [0, 0];
  const walls = match.field?.walls ?? [0, 0];
  let attack: Attack | null = null;
  for (const one of match.drawn.slice(0, steps)) {
    const side = one.team === null ? -1 : match.teams.indexOf(one.team);
    const laid: Laid = { ...one, side, turned: one.result === "goal" };
    if (one.token === null || side < 0) attack = null;
    else if (!isAttack(one.token)) {
      guards[side]! += valueOf(one.token) + walls[side]!;
      attack = null;
    } else {
      const other = 1 - side;
      const [value, guard] = [valueOf(one.token), guards[other]!];
      attack = { ...laid, value, guard, champions: one.strength - value + guard };
      for (const cell of cells) if (cell.side === other && cell.result === "defence") cell.turned = true;
      guards[other] = 0;
      if (one.result === "goal") goals[side]!++;
    }
    cells.push(laid);
  }
  return { cells, goals, guards, attack, left: leftIn(match, cells) };
}

/** What is still in the bag. */
function leftIn({ field }: Match, cells: readonly Laid[]): Frame["left"] {
  if (!field) return null;
  const tokens: [Tokens, Tokens] = [{ ...field.boards[0] }, { ...field.boards[1] }];
  let { breaks } = field;
  for (const { side, token } of cells) {
    if (side < 0 || token === null) breaks--;
    else tokens[side as 0 | 1][token] = (tokens[side as 0 | 1][token] ?? 0) - 1;
  }
  return { tokens, breaks, count: countOf(tokens[0]) + countOf(tokens[1]) + breaks };
}

/** How long the last token of a frame deserves to be looked at, in milliseconds at normal speed. */
export function holdOf(match: Match, steps: number): number {
  const one = match.drawn[steps - 1];
  if (match.name === "penalties") return steps ? 1900 : 1200;
  if (!one) return 1500;
  return { break: 700, defence: 950, repelled: 1900, miss: 2400, goal: 3100 }[one.result];
}
