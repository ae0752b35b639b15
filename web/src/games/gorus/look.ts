import type { School } from "./view";

/** Each school has a colour, a sign and a letter: none of them is the only sign. */
export interface Look {
  /** The colour of its field, and the one of signs on it. */
  tone: string;
  on: string;
  /** Its colour as ink on the paper of a card. */
  ink: string;
  /** The sign around 0, 0, about 26 high; `cut` are lines in it. */
  sign: string;
  cut: string;
}

export const LOOK: Record<School, Look> = {
  B: {
    tone: "#2357b5",
    on: "#ffffff",
    ink: "#1d4793",
    sign: "M-10.500-8.200a2.700 2.700 0 0 1 5.200-1a2.700 2.700 0 0 1 5.200 0a2.700 2.700 0 0 1 5.200 0a2.700 2.700 0 0 1 5.200 1V3.500C10.300 6.500 8.500 8 6.800 8.600V13H-6.200V8.800C-9 7.600-10.500 5.500-10.500 2.500Z",
    cut: "M-5.300-8.500V-2.600M-.1-8.500V-2.600M5.100-8.500V-1.500M-10.500-2.300H1.500a3 3 0 0 1 0 5.600H-3.500",
  },
  N: {
    tone: "#6d4220",
    on: "#ffffff",
    ink: "#5f3818",
    sign: "M0-13.500L3-9.200V3.400H8.600V6.600H1.900V10.200A2.400 2.400 0 1 1-1.900 10.200V6.600H-8.600V3.400H-3V-9.200Z",
    cut: "M0-9V1.800",
  },
  G: {
    tone: "#1f7040",
    on: "#ffffff",
    ink: "#186036",
    sign: "M0-13.500L6.600-3.600L1.600-5.800V4.600L6 8.600V13.400L0 9.400L-6 13.400V8.600L-1.600 4.600V-5.800L-6.600-3.600Z",
    cut: "",
  },
  P: {
    tone: "#c42c7a",
    on: "#ffffff",
    ink: "#a81f65",
    sign: "M-1.600-13H1.600V-8.200C4.200-8.400 6.600-10 8.700-12.300C12.300-7 12.300-1.200 8.700 4.100C6.600 1.800 4.200 .2 1.600 0V13.200H-1.600V0C-4.200 .2-6.600 1.800-8.700 4.100C-12.300-1.200-12.300-7-8.700-12.300C-6.600-10-4.200-8.400-1.600-8.200Z",
    cut: "",
  },
  Y: {
    tone: "#f2bf26",
    on: "#33270a",
    ink: "#755600",
    sign: "M0-13L11-9V-.5C11 6.800 6 11 0 13.200C-6 11-11 6.800-11-.5V-9Z",
    cut: "M0-9.500V9.500M-7.600-2.200H7.600",
  },
};
