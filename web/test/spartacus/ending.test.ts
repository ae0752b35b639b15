import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Table from "../../src/pages/Table.svelte";
import type { Event, Update } from "../../src/wire";
import { FakeSocket, seat, update } from "../common/fakes";
import { logOf, position } from "./arena.svelte";

const motion = vi.hoisted(() => ({ still: false }));
vi.mock(import("../../src/lib/card-flight"), async (original) => ({
  ...(await original()),
  still: () => motion.still,
}));

const NAMES = ["Anna", "Boris", "Clara", "Dmitri"];
const outcome = {
  winners: [1],
  losers: [0, 2, 3],
  scores: [0, 1, 0, 0],
  detail: { by: "influence", ranks: [2, 1, 3, 4], influence: [6, 12, 5, 4] },
  faults: [],
} as unknown as Update["outcome"];

/** A watched game whose last bout has just been fought: how it was before the last blow, and how it has ended. */
function ending(): { before: Update; after: Update } {
  const facts = [{ message: "event-ended", values: { seat: "B", by: "influence" } }];
  const log: Event[] = [
    ...logOf("over-bout"),
    { kind: "ended", seat: 1, facts: { by: "influence" }, lines: [{ facts }] },
  ];
  const blow = log.findLastIndex(({ kind }) => kind === "struck");
  const about = { game: "spartacus", you: null, question: null, seats: NAMES.map((name, at) => seat(at, { name })) };
  const then = position("act").view as unknown as { seats: object[] };
  const now = {
    ...then,
    over: true,
    stage: "over",
    seats: then.seats.map((one, at) => ({ ...one, influence: at === 1 ? 12 : 5 })),
  };
  return {
    before: update({ ...about, events: log.slice(0, blow), view: then as unknown as Update["view"] }),
    after: update({
      ...about,
      version: 2,
      since: blow,
      events: log.slice(blow),
      status: "over",
      outcome,
      view: now as unknown as Update["view"],
      to_act: [],
    }),
  };
}

async function watch() {
  await page.viewport(1280, 900);
  const screen = await render(Table, { table: "T1", watch: true });
  const socket = FakeSocket.last;
  const { before, after } = ending();
  socket.open();
  socket.say(before);
  await expect.element(page.getByRole("region", { name: "Arena", exact: true })).toBeVisible();
  const track = () => screen.container.querySelector('[data-house="1"] .track')!.getAttribute("aria-label");
  const log = () => screen.container.querySelector(".log")!.textContent;
  const panel = page.getByRole("heading", { name: "Boris wins" });
  return { screen, track, log, panel, end: () => socket.say(after) };
}
beforeEach(() => {
  motion.still = false;
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

test("who has won is shown when the last bout was shown, not before: neither panel nor houses nor log nor title give it away", async () => {
  const { track, log, panel, end } = await watch();
  const influence = track();
  end();
  await expect.element(page.getByText("Continue", { exact: true })).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  expect(track()).toBe(influence);
  expect(log()).not.toContain("wins by influence");
  expect(document.title).not.toContain("over");
  await page.getByText("Continue", { exact: true }).click();
  await expect.element(panel).toBeVisible();
  expect(track()).toContain("Influence 12 of 12");
  expect(log()).toContain("wins by influence");
  expect(document.title).toContain("over");
});

test("skipping the rest of the bout shows the end at once", async () => {
  const { panel, end } = await watch();
  end();
  await page.getByRole("button", { name: "Skip", exact: false }).click();
  await expect.element(panel).toBeVisible();
});

test("without motion the end is there at once", async () => {
  motion.still = true;
  const { panel, end } = await watch();
  end();
  await expect.element(panel).toBeVisible();
});
