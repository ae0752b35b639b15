import type { Component } from "svelte";
import type { Sound } from "../lib/sound.svelte";
import type { Accepted, Choice, ClientMessage, Event, Fact, Hinted, Judged, Refused, Stale, Update } from "../wire";

/** What a game gives to the client, and what the client gives to a game. No other shared file knows a game. */

export type Values = Record<string, string | number>;
export type Done = Accepted | Refused | Stale;
export type Request = ClientMessage;

/** One table as this client sees it. Reactive: read its fields inside a component, `$derived` or `$effect`. */
export interface Session {
  readonly update: Update;
  /** All events so far. */
  readonly log: Event[];
  /** The events of the newest update, for animation; empty on the first one and after a pause. */
  readonly fresh: Event[];
  readonly online: boolean;
  readonly composer: Composer;
  /** Why the last request was refused, while the notice is visible: the bar shows it, which a dialog covers. */
  readonly notice?: { text: string; rule: string } | null;
  /** "en" or "ru". */
  readonly language: string;
  /** A replay of a game that is over: what the rules keep from sight while it runs may be looked at. */
  readonly past?: boolean;
  /** A step of a replay: nothing can be done here. */
  readonly frozen?: boolean;
  judge(move: string): Promise<Judged | Refused>;
  play(move: string): Promise<Done>;
  say(text: string): Promise<Done>;
  hint(): Promise<Hinted | Refused>;
  undo(): Promise<Done>;
  /** The name of the player in a seat: "Anna", "Bot B". */
  name(seat: number): string;
  /** A message of the game or of the client, in the language of the player; `…-eyes`, if there is one, in a replay from the seat of another. */
  t(message: string, values?: Values): string;
  describeFacts(facts: readonly Fact[]): string;
  /** Is there such a message? */
  has(message: string): boolean;
  /** Say something to users of screen readers. */
  announce(text: string): void;
  /** Open a rule of the ledger, for example "RG-143", or the guide ("") beside the table. */
  openRule(rule: string): void;
}

/** The answer under construction: the parts chosen so far. */
export interface Composer {
  /** In order of choice. */
  readonly chosen: string[];
  /** What the server says of `compose(chosen)`; null while nothing is chosen or no answer is there yet. */
  readonly judged: Judged | null;
  readonly pending: boolean;
  /** A move is on its way to the server. */
  readonly sending: boolean;
  toggle(part: string): void;
  clear(): void;
  choose(parts: readonly string[]): void;
  has(part: string): boolean;
  /** Plays the chosen parts: asks for confirmation where there are warnings; refusals are shown and announced. */
  submit(): Promise<void>;
  /** The same for a move that is not made of parts, for example "y"; true if it was made. */
  make(move: string): Promise<boolean>;
}

export interface Result {
  /** null where nobody wins or loses as a team and this client has no seat. */
  won: boolean | null;
  title: string;
  lines: string[];
}

/** "later": an animation has yet to come to it; "withheld": by the rules nobody may look at it now. */
export type Hidden = "" | "later" | "withheld";

/** A card of a hand as people write it, with the colour of its school or suit and the one of words on it. */
export interface Held {
  text: string;
  tone: string;
  on: string;
}

export interface Shortcut {
  /** As in KeyboardEvent.key. */
  key: string;
  label: string;
  run(): void;
}

export interface GameModule {
  /**
   * Everything of the position, the own hand included. On a wide screen it has the height of the window without about
   * 160 px and scrolls if it is higher: use `@media (max-height: …)`. On a small screen the page shows its lower end
   * when the seat is asked, or the part with the attribute `data-asked`, if there is one.
   */
  Board: Component<{ session: Session }>;
  /** Inside the frame's chip of a seat: counts and flags of the game (cards in hand, "yielded"). */
  Seat?: Component<{ session: Session; seat: number }>;
  /** Chosen parts -> move text ("p 7H AC", "d 3H 5C"); "" if nothing. */
  compose(update: Update, chosen: readonly string[]): string;
  /** A move text -> its parts, to show a hint or a choice of the list; [] for a move without parts. */
  parts(update: Update, move: string): string[];
  /** What the log does not show now. */
  hides?(session: Session): (event: Event) => Hidden;
  /** A part as people write it: "7♥". */
  part(part: string, session: Session): string;
  /** A short name of a move for a button or a list: "7♥ A♣", "Yield". */
  label(move: string, session: Session): string;
  /** The end of the game in words, from `update.outcome`. */
  result(session: Session): Result;
  /** What the seat of a view holds, hidden from others; absent where nobody holds anything. */
  hand?(view: NonNullable<Update["view"]>, session: Session): (string | Held)[];
  /** A fact as the screen shows it: names instead of letters of the notation. */
  fact?(fact: Fact, session: Session): Fact;
  /** Values for the words of a signal of this client's seat ("s hand" -> { count: 5 }). */
  signal?(text: string, update: Update): Values;
  /** For boards that animate an update after it has arrived: is the animation running, and how to skip to its result. */
  animation?: {
    busy(session: Session): boolean;
    stop(session: Session): void;
    /** Is there a show to be looked at before the decision? The bar is small meanwhile where there is little room. */
    shows?(session: Session): boolean;
    /** Would the end of the game give away what the animation has not shown yet? The result waits meanwhile. */
    holds?(session: Session): boolean;
  };
  /** What kinds of events sound like. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Of the answers without parts, those that the bar shall offer: the board has controls for the others. Without it all. */
  bar?(choices: readonly Choice[], session: Session): readonly Choice[];
  /** Extra keys of the game. */
  shortcuts?(session: Session): Shortcut[];
  /** The team of each seat at a table with these options, counted from 1; null where everybody plays alone. */
  teams?(players: number, options: Readonly<Record<string, string>>): number[] | null;
  /** Every value of an option that the server takes as free text, where they can be listed; else the player writes it. */
  values?(option: string, players: number): string[];
  /** A value of an option in words of the game, where the client has none: "Blue Fists, Pink Axes". */
  valueWords?(option: string, value: string, players: number, t: Session["t"]): string | undefined;
  /** Does an option mean anything beside these others? */
  offers?(option: string, options: Readonly<Record<string, string>>): boolean;
  /** A field of the game's own for an option, in place of a list. */
  fields?: Record<string, Component<{ label: string; value: string; players: number }, object, "value">>;
}
