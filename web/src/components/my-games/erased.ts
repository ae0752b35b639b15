/** What the first page has to say after everything was erased: the page is loaded anew in between. */

export const ERASED = "ludus-erased";

/** True once. */
export function wasErased(): boolean {
  const erased = sessionStorage.getItem(ERASED) !== null;
  sessionStorage.removeItem(ERASED);
  return erased;
}
