import type { Choice, Update } from "../../wire";

/** Answers of any game: which parts a move is made of, and choices that differ only in numbers. */

/** A word of a move, or the count of one: "d 3H 5C" -> "d", "3H", "5C". */
const wordsOf = (move: string): string[] => move.split(/[\s,]+/).filter(Boolean);

/** The parts of the question that a move names. */
export function parts(update: Update, move: string): string[] {
  const known = new Set(update.question?.parts ?? []);
  return wordsOf(move).filter((word) => known.has(word));
}

/** Chosen parts, or an amount, as the move that is offered for them; else as the offered moves are written. */
export function compose(update: Update, chosen: readonly string[]): string {
  const question = update.question;
  if (!question || !chosen.length) return "";
  const ordered = question.kind === "order";
  const key = (words: readonly string[]): string => (ordered ? [...words] : [...words].sort()).join(" ");
  const amount = question.kind === "amount" || question.kind === "bid";
  const named = (move: string): string[] => (amount ? (move.match(/\d+/g) ?? []).slice(-1) : parts(update, move));
  const offered = question.choices.find(({ move }) => key(named(move)) === key(chosen));
  if (offered) return offered.move;
  const pattern = question.choices.find(({ move }) => named(move).length)?.move ?? "";
  if (amount) return pattern.replace(/\d+(?!.*\d)/, chosen[0]!) || chosen.join(" ");
  const verb = wordsOf(pattern).filter((word) => !question.parts.includes(word));
  return [...verb, ...chosen].join(" ");
}

/** So many choices that differ only in numbers are picked number by number. */
const MANY = 8;

/** Choices with the same message, by the numbers in it. */
export interface Group {
  message: string;
  /** The names of the numbers, in the order in which they are picked. */
  keys: string[];
  choices: Choice[];
}

const numbersOf = (choice: Choice): [string, number][] =>
  Object.entries(choice.facts[0]?.values ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );

export const numberOf = (choice: Choice, key: string): number => Number(choice.facts[0]?.values?.[key] ?? 0);

/** The choices to be picked number by number; the others are answers of their own. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const keys = numbersOf(choice).map(([key]) => key);
    const message = choice.facts[0]?.message ?? "";
    const name = [message, ...keys].join(" ");
    if (!keys.length) continue;
    if (!found.has(name)) found.set(name, { message, keys, choices: [] });
    found.get(name)!.choices.push(choice);
  }
  return [...found.values()].filter(({ choices }) => choices.length > MANY);
}

/** The values that are left for a number when those before it are picked. */
export function valuesFor(group: Group, picked: Readonly<Record<string, number>>, at: number): number[] {
  const before = group.keys.slice(0, at);
  const left = group.choices.filter((choice) => before.every((key) => numberOf(choice, key) === picked[key]));
  return [...new Set(left.map((choice) => numberOf(choice, group.keys[at]!)))].sort((one, other) => one - other);
}

/** What is picked, moved to the nearest choice where it is none. */
export function settle(group: Group, picked: Readonly<Record<string, number>>): Record<string, number> {
  const settled: Record<string, number> = {};
  group.keys.forEach((key, at) => {
    const values = valuesFor(group, settled, at);
    const wanted = picked[key] ?? values[0]!;
    settled[key] = values.find((value) => value >= wanted) ?? values.at(-1)!;
  });
  return settled;
}

export const choiceAt = (group: Group, picked: Readonly<Record<string, number>>): Choice | undefined =>
  group.choices.find((choice) => group.keys.every((key) => numberOf(choice, key) === picked[key]));
