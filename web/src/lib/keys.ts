import type { GameModule, Session } from "../games/module";
import { stageOf } from "./stage.svelte";

/** Keys at a table: those of the page, and those that every board has. */

const ELSEWHERE = "input, textarea, select, dialog, [popover], [contenteditable]";

/** Is something filled in or read where the key was pressed? Then it is not for the table. */
export const isElsewhere = (event: KeyboardEvent): boolean => (event.target as HTMLElement).closest(ELSEWHERE) !== null;

/** With such keys people speak to their browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** A key for the table that nobody has taken yet. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !hasModifier(event) && !isElsewhere(event);

/** The place that a digit means: 1 is the first, 0 the tenth; null for other keys. */
export const placeOf = ({ key }: KeyboardEvent): number | null => (/^\d$/.test(key) ? (Number(key) + 9) % 10 : null);

/** What the page does with keys at a table: those of the game, Escape, and the question mark. */
export function tableKeys(session: Session & { readonly module: GameModule | null }, event: KeyboardEvent): void {
  if (!isFree(event)) return;
  const shortcut = session.module?.shortcuts?.(session).find(({ key }) => key === event.key);
  if (shortcut) shortcut.run();
  else if (event.key === "Escape") session.composer.clear();
  else if (event.key === "?") session.openRule("");
  else return;
  event.preventDefault();
}

export interface BoardKeys {
  session: Session;
  /** Boards that animate what happened: skip to the result, see `onStage`. */
  skip?(): void;
  /** Digits press the cards, from 0 on. */
  press(place: number): void;
  /** Other keys of the board. */
  other?(event: KeyboardEvent): void;
}

/** What boards do with keys, before the page: Escape ends the animation, Ctrl and Enter confirm, digits press cards. */
export function boardKeys({ session, skip, press, other }: BoardKeys, event: KeyboardEvent): void {
  if (event.key === "Escape" && skip && stageOf(session).busy) {
    event.preventDefault();
    return skip();
  }
  if (event.altKey || event.metaKey || isElsewhere(event)) return;
  if (event.ctrlKey) {
    if (event.key !== "Enter") return;
    event.preventDefault(); // the card that the keyboard is on is not pressed
    return void (session.composer.chosen.length && session.composer.submit());
  }
  const place = placeOf(event);
  if (place === null) return other?.(event);
  skip?.();
  press(place);
}
