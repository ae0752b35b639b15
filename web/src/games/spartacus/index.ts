import type { Choice } from "../../wire";
import type { GameModule, Session, Shortcut } from "../module";
import { showOf } from "./arena/show.svelte";
import Board from "./Board.svelte";
import { handNames, moveLabel, partSign } from "./labels";
import { compose, may, parts } from "./moves";
import { result } from "./result";
import Seat from "./Seat.svelte";
import { viewOf, type Stage } from "./view";

/** The simple answers by a letter. */
const KEYS: Record<string, string[]> = {
  p: ["pass"],
  y: ["yes"],
  n: ["no"],
  r: ["ready", "unready", "reveal"],
  e: ["end"],
};

function shortcuts(session: Session): Shortcut[] {
  const { question } = session.update;
  return Object.entries(KEYS).flatMap(([key, moves]) => {
    const move = moves.find((one) => may(question, one));
    return move ? [{ key, label: moveLabel(move, session), run: () => void session.composer.make(move) }] : [];
  });
}

/** What the board has buttons for: cards of the hand and abilities, the counter of the open market, houses by their cards. */
const CARDS = /^(foil|react) /;
const ON_BOARD: Partial<Record<Stage, RegExp>> = {
  house: /^house \w+ fig \d$/,
  balance: /^keep$/,
  turn: /./,
  trade: /^(bank|offer|accept|reject) /,
  enter: /^refuse$/,
  scheme: CARDS,
  reaction: CARDS,
  checkpoint: CARDS,
  wagered: CARDS,
  death: CARDS,
};
/** What was asked for comes first. */
const FIRST = "reveal";
function bar(choices: readonly Choice[], session: Session): readonly Choice[] {
  const stage = viewOf(session.update)?.stage;
  const there = stage && ON_BOARD[stage];
  const left = there ? choices.filter(({ move }) => !there.test(move)) : choices;
  return left.toSorted((one, other) => Number(other.move === FIRST) - Number(one.move === FIRST));
}

/** What is still to be seen in the arena. */
const hides: GameModule["hides"] = (session) => {
  const { later } = showOf(session);
  return (event) => (later.has(event) ? "later" : "");
};

const animation = {
  busy: (session: Session) => showOf(session).playing,
  stop: (session: Session) => showOf(session).stop(),
  holds: (session: Session) => showOf(session).unseen,
};

const sounds = {
  drew: "card",
  played: "card",
  guarded: "card",
  coins: "coin",
  paid: "coin",
  traded: "coin",
  bids: "coin",
  initiative: "die",
  rolled: "die",
  rerolled: "die",
  struck: "die",
} as const;

/** Spartacus as the client knows it. */
const spartacus: GameModule = {
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
  bar,
  shortcuts,
};

export default spartacus;
