import type {} from "@vitest/browser-playwright";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Board from "../../src/games/regicide/Board.svelte";
import Seat from "../../src/games/regicide/Seat.svelte";
import { stageOf } from "../../src/lib/stage.svelte";
import type { Event } from "../../src/wire";
import games from "../fixtures/games.json";
import { position, Table, wordsOf, type Position } from "./table.svelte";

beforeEach(() => localStorage.removeItem("ludus-sort"));

async function board(name: Position, language: "en" | "ru" = "en") {
  const table = new Table(position(name), await wordsOf(language));
  const screen = await render(Board, { session: table });
  const figure = (what: string) =>
    screen.container.querySelector(`[data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  const zone = (what: string) => screen.container.querySelector<HTMLElement>(`[data-zone="${what}"]`)!;
  const card = (key: string) => screen.container.querySelector<HTMLElement>(`[data-key="${key}"]`)!;
  return { table, screen, figure, zone, card };
}

// --- What is always visible (specification 11.1) -------------------------------------------------

test("the enemy: health, net attack with its calculation, shield, blocked suit", async () => {
  const { screen, figure } = await board("two-play");
  await expect.element(screen.getByRole("img", { name: "Queen of diamonds" })).toBeVisible();
  expect(figure("health")).toBe("6 / 30");
  expect(figure("attack")).toBe("15 − 8 = 7");
  expect(figure("shield")).toBe("Shield 8");
  expect(figure("immunity")).toBe("Blocks diamonds");
  expect(screen.container.querySelector('[data-figure="immunity"] .cross')).not.toBeNull();
  await expect.element(screen.getByRole("meter", { name: "Health" })).toHaveAttribute("aria-valuenow", "6");
});

test("a sleeping shield, and a cancelled immunity after a Jester", async () => {
  const asleep = await board("three-sleeping");
  expect([asleep.figure("shield"), asleep.figure("attack")]).toEqual(["Shield 0", "20 − 0 = 20"]);
  expect(asleep.figure("sleeping")).toContain("Sleeping shield 19");
  expect(asleep.zone("table").querySelectorAll(".mark.asleep")).toHaveLength(2);
  await asleep.screen.unmount();
  const awake = await board("three-naming");
  expect([awake.figure("shield"), awake.figure("attack"), awake.figure("immunity")]).toEqual([
    "Shield 19",
    "20 − 19 = 1",
    "Immunity cancelled",
  ]);
  expect(awake.figure("sleeping")).toBeUndefined();
  expect(awake.zone("table").querySelectorAll(".mark.asleep")).toHaveLength(0);
  await expect.element(awake.screen.getByText("Who is next?")).toBeVisible();
});

test("the Castle: what is to come by rank and suit, the enemy, the fallen", async () => {
  const { zone } = await board("two-play");
  const spots = (state: string) =>
    [...zone("castle").querySelectorAll<HTMLElement>(`.spot.${state}`)].map(
      ({ dataset }) => `${dataset.rank}${dataset.suit}`,
    );
  expect(spots("come")).toEqual(["QS", "KC", "KD", "KH", "KS"]);
  expect(spots("now")).toEqual(["QD"]);
  expect(spots("gone")).toEqual(["JC", "JD", "JH", "JS", "QC", "QH"]);
  expect(zone("castle").textContent).toContain("5 enemies to come");
});

test("the Table is grouped by play, spades marked with their shield", async () => {
  const { zone } = await board("two-play");
  const plays = [...zone("table").querySelectorAll("li.play")].map((play) => ({
    cards: [...play.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => dataset.card),
    value: play.querySelector("b")!.textContent,
    shield: play.querySelector(".mark")?.textContent?.includes("shield 8") ?? false,
  }));
  expect(plays).toEqual([
    { cards: ["8C"], value: "8", shield: false },
    { cards: ["4H", "4S"], value: "8", shield: true },
  ]);
});

test("Tavern and Lazaret: counts, the recruited enemy on top, the top discard", async () => {
  const { screen, zone } = await board("two-recruited");
  expect(zone("tavern").querySelector(".count")!.textContent).toBe("5");
  expect(zone("lazaret").querySelector(".count")!.textContent).toBe("6");
  await expect.element(screen.getByRole("img", { name: "On top: Queen of hearts, recruited" })).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "On top: 6 of spades" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Show all" }).elements()).toHaveLength(0);
});

test("an open Lazaret can be looked through", async () => {
  const { screen, zone } = await board("three-naming");
  await screen.getByRole("button", { name: "Show all" }).click();
  expect(zone("lazaret").querySelectorAll("ul [data-card]")).toHaveLength(10);
});

test.each(["solo-play", "two-play", "three-sleeping", "four-known"] as const)(
  "every seat of %s: cards and limit, yield, known royals",
  async (name) => {
    const table = new Table(position(name), await wordsOf("en"));
    const view = table.update.view as {
      hand_limit: number;
      seats: { cards: number; yielded: boolean; known: string[] }[];
    };
    for (const [seat, shown] of view.seats.entries()) {
      const screen = await render(Seat, { session: table, seat });
      expect(screen.container.querySelector(".count")!.textContent).toContain(`${shown.cards} / ${view.hand_limit}`);
      expect(screen.container.textContent!.includes("yielded")).toBe(shown.yielded);
      expect(screen.container.querySelectorAll(".known b")).toHaveLength(
        seat === table.update.you ? 0 : shown.known.length,
      );
      await screen.unmount();
    }
  },
);

test("whose turn and which step", async () => {
  const mine = await board("solo-paying");
  await expect.element(mine.screen.getByText("Your turn")).toBeVisible();
  expect(mine.screen.container.querySelector('[aria-current="step"]')!.textContent).toBe("4 Attack");
  await mine.screen.unmount();
  const other = await board("two-waiting");
  await expect.element(other.screen.getByText("Anna is to act")).toBeVisible();
  expect(other.screen.container.querySelector('[aria-current="step"]')!.textContent).toBe("1 Play");
});

test("solo: flips left and the grade still possible", async () => {
  const { figure, screen } = await board("solo-paying");
  expect(figure("flips")).toBe("1 flip left · silver still possible");
  expect(screen.container.querySelectorAll(".flip.used")).toHaveLength(1);
});

test("the own hand with its values, sorted by suit or value", async () => {
  const { screen, figure } = await board("solo-play");
  const keys = () =>
    [...screen.container.querySelectorAll<HTMLElement>("[data-key]")].map(({ dataset }) => dataset.key);
  expect(figure("hand")).toBe("8 / 8");
  expect(keys()).toEqual(["AC", "TC", "8D", "QD", "2H", "5H", "2S", "JS"]);
  await screen.getByRole("button", { name: "Value", exact: true }).click();
  expect(keys()).toEqual(["AC", "2H", "2S", "5H", "8D", "TC", "JS", "QD"]);
  await expect.element(screen.getByRole("button", { name: "Queen of diamonds, value 15" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Companion of clubs, value 1" })).toBeVisible();
});

test("cards whose power is blocked are marked while one plays, not while one pays", async () => {
  const { screen } = await board("two-play");
  const crossed = () =>
    [...screen.container.querySelectorAll<HTMLElement>("[data-key]:has(.slash)")].map(({ dataset }) => dataset.key);
  expect(crossed()).toEqual(["3D", "8D"]);
  await expect.element(screen.getByRole("button", { name: "8 of diamonds, power blocked" })).toBeVisible();
  await screen.unmount();
  const paying = await board("solo-paying");
  expect(paying.screen.container.querySelectorAll("[data-key] .slash")).toHaveLength(0);
});

test("a spectator sees the table and no hand", async () => {
  const { screen, figure } = await board("two-watch");
  expect(figure("health")).toBe("6 / 30");
  expect(screen.container.querySelectorAll("[data-key]")).toHaveLength(0);
  expect(figure("hand")).toBeUndefined();
});

test("finished games: victory with its grade, defeat with its cause", async () => {
  const won = await board("solo-won");
  await expect.element(won.screen.getByText("Victory! All twelve enemies are defeated.")).toBeVisible();
  await expect.element(won.screen.getByText("Grade: silver")).toBeVisible();
  await won.screen.unmount();
  const lost = await board("three-lost");
  await expect.element(lost.screen.getByText("Defeat", { exact: true })).toBeVisible();
  await expect.element(lost.screen.getByText(/could not pay the attack/)).toBeVisible();
});

// --- Acting -----------------------------------------------------------------------------------

test("clicks and number keys choose cards; a number counts cards as they lie", async () => {
  const { table, card } = await board("two-play");
  card("8D").click();
  await userEvent.keyboard("1");
  expect(table.composer.chosen).toEqual(["8D", "AC"]);
  await vi.waitFor(() => expect(card("AC").getAttribute("aria-pressed")).toBe("true"));
  await userEvent.keyboard("1");
  expect(table.composer.chosen).toEqual(["8D"]);
});

test("the value of the chosen cards stands beside the hand", async () => {
  const { figure, card } = await board("two-play");
  expect(figure("value")).toBeUndefined();
  card("8D").click();
  card("AC").click();
  await vi.waitFor(() => expect(figure("value")).toBe("Value 9"));
});

test("a card dropped on the table is played; with others chosen it joins them; a chosen set goes as a whole", async () => {
  const { table, screen, zone, card } = await board("two-play");
  await userEvent.dragAndDrop(page.elementLocator(card("7S")), page.elementLocator(zone("table")));
  expect(table.composer.submitted).toEqual(["p 7S"]);
  table.composer.choose(["8D"]);
  await userEvent.dragAndDrop(page.elementLocator(card("AC")), page.elementLocator(zone("table")));
  expect([table.composer.chosen, table.composer.submitted.length]).toEqual([["8D", "AC"], 1]);
  await userEvent.dragAndDrop(page.elementLocator(card("8D")), page.elementLocator(zone("table")));
  expect(table.composer.submitted).toEqual(["p 7S", "p 8D AC"]);
  table.composer.clear();
  await userEvent.dragAndDrop(page.elementLocator(card("9C")), page.elementLocator(zone("castle")));
  expect([table.composer.chosen, table.composer.submitted.length]).toEqual([[], 2]);
  expect(screen.container.querySelector(".zone.open")).toBeNull();
});

test("paying: the running sum, cards greyed when it is reached, the cheapest set, the Lazaret as target", async () => {
  const { table, screen, figure, card, zone } = await board("solo-paying");
  expect(figure("sum")).toContain("0 / 15");
  card("TC").click();
  await vi.waitFor(() => expect(figure("sum")).toContain("10 / 15"));
  expect(card("2S").getAttribute("aria-disabled")).toBe("false");
  card("5H").click();
  await vi.waitFor(() => expect(figure("sum")).toContain("15 / 15"));
  expect(card("2S").getAttribute("aria-disabled")).toBe("true");
  card("2S").click();
  expect(table.composer.chosen).toEqual(["TC", "5H"]);
  await screen.getByRole("button", { name: "Cheapest" }).click();
  expect(table.composer.chosen).toEqual(["QD"]);
  table.composer.clear();
  await userEvent.dragAndDrop(page.elementLocator(card("3H")), page.elementLocator(zone("lazaret")));
  expect([table.composer.chosen, table.composer.submitted]).toEqual([["3H"], []]);
});

test("two Jesters in one hand are two cards", async () => {
  const { table, screen, card } = await board("four-jesters");
  expect(screen.container.querySelectorAll('[data-card="X"]')).toHaveLength(2);
  card("X2").click();
  expect(table.composer.chosen).toEqual(["X2"]);
  await vi.waitFor(() => expect(card("X").getAttribute("aria-pressed")).toBe("false"));
});

test("help is there where it is needed and out of the way otherwise", async () => {
  const { screen } = await board("two-play");
  const help = screen.getByRole("button", { name: "Help: immunity" });
  await expect.element(screen.getByText(/blocked suit still deals its damage/)).not.toBeVisible();
  await help.click();
  await expect.element(screen.getByText(/blocked suit still deals its damage/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText(/blocked suit still deals its damage/)).not.toBeVisible();
});

// --- What happened ----------------------------------------------------------------------------

interface Step {
  view: Record<string, unknown>;
  events: Event[];
}
const updateOf = (step: Step) => ({
  ...position("two-play"),
  you: step.view["seat"] as number,
  view: step.view,
  events: step.events,
  question: null,
});
const solo = games["2p-1"] as unknown as Step[];
const first = solo.findIndex(({ events }) => events.some(({ kind }) => kind === "played"));
const motion = (value: string) =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

afterEach(() => motion("reduce"));

async function playedStory() {
  const table = new Table(updateOf(solo[first - 1]!), await wordsOf("en"));
  const screen = await render(Board, { session: table });
  const health = () => screen.container.querySelector('[data-figure="health"]')!.textContent;
  const plays = () => screen.container.querySelectorAll('[data-zone="table"] li.play').length;
  const next = () => table.take(updateOf(solo[first]!), solo[first]!.events);
  const after = (solo[first]!.view as { enemy: { health_left: number; health: number } }).enemy;
  return { table, screen, health, plays, next, end: `${after.health_left} / ${after.health}` };
}

test("with reduced motion the board is up to date at once", async () => {
  const { health, next, end, table } = await playedStory();
  next();
  await vi.waitFor(() => expect(health()).toBe(end));
  expect(stageOf(table).busy).toBe(false);
});

test("cards fly first, then the damage counts; Escape shows the end at once", async () => {
  await motion("no-preference");
  const { health, plays, next, end, table, screen } = await playedStory();
  const before = health();
  next();
  await vi.waitFor(() => expect(plays()).toBe(1));
  expect([health(), stageOf(table).busy]).toEqual([before, true]);
  const card = screen.container.querySelector<HTMLElement>('[data-zone="table"] [data-flight]')!;
  await vi.waitFor(() => expect(card.getAnimations().length).toBeGreaterThan(0));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(health()).toBe(end));
  await vi.waitFor(() => expect([stageOf(table).busy, card.getAnimations().length]).toEqual([false, 0]));
});

test("left alone the story ends by itself; a click ends it too", async () => {
  await motion("no-preference");
  const { health, next, end, table, screen } = await playedStory();
  next();
  await vi.waitFor(() => expect(stageOf(table).busy).toBe(true));
  await vi.waitFor(() => expect([health(), stageOf(table).busy]).toEqual([end, false]), 6000);
  await screen.unmount();
  const again = await playedStory();
  again.next();
  await vi.waitFor(() => expect(stageOf(again.table).busy).toBe(true));
  again.screen.container.querySelector<HTMLElement>('[data-zone="castle"]')!.click();
  await vi.waitFor(() => expect(again.health()).toBe(end), 300);
});

test("what was missed while offline is not played again, only its result shown", async () => {
  await motion("no-preference");
  const { table, health, next, end } = await playedStory();
  table.online = false;
  await vi.waitFor(() => expect(table.online).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 20));
  table.online = true;
  next();
  await vi.waitFor(() => expect(health()).toBe(end), 200);
  expect(stageOf(table).busy).toBe(false);
});

// --- Everybody --------------------------------------------------------------------------------

const ALL: Position[] = [
  "solo-paying",
  "two-play",
  "two-recruited",
  "three-naming",
  "four-known",
  "two-watch",
  "two-won",
  "three-lost",
];

test.each(ALL)("%s: nothing for axe to complain of, no missing words, in both languages", async (name) => {
  for (const language of ["en", "ru"] as const) {
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset["theme"] = theme;
      const missing = vi.spyOn(console, "error");
      const { screen } = await board(name, language);
      const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      expect(missing).not.toHaveBeenCalled();
      missing.mockRestore();
      await screen.unmount();
    }
  }
  delete document.documentElement.dataset["theme"];
});

test.each([360, 520, 768, 1000])("no horizontal scroll at %i pixels, whatever is shown", async (width) => {
  for (const name of ALL) {
    for (const language of ["en", "ru"] as const) {
      const { screen } = await board(name, language);
      screen.container.style.width = `${width}px`;
      const inner = screen.container.querySelector<HTMLElement>(".board")!;
      await vi.waitFor(() => expect(inner.scrollWidth, `${name} ${language}`).toBeLessThanOrEqual(width));
      await screen.unmount();
    }
  }
});
