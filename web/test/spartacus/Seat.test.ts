import axe from "axe-core";
import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Seat from "../../src/games/spartacus/Seat.svelte";
import { position, Table, viewAt, wordsOf } from "./table.svelte";

test.each(["turn", "bid"] as const)(
  "every seat shows house, influence, gold and hand; gold may be hidden (%s)",
  async (name) => {
    const view = viewAt(name);
    for (const { seat, card, influence, gold, hand } of view.seats) {
      const screen = await render(Seat, { session: new Table(position(name), await wordsOf("en")), seat });
      const said = screen.container.querySelector(".sr")!.textContent;
      expect(said).toContain(
        `${card!.name.en}: influence ${influence}, ${gold === null ? "gold hidden" : `gold ${gold}`}, cards in hand ${hand}`,
      );
      expect(said.includes("host")).toBe(view.host === seat);
      expect(gold === null).toBe(view.hidden && seat !== view.seat);
      expect((await axe.run(screen.container)).violations).toEqual([]);
      await screen.unmount();
    }
  },
);
