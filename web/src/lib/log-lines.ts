import type { Event, Fact } from "../wire";
import type { GameModule, Hidden, Session, Values } from "../games/module";
import { mutes } from "./mutes.svelte";
import { signalMessage } from "./signals";

/** Lines of the log: about the table itself, and those of the game, which the server makes. */

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

/** A line of the log; `number` is that of its event. */
export interface LogLine {
  number: number;
  text: string;
  ofTable: boolean;
  /** It follows from the line above. */
  below: boolean;
  faint: boolean;
}

/** In the words of the game. */
const WITHHELD: Fact = { message: "event-withheld" };

/** Events as lines of the log; those of a game are made by the server, as facts. */
export function describeAll(events: readonly Event[], session: Session, game: GameModule | null): LogLine[] {
  const hides = game?.hides?.(session);
  let before: Hidden = "";
  const lines = events.flatMap((event, number): LogLine[] => {
    if (event.kind.startsWith("table-"))
      return [{ number, text: describeTable(event, session), ofTable: true, below: false, faint: false }];
    const again = before === "withheld";
    before = event.kind === "withheld" ? "withheld" : (hides?.(event) ?? "");
    if (before === "withheld" && !again)
      return [{ number, text: session.describeFacts([WITHHELD]), ofTable: false, below: false, faint: true }];
    return before ? [] : linesOf(event, session).map((line) => ({ ...line, number }));
  });
  return lines.filter((line) => line.text);
}

/** What a player put into words is not shown where this browser mutes that player. */
function linesOf(event: Event, session: Session): Omit<LogLine, "number">[] {
  const muted = mutes.silences(event.seat, session.update);
  return (event.lines ?? []).map((line) => ({
    text: session.describeFacts(muted && line.muted?.length ? line.muted : line.facts),
    ofTable: false,
    below: line.below ?? false,
    faint: line.faint ?? false,
  }));
}
