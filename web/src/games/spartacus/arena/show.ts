import type { Event } from "../../../wire";
import { diceOf, type Attack, type Defeat, type Dice, type Stakes } from "./model";
import type { View } from "../view";

/** A bout as its events describe it, and how it stands after so many of them. */

export interface Bout {
  /** The place in the log where it begins. */
  start: number;
  /** Everything that is shown of it, one step each. */
  events: Event[];
  /** Where each of them stands in the log, and at last the place behind the bout. */
  places: number[];
  /** The arena phase, or this bout of a showdown, is over. */
  closed: boolean;
}

const SHOWN = new Set([
  "entered",
  "replaced",
  "tribute",
  "wagers",
  "round",
  "initiative",
  "moved",
  "struck",
  "rerolled",
  "compared",
  "added",
  "stopped",
  "lost",
  "defeated",
  "favoured",
  "settled",
  "died",
  "spared",
]);
const CLOSING = new Set(["phase", "turn", "ended", "no-bout"]);
/** Decisions that are worth a look. */
const SAID = /^(first|second|net|reinit|up|down)$/;

function isShown({ kind, facts }: Event): boolean {
  return SHOWN.has(kind) || (kind === "did" && SAID.test(String(facts?.move)));
}

const isStart = ({ kind, facts }: Event): boolean => kind === "entered" && facts?.side === 1;

/** The bouts in a log from a place on, those with both their fighters. */
export function boutsOf(log: readonly Event[], from = 0): Bout[] {
  const starts = log.flatMap((event, at) => (at >= from && isStart(event) ? at : []));
  return starts.flatMap((start, number) => boutAt(log, start, starts[number + 1] ?? log.length) ?? []);
}
/** The last of them. */
export const boutOf = (log: readonly Event[]): Bout | null => boutsOf(log).at(-1) ?? null;

function boutAt(log: readonly Event[], start: number, next: number): Bout | null {
  const closing = log.findIndex(({ kind }, at) => at > start && at < next && CLOSING.has(kind));
  const end = closing < 0 ? next : closing;
  const places = log.flatMap((event, at) => (at >= start && at < end && isShown(event) ? at : []));
  const events = places.map((at) => log[at]!);
  const both = events.some(({ kind, facts }) => kind === "entered" && facts?.side === 2);
  return both ? { start, events, places: [...places, end], closed: end < log.length } : null;
}

/** Where the blow begins that decided a bout: players in a hurry see at least this. */
export function decisiveOf({ events }: Bout): number {
  const fall = events.findLastIndex(({ kind }) => kind === "defeated");
  const blow = events.slice(0, fall < 0 ? undefined : fall).findLastIndex(({ kind }) => kind === "struck");
  return Math.max(0, blow);
}

export interface Fighter {
  seat: number;
  card: string;
  gear: string[];
  dice: Dice;
  full: Dice;
  space: string | null;
  tribute: number;
}

/** Wounds that were added or stopped, and by which card. */
export interface Change {
  way: "added" | "stopped";
  wounds: number;
  card: string;
}

export interface Strike {
  /** The side that attacks. */
  side: number;
  kind: Attack;
  bySpeed: boolean;
  red: number[];
  black: number[];
  /** What comparing gave; null before that. */
  compared: number | null;
  wounds: number | null;
  changes: Change[];
  /** Wounds that the defender deals back. */
  counter: number;
  /** The die that was rolled again last. */
  rerolled: { line: "red" | "black"; old: number; die: number } | null;
  /** Dice that were taken away: whose, and which. */
  lost: { side: number; dice: Dice } | null;
}

export interface Frame {
  sides: Fighter[];
  round: number;
  /** Initiative dice of both sides, the newest roll. */
  rolls: [number[], number[]] | null;
  bets: [number, Stakes][] | null;
  strike: Strike | null;
  defeat: { side: number; kind: Defeat } | null;
  settled: { seat: number; staked: number; back: number }[];
  fate: "died" | "spared" | null;
  /** What has just happened. */
  last: Event | null;
}

/** How a bout stands after so many steps. */
export function frameOf(bout: Bout, steps: number, view: View): Frame {
  const frame: Frame = {
    sides: [],
    round: 0,
    rolls: null,
    bets: null,
    strike: null,
    defeat: null,
    settled: [],
    fate: null,
    last: null,
  };
  // Both fighters are known from the beginning.
  for (const event of bout.events) if (event.kind === "entered") enter(frame, event, view);
  for (const event of bout.events.slice(0, steps)) {
    APPLY[event.kind]?.(frame, event.facts ?? {}, event, view);
    if (event.kind !== "settled") frame.last = event;
  }
  return frame;
}

type Facts = Record<string, unknown>;
const sideOf = (frame: Frame, seat: number | null | undefined): number =>
  frame.sides.findIndex((side) => side.seat === seat);

function enter(frame: Frame, { seat, facts = {} }: Event, view: View): void {
  const card = String(facts.fighter);
  const full = diceOf(card, view);
  frame.sides[Number(facts.side) - 1] = {
    seat: seat!,
    card,
    gear: facts.gear as string[],
    dice: [...full],
    full,
    space: null,
    tribute: 0,
  };
}

const APPLY: Record<string, (frame: Frame, facts: Facts, event: Event, view: View) => void> = {
  replaced(frame, facts, _, view) {
    const side = frame.sides[Number(facts.side) - 1]!;
    side.card = String(facts.fighter);
    side.full = diceOf(side.card, view);
    side.dice = [...side.full];
  },
  tribute(frame, facts, { seat }) {
    const side = frame.sides[sideOf(frame, seat)];
    if (side) side.tribute += Number(facts.amount);
  },
  wagers(frame, facts) {
    frame.bets = [...(frame.bets ?? []), ...(facts.bets as [number, Stakes][])];
  },
  round(frame, facts) {
    frame.round = Number(facts.number);
    if (frame.round === 1) frame.sides.forEach((side, at) => (side.space = at ? "d7" : "d1"));
    frame.strike = null;
    frame.rolls = null;
  },
  initiative(frame, facts) {
    const rolls: [number[], number[]] = frame.rolls ? [...frame.rolls] : [[], []];
    for (const [seat, ...dice] of facts.rolls as number[][]) rolls[sideOf(frame, seat) as 0 | 1] = dice;
    frame.rolls = rolls;
  },
  moved(frame, facts, { seat }) {
    frame.sides[sideOf(frame, seat)]!.space = String(facts.space);
    frame.rolls = null;
  },
  struck(frame, facts, { seat }) {
    const [red, black] = [facts.red as number[], facts.black as number[]];
    frame.rolls = null;
    frame.strike = {
      side: sideOf(frame, seat),
      kind: facts.attack as Attack,
      bySpeed: Boolean(facts.by_speed),
      red: sorted(red),
      black: sorted(black),
      compared: null,
      wounds: null,
      changes: [],
      counter: 0,
      rerolled: null,
      lost: null,
    };
  },
  rerolled(frame, facts) {
    if (!frame.strike) return;
    const line = facts.line as "red" | "black";
    const [old, die] = [Number(facts.old), Number(facts.die)];
    const dice = [...frame.strike[line]];
    dice.splice(dice.indexOf(old), 1, die);
    frame.strike = { ...frame.strike, [line]: sorted(dice), rerolled: { line, old, die } };
  },
  compared(frame, facts) {
    if (frame.strike) frame.strike = { ...frame.strike, compared: Number(facts.wounds), wounds: Number(facts.wounds) };
  },
  added(frame, facts, { seat }) {
    if (frame.strike && sideOf(frame, seat) !== frame.strike.side)
      frame.strike = { ...frame.strike, counter: frame.strike.counter + Number(facts.wounds) };
    else change(frame, "added", facts);
  },
  stopped: (frame, facts) => change(frame, "stopped", facts),
  lost(frame, facts, { seat }) {
    const side = sideOf(frame, seat);
    const lost = facts.dice as Dice;
    const fighter = frame.sides[side]!;
    fighter.dice = fighter.dice.map((count, colour) => count - lost[colour]!) as Dice;
    if (frame.strike) frame.strike = { ...frame.strike, lost: { side, dice: lost } };
  },
  defeated(frame, facts, { seat }) {
    frame.defeat = { side: sideOf(frame, seat), kind: facts.defeat as Defeat };
  },
  settled(frame, facts, { seat }) {
    frame.settled = [...frame.settled, { seat: seat!, staked: Number(facts.staked), back: Number(facts.back) }];
  },
  died: (frame) => (frame.fate = "died"),
  spared: (frame) => (frame.fate = "spared"),
};

function change(frame: Frame, way: Change["way"], facts: Facts): void {
  if (!frame.strike) return;
  const wounds = Number(facts.wounds);
  frame.strike = {
    ...frame.strike,
    wounds: (frame.strike.wounds ?? 0) + (way === "added" ? wounds : -wounds),
    changes: [...frame.strike.changes, { way, wounds, card: String(facts.card) }],
  };
}

const sorted = (dice: readonly number[]): number[] => dice.toSorted((one, other) => other - one);

// --- Two lines of dice ---------------------------------------------------------------------------------

export interface Pairing {
  red: number | null;
  black: number | null;
  wound: boolean;
}
const UNBLOCKED = 3;

/** Both lines against each other from the top; who wins ties follows from the reported wounds. */
export function pairings(red: readonly number[], black: readonly number[], compared: number | null = null): Pairing[] {
  const pair = (ties: boolean): Pairing[] =>
    Array.from({ length: Math.max(red.length, black.length) }, (_, at) => {
      const [one, other] = [red[at] ?? null, black[at] ?? null];
      return {
        red: one,
        black: other,
        wound: one !== null && (other === null ? one >= UNBLOCKED : one > other || (ties && one === other)),
      };
    });
  const plain = pair(false);
  return compared === null || plain.filter(({ wound }) => wound).length === compared ? plain : pair(true);
}

/** How long the last step of a frame deserves to be looked at, in milliseconds at normal speed. */
const HOLD: Record<string, number> = {
  entered: 400,
  tribute: 700,
  wagers: 1200,
  round: 350,
  initiative: 900,
  did: 400,
  moved: 600,
  struck: 1200,
  rerolled: 1000,
  compared: 1200,
  added: 900,
  stopped: 900,
  lost: 900,
  defeated: 2000,
  favoured: 700,
  settled: 200,
  died: 1500,
  spared: 1300,
};
export const holdOf = (event: Event | undefined): number => HOLD[event?.kind ?? ""] ?? 600;
