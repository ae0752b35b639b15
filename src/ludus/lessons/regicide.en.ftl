## Regicide, the first lesson

welcome =
    Welcome to the Castle. { $count-view-seats } friends stand together against twelve enemies, Jacks first, then Queens, then Kings: you all win or all lose (RG-002).

    In the middle waits { $name-view-enemy-card }. It has **{ $view-enemy-health } health** and an **attack of { $view-enemy-attack }**. Below are your { $count-view-seats-0-hand } cards; nobody else sees them (RG-241).
spade =
    You are first. In a turn you play cards, their suits work, the enemy takes damage, and if it still stands, it strikes you (RG-020).

    A card deals its number as damage. A **spade** is also a shield: it takes its number off the enemy’s attack (RG-095).
spade-task =
    Choose { $name-move } and play it. Curious? Choose a second card of another number with it first: the table explains why you cannot play both (RG-037).
spade-hint = Choose only the spade, { $name-move }, then confirm.
pay =
    { $name-event-played-cards } dealt { $event-hit-damage } damage: { $view-enemy-health_left } of { $view-enemy-health } health is left. And the shield works at once: { $view-enemy-attack } − { $view-enemy-shield } = **{ $view-enemy-net }** (RG-099).

    The enemy still stands, so it strikes you, and you alone pay: cards from your hand worth at least { $view-enemy-net } (RG-140, RG-142).
pay-task =
    Discard { $name-move }. You may not discard more than needed: try adding a second card (RG-143).
pay-hint = Choose only { $name-move } and confirm: it covers the attack exactly.
diamonds =
    You paid { $event-A-paid-value }. Then B played { $name-event-B-played-cards }. **Diamonds** draw cards: { $event-B-played-value } in all, one by one around the table, and nobody takes more than the hand limit of { $view-hand_limit } (RG-080, RG-081). You got some back!

    The shield of { $view-enemy-shield } lasts for the whole fight and protects everyone (RG-096): B paid only { $event-B-paid-value }.
exact =
    C played two cards of the same number, { $name-event-C-played-cards }: a **combo** worth { $event-C-played-value } (RG-036). The spade raised the shield to { $view-enemy-shield }, so that C paid nothing, and the **heart** brought { $event-healed-count } cards from the Lazaret, the discard pile, back under the Tavern (RG-070).

    { $view-enemy-health_left } health is left. **Clubs** would deal double damage (RG-090), but this enemy is a club itself: it blocks the power of its own suit. The value still counts (RG-110, RG-111).
exact-task = Play { $name-move }: it deals { $view-enemy-health_left }, exactly what is missing.
exact-hint = { $name-move } alone makes the damage exact.
companion =
    Exactly { $event-defeated-health }! An enemy that falls exactly is **recruited**: { $name-event-defeated-enemy } lies on top of the Tavern now and will be drawn first (RG-123). With more damage it would have gone to the Lazaret (RG-122).

    When you defeat an enemy, it does not strike you, and you take another turn at once (RG-125). The next one is { $name-view-enemy-card }, which blocks hearts.

    An ace is a **Companion**: it may join any one card (RG-033). Every suit of the play works with the whole sum (RG-062).
companion-task = Play { $name-move } together: the diamond draws, and the club doubles the damage to { $fact-damage-damage }.
companion-hint = Choose two cards: the ace of clubs and the diamond.
strike =
    The value was { $event-A-played-value }. Up to { $event-A-played-value } cards were drawn, and the first one is yours: { $name-event-drew-0-card }, your recruit. The club doubled the damage to { $event-hit-damage } (RG-091).

    { $view-enemy-health_left } health is left, and there is no shield in this fight: you owe { $view-enemy-net }. A Jack in hand is worth { $fact-pay-paid } (RG-175).
strike-task = Discard { $name-move }: one card covers everything.
strike-hint = Choose { $name-move } and confirm.
jester =
    B played the **Jester**. It cancels the enemy’s immunity for the rest of the fight (RG-161), B is not struck (RG-164), and B names who goes next (RG-165): you.

    Now hearts work even against { $name-view-enemy-card }. { $view-enemy-health_left } health is left.
jester-task = Play { $name-move }. It heals, and it hits exactly once more.
jester-hint = Look for the heart with exactly the missing number: { $name-move }.
clubs =
    Recruited again, and { $event-healed-count } cards went from the Lazaret under the Tavern, which is never refilled in any other way (RG-085).

    Now { $name-view-enemy-card } stands before you, with a fresh { $view-enemy-health } health. Nothing is carried over from the fight before, no damage and no shield (RG-014). It blocks spades, but your clubs work.
clubs-task = Play { $name-move } and see what double damage does.
clubs-hint = The strongest club in your hand is { $name-move }.
yield =
    { $event-A-played-value } doubled is { $event-defeated-damage }: the whole Jack in one blow, and exactly, so it is recruited too.

    Again it is your turn, against { $name-view-enemy-card }. You have only { $count-view-seats-0-hand } cards left. If you play one and pay with the others, your hand is empty, and that is how games are lost (RG-222). You may also **yield**: play nothing, and only pay (RG-050). The players may not all yield in a row (RG-051).
yield-task = Yield.
yield-hint = Press “Yield”: this time you keep a card.
cover =
    You yielded, so the enemy strikes with its full { $view-enemy-net } (RG-023). If a hand cannot cover that, everyone loses (RG-147).
cover-task = Discard { $name-move }: together { $fact-pay-paid }, enough, and you keep { $name-view-seats-0-hand-2 }.
cover-hint = Choose { $name-move } and confirm.
end =
    That is Regicide. You paid { $event-A-paid-value } and B goes on; { $view-castle-count } enemies still wait in the Castle.

    Keep in mind: **spades** protect, **hearts** refill, **diamonds** draw, **clubs** double. The enemy blocks its own suit, strikes the player who has just acted, and is recruited if it falls exactly. You win when the last King falls (RG-220).
