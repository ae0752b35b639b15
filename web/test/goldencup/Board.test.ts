import axe from "axe-core";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Board from "../../src/games/goldencup/Board.svelte";
import { theatreOf } from "../../src/games/goldencup/theatre.svelte";
import { countOf, ownSeat, type View } from "../../src/games/goldencup/view";
import { logOf, position, POSITIONS, Table, wordsOf, type Position } from "./table.svelte";

async function board(
  name: Position,
  language: "en" | "ru" = "en",
  change: (view: View) => void = () => {},
  log = logOf(name),
) {
  await page.viewport(1280, 800);
  const update = position(name);
  change(update.view as unknown as View);
  const table = new Table(update, await wordsOf(language), log);
  const view = table.update.view as unknown as View;
  const screen = await render(Board, { session: table });
  const all = <E extends HTMLElement>(selector: string) => [...screen.container.querySelectorAll<E>(selector)];
  const one = (selector: string) => screen.container.querySelector<HTMLElement>(selector)!;
  const figure = (what: string) => one(`[data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  return { table, view, me: ownSeat(view)!, screen, all, one, figure, composer: table.composer };
}

// --- What is always there ----------------------------------------------------------------------------

test("coins, income, glory, tokens by value with the supply, opponent, hand with texts", async () => {
  const { view, me, all, one, figure } = await board("shop");
  expect(figure("coins")).toContain(String(me.coins));
  expect(figure("income")).toBe(`Income ${me.income}`);
  expect(figure("glory")).toContain(`${me.glory} glory`);
  for (const token of ["a1", "a2", "a3", "a4", "d1", "d2", "d3", "d4"]) {
    const said = one(`.tokens [data-token="${token}"]`);
    const text = said.getAttribute("aria-label") ?? said.textContent;
    expect(text, token).toContain(`${me.board[token] ?? 0} on your board, ${me.supply[token] ?? 0} in your supply`);
  }
  const pair = view.pairings[view.round - 1]!.find((teams) => teams.includes(0))!;
  expect(one(".opponent").dataset.team).toBe(String(pair[0] === 0 ? pair[1] : pair[0]));
  expect(all(".hand [data-card]").map(({ dataset }) => Number(dataset.card))).toEqual(view.own!.hand);
  for (const card of view.own!.hand)
    expect(one(`.hand [data-card="${card}"]`).textContent).toContain(view.cards[card]!.text.en);
});

test("offers show their prices, and what can be paid for", async () => {
  const { table, view, one } = await board("shop");
  for (const [move, cost] of [
    ["AG", "agent"],
    ["ST", "stadium"],
    ["LA", "learn"],
    ["LD", "learn"],
  ] as const) {
    const offer = one(`[data-buy="${move}"]`);
    expect(offer.querySelector(".price")!.textContent).toBe(String(view.costs[cost]));
    expect(offer.getAttribute("aria-disabled")).toBe(String(!table.moves.includes(move)));
  }
});

test("a technique is the token that comes, the weaker one where the wanted one is out (GC-071)", async () => {
  const { one } = await board("shop");
  expect(one('[data-buy="LD"]').textContent).toContain("Learn: defence −2");
  expect(one('[data-buy="LA"]').textContent).toContain("Learn: attack 1");
  const out = await board("shop", "en", (view) => delete ownSeat(view)!.supply.d2);
  expect(out.one('[data-buy="LD"]').textContent).toContain("Learn: defence −1");
  const russian = await board("shop", "ru", (view) => delete ownSeat(view)!.supply.d2);
  expect(russian.one('[data-buy="LD"]').textContent).toContain("Приём: защита −1");
});

test("what an agent adds to a win is what the boards say", async () => {
  for (const [glory, text] of [
    [[3, 4, 5], "Better cards, +1 glory for a win"],
    [[3, 5, 7], "Better cards, +2 glory for a win"],
    [[3, 3, 3], "Better cards"],
  ] as const) {
    const { one } = await board("shop", "en", (view) => {
      view.win_glory = [...glory];
      ownSeat(view)!.agent = 0;
    });
    expect(one('[data-buy="AG"] .words span').textContent).toBe(text);
  }
});

test("the Automa as opponent shows what will come", async () => {
  const { view, one, all } = await board("solo");
  expect(one(".opponent").textContent).toContain("Automa");
  const coming = Object.entries(view.automa!.coming).filter(([round]) => Number(round) > view.round);
  expect(all(".opponent .cell").map((cell) => cell.querySelectorAll(".token").length)).toEqual(
    coming.map(([, tokens]) => tokens.length),
  );
});

// --- Decisions -----------------------------------------------------------------------------------------

test("a fan card is kept with one press", async () => {
  const { view, one, composer } = await board("fan");
  await userEvent.click(one(`[data-asked] [data-keep="${view.own!.fans[1]}"]`));
  expect(composer.submitted).toEqual([`F${String(view.own!.fans[1]).padStart(2, "0")}`]);
});

test("cards are marked by a press or a figure, and searched for or hired by a button", async () => {
  const { view, one, composer } = await board("shop");
  const [first, second] = view.own!.hand as [number, number];
  await userEvent.click(one(`.hand button[data-card="${second}"]`));
  await userEvent.keyboard("1");
  expect(composer.move).toBe(`S-${first}-${second}`);
  expect(one(`.hand button[data-card="${first}"]`).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(one(`[data-buy="S-${first}-${second}"]`));
  await userEvent.click(one(`[data-hire="${first}"]`));
  expect(composer.submitted).toEqual([`S-${first}-${second}`, `H${first}`]);
});

test("before a round cards are thrown away in the same way", async () => {
  const { view, one, composer } = await board("prepare");
  await userEvent.click(one(`.hand button[data-card="${view.own!.hand[0]}"]`));
  expect(composer.move).toBe(`P-${view.own!.hand[0]}`);
  await userEvent.click(one(`.hand button[data-card="${view.own!.hand[0]}"]`));
  expect(composer.move).toBe("");
});

test("training: two steps of defence are put together and shown on the way, a third press trains", async () => {
  const { one, composer } = await board("train");
  await userEvent.click(one('button[data-token="d1"]'));
  expect(composer.chosen).toEqual(["d1"]);
  expect(one('.raised [data-token="d2"]')).not.toBeNull();
  await userEvent.click(one('button[data-token="d2"]'));
  expect(composer.move).toBe("TD1.2");
  expect(one('.raised [data-token="d3"]')).not.toBeNull();
  await userEvent.click(one('button[data-token="d3"]'));
  expect(composer.submitted).toEqual(["TD1.2"]);
});

test("training: one press of an attack token, the next one trains; another token begins anew", async () => {
  const { table, one, composer } = await board("train");
  const value = Number(table.moves.find((move) => move.startsWith("TA"))![2]);
  await userEvent.click(one(`button[data-token="a${value}"]`));
  await userEvent.click(one('button[data-token="d1"]'));
  expect(composer.chosen).toEqual(["d1"]);
  composer.clear();
  await tick();
  await userEvent.click(one(`button[data-token="a${value}"]`));
  await userEvent.click(one(`button[data-token="a${value + 1}"]`));
  expect(composer.submitted).toEqual([`TA${value}`]);
});

test("tokens of an effect, a champion to go and the order of abilities are chosen where they are", async () => {
  for (const name of ["upgrade", "back", "sack", "order"] as const) {
    const { table, one, composer, screen } = await board(name);
    const move = table.moves.at(-1)!;
    if (name !== "order")
      expect(document.querySelector("[data-asked] [data-hired], [data-asked] button[data-token]"), name).not.toBeNull();
    const place =
      name === "sack"
        ? `[data-hired="${move.slice(1)}"]`
        : name === "order"
          ? `[data-order="${move}"]`
          : `button[data-token="${move.slice(1)}"]`;
    await userEvent.click(one(place));
    expect(composer.submitted, name).toEqual([move]);
    await screen.unmount();
  }
});

// --- Line-up ---------------------------------------------------------------------------------------------

test("the best thrower is proposed where the most faces score", async () => {
  // Four different numbers of dice, so that there is one right order only.
  const { view, me, composer } = await board(
    "line",
    "en",
    (view) => ownSeat(view)!.hired.forEach((card, at) => (ownSeat(view)!.dice[card] = (at * 5) % 6)),
    [],
  );
  const dice = (card: string) => me.dice[card] || 99;
  const line = composer.move.slice(1).split("/");
  expect(me.hired.length).toBeGreaterThan(4);
  const slots = [0, 1, 2, 3].sort((one, other) => view.faces[other]!.length - view.faces[one]!.length);
  expect(slots).toEqual([3, 2, 1, 0]);
  const best = me.hired.map((card) => dice(String(card))).sort((one, other) => other - one);
  expect(new Set(best.slice(0, 4)).size).toBe(4);
  expect(slots.map((slot) => dice(line[slot]!))).toEqual(best.slice(0, 4));
});

test("a line-up is proposed; clicks, keys and drag change it; chances follow", async () => {
  const { me, one, figure, composer } = await board("line");
  expect(composer.chosen).toHaveLength(4);
  const champion = (card: number) => one(`[data-champion="${card}"]`);
  const slotOf = (card: number) => Number(champion(card).closest<HTMLElement>("[data-slot]")?.dataset.slot ?? 0);
  const bench = me.hired.find((card) => slotOf(card) === 0)!;
  const first = me.hired.find((card) => slotOf(card) === 1)!;
  await userEvent.click(champion(bench));
  await userEvent.click(champion(first));
  expect([slotOf(bench), slotOf(first)]).toEqual([1, 0]);
  champion(bench).focus();
  await userEvent.keyboard("4");
  expect(slotOf(bench)).toBe(4);
  await userEvent.keyboard("0");
  expect(slotOf(bench)).toBe(0);
  expect(figure("chance-4")).toBe("67%");
  expect(composer.move).toMatch(/^X.*\/-$/);
  await userEvent.dragAndDrop(champion(bench), one('[data-slot="4"]'));
  expect(slotOf(bench)).toBe(4);
});

// --- The show --------------------------------------------------------------------------------------------

test("an older match can be seen again, step by step with the arrows", async () => {
  const { table, screen, figure } = await board("over");
  await userEvent.click(screen.getByRole("button", { name: "Matches" }));
  const theatre = theatreOf(table);
  expect(theatre.ended).toBe(true);
  const goals = figure("goals");
  await userEvent.keyboard("{ArrowLeft}");
  expect(theatre.ended).toBe(false);
  await userEvent.keyboard("{ArrowRight}");
  expect(figure("goals")).toBe(goals);
});

test("after a reload the bag and the end of the very first match are there", async () => {
  const { table, screen, all, one } = await board("over");
  await userEvent.click(screen.getByRole("button", { name: "Matches" }));
  const theatre = theatreOf(table);
  const [first] = theatre.matches;
  theatre.choose(first!.name);
  theatre.step(-99);
  await tick();
  const { boards, breaks, end } = first!.field!;
  expect(one('.theatre [role="group"].left').getAttribute("aria-label")).toContain(
    String(countOf(boards[0]) + countOf(boards[1]) + breaks),
  );
  expect(all(".cell.end").map(({ dataset }) => Number(dataset.cell))).toEqual([end]);
});

test("the league: score lines of everybody after the last round", async () => {
  const { view, screen } = await board("over");
  await userEvent.click(screen.getByRole("button", { name: "League" }));
  for (const { seat, score } of view.seats) {
    for (const [line, value] of Object.entries(score!))
      expect(document.querySelector(`[data-figure="${line}-${seat}"]`)!.textContent).toBe(String(value));
  }
});

// --- For everybody -----------------------------------------------------------------------------------------

test.each(POSITIONS)("no barriers and nothing without words (%s)", async (name) => {
  for (const language of ["en", "ru"] as const) {
    const { screen } = await board(name, language);
    expect(screen.container.textContent).not.toMatch(/\bw-[a-z]+-?[a-z]*|\{ ?\$/);
    const { violations } = await axe.run(screen.container, { rules: { "color-contrast": { enabled: true } } });
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      ),
    ).toEqual([]);
    await screen.unmount();
  }
});

test.each([360, 390, 760])("nothing is wider than a screen of %i pixels", async (width) => {
  for (const name of POSITIONS) {
    const { screen } = await board(name, "ru");
    await page.viewport(width, 740);
    await tick();
    const box = screen.container.getBoundingClientRect();
    for (const node of screen.container.querySelectorAll("*")) {
      if (node.closest(".sr, svg")) continue;
      expect(node.getBoundingClientRect().right, `${name}: ${node.outerHTML.slice(0, 120)}`).toBeLessThanOrEqual(
        box.right + 1,
      );
    }
    await screen.unmount();
  }
});
