import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import { findBrowser } from "./browser.mjs";
import client from "./vite.config.ts";

// Components are tested in the browser that the tests of the whole use too, see browser.mjs.
const browser = await findBrowser();

export default mergeConfig(
  client,
  defineConfig({
    // Packages found only while tests run would make Vite reload the page under them.
    optimizeDeps: { include: ["@fluent/bundle", "axe-core"], noDiscovery: true },
    test: {
      include: ["test/**/*.test.ts"],
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
