import type { Session } from "../module";
import { throwerName } from "./labels";
import type { Attack } from "./show";
import type { View } from "./view";

/** The last attack as a sentence: "4 − 2 = 2, slot 2, needs 5 or 6, rolled 3: miss" (specification 11). */
export function attackSentence(attack: Attack, faces: number[][], view: View | null, session: Session): string {
  const { t } = session;
  const terms = [
    String(attack.value),
    attack.guard ? `− ${attack.guard}` : "",
    attack.champions ? `${attack.champions > 0 ? "+" : "−"} ${Math.abs(attack.champions)}` : "",
  ]
    .filter(Boolean)
    .join(" ");
  const sum =
    terms === String(attack.strength)
      ? terms
      : `${terms} = ${attack.strength < 0 ? `−${-attack.strength}` : attack.strength}`;
  if (attack.result === "repelled") return t("w-said-repelled", { sum });
  const needs = (faces[attack.slot - 1] ?? []).join(", ");
  const values = {
    sum,
    slot: attack.slot,
    card: throwerName(attack.card, view, session),
    needs,
    dice: attack.dice.join(", "),
    result: t(`w-${attack.result}`),
  };
  return t(attack.dice.length ? "w-said-throw" : "w-said-sure", values);
}
