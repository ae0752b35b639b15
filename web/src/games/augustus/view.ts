import type { Update } from "../../wire";
import type * as schema from "./schema";
import type { Card, Objective, SeatView, TileView } from "./schema";
import type { Session } from "../module";
import { stageOf } from "../../lib/stage.svelte";

export type { Card, Objective, Pad, SeatView, TileView } from "./schema";
export type Phase = View["phase"];
export type Token = NonNullable<schema.View["token"]>;
export type Troop = Exclude<Token, "J">;
export type Type = Card["type"];
export type Resource = Card["resources"][number];

/** A view, on the stage perhaps with what an animation adds. */
export interface View extends schema.View {
  /** Legions on objectives that are being resolved. */
  standing?: Record<number, boolean[]>;
}

export const TOKENS = [..."SHCKTDJ"] as Token[];
export const TYPES: Type[] = ["GREEN", "PURPLE", "ORANGE", "SENATOR"];
export const RESOURCES: Resource[] = ["gold", "wheat"];
export const GOAL = 7;

export const viewOf = (update: Update): View | null => (update.view ?? null) as View | null;
/** The view on the stage, or the newest one where no board animates. */
export const shownView = (session: Session): View | null => stageOf<View>(session).shown ?? viewOf(session.update);

export const ownSeat = (view: View): SeatView | undefined => (view.seat === null ? undefined : view.seats[view.seat]);
export const cardOf = (view: View, card: number | string): Card | undefined => view.cards[String(card)];
export const symbolsOf = (view: View, card: number): Troop[] => [...(cardOf(view, card)?.symbols ?? "")] as Troop[];

/** An objective in front of a player: in progress, completed and waiting, or being resolved. */
export interface Standing extends Objective {
  stage: "active" | "waiting" | "resolving";
}

/** All that lies in front of a player. Completed objectives keep their legions until their turn comes (AU-073). */
export function objectivesOf(view: View, seat: number): Standing[] {
  const full = (card: number, covered: boolean): boolean[] =>
    view.standing?.[card] ?? symbolsOf(view, card).map(() => covered);
  const active = (view.seats[seat]?.active ?? []).map((one): Standing => ({ ...one, stage: "active" }));
  const waiting = view.queue
    .filter((one) => one.seat === seat)
    .map(({ card }): Standing => ({ card, cover: full(card, true), stage: "waiting" }));
  if (view.owner !== seat) return [...active, ...waiting];
  const at = view.ability === null ? view.chain.length : view.chain.indexOf(view.ability);
  const chain = view.chain.map((card, place): Standing => ({
    card,
    cover: full(card, place > at),
    stage: place > at ? "waiting" : "resolving",
  }));
  return [...active, ...chain, ...waiting];
}

export const missing = ({ cover }: Objective): number => cover.filter((covered) => !covered).length;

/** What is in the bag when the next token is drawn: after a joker all of them (AU-062). */
export function nextBag(view: View): Record<Token, number> {
  if (view.token !== "J") return view.bag;
  const all = { ...view.bag };
  for (const token of view.drawn) all[token]++;
  return all;
}

/** The chance of each token to be the next one, in whole percents. */
export function chances(view: View): Record<Token, number> {
  const bag = nextBag(view);
  const total = TOKENS.reduce((sum, token) => sum + bag[token], 0);
  return Object.fromEntries(
    TOKENS.map((token) => [token, total ? Math.round((100 * bag[token]) / total) : 0]),
  ) as Record<Token, number>;
}

export const tilesOf = (view: View, seat: number): TileView[] => view.tiles.filter(({ owner }) => owner === seat);
/** A player has what ends the game at the end of this round (AU-200). */
export const lastRound = (view: View): number[] =>
  view.phase === "over" ? [] : view.seats.filter(({ done }) => done.length >= GOAL).map(({ seat }) => seat);

/** An ability, taken apart: "mob:HC", "per_symbol:H*1<=8". */
export interface Effect {
  kind: string;
  troops: Troop[];
  type: Type | null;
  count: number;
  most: number;
}

export function effectOf(text: string): Effect {
  const [kind = "none", rest = ""] = text.split(":");
  const [what = "", figures = ""] = rest.split("*");
  const [count = "", most = ""] = (figures || (/^\d+$/.test(what) ? what : "")).split("<=");
  const type = TYPES.find((one) => one === what) ?? null;
  return {
    kind,
    troops: type ? [] : ([...what].filter((letter) => "SHCKTD".includes(letter)) as Troop[]),
    type,
    count: Number(count),
    most: Number(most),
  };
}

export const isRed = (effect: string): boolean => effect.startsWith("foes_");
const FINAL = ["per_symbol", "per_type"];
/** When an ability works: at once, from now on, or at the end (AU-029); "" without one. */
export function timing(effect: string): "" | "now" | "red" | "always" | "end" {
  const { kind } = effectOf(effect);
  if (kind === "none") return "";
  return isRed(effect) ? "red" : kind === "same" ? "always" : FINAL.includes(kind) ? "end" : "now";
}
