"""Spartacus: houses that scheme, bid and send fighters to the arena, for three or four players."""

from ludus.games.spartacus.game import SpartacusGame

GAME = SpartacusGame()
