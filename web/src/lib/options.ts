import type { Words } from "./words.svelte";

/** Options of a table in words, from what the client knows: no game has to be loaded for a list of tables. */

const LONG = 14;

/** Numbers go up; the first of the values, which is the default, stays first among words. */
export const areNumbers = (values: readonly string[]): boolean =>
  values.length > 1 && values.every((value) => /^[+-]?\d+$/.test(value));
export const inOrder = (values: readonly string[]): string[] =>
  areNumbers(values) ? [...values].sort((a, b) => Number(a) - Number(b)) : [...values];

export function optionName(words: Words, game: string, name: string): string {
  const message = `opt-${game}-${name}`;
  return words.has(message) ? words.t(message) : name;
}

export function optionValue(words: Words, game: string, name: string, value: string): string {
  const own = `opt-${game}-${name}-own`; // a deck of one's own
  if (value.length > LONG && words.has(own)) return words.t(own);
  const message = `opt-${game}-${name}-${value.replace(/^\+/, "plus").replaceAll("+", "-")}`; // names of messages hold no "+"
  if (/^[\w-]+$/.test(message) && words.has(message)) return words.t(message);
  if (/^[A-H]$/.test(value)) return words.t("opt-seat", { letter: value });
  return value.length > LONG ? words.t("opt-own") : value;
}
