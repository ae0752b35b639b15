## Reading moves, decks and positions

au-bad-move = “{ $text }” is not a move I can read. Moves look like +19H, 20S>19H, -, m+12H/20S>12C, p33.
au-not-asked = “{ $text }” is no answer to what is asked now.
au-not-yours = { $card } is not one of your objectives.
au-no-space = There is no room for a legion on { $space }.
au-no-tile = The tile for { $count } objectives is not offered now (AU-166).
au-not-open = { $card } is not one of the open objectives (AU-075).
au-deck-column = Line { $line }: the column “{ $column }” is missing.
au-deck-number = Line { $line }: “{ $number }” is no number of a card; write 1 to 88.
au-deck-name = Line { $line }: “{ $name }” cannot be a name: at most 60 letters, no quotation marks, bars, semicolons or backslashes, and not empty.
au-deck-kind = Line { $line }: the kind is “{ $kind }”, but the type says { $expected }.
au-deck-type = Line { $line }: “{ $type }” is no type. Types: { $known }.
au-deck-symbols = Line { $line }: the symbols cannot be “{ $symbols }”; write two to six letters out of { $known }.
au-deck-spaces = Line { $line }: there are { $expected } symbols, not { $spaces } spaces.
au-deck-points = Line { $line }: the points cannot be “{ $points }”; write a whole number from 0 to 99.
au-deck-resource = Line { $line }: the resource cannot be “{ $resource }”. Known: { $known }; a senator has none (AU-023).
au-deck-effect = Line { $line }: “{ $effect }” is no ability, or its figures are wrong. Known: { $known }.
au-deck-timing = Line { $line }: the timing is “{ $timing }”, but this ability is { $expected }.
au-deck-red = Line { $line }: red is “{ $red }”, but for this ability it is { $expected }.
au-deck-twice = Line { $line }: the card { $number } stands there twice.
au-deck-take-two = Line { $line }: no more than { $most } cards may have the ability take_two.
au-deck-count = Line { $line }: the file ends, but cards are missing, such as { $cards }.
position-start = A position of this game is a set of named fields, as the program writes it.
position-value = { $field } cannot be “{ $value }”.
position-twice = No card may be there twice: { $cards } (AU-021).
au-legions = There must be 48 legions in all, not { $count } (AU-223).

## Symbols, types and tiles

symbol = { $symbol ->
    [S] double swords
    [H] shield
    [C] chariot
    [K] catapult
    [T] standard
    [D] dagger
   *[J] joker
    }
type = { $type ->
    [GREEN] green province
    [PURPLE] purple province
    [ORANGE] orange province
   *[SENATOR] senator
    }
symbol-x = { $x ->
    [S] double swords
    [H] shield
    [C] chariot
    [K] catapult
    [T] standard
   *[D] dagger
    }
a-symbol-x = { $x ->
    [S] double swords
    [H] a shield
    [C] a chariot
    [K] a catapult
    [T] a standard
   *[D] a dagger
    }
a-symbol-y = { $y ->
    [S] double swords
    [H] a shield
    [C] a chariot
    [K] a catapult
    [T] a standard
   *[D] a dagger
    }
tile-type-GREEN = three green provinces
tile-type-PURPLE = three purple provinces
tile-type-ORANGE = three orange provinces
tile-type-SENATOR = three senators
tile-type-ALL = one province of each colour and a senator
tile-count = { $n ->
    [one] { $n } objective
   *[other] { $n } objectives
    }
tile-res-gold = gold
tile-res-wheat = wheat

## Abilities

eff-gain = Take { $n ->
    [one] { $n } legion
   *[other] { $n } legions
    } from the common supply.
eff-mob = Mobilise one legion onto { a-symbol-x } and one onto { a-symbol-y }.
eff-mobany = { $n ->
    [one] Mobilise one legion onto any space.
   *[other] Mobilise { $n } legions onto any spaces.
    }
eff-foes-remove = Every opponent removes { $n ->
    [one] { $n } legion
   *[other] { $n } legions
    } from objectives.
eff-foes-wipe = Every opponent empties one objective.
eff-foes-lose = Every opponent discards one completed objective.
eff-finish-one = Complete one of your objectives at once.
eff-take-two = Take two new objectives instead of one.
eff-rearrange = Redistribute the legions on your objectives.
eff-same = When drawn, { a-symbol-x } may serve as { a-symbol-y }, and the other way round.
eff-per-symbol = { $m ->
    [one] { $m } point
   *[other] { $m } points
    } for each { symbol-x } symbol on your completed objectives, at most { $cap }.
eff-per-type = { $m ->
    [one] { $m } point
   *[other] { $m } points
    } for each completed { $type ->
    [GREEN] green province
    [PURPLE] purple province
    [ORANGE] orange province
   *[SENATOR] senator
    }.

## Questions

ask-keep = Keep three of your six objectives.
ask-place = { $token ->
    [S] Double swords! Mobilise one legion onto double swords, or do nothing.
    [H] Shield! Mobilise one legion onto a shield, or do nothing.
    [C] Chariot! Mobilise one legion onto a chariot, or do nothing.
    [K] Catapult! Mobilise one legion onto a catapult, or do nothing.
    [T] Standard! Mobilise one legion onto a standard, or do nothing.
    [D] Dagger! Mobilise one legion onto a dagger, or do nothing.
   *[J] Joker! Mobilise one legion onto any space, or do nothing.
    }
ask-mob = { $card }: you may mobilise one legion onto { a-symbol-x } and one onto { a-symbol-y }.
ask-mobany = { $card }: you may mobilise { $n ->
    [one] one legion onto any space
   *[other] { $n } legions onto any spaces
    }.
ask-finish = { $card }: you may complete one of your objectives at once.
ask-rearrange = { $card }: you may rearrange the legions on your objectives.
ask-remove = { $card } hits you: take { $n ->
    [one] one legion
   *[other] { $n } legions
    } off your objectives.
ask-wipe = { $card } hits you: take all legions off one of your objectives.
ask-lose = { $card } hits you: discard one of your completed objectives.
ask-give = { $card }: who gets { $tile ->
    [gold] the gold tile
   *[wheat] the wheat tile
    }?
ask-count = Take the tile for exactly { $n } completed objectives ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })?
ask-pick = { $n ->
    [one] Take a new objective.
   *[other] Take { $n } new objectives.
    }

## What moves do

fact-keep = keeps { $cards }
fact-place = places a legion on { $space }
fact-move = moves a legion from { $from } to { $space }
fact-pass = does nothing
fact-completes = completes { $card }
fact-finish = completes { $card } at once
fact-none = declines
fact-remove = takes legions off { $spaces }
fact-wipe = empties { $card } ({ $n ->
    [one] { $n } legion
   *[other] { $n } legions
    })
fact-lose = discards { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
fact-give = gives { $tile ->
    [gold] the gold tile
   *[wheat] the wheat tile
    } to seat { $seat }
fact-take-tile = takes the tile for { $n } objectives ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
fact-decline = declines the tile
fact-pick = takes { $cards }
fact-rearrange = the legions will stand on { $picture }
fact-resign = gives up; the seat places nothing any more

warn-breaks = This takes a legion off { $card }, which lacks only one.
warn-decline = If you decline the tile for { $n } objectives, you can never have it again.
warn-lose = You lose { $card } with all that it brings.
warn-rearrange = This is final: your legions stay as you have arranged them.
warn-pass = You could complete an objective with this token.
warn-resign = Your seat will place nothing any more, and you can no longer win.

## What happened

event-dealt = { $who } is dealt { $cards }
event-dealt-hidden = { $who } is dealt six objectives
event-kept = { $who } keeps { $cards }
event-drew = Round { $round }: { $who } draws { $token ->
    [S] double swords
    [H] a shield
    [C] a chariot
    [K] a catapult
    [T] a standard
    [D] the dagger
   *[J] a joker
    }
event-placed = { $who } places a legion on { $card }{ $symbol }
event-placed-moved = { $who } moves a legion from { $origin }{ $origin_symbol } to { $card }{ $symbol }
event-placed-none = { $who } does nothing
event-ave = Ave Caesar! { $who } completes { $card }
event-gained = { $legions ->
    [0] The common supply is empty: { $who } takes no legion
    [one] { $who } takes { $legions } legion from the common supply
   *[other] { $who } takes { $legions } legions from the common supply
    }
event-mobilised = { $who } mobilises { $parts }
event-mobilised-none = { $who } mobilises nothing
event-finished = { $who } completes { $card } at once
event-finished-none = { $who } completes nothing at once
event-arranged = { $changed ->
    [false] { $who } leaves the legions where they are
   *[true] { $who } rearranges the legions
    }
event-removed = { $who } takes legions off { $spaces }
event-wiped = { $who } empties { $card } ({ $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
    })
event-lost = { $who } discards { $card }
event-gave = { $who } gives the tile to { $to }
event-entered = { $who } lays { $card } into the completed area; completed: { $count }
event-tile = { $who } gets the reward for { $tile } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
event-tile-passed = The reward for { $tile } passes from { $giver } to { $who }
event-tile-back = The reward for { $tile } goes back to the table
event-counted = { $taken ->
    [false] { $who } declines the reward for { $count } objectives
   *[true] { $who } takes the reward for { $count } objectives
    }
event-picked = { $who } takes { $cards }
event-refilled = New in the display: { $cards }
event-reshuffled = The discard pile is shuffled and becomes the deck ({ $cards } cards)
event-crier = All tokens go back into the bag; { $who } is the crier now
event-resigned = { $who } resigns
event-ended = The game is over: { $scores }

## Why not: a sentence for a rule where the rule itself would be too general

why-AU-008 = Keep exactly three of your six objectives.
why-AU-027 = There are fewer spaces with this symbol on that card.
why-AU-030 = You are not asked for this now.
why-AU-040 = That card has no space with this symbol.
why-AU-042 = There is no legion on the space it should come from.
why-AU-044 = A move between equal symbols of one card changes nothing.
why-AU-045 = You are not asked now: for each token everybody decides once.
why-AU-047 = All spaces with this symbol on that card are occupied.
why-AU-048 = The token has another symbol, and none of your abilities makes it serve.
why-AU-049 = One legion, from your supply or from one of your active objectives, onto one of them.
why-AU-050 = Your supply is empty: move a legion or do nothing.
why-AU-075 = Choose from the open objectives, each only once.
why-AU-094 = Take exactly as many new objectives as you are asked for.
why-AU-106 = The ability is for the two symbols that it names, one legion each.
why-AU-110 = The ability is for as many legions as it names.
why-AU-111 = Choose one of your active objectives.
why-AU-115 = The number of legions on your objectives must stay the same.
why-AU-131 = You must remove as many legions as the ability says, as far as you have them.
why-AU-136 = There is no legion of yours there that could be removed.
why-AU-139 = Choose one of your active objectives with at least one legion.
why-AU-141 = Choose a card of your completed area.
why-AU-167 = Take the tile that is offered, or decline it.
why-AU-189 = Choose one of the players who have the most of it.
why-AU-200 = The game is over.
why-AU-R27 = You have resigned already.

## Terminal

f-note-augustus =
    Symbols are S double swords, H shield, C chariot, K catapult, T standard, D dagger, J joker.
    +19H places a legion on the shield of card 19, 20S>19H moves one there, - does nothing.

## Screen

w-tip-1 = You may move a legion instead of placing one, even while there are legions in your supply.
w-tip-2 = A token fills one space, even if all your objectives show its symbol.
w-tip-3 = Legions are not used up: they come back when the objective is completed.
w-tip-4 = At the end of a joker's round all tokens go back into the bag, and the crier changes.
w-tip-5 = A count tile is for exactly that number of objectives, and you get one in the whole game. A tile that you decline never comes back to you.
w-tip-6 = The gold and wheat tiles pass to whoever completes such a card and then has as many of them as the holder.
w-tip-7 = Legions removed by a red ability go back to your own supply; they are not lost.
w-tip-8 = Equal symbols do not chain: with shield = chariot and chariot = catapult a shield is no catapult.
w-tip-9 = An objective completed by an ability is resolved at once, before the other players go on.
w-tip-10 = The seventh objective ends the game, but it does not decide who wins.
w-tip-11 = A final ability counts its own card too.
