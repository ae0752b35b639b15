/**
 * The chance of a finished game derived again, by the browser's own cryptography (docs/design/chance.md):
 * the commitment from the secret, and every shuffle, draw and die from secret, words of the players and table.
 */

import type { ChanceEvent, Proof } from "../wire";

export interface Checked {
  event: ChanceEvent;
  /** What must have come out. */
  derived: string[];
  /** Does the record contain exactly this? null where it contains nothing. */
  right: boolean | null;
}

const WORD = 2 ** 32;
const WORD_BYTES = 4;
const SHA_256 = "SHA-256";
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** Browsers give their cryptography to pages only that came by https or from this machine. */
export const canProve = (): boolean => globalThis.isSecureContext && globalThis.crypto?.subtle !== undefined;

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Options as the commitment has them: JSON with sorted names, without blanks, in ASCII. */
export function optionsText(options: Readonly<Record<string, string>>): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(sorted).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What was shown before the game: SHA-256("ludus-1" | game | options | secret). */
export async function commitment(
  game: string,
  options: Readonly<Record<string, string>>,
  secret: string,
): Promise<string> {
  const text = bytes(`ludus-1|${game}|${optionsText(options)}|`);
  const hidden = fromHex(secret);
  const whole = new Uint8Array(text.length + hidden.length);
  whole.set(text);
  whole.set(hidden, text.length);
  return toHex(await crypto.subtle.digest(SHA_256, whole));
}

async function signer(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: SHA_256 }, false, ["sign"]);
}

/** The key of all random numbers of a game: HMAC(secret, words of the players | table). */
export async function chanceKey(secret: string, seeds: readonly string[], table: string): Promise<CryptoKey> {
  const mixed = await crypto.subtle.sign("HMAC", await signer(fromHex(secret)), bytes([...seeds, table].join("|")));
  return signer(new Uint8Array(mixed));
}

/** The random numbers of one event: HMAC(key, label | number | block), read as big-endian words of 32 bits. */
async function* randomWords(key: CryptoKey, label: string, number: number): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const digest = new DataView(await crypto.subtle.sign("HMAC", key, bytes(`${label}|${number}|${block}`)));
    for (let place = 0; place < digest.byteLength; place += WORD_BYTES) yield digest.getUint32(place);
  }
}

/** A number below `size`; words from the largest multiple of it on are thrown away, so that all are equally likely. */
export async function below(words: AsyncGenerator<number, never>, size: number): Promise<number> {
  for (;;) {
    const { value } = await words.next();
    if (value < WORD - (WORD % size)) return value % size;
  }
}

/** What must have come out of an event. */
export async function derive(key: CryptoKey, event: ChanceEvent): Promise<string[]> {
  const words = randomWords(key, event.stream, event.number);
  if (event.kind === "pick") return [event.before[await below(words, event.before.length)] ?? ""];
  const items = [...event.before];
  const first = Math.max(items.length - event.count, 1);
  for (let place = items.length - 1; place >= first; place--) {
    const other = await below(words, place + 1);
    [items[place], items[other]] = [items[other]!, items[place]!];
  }
  return items;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/** Every event of a finished game, one after the other. */
export async function* check(proof: Proof): AsyncGenerator<Checked> {
  const key = await chanceKey(proof.secret, proof.seeds, proof.table);
  for (const event of proof.events) {
    const derived = await derive(key, event);
    yield { event, derived, right: event.result.length ? same(derived, event.result) : null };
  }
}

// --- What this browser remembers ------------------------------------------------------------------

const NOTED = "ludus-commitments";
const MOST_NOTED = 200;

export interface Noted {
  table: string;
  commitment: string;
  /** Milliseconds since 1970. */
  at: number;
}

function readNotes(): Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NOTED) ?? "[]");
    return Array.isArray(kept) ? (kept as Noted[]) : [];
  } catch {
    return [];
  }
}

/** Keep the commitment of a game that is not over: afterwards nobody can say that it was another one. */
export function note(table: string, commitment: string): void {
  const notes = readNotes();
  if (!commitment || notes.some((each) => each.table === table)) return;
  try {
    localStorage.setItem(NOTED, JSON.stringify([...notes, { table, commitment, at: Date.now() }].slice(-MOST_NOTED)));
  } catch {
    // Without storage the page proves all but this.
  }
}

/** What this browser saw while the game was not over. */
export const noted = (table: string): Noted | undefined => readNotes().find((each) => each.table === table);
