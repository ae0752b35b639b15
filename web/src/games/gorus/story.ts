import type { Event } from "../../wire";
import type { Scene } from "../../lib/card-flight";
import { canTell, SceneBuilder, type More } from "../../lib/story";
import {
  bySchool,
  schoolOf,
  sideOf,
  strengthOf,
  winningPlace,
  EIGHT,
  type Played,
  type Player,
  type School,
  type View,
} from "./view";

/** What happened, as scenes for the screen (specification 11): where cards and counters are meanwhile. */
export function story(before: View, events: readonly Event[], after: View): Scene<View>[] {
  if (!canTell(before, events, after, "withheld")) return [];
  const story = new Story(before, after);
  for (const event of events) story.add(event);
  return story.finish();
}

class Story extends SceneBuilder<View> {
  add(event: Event): void {
    const facts = event.facts ?? {};
    const seat = event.seat ?? 0;
    switch (event.kind) {
      case "played":
        return this.#played(seat, String(facts.card), facts.challenge === true, facts.strongest as School);
      case "wandered":
        return this.#played("W", String(facts.card), facts.challenge === true, facts.strongest as School);
      case "drew":
        return this.#drew(seat, (facts.card ?? null) as string | null);
      case "bout":
        return this.#bout(facts.wanderers === true ? "W" : seat);
      case "scored":
        return this.#scored(facts as unknown as Tally);
      case "round":
        return this.#round(Number(facts.round), facts.dealer as number);
      case "resigned":
        return this.scene("resigned", this.#seat(seat, { resigned: true }), { hold: 400 });
      case "ended":
        return this.scene("ended", this.after, { hold: 500 });
    }
  }

  #played(player: Player, card: string, challenge: boolean, strongest: School): void {
    const was = this.view;
    const arena: Played[] = [...was.arena, { seat: player, card, challenge }];
    const first = was.arena.length === 0;
    const left = player === "W" ? { ...was, deck: was.deck - 1 } : this.#without(player, card);
    const landed: View = {
      ...left,
      arena,
      match: strengthOf(card),
      turn:
        typeof player === "number" && was.players > 1 && arena.length < was.players
          ? (player + 1) % was.players
          : left.turn,
      ...(first ? { starting: schoolOf(card), strongest_before: was.strongest, strongest } : {}),
    };
    const from = player === "W" ? { [card]: "deck" } : player === was.seat ? {} : { [card]: `seat-${player}` };
    const changes = !first && strongest !== was.strongest;
    const shown = changes
      ? { ...landed, winning: winningPlace(arena, was.strongest) }
      : { ...landed, winning: winningPlace(arena, strongest) };
    this.scene("played", shown, { hold: changes ? 520 : 600, from });
    if (changes)
      this.scene(
        "changed",
        { ...landed, strongest, winning: winningPlace(arena, strongest) },
        { hold: 800, accent: { zone: "strongest", way: "glow" } },
      );
  }

  #drew(seat: number, card: string | null): void {
    const here = this.view.seats[seat];
    if (!here) return;
    const hand = here.hand && card ? [...here.hand, card].sort(bySchool) : here.hand;
    const view = {
      ...this.#seat(seat, { cards: here.cards + 1, ...(hand ? { hand } : {}) }),
      deck: this.view.deck - 1,
    };
    const flies: More<View> =
      card && here.hand ? { from: { [card]: "deck" } } : { backs: { from: "deck", to: `seat-${seat}`, count: 1 } };
    this.scene("drew", view, { hold: 320, ...flies });
  }

  /** First everybody sees the whole bout, then the winner takes it. */
  #bout(winner: Player): void {
    const was = this.view;
    const cards = was.arena.map(({ card }) => card);
    this.scene("decided", { ...was, turn: null }, { hold: 700, accent: { zone: `player-${winner}`, way: "glow" } });
    const side = sideOf(was, winner);
    const sides = was.sides.map((one, number) =>
      number === side ? { ...one, captured: one.captured + cards.length } : one,
    );
    const won = typeof winner === "number" ? this.#seat(winner, { bouts: (was.seats[winner]?.bouts ?? 0) + 1 }) : was;
    const solo: Partial<View> =
      was.players > 1
        ? {}
        : winner === "W"
          ? { wanderers: [...(was.wanderers ?? []), ...cards], wanderer_bouts: (was.wanderer_bouts ?? 0) + 1 }
          : {
              eight: was.eight || cards.some((card) => strengthOf(card) === EIGHT),
              ...(was.pile ? { pile: [...was.pile, ...cards] } : {}),
            };
    const view: View = {
      ...won,
      ...solo,
      sides,
      previous: { winner, cards: was.arena },
      arena: [],
      starting: null,
      match: null,
      winning: null,
      opener: was.players > 1 ? winner : was.opener,
      turn: was.players > 1 && typeof winner === "number" ? winner : was.turn,
      bout: Math.min(was.bout + 1, was.bouts),
    };
    this.scene("captured", view, {
      hold: 560,
      to: Object.fromEntries(cards.map((card) => [card, `seat-${winner}`])),
      accent: { zone: `seat-${winner}`, way: "glow" },
    });
  }

  #scored({ strongest, winners, totals, wins }: Tally): void {
    const sides = this.view.sides.map((side, number) => ({ ...side, wins: wins[number] ?? side.wins }));
    this.scene(
      "scored",
      { ...this.view, sides, rounds: [...this.view.rounds, { strongest, winners, totals }] },
      { hold: 900 },
    );
  }

  /** The next deal: from the dealer to the hand (GM-503, GM-504). */
  #round(round: number, dealer: number): void {
    const { seats, sides, opener, turn, favour } = this.after;
    const hand = this.after.seat === null ? [] : (seats[this.after.seat]?.hand ?? []);
    const dealt = this.view.players > 2 ? 0 : this.view.players === 2 ? 10 : 20;
    const view: View = {
      ...this.view,
      round,
      bout: 1,
      favour,
      dealer: this.view.players > 1 ? dealer : null,
      opener,
      turn,
      strongest: null,
      strongest_before: null,
      starting: null,
      match: null,
      winning: null,
      arena: [],
      previous: null,
      deck: dealt,
      seats: seats.map((seat) => ({ ...seat, cards: 10, bouts: 0 })),
      sides: this.view.sides.map((side, number) => ({
        ...side,
        captured: 0,
        ...(sides[number]?.running === undefined ? {} : { running: 0 }),
      })),
      ...(this.view.players === 1
        ? { eight: false, wanderers: [], wanderer_bouts: 0, ...(this.after.pile ? { pile: [] } : {}) }
        : {}),
    };
    const source = this.view.players > 2 ? `seat-${dealer}` : "deck";
    this.scene("dealt", view, { hold: 700, from: Object.fromEntries(hand.map((card) => [card, source])) });
  }

  #seat(seat: number, change: Partial<View["seats"][number]>): View {
    return { ...this.view, seats: this.view.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
  }

  #without(seat: number, card: string): View {
    const here = this.view.seats[seat];
    return here
      ? this.#seat(seat, {
          cards: here.cards - 1,
          ...(here.hand ? { hand: here.hand.filter((other) => other !== card) } : {}),
        })
      : this.view;
  }
}

interface Tally {
  strongest: School;
  winners: number[];
  totals: number[];
  wins: number[];
}
