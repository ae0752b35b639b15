import axe from "axe-core";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Board from "../../src/games/augustus/Board.svelte";
import { completing, stepsAfter } from "../../src/games/augustus/moves";
import { chances, ownSeat, type View } from "../../src/games/augustus/view";
import { position, Table, wordsOf, type Position } from "./table.svelte";

async function board(name: Position, language: "en" | "ru" = "en") {
  await page.viewport(1280, 800);
  const table = new Table(position(name), await wordsOf(language));
  const view = table.update.view as unknown as View;
  const screen = await render(Board, { session: table });
  const all = <E extends HTMLElement>(selector: string) => [...screen.container.querySelectorAll<E>(selector)];
  const figure = (what: string) =>
    screen.container.querySelector(`[data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  const own = (card: number | string) => screen.container.querySelector<HTMLElement>(`.own [data-card="${card}"]`)!;
  const spot = (place: string) => all<HTMLButtonElement>(`.own button[data-space="${place}"]`);
  const goal = (place: string) => spot(place).find((button) => button.classList.contains("goal"))!;
  const legion = (place: string) => spot(place).find((button) => button.querySelector(".legion:not(.ghost)"))!;
  const goals = () => new Set(all(".own button.goal").map(({ dataset }) => dataset.space));
  return { table, view, screen, all, figure, own, spot, goal, legion, goals, composer: table.composer };
}

// --- What is always there ----------------------------------------------------------------------------

test("token, crier, tokens since the joker, bag with chances, rewards, display", async () => {
  const { view, figure, all } = await board("place");
  expect(figure("token")).toMatch(/^(Double swords|Shield|Chariot|Catapult|Standard|Dagger)!$/);
  expect(figure("crier")).toMatch(/^Crier: /);
  expect(all(".trail [data-token]").map(({ dataset }) => dataset.token)).toEqual(view.drawn);
  for (const [token, percent] of Object.entries(chances(view)))
    expect(figure(`bag-${token}`)).toContain(`${view.bag[token as "S"]}${percent}%`);
  expect(all("[data-tile]")).toHaveLength(12);
  expect(all(".tiles li.taken")).toHaveLength(view.tiles.filter(({ owner }) => owner !== null).length);
  expect(all(".display [data-card]").map(({ dataset }) => Number(dataset.card))).toEqual(view.display);
  expect(figure("deck")).toBe(`${view.deck} cards in the deck`);
  expect(figure("common")).toBe(`common supply ${view.common}`);
});

test("after a joker the chances are those of the full bag", async () => {
  const { view, figure } = await board("joker");
  expect(view.token).toBe("J");
  expect(figure("bag-S")).toContain("626%");
  expect(figure("bag-D")).toContain("14%");
});

test("own objectives: every space in printing order, legions where they stand; completed area of seven places", async () => {
  const { view, all, own } = await board("place");
  const me = ownSeat(view)!;
  for (const { card, cover } of me.active) {
    const spaces = [...own(card).querySelectorAll<HTMLElement>("[data-space]")];
    expect(spaces.map(({ dataset }) => dataset.space!.at(-1)).join("")).toBe(view.cards[card]!.symbols);
    expect(spaces.map((space) => space.querySelector(".legion") !== null)).toEqual(cover);
  }
  expect(all(".own .slots > li")).toHaveLength(7);
  expect(all(".own .slots .full").map(({ dataset }) => Number(dataset.card))).toEqual(me.done);
});

test("a card of the display is shown large when nothing is to be taken", async () => {
  const { view, screen, all } = await board("place");
  const card = view.display[0]!;
  await userEvent.click(all(`.display [data-card="${card}"]`)[0]!);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(document.querySelector("dialog h2")!.textContent).toBe(`${card} ${view.cards[card]!.name.en}`);
});

test("the resolution: Ave Caesar, whose cards in which order; the last round", async () => {
  const { view, all, figure } = await board("pick");
  expect(all(".status .cry")[0]!.textContent).toBe("Ave Caesar!");
  expect(all(".status ol b").map(({ textContent }) => Number(textContent))).toEqual([
    ...view.chain,
    ...view.queue.map(({ card }) => card),
  ]);
  expect(figure("last")).toBeUndefined();
  const last = await board("last");
  const names = last.view.seats.filter(({ done }) => done.length >= 7).map(({ seat }) => last.table.name(seat));
  expect(last.figure("last")).toContain(names[0]);
});

// --- Placing -------------------------------------------------------------------------------------------

test("spaces that the token can fill are raised, and only those; one that completes has a wreath", async () => {
  const { table, all, goals } = await board("place");
  expect(goals()).toEqual(new Set(stepsAfter(table.update, []).map(({ to }) => to)));
  const crowned = new Set(
    all(".own button.goal")
      .filter((goal) => goal.querySelector(".crown"))
      .map(({ dataset }) => dataset.space),
  );
  expect(crowned).toEqual(completing(table.update.question!));
});

test("a click puts a legion from the supply there, the next one plays it; the supply counts with it", async () => {
  const { table, view, figure, spot, goal, own, composer } = await board("place");
  const to = [...completing(table.update.question!)][0]!;
  const before = ownSeat(view)!.supply;
  await userEvent.click(goal(to));
  expect(composer.move).toBe(`+${to}`);
  expect(figure("supply")).toBe(String(before - 1));
  expect(own(Number.parseInt(to, 10)).textContent).toContain("completes it!");
  expect(composer.submitted).toEqual([]);
  await userEvent.click(spot(to).find((button) => button.querySelector(".ghost"))!);
  expect(composer.submitted).toEqual([`+${to}`]);
});

test("after the space the legions that may go there are shown; a click takes one of them instead", async () => {
  const { table, all, spot, composer } = await board("place");
  const moves = stepsAfter(table.update, []).filter(({ from }) => from !== null);
  const { from, to } = moves[0]!;
  await userEvent.click(spot(to)[0]!);
  const sources = new Set(all(".own .spot:has(.source)").map(({ dataset }) => dataset.space));
  expect(sources).toEqual(new Set(moves.filter((step) => step.to === to).map((step) => step.from)));
  await userEvent.click(spot(from!).find((button) => button.querySelector(".source"))!);
  expect(composer.move).toBe(`${from}>${to}`);
});

test("a legion taken up first shows where it can go", async () => {
  const { table, goals, goal, legion, composer } = await board("place");
  const { from, to } = stepsAfter(table.update, []).find((step) => step.from !== null)!;
  await userEvent.click(legion(from!));
  expect(goals()).toEqual(
    new Set(
      stepsAfter(table.update, [])
        .filter((step) => step.from === from)
        .map((step) => step.to),
    ),
  );
  expect(composer.chosen).toEqual([]);
  await userEvent.click(goal(to));
  expect(composer.move).toBe(`${from}>${to}`);
});

test("with an empty supply a space asks which legion shall go there", async () => {
  const { table, screen, goal, spot, composer } = await board("empty");
  const steps = stepsAfter(table.update, []);
  const several = steps.filter(({ to }) => steps.filter((step) => step.to === to).length > 1);
  const { from, to } = several[1]!;
  await userEvent.click(goal(to));
  expect(composer.chosen).toEqual([]);
  await expect.element(screen.getByText("Which legion should go there?")).toBeVisible();
  await userEvent.click(spot(from!).find((button) => button.querySelector(".source"))!);
  expect(composer.move).toBe(`${from}>${to}`);
});

test("a legion dragged from the supply, or from another space, is the whole answer", async () => {
  const { table, screen, goal, legion, composer } = await board("place");
  const { to } = stepsAfter(table.update, [])[0]!;
  await userEvent.dragAndDrop(screen.container.querySelector<HTMLElement>("button.pawn")!, goal(to));
  await expect.poll(() => composer.submitted).toEqual([`+${to}`]);
  composer.clear();
  await tick();
  const { from, to: other } = stepsAfter(table.update, []).find((step) => step.from !== null)!;
  await userEvent.dragAndDrop(legion(from!), goal(other));
  await expect.poll(() => composer.submitted).toEqual([`+${to}`, `${from}>${other}`]);
});

test("keys: a figure chooses a space, Ctrl+Enter plays, tab and enter do too", async () => {
  const { all, composer, spot } = await board("place");
  const second = all<HTMLButtonElement>(".own button.goal")[1]!.dataset.space!;
  await userEvent.keyboard("2");
  await expect.poll(() => composer.move).toBe(`+${second}`);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(composer.submitted).toEqual([`+${second}`]);
  composer.clear();
  const first = all<HTMLButtonElement>(".own button.goal")[0]!;
  const place = first.dataset.space!;
  first.focus();
  await userEvent.keyboard("{Enter}");
  expect(composer.move).toBe(`+${place}`);
  const ghost = spot(place).find((button) => button.querySelector(".ghost"))!;
  expect(ghost.getAttribute("aria-label")).toContain("press again");
  ghost.focus();
  await userEvent.keyboard("{Enter}");
  expect(composer.submitted).toEqual([`+${second}`, `+${place}`]);
});

test("an answer that waits is shown as pending and can be taken back", async () => {
  const { table, view, screen, all } = await board("placed");
  const answer = ownSeat(view)!.answer!;
  expect(all(".own .legion.pending")).toHaveLength(1);
  expect(all(".own .legion.pending")[0]!.closest<HTMLElement>("[data-space]")!.dataset.space).toBe(answer.slice(1));
  await screen.getByRole("button", { name: "Take back" }).click();
  expect(table.undone).toBe(1);
});

test("nothing can be chosen while nothing is asked", async () => {
  const { all } = await board("watch");
  expect(all(".own")).toHaveLength(0);
  expect(all("button.spot")).toHaveLength(0);
});

// --- Other questions ---------------------------------------------------------------------------------------

test("three of six are kept; what waits is marked", async () => {
  const { table, all, figure, own, composer } = await board("keep");
  const six = table.update.question!.parts;
  expect(all("[data-asked] .own .objective").map(({ dataset }) => dataset.card)).toEqual(six);
  for (const card of [six[4]!, six[0]!, six[2]!]) await userEvent.click(own(card));
  expect(figure("kept")).toBe("3 of 3 chosen");
  expect(composer.move).toBe(`k${[six[0], six[2], six[4]].join(",")}`);
  await userEvent.click(own(six[2]!));
  expect(composer.chosen).not.toContain(six[2]);
  const kept = await board("kept");
  expect(kept.all(".own .objective.pending")).toHaveLength(3);
  expect(kept.all(".own .objective.dim")).toHaveLength(3);
});

test("two legions are mobilised step by step; each step can be taken back", async () => {
  const { table, all, figure, goal, composer } = await board("mob");
  const first = stepsAfter(table.update, []).find(({ from }) => from === null)!;
  await userEvent.click(goal(first.to));
  expect(figure("steps")).toBe("1 of 2 legions mobilised");
  const second = all(".own button.goal")[0]!.dataset.space!;
  await userEvent.click(goal(second));
  expect(composer.move).toBe(`m+${first.to}/+${second}`);
  expect(figure("steps")).toBe("2 of 2 legions mobilised");
  await userEvent.click(all(".own button.spot:has(.ghost)").find(({ dataset }) => dataset.space === second)!);
  expect(composer.move).toBe(`m+${first.to}`);
  expect(composer.submitted).toEqual([]);
});

test("legions are rearranged freely; the counter counts, and all can be as before", async () => {
  const { view, screen, all, figure, composer } = await board("rearrange");
  const legion = all(".own button.spot").find((button) => button.querySelector(".legion"))!;
  const from = legion.dataset.space!;
  await userEvent.click(legion);
  const goal = all(".own button.goal").find(({ dataset }) => dataset.space !== from)!;
  const to = goal.dataset.space!;
  await userEvent.click(goal);
  expect(figure("moved")).toBe("1 legion moved");
  const count = (move: string) => move.replace(/^a|\d|,/g, "").length;
  const standing = ownSeat(view)!.active.reduce((sum, { cover }) => sum + cover.filter(Boolean).length, 0);
  expect(count(composer.move)).toBe(standing);
  expect(composer.move).toMatch(new RegExp(`(^a|,)${Number.parseInt(to, 10)}[A-Z]*${to.at(-1)}`));
  await screen.getByRole("button", { name: "As before" }).click();
  expect(composer.chosen).toEqual([]);
  expect(figure("moved")).toBe("Take a legion, then an empty space");
});

test("legions to be taken off are marked", async () => {
  const { table, all, composer } = await board("remove");
  const legions = all(".own button.spot");
  await userEvent.click(legions[0]!);
  await userEvent.click(legions[1]!);
  expect(all(".own .marked")).toHaveLength(2);
  expect(table.moves).toContain(composer.move);
  await userEvent.keyboard("1");
  await expect.poll(() => composer.chosen).toHaveLength(1);
});

test.each([
  ["finish", "f"],
  ["wipe", "w"],
] as const)("an objective is chosen as a whole (%s)", async (name, verb) => {
  const { table, all, own, composer } = await board(name);
  const card = /\d+/.exec(table.moves[0]!)![0];
  expect(all(".own button.objective").map(({ dataset }) => dataset.card)).toEqual(
    table.moves.flatMap((move) => /\d+/.exec(move)?.[0] ?? []),
  );
  await userEvent.click(own(card));
  expect(own(card).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(own(card));
  expect(composer.submitted).toEqual([`${verb}${card}`]);
});

test("a completed objective is discarded from the completed area; the player who caused it is named", async () => {
  const { table, view, all, figure, composer } = await board("lose");
  const card = Number(table.moves[0]!.slice(1));
  expect(
    all(".own .slots .open")
      .map(({ dataset }) => `l${dataset.card}`)
      .sort(),
  ).toEqual([...table.moves].sort());
  expect(figure("status")).toBe("Every opponent discards one completed objective.");
  expect(all(".status li.current .name")[0]!.textContent).toBe(table.name(view.owner!));
  await userEvent.click(all(`.own .slots [data-card="${card}"] button`)[0]!);
  expect(composer.move).toBe(`l${card}`);
});

test("new objectives: one with two clicks, two in the order taken", async () => {
  const one = await board("pick");
  const card = one.view.display[3]!;
  const shown = one.all(`.display [data-card="${card}"]`)[0]!;
  await userEvent.click(shown);
  await userEvent.click(shown);
  expect(one.composer.submitted).toEqual([`p${card}`]);
  const two = await board("two");
  const [first, , third] = two.view.display;
  await userEvent.click(two.all(`.display [data-card="${third}"]`)[0]!);
  await userEvent.keyboard("1");
  await expect.poll(() => two.composer.move).toBe(`p${third},${first}`);
});

test("the offered count tile stands out; declined ones are struck out", async () => {
  const { table, view, all } = await board("count");
  expect(all("[data-asked] [data-tile].offered").map(({ dataset }) => dataset.tile)).toEqual([
    `count:${String(table.update.question!.prompt.values!.n)}`,
  ]);
  expect(all("[data-tile].declined").map(({ dataset }) => dataset.tile)).toEqual(
    ownSeat(view)!.declined.map((n) => `count:${n}`),
  );
});

// --- Dialogs -------------------------------------------------------------------------------------------------

test("the score pad: four lines of every seat, ranks and who is consul", async () => {
  const { table, view, screen } = await board("over");
  await screen.getByRole("button", { name: "Score" }).click();
  const pad = (name: string) => document.querySelector(`dialog [data-figure="${name}"]`)!.textContent!.trim();
  const ranks = table.update.outcome!.detail.ranks as number[];
  for (const { seat, score } of view.seats) {
    expect(["tiles", "printed", "final", "total"].map((line) => Number(pad(`${line}-${seat}`)))).toEqual([
      score.tiles,
      score.printed,
      Object.values(score.final).reduce((sum, points) => sum + points, 0),
      score.total,
    ]);
    expect(Number(pad(`rank-${seat}`))).toBe(ranks[seat]);
  }
  expect(document.querySelector("dialog .consul")!.textContent).toContain(
    table.name(table.update.outcome!.winners[0]!),
  );
});

test("the score pad opens by itself when the game ends", async () => {
  const { table, screen } = await board("last");
  table.take({ ...position("over"), version: 99 }, []);
  await expect.element(screen.getByRole("dialog", { name: "Score pad" })).toBeVisible();
});

test("the player aid has tokens, abilities, rewards and tips", async () => {
  const { screen } = await board("place");
  await screen.getByRole("button", { name: "Player aid" }).click();
  const text = document.querySelector("dialog")!.textContent!;
  for (const words of [
    "double swords",
    "Complete one of your objectives at once.",
    "one province of each colour and a senator",
    "The seventh objective ends the game",
  ])
    expect(text).toContain(words);
});

// --- Everywhere -----------------------------------------------------------------------------------------------

test.each([
  ["six", 360, "ru"],
  ["seven", 360, "en"],
  ["seven", 1280, "ru"],
  ["keep", 360, "en"],
  ["two", 360, "ru"],
  ["rearrange", 1280, "en"],
  ["lose", 360, "en"],
  ["over", 1280, "en"],
] as const)(
  "%s at %i px: nothing runs out of the page, nothing shuts anybody out (%s)",
  async (name, width, language) => {
    const { screen } = await board(name, language);
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const found = await axe.run(screen.container, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  },
);

test("on a phone a space is as large as a finger", async () => {
  const { all } = await board("six");
  await page.viewport(360, 740);
  for (const space of all(".own [data-space]")) expect(space.getBoundingClientRect().width).toBeGreaterThanOrEqual(43);
});
