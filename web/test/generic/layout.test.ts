import { expect, test } from "vitest";
import { figuresBesideRows, hintsIn, layoutOf } from "../../src/games/generic/layout";

const SCHEMA = {
  $defs: {
    View: { properties: { pot: { description: "The pot." }, market: { description: "Cards for sale." } } },
    Player: { properties: { hand: { "x-piece": "card", "x-count": "cards" }, dice: { "x-piece": "die" } } },
  },
};

test("what the schema says of fields is found wherever it stands", () => {
  expect(hintsIn(SCHEMA)).toEqual({
    pot: { description: "The pot." },
    market: { description: "Cards for sale." },
    hand: { piece: "card", count: "cards" },
    dice: { piece: "die" },
  });
});

test("a view is numbers, pieces, objects and players", () => {
  const hints = hintsIn(SCHEMA);
  const { table, seats } = layoutOf(
    {
      game: "x",
      seat: 0,
      to_act: [1],
      options: {},
      pot: 7,
      market: ["A", "B"],
      lead: null,
      bid: { seat: 1, count: 3 },
      seats: [
        { seat: 0, cards: 2, dice: [6], hand: ["C", "D"] },
        { seat: 1, cards: 3, dice: [], gone: true },
      ],
    },
    hints,
  );
  expect(table.figures).toEqual([{ name: "pot", value: 7 }]);
  expect(table.rows).toEqual([{ name: "market", pieces: ["A", "B"] }]);
  expect(table.zones.map(({ name, absent, seat }) => [name, absent, seat])).toEqual([
    ["lead", true, null],
    ["bid", false, 1],
  ]);
  expect(seats[0]!.rows).toEqual([
    { name: "hand", pieces: ["C", "D"] },
    { name: "dice", pieces: [6] },
  ]);
  expect(seats[1]!.rows[0]).toEqual({ name: "hand", pieces: [null, null, null] });
  expect(figuresBesideRows(seats[1]!, hints)).toEqual([{ name: "gone", value: true }]);
});
