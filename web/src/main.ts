import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { showIcon } from "./lib/favicon";
import { words } from "./lib/words.svelte";

const FONT_TIMEOUT = 500; // milliseconds
showIcon(false);
const ours = letters("Aa");
await words.start();
await Promise.all([ours, words.language === "ru" && letters("Яя")]);
mount(App, { target: document.getElementById("app")! });

/** Our letters, so that nothing moves when they come; a slow line does not wait for them. */
async function letters(sample: string): Promise<void> {
  const faces = ["Forum", "Alegreya"].map((face) => document.fonts.load(`700 1em ${face}`, sample));
  await Promise.race([Promise.allSettled(faces), new Promise((go) => setTimeout(go, FONT_TIMEOUT))]);
}
