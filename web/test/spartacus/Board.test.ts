import axe from "axe-core";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import type { Session } from "../../src/games/module";
import spartacus from "../../src/games/spartacus";
import Board from "../../src/games/spartacus/Board.svelte";
import { kindOf, ownSeat, readyGoods, type View } from "../../src/games/spartacus/view";
import { mutes, personAt } from "../../src/lib/mutes.svelte";
import type { Update } from "../../src/wire";
import { logOf, position, POSITIONS, Table, wordsOf, type Position } from "./table.svelte";

async function board(
  name: Position,
  language: "en" | "ru" = "en",
  change: (update: Update) => Update = (update) => update,
) {
  await page.viewport(1280, 800);
  const table = new Table(change(position(name)), await wordsOf(language), logOf(name));
  const view = table.update.view as unknown as View;
  const screen = await render(Board, { session: table });
  const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const press = (selector: string) => userEvent.click(one(selector));
  /** The answer that the opened card is ready to give. */
  const planned = () => one('.plan [data-act="plan"]').dataset.move;
  const figure = (what: string, inside = "") =>
    one(`${inside} [data-figure="${what}"]`)?.textContent?.replace(/\s+/g, " ").trim();
  return { table, view, me: ownSeat(view)!, screen, all, one, press, planned, figure, composer: table.composer };
}
const withView =
  (changes: (view: View) => Partial<View>) =>
  (update: Update): Update => ({ ...update, view: { ...update.view, ...changes(update.view as unknown as View) } });

// --- What is always there ------------------------------------------------------------------------------

test("four houses with influence, limit, gold, hand, guards, promises and all assets; the host is marked", async () => {
  const { view, one, figure } = await board("turn");
  for (const seat of view.seats) {
    const house = `[data-house="${seat.seat}"]`;
    expect(one(`${house} .track`).getAttribute("aria-label")).toBe(
      `Influence ${seat.influence} of 12; hand limit ${seat.limit}`,
    );
    expect(figure("gold", house)).toContain(`${seat.gold} gold`);
    expect(figure("hand", house)).toContain(`${seat.hand} card`);
    expect(figure("guards", house)).toContain(String(seat.guards));
    const chips = [...one(house).querySelectorAll<HTMLElement>("[data-asset]")];
    expect(chips.map(({ dataset }) => dataset.asset).sort()).toEqual(seat.assets.map(({ card }) => card).sort());
    expect(one(house).querySelector(".host") !== null).toBe(view.host === seat.seat);
  }
});

test("tokens and exhaustion of an asset are named and shown", async () => {
  const { one } = await board(
    "turn",
    "en",
    withView(({ seats }) => ({
      seats: seats.map((seat) =>
        seat.seat
          ? seat
          : {
              ...seat,
              assets: [
                { card: "GL07", ready: false, injured: true, favour: 2, champion: false },
                { card: "SL05", ready: true, injured: false, favour: 0, champion: true },
              ],
            },
      ),
    })),
  );
  expect(one('[data-asset="GL07"]').textContent).toContain(
    "Crixus, gladiator, attack 3, defence 4, speed 5, exhausted, injured, 2 favour",
  );
  expect(one('[data-asset="GL07"]').classList.contains("tired")).toBe(true);
  expect(one('[data-asset="GL07"]').querySelectorAll(".favour svg")).toHaveLength(2);
  expect(one('[data-asset="SL05"]').textContent).toContain("ready, champion");
});

test("hidden gold is a closed purse for others, not for oneself", async () => {
  const { view, figure } = await board("bid");
  expect(figure("gold", '[data-house="0"]')).toContain(`${view.seats[0]!.gold} gold`);
  expect(figure("gold", '[data-house="1"]')).toContain("hidden");
});

test("a press on an asset shows its card with its text, one on a house its abilities", async () => {
  const { view, one, press } = await board("turn");
  const asset = view.seats.flatMap(({ assets }) => assets).find(({ card }) => view.market[card]!.text.en)!.card;
  await press(`[data-asset="${asset}"]`);
  expect(one("dialog").textContent).toContain(view.market[asset]!.text.en);
  await userEvent.keyboard("{Escape}");
  await press('[data-house="1"] .head');
  expect(one("dialog").textContent).toContain(view.seats[1]!.card!.abilities[1]!.text.en);
});

// --- Cards -----------------------------------------------------------------------------------------------

test("cards of the hand show what can be done with them now", async () => {
  const { view, me, all } = await board("turn");
  const cards = all<HTMLButtonElement>(".hand [data-card]");
  expect(cards.map(({ dataset }) => dataset.card)).toEqual(view.own!.hand);
  for (const card of cards) {
    const short = view.intrigue[card.dataset.card!]!.need - me.influence;
    const { mark } = card.closest("li")!.dataset;
    if (mark === "support") expect(card.textContent).toContain(`needs ${short} more influence`);
    if (mark === "play") expect(card.textContent).toContain("playable");
  }
});

test("a scheme is aimed, an asset is given up for it, and it is played", async () => {
  const { table, view, press, planned, composer } = await board("sacrifice");
  const move = table.moves.find((one) => /^play SC14\w* >. : /.test(one))!;
  const [, card = "", letter = "", asset = ""] = /^play (\w+) >(.) : (\w+)/.exec(move)!;
  const own = view.own!.hand.find((one) => kindOf(one) === kindOf(card))!;
  await press(`.hand [data-card="${own}"]`);
  await press(`.plan [data-target="${"ABCD".indexOf(letter)}"]`);
  if (document.querySelector(`.plan [data-asset="${asset}"]`)) await press(`.plan [data-asset="${asset}"]`);
  expect(planned()).toBe(move.replace(card, own));
  await press('.plan [data-act="plan"]');
  expect(composer.submitted).toEqual([move.replace(card, own)]);
});

test("what is left to choose for a card is shown", async () => {
  const { table, one, press } = await board("turn");
  const cards = table.moves.flatMap((move) => /^play (\w+) >/.exec(move)?.[1] ?? []);
  const aimed = cards.find((card) => cards.filter((other) => other === card).length > 1)!;
  await press(`.hand [data-card="${aimed}"]`);
  expect(one(".plan .said").textContent).toBe("Still to choose: Target");
});

test("a house that is paid or gains is named besides the target", async () => {
  const { table, view, press, planned } = await board("names");
  const move = table.moves.find((one) => /^play SC15\w* >. \+./.test(one))!;
  const [, card = "", target = "", named = ""] = /^play (\w+) >(.) \+(.)/.exec(move)!;
  await press(`.hand [data-card="${view.own!.hand.find((one) => kindOf(one) === kindOf(card))!}"]`);
  await press(`.plan [data-target="${"ABCD".indexOf(target)}"]`);
  await press(`.plan [data-named="${"ABCD".indexOf(named)}"]`);
  expect(planned()).toBe(move);
});

test("gold lowers the requirement step by step; with less the others are asked", async () => {
  const { table, me, press, planned, figure } = await board("bribes");
  const PLAY = /^play (\w+) >(\w) \+(\w) X(\d+)$/;
  const move = table.moves.find((one) => PLAY.test(one))!;
  const [, card = "", target = "", named = "", gold = "0"] = PLAY.exec(move)!;
  expect(me.house).toBe("SOL");
  await press(`.hand [data-card="${card}"]`);
  await press(`.plan [data-target="${"ABCD".indexOf(target)}"]`);
  await press(`.plan [data-named="${"ABCD".indexOf(named)}"]`);
  expect(figure("x", ".plan")).toBe(`${gold} gold`);
  expect(planned()).toBe(move);
  await userEvent.click(document.querySelector<HTMLElement>('.plan [aria-label="less"]')!);
  expect(planned()).toMatch(/^ask [A-D](,[A-D])* for /);
});

test("support is asked of chosen houses for a price, and the sum is shown", async () => {
  const { table, view, me, press, planned, figure, composer } = await board("turn");
  const ask = table.moves.find((one) => one.startsWith("ask "))!;
  const [, card = "", target] = / for (\w+)(?: >(\w))?/.exec(ask)!;
  await press(`.hand [data-card="${card}"]`);
  if (target && target !== "ABCD"[me.seat]) await press(`.plan [data-target="${"ABCD".indexOf(target)}"]`);
  const others = view.seats.filter(({ seat }) => seat !== me.seat);
  expect(figure("lent")).toContain(
    `${others.reduce((sum, { influence }) => sum + influence, 0)} influence asked for, ${view.intrigue[card]!.need - me.influence} missing`,
  );
  await press(`.plan [data-ask="${others[0]!.seat}"]`);
  await userEvent.click([...document.querySelectorAll<HTMLElement>('.plan [aria-label="more"]')].at(-1)!);
  const letters = others
    .slice(1)
    .map(({ seat }) => "ABCD"[seat])
    .join(",");
  expect(planned()).toMatch(new RegExp(`^ask ${letters} gold 1 for ${card}`));
  const move = planned();
  await userEvent.fill(document.querySelector<HTMLElement>('.plan [data-field="claim"]')!, "it is against the leader");
  await press('.plan [data-act="plan"]');
  expect(composer.submitted).toEqual([`${move} say "it is against the leader"`]);
});

test("cards are cashed in, and a guard is laid out also when nothing is asked", async () => {
  const turn = await board("turn");
  const card = turn.view.own!.hand[0]!;
  await turn.press(`.hand [data-card="${card}"]`);
  await turn.press('.plan [data-act="sell"]');
  expect(turn.composer.submitted).toEqual([`sell ${card}`]);
  await turn.screen.unmount();

  const others = await board(
    "others",
    "en",
    withView(({ own }) => ({ own: { ...own!, hand: ["GU01a"] } })),
  );
  expect(others.table.update.question).toBeNull();
  await others.press('.hand [data-card="GU01a"]');
  await others.press('.plan [data-act="lay"]');
  expect(others.composer.submitted).toEqual(["lay GU01a"]);
});

test("digits open cards, Escape closes them", async () => {
  const { view, one } = await board("turn");
  await userEvent.keyboard("2");
  expect(one(".plan [data-face]").dataset.face).toBe(view.own!.hand[1]);
  await userEvent.keyboard("{Escape}");
  expect(one(".plan")).toBeNull();
});

test("above the limit the turn ends with exactly as many cards thrown away", async () => {
  const { view, me, one, press, composer } = await board("turn-over");
  const over = view.own!.hand.length - me.limit;
  await press('[data-act="ending"]');
  expect(one('[data-act="end"]').getAttribute("aria-disabled")).toBe("true");
  const thrown = view.own!.hand.slice(0, over);
  for (const card of thrown) await press(`.hand [data-card="${card}"]`);
  await press('[data-act="end"]');
  expect(composer.submitted).toEqual([`end ${thrown.join(" ")}`]);
});

test("a house ability with its assets and the cards that are exchanged", async () => {
  const { table, view, press, composer } = await board("ability");
  const [, assets = "", cards = ""] = /^hab 1 (.+) : (.+)$/.exec(
    table.moves.find((move) => /^hab 1 .+ : \w+ \w+/.test(move) || /^hab 1 .+ : /.test(move))!,
  )!;
  await press('[data-ability="1"]');
  for (const asset of assets.split(" "))
    if (document.querySelector(`.ability [data-asset="${asset}"][aria-pressed="false"]`))
      await press(`.ability [data-asset="${asset}"]`);
  const card = view.own!.hand.find((one) => kindOf(one) === kindOf(cards))!;
  await press(`.ability [data-throw="${card}"]`);
  await press('[data-act="ability"]');
  expect(composer.submitted[0]).toMatch(/^hab 1 (\w+ )+: \w+$/);
  expect(composer.submitted[0]!.split(" ").slice(2, -2).sort()).toEqual(assets.split(" ").sort());
});

test("people are used by a button", async () => {
  const { table, press, composer } = await board("uses");
  const move = table.moves.find((one) => one.startsWith("use "))!;
  await press(`[data-move="${move}"]`);
  expect(composer.submitted).toEqual([move]);
});

// --- Windows ---------------------------------------------------------------------------------------------

test("a scheme lies large in the middle; its target is warned and may use a guard, foil or pass", async () => {
  const { table, view, one, press, figure, composer } = await board("guard");
  const { scheme } = view;
  expect(one(".scheme [data-face]").dataset.face).toBe(scheme!.card);
  expect(figure("scheme")).toContain(table.name(scheme!.seat));
  expect(one(".scheme [role=alert]").textContent).toContain("Your house is the target");
  await press(`.scheme [data-move="${table.moves.find((move) => move.startsWith("guard"))!}"]`);
  await press('.scheme [data-move="pass"]');
  expect(composer.submitted).toEqual([table.moves.find((move) => move.startsWith("guard"))!, "pass"]);
});

test("when a scheme has succeeded nobody reads that it can be foiled", async () => {
  const { one } = await board(
    "target",
    "en",
    withView(() => ({ stage: "pick" })),
  );
  expect(one(".scheme").textContent).not.toContain("every house may foil");
});

test("a foil is opened from the scheme and played with what it costs", async () => {
  const { table, one, press, composer } = await board("foil");
  const move = table.moves.find((each) => each.startsWith("foil "))!;
  const [, card = "", , named, , asset] = /^foil (\w+)( \+(\w))?( : (\w+))?/.exec(move)!;
  await press(`.scheme [data-foil="${card}"]`);
  expect(one(".plan [data-face]").dataset.face).toBe(card);
  if (named && document.querySelector(".plan [data-named]"))
    await press(`.plan [data-named="${"ABCD".indexOf(named)}"]`);
  if (asset && document.querySelector(".plan [data-asset]")) await press(`.plan [data-asset="${asset}"]`);
  await press('.plan [data-act="plan"]');
  expect(composer.submitted).toEqual([move]);
});

test("support: who is asked, what is promised, whether it is enough, never the card", async () => {
  const { view, one, all, press, composer } = await board("support");
  expect(view.request!.plan).toBeNull();
  expect(all("[data-asked]").map(({ dataset }) => Number(dataset.asked))).toEqual(view.request!.asked);
  expect(one(".request").textContent).toContain("not enough yet");
  expect(one(".request [data-face]")).toBeNull();
  await press('.request [data-move="yes"]');
  expect(composer.submitted).toEqual(["yes"]);
});

test("what the asker says is shown to those who are asked, unless they do not want to hear it", async () => {
  const { view, table, one } = await board(
    "support",
    "en",
    withView((view) => ({ request: { ...view.request!, words: "it is against the leader" } })),
  );
  expect(one('[data-figure="claim"] q').textContent).toBe("it is against the leader");
  mutes.toggle(personAt(table.update, table.update.seats[view.request!.seat]!));
  await tick();
  expect(one('[data-figure="claim"]')).toBeNull();
  mutes.toggle(personAt(table.update, table.update.seats[view.request!.seat]!));
});

test("the asker sees the own card, and shows it or takes it back", async () => {
  const { view, one, press, composer } = await board("reveal");
  expect(one(".request [data-face]").dataset.face).toBe(view.request!.plan!.split(" ")[0]);
  await press('[data-move="reveal"]');
  await press('[data-move="withdraw"]');
  expect(composer.submitted).toEqual(["reveal", "withdraw"]);
});

test("the asker need not wait for a house that is silent once the support is enough", async () => {
  const silent =
    (enough: boolean) =>
    (update: Update): Update => ({
      ...withView((view) => ({
        stage: "support",
        to_act: [view.request!.asked[0]!],
        request: { ...view.request!, enough },
      }))(update),
      question: null,
    });
  const { one, press, composer, screen } = await board("reveal", "en", silent(true));
  expect(one('[data-move="reveal"]').textContent).not.toBe("");
  await press('[data-move="reveal"]');
  await press('[data-move="withdraw"]');
  expect(composer.submitted).toEqual(["reveal", "withdraw"]);
  await screen.unmount();
  const waiting = await board("reveal", "en", silent(false));
  expect(waiting.one('[data-move="reveal"]')).toBeNull();
});

test("pass until: is offered, shown, and can be stopped", async () => {
  const { all, one, press } = await board("checkpoint");
  expect(all("[data-until]").map(({ dataset }) => dataset.until)).toEqual(["window", "phase", "target"]);
  await press('[data-until="phase"]');
  expect(one(".pass [role=status]").textContent).toContain("Passing for you in this phase");
  await press('[data-until=""]');
  expect(all("[data-until]")).toHaveLength(3);
});

// --- Deals -----------------------------------------------------------------------------------------------

test("an offer is accepted, rejected, the own one taken back", async () => {
  const { view, press, composer } = await board("offered");
  const offer = view.offers.find(({ to }) => to === 0)!;
  await press(`[data-move="accept ${offer.number}"]`);
  await press(`[data-move="reject ${offer.number}"]`);
  expect(composer.submitted).toEqual([`accept ${offer.number}`, `reject ${offer.number}`]);
  const own = view.offers.find(({ from }) => from === 0);
  if (own) await press(`[data-move="cancel ${own.number}"]`);
});

test("in a replay nothing offers to be done: no passing, no trade, no promise", async () => {
  const { table, all, one, press } = await board("trade", "en", (update) => ({ ...update, question: null }));
  const forms = () => [all("[data-until]").length > 0, one(".trade [data-act]") !== null];
  expect(forms()).toEqual([true, true]);
  table.frozen = true;
  await tick();
  expect(forms()).toEqual([false, false]);
  expect(one(".trade").textContent).toContain("trading");
  await press('[data-tool="deals"]');
  expect(one("dialog").textContent).toContain("Promises");
  expect(one('dialog [data-act="vow"]')).toBeNull();
});

test("an offer in a replay is shown and cannot be answered", async () => {
  const { table, all } = await board("offered");
  expect(all("[data-offer] button").length).toBeGreaterThan(0);
  table.frozen = true;
  await tick();
  expect(all("[data-offer] .words").length).toBeGreaterThan(0);
  expect(all("[data-offer] button")).toHaveLength(0);
});

test("the trade table puts gold and assets of both sides together", async () => {
  const { view, me, press, composer } = await board("trade");
  const partner = view.seats.find(({ seat }) => seat !== 0 && readyGoods(view.seats[seat]!).length)!;
  const [mine] = readyGoods(me) as [string];
  const [theirs] = readyGoods(partner) as [string];
  await press(`.trade [data-with="${partner.seat}"]`);
  await press(`.trade [aria-label="You give"] [data-goods="${mine}"]`);
  await press(`.trade [aria-label="You get"] [data-goods="${theirs}"]`);
  await userEvent.click(document.querySelector<HTMLElement>('.trade [aria-label="You give: more"]')!);
  await press('.trade [data-act="offer"]');
  expect(composer.submitted).toEqual([`offer ${"ABCD"[partner.seat]} 1 ${mine} : ${theirs}`]);
});

test("an asset may be offered for nothing", async () => {
  const { me, view, press, composer } = await board("trade");
  const partner = view.seats.find(({ seat }) => seat !== 0)!;
  const [mine] = readyGoods(me) as [string];
  await press(`.trade [data-with="${partner.seat}"]`);
  await press(`.trade [aria-label="You give"] [data-goods="${mine}"]`);
  await press('.trade [data-act="offer"]');
  expect(composer.submitted).toEqual([`offer ${"ABCD"[partner.seat]} ${mine} : 0`]);
});

test("what both sides would gain from is a button on the market; the bar lists nothing that the market has", async () => {
  const offer = { move: "offer B 2 : GU", facts: [] };
  const { table, view, press, composer } = await board("trade", "en", (update) => ({
    ...update,
    question: { ...update.question!, choices: [...update.question!.choices, offer] },
  }));
  await press(`.trade [data-move="${offer.move}"]`);
  expect(composer.submitted).toEqual([offer.move]);
  const listed = (stage: string) =>
    spartacus.bar!(table.update.question!.choices, {
      ...table,
      update: { ...table.update, view: { ...view, stage } },
    } as unknown as Session).map(({ move }) => move.split(" ")[0]);
  expect(new Set(listed("trade"))).not.toContain("bank");
  expect(listed("trade")).toContain("ready");
  expect(listed("trade")).not.toContain("offer");
  expect(listed("bid")).toContain("bank");
});

test("the bar lists nothing of the own turn, where the board has a control for everything, and shows a scheme rather than taking it back", async () => {
  const { table } = await board("turn");
  expect(spartacus.bar!(table.update.question!.choices, table)).toEqual([]);
  const enough = await board("reveal");
  expect(spartacus.bar!(enough.table.update.question!.choices, enough.table).map(({ move }) => move)).toEqual([
    "reveal",
    "withdraw",
  ]);
});

test("gold is on one side of an exchange, and what was refused stays to be changed", async () => {
  const { table, press, figure, composer } = await board("trade");
  composer.make = async () => false;
  await press('.trade [aria-label="You give: more"]');
  expect(figure("You give", ".trade")).toBe("1");
  await press('.trade [data-act="offer"]');
  expect(figure("You give", ".trade")).toBe("1");
  await press('.trade [aria-label="You get: more"]');
  expect([figure("You give", ".trade"), figure("You get", ".trade")]).toEqual(["0", "1"]);
  expect(table.composer.submitted).toEqual([]);
});

test("assets are sold to the bank; one is done and goes on trading", async () => {
  const { table, view, press, composer, screen } = await board("trade");
  const sale = table.moves.find((move) => move.startsWith("bank "))!;
  await press(`[data-move="${sale}"]`);
  await press('[data-move="ready"]');
  expect(composer.submitted).toEqual([sale, "ready"]);
  await screen.unmount();
  const done = await board("trade", "en", (update) => ({
    ...withView(() => ({ done: [0], to_act: view.to_act.slice(1) }))(update),
    question: null,
  }));
  await done.press('[data-move="unready"]');
  expect(done.composer.submitted).toEqual(["unready"]);
});

test("negotiation is open also when nothing is asked: gifts and promises, kept and broken", async () => {
  const { one, press, composer } = await board(
    "others",
    "en",
    withView(() => ({
      vows: [
        {
          number: 4,
          from: 2,
          to: 0,
          what: "peace" as const,
          gold: 0,
          turn: 1,
          state: "open" as const,
          words: "until the games are over",
        },
        { number: 5, from: 1, to: 2, what: "gold" as const, gold: 3, turn: 1, state: "broken" as const, words: null },
      ],
    })),
  );
  await press('[data-tool="deals"]');
  expect(one('[data-vow="5"]').textContent).toContain("broken");
  expect(one('[data-vow="4"]').textContent).toContain(
    "no scheme against the other house this turn, “until the games are over”",
  );
  await press('dialog [data-with="2"]');
  await userEvent.click(document.querySelector<HTMLElement>('dialog [aria-label="You give: more"]')!);
  await press('dialog [data-act="offer"]');
  await press('dialog [data-act="vow"]');
  const what = document.querySelector<HTMLSelectElement>("dialog select")!;
  await userEvent.selectOptions(what, "words");
  expect(one('dialog [data-act="vow"]').ariaDisabled).toBe("true"); // without words it is none
  await userEvent.fill(document.querySelector<HTMLElement>('dialog [data-field="words"]')!, "a thumb for a thumb");
  await press('dialog [data-act="vow"]');
  await press('dialog [data-move="kept 4"]');
  await press('dialog [data-move="broken 4"]');
  expect(composer.submitted).toEqual([
    "pay C 1",
    "vow B gold 2",
    'vow B words "a thumb for a thumb"',
    "kept 4",
    "broken 4",
  ]);
});

test("outside the market there are only gifts, and a refusal is shown where it can be seen", async () => {
  const { table, one, all, press } = await board("turn");
  Object.assign(table, { notice: { text: "Not now.", rule: "" } });
  await press('[data-tool="deals"]');
  expect(all("dialog .column")).toHaveLength(1);
  expect(one("dialog h3").textContent).toBe("Gift");
  expect(one('dialog [role="alert"]').textContent).toBe("Not now.");
});

test("while bids are sealed nothing can be given, but promises can be made", async () => {
  const { one, all, press, composer } = await board("bid");
  await press('[data-tool="deals"]');
  expect(one("dialog").textContent).toContain("while a bid is sealed");
  expect(all('dialog [data-act="offer"]')).toEqual([]);
  await press('dialog [data-act="vow"]');
  expect(composer.submitted).toEqual(["vow B gold 2"]);
});

test("before the first bid for a lot gold may still pass", async () => {
  const { one, press, composer } = await board(
    "bid",
    "en",
    withView(() => ({ sealed: false })),
  );
  await press('[data-tool="deals"]');
  expect(one("dialog").textContent).not.toContain("while a bid is sealed");
  await press('dialog [data-with="2"]');
  await userEvent.click(document.querySelector<HTMLElement>('dialog [aria-label="You give: more"]')!);
  await press('dialog [data-act="offer"]');
  expect(composer.submitted).toEqual(["pay C 1"]);
});

// --- Market and upkeep -------------------------------------------------------------------------------------

test("a sealed bid is set by a slider; who has bid is shown, what is not", async () => {
  const { table, view, one, all, figure, composer } = await board("bid", "en", (update) => ({
    ...update,
    ...withView(() => ({ to_act: [0, 2] }))(update),
  }));
  const slider = one("input[type=range]") as HTMLInputElement;
  expect(slider.max).toBe(String(view.seats[0]!.gold! - view.auction!.laid[0]!));
  slider.value = "3";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  expect(figure("bid")).toBe("3");
  expect(table.game.compose(table.update, composer.chosen)).toBe("bid 3");
  expect(all(".purse.closed").map(({ dataset }) => Number(dataset.purse))).toEqual(
    view.auction!.contenders.filter((seat) => ![0, 2].includes(seat)),
  );
});

test("the last reveal shows every bid and the winner", async () => {
  const { table, all, one } = await board("bid");
  const last = table.log.findLast(({ kind }) => kind === "bids")!;
  expect(all(".reveal .bid")).toHaveLength((last.facts!.bids as unknown[]).length);
  const won = table.log.slice(table.log.indexOf(last)).find(({ kind }) => kind === "won");
  if (won) expect(one(".reveal .winner").textContent).toContain(table.name(won.seat!));
});

test("the balance shows beforehand what is left, also when gladiators are let go", async () => {
  const { view, me, figure, press, composer } = await board("balance");
  const gladiators = me.assets.filter(({ card, ready }) => ready && view.market[card]!.form === "gladiator");
  expect(figure("net")).toContain(`= ${me.gold! + me.net}`);
  await press(`.balance [data-asset="${gladiators[0]!.card}"]`);
  expect(figure("net")).toContain(`= ${me.gold! + me.net + 1}`);
  await press('[data-act="balance"]');
  expect(composer.submitted).toEqual([`drop ${gladiators[0]!.card}`]);
});

test.each(["heal", "healer", "informant", "drop", "pick", "bodyguard", "regain"] as const)(
  "%s: every answer is a button",
  async (name) => {
    const { table, one, press, composer } = await board(name);
    for (const move of table.moves) expect(one(`.choices [data-move="${move}"]`), move).not.toBeNull();
    const last = table.moves.at(-1)!;
    await press(`.choices [data-move="${last}"]`);
    expect(composer.submitted).toEqual([last]);
  },
);

test("a house is chosen with a figure", async () => {
  const { table, press, composer, all } = await board("house");
  await userEvent.click(all(".figures button")[2]!);
  await press('[data-choose="TUL"]');
  expect(composer.submitted).toEqual(["house TUL fig 3"]);
  expect(spartacus.bar!(table.update.question!.choices, table)).toEqual([]);
  expect(spartacus.label("house TUL fig 3", table)).toBe("Tullius, figure 3");
  const labels = table.moves.map((move) => spartacus.label(move, table));
  expect(new Set(labels).size).toBe(labels.length);
});

// --- Everybody -----------------------------------------------------------------------------------------------

test("a watcher sees the houses and the scheme, no hand and nothing to press", async () => {
  const { all, one } = await board("guard", "en", (update) => ({
    ...withView(() => ({ seat: null, own: null }))(update),
    you: null,
    question: null,
  }));
  expect(all("[data-house]")).toHaveLength(4);
  expect(one(".scheme [data-face]")).not.toBeNull();
  expect(all(".hand, .pass, [data-move], [data-tool=deals]")).toEqual([]);
});

const SOME: Position[] = ["turn", "trade", "bid", "target", "support", "heal"];
test.each([
  ["light", POSITIONS],
  ["dark", SOME],
] as const)("no position has a barrier for anybody (%s)", { timeout: 120_000 }, async (theme, positions) => {
  document.documentElement.dataset.theme = theme;
  for (const name of positions) {
    const { screen } = await board(name);
    const { violations } = await axe.run(screen.container, { rules: { "color-contrast": { enabled: true } } });
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${name} ${id}: ${html} ${failureSummary}`),
      ),
    ).toEqual([]);
    await screen.unmount();
  }
  delete document.documentElement.dataset.theme;
});

test.each([360, 760])("nothing is wider than a screen of %i pixels", { timeout: 60_000 }, async (width) => {
  for (const name of POSITIONS) {
    const { screen } = await board(name, "ru");
    await page.viewport(width, 740);
    await tick();
    const box = screen.container.getBoundingClientRect();
    const wide = [...screen.container.querySelectorAll("*")].filter(
      (node) => !node.closest(".sr, .hand ul, .lots") && node.getBoundingClientRect().right > box.right + 1,
    );
    expect(wide.map((node) => `${name} ${node.outerHTML.slice(0, 120)}`)).toEqual([]);
    await screen.unmount();
  }
});
