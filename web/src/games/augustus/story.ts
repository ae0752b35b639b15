import type { Event } from "../../wire";
import type { Scene } from "../../lib/card-flight";
import { canTell, SceneBuilder, type More } from "../../lib/story";
import { carryOut, covered, legionSpot, type Spot } from "./plan";
import {
  cardOf,
  effectOf,
  missing,
  objectivesOf,
  symbolsOf,
  type Objective,
  type SeatView,
  type Token,
  type Troop,
  type View,
} from "./view";
import { stepOf, type Mobilised } from "./labels";

/** What happened, as scenes for the screen (specification 11): where cards and counters are meanwhile. */
export function story(before: View, events: readonly Event[], after: View): Scene<View>[] {
  if (!canTell(before, events, after)) return [];
  const story = new Story(before, after);
  for (const group of together(events)) story.add(group);
  return story.finish();
}

type Flights = Record<string, string>;

/** What everybody did at the same moment is one scene. */
const AT_ONCE = ["kept", "placed", "removed", "wiped", "lost"];

export function together(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && AT_ONCE.includes(event.kind) && last[0]!.kind === event.kind) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const flightOf = ({ card, space }: Spot): string => `c${card}.${space}`;
const zoneOf = ({ card, space }: Spot): string => `space-${card}-${space}`;

class Story extends SceneBuilder<View> {
  constructor(before: View, after: View) {
    super(
      {
        ...before,
        cards: { ...before.cards, ...after.cards },
        seats: before.seats.map((seat) => (seat.answer ? { ...seat, answer: null } : seat)),
      },
      after,
      500,
    );
  }

  add(group: readonly Event[]): void {
    const event = group[0]!;
    const facts = event.facts ?? {};
    const seat = event.seat ?? 0;
    switch (event.kind) {
      case "kept":
        return this.#kept(group);
      case "drew":
        return this.#drew(facts.token as Token, Number(facts.round), seat);
      case "placed":
        return this.#moved(
          "placed",
          group.map(({ seat, facts }) => ({ seat: seat ?? 0, part: facts as unknown as Mobilised })),
        );
      case "mobilised":
        return this.#mobilised(seat, facts.parts as Mobilised[]);
      case "arranged":
        return this.#arranged(seat, facts as unknown as Arranged);
      case "finished":
        return this.#finished(seat, facts.card as number | null);
      case "ave":
        return this.#ave(seat, facts.card as number, facts.legions as number);
      case "gained":
        return this.#gained(seat, facts.legions as number);
      case "removed":
        return this.#removed(
          group.flatMap(({ seat, facts }) =>
            (facts!.spaces as { card: number; symbol: Troop }[]).map(({ card, symbol }) => ({
              seat: seat ?? 0,
              places: [`${card}${symbol}`],
            })),
          ),
        );
      case "wiped":
        return this.#removed(
          group.map(({ seat, facts }) => ({
            seat: seat ?? 0,
            places: this.#standing(seat ?? 0, facts!.card as number),
          })),
        );
      case "lost":
        return this.#lost(group);
      case "entered":
        return this.#entered(seat, facts.card as number);
      case "tile":
        return this.#tile(facts.tile as string, facts.giver as number | null, event.seat ?? null);
      case "counted":
        return this.#counted(seat, facts.count as number, facts.taken === true);
      case "picked":
        return this.#picked(seat, facts.cards as number[]);
      case "refilled":
        return this.#refilled(facts.cards as number[]);
      case "reshuffled":
        return this.scene(
          "reshuffled",
          { ...this.view, deck: facts.cards as number, discard: { hidden: 0, lost: [] } },
          { hold: 300 },
        );
      case "crier":
        return this.#crier(seat);
      case "resigned":
        return this.scene("resigned", this.#seat(this.view, seat, { resigned: true }), { hold: 400 });
      case "ended":
        return this.scene("ended", this.after, { hold: 500 });
    }
  }

  // --- A round ------------------------------------------------------------------------------------

  /** The kept three lie open; what was not kept goes face down to the discard pile (AU-009, AU-010). */
  #kept(group: readonly Event[]): void {
    let view: View = this.view;
    const to: Flights = {};
    for (const { seat, facts } of group) {
      const cards = facts!.cards as number[];
      const was = view.seats[seat ?? 0];
      for (const card of was?.dealt ?? []) if (!cards.includes(card)) to[`c${card}`] = "deck";
      const mine = was?.dealt ? { dealt: [], discarded: was.dealt.filter((card) => !cards.includes(card)) } : {};
      view = this.#seat(view, seat ?? 0, {
        active: cards.map((card) => ({ card, cover: this.#symbols(card).map(() => false) })),
        ...mine,
      });
    }
    this.scene("kept", { ...view, phase: "draw", discard: this.after.discard }, { hold: 800, to });
  }

  #drew(token: Token, round: number, crier: number): void {
    const was = this.#closed();
    const view: View = {
      ...was,
      token,
      round,
      crier,
      phase: "place",
      drawn: [...was.drawn, token],
      bag: { ...was.bag, [token]: was.bag[token] - 1 },
    };
    this.scene("drew", view, { hold: 850, from: { [`token${round}`]: "bag" }, accent: { zone: "token", way: "glow" } });
  }

  /** The end of a joker's round: all tokens into the bag, the bag to the left neighbour (AU-062, AU-063). */
  #crier(crier: number): void {
    const was = this.#closed();
    const bag = { ...was.bag };
    for (const token of was.drawn) bag[token]++;
    const to = Object.fromEntries([
      ...was.drawn.map((_, at) => [`d${at}`, "bag"]),
      [`token${was.round}`, "bag"],
    ]) as Flights;
    this.scene("crier", { ...was, crier, bag, drawn: [], token: null, phase: "draw" }, { hold: 800, to });
  }

  #closed(): View {
    return { ...this.view, owner: null, chain: [], queue: [], ability: null, picks: 0 };
  }

  /** Legions of several players move at once. */
  #moved(name: string, moves: readonly { seat: number; part: Mobilised }[]): void {
    let view = this.view;
    const from: Flights = {};
    for (const { seat, part } of moves) {
      const here = view.seats[seat];
      if (!here || part.card === null) continue;
      const step = stepOf(part);
      const carried = carryOut(here.active, [step], (card) => this.#symbols(card));
      const [to, source] = [carried.to[0], carried.from[0]];
      if (to) from[flightOf(to)] = source ? zoneOf(source) : `supply-${seat}`;
      view = this.#seat(view, seat, { active: carried.objectives, supply: here.supply - (step.from === null ? 1 : 0) });
    }
    if (view !== this.view) this.scene(name, view, { hold: 900, from });
  }

  // --- A resolution -----------------------------------------------------------------------------------

  #mobilised(seat: number, parts: readonly Mobilised[]): void {
    this.#moved(
      "mobilised",
      parts.map((part) => ({ seat, part })),
    );
    this.#join(seat);
  }

  #arranged(seat: number, { changed, spaces }: Arranged): void {
    const here = this.view.seats[seat];
    if (!changed || !here) return;
    const now = new Map(spaces.map(({ card, cover }) => [card, cover]));
    const active = here.active.map((one) => ({
      ...one,
      cover: one.cover.map((_, at) => now.get(one.card)?.[at] === true),
    }));
    this.scene("arranged", this.#seat(this.view, seat, { active }), { hold: 800 });
    this.#join(seat);
  }

  #finished(seat: number, card: number | null): void {
    const one = this.view.seats[seat]?.active.find((objective) => objective.card === card);
    if (!one) return;
    this.view = {
      ...this.#without(seat, [one]),
      chain: [...this.view.chain, one.card],
      standing: { ...this.view.standing, [one.card]: one.cover },
    };
  }

  /** Objectives that an ability has filled join the chain in ascending number (AU-092). */
  #join(seat: number): void {
    const full = this.#full(seat);
    if (full.length)
      this.view = {
        ...this.#without(seat, full),
        chain: [...this.view.chain, ...full.map(({ card }) => card).sort((one, other) => one - other)],
      };
  }

  #full(seat: number): Objective[] {
    return this.view.seats[seat]?.active.filter((one) => missing(one) === 0) ?? [];
  }

  #without(seat: number, gone: readonly Objective[]): View {
    return this.#seat(this.view, seat, { active: this.view.seats[seat]!.active.filter((one) => !gone.includes(one)) });
  }

  /** "Ave Caesar!": first all that are completed, in the order of their numbers, then the legions of one come back. */
  #ave(seat: number, card: number, legions: number): void {
    if (!this.view.queue.length && !this.view.chain.includes(card)) this.#lineUp();
    const waits = this.view.queue.some((one) => one.card === card);
    const was: View = waits
      ? { ...this.view, owner: seat, chain: [card], queue: this.view.queue.filter((one) => one.card !== card) }
      : this.view;
    if (!waits) this.scene("ave", this.view, { hold: 900 });
    const standing = objectivesOf(
      {
        ...was,
        ability: null,
        standing: { ...was.standing, [card]: was.standing?.[card] ?? this.#symbols(card).map(() => legions > 0) },
      },
      seat,
    ).find((one) => one.card === card);
    const to = Object.fromEntries(
      (standing?.cover ?? []).flatMap((yes, space) => (yes ? [[flightOf({ card, space }), `supply-${seat}`]] : [])),
    ) as Flights;
    const view: View = {
      ...this.#seat(was, seat, { supply: (was.seats[seat]?.supply ?? 0) + legions }),
      ability: card,
      phase: "ability",
      standing: { ...was.standing, [card]: this.#symbols(card).map(() => false) },
    };
    this.scene("returned", view, { hold: 650, to, accent: { zone: `supply-${seat}`, way: "glow" } });
  }

  #lineUp(): void {
    let view = this.view;
    const queue = view.seats
      .flatMap(({ seat }) => this.#full(seat).map(({ card }) => ({ seat, card })))
      .sort((one, other) => one.card - other.card);
    for (const { seat, card } of queue)
      view = this.#seat(view, seat, { active: view.seats[seat]!.active.filter((one) => one.card !== card) });
    this.scene("ave", { ...view, owner: null, chain: [], ability: null, queue }, { hold: 1300 });
  }

  #gained(seat: number, legions: number): void {
    const view = {
      ...this.#seat(this.view, seat, { supply: this.view.seats[seat]!.supply + legions }),
      common: this.view.common - legions,
    };
    this.scene("gained", view, { hold: 500, accent: { zone: `supply-${seat}`, way: "glow" } });
  }

  // --- Losses -------------------------------------------------------------------------------------------

  #standing(seat: number, card: number): string[] {
    const one = this.view.seats[seat]?.active.find((objective) => objective.card === card);
    return this.#symbols(card)
      .filter((_, at) => one?.cover[at])
      .map((symbol) => `${card}${symbol}`);
  }

  #removed(losses: readonly { seat: number; places: string[] }[]): void {
    let view = this.view;
    const to: Flights = {};
    for (const { seat, places } of losses) {
      for (const place of places) {
        const here = view.seats[seat]!;
        const spot = legionSpot(here.active, place, (card) => this.#symbols(card));
        if (!spot) continue;
        to[flightOf(spot)] = `supply-${seat}`;
        view = this.#seat(view, seat, { active: covered(here.active, spot, false), supply: here.supply + 1 });
      }
    }
    const first = losses[0]?.seat;
    this.scene("removed", view, {
      hold: 900,
      to,
      ...(first === undefined ? {} : { accent: { zone: `seat-${first}`, way: "shake" as const } }),
    });
  }

  #lost(group: readonly Event[]): void {
    let view = this.view;
    const to: Flights = {};
    for (const { seat, facts } of group) {
      const card = facts!.card as number;
      to[`c${card}`] = "deck";
      view = this.#seat(
        { ...view, discard: { ...view.discard, lost: [...view.discard.lost, card] } },
        seat ?? 0,
        this.#owning(view.seats[seat ?? 0]!.done.filter((other) => other !== card)),
      );
    }
    this.scene("lost", view, { hold: 1000, to });
  }

  // --- Rewards and new objectives -------------------------------------------------------------------------

  #entered(seat: number, card: number): void {
    const was: View = {
      ...this.view,
      ability: null,
      phase: "enter",
      chain: this.view.chain.filter((other) => other !== card),
    };
    this.scene("entered", this.#seat(was, seat, this.#owning([...was.seats[seat]!.done, card])), { hold: 700 });
  }

  /** What follows from the cards of a completed area. */
  #owning(done: number[]): Partial<SeatView> {
    const cards = done.flatMap((card) => cardOf(this.view, card) ?? []);
    const pairs = cards
      .map(({ effect }) => effectOf(effect))
      .filter(({ kind }) => kind === "same")
      .map(({ troops }) => troops.join("="));
    const having = (resource: "gold" | "wheat"): number =>
      cards.filter(({ resources }) => resources.includes(resource)).length;
    return { done, same: [...new Set(pairs)].sort(), gold: having("gold"), wheat: having("wheat") };
  }

  #tile(tile: string, giver: number | null, taker: number | null): void {
    let view: View = {
      ...this.view,
      tiles: this.view.tiles.map((one) => (one.tile === tile ? { ...one, owner: taker } : one)),
    };
    const [kind, what] = tile.split(":");
    if (kind === "count" && taker !== null) view = this.#seat(view, taker, { count_tile: Number(what) });
    const flies: More<View> =
      taker === null
        ? { to: { [`badge-${tile}`]: `tile-${tile}` } }
        : giver === null
          ? { from: { [`badge-${tile}`]: `tile-${tile}` } }
          : {};
    this.scene("tile", view, { hold: 750, ...flies, accent: { zone: `tile-${tile}`, way: "glow" } });
  }

  #counted(seat: number, count: number, taken: boolean): void {
    if (!taken)
      this.scene(
        "declined",
        this.#seat(this.view, seat, { declined: [...this.view.seats[seat]!.declined, count].sort() }),
        { hold: 400 },
      );
  }

  #picked(seat: number, cards: readonly number[]): void {
    const active = [
      ...this.view.seats[seat]!.active,
      ...cards.map((card) => ({ card, cover: this.#symbols(card).map(() => false) })),
    ];
    const view: View = {
      ...this.#seat(this.view, seat, { active }),
      display: this.view.display.filter((card) => !cards.includes(card)),
      phase: "take",
      picks: 0,
    };
    this.scene("picked", view, { hold: 650 });
  }

  #refilled(cards: readonly number[]): void {
    const view: View = { ...this.view, display: [...this.view.display, ...cards], deck: this.view.deck - cards.length };
    if (cards.length)
      this.scene("refilled", view, { hold: 550, from: Object.fromEntries(cards.map((card) => [`c${card}`, "deck"])) });
  }

  #symbols(card: number): Troop[] {
    return symbolsOf(this.view, card);
  }

  #seat(view: View, seat: number, change: Partial<SeatView>): View {
    return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
  }
}

interface Arranged {
  changed: boolean;
  /** The objectives with legions. */
  spaces: { card: number; cover: boolean[] }[];
}
