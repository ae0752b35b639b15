"""Liar's Dice: hidden dice, bold bids, and one question: do you believe it?"""

from liarsdice.game import LiarsDiceGame

GAME = LiarsDiceGame()
