import type { Session } from "../module";
import { inTeams, schoolOf, strengthOf, ZERO_WORTH, type Player, type View } from "./view";

type Speaker = Pick<Session, "t">;

/** "Blue 10". */
export const cardSign = (card: string, { t }: Speaker): string =>
  t("card-short", { school: schoolOf(card), strength: strengthOf(card) });

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

export const moveLabel = (move: string, session: Session): string =>
  session.has(`w-move-${move}`) ? session.t(`w-move-${move}`) : cardSign(move, session);
