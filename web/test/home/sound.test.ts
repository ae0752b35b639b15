import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sounds } from "../../src/lib/sound.svelte";
import type { Event } from "../../src/wire";

const event = (kind: string) => ({ kind }) as Event;
let started: string[];

beforeEach(() => {
  started = [];
  for (const [type, name] of [
    [OscillatorNode, "tone"],
    [AudioBufferSourceNode, "noise"],
  ] as const) {
    vi.spyOn(type.prototype, "start").mockImplementation(() => void started.push(name));
  }
  vi.spyOn(OscillatorNode.prototype, "stop").mockImplementation(() => {});
});
afterEach(() => {
  sounds.on = false;
  localStorage.clear();
  vi.restoreAllMocks();
});

test("silent until the player switches it on, and this browser remembers that", () => {
  sounds.play("turn");
  sounds.hear([event("played")], { played: "card" });
  expect(started).toEqual([]);
  sounds.set(true);
  expect(localStorage.getItem("ludus-sound")).toBe("on");
  expect(started).toEqual(["tone", "tone"]);
});

test("events sound as their game says, a few at a time", () => {
  sounds.on = true;
  sounds.hear([event("played"), event("thought"), event("paid")], { played: "card", paid: "coin" });
  expect(started).toEqual(["noise", "tone", "tone"]);
  started = [];
  sounds.hear(
    Array.from({ length: 30 }, () => event("played")),
    { played: "card" },
  );
  expect(started).toHaveLength(4);
});
