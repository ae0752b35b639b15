// Before anything is drawn: the colours that were chosen here or in the game.
(() => {
  try {
    const theme = localStorage.getItem("ludus-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without a store the colours are those of the system.
  }
})();
