"""Augustus: everybody places legions at once, for two to six players."""

from ludus.games.augustus.game import AugustusGame

GAME = AugustusGame()
