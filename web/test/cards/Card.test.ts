import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Card from "../../src/components/Card.svelte";
import { RANKS, SUITS } from "../../src/components/card";
import { badgeOf } from "../../src/games/regicide/view";
import { cardName } from "../../src/games/regicide/labels";
import { wordsOf } from "../regicide/table.svelte";

const DECK = ["X", ...[...RANKS.slice(1)].flatMap((rank) => [...SUITS].map((suit) => rank + suit))];

test.each(["en", "ru"] as const)("every face has a name of its own in %s", async (language) => {
  const words = await wordsOf(language);
  const names = new Set<string>();
  for (const card of DECK) {
    const label = cardName(card, words);
    expect(label).not.toContain("w-");
    names.add(label);
    const screen = await render(Card, { card, label, badge: badgeOf(card) });
    await expect.element(screen.getByRole("img", { name: label, exact: true })).toBeVisible();
    await screen.unmount();
  }
  expect(names.size).toBe(53);
  expect(cardName("7H", words)).toBe(language === "en" ? "7 of hearts" : "Семёрка червей");
  expect(cardName("JS", words)).toBe(language === "en" ? "Jack of spades, value 10" : "Валет пик, значение 10");
});

test("number cards have as many pips as they say; the others an emblem of their own", async () => {
  const emblems = new Set<string>();
  for (const card of DECK) {
    const { container, unmount } = await render(Card, { card });
    const pips = container.querySelectorAll(".pips .pip").length;
    if ("23456789T".includes(card[0]!)) expect(pips, card).toBe(card[0] === "T" ? 10 : Number(card[0]));
    else emblems.add(container.querySelector(".emblem")!.innerHTML);
    await unmount();
  }
  expect(emblems.size).toBe(17); // twelve royals, four animals, the Jester
});

test("suits differ in shape and in colour", async () => {
  const shapes = new Set<string>();
  const colours = new Set<string>();
  for (const suit of SUITS) {
    const { container, unmount } = await render(Card, { card: `7${suit}` });
    const pip = container.querySelector(".pip")!;
    shapes.add(pip.getAttribute("d")!);
    colours.add(getComputedStyle(pip).fill);
    await unmount();
  }
  expect([shapes.size, colours.size]).toEqual([4, 4]);
});

test("royals, Companions and the Jester carry their value", async () => {
  for (const [card, value] of [
    ["KS", "20"],
    ["QH", "15"],
    ["JD", "10"],
    ["AC", "1"],
    ["X", "0"],
  ] as const) {
    const { container, unmount } = await render(Card, { card, badge: badgeOf(card) });
    expect(container.querySelector<HTMLElement>(".badge")!.dataset["text"]).toBe(value);
    await unmount();
  }
  expect(badgeOf("7H")).toBeUndefined();
});

test("a small card shows one large sign, a large one its pips", async () => {
  const shown = (container: Element, part: string) =>
    getComputedStyle(container.querySelector(part)!).display !== "none";
  const { container } = await render(Card, { card: "9D" });
  const card = container.querySelector<HTMLElement>(".card")!;
  card.style.setProperty("--card-width", "56px");
  expect([card.offsetWidth, shown(container, ".pips"), shown(container, ".only")]).toEqual([56, false, true]);
  card.style.setProperty("--card-width", "140px");
  expect([card.offsetWidth, card.offsetHeight, shown(container, ".pips"), shown(container, ".only")]).toEqual([
    140,
    196,
    true,
    false,
  ]);
});
