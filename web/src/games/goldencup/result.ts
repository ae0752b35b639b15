import type { Result, Session } from "../module";
import { teamName } from "./labels";
import { theatreOf } from "./theatre.svelte";
import { viewOf, type Score, type View } from "./view";

/** Seats with their rank, the best first. */
export function ranking(view: View, ranks: readonly number[] | undefined): { seat: number; rank: number }[] {
  const worth = (seat: number): number => view.seats[seat]!.score?.total ?? view.seats[seat]!.glory;
  return view.seats
    .map(({ seat }) => ({
      seat,
      rank: ranks?.[seat] ?? 1 + view.seats.filter((other) => worth(other.seat) > worth(seat)).length,
    }))
    .sort((one, other) => one.rank - other.rank || worth(other.seat) - worth(one.seat));
}
export const LINES: (keyof Score)[] = ["glory", "track", "end", "fan", "total"];

/** The end of the game in words; not before the last match was seen. */
export function result(session: Session): Result {
  const { t, update } = session;
  const { outcome } = update;
  const view = viewOf(update);
  if (!outcome || !view) return { won: null, title: "", lines: [] };
  if (theatreOf(session).live) return { won: null, title: t("w-result-soon"), lines: [] };
  const winner = Number(outcome.detail.winner);
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const title = won ? t("w-result-won") : t("w-result", { winner: teamName(winner, view, session) });
  const totals = outcome.detail.totals as number[];
  const lines = ranking(view, outcome.detail.ranks as number[]).map(({ seat, rank }) =>
    t("w-result-seat", { rank, name: session.name(seat), total: totals[seat] ?? 0 }),
  );
  const summary = [t(`w-by-${String(outcome.detail.by)}`), lines.join(" · ")];
  if (typeof outcome.detail.grade === "string")
    summary.push(
      t("w-result-solo", {
        level: t("solo-level", { level: String(outcome.detail.level) }),
        grade: t("grade", { grade: outcome.detail.grade }),
        margin: Number(outcome.detail.margin),
      }),
    );
  return { won, title, lines: summary };
}
