/** Has the window room for everything at once? The same question as in the style sheets of this folder. */
export const hasRoom = (): boolean => matchMedia("(min-width: 64rem) and (min-height: 36rem)").matches;
