import { expect, test } from "vitest";
import gorus from "../../src/games/gorus";
import { withheld } from "../../src/games/gorus/withheld";
import { describeAll } from "../../src/lib/log-lines";
import type { Event } from "../../src/wire";
import games from "../fixtures/gorus-games.json";
import positions from "../fixtures/gorus-positions.json";
import { hasWords, LANGUAGES } from "../texts";
import { position, Table, wordsOf, type Position } from "./table.svelte";

/** The events of a whole game; a line says which one it is. */
const log = (name: keyof typeof games): Event[] =>
  games[name]
    .flatMap(({ events }) => events as unknown as Event[])
    .map((event, at) => ({
      ...event,
      lines: [{ facts: [{ message: "side-player", values: { who: `${event.kind} ${at}` } }] }],
    }));
const texts = (table: Table): string[] => describeAll(table.log, table, gorus).map(({ text }) => text);
const WITHHELD = "You cannot look at earlier bouts";

test.each(LANGUAGES)("every question, answer, part and fact has words (%s)", async (language) => {
  const words = await wordsOf(language);
  for (const name of Object.keys(positions) as Position[]) hasWords(new Table(position(name), words));
});

test("the log of a running round reaches back to the last completed bout; then all is open", async () => {
  const table = new Table(position("opening"), await wordsOf("en"));
  const all = log("three");
  const scored = all.findIndex(({ kind }) => kind === "scored");
  const bouts = all.flatMap(({ kind }, at) => (kind === "bout" ? [at] : []));
  table.log = all.slice(0, bouts[2]! + 2);
  expect(withheld(table.log).size).toBe(bouts[1]!);
  const lines = describeAll(table.log, table, gorus);
  expect(lines.map(({ faint }) => faint).slice(0, 3)).toEqual([false, true, false]);
  expect(lines.slice(0, 2).map(({ text }) => text)).toEqual(["round 0", WITHHELD]);
  expect(lines.length).toBe(2 + 4 + 1);
  table.log = all.slice(0, scored + 1);
  expect(texts(table)).not.toContain(WITHHELD);
});

test("a run of events that the server keeps back is one faint line", async () => {
  const table = new Table(position("opening"), await wordsOf("en"));
  table.log = [{ kind: "withheld" }, { kind: "withheld" }, { kind: "withheld" }];
  expect(describeAll(table.log, table, gorus)).toMatchObject([{ text: WITHHELD, faint: true }]);
});

test.each([
  ["en", "Boris is winning so far"],
  ["ru", "бой пока выигрывает Boris"],
] as const)("facts name the players (%s)", async (language, expected) => {
  const table = new Table(position("opening"), await wordsOf(language));
  expect(table.describeFacts([{ message: "fact-leader", values: { seat: "B" } }])).toBe(expected);
  expect(table.describeFacts([{ message: "warn-challenge", values: { school: "N", seat: "B" } }])).toContain("Boris");
});

test("moves, parts and the end", async () => {
  const table = new Table(position("over"), await wordsOf("en"));
  expect(gorus.compose(table.update, ["B4", "N12"])).toBe("N12");
  expect([gorus.parts(table.update, "N12"), gorus.parts(table.update, "resign")]).toEqual([["N12"], []]);
  expect([gorus.part("B10", table), gorus.label("resign", table)]).toEqual(["Blue 10", "Resign"]);
  expect(gorus.result(table)).toEqual({
    won: false,
    title: "Anna has won",
    lines: ["Decided by the rounds won.", "Rounds won: Anna I · Boris 0"],
  });
});

test("the seating of teams, and options in words", async () => {
  expect(gorus.teams!(5, { mode: "teams", split: "2+3" })).toEqual([1, 2, 1, 2, 1]);
  expect(gorus.teams!(7, { mode: "teams", split: "auto" })).toEqual([1, 2, 3, 1, 2, 3, 4]);
  expect([gorus.teams!(4, { mode: "free" }), gorus.teams!(4, { mode: "teams", split: "3+1" })]).toEqual([null, null]);
  expect([gorus.values!("split", 8), gorus.values!("favour", 8)]).toEqual([["2+2+2+2", "4+4"], []]);
  expect([
    gorus.offers!("split", { mode: "free" }),
    gorus.offers!("split", { mode: "teams" }),
    gorus.offers!("target", { mode: "free" }),
  ]).toEqual([false, true, true]);
  const { t } = await wordsOf("en");
  expect(gorus.valueWords!("split", "3+2", 5, t)).toBe("3 against 2 (A C E – B D)");
  expect(gorus.valueWords!("split", "auto", 7, t)).toBe(
    "default: 2 against 2 against 2 against 1 (A D – B E – C F – G)",
  );
  expect(gorus.valueWords!("schools", "BPY", 3, t)).toBe("Blue Fists, Pink Axes, Yellow Shields");
  expect([gorus.valueWords!("schools", "random", 3, t), gorus.valueWords!("target", "3", 3, t)]).toEqual([
    undefined,
    undefined,
  ]);
});
