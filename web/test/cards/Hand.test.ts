import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import Hand from "../../src/components/Hand.svelte";
import { byRank, bySuit } from "../../src/components/card";
import DragTable from "./DragTable.svelte";

const orders = [
  { name: "suit", label: "Suit", compare: bySuit },
  { name: "value", label: "Value", compare: byRank },
];
const named = (...cards: string[]) => cards.map((card) => ({ key: card, card, label: `card ${card}` }));
const keysOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>("[data-key]")].map((button) => button.dataset.key);
const focused = () => (document.activeElement as HTMLElement).dataset.key;

function hand(cards = named("7H", "2C", "9S", "2D")) {
  const toggle = vi.fn();
  return {
    toggle,
    props: {
      cards,
      label: "hand",
      active: true,
      chosen: () => false,
      toggle,
      orders,
      orderLabel: "Sort",
      remember: "test-sort",
    },
  };
}

beforeEach(() => localStorage.removeItem("test-sort"));

test("the order is switched and remembered", async () => {
  const { props } = hand();
  const first = await render(Hand, props);
  expect(keysOf(first.container)).toEqual(["2C", "2D", "7H", "9S"]);
  await first.getByRole("button", { name: "Value" }).click();
  expect(keysOf(first.container)).toEqual(["2C", "2D", "7H", "9S"]);
  await first.rerender({ cards: named("7C", "2H", "9D", "3S") });
  expect(keysOf(first.container)).toEqual(["2H", "3S", "7C", "9D"]);
  await expect.element(first.getByRole("button", { name: "Value" })).toHaveAttribute("aria-pressed", "true");
  await first.unmount();
  const second = await render(Hand, hand(named("7C", "2H")).props);
  expect(keysOf(second.container)).toEqual(["2H", "7C"]);
});

test("one stop for Tab; arrows, Home and End move inside and go round", async () => {
  const { props, toggle } = hand();
  const { container } = await render(Hand, props);
  expect(container.querySelectorAll('[data-key][tabindex="0"]')).toHaveLength(1);
  container.querySelector<HTMLElement>('[data-key="2C"]')!.focus();
  const seen: (string | undefined)[] = [];
  for (const key of ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft", "Home"]) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  expect(seen).toEqual(["2D", "7H", "9S", "2C", "9S", "2C"]);
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(toggle.mock.calls).toEqual([["2C"], ["2D"]]);
  expect(container.querySelector('[data-key="2D"]')!.getAttribute("tabindex")).toBe("0");
});

test("the focus goes to the neighbour when a card leaves, and to the hand when it is empty", async () => {
  const { props } = hand();
  const { container, rerender } = await render(Hand, props);
  container.querySelector<HTMLElement>('[data-key="2D"]')!.focus();
  await rerender({ cards: named("7H", "2C", "9S") });
  await vi.waitFor(() => expect(focused()).toBe("7H"));
  container.querySelector<HTMLElement>('[data-key="9S"]')!.focus();
  await rerender({ cards: named("7H", "2C") });
  await vi.waitFor(() => expect(focused()).toBe("7H"));
  await rerender({ cards: [] });
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector("ul")));
});

test("a card that leaves takes no focus that was elsewhere", async () => {
  const { props } = hand();
  const { rerender, getByRole } = await render(Hand, props);
  const button = getByRole("button", { name: "Value" });
  await button.click();
  await rerender({ cards: named("7H", "2C", "9S") });
  expect(document.activeElement).toBe(button.element());
});

test("nothing can be chosen in a hand that is not asked, nor a card that is disabled", async () => {
  const { props, toggle } = hand();
  const { container, rerender } = await render(Hand, { ...props, active: false });
  const button = () => container.querySelector<HTMLElement>('[data-key="2C"]')!;
  button().click();
  await rerender({ active: true, cards: named("2C", "7H").map((card) => ({ ...card, disabled: card.key === "2C" })) });
  expect(button().getAttribute("aria-disabled")).toBe("true");
  button().click();
  expect(toggle).not.toHaveBeenCalled();
});

test("many cards fit into 336 pixels without hiding a corner", async () => {
  const { container } = await render(Hand, hand(named("AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C")).props);
  const frame = container.querySelector<HTMLElement>(".hand")!;
  frame.style.width = "336px";
  await vi.waitFor(() => expect(container.querySelector<HTMLElement>(".card")!.offsetWidth).toBeLessThan(70));
  const boxes = [...container.querySelectorAll<HTMLElement>("[data-key]")].map((button) =>
    button.getBoundingClientRect(),
  );
  const edge = frame.getBoundingClientRect();
  expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(edge.right + 1);
  for (let i = 1; i < boxes.length; i++) expect(boxes[i]!.left - boxes[i - 1]!.left).toBeGreaterThanOrEqual(37);
});

// --- Drag --------------------------------------------------------------------------------------

const at = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const finger = (element: Element, type: string, { x, y }: { x: number; y: number }) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 7,
      pointerType: "touch",
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
    }),
  );
const later = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test("a mouse drags a card to the zone; that is no click", async () => {
  const drop = vi.fn<(key: string, zone: string | null) => void>();
  const toggle = vi.fn();
  const screen = await render(DragTable, { cards: named("7H", "2C"), drop, toggle });
  await userEvent.dragAndDrop(
    screen.getByRole("button", { name: "card 7H" }),
    screen.getByRole("region", { name: "Target" }),
  );
  expect(drop.mock.calls).toEqual([["7H", "target"]]);
  expect(toggle).not.toHaveBeenCalled();
  expect(screen.container.querySelector(".dragging")).toBeNull();
  await userEvent.dragAndDrop(screen.getByRole("button", { name: "card 2C" }), screen.getByText("nowhere"));
  expect(drop.mock.calls[1]).toEqual(["2C", null]);
  await screen.getByRole("button", { name: "card 2C" }).click();
  expect(toggle.mock.calls).toEqual([["2C"]]);
});

test("a dropped card lies where it was dropped until the drop is answered, then goes back", async () => {
  let answer = () => {};
  const drop = () => new Promise<void>((resolve) => (answer = resolve));
  const screen = await render(DragTable, { cards: named("7H", "2C"), drop, toggle: vi.fn() });
  const card = screen.getByRole("button", { name: "card 7H" });
  await userEvent.dragAndDrop(card, screen.getByRole("region", { name: "Target" }));
  expect((card.element() as HTMLElement).style.translate).not.toBe("");
  answer();
  await vi.waitFor(() => expect((card.element() as HTMLElement).style.translate).toBe(""));
});

test("a finger that rests lifts the card; one that moves at once scrolls the page", async () => {
  const drop = vi.fn();
  const screen = await render(DragTable, { cards: named("7H", "2C"), drop, toggle: vi.fn() });
  const card = screen.getByRole("button", { name: "card 7H" }).element();
  const target = at(screen.getByRole("region", { name: "Target" }).element());
  const start = at(card);
  finger(card, "pointerdown", start);
  finger(card, "pointermove", { x: start.x, y: start.y - 30 });
  const scroll = new Event("touchmove", { cancelable: true });
  card.dispatchEvent(scroll);
  expect([scroll.defaultPrevented, card.classList.contains("dragging")]).toEqual([false, false]);
  finger(card, "pointerup", target);
  expect(drop).not.toHaveBeenCalled();

  finger(card, "pointerdown", start);
  await later(260);
  expect(card.classList.contains("dragging")).toBe(true);
  finger(card, "pointermove", target);
  const held = new Event("touchmove", { cancelable: true });
  card.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  await expect.element(screen.getByText("over target")).toBeVisible();
  finger(card, "pointerup", target);
  expect(drop.mock.calls).toEqual([["7H", "target"]]);
});

test("Escape gives a drag up", async () => {
  const drop = vi.fn();
  const screen = await render(DragTable, { cards: named("7H", "2C"), drop, toggle: vi.fn() });
  const card = screen.getByRole("button", { name: "card 7H" }).element() as HTMLElement;
  const target = at(screen.getByRole("region", { name: "Target" }).element());
  finger(card, "pointerdown", at(card));
  await later(260);
  finger(card, "pointermove", target);
  expect(card.style.translate).not.toBe("");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  expect([card.style.translate, card.classList.contains("dragging")]).toEqual(["", false]);
  finger(card, "pointerup", target);
  expect(drop).not.toHaveBeenCalled();
});
