"""The forms of moves in notation (specification 7.1)."""

from __future__ import annotations

from ludus.kernel.schema import Form

CARD = "(?:[A2-9TJQK][CDHS]|X)"

FORMS = (
    Form(
        "play", f"p {CARD}(?: {CARD}){{0,3}}", "Play a card, a combo of one rank, or a card with a Companion.", "p 7H"
    ),
    Form("pay", f"d {CARD}(?: {CARD}){{0,7}}", "Discard cards to pay for the attack, in this order.", "d 2C 9S"),
    Form("yield", "y", "Yield: play nothing.", "y"),
    Form("flip", "f", "Flip a Jester for a new hand, alone.", "f"),
    Form("name", "n [A-D]", "Name the next player after a Jester.", "n B"),
)
