import type { Result, Session } from "../module";
import { sideName } from "./labels";
import { numeral, viewOf } from "./view";

/** The end of the game in words. */
export function result(session: Session): Result {
  const { t, update } = session;
  const outcome = update.outcome;
  const view = viewOf(update);
  if (!outcome || !view) return { won: null, title: "", lines: [] };
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const winners = view.winners.map((side) => sideName(side, view, session)).join(", ");
  const shared = view.winners.length > 1;
  const title = won
    ? t(shared ? "w-result-shared" : "w-result-won")
    : view.players === 1
      ? t("w-result-lost-solo")
      : t("w-result", { winners, count: view.winners.length });
  const lines = [t(`w-by-${view.decided ?? "target"}`)];
  const standing = view.sides.map(({ wins }, side) => ({ side, wins })).sort((one, other) => other.wins - one.wins);
  lines.push(
    t("rounds-won", {
      wins: standing
        .map(({ side, wins }) => `${sideName(side, view, session)} ${wins ? numeral(wins) : "0"}`)
        .join(" · "),
    }),
  );
  return { won, title, lines };
}
