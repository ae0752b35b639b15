import type { Event, Update } from "../../wire";
import type { Line, Result, Session, Values } from "../module";
import { mutes } from "../../lib/mutes.svelte";
import { showOf } from "./arena/show.svelte";
import { readPlan, readWay, seatOf } from "./moves";
import { GUARD, likeCard, viewOf, type Asset, type Goods, type Text, type View, type Vow } from "./view";

type Speaker = Pick<Session, "t" | "language">;

export const textOf = (text: Text | null | undefined, { language }: Pick<Session, "language">): string =>
  text?.[language] ?? text?.en ?? "";

/** A card that is out of sight goes by its id. */
export function cardName(id: string, view: View | null, session: Speaker): string {
  if (id === GUARD || id.startsWith("GU01")) return session.t("w-guard");
  return textOf(likeCard(view, id)?.name, session) || id;
}
export const cardNames = (ids: readonly string[], view: View | null, session: Speaker): string =>
  ids.map((id) => cardName(id, view, session)).join(", ");

export const houseName = (view: View | null, seat: number, session: Speaker): string =>
  textOf(view?.seats[seat]?.card?.name, session) || session.t("w-no-house");

/** "Crixus, gladiator, attack 3, defence 4, speed 5, exhausted, injured, 2 favour". */
export function assetWords(asset: Asset, view: View, session: Speaker): string {
  const { t } = session;
  const card = view.market[asset.card];
  const said = [cardName(asset.card, view, session)];
  if (card) said.push(t("w-form", { form: card.form }));
  if (card?.dice) said.push(t("w-dice", { attack: card.dice[0]!, defence: card.dice[1]!, speed: card.dice[2]! }));
  said.push(t(asset.ready ? "w-ready" : "w-exhausted"));
  if (asset.injured) said.push(t("w-injured"));
  if (asset.champion) said.push(t("w-champion"));
  else if (asset.favour) said.push(t("w-favour", { count: asset.favour }));
  return said.join(", ");
}

/** "3 gold, Crixus"; nothing is written as such. */
export function goodsWords({ gold, assets }: Goods, view: View | null, session: Speaker): string {
  const said = [
    ...(gold ? [session.t("gold", { gold })] : []),
    ...assets.map((asset) => cardName(asset, view, session)),
  ];
  return said.join(", ") || session.t("w-nothing");
}
export function serviceWords(service: string, session: Session): string {
  const [word = "", letter = ""] = service.split(" ");
  return word === "invite"
    ? session.t("w-service-invite", { who: session.name(seatOf(letter)) })
    : session.t("service", { decision: word });
}

// --- Moves ---------------------------------------------------------------------------------------------

/** "offer B 3 GL02a : WE01a" taken apart. */
function offerParts(text: string): { to: string; gives: Goods; wants: Goods; service: string } {
  const [left = "", right = ""] = text.split(" : ");
  const goods = (words: string[]): Goods => ({
    gold: words.filter((word) => /^\d+$/.test(word)).reduce((sum, word) => sum + Number(word), 0),
    assets: words.filter((word) => !/^\d+$/.test(word)),
  });
  const service = /^\[(.+)\]$/.exec(right)?.[1] ?? "";
  return {
    to: left.slice(0, 1),
    gives: goods(left.slice(1).split(" ").filter(Boolean)),
    wants: goods(service ? [] : right.split(" ").filter(Boolean)),
    service,
  };
}

/** A move in words, as the game describes what was done: "plays Blackmail". */
export function moveWords(
  move: string,
  view: View | null,
  session: Session,
  seat: number | null = view?.seat ?? null,
): string {
  const { t } = session;
  const [verb = "", ...rest] = move.split(" ");
  const text = rest.join(" ");
  const name = (id: string): string => cardName(id, view, session);
  const who = (letter: string): string => session.name(seatOf(letter));
  switch (verb) {
    case "house":
      return t("did-house", { house: t("w-house-name", { house: rest[0] ?? "" }) });
    case "heal":
    case "healer":
    case "sell":
    case "bodyguard":
    case "pick":
    case "bank":
      return t(`did-${verb}`, { card: name(text) });
    case "choose":
    case "force":
      return t(`did-${verb}`, { die: text });
    case "drop":
      return t("did-drop", { cards: cardNames(rest, view, session) });
    case "hab":
      return t("did-hab", abilityWords(text, seat, view, session));
    case "use":
      return t("did-use", { card: name(rest[0] ?? "") });
    case "play":
    case "foil":
    case "react":
      return t(`did-${verb}`, { card: name(readPlan(text)?.card ?? text) });
    case "end":
      return rest.length ? t("did-end-throws", { cards: cardNames(rest, view, session) }) : t("did-end");
    case "take":
      return t("did-take", { gold: Number(text) });
    case "pay":
      return t("did-pay", { to: who(rest[0] ?? ""), gold: Number(rest[1]) });
    case "offer":
      return t("did-offer", offerValues(text, view, session));
    case "accept":
    case "reject":
    case "cancel":
    case "kept":
    case "broken":
      return t(`did-${verb}`, { number: Number(text) });
    case "vow":
      return t("did-vow", { to: who(rest[0] ?? ""), what: rest[1] ?? "", gold: Number(rest[2] ?? 0) });
    case "bid":
      return t("did-bid", { gold: Number(text) });
    case "invite":
      return t("did-invite", { to: who(text) });
    case "enter":
      return t("did-enter", { card: cardNames(rest, view, session) });
    case "bet":
      return rest.length
        ? t("did-bet", { bets: rest.map((bet) => betWords(bet, session)).join(", ") })
        : t("did-bet-none");
    case "rr":
      return text === "-" ? t("did-rr-none") : t("did-rr", { die: text });
    case "def":
      return t("did-def", { with: text });
    case "step":
      return t("did-step", { space: text });
    default:
      return /^([a-g][1-7]|x|j|stay)$/.test(verb)
        ? actWords(move, session)
        : session.has(`did-${verb}`)
          ? t(`did-${verb}`)
          : move;
  }
}
function abilityWords(text: string, seat: number | null, view: View | null, session: Session): Values {
  const [cost = ""] = text.split(" : ");
  const [number, ...assets] = cost.split(" ");
  const house = seat === null ? undefined : view?.seats[seat];
  return {
    ability: textOf(house?.card?.abilities[Number(number) - 1]?.name, session) || session.t("w-ability"),
    cards: cardNames(assets, view, session),
  };
}
function offerValues(text: string, view: View | null, session: Session): Values {
  const { to, gives, wants, service } = offerParts(text);
  return {
    to: session.name(seatOf(to)),
    gives: goodsWords(gives, view, session),
    wants: service ? serviceWords(service, session) : goodsWords(wants, view, session),
  };
}
function betWords(bet: string, { t }: Pick<Session, "t">): string {
  const [corner = "", gold = ""] = bet.split("=");
  return `${t("wager", { corner })} ${gold}`;
}
function actWords(move: string, { t }: Pick<Session, "t">): string {
  const words = move.split(" ");
  const attack = words.includes("j") ? t("did-attack-speed") : words.includes("x") ? t("did-attack") : "";
  const space = words.find((word) => !/^[xj]$/.test(word));
  const parts = [space ? t("did-act", { space }) : "", attack].filter(Boolean);
  return (/^[xj]$/.test(words[0] ?? "") ? parts.reverse() : parts).join(", ");
}

const BUTTONS =
  /^(pass|yes|no|reveal|withdraw|ready|unready|keep|end|resign|refuse|up|down|net|reinit|first|second|axe|shield|bet)$/;

/** A short name of an answer for a button or a list. */
export function moveLabel(move: string, session: Session): string {
  const view = viewOf(session.update);
  const [verb = "", ...rest] = move.split(" ");
  if (BUTTONS.test(move) && session.has(`w-move-${move}`)) return session.t(`w-move-${move}`);
  const way = readWay(move);
  if (way) {
    const target =
      way.target === null ? "" : ` ➔ ${way.target === view?.seat ? session.t("w-myself") : session.name(way.target)}`;
    return `${capital(session.t(`w-verb-${way.verb}`))}: ${cardName(way.card, view, session)}${target}`;
  }
  if (["drop", "pick", "healer", "bodyguard", "heal"].includes(verb)) return cardNames(rest, view, session);
  if (verb === "regain") return session.t("w-guard");
  if (verb === "invite") return session.name(seatOf(rest[0] ?? ""));
  // One house with two figures is two answers.
  if (verb === "house" && rest[1] === "fig")
    return session.t("w-move-house", {
      house: session.t("w-house-name", { house: rest[0] ?? "" }),
      figure: Number(rest[2]),
    });
  if (verb === "use") return useLabel(rest, view, session);
  if (verb === "sell" || verb === "bank")
    return session.t(`w-do-${verb}`, { card: cardName(rest[0] ?? "", view, session) });
  if (verb === "lay") return session.t("w-do-lay");
  if (verb === "choose") return session.t("w-do-choose", { die: rest[0] ?? "" });
  if (verb === "pay") return session.t("w-give", { who: session.name(seatOf(rest[0] ?? "")), gold: Number(rest[1]) });
  if (verb === "offer") return session.t("w-do-offer", offerValues(rest.join(" "), view, session));
  if (verb === "hab") {
    const { ability, cards } = abilityWords(rest.join(" "), view?.seat ?? null, view, session);
    return `${ability}: ${cards}`;
  }
  return capital(moveWords(move, view, session));
}
function useLabel([card = "", ...rest]: string[], view: View | null, session: Session): string {
  const what = rest.join(" ");
  const lot = /^lot(\d)$/.exec(what)?.[1];
  const seat = /^>(\w)$/.exec(what)?.[1];
  const more = lot
    ? session.t("w-lot-number", { lot })
    : seat
      ? session.name(seatOf(seat))
      : what
        ? cardName(what.replace(": ", ""), view, session)
        : "";
  return [cardName(card, view, session), more].filter(Boolean).join(" ➔ ");
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A part in short, beside what the server says of the whole answer. */
export function partSign(part: string, session: Session): string {
  return /^[A-Z]{2}\d\d[a-z]?$/.test(part) ? cardName(part, viewOf(session.update), session) : "";
}

// --- What happened -------------------------------------------------------------------------------------

/** Answers that have an event of their own, or that nobody needs to read. */
const SILENT =
  /^(pass|keep|ready|heal .*|drop .*|play .*|react .*|foil .*|guard .*|ask .*|reveal|regain .*|pay .*|accept .*|bid .*|bet.*|enter .*|lose .*|step .*|rr .*|[a-g][1-7]( [xj])?|[xj]|stay.*|resign)$/;

/** One line of the log; "" for what has no words. */
export function describe(event: Event, session: Session): string {
  const line = eventLine(event, session);
  const words = event.facts?.words;
  if (!line || typeof words !== "string" || mutes.silences(event.seat, session.update)) return line;
  const [, to] = /^vow (\w) words$/.exec(String(event.facts?.move)) ?? [];
  if (to)
    return session.t("event-did", {
      who: session.name(event.seat ?? 0),
      move: session.t("did-vow-words", { to: session.name(seatOf(to)), words }),
    });
  return session.t("said-with", { line, words });
}
function eventLine(event: Event, session: Session): string {
  const { t } = session;
  const view = viewOf(session.update);
  const facts = event.facts ?? {};
  const who = typeof event.seat === "number" ? session.name(event.seat) : "";
  const card = typeof facts.card === "string" ? cardName(facts.card, view, session) : "";
  switch (event.kind) {
    case "sealed":
      return "";
    case "did":
      return SILENT.test(String(facts.move))
        ? ""
        : t("event-did", { who, move: moveWords(String(facts.move), view, session, event.seat ?? null) });
    case "rolled":
      return t("event-rolled", { for: String(facts.for), dice: pairsWords(facts.dice as [number, number][], session) });
    case "dealt":
      return t("event-dealt", { who, cards: cardNames(facts.cards as string[], view, session) });
    case "drew":
      return facts.cards
        ? t("event-drew", { who, cards: cardNames(facts.cards as string[], view, session) })
        : t("event-drew-hidden", { who, count: Number(facts.count) });
    case "heal":
      return t("event-heal", { who, card, dice: (facts.dice as number[]).join(", ") });
    case "healed":
      return t("event-healed", { who, card, dice: (facts.dice as number[])[0] ?? 0 });
    case "balanced":
    case "coins":
    case "influence":
      return amountLine(event.kind, Number(facts.amount), who, session);
    case "paid":
      return facts.gold === null
        ? t("event-paid-hidden", { who, to: session.name(Number(facts.to)) })
        : t("event-paid", { who, to: session.name(Number(facts.to)), gold: Number(facts.gold) });
    case "asked":
      return t(facts.price ? "event-asked-price" : "event-asked", {
        who,
        asked: names(facts.asked, session),
        price: Number(facts.price),
      });
    case "enough":
      return t(facts.enough ? "event-enough" : "event-enough-not", { who });
    case "played":
      return playedLine(event, who, card, session);
    case "peeked":
      return t(facts.card ? "event-peeked" : "event-peeked-hidden", {
        who,
        card,
        owner: session.name(Number(facts.owner)),
      });
    case "looked":
      return t(facts.card ? "event-looked" : "event-looked-hidden", { who, card, lot: Number(facts.lot) });
    case "traded":
    case "expired":
      return tradedLine(event.kind, facts, who, view, session);
    case "bids":
      return t(Number(facts.lot) > lotsOf(session) ? "event-bids-host" : "event-bids", {
        lot: Number(facts.lot),
        bids: pairsWords(facts.bids as [number, number][], session),
      });
    case "won":
    case "void":
      return t(`event-${event.kind}${facts.card ? "" : "-host"}`, { who, card, gold: Number(facts.gold ?? 0) });
    case "showdown":
      return t("event-showdown", { houses: names(facts.houses, session) });
    case "ended":
      return t("event-ended", { who, by: String(facts.by) });
    default:
      return arenaLine(event, who, card, view, session);
  }
}

const names = (seats: unknown, session: Session): string =>
  (seats as number[]).map((seat) => session.name(seat)).join(", ");
const pairsWords = (pairs: readonly [number, number][], session: Session): string =>
  pairs.map(([seat, number]) => `${session.name(seat)} ${number}`).join(", ");
const lotsOf = (session: Session): number =>
  Number(session.log.findLast(({ kind }) => kind === "lots")?.facts?.count ?? 4);

function amountLine(kind: string, amount: number, who: string, { t }: Pick<Session, "t">): string {
  if (!amount) return "";
  const less = kind === "influence" ? "loss" : "pay";
  return t(`event-${kind}-${amount > 0 ? "gain" : less}`, { who, amount: Math.abs(amount) });
}

function playedLine({ seat, facts = {} }: Event, who: string, card: string, session: Session): string {
  const supporters = facts.supporters as number[];
  const target = facts.target;
  const line =
    typeof target === "number" && target !== seat
      ? session.t("event-played-target", { who, card, target: session.name(target) })
      : session.t("event-played", { who, card });
  return supporters.length
    ? `${line}, ${session.t("event-played-support", { supporters: names(supporters, session) })}`
    : line;
}

function tradedLine(
  kind: string,
  facts: Record<string, unknown>,
  who: string,
  view: View | null,
  session: Session,
): string {
  const values = {
    who,
    to: session.name(Number(facts.to)),
    gives: goodsWords(facts.gives as Goods, view, session),
    wants: goodsWords(facts.wants as Goods, view, session),
  };
  return session.t(`event-${kind}${facts.service ? "-service" : ""}`, values);
}

function arenaLine(
  { kind, facts = {} }: Event,
  who: string,
  card: string,
  view: View | null,
  session: Session,
): string {
  const { t } = session;
  switch (kind) {
    case "entered": {
      const gear = facts.gear as string[];
      return t(gear.length ? "event-entered-gear" : "event-entered", {
        who,
        fighter: cardName(String(facts.fighter), view, session),
        side: Number(facts.side),
        gear: cardNames(gear, view, session),
      });
    }
    case "wagers":
      return wagersLine(facts.bets as [number, Record<string, number>][], session);
    case "replaced":
      return t("event-replaced", {
        side: Number(facts.side),
        fighter: cardName(String(facts.fighter), view, session),
        old: cardName(String(facts.old), view, session),
      });
    case "initiative":
      return t("event-initiative", {
        rolls: (facts.rolls as number[][])
          .map(([seat = 0, ...dice]) => `${session.name(seat)} ${dice.join(" + ")}`)
          .join(", "),
      });
    case "struck":
      return t("event-struck", {
        who,
        red: (facts.red as number[]).join(" "),
        black: (facts.black as number[]).join(" "),
      });
    case "lost":
      return t("w-arena-said-lost", { fighter: who, dice: lostWords(facts.dice as number[], session) });
    case "favoured":
      return t(facts.champion ? "event-favoured-champion" : "event-favoured", { who, card });
    case "settled":
      return facts.staked ? t("event-settled", { who, staked: Number(facts.staked), back: Number(facts.back) }) : "";
    default:
      return session.has(`event-${kind}`) ? t(`event-${kind}`, { ...plain(facts), who, card }) : "";
  }
}
/** "1 red, 2 black". */
export function lostWords(dice: readonly number[], { t }: Session): string {
  return ["red", "black", "blue"]
    .flatMap((colour, at) => (dice[at] ? t(`w-arena-${colour}`, { count: dice[at] }) : []))
    .join(", ");
}
const plain = (facts: Record<string, unknown>): Values =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => typeof value === "number" || typeof value === "string"),
  ) as Values;

function wagersLine(bets: readonly [number, Record<string, number>][], session: Session): string {
  const lines = bets
    .filter(([, bet]) => Object.keys(bet).length)
    .map(
      ([seat, bet]) =>
        `${session.name(seat)} ${Object.entries(bet)
          .map(([corner, gold]) => betWords(`${corner}=${gold}`, session))
          .join(", ")}`,
    );
  return lines.length ? session.t("event-wagers", { bets: lines.join("; ") }) : session.t("event-wagers-none");
}

/** Events that an answer's own line already covers: the cards that paid for it. */
const COVERED: [RegExp, string][] = [
  [/^(hab|use|healer|bodyguard) /, "exhausted"],
  [/^(hab|sell|bank|end|use) /, "discarded"],
];

/** Several events as lines: turns and phases are set apart; what is still to be seen in the arena is left out. */
export function describeAll(events: readonly Event[], session: Session): (string | Line)[] {
  const { later } = showOf(session);
  const lines: (string | Line)[] = [];
  let deed = { seat: -1, move: "" };
  events.forEach((event, at) => {
    if (event.kind === "did") deed = { seat: event.seat ?? -1, move: String(event.facts?.move) };
    const repeated =
      event.seat === deed.seat && COVERED.some(([said, kind]) => kind === event.kind && said.test(deed.move));
    if (repeated || later.has(event) || (event.kind === "coins" && events[at + 1]?.kind === "won")) return;
    const text = describe(event, session);
    if (text) lines.push(event.kind === "turn" || event.kind === "phase" ? { text: `— ${text} —`, faint: true } : text);
  });
  return lines;
}

/** What was promised; in words of its own, unless nobody wants to hear them. */
export function promiseWords({ what, gold, words, from }: Vow, { t, update }: Pick<Session, "t" | "update">): string {
  const promise = t("promise", { what, gold });
  if (!words || mutes.silences(from, update)) return promise;
  const quote = t("quote", { words });
  return what === "words" ? quote : `${promise}, ${quote}`;
}

// --- The end ---------------------------------------------------------------------------------------------

export function result(session: Session): Result {
  const { t, update } = session;
  const { outcome } = update;
  if (!outcome) return { won: null, title: "", lines: [] };
  const winner = outcome.winners[0] ?? 0;
  const won = update.you === null ? null : outcome.winners.includes(update.you);
  const ranks = (outcome.detail.ranks ?? []) as number[];
  const influence = (outcome.detail.influence ?? []) as number[];
  const places = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const lines = places.map(({ rank, seat }) =>
    t("w-result-seat", { rank, name: session.name(seat), influence: influence[seat] ?? 0 }),
  );
  return {
    won,
    title: won ? t("w-result-won") : t("w-result", { winner: session.name(winner) }),
    lines: [capital(t("ending", { by: String(outcome.detail.by) })), lines.join(" · ")],
  };
}

/** The Intrigue cards that a seat holds. */
export function handNames(seen: NonNullable<Update["view"]>, session: Session): string[] {
  const view = seen as unknown as View;
  return (view.own?.hand ?? []).map((id) => cardName(id, view, session));
}
