import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import App from "../src/App.svelte";
import { guest } from "../src/lib/guest.svelte";
import { words } from "../src/lib/words.svelte";
import { FakeSocket } from "./common/fakes";

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no server");
  });
  await words.start("en");
});

test("each address has its page", async () => {
  location.hash = "#/";
  const screen = await render(App);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sit down and play");
  await expect.element(screen.getByText("Can’t reach the server.", { exact: false }).first()).toBeVisible();
  location.hash = "#/rules/regicide/RG-143";
  await expect.element(screen.getByText("RG-143", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("tab", { name: "Every rule" })).toHaveAttribute("aria-selected", "true");
  location.hash = "#/nowhere/at/all";
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
  location.hash = "#/";
});

test("no line to a table before the server knows who we are: the line carries the cookie", async () => {
  const opened: string[] = [];
  let known = () => {};
  const me = new Promise<Response>(
    (resolve) => (known = () => resolve(Response.json({ name: "Anna", language: "en", tables: [] }))),
  );
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/me" ? me : Response.json({ version: "1", games: [] }),
  );
  vi.stubGlobal(
    "WebSocket",
    class {
      readyState = 0;
      constructor(address: string) {
        if (address.includes("/api/tables/")) opened.push(address);
      }
      close() {}
    },
  );
  guest.me = null;
  location.hash = "#/t/T1";
  await render(App);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(opened).toEqual([]);
  known();
  await vi.waitFor(() => expect(opened).toHaveLength(1), { timeout: 10_000 });
  expect(opened[0]).toMatch(/\/api\/tables\/T1\/live\?have=0$/);
  location.hash = "#/t/T2/watch";
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(opened).toHaveLength(2);
  expect(opened[1]).toMatch(/\/api\/tables\/T2\/live\?have=0&watch=1$/);
  location.hash = "#/";
});

test("what is not there is said on its page, with a title and a way that leads somewhere", async () => {
  const nothing = { reason: { en: "There is no such table.", ru: "Такого стола нет." }, rule: "", wait: 0 };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/me") return Response.json({ name: "Anna", language: "en", tables: [] });
    if (path === "/api/info") return Response.json({ version: "1", games: [] });
    if (path.startsWith("/api/me/link")) return Response.json(nothing, { status: 400 });
    return Response.json(nothing, { status: 404 });
  });
  let sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(address: string) {
        super(address);
        if (address.includes("/api/tables/")) sockets.push(this);
      }
    },
  );
  location.hash = "#/rules/nope";
  const screen = await render(App);
  await expect.element(screen.getByText("This page can’t show the game “nope” yet.")).toBeVisible();
  await expect.element(screen.getByText("Skip to content")).toBeInTheDocument();
  location.hash = "#/rules/regicide/RG-999";
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This game has no rule RG-999.");

  sockets = [];
  location.hash = "#/t/NOPE";
  await vi.waitFor(() => expect(sockets).toHaveLength(1), { timeout: 10_000 });
  sockets[0]!.open();
  sockets[0]!.drop(4404);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
  expect(document.title).toContain("Page not found");
  await expect.element(screen.getByText("Skip to the table")).toBeInTheDocument();

  for (const hash of ["#/t/NOPE/k/zzz", "#/proof/NOPE", "#/replay/NOPE", "#/me/used"]) {
    location.hash = hash;
    await expect.element(screen.getByRole("alert")).toHaveTextContent("There is no such table.");
    await expect.element(screen.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(document.querySelector('a[href*="#/t/NOPE"]'), hash).toBe(null);
  }
  location.hash = "#/";
});
