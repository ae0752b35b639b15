import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-svelte";
import axe from "axe-core";
import DecisionBar from "../../src/components/DecisionBar.svelte";
import { judged, question, soon, table, update } from "./fakes";
import "../../src/app.css";

beforeEach(() => localStorage.clear());

async function bar(changes: Parameters<typeof table>[0]) {
  const { session, socket } = await table(changes);
  const screen = await render(DecisionBar, { session });
  return { session, socket, screen };
}
const clean = async (node: Element) =>
  expect((await axe.run(node, { rules: { "color-contrast": { enabled: false } } })).violations).toEqual([]);

test("some: shows the parts, what they would do, and plays them", async () => {
  const { session, socket, screen } = await bar({
    question: question({
      choices: [
        { move: "p a", facts: [] },
        { move: "y", facts: [] },
      ],
    }),
  });
  const confirm = screen.getByRole("button", { name: "Confirm", exact: true });
  await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
  session.composer.choose(["a", "b"]);
  await expect.element(screen.getByText("A B")).toBeVisible();
  socket.answer("judge", judged({ move: "p a b", facts: [{ message: "amount", values: { least: 3, most: 4 } }] }));
  await expect.element(screen.getByText("3 to 4")).toBeVisible();
  await expect.element(confirm).toHaveAttribute("aria-disabled", "false");
  await confirm.click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "p a b" });
  await clean(screen.container);
});

test("some: says why not, and opens the rule", async () => {
  const { session, socket, screen } = await bar({ question: question() });
  session.composer.choose(["c"]);
  socket.answer("judge", judged({ legal: false, rule: "TY-7", reason: { en: "C stands alone.", ru: "Нет." } }));
  await expect.element(screen.getByText("C stands alone.")).toBeVisible();
  await screen.getByRole("button", { name: "TY-7" }).click();
  expect(session.rule).toBe("TY-7");
  await expect
    .element(screen.getByRole("button", { name: "Confirm", exact: true }))
    .toHaveAttribute("aria-disabled", "true");
});

test("warnings stand beside the preview", async () => {
  const { session, socket, screen } = await bar({ question: question() });
  session.composer.choose(["a"]);
  socket.answer("judge", judged({ warnings: [{ message: "bid-sealed" }] }));
  await expect.element(screen.getByText("Your bid stays hidden until all bids are in.")).toHaveClass("warning");
});

test("a choice without parts has its own button", async () => {
  const { socket, screen } = await bar({
    question: question({
      choices: [
        { move: "p a", facts: [] },
        { move: "y", facts: [] },
      ],
    }),
  });
  await screen.getByRole("button", { name: "Yield" }).click();
  socket.answer("judge", judged({ move: "y" }));
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "y" });
});

test("an answer that the game takes apart is built, though the question names no parts", async () => {
  const { session, socket, screen } = await bar({
    question: question({
      kind: "one",
      parts: [],
      choices: [
        { move: "p a", facts: [] },
        { move: "y", facts: [] },
      ],
    }),
  });
  await expect.element(screen.getByRole("button", { name: "Yield" })).toBeVisible();
  session.composer.choose(["a"]);
  socket.answer("judge", judged());
  await expect
    .element(screen.getByRole("button", { name: "Confirm", exact: true }))
    .toHaveAttribute("aria-disabled", "false");
});

test("one: the choices are the buttons, and nothing else confirms", async () => {
  const { screen } = await bar({
    question: question({ kind: "one", choices: ["n A", "n B", "n C"].map((move) => ({ move, facts: [] })) }),
  });
  await expect.element(screen.getByRole("button", { name: "n B" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Confirm", exact: true })).not.toBeInTheDocument();
});

test("answers that the board has are not repeated; the list has all", async () => {
  const { session, screen } = await bar({
    question: question({ kind: "one", choices: ["n A", "n B", "n C"].map((move) => ({ move, facts: [] })) }),
  });
  session.module = { ...session.module!, bar: (choices) => choices.filter(({ move }) => move === "n C") };
  await expect.element(screen.getByRole("button", { name: "n A" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "n C" })).toBeVisible();
  await expect.element(screen.getByText("Choose on the board, or pick a move from the list.")).toBeVisible();
  await screen.getByRole("button", { name: /^All moves/ }).click();
  await expect.element(screen.getByRole("button", { name: "n A" })).toBeVisible();
});

test("many long answers leave room for the question, and none sticks out of the bar", async () => {
  await page.viewport(1280, 800);
  const choices = Array.from({ length: 6 }, (_, at) => ({ move: `n takes a very long answer ${at}`, facts: [] }));
  const { socket, screen } = await bar({ to_act: [1] });
  screen.container.style.width = "900px";
  const box = (selector: string) => screen.container.querySelector(selector)!.getBoundingClientRect();
  const usual = box(".bar").height;
  socket.say(update({ version: 2, question: question({ kind: "one", choices: choices.slice(0, 1) }) }));
  await expect.element(screen.getByRole("button", { name: "n takes a very long answer 0" })).toBeVisible();
  expect(box(".bar").height).toBe(usual);
  socket.say(update({ version: 3, question: question({ kind: "one", choices }) }));
  await expect.element(screen.getByRole("button", { name: "n takes a very long answer 5" })).toBeVisible();
  expect(box(".words").width).toBeGreaterThanOrEqual(200);
  for (const button of screen.container.querySelectorAll(".answers .button")) {
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(box(".bar").bottom);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(box(".bar").top);
  }
});

test("yesno: two buttons", async () => {
  const { socket, screen } = await bar({
    question: question({
      kind: "yesno",
      parts: [],
      choices: [
        { move: "yes", facts: [] },
        { move: "no", facts: [] },
      ],
    }),
  });
  await screen.getByRole("button", { name: "no", exact: true }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "judge", move: "no" });
  await clean(screen.container);
});

test.each([
  ["amount", "Confirm"],
  ["bid", "Place the bid"],
] as const)("%s: a number within its limits", async (kind, label) => {
  const { session, socket, screen } = await bar({ question: question({ kind, parts: [], least: 2, most: 4 }) });
  const field = screen.getByRole("spinbutton");
  await expect.element(field).toHaveValue(2);
  await expect.element(screen.getByRole("button", { name: "one less" })).toBeDisabled();
  await screen.getByRole("button", { name: "one more" }).click();
  expect(session.composer.chosen).toEqual(["3"]);
  await field.fill("99");
  field.element().dispatchEvent(new window.Event("change", { bubbles: true }));
  expect(session.composer.chosen).toEqual(["4"]);
  socket.answer("judge", judged({ move: "p 4" }));
  await soon();
  await screen.getByRole("button", { name: label }).click();
  await soon();
  expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "p 4" });
  await clean(screen.container);
});

test("order: parts move up and down, the focus goes along", async () => {
  const { session, screen } = await bar({ question: question({ kind: "order" }) });
  expect(session.composer.chosen).toEqual(["a", "b", "c"]);
  await screen.getByRole("button", { name: "A: later" }).click();
  expect(session.composer.chosen).toEqual(["b", "a", "c"]);
  await expect.element(screen.getByRole("button", { name: "A: later" })).toHaveFocus();
  await clean(screen.container);
});

test("offer: parts are switched on and off", async () => {
  const { session, screen } = await bar({ question: question({ kind: "offer" }) });
  const part = screen.getByRole("button", { name: "B", exact: true });
  await part.click();
  await expect.element(part).toHaveAttribute("aria-pressed", "true");
  expect(session.composer.chosen).toEqual(["b"]);
  await expect.element(screen.getByRole("button", { name: "Make the offer" })).toBeVisible();
});

test("the list holds every move; taking one chooses its parts and leads to the button", async () => {
  const choices = [..."abc"].map((part) => ({ move: `p ${part}`, facts: [{ message: "order-up", values: { part } }] }));
  const { session, screen } = await bar({ question: question({ choices }) });
  await screen.getByRole("button", { name: "All moves (3)" }).click();
  await screen.getByRole("button", { name: /^p c/ }).click();
  expect(session.composer.chosen).toEqual(["c"]);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Confirm", exact: true })).toHaveFocus();
});

test("says who is waited for", async () => {
  const { screen } = await bar({ to_act: [1] });
  await expect.element(screen.getByText("Waiting for Boris")).toBeVisible();
});

test("taking back: by what the server says", async () => {
  const { socket, screen } = await bar({ undo: "ask", to_act: [1] });
  await screen.getByRole("button", { name: "Ask to take back" }).click();
  expect(socket.sent.at(-1)).toMatchObject({ type: "undo" });
  socket.answer("undo", { type: "refused", reason: { en: "Too late.", ru: "Поздно." }, rule: "", wait: 0 });
  await expect.element(screen.getByText("Too late.")).toBeVisible();
  socket.say(update({ version: 2, undo: "no" }));
  await expect.element(screen.getByRole("button", { name: "Ask to take back" })).not.toBeInTheDocument();
});

test("a hint stands ready: its parts are chosen and marked", async () => {
  const { session, socket, screen } = await bar({ question: question({ choices: [{ move: "p a", facts: [] }] }) });
  await screen.getByRole("button", { name: "Hint" }).click();
  socket.answer("hint", { type: "hinted", move: "p a", facts: [{ message: "hint" }] });
  await expect.element(screen.getByText("the bot’s choice")).toBeInTheDocument();
  expect(session.announcement).toBe("A bot would choose p a: Hint");
  await expect.element(screen.getByRole("button", { name: "Confirm", exact: true })).toHaveFocus();
  session.composer.toggle("b");
  await expect.element(screen.getByText("the bot’s choice")).not.toBeInTheDocument();
});

test("a hint without parts is given in words", async () => {
  const { socket, screen } = await bar({ question: question({ choices: [{ move: "y", facts: [] }] }) });
  await screen.getByRole("button", { name: "Hint" }).click();
  socket.answer("hint", { type: "hinted", move: "y", facts: [{ message: "hint" }] });
  await expect.element(screen.getByText("A bot would choose Yield: Hint")).toBeVisible();
});

test("the focus stays in the bar when its button goes", async () => {
  const { socket, screen } = await bar({
    question: question({
      choices: [
        { move: "y", facts: [] },
        { move: "p a", facts: [] },
      ],
    }),
  });
  await screen.getByRole("button", { name: "Yield" }).click();
  socket.answer("judge", judged({ move: "y" }));
  await soon();
  socket.answer("play", { type: "accepted", version: 2 });
  await soon();
  socket.say(update({ version: 2, question: null, to_act: [1] }));
  await expect.element(screen.getByRole("region", { name: "Your decision" })).toHaveFocus();
});

test("the time left: for your own decision, or for the player who is waited for", async () => {
  const seats = { pace: 60, clocks: { 0: 59.5, 1: 20.5 } };
  const { session, socket, screen } = await bar({ ...seats, question: question(), to_act: [0, 1] });
  const timer = screen.getByRole("timer");
  await expect.element(timer).toHaveTextContent("1:00");
  await expect.element(timer).toHaveAccessibleName("Time left: 1:00");
  await clean(screen.container);
  socket.say(update({ ...seats, version: 2, to_act: [1], clocks: { 1: 20.5 } }));
  await expect.element(timer).toHaveTextContent("0:21");
  await expect.element(timer).toHaveTextContent("0:20");
  expect(session.announcement).toBe("");
  socket.say(update({ pace: 60, version: 3, to_act: [1] }));
  await expect.element(timer).not.toBeInTheDocument();
});

test("ten seconds before one's own time is over it is said once; time of others is not", async () => {
  const { session, socket, screen } = await bar({ pace: 60, clocks: { 1: 10.2 }, to_act: [1] });
  await expect.element(screen.getByRole("timer")).toHaveTextContent("0:10");
  expect(session.announcement).toBe("");
  socket.say(update({ pace: 60, version: 2, clocks: { 0: 10.4 }, question: question() }));
  expect(session.announcement).toMatch(/^Your turn/);
  await expect.poll(() => session.announcement).toBe("10 seconds left");
  session.announcement = "";
  await expect.element(screen.getByRole("timer")).toHaveTextContent("0:09");
  expect(session.announcement).toBe("");
});

test("the time takes no room of its own", async () => {
  const { socket, screen } = await bar({ pace: 60, to_act: [1] });
  const height = () => screen.container.querySelector(".bar")!.getBoundingClientRect().height;
  const before = height();
  socket.say(update({ pace: 60, version: 2, to_act: [1], clocks: { 1: 30 } }));
  await expect.element(screen.getByRole("timer")).toBeVisible();
  expect(height()).toBe(before);
});
