import { expect, test } from "vitest";
import { Words } from "../../src/lib/words.svelte";

test("each game has its own words, though their names are the same", async () => {
  const words = new Words();
  await words.use("en");
  await words.game("gorus");
  expect([words.t("w-board"), words.has("w-arena"), words.has("your-turn")]).toEqual(["Gorus Maximus table", true, true]);
  await words.game("regicide");
  expect([words.t("w-board"), words.has("w-arena")]).toEqual(["Regicide table", false]);
  await words.game("gorus");
  await words.use("ru");
  expect(words.t("w-board")).toBe("Стол «Кровус Максимус»");
});
