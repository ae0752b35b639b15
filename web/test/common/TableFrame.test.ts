import { createRawSnippet } from "svelte";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import TableFrame from "../../src/components/table/TableFrame.svelte";
import { words } from "../../src/lib/words.svelte";

const part = (html: string) => createRawSnippet(() => ({ render: () => html }));

test.each(["en", "ru"] as const)(
  "on a phone the heading of a replay names its game beside the tools (%s)",
  async (language) => {
    await page.viewport(360, 740);
    await words.start(language);
    for (const game of ["Gorus Maximus", "Кровус Максимус", "Цареубийство"]) {
      const tools = part(
        `<span style="display: flex">${'<button class="button quiet icon"></button>'.repeat(2)}</span>`,
      );
      const screen = await render(TableFrame, {
        session: null,
        game: undefined,
        heading: words.t("replay-of", { game }),
        tab: "",
        tools,
        children: part("<p></p>"),
      });
      const heading = screen.container.querySelector("h1")!;
      const box = heading.getBoundingClientRect();
      const range = document.createRange();
      range.setStart(heading.firstChild!, 0);
      range.setEnd(heading.firstChild!, game.length);
      for (const line of range.getClientRects()) {
        expect(line.bottom, game).toBeLessThanOrEqual(box.bottom + 3);
        expect(line.right, game).toBeLessThanOrEqual(box.right + 1);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
      await screen.unmount();
    }
  },
);
