import { expect, test } from "vitest";
import { hash, slug } from "../../src/art/heraldry";

const names = import.meta.glob<Record<string, string>>("../../src/art/names/*.json", {
  eager: true,
  import: "default",
});
const sheets = import.meta.glob<string>("../../src/art/*.svg", { eager: true, query: "?raw", import: "default" });
const decks = import.meta.glob<string>(["@ludus/games/*/{champions,fans,objectives,market,intrigue}.csv"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const of = <T>(files: Record<string, T>, end: string): T =>
  Object.entries(files).find(([path]) => path.endsWith(end))![1];
const column = (text: string, at: number) =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[at]!);

test("every sheet has every figure that is named", () => {
  for (const [path, named] of Object.entries(names)) {
    const sheet = of(sheets, path.replace(/.*\//, "/").replace(".json", ".svg"));
    for (const figure of Object.keys(named)) expect(sheet, figure).toContain(`<symbol id="${figure}"`);
  }
});

test("every card of the usual decks has a picture, and no two of a deck the same", () => {
  const champions = of(names, "goldencup.json");
  for (const name of column(of(decks, "champions.csv"), 2)) expect(champions, name).toHaveProperty([slug(name)]);
  for (const name of column(of(decks, "fans.csv"), 1)) expect(champions, name).toHaveProperty([slug(name)]);
  const provinces = of(names, "augustus.json");
  const rows = of(decks, "objectives.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
  for (const [, name, , kind] of rows) if (kind === "province") expect(provinces, name).toHaveProperty([slug(name!)]);
  const cards = of(names, "spartacus.json");
  for (const id of [...column(of(decks, "market.csv"), 0), ...column(of(decks, "intrigue.csv"), 0)])
    expect(cards, id).toHaveProperty([id]);
  for (const named of Object.values(names)) expect(new Set(Object.values(named)).size).toBe(Object.keys(named).length);
});

test("senators have different faces", () => {
  const senators = of(decks, "objectives.csv")
    .split("\n")
    .filter((line) => line.includes(",senator,"))
    .map((line) => line.split(",")[1]!);
  expect(new Set(senators.map(hash)).size).toBe(senators.length);
});
