import type { Update } from "../../wire";
import type { View } from "./schema";
import { RANKS, rankOf } from "../../components/card";
import type { Session } from "../module";
import { stageOf } from "../../lib/stage.svelte";

export type * from "./schema";

export const viewOf = (update: Update): View | null => (update.view ?? null) as View | null;

/** RG-003 */
const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20];
export const valueOf = (card: string): number => VALUES[RANKS.indexOf(rankOf(card))] ?? 0;
export const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);
/** A value that the face does not show by itself. */
export const badgeOf = (card: string): number | undefined =>
  "XAJQK".includes(rankOf(card)) ? valueOf(card) : undefined;

export const GRADES = ["bronze", "silver", "gold"] as const; // by flips left (RG-211)
export const ENEMIES = 12;

export const running = (view: View): boolean => ["1", "4", "N"].includes(view.step);
export const handOf = (view: View): string[] => (view.seat === null ? [] : (view.seats[view.seat]?.hand ?? []));

/** The view on the stage, or the newest one where no board animates. */
export const shownView = (session: Session): View | null => stageOf<View>(session).shown ?? viewOf(session.update);
