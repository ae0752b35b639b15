"""One house: what its player owns and holds."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludus.kernel.pickling import Parts, parts


@final
class House:
    def __init__(
        self,
        card: i64,
        figure: i64,
        influence: i64,
        gold: i64,
        hand: list[i64],
        guards: list[i64],
        tired: list[i64],
        assets: list[i64],
        regard: list[i64],
    ) -> None:
        self.card = card  # which of the four houses; -1 before it is chosen
        self.figure = figure
        self.influence = influence
        self.gold = gold
        self.hand = hand  # intrigue cards, upwards
        self.guards = guards  # on the table and ready
        self.tired = tired  # guards on the table, exhausted
        self.assets = assets  # market cards, upwards
        self.regard = regard  # what it thinks of the others, by seat: gratitude above 0, a grudge below

    def __reduce__(self) -> Parts:
        return parts(self)

    def at(self, places: i64) -> list[i64]:
        """The cards at these places of the hand, a bit for each."""
        found: list[i64] = []
        for place in range(i64(len(self.hand))):
            if places >> place & 1:
                found.append(self.hand[place])
        return found

    def clone(self) -> House:
        return House(
            self.card,
            self.figure,
            self.influence,
            self.gold,
            self.hand[:],
            self.guards[:],
            self.tired[:],
            self.assets[:],
            self.regard[:],
        )


def insert(cards: list[i64], card: i64) -> None:
    """Add a card to a list that stays in order."""
    place: i64 = len(cards)
    cards.append(card)
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card
