import type { Session, Values } from "../module";
import type { Figure, Hints, Piece, Zone } from "./layout";

/** A game in the words of its own files; what it has no words for is named by its schema. */

type Speaker = Pick<Session, "t" | "has" | "name">;

/** "in_play" -> "in play" */
const plain = (name: string): string => name.replaceAll("_", " ");

/** What a field is called: `view-FIELD`, else what the schema says of it. */
export function labelOf(name: string, session: Speaker, hints: Hints): string {
  if (session.has(`view-${name}`)) return session.t(`view-${name}`);
  return hints[name]?.description?.replace(/\.$/, "") ?? plain(name);
}

export function valueOf({ name, value }: Figure, session: Speaker): string {
  if (session.has(`value-${name}-${value}`)) return session.t(`value-${name}-${value}`);
  return typeof value === "boolean" ? session.t(value ? "generic-yes" : "generic-no") : String(value);
}

/** A piece as people write it: `piece-FIELD-VALUE`, `piece-VALUE`, or as it stands in the view. */
export function pieceOf(name: string, piece: Piece, session: Speaker): string {
  if (piece === null) return "?";
  const message = [`piece-${name}-${piece}`, `piece-${piece}`].find((message) => session.has(message));
  return message ? session.t(message) : String(piece);
}

/** An object in one sentence, where the game has one: `show-FIELD`, or `none-FIELD` when there is none. */
export function sentenceOf(zone: Zone, session: Speaker): string | null {
  const message = `${zone.absent ? "none" : "show"}-${zone.name}`;
  if (!session.has(message)) return zone.absent ? session.t("generic-none") : null;
  const values: Values = { who: zone.seat === null ? "" : session.name(zone.seat) };
  for (const { name, value } of zone.figures) values[name] = typeof value === "boolean" ? String(value) : value;
  return session.t(message, values);
}

/** A short name of a move: `move-WORD` for the word that it begins with, else its notation. */
export function label(move: string, session: Speaker): string {
  const message = `move-${move.split(" ")[0]}`;
  return session.has(message) ? session.t(message) : move;
}
