import type { Update } from "../../wire";
import type { Asset, HouseCard, IntrigueCard, MarketCard, SeatView, View, Vow } from "./schema";

export type * from "./schema";
export type Deck = keyof View["decks"];
export type Phase = View["phase"];
export type Stage = View["stage"];
export type HouseId = HouseCard["id"];
export type Form = MarketCard["form"];
/** By language. */
export type Text = MarketCard["name"];
export type AnyCard = MarketCard | IntrigueCard;
export type VowWord = Vow["what"];

export const VOWS: VowWord[] = ["gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death", "words"];

export const PHASES: Phase[] = ["upkeep", "intrigue", "market", "arena"];
/** Stages in which houses are asked one after another whether they react; the neutral answer is `pass`. */
export const POLLS: Stage[] = ["scheme", "reaction", "checkpoint", "wagered", "death"];
/** What the arena draws. */
export const FIGHT: Stage[] = [
  "wager",
  "wagered",
  "net",
  "reinit",
  "order",
  "act",
  "step",
  "defend",
  "reroll",
  "force",
  "axe",
  "shield",
  "lose",
  "death",
  "verdict",
];
export const GUARD = "GU";

export const viewOf = (update: Update): View | null => (update.view ?? null) as View | null;
export const ownSeat = (view: View): SeatView | undefined => (view.seat === null ? undefined : view.seats[view.seat]);
export const goalOf = (view: View): number => Number(view.options.target_influence ?? 12);

export const marketCard = (view: View | null, id: string): MarketCard | undefined => view?.market[id];
export const intrigueCard = (view: View | null, id: string): IntrigueCard | undefined => view?.intrigue[id];
export const anyCard = (view: View | null, id: string): AnyCard | undefined =>
  marketCard(view, id) ?? intrigueCard(view, id);
/** "SC08" of "SC08c". */
export const kindOf = (id: string): string => id.slice(0, 4);
/** The card, or a copy of it: one that has gone back into its deck is out of sight. */
export function likeCard(view: View | null, id: string): AnyCard | undefined {
  const all: AnyCard[] = view ? [...Object.values(view.market), ...Object.values(view.intrigue)] : [];
  return anyCard(view, id) ?? all.find(({ kind }) => kind === kindOf(id));
}

export const FORMS: Form[] = ["gladiator", "slave", "weapon", "armour", "special"];
export const formOf = (view: View, id: string): Form => (id === GUARD ? "guard" : (anyCard(view, id)?.form ?? "slave"));

/** Assets of a house by their form, in the order of the table. */
export function assetsOf(view: View, seat: SeatView, ...forms: Form[]): Asset[] {
  return seat.assets.filter(({ card }) => forms.includes(formOf(view, card)));
}
/** Everything that can change hands: ready assets, and a `GU` for each ready guard. */
export function readyGoods(seat: SeatView): string[] {
  return [
    ...seat.assets.filter(({ ready }) => ready).map(({ card }) => card),
    ...Array<string>(seat.guards).fill(GUARD),
  ];
}

/** The houses at which the scheme is aimed; a house that is only paid or gains is none of them. */
export function targetsOf(view: View): number[] {
  const { scheme, seats } = view;
  if (!scheme) return [];
  const aim = intrigueCard(view, scheme.card)?.aim;
  if (aim === "each") return seats.map(({ seat }) => seat);
  return [scheme.target, aim === "two" ? scheme.named : null].filter((seat) => seat !== null);
}
/** Is this seat the target of what others are about to do? */
export function isTarget(view: View, seat: number): boolean {
  if (view.chain.some(([who, plan]) => who !== seat && plan.includes(`>${"ABCD"[seat]}`))) return true;
  return view.scheme?.seat !== seat && targetsOf(view).includes(seat);
}
