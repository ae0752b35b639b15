import type { Event } from "../../wire";

/** The last common reveal of sealed bids, and how it ended. */
export interface Reveal {
  /** Counts reveals, to distinguish one from the next. */
  number: number;
  lot: number;
  host: boolean;
  card: string;
  bids: [number, number][];
  /** Rounds before, which ended in a tie. */
  earlier: [number, number][][];
  winner: number | null;
  price: number;
  end: "tied" | "void";
}

/** Who has won which lot in this phase: by its number, the seat, or null where nobody wanted it. */
export function soldOf(log: readonly Event[]): Map<number, { seat: number | null; gold: number }> {
  const phase = log.findLastIndex(({ kind }) => kind === "phase");
  const ends = log.slice(phase + 1).filter(({ kind }) => kind === "won" || kind === "void");
  return new Map(
    ends.map(({ seat, facts }) => [Number(facts?.lot), { seat: seat ?? null, gold: Number(facts?.gold ?? 0) }]),
  );
}

const bidsOf = ({ facts }: Event): [number, number][] =>
  (facts?.bids as [number, number][]).toSorted(([one], [other]) => one - other);

/** The reveal of the host token, as long as it is the last thing that the market has shown. */
export function hostRevealOf(log: readonly Event[], lots: number): Reveal | null {
  const arena = log.findLastIndex(({ kind }) => kind === "phase");
  const reveal = revealOf(log.slice(0, Math.max(0, arena)), lots);
  return reveal?.host ? reveal : null;
}

export function revealOf(log: readonly Event[], lots: number): Reveal | null {
  const at = log.findLastIndex(({ kind }) => kind === "bids");
  const phase = log.findLastIndex(({ kind }) => kind === "phase");
  if (at < 0 || at < phase) return null;
  const lot = Number(log[at]!.facts?.lot);
  const after = log.slice(at + 1);
  const won = after.find(({ kind }) => kind === "won");
  const empty = after.find(({ kind }) => kind === "void");
  const shown = log
    .slice(phase < 0 ? 0 : phase, at)
    .findLast(({ kind, facts }) => kind === "lot" && facts?.lot === lot);
  return {
    number: log.slice(0, at).filter(({ kind }) => kind === "bids").length,
    lot,
    host: lot > lots,
    card: String(shown?.facts?.card ?? ""),
    bids: bidsOf(log[at]!),
    earlier: log
      .slice(phase + 1, at)
      .filter(({ kind, facts }) => kind === "bids" && facts?.lot === lot)
      .map(bidsOf),
    winner: won?.seat ?? null,
    price: Number(won?.facts?.gold ?? 0),
    end: empty ? "void" : "tied",
  };
}
