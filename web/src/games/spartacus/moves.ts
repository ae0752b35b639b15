import type { Choice, Event, Question, Update } from "../../wire";
import { LETTERS } from "../../lib/words.svelte";
import { kindOf, type Goods, type Stage, type View, type VowWord } from "./view";

/** Decisions as text (specification 7), taken apart and put together. */

export const letterOf = (seat: number): string => LETTERS[seat] ?? "?";
export const seatOf = (letter: string): number => LETTERS.indexOf(letter);

/** A scheme or reaction with all that it names: `SC14a >B +C : SL01a X2 agent`. */
export interface Plan {
  card: string;
  target: number | null;
  named: number | null;
  asset: string;
  gold: number;
  agent: boolean;
}

export type Verb = "play" | "ask" | "foil" | "react";
export interface Way extends Plan {
  verb: Verb;
  asked: number[];
  price: number;
}

const PLAN = /^(\w+)(?: >(\w))?(?: \+(\w))?(?: : (\w+))?(?: X(\d+))?( agent)?$/;

export function readPlan(text: string): Plan | null {
  const found = PLAN.exec(text);
  if (!found) return null;
  const seat = (letter: string | undefined): number | null => (letter ? seatOf(letter) : null);
  return {
    card: found[1]!,
    target: seat(found[2]),
    named: seat(found[3]),
    asset: found[4] ?? "",
    gold: Number(found[5] ?? 0),
    agent: Boolean(found[6]),
  };
}

export function writePlan({ card, target, named, asset, gold, agent }: Plan): string {
  const words = [card];
  if (target !== null) words.push(`>${letterOf(target)}`);
  if (named !== null) words.push(`+${letterOf(named)}`);
  if (asset) words.push(`: ${asset}`);
  if (gold) words.push(`X${gold}`);
  if (agent) words.push("agent");
  return words.join(" ");
}

const ASK = /^ask ([A-H](?:,[A-H])*)(?: gold (\d+))? for (.+)$/;

export function readWay(move: string): Way | null {
  const asked = ASK.exec(move);
  const [, verb = "", text = ""] = asked ? ["", "ask", asked[3]!] : (/^(play|foil|react) (.+)$/.exec(move) ?? []);
  const plan = text ? readPlan(text) : null;
  if (!plan) return null;
  return {
    ...plan,
    verb: verb as Verb,
    asked: asked ? asked[1]!.split(",").map(seatOf) : [],
    price: Number(asked?.[2] ?? 0),
  };
}

export function writeWay(way: Way): string {
  if (way.verb !== "ask") return `${way.verb} ${writePlan(way)}`;
  const price = way.price ? ` gold ${way.price}` : "";
  return `ask ${[...way.asked]
    .sort((one, other) => one - other)
    .map(letterOf)
    .join(",")}${price} for ${writePlan(way)}`;
}

// --- The menu of the server ----------------------------------------------------------------------------

export const movesOf = (question: Question | null): string[] => question?.choices.map(({ move }) => move) ?? [];
export const may = (question: Question | null, move: string): boolean =>
  question?.choices.some((choice) => choice.move === move) ?? false;
export const choicesLike = (question: Question | null, ...verbs: string[]): Choice[] =>
  question?.choices.filter(({ move }) => verbs.includes(move.split(" ")[0]!)) ?? [];

/** The menu names one card of each kind; its copies can do the same. */
export function waysOf(question: Question | null, card: string): Way[] {
  const ways = movesOf(question)
    .map(readWay)
    .filter((way): way is Way => way !== null && kindOf(way.card) === kindOf(card));
  return ways.map((way) => ({ ...way, card }));
}

/** What the menu lets this card do besides: be sold, laid out, used as a guard, regained, exchanged. */
export function deedsOf(question: Question | null, card: string): string[] {
  const found = movesOf(question)
    .map((move) => /^(sell|lay|guard) (\w+)$/.exec(move))
    .filter((match) => match && kindOf(match[2]!) === kindOf(card));
  return [...new Set(found.map((match) => `${match![1]} ${card}`))];
}

/** Where a reaction for any moment may be played though nothing is asked (SP-740). */
const FREE: Stage[] = ["turn", "trade", "invite"];

/** Reactions that the server has not listed, because this seat is not asked: it judges them. */
export function freeWays(view: View, card: string): Way[] {
  const here = view.intrigue[card];
  const free = here?.form === "reaction" && here.aim === "any" && FREE.includes(view.stage);
  return free
    ? view.seats.map(({ seat }) => ({
        verb: "react",
        card,
        target: seat,
        named: null,
        asset: "",
        gold: 0,
        agent: false,
        asked: [],
        price: 0,
      }))
    : [];
}

export type Mark = "play" | "support" | "lay" | "short" | "later";

/** How a card of the hand stands: it can be played, with the help of others, laid out, it needs more influence, or not now. */
export function markOf(question: Question | null, view: View, card: string): { mark: Mark; short: number } {
  const here = view.intrigue[card];
  const short = Math.max(0, (here?.need ?? 0) - (view.seat === null ? 0 : (view.seats[view.seat]?.influence ?? 0)));
  const verbs = waysOf(question, card).map(({ verb }) => verb);
  if (verbs.some((verb) => verb !== "ask") || deedsOf(question, card).some((move) => move.startsWith("guard")))
    return { mark: "play", short };
  if (verbs.includes("ask")) return { mark: "support", short };
  if (here?.form === "guard" && !view.sealed) return { mark: "lay", short };
  return { mark: short ? "short" : "later", short };
}

/** The last request for support of this seat in this turn, for a card that the menu does not propose again. */
export function askedBefore(log: readonly Event[], seat: number, card: string): Way | null {
  for (let at = log.length - 1; at >= 0 && log[at]!.kind !== "turn"; at--) {
    const { kind, seat: who, facts } = log[at]!;
    if (kind !== "asked" || who !== seat || typeof facts?.plan !== "string") continue;
    const plan = readPlan(facts.plan);
    if (plan && plan.card === card)
      return { ...plan, verb: "ask", asked: facts.asked as number[], price: Number(facts.price) };
  }
  return null;
}

// --- Deals -----------------------------------------------------------------------------------------------

export const payMove = (to: number, gold: number): string => `pay ${letterOf(to)} ${gold}`;
/** Letters that may be said with a move, as the server counts them. */
export const MOST_WORDS = 160;
/** A quotation mark would end the words. */
const quote = (words: string): string => `"${words.replaceAll('"', "”").trim()}"`;
export function vowMove(to: number, what: VowWord, gold: number, words = ""): string {
  return `vow ${letterOf(to)} ${what}${what === "gold" ? ` ${gold}` : ""}${words.trim() ? ` ${quote(words)}` : ""}`;
}
export const askMove = (move: string, words: string): string => (words.trim() ? `${move} say ${quote(words)}` : move);

const goodsText = ({ gold, assets }: Goods): string =>
  [...(gold ? [String(gold)] : []), ...[...assets].sort()].join(" ") || "0";
export function offerMove(to: number, gives: Goods, wants: Goods, service = ""): string {
  return `offer ${letterOf(to)} ${goodsText(gives)} : ${service ? `[${service}]` : goodsText(wants)}`;
}

/** Decisions of a house that gold can buy right now (SP-704). */
export function servicesOf(view: View, to: number): string[] {
  if (view.options.service_deals !== "atomic" || !view.to_act.includes(to)) return [];
  switch (view.stage) {
    case "support":
      return ["yes", "no"];
    case "enter":
      return ["refuse"];
    case "invite":
      return view.seats.map(({ seat }) => `invite ${letterOf(seat)}`);
    case "verdict":
      return ["up", "down"];
    case "scheme":
    case "reaction":
    case "checkpoint":
      return ["pass"];
    default:
      return [];
  }
}

// --- Answers and their parts ---------------------------------------------------------------------------

const isCard = (part: string): boolean => /^[A-Z]{2}\d\d[a-z]?$/.test(part);
/** Wagers and deeds of a fighter: chosen on the map or on its corners, confirmed in the bar. */
const ON_THE_SAND = /^(bet .+|lose .+|step .+|[a-g][1-7]( [xj])?|[xj]|stay)$/;
const EQUIPMENT = /^(WE|AR|XE)/;

/** Parts are cards to discard or to send into the arena, or an amount; what is chosen on the sand is one part. */
export function compose(update: Update, chosen: readonly string[]): string {
  const first = chosen[0];
  if (!first) return "";
  const stage = (update.view as View | null)?.stage;
  if (isCard(first)) {
    if (stage === "balance") return `drop ${[...chosen].sort().join(" ")}`;
    if (stage === "turn") return `end ${chosen.join(" ")}`;
    const fighters = chosen.filter((card) => !EQUIPMENT.test(card));
    return `enter ${[...fighters, ...chosen.filter((card) => EQUIPMENT.test(card))].join(" ")}`;
  }
  return /^\d+$/.test(first) ? `${update.question?.choices[0]?.move.split(" ")[0] ?? "bid"} ${first}` : first;
}

export function parts(update: Update, move: string): string[] {
  const kind = update.question?.kind;
  const number = /^(?:bid|take) (\d+)$/.exec(move)?.[1];
  if (number && (kind === "bid" || kind === "amount")) return [number];
  if (ON_THE_SAND.test(move)) return [move];
  const cards = /^(?:drop|end|enter) (.+)$/.exec(move)?.[1]?.split(" ");
  return cards && (update.view as View | null)?.stage !== "drop" ? cards : [];
}

/** The part that means so much gold for this question. */
export const amountPart = (question: Question, gold: number): string =>
  question.kind === "bid" || question.kind === "amount"
    ? String(gold)
    : `${question.choices[0]?.move.split(" ")[0] ?? "bid"} ${gold}`;
export const amountOf = (chosen: readonly string[]): number | null => {
  const found = /(\d+)$/.exec(chosen[0] ?? "");
  return found && /^(bid |take |)\d+$/.test(chosen[0]!) ? Number(found[1]) : null;
};
