import type { Result, Session } from "../games/module";

/** The end of a game that has no words of its own for it: who has won, and the scores. */
export function plainResult(session: Pick<Session, "update" | "t" | "name">): Result {
  const { update, t } = session;
  const name = (seat: number): string => session.name(seat);
  const outcome = update.outcome;
  if (!outcome) return { won: null, title: t("game-over"), lines: [] };
  const winners = outcome.winners.map(name).join(", ");
  return {
    won: update.you === null ? null : outcome.winners.includes(update.you),
    title: winners ? t("winners", { winners, count: outcome.winners.length }) : t("game-over"),
    lines: outcome.scores.map((score, seat) => t("score-line", { name: name(seat), score })),
  };
}
