import axe from "axe-core";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Seat from "../../src/games/augustus/Seat.svelte";
import { missing, type View } from "../../src/games/augustus/view";
import { position, Table, wordsOf, type Position } from "./table.svelte";

async function chip(name: Position, seat: number, language: "en" | "ru" = "en") {
  const table = new Table(position(name), await wordsOf(language));
  const view = table.update.view as unknown as View;
  const screen = await render(Seat, { session: table, seat });
  const all = (selector: string) => [...screen.container.querySelectorAll<HTMLElement>(selector)];
  return { table, view, here: view.seats[seat]!, screen, all };
}

test("another seat: supply, score, objectives with covered spaces, seven places, tiles, pairs, resources", async () => {
  for (const seat of [1, 2, 3, 4, 5]) {
    const { view, here, screen, all } = await chip("six", seat);
    expect(all(`[data-figure="supply-${seat}"] b`)[0]!.textContent).toBe(String(here.supply));
    expect(all(`[data-figure="score-${seat}"] b`)[0]!.textContent).toBe(String(here.score.total));
    expect(all(".mini").map(({ dataset }) => Number(dataset.card))).toEqual(here.active.map(({ card }) => card));
    expect(all(".mini").map((mini) => mini.querySelectorAll(".full").length)).toEqual(
      here.active.map(({ cover }) => cover.filter(Boolean).length),
    );
    expect(all(".mini").map((mini) => mini.classList.contains("near"))).toEqual(
      here.active.map((one) => missing(one) === 1),
    );
    expect(all(".slots > li")).toHaveLength(7);
    expect(all(".slots .full").map(({ dataset }) => Number(dataset.card))).toEqual(here.done);
    expect(all(".tile")).toHaveLength(view.tiles.filter(({ owner }) => owner === seat).length);
    expect(all(".same")).toHaveLength(here.same.length);
    expect(all(".resource b").map(({ textContent }) => Number(textContent))).toEqual(
      [here.gold, here.wheat].filter(Boolean),
    );
    expect(all(".none")).toHaveLength(here.count_tile === null ? 1 : 0);
    await screen.unmount();
  }
});

test("the own seat has its objectives on the board alone", async () => {
  const { all } = await chip("six", 0);
  expect(all(".mini")).toHaveLength(0);
  expect(all(".slots > li")).toHaveLength(7);
});

test("who has answered is marked while all decide at once, and nobody while they decide in turn", async () => {
  const { table, all } = await chip("placed", 1);
  expect(all(".ready")).toHaveLength(0);
  table.update = { ...table.update, to_act: [2] };
  await expect.poll(() => all(".ready")).toHaveLength(1);
  const turn = await chip("clockwise", 2);
  expect(turn.table.update.to_act).not.toContain(2);
  expect(turn.all(".ready")).toHaveLength(0);
});

test("a press shows everything of the seat large enough to read", async () => {
  const { table, here, screen, all } = await chip("six", 3);
  await userEvent.click(all("button.objectives")[0]!);
  await expect.element(screen.getByRole("dialog", { name: `In front of ${table.name(3)}` })).toBeVisible();
  const shown = [...document.querySelectorAll<HTMLElement>("dialog .objective")].map(({ dataset }) =>
    Number(dataset.card),
  );
  expect(shown).toEqual([...here.active.map(({ card }) => card), ...here.done]);
});

test.each(["en", "ru"] as const)("nothing shuts anybody out (%s)", async (language) => {
  const { screen } = await chip("six", 2, language);
  const found = await axe.run(screen.container, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});
