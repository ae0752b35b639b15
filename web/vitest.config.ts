import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { findBrowser } from "./browser.mjs";
import client from "./vite.config.ts";

// Components are tested in the browser that the tests of the whole use too, see browser.mjs.
const browser = await findBrowser();

// These change what a page has once: its address, the texts it has loaded, the shows and connections that outlive a component.
const OWN_PAGE = [
  "test/common/{connection,i18n,router}.test.ts",
  "test/goldencup/Theatre.test.ts",
  "test/home/home.test.ts",
  "test/lobby/table.test.ts",
  "test/my-games/my-games.test.ts",
  "test/spartacus/{arena-show,ending}.test.ts",
];

export default mergeConfig(
  client,
  defineConfig({
    // Packages found only while tests run would make Vite reload the page under them.
    optimizeDeps: { include: ["@fluent/bundle", "axe-core"], noDiscovery: true },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: "shared page",
            include: ["test/**/*.test.ts"],
            exclude: OWN_PAGE,
            setupFiles: ["test/setup.ts"],
            isolate: false, // a page for every file takes a fifth more
          },
        },
        { extends: true, test: { name: "own page", include: OWN_PAGE } },
      ],
      testTimeout: 60_000, // milliseconds, on a busy machine
      fileParallelism: false, // focus and pointer belong to one test; two pages at once are not quicker
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: browser.path,
            env: { ...process.env, ...browser.env },
            args: ["--no-sandbox"],
          },
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);
