import type { GameModule } from "./module";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The module of a game: `games/NAME/index.ts`, its default export; undefined for a game that this client cannot draw. */
export async function loadGame(name: string): Promise<GameModule | undefined> {
  const load = modules[`./${name}/index.ts`];
  return load && (await load()).default;
}

export const drawn = (name: string): boolean => `./${name}/index.ts` in modules;
