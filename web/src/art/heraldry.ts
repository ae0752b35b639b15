/** Arms for everything that has a card: the field follows from the card's name, so that the same card always has the same. */

/** A number from a text, the same everywhere: FNV-1a. */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 0x01000193);
  // The last bits of similar names are similar: stir once more.
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  return (found ^ (found >>> 13)) >>> 0;
}

/** Divisions of a field of 100 x 100. */
export const FIELDS = [
  "M50 0H100V100H50Z",
  "M0 50H100V100H0Z",
  "M0 0H100V100Z",
  "M100 0V100H0Z",
  "M0 0H50V50H0ZM50 50H100V100H50Z",
  "M0 72L50 38L100 72V100L50 66L0 100Z",
  "M34 0H66V100H34Z",
  "M0 34H100V66H0Z",
  "M0 0L50 50L100 0ZM0 100L50 50L100 100Z",
  "M50 50L38 0H62ZM50 50L100 38V62ZM50 50L62 100H38ZM50 50L0 62V38ZM50 50L78 6L96 22ZM50 50L94 78L78 96ZM50 50L22 94L4 78ZM50 50L6 22L22 6Z",
  "M0 0H25V25H0ZM50 0H75V25H50ZM25 25H50V50H25ZM75 25H100V50H75ZM0 50H25V75H0ZM50 50H75V75H50ZM25 75H50V100H25ZM75 75H100V100H75Z",
  "M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4ZM50 18A32 32 0 1 1 50 82A32 32 0 1 1 50 18Z",
] as const;

export const fieldOf = (name: string): string => FIELDS[hash(name) % FIELDS.length]!;

/** The name of a figure in a sheet: "Hill Giantess" is `hill-giantess`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
