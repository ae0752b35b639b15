import type { Event } from "../../wire";
import type { Line, Result, Session, Values } from "../module";
import { numeral, schoolOf, strengthOf, viewOf, ZERO_WORTH, figure, inTeams, type Player, type View } from "./view";

type Speaker = Pick<Session, "t">;

/** "Blue 10". */
export const cardSign = (card: string, { t }: Speaker): string =>
  t("w-card-short", { school: schoolOf(card), strength: strengthOf(card) });

/** "Blue Fists 10, favour 1, challenge". */
export function cardName(card: string, favour: number, { t }: Speaker, challenge = false): string {
  const values = {
    card: t("w-card", { school: t(`w-school-${schoolOf(card)}`), strength: strengthOf(card) }),
    favour: String(favour).replace("-", "−"),
  };
  const name = strengthOf(card) === 0 ? t("w-card-zero", { ...values, most: ZERO_WORTH }) : t("w-card-favour", values);
  return challenge ? t("w-card-challenge", { card: name }) : name;
}

export const playerName = (player: Player, session: Session): string =>
  player === "W" ? session.t("w-wanderers") : session.name(player);

/** A player by name, a team by its number, the wanderers. */
export function sideName(side: number, view: View, session: Session): string {
  if (view.players === 1) return playerName(side === 1 ? "W" : 0, session);
  return inTeams(view) ? session.t("w-team", { number: side + 1 }) : session.name(side);
}

const sideNames = (sides: readonly number[], session: Session): string => {
  const view = viewOf(session.update);
  return view ? sides.map((side) => sideName(side, view, session)).join(", ") : "";
};

/** One line of the log; "" for what has no words. */
export function describe(event: Event, session: Session): string {
  const facts = event.facts ?? {};
  const values: Values = { who: typeof event.seat === "number" ? session.name(event.seat) : "" };
  for (const [name, value] of Object.entries(facts))
    if (typeof value === "number" || typeof value === "string") values[name] = value;
  if (typeof facts.card === "string") values.card = cardSign(facts.card, session);
  if (typeof facts.dealer === "number") values.dealer = session.name(facts.dealer);
  if (Array.isArray(facts.winners)) values.winners = sideNames(facts.winners as number[], session);
  if (Array.isArray(facts.totals))
    values.totals = (facts.totals as number[])
      .map((total, side) => `${sideNames([side], session)} ${figure(total)}`)
      .join(", ");
  const special = `event-${event.kind}-${manner(event, session)}`;
  const message = session.has(special) ? special : `event-${event.kind}`;
  return session.has(message) ? session.t(message, values) : "";
}

function manner({ kind, facts = {} }: Event, session: Session): string {
  const solo = viewOf(session.update)?.players === 1;
  if (kind === "round") return solo ? "solo" : "";
  if (kind === "played" || kind === "wandered") return facts.challenge ? "challenge" : "";
  if (kind === "drew") return facts.card ? "" : "hidden";
  if (kind === "bout") return facts.wanderers ? "wanderers" : "";
  if (kind === "scored") return solo && !facts.eight ? "no-eight" : "";
  return kind === "ended" ? String(facts.by) : "";
}

/**
 * The bouts of the running round before the last completed one: nobody may look at them (GM-321). The server sends none
 * of them again; what this page has heard before must not be shown either.
 */
export function withheld(log: readonly Event[]): Set<Event> {
  const hidden = new Set<Event>();
  let bouts = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]!;
    if (["scored", "round", "ended"].includes(event.kind)) break;
    if (event.kind === "bout") bouts++;
    if (bouts > 1 && !event.kind.startsWith("table-")) hidden.add(event);
  }
  return hidden;
}

/** Several events as lines of the log; what may not be looked at is one faint line. */
export function describeAll(events: readonly Event[], session: Session): (string | Line)[] {
  const hidden = session.past ? new Set<Event>() : withheld(session.log);
  const lines: (string | Line)[] = [];
  let silent = false;
  for (const event of events) {
    const concealed = event.kind === "withheld" || hidden.has(event);
    if (!concealed) lines.push(describe(event, session));
    else if (!silent) lines.push({ text: session.t("event-withheld"), faint: true });
    silent = concealed;
  }
  return lines.filter((line) => line !== "");
}

export const moveLabel = (move: string, session: Session): string =>
  session.has(`w-move-${move}`) ? session.t(`w-move-${move}`) : cardSign(move, session);

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
    t("w-result-wins", {
      wins: standing
        .map(({ side, wins }) => `${sideName(side, view, session)} ${wins ? numeral(wins) : "0"}`)
        .join(" · "),
    }),
  );
  return { won, title, lines };
}
