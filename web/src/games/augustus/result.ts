import type { Result, Session } from "../module";
import { viewOf, type View } from "./view";

/** Seats with their rank, the best first. */
export function ranking(view: View, ranks: readonly number[] | undefined): { seat: number; rank: number }[] {
  return view.seats
    .map(({ seat }) => ({ seat, rank: ranks?.[seat] ?? 0 }))
    .sort(
      (one, other) => one.rank - other.rank || view.seats[other.seat]!.score.total - view.seats[one.seat]!.score.total,
    );
}

/** The end of the game in words. */
export function result(session: Session): Result {
  const { t, update } = session;
  const { outcome } = update;
  const view = viewOf(update);
  if (!outcome || !view) return { won: null, title: "", lines: [] };
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const shared = outcome.winners.length > 1;
  const winners = outcome.winners.map((seat) => session.name(seat)).join(", ");
  const title = won
    ? t(shared ? "w-result-shared" : "w-result-won")
    : t("w-result", { winners, count: outcome.winners.length });
  const scores = ranking(view, outcome.detail.ranks as number[]).map(({ seat, rank }) =>
    t("w-result-seat", { rank, name: session.name(seat), points: view.seats[seat]!.score.total }),
  );
  const lines = outcome.detail.by === "resigned" ? [t("w-by-resigned")] : [];
  return { won, title, lines: [...lines, scores.join(" · ")] };
}
