import { api } from "../../lib/api";
import { hintsIn, type Hints } from "./layout";

/** What the server says of the views of games that have no board of their own. */

const known = new Map<string, Hints>();

export async function loadHints(game: string): Promise<void> {
  if (!known.has(game)) known.set(game, hintsIn(await api.schema(game)));
}

export const hintsOf = (game: string): Hints => known.get(game) ?? {};
