import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import Form from "./Form.svelte";
import type { Timing } from "../../src/wire";
import { words } from "../../src/lib/words.svelte";

const LEVELS = ["novice", "normal", "hard"];
const clean = async (node: Element) =>
  expect((await axe.run(node, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);

beforeEach(async () => {
  localStorage.clear();
  await words.start("en");
});

async function form(start: Timing | null = null) {
  const seen: { value: Timing | null } = { value: start };
  const screen = await render(Form, {
    start,
    levels: LEVELS,
    onchange: (value: Timing | null) => (seen.value = value),
  });
  return { screen, seen };
}

test("no clock at first; each kind begins with a usual amount and says what will happen", async () => {
  const { screen, seen } = await form();
  expect(seen.value).toBeNull();
  await expect.element(screen.getByText("No clock: take as long as you like")).toBeVisible();
  await screen.getByRole("radio", { name: /Live, per decision/ }).click();
  expect(seen.value).toEqual({ kind: "move", time: 60, more: 0, level: "normal", takes_over: false });
  await expect
    .element(
      screen.getByText(
        "60 s per decision. When it runs out, a bot (level normal) makes that one decision; the player keeps the seat.",
      ),
    )
    .toBeVisible();
  await screen.getByRole("radio", { name: /Live, time bank/ }).click();
  expect(seen.value).toMatchObject({ kind: "bank", time: 600, more: 10 });
  await screen.getByRole("radio", { name: /^Days/ }).click();
  expect(seen.value).toMatchObject({ kind: "days", time: 2, more: 0 });
  await clean(screen.container);
  await screen.getByRole("radio", { name: /^No clock/ }).click();
  expect(seen.value).toBeNull();
  await clean(screen.container);
});

test("amounts, the bot's level and whether it stays", async () => {
  const { screen, seen } = await form({ kind: "bank", time: 600, more: 10, level: "normal", takes_over: false });
  await screen.getByText("20 min + 15 s").click();
  await screen.getByRole("radio", { name: "a bot plays on until the player takes the seat back" }).click();
  await screen.getByLabelText("Bot level").selectOptions("hard");
  expect(seen.value).toEqual({ kind: "bank", time: 1200, more: 15, level: "hard", takes_over: true });
  await expect.element(screen.getByText(/plays on; the player can take the seat back at any time/)).toBeVisible();
  await screen.getByText("5 min + 5 s").click();
  expect(seen.value).toEqual({ kind: "bank", time: 300, more: 5, level: "hard", takes_over: true });
});

test("a level that the game does not have is not offered and not sent", async () => {
  const { seen } = await form({ kind: "days", time: 2, more: 0, level: "genius", takes_over: false });
  expect(seen.value?.level).toBe("normal");
});

test("in Russian", async () => {
  await words.use("ru");
  const { screen } = await form({ kind: "days", time: 3, more: 0, level: "normal", takes_over: true });
  await expect.element(screen.getByText("3 дня на каждое решение.", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("7 дней")).toBeVisible();
  await words.use("en");
});
