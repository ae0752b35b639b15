import { expect, test } from "vitest";
import { absolute, keyPath, parse, router, rulesPath, tablePath, watchPath } from "../../src/lib/router.svelte";

test.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/t/ABC", { page: "table", table: "ABC", watch: false, key: "" }],
  ["#/t/ABC/watch", { page: "table", table: "ABC", watch: true, key: "" }],
  ["#/t/ABC/k/s3cret", { page: "table", table: "ABC", watch: false, key: "s3cret" }],
  ["#/rules/regicide", { page: "rules", game: "regicide", rule: "" }],
  ["#/rules/regicide/RG-143", { page: "rules", game: "regicide", rule: "RG-143" }],
  ["#/t", { page: "lost" }],
  ["#/t/ABC/k", { page: "lost" }],
  ["#/t/ABC/watch/x", { page: "lost" }],
  ["#/t/%E0%A4%A", { page: "table", table: "%E0%A4%A", watch: false, key: "" }],
  ["#/nonsense", { page: "lost" }],
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
