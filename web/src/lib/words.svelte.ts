import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Fact } from "../wire";
import type { Values } from "../games/module";
import { outsideText } from "./game-texts";

/** Every word on the screen: Fluent files of the client and of each game, loaded when they are needed. */

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Languages are named in themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский" };

type Load = () => Promise<string>;
const client = import.meta.glob<string>("../text/client.*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;
const games = import.meta.glob<string>(
  ["@ludus/games/*/text.*.ftl", "@ludus/games/*/ledger.*.ftl", "@ludus/games/*/guide.*.md"],
  { query: "?raw", import: "default" },
) as Record<string, Load>;

/** Words that few pages need. */
const extras = import.meta.glob<string>("../text/proof.*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  Load
>;

const STORAGE_KEY = "ludus-language";
/** Of the seats. */
export const LETTERS = "ABCDEFGH";

function find(files: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

const ENDS = { text: "ftl", ledger: "ftl", guide: "md" } as const;

/** A file of a game: of those that this client brings along, else from the server. */
async function fileOf(game: string, file: keyof typeof ENDS, language: Language): Promise<string> {
  const own = find(games, `/${game}/${file}.${language}.${ENDS[file]}`);
  return own ? await own() : (await outsideText(game, language))[file];
}

function preferred(): Language {
  const kept = localStorage.getItem(STORAGE_KEY);
  const wanted = [kept ?? "", ...navigator.languages].map((language) => language.slice(0, 2));
  return (wanted.find((language) => LANGUAGES.includes(language as Language)) as Language | undefined) ?? "en";
}

export interface Section {
  title: string;
  rules: string[];
}

export function sections(ledger: string): Section[] {
  const found: Section[] = [];
  for (const line of ledger.split("\n")) {
    const title = /^## (.+)$/.exec(line)?.[1];
    const rule = /^([A-Z]{1,4}-[QR]?\d+) =/.exec(line)?.[1];
    if (title) found.push({ title, rules: [] });
    if (rule) found.at(-1)?.rules.push(rule);
  }
  return found.filter((section) => section.rules.length);
}

/** A number in words for people: its minus is no hyphen. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

export class Words {
  language = $state<Language>("en");
  /** Grows with every file that has been added, so that texts on the screen are renewed. */
  #grown = $state(0);
  /** The game whose words are in use: games give the same names to different words. */
  #game = $state("");
  /** By language, and for the words of a game by language and game. */
  #bundles = new Map<string, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #games = new Set<string>();
  #extras = new Set<string>();

  /** The words of the client in the language of the player. */
  async start(language: Language = preferred()): Promise<void> {
    await this.use(language);
  }

  async use(language: Language): Promise<void> {
    await this.#load(language, "client", find(client, `client.${language}.ftl`)!);
    await Promise.all(
      [...this.#games].map((name) => {
        const [game, file] = name.split(" ") as [string, "text" | "ledger"];
        return this.#load(language, name, () => fileOf(game, file, language), game);
      }),
    );
    await Promise.all(
      [...this.#extras].map((file) => this.#load(language, file, find(extras, `/${file}.${language}.ftl`)!)),
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The player has chosen: this browser remembers it. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORAGE_KEY, language);
    await this.use(language);
  }

  /** Has the player of this browser ever chosen a language? */
  get chosen(): boolean {
    return localStorage.getItem(STORAGE_KEY) !== null;
  }

  /** The words of a game; its ledger too if asked for. */
  async game(name: string, ledger = false): Promise<void> {
    for (const file of ledger ? ["text", "ledger"] : ["text"]) this.#games.add(`${name} ${file}`);
    await this.use(this.language);
    this.#game = name;
  }

  /** The words of a part of the client that are not loaded with the rest. */
  async extra(name: string): Promise<void> {
    this.#extras.add(name);
    await this.use(this.language);
  }

  async guide(name: string, language: Language): Promise<string> {
    return await fileOf(name, "guide", language);
  }

  has = (message: string): boolean => {
    void this.#grown;
    return this.#bundleOf(message) !== undefined;
  };

  /** Where a message stands: among the words of the game, or of the client. */
  #bundleOf(message: string): FluentBundle | undefined {
    const all = [this.#bundles.get(`${this.language} ${this.#game}`), this.#bundles.get(this.language)];
    return all.find((bundle) => bundle?.hasMessage(message));
  }

  t = (message: string, values: Values = {}): string => {
    void this.#grown;
    const bundle = this.#bundleOf(message);
    const pattern = bundle?.getMessage(message)?.value;
    if (!bundle || !pattern) {
      if (this.#bundles.has(this.language)) console.error(`there is no message ${message} in ${this.language}`);
      return message;
    }
    const plain = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? new Figure(value, { useGrouping: false }) : value,
      ]),
    );
    return bundle.formatPattern(pattern, plain, []);
  };

  /** Facts in one line; `name` gives the name of a seat. */
  describeFacts = (facts: readonly Fact[], name: (seat: number) => string): string =>
    facts.map((fact) => this.t(fact.message, this.#values(fact, name))).join("; ");

  /** All values of a fact: a `seat` can be called `who` as well, players go by their names, parts are sentences. */
  #values({ values = {}, seats = {}, parts = {} }: Fact, name: (seat: number) => string): Values {
    const filled: Values = {};
    for (const [key, value] of Object.entries(values))
      filled[key] = typeof value === "object" ? (value[this.language] ?? "") : value;
    if (typeof values.seat === "string") filled.who = name(LETTERS.indexOf(values.seat));
    for (const [key, letters] of Object.entries(seats))
      filled[key] = [...letters].map((letter) => name(LETTERS.indexOf(letter))).join(", ");
    for (const [key, facts] of Object.entries(parts))
      filled[key] = facts.map((fact) => this.describeFacts([fact], name)).join(", ");
    return filled;
  }

  /** The sections of a game's ledger with the numbers of their rules. */
  async ledger(name: string, language: Language): Promise<Section[]> {
    return sections(await fileOf(name, "ledger", language));
  }

  #load(language: Language, file: string, load: Load, game = ""): Promise<void> {
    const key = `${language} ${file}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const loading = this.#add(game ? `${language} ${game}` : language, language, load);
    this.#loaded.set(key, loading);
    loading.catch(() => this.#loaded.delete(key));
    return loading;
  }

  async #add(name: string, language: Language, load: Load): Promise<void> {
    const text = await load();
    let bundle = this.#bundles.get(name);
    if (!bundle) this.#bundles.set(name, (bundle = new FluentBundle(language, { useIsolating: false })));
    bundle.addResource(new FluentResource(text));
    this.#grown++;
  }
}

export const words = new Words();
