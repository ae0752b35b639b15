import type { Timing } from "../../wire";
import type { Values } from "../../games/module";

/** Time in words: how much of it people have, and what happens when it is over. */

type Say = (message: string, values?: Values) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "30 s", "10 min". */
export function amount(seconds: number, t: Say): string {
  return seconds >= 2 * MINUTE && seconds % MINUTE === 0
    ? t("time-minutes", { count: seconds / MINUTE })
    : t("time-seconds", { count: seconds });
}

/** "10 min + 10 s", "2 days": for lists and buttons. */
export function paceShort(clock: Timing | null | undefined, t: Say): string {
  if (!clock) return t("pace-none");
  if (clock.kind === "days") return t("time-days", { count: clock.time });
  return clock.kind === "bank" ? `${amount(clock.time, t)} + ${amount(clock.more ?? 0, t)}` : amount(clock.time, t);
}

/** How much time people have. */
export function paceWords(clock: Timing | null | undefined, t: Say): string {
  if (!clock) return t("pace-none");
  if (clock.kind === "bank") return t("pace-bank", { time: amount(clock.time, t), more: amount(clock.more ?? 0, t) });
  return t("pace-each", { time: paceShort(clock, t) });
}

/** What happens when it is over; some games have a word on it themselves. */
export function lateWords(clock: Timing, t: Say, game = "", has: (message: string) => boolean = () => false): string {
  const level = clock.level ?? "normal";
  const text = t(clock.takes_over ? "late-seat" : "late-once", { level: t(`level-${level}`) });
  return has(`late-note-${game}`) ? `${text} ${t(`late-note-${game}`)}` : text;
}

/** Time that is left: "1:05", "5 h 12 min", "2 days 3 h". */
export function remaining(seconds: number, t: Say): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  if (seconds < DAY)
    return t("time-left-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return t("time-left-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
}

/** The seconds that a full clock shows. */
export const whole = (clock: Timing): number => clock.time * (clock.kind === "days" ? DAY : 1);
