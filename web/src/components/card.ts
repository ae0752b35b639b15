/** Cards of the standard deck as all games write them: rank and suit, `7H`, `TC`, `AS`; the Jester or joker is `X`. */

export const RANKS = "XA23456789TJQK";
export const SUITS = "CDHS";
export type Suit = "C" | "D" | "H" | "S";

export const SUIT_SIGN: Record<Suit, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const rankOf = (card: string): string => card[0] ?? "X";
export const suitOf = (card: string): Suit | "" => (card[0] === "X" ? "" : ((card[1] ?? "") as Suit | ""));

/** As it is printed in a corner: `10` for T. */
export const rankSign = (rank: string): string => (rank === "T" ? "10" : rank);

/** As people write it: `7♥`, `10♣`, `X`. */
export function cardSign(card: string): string {
  const suit = suitOf(card);
  return rankSign(rankOf(card)) + (suit ? SUIT_SIGN[suit] : "");
}

export function byRank(one: string, other: string): number {
  return (
    RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)) ||
    SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other))
  );
}

export function bySuit(one: string, other: string): number {
  return SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other)) || byRank(one, other);
}

/** A name of its own for each of several equal cards: `X`, `X2`. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const count = (met.get(card) ?? 0) + 1;
    met.set(card, count);
    return { key: count === 1 ? card : card + count, card };
  });
}

/** The shape of each suit around 0, 0, about 24 high. */
export const PIP: Record<Suit, string> = {
  C:
    "M-5.3-6.7a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0ZM-11.2 2.4a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0Z" +
    "M.6 2.4a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0ZM-3-4h6v7h-6ZM1.2 0C1.1 6 2.4 9.6 4.8 12L-4.8 12C-2.4 9.6-1.1 6-1.2 0Z",
  D: "M0-12.5Q4-5.4 9.4 0Q4 5.4 0 12.5Q-4 5.4-9.4 0Q-4-5.4 0-12.5Z",
  H: "M0 11.5C-8 4.8-11 1-11-4C-11-8.4-8.4-11-5.4-11C-3-11-1-9.6 0-6.8C1-9.6 3-11 5.4-11C8.4-11 11-8.4 11-4C11 1 8 4.8 0 11.5Z",
  S:
    "M0-12.4C4-6.2 11-3 11 3C11 6.4 8.7 8.2 6.2 8.2C4 8.2 2.2 7.2 1.1 5.2C1.4 8.6 2.6 10.6 4.8 12L-4.8 12" +
    "C-2.6 10.6-1.4 8.6-1.1 5.2C-2.2 7.2-4 8.2-6.2 8.2C-8.7 8.2-11 6.4-11 3C-11-3-4-6.2 0-12.4Z",
};

/** Places of the pips of a number card on a face of 100 x 140. */
const LEFT = 37;
const MIDDLE = 53;
const RIGHT = 69;
const sides = (...rows: number[]): [number, number][] =>
  rows.flatMap(
    (y) =>
      [
        [LEFT, y],
        [RIGHT, y],
      ] as [number, number][],
  );
const middle = (...rows: number[]): [number, number][] => rows.map((y) => [MIDDLE, y] as [number, number]);
export const PLACES: Record<string, [number, number][]> = {
  "2": middle(32, 108),
  "3": middle(32, 70, 108),
  "4": sides(32, 108),
  "5": [...sides(32, 108), ...middle(70)],
  "6": sides(32, 70, 108),
  "7": [...sides(32, 70, 108), ...middle(51)],
  "8": [...sides(32, 70, 108), ...middle(51, 89)],
  "9": [...sides(30, 56.7, 83.3, 110), ...middle(70)],
  T: [...sides(30, 56.7, 83.3, 110), ...middle(43.3, 96.7)],
};
