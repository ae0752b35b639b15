import type { Update } from "../../wire";

const CARD = /^[BNGPY](\d|1[0-5])$/;

/** A move is one card: the one chosen last. */
export const compose = (_update: Update, chosen: readonly string[]): string => chosen.at(-1) ?? "";

/** The card of a move; [] for resigning. */
export const parts = (_update: Update, move: string): string[] => (CARD.test(move) ? [move] : []);

/** The cards that may be played now. */
export const legal = (update: Update): Set<string> => new Set((update.question?.choices ?? []).map(({ move }) => move));

/** The teams of the seats A, B, C … for each split (6.4 of the specification). */
const SPLITS: Record<number, Record<string, string>> = {
  4: { "2+2": "1212" },
  5: { "2+2+1": "12123", "3+2": "12121" },
  6: { "2+2+2": "123123", "3+3": "121212" },
  7: { "2+2+2+1": "1231234", "3+2+2": "1213123" },
  8: { "2+2+2+2": "12341234", "4+4": "12121212" },
};

/** The team of each seat at a table with these options, counted from 1; null where everybody plays alone. */
export function teams(players: number, options: Readonly<Record<string, string>>): number[] | null {
  const splits = SPLITS[players];
  if (!splits || options.mode !== "teams") return null;
  const parted = (options.split ?? "auto").split("+").sort().reverse().join("+");
  const seats = options.split === "auto" || !options.split ? Object.values(splits)[0] : splits[parted];
  return seats ? [...seats].map(Number) : null;
}

/** What can be written into an option with free text. */
export function suggest(option: string, players: number): string[] {
  if (option === "split") return Object.keys(SPLITS[players] ?? {});
  if (option === "schools") return schoolSets(players <= 3 ? 3 : 4);
  return [];
}

/** All sets of so many schools. */
function schoolSets(size: number, from = "BNGPY"): string[] {
  if (size === 0) return [""];
  return [...from].flatMap((school, at) => schoolSets(size - 1, from.slice(at + 1)).map((rest) => school + rest));
}
