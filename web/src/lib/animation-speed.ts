/** How fast a board shows matches and bouts; every browser remembers its player's choice, by game. */

export type Speed = "slow" | "normal" | "fast";
export const SPEEDS: Speed[] = ["slow", "normal", "fast"];

export const keptSpeed = (game: string): Speed =>
  SPEEDS.find((speed) => speed === localStorage.getItem(`${game}-speed`)) ?? "normal";
export const keepSpeed = (game: string, speed: Speed): void => localStorage.setItem(`${game}-speed`, speed);
