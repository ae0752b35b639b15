import type { GameModule } from "../module";
import { cardSign } from "../../components/card";
import Board from "./Board.svelte";
import { compose, parts } from "./moves";
import Seat from "./Seat.svelte";
import { describe, describeAll, moveLabel, result, signal } from "./words";

/** Regicide as the house knows it. */
const regicide: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  describe,
  describeAll,
  part: (part) => cardSign(part.replace(/^X\d$/, "X")),
  label: moveLabel,
  result,
  signal,
  sounds: { played: "card", paid: "card", drew: "card", flipped: "card", healed: "card", revealed: "card" },
};

export default regicide;
export { describeAll } from "./words";
