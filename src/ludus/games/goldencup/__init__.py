"""Golden Cup: managers hire champions and meet in matches from a bag, for one to six players."""

from ludus.games.goldencup.game import GoldenCupGame

GAME = GoldenCupGame()
