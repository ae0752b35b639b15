import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import SchoolsField from "../../src/games/gorus/SchoolsField.svelte";
import { words } from "../../src/lib/words.svelte";

test("as many schools as are needed, or a draw", async () => {
  await words.start("en");
  await words.game("gorus");
  const screen = await render(SchoolsField, { label: "Schools", value: "random", players: 3 });
  const box = (name: string) => screen.getByRole("checkbox", { name });
  await expect
    .element(screen.getByRole("group", { name: "Schools" }))
    .toHaveAccessibleDescription("None chosen: 3 are drawn at random.");
  await box("Yellow Shields").click();
  await box("Blue Fists").click();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("2 of 3 chosen. Choose one more; until then they are drawn at random.");
  await box("Pink Axes").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("These 3 schools take part.");
  await expect.element(box("Brown Swords")).toBeDisabled();
  await box("Blue Fists").click();
  await expect.element(box("Brown Swords")).toBeEnabled();
});

test("a choice that was made before is shown", async () => {
  await words.start("en");
  await words.game("gorus");
  const screen = await render(SchoolsField, { label: "Schools", value: "BNGP", players: 4 });
  await expect.element(screen.getByRole("checkbox", { name: "Pink Axes" })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: "Yellow Shields" })).toBeDisabled();
});
