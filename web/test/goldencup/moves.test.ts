import { expect, test } from "vitest";
import { compose, lineOf, move, nextTokens, parts, partsOfLine } from "../../src/games/goldencup/moves";
import { abilitiesOf, chance, percent, upgraded } from "../../src/games/goldencup/view";
import { CARDS, position, POSITIONS } from "./table.svelte";

test("every answer that has parts is put together from them again", () => {
  let built = 0;
  for (const name of POSITIONS) {
    const update = position(name);
    for (const { move } of update.question?.choices ?? []) {
      const made = parts(update, move);
      if (!made.length) continue;
      built++;
      expect(compose(update, made), `${name} ${move}`).toBe(move);
    }
  }
  expect(built).toBeGreaterThan(80);
});

test("nothing chosen is no answer; what ends a phase is a button of its own", () => {
  expect(compose(position("shop"), [])).toBe("");
  expect(parts(position("shop"), "E")).toEqual([]);
  expect(parts(position("prepare"), "P")).toEqual([]);
  expect(parts(position("line"), "X-/-/-/-")).toEqual([]);
});

test("cards are discarded in the order of their numbers", () => {
  expect(compose(position("shop"), ["72", "9"])).toBe("S-9-72");
  expect(compose(position("prepare"), ["40", "12"])).toBe("P-12-40");
});

test("a training names an attack token once or defence tokens twice, the second after the first", () => {
  const { question } = position("train");
  const first = nextTokens(question, []);
  expect([...first].some((token) => token.startsWith("a"))).toBe(true);
  expect(first).toContain("d1");
  expect(nextTokens(question, ["d1"])).toContain("d2");
  expect(nextTokens(question, ["d1", "d2"]).size).toBe(0);
  const attack = [...first].find((token) => token.startsWith("a"))!;
  expect(nextTokens(question, [attack]).size).toBe(0);
  expect(compose(position("train"), ["d1", "d2"])).toBe("TD1.2");
  expect(upgraded({ d1: 1 }, ["d1", "d2"])).toEqual({ d1: 0, d2: 0, d3: 1 });
});

test("a champion that moves changes places with the one who stands there", () => {
  const line = [12, null, 40, null];
  expect(move(line, 12, 2)).toEqual([40, null, 12, null]);
  expect(move(line, 12, 1)).toEqual([null, 12, 40, null]);
  expect(move(line, 77, 0)).toEqual([77, null, 40, null]);
  expect(move(line, 40, null)).toEqual([12, null, null, null]);
  expect(lineOf(partsOfLine(line))).toEqual(line);
});

test("the chance to score: one of the dice must show one of the faces", () => {
  expect(percent(chance(1, 1))).toBe(17);
  expect(percent(chance(2, 2))).toBe(56);
  expect(percent(chance(4, 3))).toBe(96);
  expect(percent(chance(1, 0))).toBe(100);
});

test("an effect is taken apart into kind, trigger, condition, gains and counter", () => {
  expect(abilitiesOf("I:D(-1) ; P:hire(G)->upA(1)")).toEqual([
    { kind: "I", trigger: null, needs: [], gains: [{ verb: "D", of: "-1" }], counter: null },
    { kind: "P", trigger: { verb: "hire", of: "G" }, needs: [], gains: [{ verb: "upA", of: "1" }], counter: null },
  ]);
  expect(abilitiesOf("I:A(2)+S(+1)")[0]!.gains).toEqual([
    { verb: "A", of: "2" },
    { verb: "S", of: "+1" },
  ]);
  expect(abilitiesOf("T:has(RBGYV)?goal")[0]).toMatchObject({ needs: [..."RBGYV"], gains: [{ verb: "goal", of: "" }] });
  expect(abilitiesOf("E:F(1)xsym(V)")[0]).toMatchObject({
    gains: [{ verb: "F", of: "1" }],
    counter: { verb: "sym", of: "V" },
  });
  expect(abilitiesOf("E:F(1)xtraits")[0]!.counter).toEqual({ verb: "traits", of: "" });
});

test("no card of the positions has a word that is not understood", () => {
  const verbs = [
    "A",
    "D",
    "upA",
    "upD",
    "dropA",
    "dropD",
    "S",
    "F",
    "dice",
    "goal",
    "coin",
    "atk",
    "def",
    "foe",
    "sack",
  ];
  for (const [number, { effect }] of Object.entries(CARDS)) {
    for (const { kind, gains } of abilitiesOf(effect)) {
      expect("ITPE", number).toContain(kind);
      for (const { verb } of gains) expect(verbs, `${number} ${effect}`).toContain(verb);
    }
  }
});
