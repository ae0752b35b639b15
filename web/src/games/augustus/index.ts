import type { GameModule, Session, Shortcut } from "../module";
import Board from "./Board.svelte";
import { compose, parts } from "./moves";
import Seat from "./Seat.svelte";
import { fact, moveLabel, partSign } from "./labels";
import { result } from "./result";

const NOTHING = ["-", "m-", "f-", "a-"];

/** The minus key does nothing, where that is an answer. */
function shortcuts(session: Session): Shortcut[] {
  const move = session.update.question?.choices.find((choice) => NOTHING.includes(choice.move))?.move;
  return move ? [{ key: "-", label: moveLabel(move, session), run: () => void session.composer.make(move) }] : [];
}

const sounds = {
  drew: "die",
  placed: "card",
  mobilised: "card",
  picked: "card",
  finished: "coin",
  tile: "coin",
} as const;

/** Augustus as the client knows it. */
const augustus: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  part: partSign,
  label: moveLabel,
  fact,
  result,
  sounds,
  shortcuts,
};

export default augustus;
