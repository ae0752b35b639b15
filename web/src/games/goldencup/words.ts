import type { Event, Update } from "../../wire";
import type { Line as LogLine, Result, Session, Values } from "../module";
import { namesOf } from "./names";
import type { Attack } from "./show";
import { theatreOf } from "./theatre.svelte";
import { better, cardOf, fanOf, viewOf, type Line, type Pair, type Score, type Token, type View } from "./view";

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
export const cardNames = (cards: readonly number[], view: View | null, session: Speaker): string =>
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
export function lineWords(line: Line, view: View | null, session: Session): string {
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

// --- What happened ---------------------------------------------------------------------------------

/** One line of the log; "" for what has no words. */
export function describe(event: Event, session: Session): string {
  const { t } = session;
  const view = viewOf(session.update);
  const facts = event.facts ?? {};
  const who =
    typeof event.seat === "number"
      ? session.name(event.seat)
      : typeof facts.team === "number"
        ? teamName(facts.team, view, session)
        : "";
  const team = (number: unknown): string => teamName(Number(number), view, session);
  const tokens = (list: unknown): string => (list as Token[]).map((token) => tokenName(token, session)).join(", ");
  switch (event.kind) {
    case "sealed":
      return "";
    case "tokens":
      return t("event-tokens", {
        tokens: (facts.tokens as number[]).map((token, number) => `${team(number)} T${token}`).join(", "),
      });
    case "automa":
      return t("event-automa", {
        token: String(facts.token),
        cells: automaCells(facts.cells as [number, Token][], session),
      });
    case "fans":
      return t("event-fans", {
        who,
        fans: (facts.fans as number[]).map((fan) => (view ? fanName(fan, view, session) : "")).join(", "),
      });
    case "did":
      return t("event-did", { who, move: moveWords(String(facts.move), view, session) });
    case "drew":
      return facts.cards
        ? t("event-drew", { who, cards: cardNames(facts.cards as number[], view, session) })
        : t("event-drew-hidden", { who, count: Number(facts.count), level: String(facts.level) });
    case "round":
      return (facts.automa as Token[]).length
        ? t("event-round-automa", { round: Number(facts.round), automa: tokens(facts.automa) })
        : t("event-round", { round: Number(facts.round) });
    case "shown":
      return shown(event, who, view, session);
    case "sacked":
      return t("event-sacked", { who, card: cardName(Number(facts.card), view, session) });
    case "lined":
      return lined(facts, view, session);
    case "token":
      return tokenLine(facts, who, view, session);
    case "result":
      return resultLine(facts, view, session);
    case "penalty":
      return throwLine(`event-penalty-${facts.goal ? "goal" : "miss"}`, facts, who, view, session);
    case "scored":
      return t("event-scored", { ...numbers(facts), who, fan: view ? fanName(Number(facts.fan), view, session) : "" });
    case "tie":
      return t("event-tie", { rolls: (facts.rolls as Pair[]).map(([seat, die]) => `${team(seat)} ${die}`).join(", ") });
    case "finalists":
      return t("event-finalists", { teams: (facts.teams as Pair).map(team).join(" – ") });
    case "ended":
      return t(session.has(`event-ended-${String(facts.by)}`) ? `event-ended-${String(facts.by)}` : "event-ended", {
        winner: team(facts.winner),
      });
    default:
      return session.has(`event-${event.kind}`) ? t(`event-${event.kind}`, { ...numbers(facts), who }) : "";
  }
}

function numbers(facts: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === "number" || typeof value === "string"),
  ) as Values;
}

function automaCells(cells: readonly [number, Token][], session: Session): string {
  const rounds = [...new Set(cells.map(([round]) => round))];
  return rounds
    .map((round) =>
      session.t("event-automa-cell", {
        round,
        tokens: cells
          .filter(([cell]) => cell === round)
          .map(([, token]) => tokenName(token, session))
          .join(", "),
      }),
    )
    .join("; ");
}

/** What was bought; ending the phase goes without saying. */
function shown({ facts = {} }: Event, who: string, view: View | null, session: Session): string {
  const moves = purchases(facts.moves as string[]);
  return moves.length
    ? session.t("event-shown", { who, moves: moves.map((move) => moveWords(move, view, session)).join("; ") })
    : session.t("event-shown-none", { who });
}
export const purchases = (moves: readonly string[]): string[] => moves.filter((move) => !/^(E|P|F\d+|X.*)$/.test(move));

function lined(facts: Record<string, unknown>, view: View | null, session: Session): string {
  const [first, second] = facts.teams as Pair;
  const match = matchTitle(String(facts.match), session);
  const lines = (facts.lines as Line[]).map((line, side) =>
    line.some((card) => card !== null)
      ? session.t("event-lined-team", {
          who: teamName((facts.teams as Pair)[side]!, view, session),
          line: lineWords(line, view, session),
        })
      : "",
  );
  return [
    session.t("event-lined", { match, first: teamName(first, view, session), second: teamName(second, view, session) }),
    ...lines,
  ]
    .filter(Boolean)
    .join(". ");
}

function throwLine(
  message: string,
  facts: Record<string, unknown>,
  who: string,
  view: View | null,
  session: Session,
): string {
  const dice = facts.dice as number[];
  const sure = dice.length === 0 && session.has(`${message}-sure`);
  return session.t(sure ? `${message}-sure` : message, {
    ...numbers(facts),
    who,
    dice: dice.join(", "),
    card: throwerName(Number(facts.card), view, session),
  });
}

function tokenLine(facts: Record<string, unknown>, who: string, view: View | null, session: Session): string {
  const message = `event-token-${String(facts.result)}`;
  return Array.isArray(facts.dice)
    ? throwLine(message, facts, who, view, session)
    : session.t(message, { ...numbers(facts), who });
}

function resultLine(facts: Record<string, unknown>, view: View | null, session: Session): string {
  const [first, second] = (facts.teams as Pair).map((team) => teamName(team, view, session)) as [string, string];
  const [ours, theirs] = facts.goals as Pair;
  const match = matchTitle(String(facts.match), session);
  const glory = (facts.glory as Pair)
    .flatMap((amount, side) =>
      amount ? [session.t("event-result-glory", { who: side ? second : first, glory: amount })] : [],
    )
    .join(", ");
  return session.t(glory ? "event-result" : "event-result-final", { match, first, second, ours, theirs, glory });
}

/** Several events as lines of the log: what is still to be seen on the pitch is left out, a new round is set apart. */
export function describeAll(events: readonly Event[], session: Session): (string | LogLine)[] {
  const theatre = theatreOf(session);
  const lines: (string | LogLine)[] = [];
  for (const event of events) {
    if (theatre.hides(event)) continue;
    const text = describe(event, session);
    if (text) lines.push(event.kind === "round" ? { text: `— ${text} —`, faint: true } : text);
  }
  return lines;
}

/** The last attack as a sentence: "4 − 2 = 2, slot 2, needs 5 or 6, rolled 3: miss" (specification 11). */
export function attackSentence(attack: Attack, faces: number[][], view: View | null, session: Session): string {
  const { t } = session;
  const terms = [
    String(attack.value),
    attack.guard ? `− ${attack.guard}` : "",
    attack.champions ? `${attack.champions > 0 ? "+" : "−"} ${Math.abs(attack.champions)}` : "",
  ]
    .filter(Boolean)
    .join(" ");
  const sum =
    terms === String(attack.strength)
      ? terms
      : `${terms} = ${attack.strength < 0 ? `−${-attack.strength}` : attack.strength}`;
  if (attack.result === "repelled") return t("w-said-repelled", { sum });
  const needs = (faces[attack.slot - 1] ?? []).join(", ");
  const values = {
    sum,
    slot: attack.slot,
    card: throwerName(attack.card, view, session),
    needs,
    dice: attack.dice.join(", "),
    result: t(`w-${attack.result}`),
  };
  return t(attack.dice.length ? "w-said-throw" : "w-said-sure", values);
}

// --- The end -----------------------------------------------------------------------------------------

/** Seats with their rank, the best first. */
export function ranking(view: View, ranks: readonly number[] | undefined): { seat: number; rank: number }[] {
  const worth = (seat: number): number => view.seats[seat]!.score?.total ?? view.seats[seat]!.glory;
  return view.seats
    .map(({ seat }) => ({
      seat,
      rank: ranks?.[seat] ?? 1 + view.seats.filter((other) => worth(other.seat) > worth(seat)).length,
    }))
    .sort((one, other) => one.rank - other.rank || worth(other.seat) - worth(one.seat));
}
export const LINES: (keyof Score)[] = ["glory", "track", "end", "fan", "total"];

/** The end of the game in words; not before the last match was seen. */
export function result(session: Session): Result {
  const { t, update } = session;
  const { outcome } = update;
  const view = viewOf(update);
  if (!outcome || !view) return { won: null, title: "", lines: [] };
  if (theatreOf(session).live) return { won: null, title: t("w-result-soon"), lines: [] };
  const winner = Number(outcome.detail.winner);
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const title = won ? t("w-result-won") : t("w-result", { winner: teamName(winner, view, session) });
  const totals = outcome.detail.totals as number[];
  const lines = ranking(view, outcome.detail.ranks as number[]).map(({ seat, rank }) =>
    t("w-result-seat", { rank, name: session.name(seat), total: totals[seat] ?? 0 }),
  );
  const summary = [t(`w-by-${String(outcome.detail.by)}`), lines.join(" · ")];
  if (typeof outcome.detail.grade === "string")
    summary.push(
      t("w-result-solo", {
        level: t("solo-level", { level: String(outcome.detail.level) }),
        grade: t("grade", { grade: outcome.detail.grade }),
        margin: Number(outcome.detail.margin),
      }),
    );
  return { won, title, lines: summary };
}

/** The fan card and the champions that a seat holds. */
export function handNames(seen: NonNullable<Update["view"]>, session: Session): string[] {
  const view = seen as unknown as View;
  const fan = view.seat === null ? null : view.seats[view.seat]?.fan;
  const champions = (view.own?.hand ?? []).map((card) => cardName(card, view, session));
  return fan ? [fanName(fan, view, session), ...champions] : champions;
}
