import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { cardSign, moveLabel } from "./labels";
import { LOOK } from "./look";
import { compose, offers, parts, teams, values, valueWords } from "./moves";
import { result } from "./result";
import SchoolsField from "./SchoolsField.svelte";
import Seat from "./Seat.svelte";
import { handOf, schoolOf, type View } from "./view";
import { hides } from "./withheld";

const hand: GameModule["hand"] = (view, session) =>
  handOf(view as unknown as View).map((card) => {
    const { tone, on } = LOOK[schoolOf(card)];
    return { text: cardSign(card, session), tone, on };
  });

/** Gorus Maximus as the client knows it. */
const gorus: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  hides,
  part: cardSign,
  hand,
  label: moveLabel,
  result,
  teams,
  values,
  valueWords,
  offers,
  fields: { schools: SchoolsField },
  sounds: { played: "card", wandered: "card", drew: "card", scored: "coin" },
};

export default gorus;
