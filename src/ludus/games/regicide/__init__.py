"""Regicide: a co-operative card game for one to four players."""

from ludus.games.regicide.game import RegicideGame

GAME = RegicideGame()
