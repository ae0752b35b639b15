import type { Update } from "../../wire";

/** What one seat may see: the dictionary of src/ludus/games/spartacus/view.py. Cards are named by their id: "SC08c", "GL05". */
export interface View {
  seat: number | null;
  turn: number;
  phase: Phase;
  stage: Stage;
  host: number;
  active: number | null;
  /** Is gold hidden now? */
  hidden: boolean;
  /** Nothing passes and nothing is laid out: bids or wagers lie face down, houses are being chosen, the game is over. */
  sealed: boolean;
  to_act: number[];
  over: boolean;
  options: Record<string, string>;
  seats: SeatView[];
  market: Record<string, MarketCard>;
  intrigue: Record<string, IntrigueCard>;
  decks: Record<Deck, number>;
  discards: Record<Deck, string[]>;
  /** Cards of other hands that this seat has seen. */
  known: [number, string][];
  heal: { seat: number; card: string; dice: number[] } | null;
  scheme: Scheme | null;
  /** Reactions that wait to take effect: who, and the plan. */
  chain: [number, string][];
  request: Request | null;
  offers: Offer[];
  vows: Vow[];
  /** Houses that are ready in the open market. */
  done: number[];
  auction: Auction | null;
  arena: Arena | null;
  showdown: { ranks: number[]; left: number[] } | null;
  winner: number | null;
  by: string | null;
  own: { hand: string[]; gold: number } | null;
}

export type Deck = "market" | "intrigue";
export type Phase = "setup" | "upkeep" | "intrigue" | "market" | "arena" | "showdown";
export type Stage =
  | "house"
  | "heal"
  | "heal-die"
  | "healer"
  | "balance"
  | "turn"
  | "support"
  | "reveal"
  | "scheme"
  | "reaction"
  | "checkpoint"
  | "bodyguard"
  | "drop"
  | "pick"
  | "take"
  | "regain"
  | "trade"
  | "informant"
  | "bid"
  | "invite"
  | "enter"
  | "wager"
  | "wagered"
  | "net"
  | "reinit"
  | "order"
  | "act"
  | "step"
  | "defend"
  | "reroll"
  | "force"
  | "axe"
  | "shield"
  | "lose"
  | "death"
  | "verdict"
  | "over";
export type HouseId = "BAT" | "SOL" | "TUL" | "GLA";
export type Form = "gladiator" | "slave" | "weapon" | "armour" | "special" | "guard" | "scheme" | "reaction";
/** By language. */
export type Text = Record<string, string>;

export interface MarketCard {
  id: string;
  kind: string;
  name: Text;
  text: Text;
  form: Form;
  value: number;
  /** Attack, defence, speed; null for equipment. */
  dice: number[] | null;
  ability: Text | null;
}

export interface IntrigueCard {
  id: string;
  kind: string;
  name: Text;
  text: Text;
  form: Form;
  need: number;
  gold: number;
  aim: string;
}
export type AnyCard = MarketCard | IntrigueCard;

export interface HouseCard {
  id: HouseId;
  name: Text;
  abilities: { name: Text; text: Text }[];
}

export interface Asset {
  card: string;
  ready: boolean;
  injured: boolean;
  favour: number;
  champion: boolean;
}

export interface SeatView {
  seat: number;
  house: HouseId | null;
  card: HouseCard | null;
  figure: number | null;
  influence: number;
  limit: number;
  /** null while it is hidden. */
  gold: number | null;
  hand: number;
  guards: number;
  tired_guards: number;
  assets: Asset[];
  net: number;
  broken: number;
  kept: number;
  resigned: boolean;
}

export interface Scheme {
  seat: number;
  card: string;
  target: number | null;
  named: number | null;
  supporters: number[];
  /** The last die of a guard. */
  guard: number | null;
  passed: number[];
}

export interface Request {
  seat: number;
  asked: number[];
  yes: number[];
  price: number;
  bound: boolean;
  enough: boolean;
  plan: string | null;
  /** What the asker says about it, true or not. */
  words: string | null;
}

export interface Goods {
  gold: number;
  assets: string[];
}

export interface Offer {
  number: number;
  from: number;
  to: number;
  gives: Goods;
  wants: Goods;
  service: string | null;
}

export type VowWord = "gold" | "support" | "peace" | "nofoil" | "invite" | "spare" | "mercy" | "death" | "words";
export const VOWS: VowWord[] = ["gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death", "words"];

export interface Vow {
  number: number;
  from: number;
  to: number;
  what: VowWord;
  gold: number;
  turn: number;
  state: "open" | "kept" | "broken";
  /** In words of its own, if it was made so. */
  words: string | null;
}

export interface Auction {
  /** null is face down. */
  lots: (string | null)[];
  lot: number | null;
  host: boolean;
  contenders: number[];
  /** Tied bids of earlier rounds that lie on the board. */
  laid: number[];
  bid: number | null;
}

export interface Side {
  seat: number;
  fighter: string;
  gear: string[];
  /** Attack, defence, speed dice left. */
  dice: number[];
  space: string | null;
  used: boolean;
}

export interface Attack {
  kind: string;
  by_speed: boolean;
  red: number[];
  black: number[];
  wounds: number | null;
  counter: boolean;
  later: string | null;
}

export interface Arena {
  invited: number | null;
  refused: number[];
  sides: Side[];
  bets: (Record<string, number> | null)[];
  round: number;
  quiet: number;
  sums: number[] | null;
  side: number | null;
  attack: Attack | null;
  wounded: number | null;
  loser: number | null;
  defeat: string | null;
  dead: [number, string] | null;
}

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
