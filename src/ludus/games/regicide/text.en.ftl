## Reading moves and positions

bad-card = “{ $text }” is not a card. Cards look like 7H, TC or 10C, AS, X.
bad-card-count = Name one to { $most } cards.
card-twice = { $card } appears twice.
position-start = A position line begins with “rg”.
position-field = “{ $field }” is not a field of a position line, or appears twice.
position-missing = The field { $field } is missing.
position-hands = There must be { $players } hands, separated by /.
position-limit = No hand may hold more than { $limit } cards (RG-008).
position-cards = There are more than two Jesters.
position-play = { $cards } is not a legal play (RG-031).
position-enemy = There must be exactly one enemy until the game is won (RG-013).
position-castle = The Castle holds Jacks, then Queens, then Kings, and nothing else (RG-004).
position-deck = No card may appear twice, and there may be no more Jesters than this number of players uses (RG-245). Too many: { $extra }.
position-step = The position cannot be at step { $step }.

## Questions

ask-play = Play cards or yield.
ask-play-only = Play cards.
ask-pay = Discard cards worth at least { $net }.
ask-name = Who takes the next turn?

## What moves do

fact-damage = deals { $damage } (enemy keeps { $left })
fact-exact = deals { $damage }: exactly enough, recruits the enemy
fact-defeat = deals { $damage }: defeats the enemy
fact-heal = heals { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
fact-draw = draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
fact-shield = shield +{ $count }, attack becomes { $net }
fact-net = then the attack is { $net }
fact-yield = plays nothing
fact-jester = cancels the immunity; no attack this turn; you name who goes next
fact-name = { $who } goes next
fact-flip = discards the hand and draws { $count }
fact-pay = pays { $paid } for { $net }
fact-resign = gives up the game for everyone
note-reordered = The largest card must come last; read as { $move }.

warn-resign = This loses the game for everyone.
warn-flip = Flipping lowers the grade of a victory; { $left } left afterwards.
warn-overpay = This pays { $over } more than needed.
warn-yield = You play no card.
warn-empty = You will have no card left against the next enemy.
warn-death = Your remaining cards are worth { $rest }, the attack is { $net }: you would lose.

## What happened

event-played = { $who } plays { $cards } ({ $value })
event-paid = { $who } discards { $cards } ({ $value })
event-yielded = { $who } yields
event-flipped = { $who } flips a Jester ({ $left } left)
event-named = { $who } names { $next } to go next
event-healed = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
    } from the Lazaret under the Tavern
event-drew = { $who } draws { $card }
event-drew-count = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
event-drew-some = { $who } draws { $count } cards, among them { $cards }
event-cancelled = { $enemy } loses its immunity
event-cancelled-woken = { $enemy } loses its immunity; a shield of { $woken } wakes up
event-hit = { $enemy } has taken { $damage } of { $health }; shield { $shield }, attack { $net }
event-defeated = { $enemy } is defeated ({ $damage } of { $health }) and goes to the Lazaret
event-defeated-exact = { $enemy } is defeated exactly and goes face down on the Tavern
event-revealed = The next enemy is { $enemy }
event-won = The last King has fallen: victory!
event-won-gold = The last King has fallen: a golden victory!
event-won-silver = The last King has fallen: a silver victory!
event-won-bronze = The last King has fallen: a bronze victory!
event-lost-cannot-pay = { $who } cannot pay { $net }: defeat
event-lost-cannot-act = { $who } has no card and may not yield: defeat
event-lost-resigned = { $who } resigns: defeat

## The table

b-enemy = Enemy { $card }: health { $left } of { $health }, attack { $attack } - { $shield } = { $net }
b-immune = blocks { $suit }
b-not-immune = immunity cancelled
b-sleeping = sleeping shield { $count }
b-shield = { $count }, shield
b-asleep = { $count }, sleeping shield
b-counts = Castle { $castle } · Tavern { $tavern } · Lazaret { $lazaret }
b-castle = to come: { $suits }
b-top = top { $card }
b-table = Table: { $plays }
b-table-empty = Table: empty
b-seats = Seats: { $seats }
b-hand = Your hand ({ $count } of { $limit }, worth { $worth }): { $cards }
b-hand-of = Hand of { $who } ({ $count } of { $limit }, worth { $worth }): { $cards }
b-lazaret = Lazaret, top first: { $cards }
b-flips = Flips left: { $flips } (possible grade: { $grade })
b-flips-only = Flips left: { $flips } (no grade with solo_yield)
b-yielded = yielded
b-turn = to act
b-your-turn = you, to act
b-holds = holds { $cards }
b-result-won = Victory! All twelve enemies are defeated.
b-result-lost = Defeat. Enemies defeated: { $enemies } of 12.
b-cause-cannot-pay = { $who } could not pay the attack.
b-cause-cannot-act = { $who } had no card and could not yield.
b-cause-resigned = { $who } resigned.
b-last-damage = Damage on the last enemy: { $damage }
b-statistics = Turns: { $turns } · exact defeats: { $exact } · yields: { $yields } · Jesters played: { $jesters }
b-flips-used = Flips used: { $flips }
b-grade-gold = Grade: gold
b-grade-silver = Grade: silver
b-grade-bronze = Grade: bronze
grade-gold = gold
grade-silver = silver
grade-bronze = bronze
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

## Signals

signal-hand = I have { $count ->
    [one] { $count } card
   *[other] { $count } cards
    } in hand
signal-tavern = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
    } left in the Tavern
signal-lazaret = { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
    } in the Lazaret
signal-attack = The attack is { $count }
signal-think = I am thinking
signal-bravo = Well done!
signal-plus = I would like to go next
signal-minus = I would rather not go next
signal-zero = I have no preference

## Why not: a sentence for a rule where the rule itself would be too general

why-RG-020 = That does not belong to this step of the turn.
why-RG-021 = It is not your turn.
why-RG-031 = These cards are not a legal play: one card, a Companion with one other card, or a combo.
why-RG-035 = A Companion goes with exactly one other card and cannot join a combo.
why-RG-037 = These cards are not a combo: only two to four 2s, two or three 3s, two 4s or two 5s.
why-RG-038 = A Jester is played alone.
why-RG-043 = You do not hold all of these cards.
why-RG-051 = You may not yield: every other player yielded in their latest turn.
why-RG-057 = You may not yield in the solo game.
why-RG-R05 = You may not yield twice in a row.
why-RG-142 = These cards do not cover the attack.
why-RG-143 = You must stop discarding as soon as the attack is covered.
why-RG-149 = You must cover the attack first.
why-RG-165 = Name the player who takes the next turn.
why-RG-201 = Only the solo game has flips.
why-RG-205 = You have no flips left.
why-RG-220 = The game is won.
why-RG-221 = The game is lost.
why-RG-222 = The game is lost.
why-RG-230 = Free talk is not allowed during the game; use the signals.
why-RG-232 = That signal does not exist, or is not allowed at this table.
why-RG-233 = That may only be said after a Jester, until the next turn begins.
why-RG-234 = One signal per player and turn.

## Screen

w-card = { $rank } of { $suit }
w-card-value = { $card }, value { $value }
w-card-blocked = { $card }, power blocked
w-jester = Jester
w-rank-A = Companion
w-rank-2 = 2
w-rank-3 = 3
w-rank-4 = 4
w-rank-5 = 5
w-rank-6 = 6
w-rank-7 = 7
w-rank-8 = 8
w-rank-9 = 9
w-rank-T = 10
w-rank-J = Jack
w-rank-Q = Queen
w-rank-K = King
w-ranks-J = Jacks
w-ranks-Q = Queens
w-ranks-K = Kings
w-of-C = clubs
w-of-D = diamonds
w-of-H = hearts
w-of-S = spades
w-move-y = Yield
w-move-f = Flip a Jester
w-move-resign = Resign
w-name-self = I go next
w-board = Regicide table
w-enemy = Enemy
w-health = Health
w-health-said = { $left } of { $health } left
w-attack = Attack
w-attack-said = Attack { $attack } minus shield { $shield } is { $net }
w-shield = Shield { $count }
w-asleep = { $count } asleep
w-sleeping = Sleeping shield { $count }
w-blocks = Blocks { $suit }
w-cancelled = Immunity cancelled
w-castle = Castle
w-castle-left = { $count ->
    [0] The last enemy
    [one] { $count } enemy to come
   *[other] { $count } enemies to come
    }
w-castle-rank = { $rank }: { $suits } to come
w-castle-none = { $rank }: none to come
w-fights = { $card } fights now
w-tavern = Tavern
w-lazaret = Lazaret
w-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
w-empty = empty
w-recruited = On top: { $cards }, recruited
w-on-top = On top: { $card }
w-lazaret-all = Show all
w-table = Table
w-table-empty = Nothing has been played against this enemy yet.
w-play-shield = shield { $count }
w-play-asleep = sleeping shield { $count }
w-play-jester = immunity cancelled
w-hand = Your hand
w-hand-eyes = Hand of { $eyes }
w-hand-said = Your hand: { $count } of { $limit } cards, worth { $worth }
w-hand-said-eyes = Hand of { $eyes }: { $count } of { $limit } cards, worth { $worth }
w-hand-worth = worth { $worth }
w-hand-empty = You have no cards.
w-hand-empty-eyes = { $eyes } has no cards.
w-sort = Sort the hand
w-sort-suit = Suit
w-sort-value = Value
w-value = Value { $sum }
w-sum = { $sum } / { $net }
w-sum-said = Chosen: { $sum } of { $net }
w-cheapest = Cheapest
w-cheapest-long = Choose the cheapest payment
w-drop-play = Drop here to play
w-drop-pay = Drop here to discard
w-turn-yours = Your turn
w-turn-yours-eyes = { $eyes } is to act
w-turn = { $who } is to act
w-waits-1 = chooses what to play
w-waits-4 = must discard at least { $net }
w-waits-N = names who goes next
w-steps = Steps of the turn
w-step-1 = Play
w-step-2 = Powers
w-step-3 = Damage
w-step-4 = Attack
w-step-N = Who is next?
w-skip = Skip the animation
w-flips = { $count ->
    [0] No flip left
    [one] { $count } flip left
   *[other] { $count } flips left
    }
w-grade = { $grade } still possible
w-no-grade = no grade with yielding
w-seat-cards = { $cards } of { $limit } cards
w-yielded = yielded
w-holds = Holds { $cards }
w-over-won = The Castle has fallen
w-over-lost = Defeat
w-help = Help: { $what }
w-help-immunity = immunity
w-help-shield = shield
w-help-paying = discarding
w-tip-1 = The enemy strikes after every turn that it survives, and it strikes the player who has just acted.
w-tip-2 = Spades protect everyone for the whole fight. Clubs, hearts and diamonds act once.
w-tip-3 = The blocked suit still deals its damage. In a play of several suits only its power is lost.
w-tip-4 = Every power uses the total of the play. Clubs double the damage only.
w-tip-5 = A Companion cannot join a combo. It goes with any one card except a Jester, even a royal, and the limit of 10 does not apply.
w-tip-6 = Exact damage recruits the enemy to the top of the Tavern. More than that sends it to the Lazaret.
w-tip-7 = The Tavern is never reshuffled. Only hearts refill it, from below.
w-tip-8 = After a victory the same player continues against the next enemy, without having been attacked: keep cards.
w-tip-9 = Cards stay on the Table until the enemy falls; only then do they go to the Lazaret. They cannot be healed before.
w-tip-10 = You cannot yield if all others yielded in their latest turn, and never in the solo game.
w-tip-11 = You may flip a Jester before you play and also before you discard.
w-tip-12 = A Jester spares you the attack of this turn, which is often its best part.
w-tip-suits = Hearts heal: cards of the Lazaret go under the Tavern. Diamonds draw cards for everyone in turn. Clubs double the damage. Spades shield.
w-tip-combo = Play one card, a Companion with one other card, or a combo: equal numbers up to 10 in all.
w-tip-pay = Discard cards worth at least the attack, and stop as soon as it is covered. No suit power works here.
w-tip-castle = Jacks come first, then Queens, then Kings; within a rank the order of the suits is hidden.
w-tip-sleeping = Spades against a spade enemy are asleep. A Jester wakes them, with their whole plays.
