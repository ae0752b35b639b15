import { beforeEach, expect, test, vi } from "vitest";
import { judged, question, soon, table, update, type FakeSocket } from "./fakes";
import type { LiveSession } from "../../src/lib/session.svelte";

let session: LiveSession;
let socket: FakeSocket;

beforeEach(async () => {
  localStorage.clear();
  ({ session, socket } = await table({ question: question() }));
  return () => session.end();
});
const sentMoves = (type: string) =>
  socket.sent.filter((message) => message.type === type).map((message) => message["move"]);

test("asks the server what the chosen parts would do", async () => {
  session.composer.toggle("a");
  session.composer.toggle("b");
  expect(sentMoves("judge")).toEqual(["p a", "p a b"]);
  expect(session.composer.pending).toBe(true);
  socket.answer("judge", judged({ move: "p a b" }));
  await soon();
  expect(session.composer.judged?.move).toBe("p a b");
  expect(session.composer.pending).toBe(false);
  session.composer.toggle("a");
  expect(session.composer.chosen).toEqual(["b"]);
  expect(session.composer.judged).toBeNull();
});

test("a late answer to an earlier choice is dropped", async () => {
  session.composer.toggle("a");
  const early = socket.sent.at(-1)!;
  session.composer.toggle("b");
  socket.answer("judge", judged({ move: "p a b" }));
  socket.say({ ...judged({ move: "p a", legal: false }), id: early.id });
  await soon();
  expect(session.composer.judged?.move).toBe("p a b");
});

test("plays what is allowed, with the version that was seen, and clears", async () => {
  session.composer.toggle("a");
  socket.answer("judge", judged({ move: "p a" }));
  await soon();
  const done = session.composer.submit();
  await soon();
  expect(session.composer.sending).toBe(true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: "p a", version: 1 });
  socket.answer("play", { type: "accepted", version: 2 });
  await done;
  expect(session.composer.chosen).toEqual([]);
  expect(session.composer.sending).toBe(false);
});

test("two clicks make one move", async () => {
  session.composer.toggle("a");
  socket.answer("judge", judged());
  await soon();
  void session.composer.submit();
  void session.composer.submit();
  await soon();
  expect(sentMoves("play")).toHaveLength(1);
});

test("a click before the judgement has come waits for it", async () => {
  session.composer.toggle("a");
  const done = session.composer.submit();
  for (const message of [...socket.sent])
    socket.say({
      ...judged({ legal: false, reason: { en: "Too little (TY-1)", ru: "Мало (TY-1)" }, rule: "TY-1" }),
      id: message.id,
    });
  await done;
  expect(sentMoves("play")).toEqual([]);
  expect(session.notice).toEqual({ text: "Too little", rule: "TY-1" });
  expect(session.announcement).toBe("Too little");
});

test("warnings are confirmed first; a no plays nothing and keeps the choice", async () => {
  session.composer.toggle("a");
  socket.answer("judge", judged({ warnings: [{ message: "resign" }] }));
  await soon();
  const refused = session.composer.submit();
  await soon();
  expect(session.confirmation?.facts).toHaveLength(1);
  expect(session.composer.sending).toBe(false); // nothing has been sent yet
  void session.composer.submit();
  await soon();
  session.confirmation!.answer(false);
  await refused;
  expect(sentMoves("play")).toEqual([]);
  expect(session.composer.chosen).toEqual(["a"]);
  const agreed = session.composer.submit();
  await soon();
  session.confirmation!.answer(true);
  await soon();
  expect(sentMoves("play")).toEqual(["p a"]);
  expect(session.composer.sending).toBe(true);
  socket.answer("play", { type: "accepted", version: 2 });
  await agreed;
});

test("a move without parts is judged before it is made", async () => {
  const done = session.composer.make("y");
  socket.answer("judge", judged({ move: "y" }));
  await soon();
  socket.answer("play", { type: "accepted", version: 2 });
  await done;
  expect(sentMoves("play")).toEqual(["y"]);
});

test("stale: says so, keeps the choice, sends nothing again", async () => {
  session.composer.toggle("a");
  socket.answer("judge", judged());
  await soon();
  const done = session.composer.submit();
  await soon();
  socket.answer("play", { type: "stale", version: 5 });
  await done;
  expect(session.notice?.text).toContain("has changed");
  expect(session.composer.chosen).toEqual(["a"]);
  expect(sentMoves("play")).toHaveLength(1);
});

test("a new version drops parts that are gone and asks again about the rest", async () => {
  session.composer.choose(["a", "b"]);
  const before = socket.sent.length;
  socket.say(update({ version: 2, question: question({ parts: ["b", "c"] }) }));
  expect(session.composer.chosen).toEqual(["b"]);
  expect(socket.sent.slice(before).map((message) => message["move"])).toEqual(["p b"]);
  socket.say(update({ version: 3, question: null }));
  expect(session.composer.chosen).toEqual([]);
});

test("while the question is the same, a choice stays whatever the others do", async () => {
  socket.say(update({ version: 2, question: question({ parts: [] }) }));
  session.composer.choose(["a", "b"]);
  const before = socket.sent.length;
  socket.say(update({ version: 3, question: question({ parts: [] }), to_act: [0, 1] }));
  expect([session.composer.chosen, socket.sent.length]).toEqual([["a", "b"], before]);
});

test("a hint puts its parts into the composer", async () => {
  const hint = session.hint();
  socket.answer("hint", { type: "hinted", move: "p c a", facts: [] });
  await hint;
  expect(session.composer.chosen).toEqual(["c", "a"]);
  expect(session.hinted?.move).toBe("p c a");
});

test("a move made without a line is sent when it is back", async () => {
  session.composer.toggle("a");
  socket.answer("judge", judged());
  await soon();
  const open = vi.fn();
  void session.composer.submit().then(open);
  await soon();
  socket.drop();
  expect(session.online).toBe(false);
  session.reconnect();
  const { FakeSocket } = await import("./fakes");
  const next = FakeSocket.last;
  next.open();
  expect(next.sent.map((message) => message.type)).toEqual(["play"]);
  next.say(update({ version: 2 }));
  next.answer("play", { type: "accepted", version: 2 });
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
});
