import type { GameTexts } from "../wire";

/** The words of games that this client does not bring along, from the server: asked for once, and kept. */

const known = new Map<string, Promise<GameTexts>>();

async function fetched(path: string): Promise<GameTexts> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`status ${response.status} of ${path}`);
  return (await response.json()) as GameTexts;
}

export function outsideText(game: string, language: string): Promise<GameTexts> {
  const path = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const asked = known.get(path) ?? fetched(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
