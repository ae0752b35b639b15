import type { Event } from "../../wire";

/** Everything after the last decision of a seat; for watchers the newest turn. */
export function sinceOf(log: readonly Event[], seat: number | null): Event[] {
  const own = (event: Event): boolean =>
    seat === null ? event.kind === "turn" : event.kind === "did" && event.seat === seat && event.facts?.move !== "pass";
  const last = log.findLastIndex(own);
  return log.slice(last + 1).filter(({ kind }) => !kind.startsWith("table-"));
}

type Bets = [seat: number, stakes: Record<string, number>][];
interface Goods {
  gold: number;
}

/** Gold that an event moves, as pairs of a seat and a change. A tribute is reported, and then paid as coins. */
function coinsOf({ kind, seat, facts = {} }: Event): [unknown, number][] {
  switch (kind) {
    case "coins":
    case "balanced":
      return [[seat, Number(facts.amount)]];
    case "paid": // its amount is unknown while gold is hidden
      return [
        [seat, -Number(facts.gold ?? 0)],
        [facts.to, Number(facts.gold ?? 0)],
      ];
    case "traded": {
      const given = (facts.gives as Goods).gold - (facts.wants as Goods).gold;
      return [
        [seat, -given],
        [facts.to, given],
      ];
    }
    case "wagers": // the stakes leave the purses now; what comes back is reported when the bout is settled
      return (facts.bets as Bets).map(([better, stakes]) => [
        better,
        -Object.values(stakes).reduce((sum, stake) => sum + stake, 0),
      ]);
    case "settled":
      return [[seat, Number(facts.back)]];
    default:
      return [];
  }
}

/** How influence and open gold of each house have changed. */
export function changesOf(events: readonly Event[], seats: number): { influence: number; gold: number }[] {
  const changes = Array.from({ length: seats }, () => ({ influence: 0, gold: 0 }));
  const add = (seat: unknown, name: "influence" | "gold", amount: number): void => {
    const change = typeof seat === "number" ? changes[seat] : undefined;
    if (change) change[name] += amount;
  };
  for (const event of events) {
    if (event.kind === "influence") add(event.seat, "influence", Number(event.facts?.amount));
    for (const [seat, amount] of coinsOf(event)) add(seat, "gold", amount);
  }
  return changes;
}
