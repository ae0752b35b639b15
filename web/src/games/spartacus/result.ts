import type { Result, Session } from "../module";

/** The end of the game in words. */
export function result(session: Session): Result {
  const { t, update } = session;
  const { outcome } = update;
  if (!outcome) return { won: null, title: "", lines: [] };
  const winner = outcome.winners[0] ?? 0;
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const ranks = (outcome.detail.ranks ?? []) as number[];
  const influence = (outcome.detail.influence ?? []) as number[];
  const places = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const lines = places.map(({ rank, seat }) =>
    t("w-result-seat", { rank, name: session.name(seat), influence: influence[seat] ?? 0 }),
  );
  return {
    won,
    title: won ? t("w-result-won") : t("w-result", { winner: session.name(winner) }),
    lines: [capital(t("ending", { by: String(outcome.detail.by) })), lines.join(" · ")],
  };
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
