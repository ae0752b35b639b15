import anyPicture from "./generic/poster.svg";

/** What a game shows of itself on the first page, before anything else of it is loaded. */
export interface Poster {
  /** The picture of the game, 8 to 5. */
  picture: string;
  /** How long it takes, in minutes, from a short to a long game. */
  minutes: [number, number];
  /** The table for a first look at the game: how many players, and options for a first game. */
  first: { players: number; options?: Record<string, string> };
}

const found = import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "default" });

export const posterOf = (game: string): Poster | undefined => found[`./${game}/poster.ts`];

/** The picture of a game; one for all that bring none. */
export const pictureOf = (game: string): string => posterOf(game)?.picture ?? anyPicture;

/** The names of all games that have one. */
export const posters = (): string[] => Object.keys(found).map((path) => path.split("/")[1]!);

/** For an order: short games first. */
export const length = (game: string): number => (posterOf(game)?.minutes ?? [600, 600]).reduce((sum, one) => sum + one);
