import type { GameModule } from "./module";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The module of a game: `games/NAME/index.ts`, its default export; one that can draw any game for those without. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).default : (await import("./generic/generic")).loadGeneric(name);
}

/** Has this client a board made for the game? */
export const drawn = (name: string): boolean => `./${name}/index.ts` in modules;
