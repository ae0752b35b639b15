import type { Question, Update } from "../../wire";
import { allSteps, carryOut, readStep, type Step } from "./plan";
import { ownSeat, symbolsOf, viewOf, type Troop, type View } from "./view";

/** What is asked, by the name of its question. */
export type Ask =
  "keep" | "place" | "mob" | "mobany" | "finish" | "rearrange" | "remove" | "wipe" | "lose" | "give" | "count" | "pick";

export const askOf = (question: Question | null): Ask | "" =>
  question ? (question.prompt.message.replace(/^ask-/, "") as Ask) : "";

/** The letter that begins an answer to each question. */
const VERBS: Record<Ask, string> = {
  keep: "k",
  place: "",
  mob: "m",
  mobany: "m",
  finish: "f",
  rearrange: "a",
  remove: "x",
  wipe: "w",
  lose: "l",
  give: "g",
  count: "r",
  pick: "p",
};

/** The chosen parts as an answer: steps, places or cards; the answer itself where it is not made of parts. */
export function compose(update: Update, chosen: readonly string[]): string {
  const ask = askOf(update.question);
  if (!ask || !chosen.length) return "";
  const verb = VERBS[ask];
  switch (ask) {
    case "keep":
      return verb + [...chosen].sort((one, other) => Number(one) - Number(other)).join(",");
    case "pick":
    case "rearrange":
      return verb + chosen.join(",");
    case "remove":
      return verb + chosen.map((part) => part.replace(/\d$/, "")).join(",");
    case "mob":
    case "mobany":
      return verb + chosen.join("/");
    case "give":
    case "count":
      return "";
    default:
      return verb + chosen.at(-1);
  }
}

/** The parts of an answer; [] for one without parts ("-", "m-", "r4", "gB", "resign"). */
export function parts(update: Update, move: string): string[] {
  const ask = askOf(update.question);
  if (!ask || ask === "give" || ask === "count" || move === "resign") return [];
  const verb = VERBS[ask];
  const rest = move.startsWith(verb) ? move.slice(verb.length) : "";
  if (rest === "" || rest === "-") return [];
  if (ask === "mob" || ask === "mobany") return rest.split("/").filter((part) => part !== "-");
  return ask === "remove" ? twins(rest.split(",")) : rest.split(",");
}

/** Two legions of one kind are the parts "19K" and "19K2". */
const twins = (places: readonly string[]): string[] =>
  places.map((place, at) => (places.indexOf(place) < at ? `${place}2` : place));

/** The own answer that waits for the others, as steps, cards or places. */
export function answered(view: View): { steps: Step[]; cards: number[]; legions: string[] } {
  const answer = ownSeat(view)?.answer ?? "";
  const step = readStep(answer);
  const rest = answer.slice(1).split(",");
  return {
    steps: step ? [step] : [],
    cards: /^[kwl]\d/.test(answer) ? rest.map(Number) : [],
    legions: /^x\d/.test(answer) ? twins(rest) : [],
  };
}

/** Numbers of the cards that are answers: "f20", "w19", "l40"; for several of them the parts. */
export const cardChoices = (question: Question): Set<number> =>
  new Set(
    (question.parts.length ? question.parts : question.choices.map(({ move }) => /^[fwlp](\d+)$/.exec(move)?.[1] ?? ""))
      .filter(Boolean)
      .map(Number),
  );

/** The places whose legions can be named in an answer ("x19H,20C"). */
export const legionChoices = (update: Update): Set<string> =>
  new Set((update.question?.choices ?? []).flatMap(({ move }) => parts(update, move)));

/** How many legions an answer may mobilise. */
export function mostSteps(question: Question): number {
  const ask = askOf(question);
  return ask === "mobany" ? Number(question.prompt.values?.n ?? 1) : ask === "mob" ? 2 : ask === "place" ? 1 : 0;
}

/** Steps that can follow some others: the first one is a choice of the question, the next one goes where the question allows it still. */
export function stepsAfter(update: Update, steps: readonly Step[]): Step[] {
  const { question } = update;
  const view = viewOf(update);
  const seat = view && ownSeat(view);
  if (!question || !view || !seat || steps.length >= mostSteps(question)) return [];
  if (!steps.length) {
    const verb = askOf(question) === "place" ? "" : "m";
    return question.choices.flatMap(({ move }) => readStep(move.slice(verb.length)) ?? []);
  }
  const symbols = (card: number): Troop[] => symbolsOf(view, card);
  const now = carryOut(seat.active, steps, symbols).objectives;
  const supply = seat.supply - steps.filter(({ from }) => from === null).length;
  return allSteps(now, supply, troopsLeft(question, steps), symbols);
}

/** The symbols that the question still allows: it names two, and each of them is for one legion. */
function troopsLeft(question: Question, steps: readonly Step[]): string[] {
  if (askOf(question) === "mobany") return [..."SHCKTD"];
  const left = [question.prompt.values?.x, question.prompt.values?.y].map(String);
  for (const { to } of steps) {
    const used = left.indexOf(to.at(-1)!);
    if (used >= 0) left.splice(used, 1);
  }
  return left;
}

/** Places that a single step of the question would fill, and with that complete an objective. */
export function completing(question: Question): Set<string> {
  const found = new Set<string>();
  for (const { move, facts } of question.choices) {
    const step = readStep(move.replace(/^m/, ""));
    if (step && facts.some(({ message }) => message === "fact-completes")) found.add(step.to);
  }
  return found;
}
