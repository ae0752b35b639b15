import { expect, test } from "vitest";
import spartacus from "../../src/games/spartacus";
import {
  askMove,
  askedBefore,
  deedsOf,
  freeWays,
  markOf,
  offerMove,
  payMove,
  readWay,
  servicesOf,
  vowMove,
  waysOf,
  writeWay,
} from "../../src/games/spartacus/moves";
import { hostRevealOf, revealOf } from "../../src/games/spartacus/reveal";
import { changesOf, sinceOf } from "../../src/games/spartacus/since";
import { isTarget, kindOf, targetsOf } from "../../src/games/spartacus/view";
import type { Event } from "../../src/wire";
import absences from "./absences.json";
import { logOf, position, POSITIONS, viewAt } from "./table.svelte";

test("schemes, requests and reactions are read and written as the server writes them", () => {
  let read = 0;
  for (const name of POSITIONS) {
    for (const { move } of position(name).question?.choices ?? []) {
      const way = readWay(move);
      expect(way !== null, move).toBe(/^(play|ask|foil|react) /.test(move));
      if (way) expect(writeWay(way)).toBe(move);
      read += Number(way !== null);
    }
  }
  expect(read).toBeGreaterThan(50);
  expect(readWay("ask B,D gold 3 for SC18 >B +C : SL01a X2 agent")).toEqual({
    verb: "ask",
    asked: [1, 3],
    price: 3,
    card: "SC18",
    target: 1,
    named: 2,
    asset: "SL01a",
    gold: 2,
    agent: true,
  });
});

test("every answer of a menu comes back from its parts", () => {
  for (const name of POSITIONS) {
    const update = position(name);
    for (const { move } of update.question?.choices ?? []) {
      const parts = spartacus.parts(update, move);
      if (parts.length)
        expect(spartacus.compose(update, parts).split(" ").sort(), `${name} ${move}`).toEqual(move.split(" ").sort());
    }
  }
});

test("a card can do what a copy of it can do", () => {
  const { question } = position("names");
  const own = viewAt("names").own!.hand.find((card) => card.startsWith("SC15"))!;
  const ways = waysOf(question, own);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every(({ card }) => card === own)).toBe(true);
  expect(waysOf(question, "SC15z").map(({ card }) => card)).toEqual(ways.map(() => "SC15z"));
  expect(deedsOf(question, own)).toEqual([`sell ${own}`]);
});

test("marks: playable, with support, too little influence, not now", () => {
  const found = new Set<string>();
  for (const name of POSITIONS) {
    const view = viewAt(name);
    const { question } = position(name);
    for (const card of view.own?.hand ?? []) {
      const { mark, short } = markOf(question, view, card);
      const verbs = (question?.choices ?? [])
        .map(({ move }) => move)
        .filter((move) => new RegExp(`\\b${kindOf(card)}`).test(move));
      const plays = verbs.some((move) => /^(play|foil|react|guard) /.test(move));
      expect(mark === "play", `${name} ${card}`).toBe(plays);
      if (mark === "support") expect(verbs.some((move) => move.startsWith("ask "))).toBe(true);
      expect(short).toBe(Math.max(0, view.intrigue[card]!.need - view.seats[view.seat!]!.influence));
      if (mark === "short") expect(short).toBeGreaterThan(0);
      found.add(mark);
    }
  }
  expect([...found].sort()).toEqual(["later", "lay", "play", "short", "support"]);
});

test("a card that was asked for in vain can be asked for again with the same plan", () => {
  const log = [
    { kind: "turn", seat: null },
    { kind: "asked", seat: 0, facts: { asked: [1, 2], price: 2, plan: "SC02a >A" } },
    { kind: "lapsed", seat: 0 },
  ];
  expect(writeWay(askedBefore(log, 0, "SC02a")!)).toBe("ask B,C gold 2 for SC02a >A");
  expect(askedBefore(log, 0, "SC02b")).toBeNull();
  expect(askedBefore([...log, { kind: "turn", seat: null }], 0, "SC02a")).toBeNull();
});

test("a reaction for any moment can be aimed though nothing is asked; others cannot", () => {
  const view = viewAt("others");
  expect(freeWays(view, "RE07a").map(writeWay)).toEqual([
    "react RE07a >A",
    "react RE07a >B",
    "react RE07a >C",
    "react RE07a >D",
  ]);
  expect(freeWays(view, "RE01a")).toEqual([]);
  expect(freeWays({ ...view, stage: "bid" }, "RE07a")).toEqual([]);
});

test("deals are written for the server", () => {
  expect(payMove(1, 3)).toBe("pay B 3");
  expect(vowMove(3, "gold", 2)).toBe("vow D gold 2");
  expect(vowMove(3, "mercy", 2)).toBe("vow D mercy");
  expect(vowMove(3, "words", 2, ' half of "it" ')).toBe('vow D words "half of ”it”"');
  expect(vowMove(1, "gold", 2, "if you win")).toBe('vow B gold 2 "if you win"');
  expect(askMove("ask B for SC10a", " ")).toBe("ask B for SC10a");
  expect(askMove("ask B for SC10a", "it hits C")).toBe('ask B for SC10a say "it hits C"');
  expect(offerMove(2, { gold: 3, assets: ["WE01a", "GL02a"] }, { gold: 0, assets: ["GU"] })).toBe(
    "offer C 3 GL02a WE01a : GU",
  );
  expect(offerMove(2, { gold: 3, assets: [] }, { gold: 0, assets: [] }, "yes")).toBe("offer C 3 : [yes]");
});

test("decisions can be bought only where the table allows it, and only pending ones", () => {
  const view = viewAt("support");
  const asked = view.to_act[0]!;
  expect(servicesOf(view, asked)).toEqual([]);
  const bound = { ...view, options: { ...view.options, service_deals: "atomic" } };
  expect(servicesOf(bound, asked)).toEqual(["yes", "no"]);
  expect(servicesOf(bound, bound.request!.seat)).toEqual([]);
});

test("targets are the houses that a scheme is aimed at, not those that it names besides", () => {
  const view = viewAt("target");
  expect(targetsOf(view)).toEqual([view.scheme!.target]);
  expect(isTarget(view, view.seat!)).toBe(true);
  expect(isTarget(view, view.scheme!.seat)).toBe(false);
  const reaction = { ...view, scheme: null, chain: [[2, "RE06a >A"]] as [number, string][] };
  expect([0, 1, 2, 3].map((seat) => isTarget(reaction, seat))).toEqual([true, false, false, false]);
});

test("the last reveal of bids with its winner, a tie, a void lot", () => {
  const phase = { kind: "phase", facts: { phase: "market" } };
  const lot = { kind: "lot", facts: { lot: 1, card: "GL05" } };
  const bids = {
    kind: "bids",
    facts: {
      lot: 1,
      bids: [
        [1, 4],
        [0, 4],
      ],
    },
  };
  expect(revealOf([phase, lot], 4)).toBeNull();
  expect(revealOf([phase, lot, bids], 4)).toMatchObject({
    card: "GL05",
    bids: [
      [0, 4],
      [1, 4],
    ],
    winner: null,
    end: "tied",
    host: false,
  });
  expect(revealOf([phase, lot, bids, { kind: "won", seat: 1, facts: { gold: 9 } }], 4)).toMatchObject({
    winner: 1,
    price: 9,
  });
  expect(revealOf([phase, lot, bids, { kind: "void", facts: {} }], 4)).toMatchObject({ end: "void", winner: null });
  expect(revealOf([phase, bids], 0)).toMatchObject({ host: true });
  expect(revealOf([bids, phase], 4)).toBeNull();
});

test("ties before the last reveal are kept; the bids for the host token are seen until the next market", () => {
  const market = { kind: "phase", facts: { phase: "market" } };
  const arena = { kind: "phase", facts: { phase: "arena" } };
  const bids = (lot: number, ...golds: number[]) => ({
    kind: "bids",
    facts: { lot, bids: golds.map((gold, seat) => [seat, gold]) },
  });
  const log = [market, bids(1, 9), bids(5, 4, 4), bids(5, 1, 0), { kind: "won", seat: 0, facts: { lot: 5, gold: 5 } }];
  expect(revealOf(log, 4)).toMatchObject({
    bids: [
      [0, 1],
      [1, 0],
    ],
    earlier: [
      [
        [0, 4],
        [1, 4],
      ],
    ],
    winner: 0,
  });
  expect(hostRevealOf([...log, arena], 4)).toMatchObject({ host: true, winner: 0, price: 5 });
  expect(hostRevealOf([market, bids(1, 9), arena], 4)).toBeNull();
  expect(hostRevealOf([], 4)).toBeNull();
});

test("since the last own decision: passes do not count, nor what the table says", () => {
  const events = [
    { kind: "did", seat: 0, facts: { move: "end" } },
    { kind: "influence", seat: 1, facts: { amount: 2 } },
    { kind: "did", seat: 0, facts: { move: "pass" } },
    { kind: "table-said", seat: 1, facts: {} },
  ];
  expect(sinceOf(events, 0).map(({ kind }) => kind)).toEqual(["influence", "did"]);
  expect(logOf("others").length).toBeGreaterThan(sinceOf(logOf("others"), 0).length);
});

test.for(absences.map((one, number) => [number, one] as const))(
  "absence %i of a golden game: the log adds up to what the houses show",
  ([, { seat, log, before, after }]) => {
    const wanted = before.map(([influence, gold], house) => ({
      influence: after[house]![0]! - influence!,
      gold: after[house]![1]! - gold!,
    }));
    expect(changesOf(sinceOf(log as Event[], seat), before.length)).toEqual(wanted);
  },
);
