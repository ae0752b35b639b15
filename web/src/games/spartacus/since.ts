import type { Event } from "../../wire";

/** Everything after the last decision of a seat; for watchers the newest turn. */
export function sinceOf(log: readonly Event[], seat: number | null): Event[] {
  const own = (event: Event): boolean => (seat === null ? event.kind === "turn" : event.kind === "did" && event.seat === seat && event.facts?.move !== "pass");
  const last = log.findLastIndex(own);
  return log.slice(last + 1).filter(({ kind }) => !kind.startsWith("table-"));
}

/** How influence and open gold of each house have changed. */
export function changesOf(events: readonly Event[], seats: number): { influence: number; gold: number }[] {
  const changes = Array.from({ length: seats }, () => ({ influence: 0, gold: 0 }));
  const add = (seat: unknown, name: "influence" | "gold", amount: number): void => {
    const change = typeof seat === "number" ? changes[seat] : undefined;
    if (change) change[name] += amount;
  };
  for (const { kind, seat, facts = {} } of events) {
    if (kind === "influence") add(seat, "influence", Number(facts.amount));
    else if (kind === "coins" || kind === "balanced" || kind === "tribute") add(seat, "gold", Number(facts.amount));
    else if (kind === "paid" && facts.gold !== null) {
      add(seat, "gold", -Number(facts.gold));
      add(facts.to, "gold", Number(facts.gold));
    } else if (kind === "settled") add(seat, "gold", Number(facts.back));
  }
  return changes;
}
