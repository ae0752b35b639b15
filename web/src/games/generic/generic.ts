import type { GameModule } from "../module";
import { plainResult } from "../../lib/plain-result";
import Board from "./Board.svelte";
import { hintsOf, loadHints } from "./hints";
import { isHeld, layoutOf } from "./layout";
import { compose, groupsOf, parts } from "./moves";
import Seat from "./Seat.svelte";
import { label, pieceOf } from "./words";

/** More answers than this stand on the board, not in the bar. */
const MANY = 8;

/** A game that this client has no board for: drawn from its view, its schema and its words. */
const generic: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  label,
  part: (part, session) => pieceOf("part", part, session),
  result: plainResult,
  bar(choices) {
    const picked = new Set(groupsOf(choices).flatMap((group) => group.choices));
    const others = choices.filter((choice) => !picked.has(choice));
    return others.length <= MANY ? others : [];
  },
  hand(view, session) {
    const seat = layoutOf(view, hintsOf(session.update.game)).seats.find(({ seat }) => seat === view["seat"]);
    const hints = hintsOf(session.update.game);
    const own = (seat?.rows ?? []).filter((row) => isHeld(row, hints));
    return own.flatMap(({ name, pieces }) => pieces.map((piece) => pieceOf(name, piece, session)));
  },
};

export async function loadGeneric(game: string): Promise<GameModule> {
  await loadHints(game);
  return generic;
}
