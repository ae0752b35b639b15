import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const python = fileURLToPath(new URL("../src/ludus", import.meta.url));

// How the client is built. Test tools are not there when it is built for `run.py start`: they are in vitest.config.ts.
export default defineConfig({
  plugins: [svelte()],
  // The words and the guides are those of the Python package: import them from "@ludus/…?raw".
  resolve: { alias: { "@ludus": python } },
  build: { target: "es2022", outDir: `${python}/server/web`, emptyOutDir: true },
  server: {
    fs: { allow: [".", python] },
    // `npm run dev` shows edited files at once and talks to a server that runs beside it.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/docs": "http://127.0.0.1:8000" },
  },
});
