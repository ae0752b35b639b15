import type { Event } from "../../wire";
import { better, BREAKS, cardOf, countOf, isAttack, valueOf, type Line, type Pair, type Token, type Tokens, type View } from "./view";

/** A match as its events tell it, and how it stands after so many of its tokens. */

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

export interface Match {
  /** "r3f1", "final", "penalties". */
  name: string;
  teams: Pair;
  lines: [Line, Line];
  drawn: Drawn[];
  penalties: Penalty[];
  result: { goals: Pair; glory: Pair } | null;
  /** All tokens of both sides when it began; null where that cannot be known any more. */
  boards: [Tokens, Tokens] | null;
  /** What belongs to it in the log, the line-up first. */
  events: Event[];
}

/** All matches that a log tells of, the oldest first. */
export function matchesOf(log: readonly Event[], view: View): Match[] {
  const found: Match[] = [];
  log.forEach((event, place) => {
    const facts = event.facts ?? {};
    if (event.kind === "lined") found.push(begun(event, facts, log.slice(place + 1), view));
    const match = event.kind === "penalty" ? found.at(-1) : found.findLast(({ name }) => name === facts.match);
    if (!match || event.kind === "lined") return;
    if (event.kind === "penalty") match.penalties.push(facts as unknown as Penalty);
    else if (event.kind === "token") match.drawn.push({ token: null, strength: 0, slot: 0, card: 0, paid: 0, dice: [], ...facts } as unknown as Drawn);
    else if (event.kind === "result") match.result = facts as unknown as Match["result"];
    else return;
    match.events.push(event);
  });
  return found;
}

function begun(event: Event, facts: Record<string, unknown>, later: readonly Event[], view: View): Match {
  const teams = facts.teams as Pair;
  const known = !later.some(({ kind }) => kind === "shown");
  const boards = known ? (teams.map((team) => boardThen(team, later, view)) as [Tokens, Tokens]) : null;
  return { name: String(facts.match), teams, lines: facts.lines as [Line, Line], drawn: [], penalties: [], result: null, boards, events: [event] };
}

/** The board of a team before what has happened to it since. */
function boardThen(team: number, later: readonly Event[], view: View): Tokens {
  const machine = view.automa?.team === team;
  const board = { ...(machine ? view.automa!.board : view.seats[team]?.board) };
  const put = (token: Token, count: number) => (board[token] = (board[token] ?? 0) + count);
  for (const { kind, seat, facts = {} } of later.toReversed()) {
    if (machine && kind === "round") for (const token of facts.automa as Token[]) put(token, -1);
    if (machine || seat !== team) continue;
    const token = facts.token as Token;
    if (kind === "added") put(token, -1);
    if (kind === "returned") put(token, 1);
    if (kind === "upgraded") {
      put(better(token), -1);
      put(token, 1);
    }
  }
  return board;
}

/** Is it over: drawn to the end, or the throws decided? */
export const finished = (match: Match): boolean => match.result !== null || (match.name === "penalties" && decided(match));
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

/** Own defence tokens are so much stronger in a match (GC-221). */
const wall = (line: Line, view: View): number => line.filter((card) => card !== null && /\bdef\(-1\)/.test(cardOf(view, card)?.effect ?? "")).length;

/** How a match stands after so many tokens. */
export function frameOf(match: Match, steps: number, view: View): Frame {
  const cells: Laid[] = [];
  const goals: Pair = [0, 0];
  const guards: Pair = [0, 0];
  const walls = match.lines.map((line) => wall(line, view));
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
function leftIn({ boards }: Match, cells: readonly Laid[]): Frame["left"] {
  if (!boards) return null;
  const tokens: [Tokens, Tokens] = [{ ...boards[0] }, { ...boards[1] }];
  let breaks = BREAKS;
  for (const { side, token } of cells) {
    if (side < 0 || token === null) breaks--;
    else tokens[side as 0 | 1][token] = (tokens[side as 0 | 1][token] ?? 0) - 1;
  }
  const counts = [...Object.values(tokens[0]), ...Object.values(tokens[1]), breaks];
  return counts.some((count) => count < 0) ? null : { tokens, breaks, count: countOf(tokens[0]) + countOf(tokens[1]) + breaks };
}

/** How long the last token of a frame deserves to be looked at, in milliseconds at normal speed. */
export function holdOf(match: Match, steps: number): number {
  const one = match.drawn[steps - 1];
  if (match.name === "penalties") return steps ? 1900 : 1200;
  if (!one) return 1500;
  return { break: 700, defence: 950, repelled: 1900, miss: 2400, goal: 3100 }[one.result];
}
