import type { Update } from "../../wire";

/**
 * A view as things on a table, whatever the game: numbers, rows of pieces, and objects that hold both. What the view does not
 * show by itself (what is drawn as a die, how many pieces are hidden) comes from the schema of the game.
 */

/** What the schema says of a field, whichever object it is in. */
export interface Hint {
  description?: string;
  /** How its pieces look. */
  piece?: "die" | "card";
  /** The field beside it that counts its pieces for those who may not see them. */
  count?: string;
}
export type Hints = Readonly<Record<string, Hint>>;

export type Scalar = number | string | boolean;
/** null is a piece that this client may not see. */
export type Piece = number | string | null;

export interface Figure {
  name: string;
  value: Scalar;
}
export interface Row {
  name: string;
  pieces: Piece[];
}
export interface Zone {
  name: string;
  /** There is no such thing now. */
  absent: boolean;
  /** The seat that it belongs to. */
  seat: number | null;
  figures: Figure[];
  rows: Row[];
  zones: Zone[];
}

/** What the frame around the board shows, or nobody needs to read. */
const FRAME = new Set(["game", "seat", "players", "over", "to_act", "turn", "options", "seats", "line"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPiece = (value: unknown): value is Piece =>
  value === null || typeof value === "number" || typeof value === "string";

/** Every property of a JSON Schema by its name, wherever it stands. */
export function hintsIn(schema: unknown): Hints {
  const found: Record<string, Hint> = {};
  const look = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(look);
    if (!isObject(part)) return;
    if (isObject(part["properties"]))
      for (const [name, field] of Object.entries(part["properties"]))
        if (isObject(field)) found[name] = { ...found[name], ...hintOf(field) };
    Object.values(part).forEach(look);
  };
  look(schema);
  return found;
}

function hintOf(field: Record<string, unknown>): Hint {
  const hint: Hint = {};
  if (typeof field["description"] === "string") hint.description = field["description"];
  if (field["x-piece"] === "die" || field["x-piece"] === "card") hint.piece = field["x-piece"];
  if (typeof field["x-count"] === "string") hint.count = field["x-count"];
  return hint;
}

/** An object of a view, taken apart. */
export function zoneOf(name: string, value: Record<string, unknown>, hints: Hints): Zone {
  const seat = typeof value["seat"] === "number" ? value["seat"] : null;
  const zone: Zone = { name, absent: false, seat, figures: [], rows: [], zones: [] };
  for (const [field, inside] of Object.entries(value)) if (!FRAME.has(field)) put(zone, field, inside, hints);
  for (const [field, { count }] of Object.entries(hints)) {
    if (!count || field in value || typeof value[count] !== "number") continue;
    zone.rows.push({ name: field, pieces: Array<Piece>(value[count]).fill(null) });
  }
  zone.rows.sort((one, other) => Number(isHeld(other, hints)) - Number(isHeld(one, hints)));
  return zone;
}

/** Are these pieces somebody's own, hidden from others? */
export const isHeld = ({ name }: Row, hints: Hints): boolean => hints[name]?.count !== undefined;

function put(zone: Zone, name: string, value: unknown, hints: Hints): void {
  if (value === null) zone.zones.push({ ...zoneOf(name, {}, {}), absent: true });
  else if (typeof value === "number" || typeof value === "string" || typeof value === "boolean")
    zone.figures.push({ name, value });
  else if (isObject(value)) zone.zones.push(zoneOf(name, value, hints));
  else if (Array.isArray(value) && value.every(isPiece)) zone.rows.push({ name, pieces: value });
  else if (Array.isArray(value))
    for (const each of value) if (isObject(each)) zone.zones.push(zoneOf(name, each, hints));
}

export interface Layout {
  table: Zone;
  seats: Zone[];
}

export function layoutOf(view: NonNullable<Update["view"]>, hints: Hints): Layout {
  const seats = Array.isArray(view["seats"]) ? view["seats"].filter(isObject) : [];
  return { table: zoneOf("", view, hints), seats: seats.map((seat) => zoneOf("seat", seat, hints)) };
}

/** The numbers of a seat that no row of pieces shows already. */
export function figuresBesideRows(zone: Zone, hints: Hints): Figure[] {
  const counted = new Set(zone.rows.map(({ name }) => hints[name]?.count));
  return zone.figures.filter(({ name }) => !counted.has(name));
}
