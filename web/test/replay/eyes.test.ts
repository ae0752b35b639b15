import { beforeEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import SeatStrip from "../../src/components/SeatStrip.svelte";
import { loadGame } from "../../src/games";
import { ReplaySession } from "../../src/lib/replay.svelte";
import { words } from "../../src/lib/words.svelte";
import type { Replay, Update } from "../../src/wire";
import augustus from "../fixtures/augustus-positions.json";
import gorus from "../fixtures/gorus-positions.json";
import regicide from "../fixtures/positions.json";
import goldencup from "../goldencup/positions.json";
import spartacus from "../spartacus/positions.json";
import { positionOf } from "../fake-table.svelte";

/** Where somebody looks through the eyes of another seat, that seat is not "you". */

const all = (positions: object, of: (position: never) => Update): Update[] =>
  Object.values(positions).map((position) => of(position as never));
const POSITIONS: Record<string, Update[]> = {
  augustus: all(augustus.positions, (position) => positionOf(position, { cards: augustus.cards })),
  gorus: all(gorus, (position) => positionOf(position)),
  regicide: all(regicide, (position) => positionOf(position)),
  goldencup: all(goldencup.positions, ({ update }: { update: Update }) =>
    positionOf(update, { cards: goldencup.cards, fans: goldencup.fans }),
  ),
  spartacus: all(spartacus.positions, ({ update }: { update: Update }) =>
    positionOf(update, { market: spartacus.market, intrigue: spartacus.intrigue }),
  ),
};
const YOU = { en: /\b(you|your|yours)\b/i, ru: /(?<![а-яё])(вы|вас|вам|ваш(а|е|и|ей|его|их|ем)?)(?![а-яё])/i };

async function opened(position: Update, own: number | null): Promise<ReplaySession> {
  const update = {
    ...position,
    question: null,
    seats: position.seats.map((seat) => ({ ...seat, kind: "bot" as const, name: "", level: "normal" })),
  };
  const replay: Replay = {
    update,
    over: true,
    own,
    open_seats: update.seats.map(({ seat }) => seat),
    steps: [
      { seat: null, events: [] },
      { seat: null, events: [] },
    ],
    rounds: [],
    hidden: [],
    page: 9,
    outcome: null,
  };
  const frames = [1, 2].map(() => ({ view: { ...update.view, legal: [] }, to_act: update.to_act }));
  const session = new ReplaySession(
    {
      name: "T1",
      replay: () => Promise.resolve(replay),
      page: (_, first) => Promise.resolve({ version: update.version, first, frames }),
      playOn: () => Promise.reject(new Error("no")),
    },
    words,
  );
  session.module = (await loadGame(update.game)) ?? null;
  await session.open("", 0);
  return session;
}

/** All that is read or heard. What a card says, in sentences, it says to its owner; help and controls are for players. */
const saidBy = (node: Element): string[] =>
  [...node.querySelectorAll<HTMLElement>("*")]
    .filter((one) => !one.closest("[popover], dialog, .pass"))
    .flatMap((one) => [
      one.getAttribute("aria-label") ?? "",
      one.title,
      ...[...one.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((text) => text.textContent ?? ""),
    ]);

beforeEach(() => words.start("en"));

describe.each(["en", "ru"] as const)("in %s", (language) => {
  test.each(Object.keys(POSITIONS))("%s names the seat that is looked from", async (name) => {
    await words.use(language);
    await words.game(name);
    const seen = POSITIONS[name]!.filter(({ you }) => you !== null);
    expect(seen.length).toBeGreaterThan(2);
    const yours = new Set<string>();
    for (const update of seen) {
      const session = await opened(update, null);
      const screen = await render(session.module!.Board, { session });
      for (const text of saidBy(screen.container))
        if (YOU[language].test(text) && !/\.$|^Lend Me Your Ear$/.test(text.trim())) yours.add(text.trim());
      await screen.unmount();
    }
    expect([...yours]).toEqual([]);
  });
});

test("the player at the seat you look from is you", async () => {
  await words.game("gorus");
  const update = positionOf(gorus.opening as never);
  const own = await opened(update, update.you);
  const screen = await render(own.module!.Board, { session: own });
  await expect.element(screen.getByText("Your turn")).toBeVisible();
  expect(own.update.you).toBe(update.you);
  await screen.unmount();
  const other = await opened(update, 1);
  const theirs = await render(other.module!.Board, { session: other });
  await expect.element(theirs.getByText("Bot A is to play")).toBeVisible();
  await expect.element(theirs.getByRole("heading", { name: /^Hand of Bot A/ })).toBeVisible();
  expect(other.update.you).toBe(null);
  const strip = await render(SeatStrip, { session: other });
  expect(strip.container.textContent).not.toContain("your turn");
  expect(strip.container.querySelector(".seat.you")?.textContent).toContain("Bot A");
});
