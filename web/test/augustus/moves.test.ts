import { expect, test } from "vitest";
import {
  answered,
  askOf,
  cardChoices,
  completing,
  compose,
  legionChoices,
  mostSteps,
  parts,
  stepsAfter,
} from "../../src/games/augustus/moves";
import { carryOut, picture, pictured, readStep, stepText, type Step } from "../../src/games/augustus/plan";
import { effectOf, ownSeat, symbolsOf, timing, viewOf, type Troop } from "../../src/games/augustus/view";
import data from "../fixtures/augustus-positions.json";
import { position, type Position } from "./table.svelte";

const NAMES = Object.keys(data.positions) as Position[];

test.each(NAMES.filter((name) => data.positions[name].question))(
  "every choice of the engine can be put together of its parts (%s)",
  (name) => {
    const update = position(name);
    for (const { move } of update.question!.choices) {
      const found = parts(update, move);
      if (found.length) expect(compose(update, found)).toBe(move);
      else expect(move).toMatch(/^([mfa]?-|r\d|r-|g[A-F])$/);
    }
  },
);

test("parts of a removal tell two legions of one kind apart", () => {
  const update = position("remove");
  expect(parts(update, "x19K,19K")).toEqual(["19K", "19K2"]);
  expect(compose(update, ["19K", "19K2"])).toBe("x19K,19K");
  expect(parts(update, "resign")).toEqual([]);
});

test("cards of a choice, and legions of one", () => {
  for (const name of ["finish", "wipe", "lose", "pick"] as const) {
    const { question } = position(name);
    expect(cardChoices(question!).size, name).toBe(question!.choices.filter(({ move }) => !move.endsWith("-")).length);
  }
  expect([...cardChoices(position("keep").question!)].map(String)).toEqual(position("keep").question!.parts);
  const standing = ownSeat(viewOf(position("remove"))!)!.active.reduce(
    (sum, { cover }) => sum + cover.filter(Boolean).length,
    0,
  );
  expect(legionChoices(position("remove")).size).toBe(standing);
});

test("the first step is a choice, the second one goes where the question still allows it", () => {
  const update = position("mob");
  const [x, y] = [update.question!.prompt.values!.x, update.question!.prompt.values!.y];
  const first = stepsAfter(update, []);
  expect(mostSteps(update.question!)).toBe(2);
  expect(new Set(first.map(({ to }) => to.at(-1)))).toEqual(new Set([x, y]));
  const [step] = first.filter(({ to }) => to.endsWith(String(x)));
  expect(new Set(stepsAfter(update, [step!]).map(({ to }) => to.at(-1)))).toEqual(new Set([y]));
  expect(stepsAfter(update, [step!, stepsAfter(update, [step!])[0]!])).toEqual([]);
});

test("every pair of steps that the engine lists can be put together step by step", () => {
  for (const name of ["mob", "mobany"] as const) {
    const update = position(name);
    const pairs = update.question!.choices.map(({ move }) => parts(update, move)).filter((found) => found.length === 2);
    expect(pairs.length).toBeGreaterThan(3);
    for (const [one, other] of pairs) {
      const step = readStep(one!) as Step;
      expect(stepsAfter(update, []).map(stepText)).toContain(one);
      expect(stepsAfter(update, [step]).map(stepText)).toContain(other);
    }
  }
});

test("legions leave first, and equal spaces are filled from the first on", () => {
  const symbols = (card: number): Troop[] => [...{ 1: "SSH", 2: "HK" }[card]!] as Troop[];
  const start = [
    { card: 1, cover: [true, true, false] },
    { card: 2, cover: [false, true] },
  ];
  const { objectives, from, to } = carryOut(
    start,
    [
      { from: "1S", to: "2H" },
      { from: null, to: "1S" },
    ],
    symbols,
  );
  expect(objectives.map(({ cover }) => cover)).toEqual([
    [true, true, false],
    [true, true],
  ]);
  expect([from[0], to[0], from[1], to[1]]).toEqual([
    { card: 1, space: 1 },
    { card: 2, space: 0 },
    null,
    { card: 1, space: 1 },
  ]);
  expect(picture(start, symbols)).toEqual(["1SS", "2K"]);
  expect(pictured(start, ["1SH", "2H"], symbols).map(({ cover }) => cover)).toEqual([
    [true, false, true],
    [true, false],
  ]);
});

test("a space that would complete an objective is known from the choices alone", () => {
  const { question } = position("place");
  const found = completing(question!);
  expect(found.size).toBeGreaterThan(0);
  const silent = { ...question!, choices: question!.choices.map((choice) => ({ ...choice, facts: [] })) };
  expect(completing(silent).size).toBe(0);
});

test("the own answer while it waits", () => {
  expect(answered(viewOf(position("kept"))!).cards).toHaveLength(3);
  expect(answered(viewOf(position("placed"))!).steps[0]).toMatchObject({ from: null });
  expect(answered(viewOf(position("moved"))!).steps[0]!.from).toMatch(/^\d+[SHCKTD]$/);
  expect(answered(viewOf(position("place"))!)).toEqual({ steps: [], cards: [], legions: [] });
});

test("abilities are taken apart, and each has its time", () => {
  expect(effectOf("mob:HC")).toMatchObject({ kind: "mob", troops: ["H", "C"] });
  expect(effectOf("gain:2")).toMatchObject({ kind: "gain", count: 2, troops: [] });
  expect(effectOf("same:S=H")).toMatchObject({ kind: "same", troops: ["S", "H"] });
  expect(effectOf("per_symbol:T*3<=12")).toMatchObject({ kind: "per_symbol", troops: ["T"], count: 3, most: 12 });
  expect(effectOf("per_type:SENATOR*2")).toMatchObject({ kind: "per_type", type: "SENATOR", troops: [], count: 2 });
  expect(["none", "take_two", "foes_wipe", "same:S=H", "per_type:GREEN*2"].map(timing)).toEqual([
    "",
    "now",
    "red",
    "always",
    "end",
  ]);
});

test("symbols of a card in printing order", () => {
  const view = viewOf(position("place"))!;
  const [card, { symbols }] = Object.entries(data.cards)[0]!;
  expect(symbolsOf(view, Number(card))).toEqual([...symbols]);
  expect(askOf(position("two").question)).toBe("pick");
});
