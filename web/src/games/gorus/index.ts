import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { LOOK } from "./look";
import { compose, offers, parts, teams, values, valueWords } from "./moves";
import SchoolsField from "./SchoolsField.svelte";
import Seat from "./Seat.svelte";
import { handOf, schoolOf, type View } from "./view";
import { cardSign, describe, describeAll, moveLabel, result } from "./words";

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
  describe,
  describeAll,
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
