/** Light, dark, or as the system says. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const STORAGE_KEY = "ludus-theme";

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(STORAGE_KEY)) ?? "auto");

  constructor() {
    this.#show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(STORAGE_KEY, theme);
    this.#show();
  }

  #show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const look = new Look();
