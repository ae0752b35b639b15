import type { Event } from "../wire";
import type { GameModule, Line, Session, Values } from "../games/module";

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
  for (const [name, value] of Object.entries(facts))
    if (typeof value === "number" || typeof value === "string") values[name] = value;
  if (typeof facts.name === "string" && facts.name) values.who = facts.name;
  if (typeof facts.level === "string")
    values.level = session.has(`level-${facts.level}`) ? session.t(`level-${facts.level}`) : facts.level;
  return session.has(event.kind) ? session.t(event.kind, values) : "";
}

function said(who: string, facts: Record<string, unknown>, session: Session): string {
  const text = String(facts.text ?? "");
  const message = signalMessage(text);
  const values: Values = typeof facts.count === "number" ? { count: facts.count } : {};
  const words = message && session.has(message) ? session.t(message, values) : text;
  return session.t("table-said", { who, words });
}

/** A line of the log; `number` is that of the first event of its run. */
export interface LogLine {
  number: number;
  text: string;
  ofTable: boolean;
  faint: boolean;
}

/** Events as lines of the log: what belongs together stands in one line. */
export function describeAll(events: readonly Event[], session: Session, game: GameModule | null): LogLine[] {
  const lines: LogLine[] = [];
  let run: Event[] = [];
  const addRun = (before: number): void => {
    for (const { text, faint } of describeGame(run, session, game))
      lines.push({ number: before - run.length, text, ofTable: false, faint });
    run = [];
  };
  events.forEach((event, number) => {
    if (!event.kind.startsWith("table-")) return void run.push(event);
    addRun(number);
    lines.push({ number, text: describeTable(event, session), ofTable: true, faint: false });
  });
  addRun(events.length);
  return lines.filter((line) => line.text);
}

function describeGame(events: Event[], session: Session, game: GameModule | null): Line[] {
  if (!game || !events.length) return [];
  const lines = game.describeAll?.(events, session) ?? events.map((event) => game.describe(event, session));
  return lines.map((line) => (typeof line === "string" ? { text: line, faint: false } : line));
}
