import type { Update } from "../../wire";
import { LETTERS } from "../../lib/words.svelte";
import type { Session } from "../module";
import type { School } from "./view";

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

/** Every way to split so many players into teams; the schools have a field of their own. */
export const values = (option: string, players: number): string[] =>
  option === "split" ? Object.keys(SPLITS[players] ?? {}) : [];

export const SCHOOLS: School[] = ["B", "N", "G", "P", "Y"];

/** How many schools take part with so many players (GM-006 to GM-011). */
export const schoolsNeeded = (players: number): number => (players <= 3 ? 3 : players === 4 ? 4 : 5);

/** Teams are an option of team play only. */
export const offers = (option: string, options: Readonly<Record<string, string>>): boolean =>
  options.mode === "teams" || !["split", "team_target"].includes(option);

/** "2 against 2 (A C – B D)", "Blue Fists, Pink Axes, Yellow Shields". */
export function valueWords(option: string, value: string, players: number, t: Session["t"]): string | undefined {
  if (option === "schools" && value !== "random") return [...value].map((school) => t(`w-school-${school}`)).join(", ");
  const split = value === "auto" ? Object.keys(SPLITS[players] ?? {})[0] : value;
  const seats = SPLITS[players]?.[split ?? ""];
  if (option !== "split" || !split || !seats) return undefined;
  const teams = split
    .split("+")
    .map((_, team) =>
      [...seats].flatMap((digit, seat) => (Number(digit) === team + 1 ? LETTERS[seat]! : [])).join(" "),
    );
  const text = `${split.replaceAll("+", ` ${t("w-against")} `)} (${teams.join(" – ")})`;
  return value === "auto" ? t("w-split-usual", { split: text }) : text;
}
