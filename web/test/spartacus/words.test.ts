import { expect, test } from "vitest";
import spartacus from "../../src/games/spartacus";
import { describeAll, moveWords } from "../../src/games/spartacus/words";
import { mutes, personAt } from "../../src/lib/mutes.svelte";
import { EVENTS, position, POSITIONS, Table, viewAt, wordsOf } from "./table.svelte";
import { hasWords, LANGUAGES } from "../texts";

/** What is left of a text that was not filled in. */
const RAW = /\{|\$|undefined|null|NaN|\[object|\bw-[a-z]|event-|did-|\b[A-Z]{2}\d\d/;
/** What has an event of its own or is not worth a line. */
const QUIET = ["sealed", "did", "settled", "balanced", "coins", "influence"];

test.each(LANGUAGES)("every event of whole games has words (%s)", async (language) => {
  const table = new Table(position("turn"), await wordsOf(language));
  const kinds = new Set<string>();
  for (const event of EVENTS) {
    kinds.add(event.kind);
    const text = spartacus.describe!(event, table);
    if (!QUIET.includes(event.kind)) expect(text, JSON.stringify(event)).toMatch(/\S/);
    if (event.kind === "sealed") expect(text).toBe("");
    expect(text, JSON.stringify(event)).not.toMatch(RAW);
    if (event.kind === "did")
      expect(moveWords(String(event.facts!.move), viewAt("turn"), table), String(event.facts!.move)).not.toMatch(RAW);
  }
  expect(kinds.size).toBeGreaterThan(45);
});

test.each(LANGUAGES)("every question, answer, part and fact has words (%s)", async (language) => {
  const words = await wordsOf(language);
  for (const name of POSITIONS) hasWords(new Table(position(name), words), RAW);
});

test("what an answer has shown is not repeated, passes are silent, phases stand apart", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  const lines = describeAll(
    [
      { kind: "phase", facts: { phase: "market" } },
      { kind: "did", seat: 1, facts: { move: "sell SC14b" } },
      { kind: "discarded", seat: 1, facts: { card: "SC14b" } },
      { kind: "did", seat: 2, facts: { move: "pass" } },
      { kind: "discarded", seat: 2, facts: { card: "SC14a" } },
      { kind: "coins", seat: 3, facts: { amount: -4 } },
      { kind: "won", seat: 3, facts: { lot: 1, card: "GL05", gold: 4 } },
      { kind: "did", seat: 3, facts: { move: "play SC14a >B : SL01a" } },
      { kind: "played", seat: 3, facts: { card: "SC14a", target: 1, supporters: [0, 2] } },
    ],
    table,
  );
  expect(lines).toEqual([
    { text: "— Market —", faint: true },
    "Boris: cashes in Blackmail",
    "Clara discards Blackmail",
    "Dmitri wins Spartacus for 4 gold",
    "Dmitri plays Blackmail against Boris, supported by Anna, Clara",
  ]);
});

test("an ability goes by the name that the house of its player gives it", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  for (const { seat, card } of viewAt("turn").seats) {
    expect(spartacus.describe!({ kind: "did", seat, facts: { move: "hab 2 GU GU GU" } }, table)).toBe(
      `${table.name(seat)}: uses ${card!.abilities[1]!.name.en} with Guard, Guard, Guard`,
    );
  }
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
  expect(spartacus.describe!({ kind: "lost", seat: 1, facts: { dice: [0, 1, 0] } }, table)).toBe(
    "Boris loses 1 black defence die",
  );
});

test("gold that is hidden stays hidden in the log", async () => {
  const table = new Table(position("bid"), await wordsOf("en"));
  expect(spartacus.describe!({ kind: "paid", seat: 1, facts: { to: 2, gold: null } }, table)).toBe(
    "Boris gives Clara gold",
  );
  expect(spartacus.describe!({ kind: "paid", seat: 1, facts: { to: 2, gold: 3 } }, table)).toBe(
    "Boris gives Clara 3 gold",
  );
});

test("words of a promise and of a request are shown, unless a player has turned them off", async () => {
  const table = new Table(position("turn"), await wordsOf("en"));
  const vow = { kind: "did", seat: 1, facts: { move: "vow C words", words: "half of it" } };
  expect(spartacus.describe!(vow, table)).toBe("Boris: promises Clara: “half of it”");
  expect(
    spartacus.describe!({ kind: "did", seat: 1, facts: { move: "vow C gold 2", words: "if you win" } }, table),
  ).toBe("Boris: promises Clara: to pay 2 gold, saying “if you win”");
  expect(
    spartacus.describe!(
      { kind: "asked", seat: 1, facts: { asked: [2], price: 0, plan: null, words: "trust me" } },
      table,
    ),
  ).toBe("Boris asks for support: Clara, saying “trust me”");
  mutes.toggle(personAt(table.update, table.update.seats[1]!));
  expect(spartacus.describe!(vow, table)).toBe("Boris: promises Clara: what these words say");
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
