"""Gorus Maximus: a trick-taking game for one to eight players with a trump that players overthrow."""

from ludus.games.gorus.game import GorusGame

GAME = GorusGame()
