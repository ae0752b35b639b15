/** Light, dark, or as the system says. */

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = "ludus-theme";

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem(KEPT)) ?? "auto");

  constructor() {
    this.#show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEPT, theme);
    this.#show();
  }

  #show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const look = new Look();
