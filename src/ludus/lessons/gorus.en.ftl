## Gorus Maximus, the first lesson

welcome =
    Welcome to the arena. In every **bout** each of the { $view-players } players sends one gladiator, and the winner captures them all. Captured gladiators bring the **favour of the crowd**, and the most favour wins the round (GM-409).

    You hold { $count-view-seats-0-hand } cards of three schools: { $name-view-schools }. Each has a strength; no two cards are alike (GM-003).
open =
    You open the first bout, with any card you like (GM-102). Its school is the **starting school** of this bout, which the others must follow (GM-103). And because it is the first card of the round, it is the **strongest school** as well: it beats all others (GM-104).
open-task = Open with your strongest yellow gladiator, { $name-move }.
open-hint = Look for { $name-move } in your hand.
favour =
    B and C had to follow with yellow: { $name-event-B-played-card } and { $name-event-C-played-card }. Yours is higher, so you captured all { $event-bout-cards } cards (GM-302, GM-310).

    What is that worth? A nine brings { $view-favour-Y9 }, an eleven { $view-favour-Y11 }, a twelve { $view-favour-Y12 }: you have **{ $view-sides-0-running }** now. Beware of the eight: it *costs* favour, { $view-favour-Y8 } (GM-403). Winning bouts counts for nothing in itself (GM-413).
second =
    The winner of a bout opens the next one (GM-311). { $name-view-strongest } stays the strongest school, but the starting school is set anew by every opening (GM-105).

    You need not win every time. Get rid of a weak card.
second-task = Open with { $name-move }.
second-hint = { $name-move } is your weakest green card.
follow =
    No { $name-view-strongest } card came, so the highest card of the starting school won (GM-303): { $name-event-played-2-card } of C.

    Now C opens with { $name-event-C-played-card }. You hold blue cards, so you must follow with one of them (GM-202).
follow-task = Follow with { $name-move }. Try a yellow or a green card first: the table rejects it and explains why.
follow-hint = Choose the blue card { $name-move }.
challenge =
    Look what B did: { $name-event-B-played-card } under the winning nine. C won the bout, { $view-favour-B9 } for the nine and { $view-favour-B8 } for the eight. Giving away an eight is an art!

    C opens again, with { $name-event-C-played-card }. You could follow with green. But you also hold a card of **the same strength**: that is a **challenge**. It is allowed even if you could follow (GM-213), and its school becomes the strongest at once (GM-212).
challenge-task = Challenge: play { $name-move }. You cannot play any other yellow or blue card.
challenge-hint = Only { $name-move } has the strength of the last card.
trump =
    The challenge worked: { $name-view-strongest } is the strongest school now, until someone challenges again (GM-220, GM-312). B followed with { $name-event-B-played-card }, and you won with a seven!

    Your twelve is the highest card of the strongest school. Nothing but another challenge can beat it.
trump-task = Open with { $name-move }.
trump-hint = The strongest blue card in your hand is { $name-move }.
zero =
    You captured { $name-event-B-played-card }, worth { $view-favour-B10 }: **{ $view-sides-0-running }** in all.

    One card is special, the **zero**. It is worth nothing, unless its school is the strongest when the round ends: then it brings five to the player who *captured* it (GM-404, GM-405).
zero-task = Open with { $name-move } and see whether a zero falls.
zero-hint = Play your only green card, { $name-move }.
low =
    B followed with { $name-event-B-played-card }, and you captured it. For now green is not the strongest school, so it counts for nothing. Remember it.

    You have no green card any more. That will be useful: a player who cannot follow may play any card (GM-204). But first let another player open.
low-task = Give the lead away with a low card, { $name-move }.
low-hint = Your lowest yellow card is { $name-move }.
eight =
    C won the bout with { $name-event-played-2-card } and opens with { $name-event-C-played-card }. You have no green card: you are free to play any card (GM-204).
eight-task = Get rid of { $name-move }: C is winning this bout.
eight-hint = Now is the moment for your eight, { $name-move }.
accident =
    And now an accident. B had one green card left, { $name-event-B-played-card }, and had to follow with it. But its strength equals that of your card just before: a challenge, wanted or not (GM-215). { $name-view-strongest } is the strongest school!

    A challenge does not win by itself (GM-223): the highest green card is C’s nine. C captured both eights and stands at **{ $view-sides-2-running }**. And your green zero is of the strongest school now.
accident-task = C opens with { $name-event-C-played-card }. You have yellow, so follow with { $name-move }.
accident-hint = You must follow with yellow: { $name-move }.
last =
    Nobody could beat { $name-event-A-played-card }; one more favour for you. This is the last bout, number { $view-bout }. Even now a card of equal strength could change the strongest school (GM-406).
last-task = Play your last card, { $name-move }.
last-hint = Only { $name-move } is left.
end =
    The round is over, with { $name-event-scored-strongest } as the strongest school. Your green zero brought its five: **{ $event-scored-totals-0 }** favour for you, { $event-scored-totals-1 } for B, { $event-scored-totals-2 } for C. You have won the round.

    This lesson was one round; usually the first to win three rounds wins the game (GM-020, GM-601). From four players on you can also play in teams with a common pile (GM-901, GM-904).
