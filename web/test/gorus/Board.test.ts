import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Board from "../../src/games/gorus/Board.svelte";
import Seat from "../../src/games/gorus/Seat.svelte";
import { strengthOf, type View } from "../../src/games/gorus/view";
import { position, Table, wordsOf, type Position } from "./table.svelte";

beforeEach(() => localStorage.removeItem("ludus-sort-gorus"));

async function board(name: Position, language: "en" | "ru" = "en") {
  const table = new Table(position(name), await wordsOf(language));
  const view = table.update.view as unknown as View;
  const screen = await render(Board, { session: table });
  const figure = (what: string) =>
    screen.container.querySelector(`[data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  const card = (key: string) => screen.container.querySelector<HTMLElement>(`[data-key="${key}"]`)!;
  const keys = () =>
    [...screen.container.querySelectorAll<HTMLElement>("[data-key]")].map(({ dataset }) => dataset.key!);
  return { table, view, screen, figure, card, keys };
}
const movesOf = (table: Table): string[] => table.update.question!.choices.map(({ move }) => move);

test("the arena: cards in order, names, the frame on the card that is winning", async () => {
  const { view, screen } = await board("must-follow");
  const places = [...screen.container.querySelectorAll<HTMLElement>("[data-zone=arena] li")];
  expect(places.map((place) => place.querySelector<HTMLElement>("[data-card]")?.dataset.card)).toEqual([
    ...view.arena.map(({ card }) => card),
    undefined,
  ]);
  expect(places.findIndex((place) => place.classList.contains("winning"))).toBe(view.winning);
  expect(places.map((place) => place.querySelector(".name")!.textContent)).toEqual(["Boris", "Clara", "You"]);
  expect(places[view.winning!]!.textContent).toContain("winning now");
});

test("strongest, follow, match; bout and round", async () => {
  const { view, screen, figure } = await board("must-follow");
  const { words } = new Table(position("must-follow"), await wordsOf("en"));
  expect(figure("strongest")).toContain(words.t(`w-school-${view.strongest}`));
  expect(figure("follow")).toBe(`Follow: ${words.t(`w-school-${view.starting}`)}`);
  expect(figure("match")).toBe(`match ${view.match}`);
  expect(figure("bout")).toBe(`Round ${view.round} · bout ${view.bout} of 10`);
  expect(screen.container.querySelector("table")!.textContent).toContain("0/5");
});

test("how the strongest school changed in this bout", async () => {
  const { view, figure } = await board("changed");
  const { words } = new Table(position("changed"), await wordsOf("en"));
  expect(figure("trail")).toContain(`${words.t(`w-school-${view.strongest_before}`)} → `);
});

test("the hand is sorted; legal cards stand out, others are dim but can be asked", async () => {
  const { table, card, keys } = await board("must-follow");
  expect(keys()).toEqual(
    [...table.update.question!.parts].sort(
      (one, other) => "BNGPY".indexOf(one[0]!) - "BNGPY".indexOf(other[0]!) || strengthOf(one) - strengthOf(other),
    ),
  );
  for (const key of keys()) expect(card(key).classList.contains("raised")).toBe(movesOf(table).includes(key));
  const bad = keys().find((key) => !movesOf(table).includes(key))!;
  expect(card(bad).getAttribute("aria-label")).toContain("may not be played now");
  await userEvent.click(card(bad), { position: { x: 10, y: 20 } });
  expect(table.composer.chosen).toEqual([bad]);
  await userEvent.click(card(bad), { position: { x: 10, y: 20 } });
  expect([table.composer.chosen, table.composer.submitted]).toEqual([[], []]);
});

test("a click chooses one card, another click plays it; keys do too", async () => {
  const { table, card, keys } = await board("opening");
  const [first, second] = keys();
  await userEvent.click(card(first!), { position: { x: 10, y: 20 } });
  await userEvent.click(card(second!), { position: { x: 10, y: 20 } });
  expect(table.composer.chosen).toEqual([second]);
  await userEvent.click(card(second!), { position: { x: 10, y: 20 } });
  expect(table.composer.submitted).toEqual([second]);
  table.composer.clear();
  await userEvent.keyboard("1");
  expect(table.composer.chosen).toEqual([first]);
  card(first!).focus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(table.composer.chosen).toEqual([second]);
});

test("a card that would challenge has an edge of its own and says so", async () => {
  const { table, view, card } = await board("may-challenge");
  const challenger = movesOf(table).find((move) => strengthOf(move) === view.match)!;
  expect(card(challenger).querySelector(".card")!.classList.contains("challenge")).toBe(true);
  expect(card(challenger).getAttribute("aria-label")).toMatch(
    /^(Blue Fists|Brown Swords|Green Arrows|Pink Axes|Yellow Shields) \d+, favour .*challenge$/,
  );
});

test("computers keep their letter in the arena and in the previous bout, however little room there is", async () => {
  const now = position("must-follow");
  const table = new Table({ ...now, seats: now.seats.map((seat) => ({ ...seat, name: "" })) }, await wordsOf("ru"));
  table.name = (seat) => `Очень длинный компьютер ${"ABC"[seat]}`;
  const screen = await render(Board, { session: table });
  await screen.getByRole("button", { name: "Прошлый бой" }).click();
  const names = [...document.querySelectorAll("[data-zone=arena] .name:has(.letter), dialog li .name")];
  expect(names.map((name) => name.textContent!.at(-1)).sort()).toEqual(["A", "B", "B", "C", "C"]);
  for (const name of names) {
    expect(name.querySelector(".stem")!.scrollWidth).toBeGreaterThan(name.querySelector(".stem")!.clientWidth);
    expect(name.querySelector(".letter")!.getBoundingClientRect().right).toBeLessThanOrEqual(
      name.getBoundingClientRect().right + 1,
    );
  }
});

test("the previous bout is there on demand", async () => {
  const { view, screen } = await board("must-follow");
  await screen.getByRole("button", { name: "Previous bout" }).click();
  const shown = [...document.querySelectorAll<HTMLElement>("dialog [data-card]")].map(({ dataset }) => dataset.card);
  expect(shown).toEqual(view.previous!.cards.map(({ card }) => card));
});

test("the result of a round stays until it is closed; the score can be called again", async () => {
  const { table, screen } = await board("must-follow");
  table.take({ ...position("scored"), version: 99 }, [
    { kind: "scored", facts: { round: 1, strongest: "N", winners: [1], totals: [-7, 8, 4], wins: [0, 1, 0] } },
  ]);
  await expect.element(screen.getByRole("dialog", { name: "Round 1 is over" })).toBeVisible();
  expect(document.querySelector('[data-figure="round-winners"]')!.textContent).toBe("Won by Boris");
  expect(document.querySelector('[data-figure="total-1"]')!.textContent).toBe("+8");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Score" }).click();
  await expect
    .element(screen.getByRole("dialog", { name: "Score" }).getByRole("columnheader", { name: "Boris" }))
    .toBeVisible();
});

test("the solo game: wandering deck, its pile, the light of the 8, a round that cannot be won", async () => {
  const { table, view, screen, figure } = await board("solo");
  expect(screen.container.querySelector('[data-zone="deck"] .count')!.textContent).toBe(String(view.deck));
  expect(figure("eight")).toContain(view.eight ? "yes" : "no");
  expect(figure("doomed")).toBeUndefined();
  await screen.getByRole("button", { name: /Their pile/ }).click();
  expect(document.querySelectorAll("dialog [data-card]")).toHaveLength(view.wanderers!.length);
  const eights = [...view.schools].map((school) => `${school}8`);
  table.take({ ...table.update, view: { ...view, wanderers: eights } as unknown as Record<string, unknown> }, []);
  await expect.poll(() => figure("doomed")).toContain("can no longer be won");
});

test("two players: the draw deck", async () => {
  const { view, screen } = await board("two");
  expect(screen.container.querySelector('[data-zone="deck"] .count')!.textContent).toBe(String(view.deck));
});

test("a seat: cards, bouts, round wins, team and its pile", async () => {
  const table = new Table(position("teams"), await wordsOf("en"));
  const view = table.update.view as unknown as View;
  const keeper = await render(Seat, { session: table, seat: 0 });
  for (const words of [
    "Team 1",
    `${view.seats[0]!.cards} card`,
    "Keeps the pile of the team",
    "No round won, 1 needed",
  ])
    expect(keeper.container.textContent).toContain(words);
  await keeper.unmount();
  const other = await render(Seat, { session: table, seat: 3 });
  expect(other.container.textContent).toContain("Team 2");
  expect(other.container.textContent).not.toContain("Keeps the pile");
});

test.each([
  ["eight", 360, "ru"],
  ["eight", 1280, "en"],
  ["teams", 360, "en"],
  ["solo", 360, "ru"],
  ["over", 1280, "en"],
] as const)(
  "%s at %i px: nothing runs out of the page, nothing shuts anybody out (%s)",
  async (name, width, language) => {
    await page.viewport(width, 800);
    const { screen } = await board(name, language);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const found = await axe.run(screen.container, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  },
);
