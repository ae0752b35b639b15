import type { Event, Update } from "../../wire";
import type { Result, Session, Values } from "../module";
import { cardSign, rankOf, suitOf } from "../../components/card";
import { badgeOf, GRADES, valueOf, viewOf } from "./view";

type Speaker = Pick<Session, "t">;

/** "7 of hearts"; "Jack of spades, value 10". */
export function cardName(card: string, { t }: Speaker, value = true): string {
  const suit = suitOf(card);
  const name = suit ? t("w-card", { rank: t(`w-rank-${rankOf(card)}`), suit: t(`w-of-${suit}`) }) : t("w-jester");
  return value && badgeOf(card) !== undefined ? t("w-card-value", { card: name, value: valueOf(card) }) : name;
}

export const cardSigns = (cards: readonly string[]): string => cards.map(cardSign).join(" ");

const SEATS = "ABCD";

/** "7♥ A♣", "Yield": a short name of a move. */
export function moveLabel(move: string, session: Session): string {
  const [verb, ...rest] = move.split(" ");
  if (verb === "p" || verb === "d") return cardSigns(rest);
  if (verb === "n") {
    const seat = SEATS.indexOf(rest[0] ?? "");
    return seat === session.update.you ? session.t("w-name-self") : session.name(seat);
  }
  return session.has(`w-move-${verb}`) ? session.t(`w-move-${verb}`) : move;
}

/** One line of the log. Consecutive draws become one line, in the place of the last of them. */
export function describe(event: Event, session: Session): string {
  if (event.kind === "drew") return describeDraws(event, session);
  const facts = event.facts ?? {};
  const values: Values = { who: event.seat === null || event.seat === undefined ? "" : session.name(event.seat) };
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "number" || typeof value === "string") values[name] = value;
    if (Array.isArray(value)) values[name] = cardSigns(value as string[]);
  }
  if (typeof facts.enemy === "string") values.enemy = cardSign(facts.enemy);
  if (typeof facts.next === "number") values.next = session.name(facts.next);
  const message = `event-${event.kind}${manner(event.kind, facts)}`;
  return session.has(message) ? session.t(message, values) : "";
}

function manner(kind: string, facts: Record<string, unknown>): string {
  if (kind === "defeated" && facts.exact) return "-exact";
  if (kind === "won" && typeof facts.flips === "number") return `-${GRADES[facts.flips]}`;
  if (kind === "lost") return `-${String(facts.cause)}`;
  if (kind === "cancelled" && facts.woken) return "-woken";
  return "";
}

function describeDraws(event: Event, session: Session): string {
  const { log } = session;
  const at = log.lastIndexOf(event);
  if (at < 0) return draws([event], session);
  if (log[at + 1]?.kind === "drew") return "";
  let first = at;
  while (first > 0 && log[first - 1]?.kind === "drew") first--;
  return draws(log.slice(first, at + 1), session);
}

function draws(events: readonly Event[], session: Session): string {
  const drawn = new Map<number, (string | null)[]>();
  for (const event of events) {
    const seat = event.seat ?? 0;
    drawn.set(seat, [...(drawn.get(seat) ?? []), (event.facts?.card ?? null) as string | null]);
  }
  return [...drawn].map(([seat, cards]) => drawsOf(session.name(seat), cards, session)).join("; ");
}

function drawsOf(who: string, cards: (string | null)[], { t }: Speaker): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length) return t("event-drew", { who, card: cardSigns(known) });
  if (known.length) return t("event-drew-some", { who, count: cards.length, cards: cardSigns(known) });
  return t("event-drew-count", { who, count: cards.length });
}

/** Several events as lines of the log. */
export function describeAll(events: readonly Event[], session: Session): string[] {
  const lines: string[] = [];
  let run: Event[] = [];
  const flushRun = () => {
    if (run.length) lines.push(draws(run, session));
    run = [];
  };
  for (const event of events) {
    if (event.kind === "drew") {
      run.push(event);
      continue;
    }
    flushRun();
    lines.push(describe(event, session));
  }
  flushRun();
  return lines.filter(Boolean);
}

/** The end of the game in words. */
export function result(session: Session): Result {
  const { t } = session;
  const detail = (session.update.outcome?.detail ?? {}) as Record<string, unknown>;
  const won = detail.won === true;
  const lines: string[] = [];
  if (won && detail.grade) lines.push(t(`b-grade-${String(detail.grade)}`));
  if (!won) {
    const who = session.name(SEATS.indexOf(String(detail.lost_by ?? "A")));
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

/** The public number that belongs to a signal. */
export function signal(text: string, update: Update): Values {
  const view = viewOf(update);
  if (!view) return {};
  const counts: Record<string, number> = {
    hand: view.seats[update.you ?? 0]?.cards ?? 0,
    tavern: view.tavern.count,
    lazaret: view.lazaret.count,
    attack: view.enemy?.net ?? 0,
  };
  const count = counts[text.replace(/^s /, "")];
  return count === undefined ? {} : { count };
}
