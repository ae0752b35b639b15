import { expect, test } from "vitest";
import spartacus from "../../src/games/spartacus";
import { lostWords, moveWords } from "../../src/games/spartacus/labels";
import { describeAll } from "../../src/lib/log-lines";
import { mutes, personAt } from "../../src/lib/mutes.svelte";
import { EVENTS, position, POSITIONS, Table, viewAt, wordsOf } from "./table.svelte";
import { hasWords, LANGUAGES } from "../texts";

/** What is left of a text that was not filled in. */
const RAW = /\{|\$|undefined|null|NaN|\[object|\bw-[a-z]|event-|did-|\b[A-Z]{2}\d\d/;
test.each(LANGUAGES)("every decision of whole games has words (%s)", async (language) => {
  const table = new Table(position("turn"), await wordsOf(language));
  for (const { kind, facts } of EVENTS)
    if (kind === "did")
      expect(moveWords(String(facts!.move), viewAt("turn"), table), String(facts!.move)).not.toMatch(RAW);
});

test.each(LANGUAGES)("every question, answer, part and fact has words (%s)", async (language) => {
  const words = await wordsOf(language);
  for (const name of POSITIONS) hasWords(new Table(position(name), words), RAW);
});

test("a button says what to do, not what somebody does", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  const label = (move: string) => spartacus.label(move, table);
  expect([
    label("sell SC14b"),
    label("lay GU01a"),
    label("pay B 2"),
    label("bank GU"),
    label("bet"),
    label("choose 5"),
  ]).toEqual([
    "Cash in Blackmail",
    "Lay a guard on the table",
    "Give Boris 2 gold",
    "Sell Guard to the bank",
    "No wager",
    "Keep the 5",
  ]);
  expect(label("offer B 2 : GU")).toBe("Offer Boris 2 gold for Guard");
  expect(label("hab 2 GU GU GU")).toBe(`${viewAt("turn").seats[0]!.card!.abilities[1]!.name.en}: Guard, Guard, Guard`);
});

test("lost dice are counted by colour, without those that were kept", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  expect(lostWords([0, 1, 0], table)).toBe("1 black defence die");
});

test("what a player put into words is shown, unless it is turned off", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  const line = (message: string) => [{ message, values: { seat: "B", words: "half of it", what: "words", gold: 0 } }];
  const lines = [{ facts: line("quote"), muted: line("promise") }];
  table.log = [{ kind: "did", seat: 1, lines }];
  const texts = () => describeAll(table.log, table, spartacus).map(({ text }) => text);
  expect(texts()).toEqual(["“half of it”"]);
  mutes.toggle(personAt(table.update, table.update.seats[1]!));
  expect(texts()).toEqual(["what these words say"]);
  mutes.toggle(personAt(table.update, table.update.seats[1]!));
});

test("an attack and the movement after it are listed in order", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  expect(moveWords("d4 x", null, table)).toBe("moves to d4, attacks");
  expect(moveWords("x d4", null, table)).toBe("attacks, moves to d4");
});

test.each(LANGUAGES)("the end names the winner and the places (%s)", async (language) => {
  const table = new Table(position("over"), await wordsOf(language));
  const { won, title, lines } = spartacus.result(table);
  const winner = table.update.outcome!.winners[0]!;
  expect(won).toBe(winner === 0);
  if (!won) expect(title).toContain(table.name(winner));
  expect(lines.join(" ")).toContain(`1. ${table.name(winner)}`);
  expect([title, ...lines].join(" ")).not.toMatch(RAW);
});
