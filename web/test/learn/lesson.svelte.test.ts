import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT } from "../../src/lib/connection";
import { Lesson, progress, spoken } from "../../src/lib/lesson.svelte";
import { learnPath, parse } from "../../src/lib/router.svelte";
import { words } from "../../src/lib/words.svelte";
import type { LessonScene } from "../../src/wire";
import { question, update } from "../common/fakes";

const STEPS = 4;
/** What was asked of the server, and what it answers to it; a number is a status without words. */
let asked: string[];
let answers: Record<string, unknown>;
let lesson: Lesson;

function scene(step: number): LessonScene {
  const task = step === 1 ? { en: "Play **7♥**.", ru: "Сыграйте **7♥**." } : null;
  const events = Array.from({ length: step + 1 }, (_, number) => ({ kind: "played", seat: 0, facts: { number } }));
  return {
    game: "regicide",
    step,
    steps: STEPS,
    name: `step-${step}`,
    note: { en: `Note ${step} (RG-001).`, ru: `Заметка ${step}.` },
    task,
    update: update({ version: step, events, question: task ? question() : null }),
  };
}

async function serve(path: string, request?: RequestInit): Promise<Response> {
  const line = `${request?.method ?? "GET"} ${path}`;
  asked.push(line);
  const answer = answers[line] ?? scene(Number(/\d+$/.exec(path)?.[0]));
  if (answer === "offline") throw new TypeError("no network");
  return typeof answer === "number" ? new Response("{}", { status: answer }) : Response.json(answer);
}

async function opened(): Promise<Lesson> {
  lesson = new Lesson("regicide", words);
  await vi.waitFor(() => expect(lesson.scene).not.toBeNull());
  return lesson;
}

beforeEach(async () => {
  asked = [];
  answers = {};
  localStorage.removeItem("ludus-lessons");
  vi.stubGlobal("fetch", serve);
  await words.start("en");
});
afterEach(() => {
  lesson.end();
  vi.unstubAllGlobals();
});

test("a scene is shown like a table, its note is said, and the step is remembered", async () => {
  const { session } = await opened();
  expect([session.online, session.update.version, session.log.length, session.announcement]).toEqual([
    true,
    0,
    1,
    "Note 0 (RG-001).",
  ]);
  await lesson.go(1);
  expect([session.update.version, session.fresh.length, session.announcement]).toEqual([
    1,
    1,
    "Note 1 (RG-001). Play 7♥.",
  ]);
  expect(progress("regicide")).toEqual({ step: 1, done: false });
  await lesson.go(STEPS - 1);
  expect([lesson.last, progress("regicide")]).toEqual([true, { step: 3, done: true }]);
  await lesson.go(0);
  expect([session.log.length, progress("regicide")]).toEqual([1, { step: 0, done: true }]);
});

test("the marked move leads on; another one is answered and changes nothing", async () => {
  const { session } = await opened();
  await lesson.go(1);
  const reason = { en: "Allowed, but…", ru: "Можно, но…" };
  answers["POST /api/lessons/regicide/1/judge"] = {
    type: "judged",
    id: "",
    move: "p 7H",
    legal: true,
    rule: "",
    reason: null,
    facts: [],
    warnings: [],
    notes: [],
  };
  answers["POST /api/lessons/regicide/1/play"] = {
    refused: { type: "refused", id: "", reason, rule: "", wait: 0 },
    scene: null,
  };
  await session.composer.make("p 7H");
  expect([session.notice?.text, lesson.step]).toEqual(["Allowed, but…", 1]);
  answers["POST /api/lessons/regicide/1/play"] = { refused: null, scene: scene(2) };
  await session.composer.make("p 7H");
  expect([session.notice, lesson.step, session.update.version]).toEqual([null, 2, 2]);
});

test("the hint is the marked move", async () => {
  const { session } = await opened();
  await lesson.go(1);
  answers["GET /api/lessons/regicide/1/hint"] = { type: "hinted", id: "", move: "y", facts: [] };
  await session.hint();
  expect([session.hinted?.move, session.announcement, session.t("hint")]).toEqual([
    "y",
    "The lesson expects y: ",
    "Show me",
  ]);
});

test("a learner comes back where they were, or to the beginning of a lesson that has become shorter", async () => {
  localStorage.setItem("ludus-lessons", JSON.stringify({ regicide: { step: 2 } }));
  expect((await opened()).step).toBe(2);
  lesson.end();
  localStorage.setItem("ludus-lessons", JSON.stringify({ regicide: { step: 9 } }));
  answers["GET /api/lessons/regicide/9"] = 404;
  expect((await opened()).step).toBe(0);
});

test("a broken line comes back by itself; where there is no lesson it does not", async () => {
  const { session } = await opened();
  answers["GET /api/lessons/regicide/1"] = "offline";
  await lesson.go(1);
  expect(session.line).toBe("offline");
  delete answers["GET /api/lessons/regicide/1"];
  await vi.waitFor(() => expect(session.online).toBe(true), { timeout: 10 * FIRST_WAIT });
  expect(lesson.step).toBe(0);
  lesson.end();
  answers["GET /api/lessons/regicide/0"] = 404;
  lesson = new Lesson("regicide", words);
  await vi.waitFor(() => expect(lesson.session.line).toBe("gone"));
});

test("the address of a lesson, and notes for those who hear them", () => {
  expect(parse(learnPath("gorus"))).toEqual({ page: "learn", game: "gorus" });
  expect(parse("#/learn")).toEqual({ page: "not-found" });
  expect(spoken("A **spade**\n\nand  more")).toBe("A spade and more");
});
