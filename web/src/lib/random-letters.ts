const STORAGE_KEY = "ludus-luck";
const MOST_KEPT = 200;

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** What this client mixes into the shuffles, so that nobody else can have chosen them. */
export function randomLetters(): string {
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...readKept(), made].slice(-MOST_KEPT)));
  } catch {
    // Without storage nobody can show afterwards that it was ours.
  }
  return made;
}

/** Did this browser make these words? */
export const isOurs = (words: string): boolean => readKept().includes(words);
