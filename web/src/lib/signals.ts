/** The set phrases of a game. */

const SIGNS: Record<string, string> = { "+": "plus", "-": "minus", "0": "zero" };

/** "s +" -> "signal-plus"; "" for free talk. */
export function signalMessage(text: string): string {
  if (!text.startsWith("s ")) return "";
  const word = text.slice(2);
  return `signal-${SIGNS[word] ?? word}`;
}
