/** Has the window room for everything at once? The same question as in the style sheets of this folder. */
export const hasRoom = (): boolean => matchMedia("(min-width: 64rem) and (min-height: 36rem)").matches;

/** What may stay at the upper end of the window while the page scrolls. */
const HEAD = 64;

/** Scrolls the page as far as needed to show a part above the dock; of one that is too high, its beginning. */
export function intoSight(part: HTMLElement, dock: number, behavior: ScrollBehavior): void {
  const fits = part.offsetHeight <= innerHeight - dock - HEAD;
  part.style.scrollMarginBlock = `${HEAD}px ${dock + 8}px`;
  part.scrollIntoView({ block: fits ? "nearest" : "start", inline: "nearest", behavior });
}
