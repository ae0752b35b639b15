import type { Event } from "../../wire";
import type { Scene } from "../../lib/card-flight";
import { canTell, SceneBuilder, type More } from "../../lib/story";
import { keyed, rankOf, suitOf } from "../../components/card";
import { valueOf, type Enemy, type View } from "./view";

/** What happened, as scenes for the screen (specification 11): where cards and counters are meanwhile. */
export function story(before: View, events: readonly Event[], after: View): Scene<View>[] {
  if (!canTell(before, events, after)) return [];
  const story = new Story(before, after);
  events.forEach((event, at) => story.add(event, events.slice(at + 1)));
  return story.finish();
}

type Facts = Record<string, unknown>;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

class Story extends SceneBuilder<View> {
  add(event: Event, later: readonly Event[]): void {
    const facts = event.facts ?? {};
    const seat = event.seat ?? 0;
    switch (event.kind) {
      case "played":
        return this.#played(seat, strings(facts.cards), number(facts.value));
      case "healed":
        return this.#healed(number(facts.count), later);
      case "drew":
        return this.#drew(seat, (facts.card ?? null) as string | null);
      case "hit":
        return this.#hit(facts, later);
      case "cancelled":
        return this.#cancelled(number(facts.woken));
      case "yielded":
        return this.#yielded(seat);
      case "paid":
        return this.#paid(seat, strings(facts.cards));
      case "flipped":
        return this.#flipped(seat, number(facts.left));
      case "named":
        return this.scene("named", { ...this.view, turn: number(facts.next), step: "1" }, { hold: 300 });
      case "defeated":
        return this.#defeated(facts);
      case "revealed":
        return this.#revealed(String(facts.enemy));
      case "won":
        return this.scene("won", { ...this.view, step: "won" }, { hold: 600 });
      case "lost":
        return this.#lost(seat, number(facts.net));
    }
  }

  #played(seat: number, cards: string[], value: number): void {
    const view = this.#without(seat, cards);
    const enemy = view.enemy && asleep(view.enemy, cards, value);
    const seats = view.seats.map((one) => (one.seat === seat ? { ...one, yielded: false } : one));
    const table = [...view.table, { cards, value }];
    this.scene(
      "played",
      { ...view, turn: seat, step: "1", seats, enemy, table },
      { hold: 620, from: comingFrom(view, seat, cards) },
    );
  }

  #healed(count: number, later: readonly Event[]): void {
    const { lazaret, tavern } = this.view;
    const rest = lazaret.count - count;
    // The pile was shuffled: its new top is in the last view only if nothing lies on it since.
    const covered = later.some(({ kind }) => ["paid", "defeated", "flipped"].includes(kind));
    const top = rest > 0 && !covered ? this.after.lazaret.top : null;
    const cards = lazaret.cards && (covered ? [] : this.after.lazaret.cards);
    const view = {
      ...this.view,
      lazaret: { count: rest, top, ...(cards ? { cards } : {}) },
      tavern: { ...tavern, count: tavern.count + count },
    };
    this.scene("healed", view, { hold: 640, backs: { from: "lazaret", to: "tavern", count } });
  }

  #drew(seat: number, card: string | null): void {
    const { tavern } = this.view;
    const mine = seat === this.view.seat;
    const seats = this.view.seats.map((one) => {
      if (one.seat !== seat) return one;
      const known = card && !mine && "JQK".includes(rankOf(card)) ? [...one.known, card] : one.known;
      return { ...one, cards: one.cards + 1, known, ...(one.hand && card ? { hand: [...one.hand, card] } : {}) };
    });
    const view = { ...this.view, seats, tavern: { count: tavern.count - 1, top: tavern.top.slice(1) } };
    const flies: More<View> =
      mine && card
        ? { from: keysOf(view, seat, [card], "tavern") }
        : { backs: { from: "tavern", to: `seat-${seat}`, count: 1 } };
    this.scene("drew", view, { hold: 210, ...flies });
  }

  #hit(facts: Facts, later: readonly Event[]): void {
    const was = this.view.enemy;
    if (!was) return;
    const shield = number(facts.shield);
    if (shield !== was.shield) {
      const shielded: Enemy = { ...was, shield, net: Math.max(0, was.attack - shield) };
      this.scene("shielded", { ...this.view, enemy: shielded }, { hold: 480, accent: { zone: "shield", way: "glow" } });
    }
    const damage = number(facts.damage);
    const enemy: Enemy = {
      ...was,
      shield,
      damage,
      health_left: Math.max(0, was.health - damage),
      net: number(facts.net),
    };
    this.scene("hit", { ...this.view, enemy }, { hold: 560, accent: { zone: "enemy", way: "shake" } });
    // A game that is lost now shows the blow too.
    const lost = later[0]?.kind === "lost";
    if (enemy.net > 0 && !lost) this.#strike(this.view.turn);
  }

  #strike(seat: number): void {
    const at = seat === this.view.seat ? "hand" : `seat-${seat}`;
    this.scene("strike", { ...this.view, step: "4" }, { hold: 480, accent: { zone: "enemy", way: "strike", at } });
  }

  #cancelled(woken: number): void {
    const was = this.view.enemy;
    if (!was) return;
    const shield = was.shield + woken;
    const enemy: Enemy = { ...was, immune: null, sleeping: 0, shield, net: Math.max(0, was.attack - shield) };
    this.scene(
      "cancelled",
      { ...this.view, enemy, step: "N" },
      { hold: 560, accent: { zone: "immunity", way: "glow" } },
    );
  }

  #yielded(seat: number): void {
    const seats = this.view.seats.map((one) => (one.seat === seat ? { ...one, yielded: true } : one));
    this.scene("yielded", { ...this.view, turn: seat, seats }, { hold: 450 });
    if (this.view.enemy?.net) this.#strike(seat);
  }

  /** One card after another (RG-142). */
  #paid(seat: number, cards: string[]): void {
    for (const card of cards) {
      const from = comingFrom(this.view, seat, [card]);
      this.scene("paid", this.#discard(this.#without(seat, [card]), [card]), { hold: 240, from });
    }
    const next = (seat + 1) % this.view.players;
    this.scene("turn", { ...this.view, turn: next, step: "1" }, { hold: 200 });
  }

  #flipped(seat: number, left: number): void {
    const hand = this.view.seats[seat]?.hand ?? [];
    const count = this.view.seats[seat]?.cards ?? 0;
    const to = Object.fromEntries(keyed(hand).map(({ key }) => [key, "lazaret"]));
    const seats = this.view.seats.map((one) =>
      one.seat === seat ? { ...one, cards: 0, ...(one.hand ? { hand: [] } : {}) } : one,
    );
    const { lazaret } = this.view;
    const piled = hand.length
      ? this.#discard(this.view, hand).lazaret
      : { ...lazaret, count: lazaret.count + count, top: null };
    this.scene("flipped", { ...this.view, seats, flips: left, lazaret: piled }, { hold: 620, to });
  }

  #defeated(facts: Facts): void {
    const was = this.view.enemy;
    if (!was) return;
    const damage = number(facts.damage);
    const fallen: Enemy = { ...was, damage, health_left: 0 };
    this.scene("hit", { ...this.view, enemy: fallen }, { hold: 520, accent: { zone: "enemy", way: "shake" } });
    const exact = facts.exact === true;
    const { tavern } = this.view;
    const gone: View = exact
      ? { ...this.view, enemy: null, tavern: { count: tavern.count + 1, top: [was.card, ...tavern.top] } }
      : { ...this.#discard(this.view, [was.card]), enemy: null };
    this.scene(exact ? "recruited" : "defeated", gone, { hold: 650, to: { [was.card]: exact ? "tavern" : "lazaret" } });
    const cards = this.view.table.flatMap((play) => play.cards);
    const to = Object.fromEntries(keyed(cards).map(({ key }) => [key, "lazaret"]));
    this.scene("cleared", { ...this.#discard(this.view, cards), table: [] }, { hold: 520, to });
  }

  #revealed(card: string): void {
    const attack = valueOf(card);
    const enemy: Enemy = {
      card,
      health: 2 * attack,
      health_left: 2 * attack,
      damage: 0,
      attack,
      shield: 0,
      sleeping: 0,
      net: attack,
      immune: suitOf(card),
    };
    const { count, suits } = this.view.castle;
    const rank = rankOf(card);
    const castle = { count: count - 1, suits: { ...suits, [rank]: (suits[rank] ?? "").replace(suitOf(card), "") } };
    this.scene("revealed", { ...this.view, enemy, castle, step: "1" }, { hold: 620, from: { [card]: "castle" } });
  }

  #lost(seat: number, net: number): void {
    if (net > 0) this.#strike(seat);
    this.scene("lost", this.after, { hold: 300 });
  }

  #without(seat: number, cards: string[]): View {
    const seats = this.view.seats.map((one) => {
      if (one.seat !== seat) return one;
      const known = one.known.filter((card) => !cards.includes(card));
      return { ...one, cards: one.cards - cards.length, known, ...(one.hand ? { hand: less(one.hand, cards) } : {}) };
    });
    return { ...this.view, seats };
  }

  #discard(view: View, cards: string[]): View {
    const { lazaret } = view;
    const pile = lazaret.cards && [...[...cards].reverse(), ...lazaret.cards];
    return {
      ...view,
      lazaret: {
        count: lazaret.count + cards.length,
        top: cards.at(-1) ?? lazaret.top,
        ...(pile ? { cards: pile } : {}),
      },
    };
  }
}

/** A spade against an immune spade enemy is noted as sleeping shield (RG-113). */
function asleep(enemy: Enemy, cards: string[], value: number): Enemy {
  return enemy.immune === "S" && cards.some((card) => suitOf(card) === "S")
    ? { ...enemy, sleeping: enemy.sleeping + value }
    : enemy;
}

function less(hand: readonly string[], cards: readonly string[]): string[] {
  const rest = [...hand];
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** Cards of another seat come from its place; the own ones already lie on the screen. */
function comingFrom(view: View, seat: number, cards: string[]): Record<string, string> {
  return seat === view.seat ? {} : Object.fromEntries(keyed(cards).map(({ key }) => [key, `seat-${seat}`]));
}

/** The flight names of the newest cards of a hand. */
function keysOf(view: View, seat: number, cards: string[], zone: string): Record<string, string> {
  const hand = keyed(view.seats[seat]?.hand ?? []);
  const newest = hand.slice(hand.length - cards.length);
  return Object.fromEntries(newest.map(({ key }) => [key, zone]));
}
