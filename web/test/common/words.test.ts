import { expect, test } from "vitest";
import { Words } from "../../src/lib/words.svelte";

test("each game has its own words, though their names are the same", async () => {
  const words = new Words();
  await words.use("en");
  await words.game("gorus");
  expect([words.t("w-board"), words.has("w-arena"), words.has("your-turn")]).toEqual([
    "Gorus Maximus table",
    true,
    true,
  ]);
  await words.game("regicide");
  expect([words.t("w-board"), words.has("w-arena")]).toEqual(["Regicide table", false]);
  await words.game("gorus");
  await words.use("ru");
  expect(words.t("w-board")).toBe("Стол «Кровус Максимус»");
});

test("names in facts come by language", async () => {
  const words = new Words();
  await words.use("en");
  await words.game("augustus");
  const facts = [{ message: "fact-completes", values: { card: { en: "19 Byzacena", ru: "19 Бизацена" } } }];
  expect(words.describeFacts(facts, String)).toContain("19 Byzacena");
  await words.use("ru");
  expect(words.describeFacts(facts, String)).toContain("19 Бизацена");
});

test("a negative number has a minus, not a hyphen, and still chooses its words", async () => {
  const words = new Words();
  for (const language of ["en", "ru"] as const) {
    await words.use(language);
    await words.game("gorus");
    expect(words.t("w-own-pile", { count: -2 })).toMatch(/: −2$/);
    expect(words.t("w-own-pile", { count: 12345 })).toMatch(/: 12345$/);
    expect(words.t("w-result", { winners: "A", count: 1 })).not.toBe(words.t("w-result", { winners: "A", count: 2 }));
  }
});
