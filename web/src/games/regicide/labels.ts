import type { Update } from "../../wire";
import type { Session, Values } from "../module";
import { cardSign, rankOf, suitOf } from "../../components/card";
import { badgeOf, valueOf, viewOf } from "./view";

type Speaker = Pick<Session, "t">;

/** "7 of hearts"; "Jack of spades, value 10". */
export function cardName(card: string, { t }: Speaker, value = true): string {
  const suit = suitOf(card);
  const name = suit ? t("w-card", { rank: t(`w-rank-${rankOf(card)}`), suit: t(`w-of-${suit}`) }) : t("w-jester");
  return value && badgeOf(card) !== undefined ? t("w-card-value", { card: name, value: valueOf(card) }) : name;
}

const cardSigns = (cards: readonly string[]): string => cards.map(cardSign).join(" ");

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
