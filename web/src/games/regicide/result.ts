import type { Result, Session } from "../module";
import { LETTERS } from "../../lib/words.svelte";

/** The end of the game in words. */
export function result(session: Session): Result {
  const { t } = session;
  const detail = (session.update.outcome?.detail ?? {}) as Record<string, unknown>;
  const won = detail.won === true;
  const lines: string[] = [];
  if (won && detail.grade) lines.push(t(`b-grade-${String(detail.grade)}`));
  if (!won) {
    const who = session.name(LETTERS.indexOf(String(detail.lost_by ?? "A")));
    lines.push(t(`b-cause-${String(detail.cause).replace(" ", "-")}`, { who }));
    lines.push(t("b-last-damage", { damage: Number(detail.damage_on_last_enemy ?? 0) }));
  }
  const count = (name: string): number => Number(detail[name] ?? 0);
  lines.push(
    t("b-statistics", {
      turns: count("turns"),
      exact: count("exact_defeats"),
      yields: count("yields"),
      jesters: count("jesters_played"),
    }),
  );
  if ("flips_used" in detail) lines.push(t("b-flips-used", { flips: count("flips_used") }));
  const title = won ? t("b-result-won") : t("b-result-lost", { enemies: count("enemies_defeated") });
  return { won, title, lines };
}
