import type { Event } from "../../wire";
import { schoolOf, strengthOf, worth, type School, type View } from "./view";

/** One card that counts in the favour of a pile. */
export interface Counted {
  card: string;
  favour: number;
}

/**
 * The cards with favour in each side's pile at the end of a round, the 0 of the strongest school last: the whole round is
 * open when it has been scored. Null where this page has not heard all of it.
 */
export function counted(log: readonly Event[], round: number, view: View): Counted[][] | null {
  const end = log.findIndex(({ kind, facts }) => kind === "scored" && facts?.round === round);
  const start = log.findIndex(({ kind, facts }) => kind === "round" && facts?.round === round);
  if (start < 0 || end < start) return null;
  const strongest = log[end]!.facts?.strongest as School;
  const piles: Counted[][] = view.sides.map(() => []);
  let arena: string[] = [];
  for (const { kind, seat, facts } of log.slice(start, end)) {
    if (kind === "withheld" || kind === "table-undone") return null;
    if (kind === "played" || kind === "wandered") arena.push(String(facts?.card));
    if (kind !== "bout") continue;
    const side = facts?.wanderers ? 1 : (view.seats[seat ?? 0]?.side ?? 0);
    piles[side]?.push(
      ...arena.map((card) => ({ card, favour: worth(card, view, strongest) })).filter(({ favour }) => favour !== 0),
    );
    arena = [];
  }
  const zero = ({ card }: Counted): number => (strengthOf(card) === 0 && schoolOf(card) === strongest ? 1 : 0);
  return piles.map((pile) =>
    pile.sort((one, other) => zero(one) - zero(other) || strengthOf(other.card) - strengthOf(one.card)),
  );
}

/** Was there an 8 in the player's pile at the end of a solo round? */
export const hadEight = (log: readonly Event[], round: number): boolean | undefined =>
  log.find(({ kind, facts }) => kind === "scored" && facts?.round === round)?.facts?.eight as boolean | undefined;
