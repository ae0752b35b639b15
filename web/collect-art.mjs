// Takes the pictures that we use out of two icon sets and writes them into src/art: run it after changing a list below or
// in src/art/names. `node collect-art.mjs FOLDER_OF_LUCIDE FOLDER_OF_GAME_ICONS`, each an unpacked package @iconify-json/….

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ART = fileURLToPath(new URL("src/art", import.meta.url));

/** The name in the house, and the one in Lucide. */
const ICONS = {
  rules: "book-open",
  share: "share-2",
  menu: "ellipsis",
  auto: "contrast",
  light: "sun",
  dark: "moon",
  close: "x",
  undo: "undo-2",
  hint: "lightbulb",
  list: "list",
  person: "user",
  people: "users",
  bot: "bot",
  program: "code-xml",
  open: "plus",
  copy: "copy",
  done: "check",
  up: "chevron-up",
  down: "chevron-down",
  talk: "message-circle",
  download: "download",
  upload: "upload",
  flag: "flag",
  eye: "eye",
  search: "search",
  back: "chevron-left",
  forward: "chevron-right",
  clock: "clock",
  days: "calendar-days",
  timer: "timer",
  together: "handshake",
  against: "swords",
  play: "play",
  pause: "pause",
  learn: "graduation-cap",
  sound: "volume-2",
  silent: "volume-x",
  dice: "dices",
  crown: "crown",
  trophy: "trophy",
  bell: "bell",
  edit: "pencil",
  remove: "trash-2",
  qr: "qr-code",
  link: "link",
  again: "rotate-ccw",
  lock: "lock",
  proof: "shield-check",
  first: "skip-back",
  last: "skip-forward",
  history: "history",
  help: "circle-help",
  globe: "globe",
  settings: "settings",
  mute: "bell-off",
  enter: "log-in",
};

const read = (folder) => JSON.parse(readFileSync(join(folder, "icons.json"), "utf8"));

function find(set, name) {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent])?.body;
  if (!body) throw new Error(`there is no icon ${name}`);
  return body;
}

function house(lucide) {
  const lines = Object.entries(ICONS).map(([name, from]) => {
    const body = find(lucide, from)
      .replace(/ (fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, "")
      .replace(/^<g>(.*)<\/g>$/, "$1");
    return `  ${name}: ${JSON.stringify(body)},`;
  });
  const head =
    "/** Icons of Lucide (https://lucide.dev), © Lucide Contributors, ISC licence; written by collect-art.mjs. */\n";
  writeFileSync(join(ART, "icons.ts"), `${head}export const ICONS = {\n${lines.join("\n")}\n} as const;\n`);
}

/** Tenths are fine enough on a field of 512; the point stays, for it may be all that parts two numbers. */
const rounded = (body) => body.replace(/\d*\.\d+/g, (number) => Number(number).toFixed(1).replace(/^0\./, "."));

/** A picture per card of a game: `src/art/names/GAME.json` says which. */
function game(set, file) {
  const names = JSON.parse(readFileSync(join(ART, "names", file), "utf8"));
  const symbols = Object.entries(names).map(([card, name]) => {
    const body = rounded(find(set, name).replace(/ fill="currentColor"/g, ""));
    return `<symbol id="${card}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  const head =
    "<!-- Pictures of game-icons.net by Lorc, Delapouite and others, CC BY 3.0; chosen by collect-art.mjs. -->";
  const name = `${basename(file, ".json")}.svg`;
  writeFileSync(join(ART, name), `<svg xmlns="http://www.w3.org/2000/svg">\n${head}\n${symbols.join("\n")}\n</svg>\n`);
}

const [lucide, icons] = process.argv.slice(2).map(read);
house(lucide);
for (const file of readdirSync(join(ART, "names"))) game(icons, file);
