import { expect, test, vi } from "vitest";
import { absolute, keyPath, parse, router, rulesPath, tablePath, watchPath } from "../../src/lib/router.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/t/ABC", { page: "table", table: "ABC", watch: false, key: "" }],
  ["#/t/ABC/watch", { page: "table", table: "ABC", watch: true, key: "" }],
  ["#/t/ABC/k/s3cret", { page: "table", table: "ABC", watch: false, key: "s3cret" }],
  ["#/rules/regicide", { page: "rules", game: "regicide", rule: "" }],
  ["#/rules/regicide/RG-143", { page: "rules", game: "regicide", rule: "RG-143" }],
  ["#/t", { page: "not-found" }],
  ["#/t/ABC/k", { page: "not-found" }],
  ["#/t/ABC/watch/x", { page: "not-found" }],
  ["#/t/%E0%A4%A", { page: "table", table: "%E0%A4%A", watch: false, key: "" }],
  ["#/my-games", { page: "my-games" }],
  ["#/mine", { page: "my-games" }], // until version 0.2
  ["#/nonsense", { page: "not-found" }],
])("%s", (hash, route) => expect(parse(hash)).toEqual(route));

test("paths are read back as they were written", () => {
  expect(parse(tablePath("a/b c"))).toMatchObject({ page: "table", table: "a/b c" });
  expect(parse(watchPath("x"))).toMatchObject({ watch: true });
  expect(parse(keyPath("x", "k/1"))).toMatchObject({ table: "x", key: "k/1" });
  expect(parse(rulesPath("regicide", "RG-R05"))).toMatchObject({ rule: "RG-R05" });
});

test("a key is not left in the history", () => {
  location.hash = keyPath("x", "secret");
  const steps = history.length;
  router.replace(tablePath("x"));
  expect(location.hash).toBe("#/t/x");
  expect(history.length).toBe(steps);
  expect(router.route).toMatchObject({ page: "table", key: "" });
  expect(absolute(tablePath("y")).endsWith("#/t/y")).toBe(true);
  history.replaceState(null, "", location.pathname + location.search);
});

test("another page begins at its top, a step in the same page stays, and Back finds the old place", async () => {
  const tall = document.body.appendChild(document.createElement("div"));
  tall.style.height = "5000px";
  const go = async (move: () => void) => {
    const arrived = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    move();
    await arrived;
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const down = async (to: number) => {
    scrollTo(0, to);
    await new Promise((resolve) => setTimeout(resolve, 50)); // nobody presses a link in the very moment
  };
  await go(() => router.go("#/lobby"));
  await down(700);
  await go(() => router.go("#/new/gorus/friends"));
  expect(scrollY).toBe(0);
  await down(300);
  addEventListener("popstate", () => (tall.style.height = "100px"), { once: true }); // a page is short at first
  addEventListener("hashchange", () => setTimeout(() => (tall.style.height = "5000px"), 30), { once: true });
  await go(() => history.back());
  await vi.waitFor(() => expect(scrollY).toBe(700));
  await go(() => history.forward());
  await vi.waitFor(() => expect(scrollY).toBe(300));
  await go(() => router.go("#/replay/T1/3"));
  expect(scrollY).toBe(0);
  await down(200);
  await go(() => router.go("#/replay/T1/4"));
  expect(scrollY).toBe(200);
  router.replace("#/replay/T1/5"); // still an entry that has been shown
  await go(() => router.go("#/mine"));
  await down(100);
  await go(() => history.back());
  expect(scrollY).toBe(200);
  tall.remove();
  history.replaceState(null, "", location.pathname + location.search);
});
