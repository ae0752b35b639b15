/** The coin in the tab, with a dot when it is the player's turn. */
export function showIcon(turn: boolean): void {
  const dot = turn ? '<circle cx="50" cy="14" r="13" fill="#e8a33d" stroke="#fff" stroke-width="3"/>' : "";
  const coin =
    '<circle cx="32" cy="32" r="30" fill="#641623"/><path fill="#fbeed6" d="M14 25l18-11 18 11zM16 28h32v4H16zM19 34h6v15h-6zM39 34h6v15h-6zM29 34h6v15h-6zM14 51h36v4H14z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${coin}${dot}</svg>`;
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) document.head.append((link = Object.assign(document.createElement("link"), { rel: "icon" })));
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
