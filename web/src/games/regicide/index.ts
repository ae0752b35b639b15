import type { GameModule } from "../module";
import { cardSign } from "../../components/card";
import Board from "./Board.svelte";
import { compose, parts } from "./moves";
import Seat from "./Seat.svelte";
import { handOf, type View } from "./view";
import { describe, describeAll, moveLabel, result, signal } from "./words";

/** Regicide as the client knows it. */
const regicide: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  describe,
  describeAll,
  hand: (view) => handOf(view as unknown as View).map(cardSign),
  part: (part) => cardSign(part.replace(/^X\d$/, "X")),
  label: moveLabel,
  result,
  signal,
  sounds: { played: "card", paid: "card", drew: "card", flipped: "card", healed: "card", revealed: "card" },
};

export default regicide;
export { describeAll } from "./words";
