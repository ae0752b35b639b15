import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import { StepComments } from "../../src/components/replay/comments.svelte";
import CommentsPanel from "../../src/components/replay/CommentsPanel.svelte";
import { OpenHands } from "../../src/components/replay/hands.svelte";
import HandsPanel from "../../src/components/replay/HandsPanel.svelte";
import ReplayLog from "../../src/components/replay/ReplayLog.svelte";
import gorus from "../../src/games/gorus";
import { ReplaySession } from "../../src/lib/replay.svelte";
import { words } from "../../src/lib/words.svelte";
import type { Event, Replay } from "../../src/wire";
import { seat, update } from "../common/fakes";

const did = (kind: string, facts = {}): Event => ({ kind, seat: 0, facts });
const played = (school: string, strength: number): Event => ({
  ...did("played", { card: `${school}${strength}` }),
  lines: [
    {
      facts: [
        {
          message: "event-played",
          values: { seat: "A" },
          parts: { card: [{ message: "card-short", values: { school, strength } }] },
        },
      ],
    },
  ],
});

async function opened(steps: Event[][], changes: Partial<Replay> = {}): Promise<ReplaySession> {
  const replay: Replay = {
    update: update({ game: "gorus", you: 0, seats: [seat(0, { name: "Anna" }), seat(1, { kind: "bot" })] }),
    over: true,
    own: null,
    open_seats: [0, 1],
    steps: steps.map((events) => ({ seat: 0, events })),
    rounds: [],
    hidden: [],
    page: 50,
    outcome: null,
    ...changes,
  };
  const hands = [["B1", "G4"], ["P7"]];
  const frames = (letter: string) =>
    steps.map(() => ({ view: { seat: "AB".indexOf(letter), seats: hands.map((hand) => ({ hand })) }, to_act: [0] }));
  const session = new ReplaySession(
    {
      name: "T1",
      replay: () => Promise.resolve(replay),
      page: (letter, first) => Promise.resolve({ version: replay.update.version, first, frames: frames(letter) }),
      playOn: () => Promise.reject(new Error("no")),
    },
    words,
  );
  session.module = gorus;
  await session.open("A", steps.length - 1);
  return session;
}

beforeEach(async () => {
  await words.start("en");
  await words.game("gorus");
});

test("bouts that nobody may look at stand in one line of the log, however many steps they took", async () => {
  const hidden = [1, 2, 3, 4];
  const session = await opened([[played("B", 1)], ...hidden.map(() => [did("withheld")]), [played("G", 4)]], {
    over: false,
    hidden,
  });
  const screen = await render(ReplayLog, { session, commented: [] });
  expect([...screen.container.querySelectorAll("li .line")].map((line) => line.textContent)).toEqual([
    "Anna plays Blue 1",
    words.t("event-withheld"),
    "Anna plays Green 4",
  ]);
});

test("the newest line stays in sight when the log gets less room", async () => {
  await page.viewport(1280, 800);
  const session = await opened(Array.from({ length: 60 }, () => [played("B", 1)]));
  const screen = await render(ReplayLog, { session, commented: [] });
  const box = screen.container.querySelector<HTMLElement>(".lines")!;
  const below = () => box.scrollHeight - box.scrollTop - box.clientHeight;
  screen.container.querySelector<HTMLElement>(".log")!.style.height = "400px";
  await expect.poll(below).toBeLessThan(2);
  screen.container.querySelector<HTMLElement>(".log")!.style.height = "200px";
  await expect.poll(() => box.clientHeight).toBeLessThan(200);
  await expect.poll(below).toBeLessThan(2);
});

test("open hands leave room for the log, and cards have the colour of their school", async () => {
  await page.viewport(1280, 800);
  const session = await opened([[played("B", 1)]]);
  const hands = new OpenHands(session);
  hands.open = true;
  hands.load();
  const aside = document.createElement("aside");
  aside.style.cssText = "display: flex; flex-direction: column; height: 400px; width: 300px; overflow-y: auto";
  document.body.append(aside);
  const screen = await render(HandsPanel, { session, hands }, { baseElement: aside });
  await render(ReplayLog, { session, commented: [] }, { baseElement: aside });
  await expect.element(screen.getByText("Pink 7")).toBeVisible();
  for (const box of aside.querySelectorAll<HTMLElement>(":scope > div")) box.style.display = "contents";
  const panel = aside.querySelector<HTMLElement>(".hands")!;
  panel.querySelector("dl")!.style.height = "900px";
  expect(panel.offsetHeight).toBeLessThanOrEqual(160);
  expect(aside.querySelector<HTMLElement>(".log")!.offsetHeight).toBeGreaterThanOrEqual(144);
  const colour = (text: string) => getComputedStyle(screen.getByText(text).element()).backgroundColor;
  expect(new Set(["Blue 1", "Green 4", "Pink 7"].map(colour)).size).toBe(3);
  aside.remove();
});

test("a comment of one long word stays in its place, with the button that deletes it", async () => {
  const session = await opened([[played("B", 1)]]);
  const comments = new StepComments("T1");
  const long = `https://example.org/${"long".repeat(60)}`;
  comments.all = [{ id: "1", step: 0, seat: 0, name: "Anna", text: long, at: 0, mine: true }];
  const box = document.createElement("div");
  box.style.width = "300px";
  document.body.append(box);
  const screen = await render(CommentsPanel, { session, comments }, { baseElement: box });
  const list = box.querySelector<HTMLElement>("ul")!;
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const button = screen.getByRole("button", { name: "Delete my comment" }).element().getBoundingClientRect();
  expect(button.right).toBeLessThanOrEqual(box.getBoundingClientRect().right);
  box.remove();
});
