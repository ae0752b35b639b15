/** What this client mixes into the shuffles, so that nobody else can have chosen them. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
