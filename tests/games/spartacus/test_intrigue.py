"""The Intrigue phase: draw, the free turn, cashing in, schemes, the end of the turn (SP-200 to SP-227, SP-280)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    INTRIGUE,
    assets,
    balancing,
    checkpoint,
    discards,
    facts_of,
    gold,
    golds,
    hand,
    house,
    influence,
    influences,
    intrigue,
    market_discards,
    moves,
    phase,
    play,
    refused,
    stage,
    to_act,
    trading,
    view,
)

pytestmark = pytest.mark.both


# --- Draw ------------------------------------------------------------------------------------------


@rule("SP-200", "SP-201", "SP-204")
def test_everybody_draws_three() -> None:
    """Clockwise from the host, whatever the hand holds already."""
    m = balancing(
        house(assets="GL01a"),
        house("SOL", assets="GL02a", hand="SC08a SC08b SC08c SC08d SC08e"),
        house("TUL", assets="GL03a"),
        host="B",
        deck="SC01a SC01b SC01c SC02a SC02b SC02c SC03a SC03b SC04a",
    )
    play(m, "A keep; B keep; C keep; *")
    assert phase(m) == "intrigue"
    assert hand(m, "B") == "SC01a SC01b SC01c SC08a SC08b SC08c SC08d SC08e"
    assert (hand(m, "C"), hand(m, "A")) == ("SC02a SC02b SC02c", "SC03a SC03b SC04a")


@rule("SP-202", "SP-201")
def test_an_empty_deck_is_shuffled_anew() -> None:
    """The host draws the last card, then the discards come back."""
    m = balancing(
        house(assets="GL01a"),
        house("SOL", assets="GL02a"),
        house("TUL", assets="GL03a"),
        intrigue=["SC05a"],
        intrigue_out=[card for card in INTRIGUE if card != "SC05a"],
    )
    play(m, "A keep; B keep; C keep; *")
    assert "SC05a" in hand(m, "A")
    assert [len(hand(m, letter).split()) for letter in "ABC"] == [3, 3, 3]
    assert discards(m) == ""
    assert facts_of(m, "shuffled") == [{"who": None, "deck": "intrigue"}]
    assert view(m, None)["decks"]["intrigue"] == 104 - 9


@rule("SP-203", "SP-201")
def test_missing_draws_are_skipped() -> None:
    """With four cards left the host gets three, his neighbour one, the third house none."""
    names = ["SC01a", "SC01b", "SC01c", "SC02a"]
    rest = [card for card in INTRIGUE if card not in names]
    m = balancing(
        house(assets="GL01a", hand=" ".join(rest)), house("SOL", assets="GL02a"), house("TUL", assets="GL03a"), host="B"
    )
    play(m, "A keep; B keep; C keep; *")
    assert [len(hand(m, letter).split()) for letter in "BCA"] == [3, 1, len(rest)]


# --- Order and freedom -----------------------------------------------------------------------------


@rule("SP-205", "SP-283")
def test_the_host_begins_then_clockwise() -> None:
    """One turn each; then the phase is over."""
    m = balancing(house(assets="GL01a"), house("SOL", assets="GL02a"), house("TUL", assets="GL03a"), host="C")
    play(m, "A keep; B keep; C keep; *")
    order = []
    while phase(m) == "intrigue":
        order.append(to_act(m))
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
        play(m, "*")
    assert order == ["C", "A", "B"]
    assert (phase(m), stage(m)) == ("market", "trade")


@rule("SP-206", "SP-222", "SP-Q08")
def test_anything_any_number_of_times_in_any_order() -> None:
    """Sell, scheme, house ability, asset, scheme, sell; or nothing at all."""
    m = intrigue(
        house("BAT", gold=0, hand="SC08a SC08b RE09a SC02a", assets="GL01a GL01b GL02a GL02b SL11 SL01a"),
        house("SOL"),
        house("TUL"),
    )
    play(m, "A sell SC02a; A play SC08a >A; *; A hab 1 GL01a GL02a; A use SL11; A hab 1 GL01b GL02b")
    play(m, "A play SC08b >A; *; A sell RE09a")
    assert gold(m, "A") == 2 + 2 + 2 + 1 + 2 + 1 + 2
    assert stage(m) == "turn"
    assert moves(m, "A")[0] == "end"


@rule("SP-207", "SP-302")
def test_assets_cannot_change_owner() -> None:
    """No offer with assets in this phase."""
    m = intrigue(house(assets="GL01a"), house("SOL", assets="SL01a"), house("TUL"))
    refused(m, "A offer B GL01a : 2", "SP-302")
    refused(m, "C offer B 2 : SL01a", "SP-302")
    refused(m, "A bank GL01a", "SP-303")


@rule("SP-208", "SP-Q36", "SP-705")
def test_talk_is_free() -> None:
    """Words bind nobody, and nothing shows a card."""
    m = intrigue(house(hand="SC01a"), house("SOL"), house("TUL"))
    m.say(1, "I hold Jupiter's Wrath")
    m.say(0, "pay me or else")
    assert "SC01a" not in str(view(m, "B"))


# --- Cashing in ------------------------------------------------------------------------------------


@rule("SP-210", "SP-211", "SP-013")
def test_any_card_can_be_cashed_in() -> None:
    """For its gold value, whatever influence it needs; some are worth nothing."""
    m = intrigue(house(influence=1, gold=0, hand="SC17 RE05 GU01a SC08a"), house("SOL"), house("TUL"))
    for card, total in (("SC17", 2), ("RE05", 6), ("GU01a", 7), ("SC08a", 7)):
        play(m, f"A sell {card}")
        assert gold(m, "A") == total
    assert discards(m) == "SC08a SC17 RE05 GU01a"


@rule("SP-212")
def test_cards_are_cashed_in_only_in_the_own_turn() -> None:
    """Not in the turn of another house, not in another phase, not a guard on the table."""
    m = intrigue(house(hand="SC01a", guards="GU01f"), house("SOL", hand="SC01b"), house("TUL"))
    refused(m, "B sell SC01b", "SP-206")
    refused(m, "A sell GU01f", "SP-210")
    refused(m, "A sell SC01b", "SP-210")
    m = trading(house(hand="SC01a"), house("SOL"), house("TUL"))
    refused(m, "A sell SC01a", "SP-212")
    m = balancing(house(hand="SC01a", assets="GL01a"), house("SOL"), house("TUL"))
    refused(m, "A sell SC01a", "SP-212")
    m = intrigue(house(hand="SC01a"), house("SOL", hand="GU01a SC09a"), house("TUL", hand="RE01a", influence=6))
    play(m, "A sell SC01a")
    assert gold(m, "A") == 6


# --- Schemes ---------------------------------------------------------------------------------------


@rule("SP-220")
def test_own_turn_and_enough_influence() -> None:
    m = intrigue(house(influence=5, hand="SC02a"), house("SOL", influence=7, hand="SC02b"), house("TUL"))
    refused(m, "A play SC02a >A", "SP-220")
    refused(m, "B play SC02b >B", "SP-206")
    refused(m, "A play SC02b >A", "SP-220")
    assert not [move for move in moves(m, "A") if move.startswith("play")]
    m = intrigue(house(influence=6, hand="SC02a"), house("SOL"), house("TUL"))
    assert "play SC02a >A" in moves(m, "A")


@rule("SP-220")
def test_no_scheme_in_another_phase() -> None:
    m = trading(house(hand="SC09a"), house("SOL"), house("TUL"))
    refused(m, "A play SC09a >A", "SP-220")
    m = checkpoint(house(hand="SC09a"), house("SOL"), house("TUL"), after="turn", phase="intrigue", active=1)
    refused(m, "A play SC09a >A", "SP-220")


@rule("SP-E07", "SP-221", "SP-223")
def test_useful_information_on_oneself() -> None:
    """The target may be the schemer; the card is discarded when it is carried out."""
    m = intrigue(house(), house("SOL", influence=7, hand="SC02a"), house("TUL"), turn="B", deck="SC11a SC12a SC13")
    play(m, "B play SC02a >B")
    assert (hand(m, "B"), discards(m)) == ("SC11a SC12a", "SC02a")


@rule("SP-221", "SP-720")
def test_the_target_is_named_and_public() -> None:
    """Before anybody answers."""
    m = intrigue(house(hand="SC16a"), house("SOL", guards=1), house("TUL"))
    for text in ("A play SC16a", "A play SC16a >A", "A play SC16a >D"):
        refused(m, text, "SP-221")
    play(m, "A play SC16a >B")
    shown = view(m, None)["scheme"]
    assert (shown["seat"], shown["card"], shown["target"]) == (0, "SC16a", 1)


@rule("SP-222")
def test_one_scheme_at_a_time() -> None:
    """The next one waits until the first is settled."""
    m = intrigue(house(hand="SC16a SC08a", assets="SL01a"), house("SOL", guards=1), house("TUL"))
    play(m, "A play SC16a >B")
    refused(m, "A play SC08a >A", "SP-721")
    play(m, "B pass; *")
    play(m, "A play SC08a >A")
    assert gold(m, "A") == 3


@rule("SP-Q09", "SP-255")
def test_schemes_for_oneself_may_be_foiled_but_not_guarded() -> None:
    """The target is the schemer; nobody has a guard to use."""
    m = intrigue(
        house(influence=7, hand="SC01a", guards=1), house("SOL", guards=2, hand="RE01a", influence=6), house("TUL")
    )
    play(m, "A play SC01a >A")
    assert moves(m, "B") == ["pass", "foil RE01a"]
    refused(m, "B guard GU01b", "SP-260")
    refused(m, "A guard GU01a", "SP-721")


@rule("SP-E13", "SP-224")
def test_a_foiled_scheme_costs_nothing() -> None:
    """The festival is off; nobody is paid, nobody gains."""
    m = intrigue(
        house(),
        house("SOL"),
        house("TUL", influence=6, hand="RE01a"),
        house("GLA", influence=5, gold=6, hand="SC05a"),
        turn="D",
    )
    play(m, "D play SC05a >D")
    assert gold(m, "D") == 0
    play(m, "C foil RE01a; *")
    assert golds(m) == [5, 5, 5, 6]
    assert influences(m) == [4, 4, 6, 5]
    assert discards(m) == "SC05a RE01a"


@rule("SP-225")
def test_the_rest_is_still_done() -> None:
    """A gain beyond the track is lost, the payment is not."""
    m = intrigue(house(influence=12, gold=6, hand="SC05a"), house("SOL"), house("TUL"))
    play(m, "A play SC05a >A")
    assert (golds(m), influence(m, "A")) == ([2, 7, 7], 12)


@rule("SP-226", "SP-Q52")
def test_what_must_be_paid_must_be_there() -> None:
    """Two gold for every other house; one coin short is too little."""
    m = intrigue(house(influence=5, gold=5, hand="SC05a"), house("SOL"), house("TUL"), house("GLA"))
    refused(m, "A play SC05a >A", "SP-226")
    assert not [move for move in moves(m, "A") if move.startswith("play")]
    m = intrigue(house(influence=5, gold=6, hand="SC05a"), house("SOL"), house("TUL"), house("GLA"))
    assert "play SC05a >A" in moves(m, "A")


@rule("SP-226")
def test_what_must_be_discarded_must_be_there() -> None:
    """The own slave is named when the scheme is played, and must be ready."""
    m = intrigue(house(hand="SC14a", assets="SL01a SL02a- GL01a"), house("SOL"), house("TUL"))
    for text in ("A play SC14a >B", "A play SC14a >B : SL02a", "A play SC14a >B : GL01a", "A play SC14a >B : SL04"):
        refused(m, text, "SP-226")
    m = intrigue(house(hand="SC14a", assets="SL02a-"), house("SOL"), house("TUL"))
    refused(m, "A play SC14a >B : SL02a", "SP-226")
    m = intrigue(house(hand="SC09a", assets="SL01a"), house("SOL"), house("TUL"))
    refused(m, "A play SC09a >A : SL01a", "SP-221")


@rule("SP-226")
def test_gold_is_set_aside_while_others_answer() -> None:
    """It cannot be given away meanwhile."""
    m = intrigue(house(gold=3, hand="SC16a"), house("SOL", guards=1), house("TUL"))
    play(m, "A play SC16a >B")
    assert gold(m, "A") == 0
    refused(m, "A pay C 1", "SP-008")
    play(m, "B pass; *")
    assert (golds(m), influences(m)) == ([0, 8, 5], [4, 3, 4])


@rule("SP-227", "SP-224", "SP-Q41")
def test_reductions_do_not_come_back() -> None:
    """Solonius pays for the right to try."""
    m = intrigue(
        house("SOL", influence=6, gold=3, hand="SC01a", assets="GL18"),
        house("BAT", influence=6, hand="RE01a"),
        house("TUL"),
    )
    refused(m, "A play SC01a >A", "SP-220")
    play(m, "A play SC01a >A X1; B foil RE01a; *")
    assert (gold(m, "A"), discards(m)) == (2, "SC01a RE01a")
    m = intrigue(
        house("SOL", influence=5, gold=3, hand="SC01a", assets="GL18"),
        house("BAT", influence=6, hand="RE01a"),
        house("TUL"),
    )
    play(m, "A play SC01a >A agent; B foil RE01a; *")
    assert assets(m, "A") == "GL18-"


@rule("SP-Q11")
def test_influence_is_checked_only_when_played() -> None:
    """A loss of influence in the window does not stop the scheme, a lost condition of the target does."""
    m = intrigue(house(hand="SC27a"), house("SOL", guards=1, hand="SC01a"), house("TUL"), dice="1")
    play(m, "A play SC27a >B; B guard GU01a; *")
    assert golds(m) == [5, 5, 5]
    assert discards(m) == "SC27a GU01a"


@rule("SP-Q11", "SP-Q53")
def test_the_condition_on_the_target_is_looked_at_twice() -> None:
    """The victim gives its gold away before it is robbed."""
    m = intrigue(house(hand="SC11a"), house("SOL", gold=2, guards=1), house("TUL", gold=0))
    refused(m, "A play SC11a >C", "SP-Q53")
    play(m, "A play SC11a >B; B pay C 2; B pass; *")
    assert golds(m) == [5, 0, 2]
    assert stage(m) == "turn"


# --- The end of the turn ---------------------------------------------------------------------------


@rule("SP-280")
@pytest.mark.parametrize(
    ("points", "limit"),
    [(1, 3), (2, 3), (3, 3), (4, 4), (5, 4), (6, 4), (7, 5), (8, 5), (9, 5), (10, 6), (11, 6), (12, 6)],
)
def test_the_hand_limit(points: int, limit: int) -> None:
    """By the present influence."""
    cards = ["SC01a", "SC02a", "SC03a", "SC10a", "SC12a", "SC17", "SC18"]
    m = intrigue(house(influence=points, hand=" ".join(cards)), house("SOL"), house("TUL"))
    assert view(m, None)["seats"][0]["limit"] == limit
    over = 7 - limit
    refused(m, "A end", "SP-280")
    refused(m, f"A end {' '.join(cards[: over - 1])}".strip(), "SP-280")
    refused(m, f"A end {' '.join(cards[: over + 1])}", "SP-280")
    play(m, f"A end {' '.join(cards[:over])}")
    assert hand(m, "A") == " ".join(cards[over:])


@rule("SP-E06", "SP-280", "SP-281")
def test_solonius_with_six_cards() -> None:
    """Two must go, of his choice, and bring no gold."""
    m = intrigue(house("SOL", influence=5, gold=1, hand="SC01a SC02a SC03a SC17 SC20 RE05"), house("BAT"), house("TUL"))
    listed = [move for move in moves(m, "A") if move.startswith("end")]
    assert len(listed) == 15
    assert all(len(move.split()) == 3 for move in listed)
    refused(m, "A end SC01a", "SP-280")
    refused(m, "A end SC01a RE01a", "SP-280")
    play(m, "A end SC17 RE05")
    assert (hand(m, "A"), gold(m, "A"), discards(m)) == ("SC01a SC02a SC03a SC20", 1, "SC17 RE05")


@rule("SP-282", "SP-204")
def test_nobody_else_checks_the_limit() -> None:
    """Neither in the turns of others nor in the market."""
    m = intrigue(
        house(hand="SC01a"), house("SOL", influence=1, hand="SC02a SC02b SC02c SC03a SC17"), house("TUL"), turn="C"
    )
    play(m, "C end; *")
    assert len(hand(m, "B").split()) == 5
    m = trading(house(influence=1, hand="SC02a SC02b SC02c SC03a SC17"), house("SOL"), house("TUL"))
    play(m, "A ready; B ready; C ready; *")
    assert len(hand(m, "A").split()) == 5


@rule("SP-283", "SP-741")
def test_then_the_left_neighbour() -> None:
    m = intrigue(house(), house("SOL"), house("TUL"), turn="B", host="B")
    play(m, "B end")
    assert to_act(m) == "C"
    play(m, "C end")
    assert to_act(m) == "A"
    play(m, "A end")
    assert phase(m) == "market"


@rule("SP-283")
def test_the_phase_ends_with_a_victory_check() -> None:
    m = intrigue(house(influence=12), house("SOL"), house("TUL"), turn="C")
    play(m, "C end")
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


# --- Illegal services and open gates ---------------------------------------------------------------


@rule("SP-E22", "SP-652", "SP-653")
def test_three_schemes_on_one_slave() -> None:
    """Two gold for the one ready slave, it is lost, and then the house is empty."""
    m = intrigue(
        house(hand="SC07a"),
        house("SOL", influence=6, hand="SC06a", gold=5, assets="SL01a SL02a- SL03a-"),
        house("TUL", hand="RE07a"),
        turn="B",
        host="B",
    )
    play(m, "B play SC06a >B; *")
    assert gold(m, "B") == 7
    play(m, "B end; *; C end; *; A play SC07a >B; C pass")
    assert (assets(m, "B"), market_discards(m)) == ("SL02a- SL03a-", "SL01a")
    assert (stage(m), to_act(m)) == ("checkpoint", "C")
    play(m, "C react RE07a >B")
    assert influence(m, "B") == 5
