import type { Update } from "../../wire";
import type { Session } from "../module";
import { namesOf } from "./names";
import { better, cardOf, fanOf, viewOf, type Line, type Token, type View } from "./view";

type Speaker = Pick<Session, "t" | "language" | "update">;

/** "21 Eyebush", also of a card that is out of sight. */
export function cardName(
  number: number,
  view: View | null,
  { language, update }: Pick<Session, "language" | "update">,
): string {
  const name = cardOf(view, number)?.name ?? namesOf(update.options.champions).get(number);
  return `${number} ${name?.[language] ?? name?.en ?? ""}`.trim();
}
const cardNames = (cards: readonly number[], view: View | null, session: Speaker): string =>
  cards.map((card) => cardName(card, view, session)).join(", ");
export const fanName = (number: number, view: View, { language }: Speaker): string =>
  fanOf(view, number)?.name[language] ?? fanOf(view, number)?.name.en ?? "";
export const tokenName = (token: Token, { t }: Pick<Session, "t">): string => t("token", { token });
export const throwerName = (card: number | null, view: View | null, session: Speaker): string =>
  card ? cardName(card, view, session) : session.t("starting-champion");

export function teamName(team: number, view: View | null, session: Session): string {
  return view?.automa?.team === team ? session.t("automa") : session.name(team);
}
/** "Round 3, field 1" of "r3f1". */
export function matchTitle(name: string, { t }: Pick<Session, "t">): string {
  const found = /^r(\d)f(\d)$/.exec(name);
  return found ? t("match-field", { round: Number(found[1]), field: Number(found[2]) }) : t(`match-${name}`);
}

// --- Moves ---------------------------------------------------------------------------------------

/** A move in words, as the game describes what was done: "hires 21 Eyebush". */
export function moveWords(move: string, view: View | null, session: Session): string {
  const { t } = session;
  const cards = move.slice(2).split("-").filter(Boolean).map(Number);
  switch (true) {
    case /^F\d/.test(move):
      return view && fanName(Number(move.slice(1)), view, session)
        ? t("did-fan", { fan: fanName(Number(move.slice(1)), view, session) })
        : t("did-fan-hidden");
    case /^P/.test(move):
      return cards.length ? t("did-prepare", { cards: cardNames(cards, view, session) }) : t("did-prepare-none");
    case /^S(-|$)/.test(move):
      return cards.length ? t("did-search", { cards: cardNames(cards, view, session) }) : t("did-search-none");
    case /^H/.test(move):
      return t("did-hire", { card: cardName(Number(move.slice(1)), view, session) });
    case /^K/.test(move):
      return t("did-sack", { card: cardName(Number(move.slice(1)), view, session) });
    case move === "AG":
      return t("did-agent");
    case move === "ST":
      return t("did-stadium");
    case move === "E":
      return t("did-end");
    case /^L/.test(move):
      return t("did-learn", { token: move === "LA" ? "a1" : "d2" });
    case /^T/.test(move):
      return trained(move, t);
    case /^\+/.test(move):
      return t("did-upgrade", { token: move.slice(1) });
    case /^-/.test(move):
      return t("did-return", { token: move.slice(1) });
    case /^O/.test(move):
      return ordered(move, view, session);
    case /^X/.test(move):
      return t("did-line", {
        line: lineWords(
          move
            .slice(1)
            .split("/")
            .map((word) => (word === "-" ? null : Number(word))),
          view,
          session,
        ),
      });
    default:
      return move;
  }
}

function trained(move: string, t: Session["t"]): string {
  const [token = "", token2] = move
    .slice(2)
    .split(".")
    .map((value) => move[1]!.toLowerCase() + value);
  return token2 ? t("did-train-two", { token, token2 }) : t("did-train", { token });
}
function ordered(move: string, view: View | null, session: Session): string {
  const [card = "", place = ""] = move.slice(1).split(".");
  return session.t("did-order", { card: cardName(Number(card), view, session), place });
}

/** "1: 12 Orc, 2: starting champion, ..." */
function lineWords(line: Line, view: View | null, session: Session): string {
  const [slot1 = "", slot2 = "", slot3 = "", slot4 = ""] = line.map((card) => throwerName(card, view, session));
  return session.t("line", { slot1, slot2, slot3, slot4 });
}

/** A short name of an answer for a button or a list. */
export function moveLabel(move: string, session: Session): string {
  const { t } = session;
  const view = viewOf(session.update);
  const facts = session.update.question?.choices.find((choice) => choice.move === move)?.facts ?? [];
  switch (true) {
    case move === "resign":
      return t("w-move-resign");
    case move === "E":
      return t("w-move-end");
    case move === "P":
      return t("w-move-keep");
    case /^F/.test(move):
      return view ? fanName(Number(move.slice(1)), view, session) : move;
    case move === "X-/-/-/-":
      return t("w-move-starting");
    case /^X/.test(move):
      return lineWords(
        move
          .slice(1)
          .split("/")
          .map((word) => (word === "-" ? null : Number(word))),
        view,
        session,
      );
    case /^[+-]/.test(move):
      return move[0] === "+"
        ? t("w-step", { from: tokenName(move.slice(1), session), to: tokenName(better(move.slice(1)), session) })
        : tokenName(move.slice(1), session);
    case /^K/.test(move):
      return cardName(Number(move.slice(1)), view, session);
    case /^O/.test(move) && facts.length > 0:
      return session.describeFacts(facts);
    default:
      return capital(moveWords(move, view, session));
  }
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A part in short, beside what the server says of the whole answer. */
export function partSign(part: string, session: Session): string {
  const view = viewOf(session.update);
  if (part.includes("@")) return ""; // what the server says of a line-up names everybody
  if (/^\d+$/.test(part)) return cardName(Number(part), view, session);
  return /^[ad][1-4]$/.test(part) ? tokenName(part, session) : "";
}

/** What was bought; ending the phase goes without saying. */
export const purchases = (moves: readonly string[]): string[] => moves.filter((move) => !/^(E|P|F\d+|X.*)$/.test(move));

/** The fan card and the champions that a seat holds. */
export function handNames(seen: NonNullable<Update["view"]>, session: Session): string[] {
  const view = seen as unknown as View;
  const fan = view.seat === null ? null : view.seats[view.seat]?.fan;
  const champions = (view.own?.hand ?? []).map((card) => cardName(card, view, session));
  return fan ? [fanName(fan, view, session), ...champions] : champions;
}
