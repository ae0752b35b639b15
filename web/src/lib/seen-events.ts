/** How many events of each table this browser's player has seen, kept for the newest tables. */

const STORAGE_KEY = "ludus-seen";
const TABLES = 40;

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function seen(table: string): number {
  return read().find(([name]) => name === table)?.[1] ?? 0;
}

export function remember(table: string, events: number): void {
  const others = read().filter(([name]) => name !== table);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, events], ...others].slice(0, TABLES)));
}
