import type { Kind, Level, Trait } from "./view";

/** Colours of the teams, by seat; white letters can be read on all of them. */
const TEAMS = ["#a8232f", "#1d5c9e", "#2c6e37", "#85600a", "#6f3a96", "#0c6b72"];
const MACHINE = "#55585e";
export const teamTone = (team: number, automa: number | undefined): string =>
  team === automa ? MACHINE : (TEAMS[team] ?? MACHINE);

export const ATTACK_TONE = "#a8232f";
export const DEFENCE_TONE = "#1d5c9e";

/** Every trait has a colour and a shape of its own; all shapes lie in a box of 24. */
export const TRAIT: Record<Trait, { tone: string; on: string; shape: string; mark: string }> = {
  // A fist in a hexagon, a star in a diamond, a leaf, a feather in a square, a moon.
  R: {
    tone: "#c23a34",
    on: "#fff",
    shape: "M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z",
    mark: "M8 8h2v3h1V7h2v4h1V8h2v6c0 2-1.5 3-4 3s-4-1-4-3z",
  },
  B: {
    tone: "#2f6fc0",
    on: "#fff",
    shape: "M12 .8 23.2 12 12 23.2.8 12z",
    mark: "m12 6 1.5 4.3 4.5 1.7-4.5 1.700L12 18l-1.5-4.300L6 12l4.5-1.700z",
  },
  G: {
    tone: "#3b8a45",
    on: "#fff",
    shape: "M12 1C19 5 22 9 22 14a10 9.5 0 0 1-20 0C2 9 5 5 12 1z",
    mark: "M12 6c3.5 2.5 4.5 5 4.5 7.2 0 2.3-1.7 3.8-3.7 4V11h-1.600v6.200c-2-.2-3.7-1.7-3.7-4C7.5 11 8.5 8.5 12 6z",
  },
  Y: {
    tone: "#e0ac1f",
    on: "#2c2000",
    shape: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
    mark: "M13.5 5 7 13.500h4L9.5 19 17 10h-4.500z",
  },
  V: {
    tone: "#7c4aa8",
    on: "#fff",
    shape: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
    mark: "M14.5 6a6.5 6.5 0 1 0 3.5 8.500A5.5 5.5 0 0 1 14.5 6z",
  },
};

export const LEVEL: Record<Level, { tone: string; edge: string; on: string }> = {
  bronze: { tone: "linear-gradient(135deg, #e3b287, #b5763f)", edge: "#7d4a20", on: "#301a08" },
  silver: { tone: "linear-gradient(135deg, #f1f4f7, #aab4bf)", edge: "#5d6873", on: "#1d242b" },
  gold: { tone: "linear-gradient(135deg, #fff0a8, #dfa91f)", edge: "#8a6200", on: "#332300" },
};

/** Fans who count champions of a trait or a level wear their colour; the others that of the fan cards. */
const FAN_TONES: Readonly<Record<string, { tone: string; on: string }>> = {
  "fire-ultras": TRAIT.R,
  "mages-guild-stand": TRAIT.B,
  "forest-folk": TRAIT.G,
  "market-jugglers": TRAIT.Y,
  "night-crowd": TRAIT.V,
  "home-town-kids": { tone: "#9a5f2c", on: "#fff3e4" },
  "travelling-fans": { tone: "#65717d", on: "#fff" },
  "royal-box": { tone: "#a97a06", on: "#fff8e0" },
};
export const fanTone = (figure: string): { tone: string; on: string } =>
  FAN_TONES[figure] ?? { tone: "#7a3c52", on: "#fff1ee" };

/** Signs in a box of 24. */
export const SIGN = {
  I: "M13.5 2 4 14h6.500L9 22l11-13h-7z",
  T: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 3.500A1.5 1.5 0 1 0 8 9.500a1.5 1.5 0 0 0 0-3zm4 4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm4 4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  P: "M7.5 7C10 7 11 9.5 12 12c1 2.5 2 5 4.5 5a5 5 0 0 0 0-10C14 7 13 9.5 12 12c-1 2.5-2 5-4.5 5a5 5 0 0 1 0-10z",
  E: "M6 3h12v2h3v3c0 3-1.8 4.8-4.2 5.200A5.5 5.5 0 0 1 13 15.900V18h3v3H8v-3h3v-2.100a5.5 5.5 0 0 1-3.8-2.700C4.8 12.8 3 11 3 8V5h3zm0 4H5v1c0 1.4.5 2.3 1.3 2.800A8 8 0 0 1 6 9zm12 0v2c0 .6-.1 1.2-.3 1.800C18.5 10.3 19 9.4 19 8V7z",
  coin: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm-1 2.500h3v8h-2v-6h-1z",
  glory: "m12 1.5 3 6.8 7.4.8-5.5 5 1.5 7.300L12 17.700l-6.4 3.7 1.5-7.3-5.5-5 7.4-.8z",
  agent:
    "M10 3a7 7 0 0 1 5.6 11.200L22 20.6 20.6 22l-6.4-6.400A7 7 0 1 1 10 3zm0 2.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
  stadium:
    "M12 5c6 0 10 2 10 4.500V16c0 2.5-4 4.5-10 4.500S2 18.5 2 16V9.500C2 7 6 5 12 5zm0 2.500c-4.5 0-7.5 1.2-7.5 2s3 2 7.5 2 7.5-1.2 7.5-2-3-2-7.5-2zM11 1h5l-1.5 1.500L16 4h-4v2h-1z",
  sponsor: "M4 3h16v12l-8 7-8-7zm3.5 3.500v2h9v-2zm0 4v2h6v-2z",
  up: "m12 3 8 9h-5v9H9v-9H4z",
  down: "m12 21-8-9h5V3h6v9h5z",
  sack: "M4 4.5 5.5 3 12 9.5 18.5 3 20 4.5 13.5 11 20 17.5 18.5 19 12 12.5 5.5 19 4 17.5 10.5 11z",
  person: "M12 2.500a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.400zM3.5 21.500c.4-5 3.6-8 8.5-8s8.1 3 8.5 8z",
  flag: "M5 2h2v20H5zM8.5 3H21l-3.5 4.500L21 12H8.500z",
  bag: "M8 2h8l-1.5 4C19 8 21.5 12 21.5 16c0 4-3.5 6-9.5 6s-9.5-2-9.5-6C2.5 12 5 8 9.5 6z",
  ball: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5-4.2 3 1.6 5h5.200l1.6-5zM11 3.2 7.5 5.700l-.2 2.200L11 5.300zm2 0v2.100l3.7 2.6-.2-2.200zM3.6 12l1.3 4.2 2.1.4-1.4-4.300zm16.8 0-2 .3-1.4 4.3 2.1-.4zM9.5 17.500l-1 1.9 3.5 1 3.5-1-1-1.900z",
  done: "m4 12.5 2-2 4 4L18 6.500l2 2-10 10z",
} as const;
export type SignName = keyof typeof SIGN;
export const isKind = (name: string): name is Kind => "ITPE".includes(name);
