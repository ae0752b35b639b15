import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, LONG_AWAY, LONGEST_WAIT, REPLY_TIMEOUT, type Line } from "../../src/lib/connection";
import { FakeSocket, update } from "./fakes";

let lines: Line[];
let updates: number[];
let have: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, updates, have, FakeSocket.all] = [[], [], 0, []];
  connection = new Connection(
    () => `ws://x/live?have=${have}`,
    { line: (line) => lines.push(line), update: (now) => updates.push(now.version) },
    (address) => new FakeSocket(address),
  );
});
afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

const online = (): FakeSocket => {
  const socket = FakeSocket.last;
  socket.open();
  socket.say(update());
  return socket;
};

test("is online with the first update, not before", () => {
  FakeSocket.last.open();
  expect(lines).toEqual(["connecting"]);
  FakeSocket.last.say(update({ version: 7 }));
  expect(lines.at(-1)).toBe("online");
  expect(updates).toEqual([7]);
});

test("an answer goes to the message with its id", async () => {
  const socket = online();
  const first = connection.send({ type: "judge", move: "p 7H" });
  const second = connection.send({ type: "judge", move: "p 8H" });
  const [one, two] = socket.sent;
  expect(one!.id).not.toBe(two!.id);
  socket.say({ type: "refused", id: two!.id, reason: { en: "no" }, rule: "", wait: 0 });
  socket.say({ type: "accepted", id: one!.id, version: 3 });
  expect((await first).type).toBe("accepted");
  expect((await second).type).toBe("refused");
  expect(connection.unanswered).toBe(0);
});

test("what was not answered is sent again with the same id, once, in order", async () => {
  const socket = online();
  const lost = connection.send({ type: "play", version: 1, move: "y" });
  const done = connection.send({ type: "hint" });
  socket.answer("hint", { type: "hinted", move: "y", facts: [] });
  await done;
  socket.drop(1012);
  expect(lines.at(-1)).toBe("offline");
  void connection.send({ type: "say", text: "s hand" }); // while the line is down
  have = 12;
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.last;
  expect(next).not.toBe(socket);
  expect(next.address).toContain("have=12");
  next.open();
  expect(next.sent.map((message) => message.type)).toEqual(["play", "say"]);
  expect(next.sent[0]!.id).toBe(socket.sent[0]!.id);
  next.answer("play", { type: "accepted", version: 2 });
  expect((await lost).type).toBe("accepted");
});

test("waits longer after each failure, at most five seconds, and starts anew after success", () => {
  const starts = () => FakeSocket.all.length;
  for (let i = 0; i < 8; i++) {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(LONGEST_WAIT * 1.2);
    expect(starts()).toBe(i + 2);
  }
  FakeSocket.last.drop();
  vi.advanceTimersByTime(2000);
  expect(starts()).toBe(9);
  vi.advanceTimersByTime(LONGEST_WAIT * 1.2);
  expect(starts()).toBe(10);
  online().drop();
  vi.advanceTimersByTime(400);
  expect(starts()).toBe(11);
});

test("comes back at once when the browser is online again", () => {
  for (let i = 0; i < 6; i++) {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(LONGEST_WAIT * 1.2);
  }
  FakeSocket.last.drop();
  const before = FakeSocket.all.length;
  dispatchEvent(new window.Event("online"));
  expect(FakeSocket.all.length).toBe(before + 1);
});

test("no such table: no further attempt", () => {
  FakeSocket.last.drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe("gone");
  expect(FakeSocket.all.length).toBe(1);
});

test("a closing without return is final, one with return is not", () => {
  online().say({ type: "closing", reason: { en: "Bye", ru: "Пока" }, retry: true });
  FakeSocket.last.drop(1012);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBe(2);
  online().say({ type: "closing", reason: { en: "Bye", ru: "Пока" }, retry: false });
  FakeSocket.last.drop(1000);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe("closed");
  expect(FakeSocket.all.length).toBe(2);
});

test("a silent line is dropped while something is unanswered, and only then", () => {
  const socket = online();
  vi.advanceTimersByTime(10 * REPLY_TIMEOUT);
  expect(FakeSocket.all.length).toBe(1);
  void connection.send({ type: "hint" });
  vi.advanceTimersByTime(REPLY_TIMEOUT + 1);
  expect(FakeSocket.all.length).toBe(2);
  expect(socket.readyState).toBe(3);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("the end of an old line does not disturb the new one", () => {
  const old = online();
  connection.reconnect();
  online();
  old.drop();
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe("online");
  expect(FakeSocket.all.length).toBe(2);
});

test("after a long time in the background the line is taken anew, after a short one it is kept", () => {
  online();
  const look = vi.spyOn(document, "visibilityState", "get");
  const turn = (state: DocumentVisibilityState) => {
    look.mockReturnValue(state);
    document.dispatchEvent(new window.Event("visibilitychange"));
  };
  turn("hidden");
  vi.advanceTimersByTime(1000);
  turn("visible");
  expect(FakeSocket.all.length).toBe(1);
  turn("hidden");
  vi.advanceTimersByTime(LONG_AWAY + 1);
  turn("visible");
  expect(FakeSocket.all.length).toBe(2);
  look.mockRestore();
});

test("an ended line stays ended", () => {
  online();
  connection.end();
  dispatchEvent(new window.Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});
