import type { GameModule, Session, Shortcut } from "../module";
import Board from "./Board.svelte";
import { handNames, moveLabel, partSign } from "./labels";
import { askOf, compose, may, parts } from "./moves";
import { result } from "./result";
import Seat from "./Seat.svelte";
import { theatreOf } from "./theatre.svelte";

/** Purchases by a letter: a for the agent, s for the stadium; e ends shopping. */
const KEYS: Record<string, string> = { a: "AG", s: "ST", e: "E" };

function shortcuts(session: Session): Shortcut[] {
  const { question } = session.update;
  if (askOf(question) !== "shop") return [];
  return Object.entries(KEYS)
    .filter(([, move]) => may(question, move))
    .map(([key, move]) => ({ key, label: moveLabel(move, session), run: () => void session.composer.make(move) }));
}

/** What is still to be seen on the pitch. */
const hides: GameModule["hides"] = (session) => {
  const theatre = theatreOf(session);
  return (event) => (theatre.hides(event) ? "later" : "");
};

const animation = {
  busy: (session: Session) => theatreOf(session).playing,
  stop: (session: Session) => theatreOf(session).close(),
  shows: (session: Session) => theatreOf(session).open !== "",
};

const sounds = { drew: "card", did: "card", shown: "coin", scored: "coin", token: "die", penalty: "die" } as const;

/** Golden Cup as the client knows it. */
const goldencup: GameModule = {
  Board,
  Seat,
  compose,
  parts,
  hides,
  part: partSign,
  hand: handNames,
  label: moveLabel,
  result,
  animation,
  sounds,
  shortcuts,
};

export default goldencup;
