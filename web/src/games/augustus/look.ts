import type { Token, Type } from "./view";

/** Colours that go with the signs: colour is never the only sign. */

/** Troops as ink on the paper of a card, and as the field of a token. */
export const TROOP: Record<Token, string> = {
  S: "#941b1b",
  H: "#1c4f94",
  C: "#7c4e08",
  K: "#3d5a1a",
  T: "#0b6066",
  D: "#35303f",
  J: "#8a5d00",
};

export interface TypeLook {
  tone: string;
  on: string;
  /** Drawn over the tone, so that the type shows without colours too. */
  pattern: string;
}

const fine = "color-mix(in srgb, currentColor 17%, transparent)";

export const TYPE: Record<Type, TypeLook> = {
  GREEN: {
    tone: "#2c6a3b",
    on: "#ffffff",
    pattern: `repeating-linear-gradient(45deg, ${fine} 0 3px, transparent 3px 10px)`,
  },
  PURPLE: { tone: "#6d3b8c", on: "#ffffff", pattern: `radial-gradient(${fine} 28%, transparent 30%) 0 0 / 9px 9px` },
  ORANGE: {
    tone: "#b04a0c",
    on: "#ffffff",
    pattern: `repeating-linear-gradient(90deg, ${fine} 0 3px, transparent 3px 9px)`,
  },
  SENATOR: { tone: "#e8dcc0", on: "#3a2a18", pattern: `linear-gradient(#8b1e2f, #8b1e2f) 0 100% / 100% 4px no-repeat` },
};
