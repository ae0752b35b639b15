## Augustus, the first lesson

welcome =
    Welcome to Rome. In front of you lie { $count-view-seats-0-active } **objectives**, provinces and senators to be won. Each of their symbols needs a legion; when every space is covered, the objective is completed (AU-070).

    You have { $view-seats-0-supply } **legions** in your supply (AU-003). In every round the crier draws one token from the bag, and it counts for everyone (AU-031, AU-034). B has already decided in secret; all placements are revealed together (AU-052).
catapult =
    The first token is a **catapult**. You may mobilise one legion onto one empty space with that symbol (AU-040). Only { $view-cards-27-name } has one.
catapult-task = Place a legion on the catapult of { $view-cards-27-name } (number { $view-seats-0-active-1-card }). No other symbol will do (AU-048).
catapult-hint = Choose the catapult of { $view-cards-27-name } and confirm.
swords =
    Both placed at once. Now **double swords** are drawn, the most frequent token: { $view-bag-S } more are in the bag, but only { $view-bag-D } dagger.

    All three of your objectives have swords. Legions that are spread out complete nothing: continue with the card you have started. Doing nothing is allowed too, but seldom wise (AU-046).
swords-task = Place a legion on swords of { $view-cards-27-name }.
swords-hint = { $view-cards-27-name } again: choose its swords.
again =
    Swords once more! The tokens that were drawn stay on the table, so you can count what is left in the bag (AU-033).

    One token moves one legion, never two (AU-045).
again-task = Place a legion on the other swords of { $view-cards-27-name }.
again-hint = The second swords of { $view-cards-27-name } are still empty.
shield =
    In between a standard was drawn. None of your objectives shows one, so you could not use it (AU-048).

    Now it is a **shield**, the last symbol that { $view-cards-27-name } lacks.
shield-task = Cover the shield of { $view-cards-27-name } and cry “Ave Caesar!”.
shield-hint = Choose the shield of { $view-cards-27-name }, not that of another card.
ability =
    “Ave Caesar!” { $view-cards-27-name } is completed. First its { $event-ave-legions } legions come back to your supply: legions are never used up (AU-073).

    Then its ability works at once: mobilise a legion onto swords and one onto a chariot (AU-106). You have no space with a chariot, but you do have swords.
ability-task = Place a legion on swords of { $view-cards-4-name }, the smallest of your objectives.
ability-hint = One legion onto swords of { $view-cards-4-name }; leave the chariot out.
pick =
    { $view-cards-27-name } lies in your completed area: { $view-cards-27-points } points at the end. It shows gold, and it is the first such card, so the **gold tile** is yours: { $event-tile-points } points (AU-181).

    Finally, you must take a new objective from the open display (AU-075, AU-076). Large cards are worth more but take longer.
pick-task = Take { $view-cards-51-name }: { $view-cards-51-points } points, with some symbols that your other cards do not need.
pick-hint = Choose { $view-cards-51-name } (number { $view-display-2 }) in the display.
cyprus =
    The display was refilled (AU-077). Then a chariot was drawn, which B could use and you could not. Now it is a shield.

    Three of your cards have a shield. { $view-cards-4-name } already holds a legion and is closest to completion.
cyprus-task = Place a legion on the shield of { $view-cards-4-name }.
cyprus-hint = Choose the shield of { $view-cards-4-name }.
joker =
    A **joker**! It stands for any symbol, and each player chooses freely (AU-060).
joker-task = Use it as swords and complete { $view-cards-4-name }.
joker-hint = Choose the empty swords of { $view-cards-4-name }.
count =
    { $view-cards-4-name } is completed: your objective number { $event-entered-count }. Now you are offered the **count tile** for exactly that number (AU-166).

    You can own only one count tile in the whole game, and one that you decline never comes back (AU-168, AU-169). The tiles for more objectives are worth more.
count-task = Decline, and wait for a better one.
count-hint = Press the button that declines the tile.
second =
    You keep waiting. The tile stays on the table for others (AU-173).
second-task = Take { $view-cards-48-name } as your new objective: a senator who scores for daggers at the end.
second-hint = Choose { $view-cards-48-name } (number { $view-display-4 }) in the display.
gold =
    B used the joker in another way: B **moved** a legion from { $view-cards-53-name } to { $view-cards-66-name } and completed it. A legion may come from any space of your active objectives instead of the supply (AU-042).

    { $view-cards-66-name } shows gold. B has as many gold cards as you now, and that is enough: **the tile passes to B** (AU-183). The gold and wheat tiles change hands; all other tiles stay.

    After a joker, all tokens go back into the bag, and the next player becomes the crier (AU-062, AU-063).
end =
    That is Augustus. You have completed { $count-view-seats-0-done } objectives, worth { $view-seats-0-score-total } points so far; B has { $view-seats-1-score-total }.

    The game ends with the round in which a player completes their **seventh** objective (AU-200). Then reward tiles, printed points and final abilities are added up, and the highest total wins (AU-203, AU-209): that is not always the player who got there first.
