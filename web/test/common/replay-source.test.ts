import { expect, test } from "vitest";
import { unpacked } from "../../src/lib/replay-source";
import type { ReplayFrame } from "../../src/wire";

const views = (frames: ReplayFrame[]) => unpacked({ version: 1, first: 0, frames }).frames.map(({ view }) => view);

test("a page is unpacked to the views that were packed", () => {
  const first = {
    round: 1,
    winner: "A",
    seats: [
      { gold: 3, cards: ["a", "b"] },
      { gold: 5, cards: [] },
    ],
  };
  const frames: ReplayFrame[] = [
    { view: null, to_act: [] },
    { view: first, to_act: [0] },
    {
      view: null,
      to_act: [1],
      changes: [
        { at: ["seats", 0, "gold"], value: 0 },
        { at: ["round"], value: 2 },
      ],
    },
    { view: null, to_act: [] },
    { view: null, to_act: [], changes: [] },
    {
      view: null,
      to_act: [0],
      changes: [
        { at: ["winner"] },
        { at: ["seats", 0, "cards", 1], gone: true },
        { at: ["seats", 1, "cards", 0], value: "c" },
        { at: ["seats", 1, "gold"], gone: true },
        { at: ["bids"], value: { B: null } },
      ],
    },
  ];
  const second = { ...first, round: 2, seats: [{ gold: 0, cards: ["a", "b"] }, first.seats[1]] };
  const third = { round: 2, winner: null, seats: [{ gold: 0, cards: ["a"] }, { cards: ["c"] }], bids: { B: null } };
  expect(views(frames)).toEqual([null, first, second, null, second, third]);
  expect(first.seats[0]).toEqual({ gold: 3, cards: ["a", "b"] });
});

test("what does not change is the same object, so that boards need not look at it", () => {
  const first = { seats: [{ gold: 1 }, { gold: 2 }] };
  const changes = [{ at: ["seats", 0, "gold"], value: 9 }];
  const [, second] = views([
    { view: first, to_act: [] },
    { view: null, to_act: [], changes },
  ]);
  expect((second as typeof first).seats[1]).toBe(first.seats[1]);
});
