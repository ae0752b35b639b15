import type { Question, Update } from "../../wire";
import { isAttack, SLOTS, valueOf, type Line, type Token } from "./view";

/** What is asked, by the name of its question; the three questions for a line-up are one. */
export type Ask =
  | "fan"
  | "prepare"
  | "shop"
  | "sack"
  | "order"
  | "upgrade-attack"
  | "upgrade-defence"
  | "return-attack"
  | "return-defence"
  | "line";

export function askOf(question: Question | null): Ask | "" {
  const name = question?.prompt.message.replace(/^ask-/, "") ?? "";
  return (name.startsWith("line") ? "line" : name) as Ask | "";
}

// --- Line-ups: the part "12@3" is champion 12 in slot 3 -----------------------------------------------

export const placed = (card: number, slot: number): string => `${card}@${slot + 1}`;

export function lineOf(chosen: readonly string[]): Line {
  const line: Line = SLOTS.map(() => null);
  for (const part of chosen) {
    const [card, slot] = part.split("@").map(Number);
    if (card && slot) line[slot - 1] = card;
  }
  return line;
}
export const partsOfLine = (line: Line): string[] =>
  line.flatMap((card, slot) => (card === null ? [] : [placed(card, slot)]));

/** A champion goes into a slot, or to the bench (null); the champion that stood there takes the place it came from. */
export function move(line: Line, card: number, slot: number | null): Line {
  const from = line.indexOf(card);
  const now = [...line];
  const other = slot === null ? null : now[slot]!;
  if (from >= 0) now[from] = slot === null ? null : other;
  if (slot !== null) now[slot] = card;
  return now;
}

const readLine = (text: string): Line =>
  text
    .slice(1)
    .split("/")
    .map((word) => (word === "-" ? null : Number(word)));
const writeLine = (line: Line): string => `X${line.map((card) => card ?? "-").join("/")}`;

// --- Answers and their parts --------------------------------------------------------------------------

const isCard = (part: string): boolean => /^\d+$/.test(part);
const isToken = (part: string): boolean => /^[ad][1-4]$/.test(part);
const cardsOf = (chosen: readonly string[]): string =>
  chosen
    .filter(isCard)
    .sort((one, other) => Number(one) - Number(other))
    .map((card) => `-${card}`)
    .join("");

/** The chosen parts as an answer: cards to discard, tokens to train, champions in slots; or the answer itself. */
export function compose(update: Update, chosen: readonly string[]): string {
  const ask = askOf(update.question);
  const first = chosen[0];
  if (!first) return "";
  if (ask === "line") return writeLine(lineOf(chosen));
  if (ask === "prepare") return `P${cardsOf(chosen)}`;
  if (ask !== "shop") return first;
  if (isCard(first)) return `S${cardsOf(chosen)}`;
  if (isToken(first)) return (isAttack(first) ? "TA" : "TD") + chosen.map(valueOf).join(".");
  return first;
}

/** The parts of an answer; [] for one that is a button of its own. */
export function parts(update: Update, move: string): string[] {
  const ask = askOf(update.question);
  if (move === "resign") return [];
  if (ask === "line") return partsOfLine(readLine(move));
  if (ask !== "prepare" && ask !== "shop") return [];
  if (/^[PS]-/.test(move)) return move.slice(2).split("-");
  if (/^T[AD]/.test(move))
    return move
      .slice(2)
      .split(".")
      .map((value) => move[1]!.toLowerCase() + value);
  return move === "P" || move === "E" ? [] : [move];
}

/** Tokens that can be chosen next, after some others: of a training the next step, else the answers themselves. */
export function nextTokens(question: Question | null, chosen: readonly string[]): Set<Token> {
  const ask = askOf(question);
  const found = new Set<Token>();
  if (!question) return found;
  if (/^(upgrade|return)-/.test(ask)) for (const { move } of question.choices) found.add(move.slice(1));
  if (ask !== "shop") return found;
  const before = chosen.filter(isToken);
  for (const { move } of question.choices) {
    if (!/^T[AD]/.test(move)) continue;
    const steps = move
      .slice(2)
      .split(".")
      .map((value) => move[1]!.toLowerCase() + value);
    if (steps.length > before.length && before.every((token, at) => token === steps[at]))
      found.add(steps[before.length]!);
  }
  return found;
}

export const tokensChosen = (chosen: readonly string[]): Token[] => chosen.filter(isToken);
export const cardsChosen = (chosen: readonly string[]): number[] => chosen.filter(isCard).map(Number);
export const may = (question: Question | null, answer: string): boolean =>
  question?.choices.some(({ move }) => move === answer) ?? false;
