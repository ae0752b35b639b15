import type { Event } from "../../../wire";
import type { Session, Values } from "../../module";
import type { View } from "../view";
import { lostWords } from "../labels";
import { cardName, ROMAN } from "./model";
import type { Frame } from "./show";

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** What has just happened in the arena, as a sentence. */
export function sentence(frame: Frame, view: View, session: Session): string {
  const event = frame.last;
  if (!event) return "";
  const { t } = session;
  const facts = event.facts ?? {};
  const side = frame.sides.findIndex(({ seat }) => seat === event.seat);
  const fighter = side < 0 ? "" : `${ROMAN[side]} ${cardName(frame.sides[side]!.card, view, session)}`;
  const values: Values = {
    fighter,
    who: event.seat === null || event.seat === undefined ? "" : session.name(event.seat),
  };
  switch (event.kind) {
    case "round":
      return t("w-arena-said-round", { round: frame.round });
    case "initiative":
      return t("w-arena-said-initiative", { one: sum(frame.rolls?.[0] ?? []), two: sum(frame.rolls?.[1] ?? []) });
    case "moved":
      return t("w-arena-said-moved", { ...values, space: String(facts.space) });
    case "struck":
      return t(facts.attack === "j" ? "w-arena-said-threw" : "w-arena-said-struck", values);
    case "rerolled":
      return t("w-arena-said-rerolled", { ...values, old: Number(facts.old), die: Number(facts.die) });
    case "compared":
      return t("w-arena-wounds", { count: Number(facts.wounds) });
    case "added":
    case "stopped":
      return t(`w-arena-said-${event.kind}`, {
        card: cardName(String(facts.card), view, session),
        count: Number(facts.wounds),
      });
    case "lost":
      return t("w-arena-said-lost", { ...values, dice: lostWords(facts.dice as number[], session) });
    case "defeated":
      return t(`w-arena-said-${String(facts.defeat)}`, values);
    case "settled":
      return t("w-arena-said-settled", { ...values, staked: Number(facts.staked), back: Number(facts.back) });
    default:
      return otherSentence(event, view, session, values);
  }
}

function otherSentence({ kind, facts = {} }: Event, view: View, session: Session, values: Values): string {
  const { t } = session;
  const card = typeof facts.card === "string" ? cardName(facts.card, view, session) : "";
  switch (kind) {
    case "favoured":
      return t(facts.champion ? "w-arena-said-champion" : "w-arena-said-favoured", { card });
    case "died":
    case "spared":
      return t(`w-arena-said-${kind}`, { card });
    case "did":
      return t(`w-arena-said-${String(facts.move)}`, values);
    case "entered":
      return t("w-arena-said-entered", values);
    case "tribute":
      return t("w-arena-said-tribute", { ...values, gold: Number(facts.amount) });
    case "wagers":
      return t("w-arena-said-wagers");
    case "replaced":
      return t("w-arena-said-replaced", {
        old: cardName(String(facts.old), view, session),
        fighter: cardName(String(facts.fighter), view, session),
      });
    default:
      return "";
  }
}
