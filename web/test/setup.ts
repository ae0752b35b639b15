import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-svelte";

// Files that share a page must not find what another one has left on it.
beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
