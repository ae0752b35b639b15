import { expect, test } from "vitest";
import { below, check, commitment, fromHex, optionsText, type Checked } from "../../src/lib/proof";
import { parse, proofPath } from "../../src/lib/router.svelte";
import type { ChanceEvent, Proof } from "../../src/wire";
import sealed from "./sealed.json";

/** A finished game as the server sends it; tests/server/test_proofs.py checks that it is true. */
const proof = sealed as unknown as Proof;

async function all(of: Proof): Promise<Checked[]> {
  const found: Checked[] = [];
  for await (const checked of check(of)) found.push(checked);
  return found;
}
const wrong = (found: Checked[]): string[] =>
  found.filter(({ right }) => right === false).map(({ event }) => `${event.stream} ${event.number}`);
const changed = (number: number, change: Partial<ChanceEvent>): Proof => ({
  ...proof,
  events: proof.events.map((event, place) => (place === number ? { ...event, ...change } : event)),
});

test("the commitment follows from game, options and secret", async () => {
  expect(await commitment(proof.game, proof.options, proof.secret)).toBe(proof.commitment);
  expect(await commitment(proof.game, proof.options, proof.secret.replace("00", "01"))).not.toBe(proof.commitment);
  expect(await commitment(proof.game, { ...proof.options, first: "A" }, proof.secret)).not.toBe(proof.commitment);
});

test("options are written as Python's JSON writes them", () => {
  expect(optionsText({ b: "2", a: 'ё\u007f😀"\\\n' })).toBe('{"a":"\\u0451\\u007f\\ud83d\\ude00\\"\\\\\\n","b":"2"}');
});

test("every event of a game is derived as it was recorded", async () => {
  const found = await all(proof);
  expect(found.length).toBe(proof.events.length);
  expect(found.every(({ right }) => right)).toBe(true);
  expect(new Set(found.map(({ event }) => event.kind))).toEqual(new Set(["order", "pick"]));
});

test("two exchanged cards are found, and nothing else", async () => {
  const result = [...proof.events[3]!.result];
  [result[0], result[1]] = [result[1]!, result[0]!];
  expect(wrong(await all(changed(3, { result })))).toEqual(["tavern 0"]);
});

test("another player to begin is found", async () => {
  const first = proof.events.findIndex(({ stream }) => stream === "first");
  expect(wrong(await all(changed(first, { result: ["A"] })))).toEqual(["first 0"]);
});

test("other words of a player, another table or another secret change everything", async () => {
  const others = [{ seeds: ["anna", "boris", "Clara"] }, { table: "other" }, { secret: "ff".repeat(32) }];
  for (const change of others) expect(wrong(await all({ ...proof, ...change })).length).toBeGreaterThan(3);
});

test("what is missing from the record is derived, and neither right nor wrong", async () => {
  const found = await all(changed(0, { result: [] }));
  expect(found[0]!.right).toBeNull();
  expect(found[0]!.derived).toEqual(proof.events[0]!.result);
});

test("numbers that would make some results likelier are thrown away", async () => {
  async function* given(...numbers: number[]): AsyncGenerator<number, never> {
    for (const number of numbers) yield number;
    throw new Error("no more numbers");
  }
  const last = 2 ** 32 - 1; // the only word that has no full set of three to belong to
  expect(await below(given(last, 5), 3)).toBe(2);
  expect(await below(given(last - 1), 3)).toBe(2);
  expect(await below(given(last), 4)).toBe(3);
});

test("the addresses of the pages", () => {
  expect(parse(proofPath("T 1"))).toEqual({ page: "proof", table: "T 1" });
  expect(parse(proofPath())).toEqual({ page: "proof", table: "" });
  expect(parse("#/proof/a/b")).toEqual({ page: "not-found" });
});

test("a secret that is no secret is refused", () => {
  expect(() => fromHex("zz")).toThrow();
  expect(() => fromHex("abc")).toThrow();
});
