import axe from "axe-core";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import "../../src/app.css";
import ProofPanel from "../../src/components/proof/ProofPanel.svelte";
import { randomLetters } from "../../src/lib/random-letters";
import { note } from "../../src/lib/proof";
import { words } from "../../src/lib/words.svelte";
import type { Proof } from "../../src/wire";
import sealed from "./sealed.json";

const proof = { ...sealed, computers: [] } as unknown as Proof;
const files = import.meta.glob<string>("../../src/text/proof.*.ftl", { query: "?raw", import: "default", eager: true });
const messages = (end: string): string[] => {
  const text = Object.entries(files).find(([path]) => path.endsWith(end))![1];
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
};

beforeAll(async () => {
  await words.use("en");
  await words.extra("proof");
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  return words.use("en");
});
const verdict = (page: { container: Element }) => page.container.querySelector("[data-verdict]")!;

test("both languages have the same messages", () => {
  expect(messages("ru.ftl")).toEqual(messages("en.ftl"));
});

test.each(["en", "ru"] as const)("a fair game is shown as right, without barriers (%s)", async (language) => {
  await words.use(language);
  const page = await render(ProofPanel, { proof });
  await expect.poll(() => verdict(page).getAttribute("data-verdict")).toBe("good");
  expect(page.container.querySelectorAll('[data-state="right"]').length).toBe(proof.events.length);
  expect(page.container.textContent).toContain(
    language === "en" ? "Shuffle of the tavern deck" : "Тасование колоды таверны",
  );
  expect(page.container.textContent).not.toMatch(/proof-|stream-/);
  const found = await axe.run(page.container, { rules: { region: { enabled: false } } });
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("a changed shuffle and a changed secret are shown as wrong", async () => {
  const events = proof.events.map((event) =>
    event.stream === "kings" ? { ...event, result: event.result.toReversed() } : event,
  );
  const page = await render(ProofPanel, { proof: { ...proof, events } });
  await expect.poll(() => verdict(page).getAttribute("data-verdict")).toBe("bad");
  const wrong = [...page.container.querySelectorAll('[data-state="wrong"]')];
  expect(wrong.map((row) => row.querySelector("b")?.textContent)).toEqual(["Order of the kings"]);
  await page.rerender({ proof: { ...proof, commitment: "0".repeat(64) } });
  await expect.poll(() => page.getByTestId("fits").element().textContent).toContain("doesn’t match");
});

test.each(["en", "ru"] as const)("a computer is called so, and a line shows that it opens (%s)", async (language) => {
  await words.use(language);
  const event = proof.events[0]!;
  const events = [0, 1, 2].map((seat) => ({ ...event, number: seat, move: 40 + seat, seat }));
  const page = await render(ProofPanel, {
    proof: { ...proof, events, computers: [2], words: [{ seat: 0, name: "Anna", luck: "abc", yours: true }] },
  });
  const wanted = language === "en" ? ["Move 40, Anna", "Move 41, B", "Move 42, Bot C"] : ["Anna", "B", "Бот C"];
  await expect.poll(() => page.container.querySelectorAll(".when").length).toBe(3);
  [...page.container.querySelectorAll(".when")].forEach((line, at) => expect(line.textContent).toContain(wanted[at]));
  const line = page.container.querySelector("details")!;
  const sign = () => getComputedStyle(line.querySelector(".opens")!).rotate;
  expect(sign()).toBe("none");
  line.open = true;
  await expect.poll(sign).toBe("180deg");
});

test("a running game shows the seal and the own words only", async () => {
  const running: Proof = {
    ...proof,
    status: "playing",
    secret: "",
    seeds: [],
    events: [],
    words: [{ seat: 0, name: "Anna", luck: "abc", yours: true }],
  };
  const page = await render(ProofPanel, { proof: running, table: "T1" });
  expect(verdict(page).getAttribute("data-verdict")).toBe("running");
  await expect.element(page.getByTestId("commitment")).toHaveTextContent(proof.commitment);
  await expect.element(page.getByText("A · Anna")).toBeVisible();
  expect(page.container.textContent).not.toContain("boris");
});

test("this browser remembers the seal that it saw, and the words that it made", async () => {
  const made = randomLetters();
  const own: Proof = { ...proof, words: [{ seat: 0, name: "Anna", luck: made, yours: true }] };
  note("T1", proof.commitment);
  note("T1", "another one, later");
  const page = await render(ProofPanel, { proof: own, table: "T1" });
  await expect.element(page.getByText(/saw the same seal/)).toBeVisible();
  await expect.element(page.getByText(/made by this browser/)).toBeVisible();
  note("T2", "f".repeat(64));
  await page.rerender({ proof: own, table: "T2" });
  await expect.poll(() => verdict(page).getAttribute("data-verdict")).toBe("bad");
  await expect.element(page.getByText(/was shown another seal/)).toBeVisible();
});

test("where the browser has no cryptography the page says so and claims nothing", async () => {
  vi.stubGlobal("isSecureContext", false);
  const page = await render(ProofPanel, { proof });
  expect(verdict(page).getAttribute("data-verdict")).toBe("insecure");
  await expect.element(page.getByText(/come over https/)).toBeVisible();
  expect(page.container.querySelectorAll("[data-state]").length).toBe(0);
});
