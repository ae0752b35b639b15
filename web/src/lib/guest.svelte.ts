import type { GameInfo, Info, Me } from "../wire";
import { drawn } from "../games";
import { api, sentence } from "./api";
import { words, type Language } from "./words.svelte";

/** Who plays at this browser, and what the server offers. */

class Guest {
  me = $state.raw<Me | null>(null);
  info = $state.raw<Info | null>(null);
  trouble = $state("");
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.refresh().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async refresh(): Promise<void> {
    try {
      // Who I am first: the answer brings the cookie, and two answers at once would bring two.
      this.me = await api.me();
      this.info ??= await api.info();
      this.trouble = "";
      if (this.me.name && !words.chosen && this.me.language !== words.language) await words.use(this.me.language);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** "" when saved, else a sentence. */
  async rename(name: string): Promise<string> {
    const wanted = name.trim().replace(/\s+/g, " ");
    if (this.me && wanted === this.me.name && this.me.language === words.language) return "";
    try {
      this.me = await api.setMe({ name: wanted, language: words.language });
      return "";
    } catch (error) {
      return sentence(error);
    }
  }

  async speak(language: Language): Promise<void> {
    await words.choose(language);
    if (this.me) await this.rename(this.me.name);
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** Can the game be played here? The games of this client can be before the server has answered. */
  offers(name: string): boolean {
    return drawn(name) || this.game(name) !== undefined;
  }

  /** What a game is like, in one sentence. */
  summary(name: string): string {
    const own = this.game(name)?.summary;
    const message = `poster-${name}`;
    return own?.[words.language] ?? own?.["en"] ?? (words.has(message) ? words.t(message) : "");
  }

  title(name: string): string {
    const title = this.game(name)?.title;
    return title?.[words.language] ?? title?.["en"] ?? name;
  }
}

export const guest = new Guest();
