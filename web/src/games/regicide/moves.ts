import type { Update } from "../../wire";
import { keyed } from "../../components/card";
import { valueOf, viewOf, worth } from "./view";

const JESTER = /^X\d?$/;
/** Two Jesters in one hand are the parts `X` and `X2`. */
const plain = (part: string): string => (JESTER.test(part) ? "X" : part);

/** Chosen cards as a move: plays in Step 1, payments in Step 4 with the largest card last (RG-143). */
export function compose(update: Update, chosen: readonly string[]): string {
  const view = viewOf(update);
  if (!view || !chosen.length) return "";
  if (view.step === "N") return "";
  const cards = chosen.map(plain);
  if (view.step === "4") return ["d", ...cards.sort((one, other) => valueOf(one) - valueOf(other))].join(" ");
  return ["p", ...cards].join(" ");
}

/** The cards of a move; [] for one without cards. */
export function parts(_update: Update, move: string): string[] {
  const [verb, ...cards] = move.split(" ");
  return verb === "p" || verb === "d" ? keyed(cards).map(({ key }) => key) : [];
}

const cardsOf = (move: string): string[] => move.split(" ").slice(1);

/** The payment that wastes least: smallest sum, then fewest cards, then the smallest loss of royals and Companions. */
export function cheapest(update: Update): string[] | null {
  const pays = (update.question?.choices ?? []).map(({ move }) => move).filter((move) => move.startsWith("d "));
  const best = pays
    .map((move) => ({ move, cards: cardsOf(move) }))
    .sort(
      (one, other) =>
        worth(one.cards) - worth(other.cards) ||
        one.cards.length - other.cards.length ||
        dearest(one.cards) - dearest(other.cards),
    )[0];
  return best ? parts(update, best.move) : null;
}

const dearest = (cards: readonly string[]): number => Math.max(...cards.map(valueOf));

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();

/** Is this set of parts one of the choices? */
export function isChoice(update: Update, chosen: readonly string[]): boolean {
  const cards = chosen.map(plain);
  return (update.question?.choices ?? []).some(({ move }) => sameCards(cardsOf(move), cards));
}
