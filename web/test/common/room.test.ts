import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { intoSight } from "../../src/components/table/room";

const DOCK = 120;

async function tall(above: number, height: number) {
  await page.viewport(360, 740);
  const part = document.createElement("div");
  part.style.cssText = `height: ${height}px; margin-block: ${above}px 2000px`;
  document.body.replaceChildren(part);
  scrollTo(0, 0);
  return part;
}
const box = (part: Element) => part.getBoundingClientRect();

test.each([
  ["below", 900],
  ["covered by the dock", 500],
])("what is asked about comes into sight above the dock (%s)", async (_, above) => {
  const part = await tall(above, 400);
  intoSight(part, DOCK, "auto");
  expect(box(part).top).toBeGreaterThanOrEqual(0);
  expect(box(part).bottom).toBeLessThanOrEqual(innerHeight - DOCK);
});

test("what is above comes into sight too; what is in sight stays where it is", async () => {
  const part = await tall(300, 200);
  intoSight(part, DOCK, "auto");
  expect(scrollY).toBe(0);
  scrollTo(0, 1200);
  intoSight(part, DOCK, "auto");
  expect(box(part).top).toBeGreaterThanOrEqual(0);
  expect(box(part).bottom).toBeLessThanOrEqual(innerHeight - DOCK);
});

test("of what is too high the beginning is shown", async () => {
  const part = await tall(900, 1500);
  intoSight(part, DOCK, "auto");
  expect(box(part).top).toBeGreaterThanOrEqual(0);
  expect(box(part).top).toBeLessThan(100);
});
