import standard from "@ludus/games/goldencup/champions.csv?raw";

/** The names of all champions, also of those that are out of sight: old lines of the log mention them. */

/** By language. */
export type Name = Record<string, string>;

const decks = new Map<string, Map<number, Name>>();

/** By number, for the deck that a table has chosen: the one of the game, or one of its own. */
export function namesOf(deck = "standard"): Map<number, Name> {
  let names = decks.get(deck);
  if (!names)
    decks.set(
      deck,
      (names = new Map(rowsOf(deck).map(([number, , en = "", ru]) => [Number(number), { en, ru: ru || en }]))),
    );
  return names;
}

/** Both begin with number, level and two names. */
function rowsOf(deck: string): string[][] {
  if (deck !== "standard") return deck.split(";").map((row) => row.split("|"));
  return standard
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
}
