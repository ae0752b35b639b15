import type { Event } from "../wire";
import type { Session, Values } from "../games/module";

/** Lines of the log about the table itself. */

const SIGNS: Record<string, string> = { "+": "plus", "-": "minus", "0": "zero" };

/** "s +" -> "signal-plus"; "" for free talk. */
export function signalMessage(text: string): string {
  if (!text.startsWith("s ")) return "";
  const word = text.slice(2);
  return `signal-${SIGNS[word] ?? word}`;
}

export function describeTable(event: Event, session: Session): string {
  const facts = event.facts ?? {};
  const who = event.seat === null || event.seat === undefined ? "" : session.name(event.seat);
  if (event.kind === "table-said") return said(who, facts, session);
  if (event.kind === "table-again") return session.t("table-again");
  const values: Values = { who };
  for (const [name, value] of Object.entries(facts)) if (typeof value === "number" || typeof value === "string") values[name] = value;
  if (typeof facts.name === "string" && facts.name) values.who = facts.name;
  if (typeof facts.level === "string") values.level = session.has(`level-${facts.level}`) ? session.t(`level-${facts.level}`) : facts.level;
  return session.has(event.kind) ? session.t(event.kind, values) : "";
}

function said(who: string, facts: Record<string, unknown>, session: Session): string {
  const text = String(facts.text ?? "");
  const message = signalMessage(text);
  const values: Values = typeof facts.count === "number" ? { count: facts.count } : {};
  const words = message && session.has(message) ? session.t(message, values) : text;
  return session.t("table-said", { who, words });
}
