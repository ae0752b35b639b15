import type { Update } from "../../wire";
import type { Session, Values } from "../module";
import { mutes } from "../../lib/mutes.svelte";
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

/** "1 red, 2 black". */
export function lostWords(dice: readonly number[], { t }: Session): string {
  return ["red", "black", "blue"]
    .flatMap((colour, at) => (dice[at] ? t(`w-arena-${colour}`, { count: dice[at] }) : []))
    .join(", ");
}

/** What was promised; in words of its own, unless nobody wants to hear them. */
export function promiseWords({ what, gold, words, from }: Vow, { t, update }: Pick<Session, "t" | "update">): string {
  const promise = t("promise", { what, gold });
  if (!words || mutes.silences(from, update)) return promise;
  const quote = t("quote", { words });
  return what === "words" ? quote : `${promise}, ${quote}`;
}

/** The Intrigue cards that a seat holds. */
export function handNames(seen: NonNullable<Update["view"]>, session: Session): string[] {
  const view = seen as unknown as View;
  return (view.own?.hand ?? []).map((id) => cardName(id, view, session));
}
