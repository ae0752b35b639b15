import type { GameModule } from "../module";
import { cardSign } from "../../components/card";
import Board from "./Board.svelte";
import { moveLabel, signal } from "./labels";
import { compose, parts } from "./moves";
import { result } from "./result";
import Seat from "./Seat.svelte";
import { handOf, type View } from "./view";

/** Regicide as the client knows it. */
const regicide: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  hand: (view) => handOf(view as unknown as View).map(cardSign),
  part: (part) => cardSign(part.replace(/^X\d$/, "X")),
  label: moveLabel,
  result,
  signal,
  sounds: { played: "card", paid: "card", drew: "card", flipped: "card", healed: "card", revealed: "card" },
};

export default regicide;
