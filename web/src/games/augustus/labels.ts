import type { Fact } from "../../wire";
import { LETTERS } from "../../lib/words.svelte";
import type { Session, Values } from "../module";
import { cardAt, readStep, symbolAt, type Step } from "./plan";
import { cardOf, effectOf, RESOURCES, viewOf, type Card, type Troop, type Type, type View } from "./view";

type Speaker = Pick<Session, "t" | "language">;

export const typeName = (type: Type, { t }: Pick<Session, "t">): string => t("type", { type });
export const symbolName = (symbol: string, { t }: Pick<Session, "t">): string => t("symbol", { symbol });
const nameOf = (card: Card | undefined, { language }: Speaker): string => card?.name[language] ?? card?.name.en ?? "";

/** "19 Byzacena". */
export const cardName = (number: number, view: View | null, speaker: Speaker): string =>
  `${number} ${nameOf(view ? cardOf(view, number) : undefined, speaker)}`.trim();
/** "19 Byzacena, green province". */
export const cardTitle = (number: number, card: Card, speaker: Speaker): string =>
  `${number} ${nameOf(card, speaker)}, ${typeName(card.type, speaker)}`;

/** All of a card in one sentence. */
export function cardSaid(number: number, card: Card, cover: readonly boolean[], speaker: Speaker): string {
  const { t } = speaker;
  const spaces = [...card.symbols].map((symbol, at) =>
    cover[at] ? t("w-space-legion", { symbol: symbolName(symbol, speaker) }) : symbolName(symbol, speaker),
  );
  const lines = [
    cardTitle(number, card, speaker),
    t("w-points", { points: card.points }),
    ...card.resources.map((resource) => t(`w-${resource}`)),
    t("w-spaces", { spaces: spaces.join(", ") }),
  ];
  return `${lines.join(", ")}. ${effectText(card.effect, speaker)}`.trim();
}

/** The one line of an ability; "" without one. */
export function effectText(effect: string, { t }: Pick<Session, "t">): string {
  const { kind, troops, type, count, most } = effectOf(effect);
  if (kind === "none") return "";
  const values: Values = { n: count, m: count, cap: most };
  if (troops[0]) values.x = troops[0];
  if (troops[1]) values.y = troops[1];
  if (type) values.type = type;
  return t(`eff-${kind.replaceAll("_", "-")}`, values);
}

/** "three green provinces", "4 objectives", "gold". */
export function tileName(tile: string, { t }: Pick<Session, "t">): string {
  const [kind = "", what = ""] = tile.split(":");
  return kind === "count" ? t("tile-count", { n: Number(what) }) : t(`tile-${kind}-${what}`);
}

// --- Places and steps --------------------------------------------------------------------------

/** "19 Byzacena (shield)". */
export const placeName = (place: string, view: View | null, speaker: Speaker): string =>
  speaker.t("place", { card: cardName(cardAt(place), view, speaker), symbol: symbolAt(place) });

const stepName = ({ from, to }: Step, view: View | null, speaker: Speaker): string =>
  from === null
    ? placeName(to, view, speaker)
    : speaker.t("step", { origin: placeName(from, view, speaker), place: placeName(to, view, speaker) });

/** "19 Byzacena: shield, catapult" of the word "19HK". */
const pictureName = (word: string, view: View | null, speaker: Speaker): string =>
  speaker.t("w-picture", {
    card: cardName(cardAt(word), view, speaker),
    symbols: [...word.replace(/^\d+/, "")].map((symbol) => symbolName(symbol, speaker)).join(", "),
  });

/** A part of an answer in words: a card, a place, a step. Without a view cards go by their numbers alone. */
function partName(part: string, view: View | null, session: Session): string {
  const step = readStep(part);
  if (step) return stepName(step, view, session);
  if (/^\d+$/.test(part)) return cardName(Number(part), view, session);
  const arranging = session.update.question?.prompt.message === "ask-rearrange";
  return arranging ? pictureName(part, view, session) : placeName(part.replace(/\d$/, ""), view, session);
}
/** In short, beside what the server says of the whole answer. */
export const partSign = (part: string, session: Session): string => partName(part, null, session);

const WORDS: Record<string, string> = {
  "-": "pass",
  "m-": "none",
  "f-": "none",
  "a-": "same",
  "r-": "decline",
  resign: "resign",
};

/** A short name of an answer for a button or a list. */
export function moveLabel(move: string, session: Session): string {
  const { t } = session;
  const known = WORDS[move];
  if (known) return t(`w-move-${known}`);
  if (move.startsWith("r")) return t("w-move-take");
  if (/^g[A-H]$/.test(move)) return session.name(LETTERS.indexOf(move[1]!));
  const words = readStep(move) ? [move] : move.slice(1).split(/[,/]/);
  return words.map((word) => partName(word, viewOf(session.update), session)).join(move.startsWith("m") ? " + " : ", ");
}

const PLACES = ["space", "from", "spaces"];

/** A fact with names instead of the letters of the notation. */
export function fact(raw: Fact, session: Session): Fact {
  const view = viewOf(session.update);
  const values = { ...raw.values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string") continue;
    if (PLACES.includes(name))
      values[name] = value
        .split(", ")
        .map((place) => placeName(place, view, session))
        .join(", ");
    if (name === "picture")
      values[name] = value
        .split(",")
        .map((word) => pictureName(word, view, session))
        .join("; ");
  }
  return { ...raw, values };
}

/** One mobilisation as an event describes it. */
export interface Mobilised {
  card: number | null;
  symbol: Troop | null;
  origin: number | null;
  origin_symbol: Troop | null;
}
export const stepOf = ({ card, symbol, origin, origin_symbol }: Mobilised): Step => ({
  from: origin === null ? null : `${origin}${origin_symbol}`,
  to: `${card}${symbol}`,
});

/** Gold and wheat of a seat, for chips. */
export const resourceCounts = (view: View, seat: number): { resource: (typeof RESOURCES)[number]; count: number }[] =>
  RESOURCES.map((resource) => ({ resource, count: view.seats[seat]?.[resource] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
