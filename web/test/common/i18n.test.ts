import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, sections, words } from "../../src/lib/words.svelte";

const client = import.meta.glob<string>("../../src/text/client.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("@ludus/games/*/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(
  ["../../src/{App.svelte,lib/*.ts,pages/*.svelte,components/**/*.{svelte,ts}}"],
  { query: "?raw", import: "default", eager: true },
);
/** The board of any game puts names of the game's own messages together, which are not the client's. */
const anyBoard = import.meta.glob<string>(["../../src/games/generic/*.{svelte,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const file = (files: Record<string, string>, end: string) =>
  Object.entries(files).find(([path]) => path.endsWith(end))![1];
/** Message ids with the names of the values that each one uses. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let id = "";
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z][\w-]*) =/.exec(line)?.[1];
    if (start) {
      expect(found.has(start), `${start} twice`).toBe(false);
      found.set((id = start), new Set());
    }
    if (id && !line.startsWith("#")) for (const [, name] of line.matchAll(/\$([\w-]+)/g)) found.get(id)!.add(name!);
  }
  return found;
}
const en = messages(file(client, "client.en.ftl"));
const ru = messages(file(client, "client.ru.ftl"));

test("both languages have the same messages with the same values", () => {
  expect([...ru.keys()]).toEqual([...en.keys()]);
  for (const [id, values] of en) expect([...ru.get(id)!].sort(), id).toEqual([...values].sort());
});

test("no word of the client hides one of a game", () => {
  for (const [path, text] of Object.entries(games)) {
    const ours = path.includes(".ru.") ? ru : en;
    for (const id of messages(text).keys()) expect(ours.has(id), `${id} in ${path}`).toBe(false);
  }
});

test("every message that the sources name exists", () => {
  let count = 0;
  for (const [path, text] of Object.entries(sources)) {
    const named = [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!);
    for (const [, one, other] of text.matchAll(/\bt\([^`"()]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)"/g))
      named.push(one!, other!);
    for (const id of named) expect(en.has(id), `${id} in ${path}`).toBe(true);
    count += named.length;
  }
  expect(count).toBeGreaterThan(100);
});

test("every message that the sources put together exists", () => {
  const kinds = ["person", "bot", "program", "open"];
  const families: Record<string, string[]> = {
    "pace-kind-": ["none", "move", "bank", "days"],
    "pace-note-": ["none", "move", "bank", "days"],
    "pace-how-": ["move", "bank", "days"],
    "late-note-": ["spartacus"],
    "resign-note-": ["goldencup"],
    "speed-": ["slow", "normal", "fast"],
    "theme-": ["auto", "light", "dark"],
    "replay-key-": ["step", "round", "ends", "play", "speed", "decision"].flatMap((key) => [key, `${key}-does`]),
    "replay-round-": ["regicide", "spartacus"],
    "line-": ["connecting", "online", "offline", "gone", "closed"],
    "level-": ["random", "novice", "easy", "normal", "hard", "expert"],
    "seat-name-": kinds,
    "seat-person-": ["here", "away"],
    "seat-program-": ["here", "away"],
    "status-": ["playing", "waiting", "over"],
    "confirm-": ["some", "one", "amount", "order", "yesno", "bid", "offer"],
    "undo-": ["free", "ask"],
    "name-": ["saving", "saved"],
    "game-": ["regicide", "gorus", "augustus", "goldencup", "spartacus"],
    "poster-": ["regicide", "gorus", "augustus", "goldencup", "spartacus"],
    "rules-tab-": ["guide", "rules"],
    "table-": [
      "sat",
      "stood",
      "started",
      "played-on",
      "said",
      "undone",
      "undo-asked",
      "undo-refused",
      "stand-in",
      "returned",
      "time-up",
      "time-taken",
      "pause-asked",
      "pause-refused",
      "paused",
      "resumed",
      "again",
    ],
  };
  for (const [start, ends] of Object.entries(families))
    for (const end of ends) expect(en.has(start + end), start + end).toBe(true);
  // A family that is added to the sources must be added above.
  const used = new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bt\((?:[^`"()]*\? "[\w-]+" : )?`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!),
    ),
  );
  for (const start of used)
    if (start !== "opt-" && start !== "seat-") expect(Object.keys(families), start).toContain(start);
});

test("every message of the client is used", () => {
  const all = [...Object.values(sources), ...Object.values(anyBoard)].join("\n");
  const families =
    /^(replay-key|replay-round|theme|game|poster|line|level|seat|status|confirm|undo|name|rules-tab|table|opt|pace-kind|pace-note|pace-how|late-note|resign-note|speed)-/;
  for (const id of en.keys())
    expect(families.test(id) || all.includes(`"${id}"`) || all.includes(`'${id}'`), id).toBe(true);
});

test("components hold no words of their own", () => {
  for (const [path, text] of Object.entries(sources)) {
    if (!path.endsWith(".svelte")) continue;
    const markup = text
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<style[\s\S]*?<\/style>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "");
    const bare = markup.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").replace(/<[^>]*>/g, " ");
    expect(bare.replace(/Ludus/g, "").match(/[A-Za-zА-Яа-я]{3,}/g) ?? [], path).toEqual([]);
    for (const [, label] of markup.matchAll(/(?:aria-label|title|placeholder)="([^"{]*)"/g))
      expect(label, path).toBe("");
  }
});

beforeAll(async () => {
  localStorage.clear();
  await words.start("en");
});

test("plurals and a change of language", async () => {
  const minutes = (n: number) => words.t("grace-value", { minutes: n });
  expect(minutes(1)).toBe("a bot takes over after 1 minute");
  expect(minutes(0)).toBe("the game waits");
  await words.choose("ru");
  expect(document.documentElement.lang).toBe("ru");
  expect([1, 3, 5, 21].map((count) => words.t("players-count", { count }))).toEqual([
    "1 игрок",
    "3 игрока",
    "5 игроков",
    "21 игрок",
  ]);
  expect(words.chosen).toBe(true);
  await words.choose("en");
});

test("a game adds its words, in every language that is used later", async () => {
  await words.game("regicide");
  expect(
    words.describeFacts(
      [
        { message: "ask-pay", values: { net: 12 } },
        { message: "fact-heal", values: { count: 1 } },
      ],
      String,
    ),
  ).toBe("Discard cards worth at least 12.; heals 1 card");
  const names = ["Anna", "Boris"];
  expect(words.describeFacts([{ message: "fact-name", values: { seat: "B" } }], (seat) => names[seat]!)).toBe(
    "Boris goes next",
  );
  expect(words.has("RG-143")).toBe(false);
  await words.game("regicide", true);
  expect(words.t("RG-002")).toContain("together");
  await words.use("ru");
  expect(words.t("ask-pay", { net: 12 })).toContain("12");
  expect(words.has("RG-143")).toBe(true);
  await words.use("en");
});

test("options of every game have words for themselves and their values", () => {
  for (const language of LANGUAGES) {
    const ours = language === "ru" ? ru : en;
    for (const option of ["first", "talk", "lazaret", "solo_yield"])
      expect(ours.has(`opt-regicide-${option}`)).toBe(true);
  }
});

test("the ledger is read by sections", async () => {
  expect(sections("### x\n## One\nRG-001 = a\nRG-R02 = b\n## Empty\n## Two\nRG-003 = c")).toEqual([
    { title: "One", rules: ["RG-001", "RG-R02"] },
    { title: "Two", rules: ["RG-003"] },
  ]);
  const [english, russian] = [await words.ledger("regicide", "en"), await words.ledger("regicide", "ru")];
  expect(english.flatMap((section) => section.rules).length).toBeGreaterThan(100);
  expect(russian.flatMap((section) => section.rules)).toEqual(english.flatMap((section) => section.rules));
});
