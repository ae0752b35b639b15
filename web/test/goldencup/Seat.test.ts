import axe from "axe-core";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Seat from "../../src/games/goldencup/Seat.svelte";
import { opponentOf, spread, type View } from "../../src/games/goldencup/view";
import { position, Table, wordsOf } from "./table.svelte";

async function chip(seat: number) {
  const table = new Table(position("six"), await wordsOf("en"));
  const view = table.update.view as unknown as View;
  const screen = await render(Seat, { session: table, seat });
  return {
    table,
    view,
    here: view.seats[seat]!,
    screen,
    one: (selector: string) => screen.container.querySelector<HTMLElement>(selector),
  };
}

test("every seat: glory, record, levels, tokens, who is this round's opponent", async () => {
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    const { view, here, screen, one } = await chip(seat);
    expect(one(`[data-figure="glory-${seat}"] b`)!.textContent).toBe(String(here.glory));
    expect(one('[data-figure="record"]')!.textContent).toContain(
      `${here.record.won}-${here.record.drawn}-${here.record.lost}`,
    );
    expect(screen.container.querySelectorAll(".tokens .token")).toHaveLength(spread(here.board).length);
    expect(one(".foe") !== null).toBe(opponentOf(view, 0) === seat);
    const { violations } = await axe.run(screen.container);
    expect(violations).toEqual([]);
    await screen.unmount();
  }
});

test("a press shows the whole team", async () => {
  const { here, screen, one } = await chip(1);
  await userEvent.click(one(".team")!);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(document.querySelectorAll("dialog .cards button")).toHaveLength(here.hired.length);
});

test("a seat that has resigned is played on: the mark, and beside it who is through", async () => {
  const table = new Table(position("six"), await wordsOf("en"));
  const view = table.update.view as unknown as View;
  view.seats[1]!.resigned = true;
  table.update.to_act = [0];
  const screen = await render(Seat, { session: table, seat: 1 });
  expect(screen.container.querySelector(".resigned")!.textContent).toBe("resigned");
  expect(screen.container.querySelector(".ready")).not.toBeNull();
  await screen.unmount();
  table.update.seats[1]!.resigned = true; // the strip around it says so
  const again = await render(Seat, { session: table, seat: 1 });
  expect(again.container.querySelector(".resigned")).toBeNull();
});
