import axe from "axe-core";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import { showOf } from "../../src/games/spartacus/arena/show.svelte";
import type { View } from "../../src/games/spartacus/view";
import ArenaHost from "./ArenaHost.svelte";
import { logOf, position, POSITIONS, tableAt, type Position } from "./arena.svelte";

async function arena(name: Position, language: "en" | "ru" = "en", width = 1000) {
  await page.viewport(width, 900);
  const table = await tableAt(name, language);
  const screen = await render(ArenaHost, { session: table });
  const one = (selector: string) => screen.container.querySelector<HTMLElement>(selector)!;
  const all = (selector: string) => [...screen.container.querySelectorAll<HTMLElement>(selector)];
  const press = async (selector: string) => {
    one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await tick();
  };
  return { table, screen, one, all, press, view: table.update.view as unknown as View, sent: table.composer.submitted };
}
afterEach(() => document.documentElement.removeAttribute("data-theme"));

// --- Around the bout -------------------------------------------------------------------------------------

test("the host sees every house with its strongest fighter and invites one", async () => {
  const { press, all, sent, table } = await arena("invite");
  expect(
    all("[data-invite]")
      .map(({ dataset }) => `invite ${dataset.invite}`)
      .sort(),
  ).toEqual(table.moves.filter((move) => move.startsWith("invite")).sort());
  await press('[data-invite="B"]');
  expect(sent).toEqual(["invite B"]);
});

test("an invitation: fighter and equipment are chosen, or it is refused with its cost", async () => {
  const { press, all, one, sent, table } = await arena("enter");
  const fighters = all("[data-enter]").map(({ dataset }) => dataset.enter!);
  expect(fighters.length).toBeGreaterThan(1);
  one(`[data-enter="${fighters[1]}"] input`).click();
  const gear = all("[data-wear]")
    .map(({ dataset }) => dataset.wear!)
    .filter((card) => !card.startsWith("no-"));
  for (const card of gear.slice(0, 1)) one(`[data-wear="${card}"] input`).click();
  await tick();
  await press('[data-answer="enter"]');
  expect(sent).toEqual([["enter", fighters[1], ...gear.slice(0, 1)].join(" ")]);
  expect(table.moves).toContain(sent[0]);
  expect(one('[data-answer="refuse"]').textContent).toContain("−1");
  await press('[data-answer="refuse"]');
  expect(sent[1]).toBe("refuse");
});

test("stakes of 0 to 3 on every corner, not against the own fighter, not more than there is", async () => {
  const { press, one, view, sent } = await arena("wager");
  const own = view.arena!.sides.findIndex(({ seat }) => seat === 0);
  const [mine, other] = own === 0 ? ["V1", "V2"] : ["V2", "V1"];
  if (own >= 0) expect(one(`[data-corner="${other}"] [data-stake]`)).toBeNull();
  expect(one('[data-answer="bet"]').textContent).toBe("Bet nothing");
  await press(`[data-stake="${mine}=2"]`);
  await press('[data-stake="DC=3"]');
  expect(one('[data-figure="staked"]').textContent).toContain("5");
  await press('[data-answer="bet"]');
  expect(sent).toEqual([`bet ${mine}=2 DC=3`]);
});

test("a stake beyond the own gold cannot be chosen", async () => {
  const { table, press, one } = await arena("wager");
  const view = table.update.view as unknown as View;
  table.update = {
    ...table.update,
    view: { ...view, own: { ...view.own!, gold: 2 } } as unknown as typeof table.update.view,
  };
  await tick();
  await press('[data-stake="DC=3"]');
  expect(one('[data-figure="staked"]').textContent).toContain("0");
  await press('[data-stake="DC=2"]');
  expect(one('[data-stake="IN=1"]').getAttribute("aria-disabled")).toBe("true");
});

test("revealed wagers lie on their corners with the letter of their house", async () => {
  const { all, view } = await arena("wagered");
  const coins = view.arena!.bets.flatMap((bet, seat) =>
    Object.entries(bet ?? {}).map(([corner, count]) => `${corner} ${"ABCD"[seat]}${count}`),
  );
  const shown = all("[data-corner]").flatMap((corner) =>
    [...corner.querySelectorAll(".stake")].map(
      (stake) => `${corner.dataset.corner} ${stake.querySelector("b")!.textContent}${/\d/.exec(stake.textContent)![0]}`,
    ),
  );
  expect(shown.sort()).toEqual(coins.sort());
  expect(coins.length).toBeGreaterThan(0);
});

test("the verdict is a thumb, and an execution shows its price", async () => {
  const { press, one, view, sent } = await arena("verdict");
  const loser = view.arena!.sides.find(({ seat }) => seat === view.arena!.loser)!;
  const favour = view.seats[loser.seat]!.assets.find(({ card }) => card === loser.fighter)!.favour;
  expect(favour).toBeGreaterThan(0);
  expect(one('[data-figure="execution"]').textContent).toContain(`costs you ${favour} influence`);
  await press('[data-answer="down"]');
  await press('[data-answer="up"]');
  expect(sent).toEqual(["down", "up"]);
});

test("the ladder of a showdown names who fights now", async () => {
  const { all, view } = await arena("showdown");
  expect(all('[data-figure="ladder"] li')).toHaveLength(view.showdown!.ranks.length);
  expect(all('[data-figure="ladder"] li.now')).toHaveLength(2);
});

test("before a bout of the showdown only its two houses are shown", async () => {
  const { all, table, view } = await arena("showdown");
  const invited = view.showdown!.left.find((seat) => seat !== 0)!;
  table.update = {
    ...table.update,
    question: null,
    view: {
      ...view,
      stage: "enter",
      arena: { ...view.arena!, sides: [], invited },
    } as unknown as typeof table.update.view,
  };
  await tick();
  expect(all(".houses li")).toHaveLength(2);
  expect(all("[data-invite]")).toHaveLength(0);
});

// --- The bout ----------------------------------------------------------------------------------------------

test("a press on a space is a move; one with an attack offers both", async () => {
  const { press, all, sent, table } = await arena("javelin");
  const open = all(".cell.open").map(({ dataset }) => dataset.space!);
  expect(new Set(table.moves.map((move) => move.slice(0, 2)))).toEqual(new Set(open));
  const plain = open.find((space) => table.moves.filter((move) => move.startsWith(space)).length === 1)!;
  await press(`[data-space="${plain}"]`);
  expect(sent).toEqual([plain]);
  const strike = table.moves.find((move) => move.endsWith(" j"))!;
  await press(`[data-space="${strike.slice(0, 2)}"]`);
  expect(sent).toHaveLength(1);
  await press(`[data-answer="${strike}"]`);
  expect(sent[1]).toBe(strike);
});

test("a press on the opponent offers the nearest place to strike from", async () => {
  const { press, one, view, table } = await arena("act");
  const foe = view.arena!.sides.find(({ seat }) => seat !== 0)!;
  await press(`[data-space="${foe.space}"]`);
  const offered = one('.answers .button[data-answer$=" x"]').dataset.answer!;
  expect(table.moves).toContain(offered);
});

test("arrow keys walk over the map and Enter moves; every space says what it is", async () => {
  const { one, all, table, sent, view } = await arena("act");
  const own = view.arena!.sides.find(({ seat }) => seat === 0)!.space!;
  expect(all('[data-space][tabindex="0"]').map(({ dataset }) => dataset.space)).toEqual([own]);
  expect(one(`[data-space="${own}"]`).getAttribute("aria-label")).toContain("stands here");
  one(`[data-space="${own}"]`).focus();
  const key = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (const name of key) {
    await userEvent.keyboard(`{${name}}`);
    const now = (document.activeElement as HTMLElement).dataset.space!;
    const ways = table.moves.filter((move) => move.startsWith(now));
    if (now === own || ways.length !== 1) continue;
    expect(document.activeElement!.getAttribute("aria-label")).toContain("you can move here");
    await userEvent.keyboard("{Enter}");
    return expect(sent).toEqual([now]);
  }
  throw new Error("no space to go to");
});

test("after an attack on the spot the map takes a step", async () => {
  const { press, all, sent, table } = await arena("step");
  const space = all(".cell.open")[1]!.dataset.space!;
  await press(`[data-space="${space}"]`);
  expect(sent).toEqual([`step ${space}`]);
  expect(table.moves).toContain(sent[0]);
});

test.each([
  ["reroll", "rr"],
  ["force", "force"],
] as const)("dice that may be rolled again are pressed (%s)", async (name, verb) => {
  const { press, all, one, sent, table, view } = await arena(name);
  const dice = all("button[data-die]").map(({ dataset }) => dataset.die!);
  expect(new Set(dice.map((die) => `${verb} ${die}`))).toEqual(new Set(table.moves.filter((move) => /\d$/.test(move))));
  const attacks = view.arena!.sides[view.arena!.side!]!.seat === 0;
  expect(one("button[data-die]").closest(".line")!.getAttribute("aria-label")).toContain(
    attacks === (name === "reroll") ? "Attack of" : "Defence of",
  );
  await press(`button[data-die="${dice[0]}"]`);
  expect(sent).toEqual([`${verb} ${dice[0]}`]);
});

test("a wounded fighter gives exactly as many dice as there are wounds", async () => {
  const { all, one, press, sent, table } = await arena("lose-two");
  const confirm = () => one('.losses [data-answer="lose"]');
  expect(confirm().getAttribute("aria-disabled")).toBe("true");
  await press('[data-answer="lose"]');
  expect(sent).toEqual([]);
  const wounds = Number(/\d+/.exec(one(".losses .head").textContent)![0]);
  for (let n = 0; n < wounds; n++) {
    const free = all('.losses [data-lose] button[aria-pressed="false"][aria-disabled="false"]');
    free.at(-1)!.click();
    await tick();
  }
  expect(confirm().getAttribute("aria-disabled")).toBe("false");
  await press('[data-answer="lose"]');
  expect(table.moves).toContain(sent[0]);
});

test.each(["net", "reinit", "order", "defend", "axe", "shield"] as const)(
  "the question %s has its two answers as buttons",
  async (name) => {
    const { all, press, sent, table } = await arena(name);
    const moves = table.moves.slice(0, 2);
    expect(all(".answers [data-answer]").map(({ dataset }) => dataset.answer)).toEqual(moves);
    await press(`[data-answer="${moves[1]}"]`);
    expect(sent).toEqual([moves[1]]);
  },
);

test("wounds are marked between the lines of dice", async () => {
  const { all, one, view } = await arena("lose-two");
  const { red, black, wounds } = view.arena!.attack!;
  expect(all('[data-figure="lines"] .line .die')).toHaveLength(red.length + black.length);
  expect(all(".mark.wound").length).toBeGreaterThan(0);
  expect(one('[data-figure="wounds"]').textContent).toBe(`${wounds} wounds`);
});

test("dice pools show what is left and what is gone", async () => {
  const { all, view } = await arena("verdict");
  const pools = view.arena!.sides.flatMap(({ dice }) => dice);
  expect(all("[data-pool]").map((pool) => pool.querySelectorAll("svg:not(.gone)").length)).toEqual(pools);
});

test("the bout can be seen again step by step; answers wait until the end", async () => {
  const { one, press, table } = await arena("act");
  const show = showOf(table);
  await press('[aria-label="One step back"]');
  expect(one(".arena").dataset.step).toBe(String(show.length - 1));
  expect(one(".cell.open")).toBeNull();
  await press('[data-figure="skip"]');
  expect(one(".cell.open")).not.toBeNull();
});

test("a bout that ended while the game went on stays until it is closed", async () => {
  const log = logOf("over-bout");
  const struck = log.findLastIndex(({ kind }) => kind === "struck");
  const table = await tableAt("act", "en", log.slice(0, struck));
  const screen = await render(ArenaHost, { session: table });
  table.take(position("over-bout"), log.slice(struck));
  await tick();
  await expect.element(page.getByText("Continue", { exact: true })).toBeVisible();
  expect(screen.container.querySelector(".fighter.fallen")).not.toBeNull();
  await page.getByText("Continue", { exact: true }).click();
  expect(screen.container.querySelector(".arena")).toBeNull();
});

test("where the page scrolls, a bout that begins comes into sight, once", async () => {
  await page.viewport(360, 740);
  const log = logOf("over-bout");
  const struck = log.findLastIndex(({ kind }) => kind === "struck");
  const table = await tableAt("act", "en", []);
  const now = { ...position("act"), question: null };
  table.update = now;
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await render(ArenaHost, { session: table });
  table.take(now, log.slice(0, struck));
  await tick();
  showOf(table).finish();
  await tick();
  table.take(now, log.slice(struck));
  await tick();
  expect(scrolled.mock.contexts.map((node) => (node as Element).className.split(" ")[0])).toEqual(["arena"]);
  scrolled.mockRestore();
});

// --- For everybody -------------------------------------------------------------------------------------------

test.each(POSITIONS.filter((name) => name !== "over-bout"))(
  "no barriers, no unknown words, no sideways scrolling on a phone (%s)",
  async (name) => {
    for (const language of ["en", "ru"] as const) {
      const { screen, all } = await arena(name, language, 360);
      expect(document.documentElement.scrollWidth, language).toBeLessThanOrEqual(360);
      expect(screen.container.textContent).not.toMatch(/w-arena|\{ ?\$/);
      for (const node of all("[aria-label]")) expect(node.getAttribute("aria-label")).not.toMatch(/w-arena|\{ ?\$/);
      const { violations } = await axe.run(screen.container);
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
      ).toEqual([]);
      await screen.unmount();
    }
  },
);
