import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { showIcon } from "./lib/favicon";
import { words } from "./lib/words.svelte";

showIcon(false);
await words.start();
mount(App, { target: document.getElementById("app")! });
