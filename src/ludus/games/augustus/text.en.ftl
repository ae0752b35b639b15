## Reading moves, decks and positions

au-bad-move = “{ $text }” isn’t a move I can read. Moves look like +19H, 20S>19H, -, m+12H/20S>12C, p33.
au-not-asked = “{ $text }” does not answer the current question (AU-030).
au-locked = { $card } is completed: its legions and spaces are locked until it is resolved (AU-084).
au-one-legion = A token lets you mobilise one legion, not more (AU-045).
au-deck-csv = Line { $line }: this is not valid CSV ({ $reason }).
au-not-yours = { $card } is not one of your objectives (AU-051).
au-no-space = There is no room for a legion on { $space } (AU-027).
au-no-tile = The tile for { $count } objectives is not offered now (AU-166).
au-not-open = { $card } is not one of the open objectives (AU-075).
au-deck-column = Line { $line }: the column “{ $column }” is missing.
au-deck-number = Line { $line }: “{ $number }” is not the number of a card; write 1 to 88.
au-deck-name = Line { $line }: “{ $name }” cannot be a name: at most 60 letters, no quotation marks, bars, semicolons or backslashes, and not empty.
au-deck-kind = Line { $line }: the kind is “{ $kind }”, but the type says { $expected }.
au-deck-type = Line { $line }: “{ $type }” is not a type. Types: { $known }.
au-deck-symbols = Line { $line }: the symbols cannot be “{ $symbols }”; write two to six letters out of { $known }.
au-deck-spaces = Line { $line }: there are { $expected } symbols, not { $spaces } spaces.
au-deck-points = Line { $line }: the points cannot be “{ $points }”; write a whole number from 0 to 99.
au-deck-resource = Line { $line }: the resource cannot be “{ $resource }”. Known: { $known }; a senator has none (AU-023).
au-deck-effect = Line { $line }: “{ $effect }” is not an ability, or its numbers are wrong. Known: { $known }.
au-deck-timing = Line { $line }: the timing is “{ $timing }”, but this ability is { $expected }.
au-deck-red = Line { $line }: red is “{ $red }”, but for this ability it is { $expected }.
au-deck-twice = Line { $line }: the card { $number } appears twice.
au-deck-take-two = Line { $line }: no more than { $most } cards may have the ability take_two.
au-deck-count = Line { $line }: the file ends, but cards are missing, such as { $cards }.
position-twice = No card may appear twice: { $cards } (AU-021).
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
place = { $card } ({ symbol })
step = { $origin } → { $place }
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
    [S] Double swords! You may mobilise one legion.
    [H] Shield! You may mobilise one legion.
    [C] Chariot! You may mobilise one legion.
    [K] Catapult! You may mobilise one legion.
    [T] Standard! You may mobilise one legion.
    [D] Dagger! You may mobilise one legion.
   *[J] Joker! You may mobilise one legion onto any space.
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
    } to { $who }
fact-take-tile = takes the tile for { $n } objectives ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
fact-decline = declines the tile
fact-pick = takes { $cards }
fact-rearrange = the legions will stand on { $picture }
fact-resign = gives up; the seat no longer places legions

warn-breaks = This takes a legion off { $card }, which lacks only one.
warn-decline = If you decline the tile for { $n } objectives, you can never have it again.
warn-lose = You lose { $card } with all that it brings.
warn-rearrange = This is final: your legions stay as you have arranged them.
warn-pass = You could complete an objective with this token.
warn-resign = Your seat will no longer place legions, and you can no longer win.

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
event-placed = { $who } places a legion on { $place }
event-placed-moved = { $who } moves a legion from { $origin } to { $place }
event-placed-none = Nothing done: { $names }
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
event-removed = { $who } takes legions off { $places }
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
seat-score = { $who } { $score }

## Why not: a sentence for a rule where the rule itself would be too general

why-AU-008 = Keep exactly three of your six objectives.
why-AU-027 = There are fewer spaces with this symbol on that card.
why-AU-030 = You are not being asked for this now.
why-AU-040 = That card has no space with this symbol.
why-AU-042 = There is no legion on the space it should come from.
why-AU-044 = A move between equal symbols of one card changes nothing.
why-AU-045 = You are not being asked now: each player decides once per token.
why-AU-047 = All spaces with this symbol on that card are occupied.
why-AU-048 = The token has another symbol, and none of your abilities converts it.
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
why-AU-141 = Choose a card from your completed area.
why-AU-167 = Take the tile that is offered, or decline it.
why-AU-189 = Choose one of the players who have the most of it.
why-AU-200 = The game is over.
why-AU-R27 = You have resigned already.

## Terminal

b-now = Round { $round }: { $token } ({ $letter }), drawn by { $who }
b-now-keep = Before the first round; { $who } will be the crier
b-now-over = The game is over after round { $round }
b-resolves = { $who } resolves { $cards }
b-takes = { $who } takes new objectives
b-queue = then { $cards }
b-drawn = Tokens on the table ({ $count }): { $tokens }
b-bag = In the bag ({ $count }): { $tokens }
b-rewards = Rewards: { $tiles }
b-tile-type-GREEN = green
b-tile-type-PURPLE = purple
b-tile-type-ORANGE = orange
b-tile-type-SENATOR = senators
b-tile-type-ALL = full set
b-tile-count-2 = two
b-tile-count-3 = three
b-tile-count-4 = four
b-tile-count-5 = five
b-tile-count-6 = six
b-tile-res-gold = gold
b-tile-res-wheat = wheat
b-stock = Common supply { $common }, deck { $deck }, discard pile { $discard }
b-display = Open objectives:
b-type = { $type ->
    [GREEN] G
    [PURPLE] P
    [ORANGE] O
   *[SENATOR] Sen
    }
b-card = { $card } { $type } { $points }pt
b-open = (open { $symbols })
b-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, supply { $supply }
b-done = completed { $count }: { $cards }
b-same = equal { $pairs }
b-count-tile = count tile { $count }
b-declined = declined { $counts }
b-answer = Answer that the others do not see yet: { $move }
b-crier = crier
b-turn = to act
b-resigned = resigned
b-menu-onto = onto { $space }: { $sources }
b-menu-from = { $space ->
    [supply] { $number } supply
   *[other] { $number } from { $space }
    }
b-menu-completes = completes it
b-menu-nothing = { $number } nothing (-)
b-menu-fresh = from the supply: { $targets }
b-menu-moves = moves from { $sources } to { $targets }: write { $example }
b-menu-all = ? lists all { $count } answers, ? { $example } those with { $example }
b-menu-some = Type { $count } card numbers, such as { $example }.
b-menu-remove = Write two legions to remove, such as { $example }. Yours stand on { $legions }.
b-menu-mobilise =
    Write one mobilisation, or two with / between them, such as { $example }; m- declines.
    Spaces: { $targets }. Legions: { $supply } in supply, on { $legions }.
b-menu-arrange = Or write all the spaces your { $count } legions should cover, such as { $example }; a- leaves them.
b-chance = { $letter } { $token }: { $left } left, { $chance } % at the next draw
b-refill = After this joker’s round all 23 tokens are in the bag again.
b-tile = { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $owner }
b-tile-free = on the table
b-done-by = { $who }, completed { $count }:
b-lost = Discarded after they were completed: { $cards }
b-discarded = You discarded at the beginning, unseen: { $cards }
b-aid =
    S double swords, H shield, C chariot, K catapult, T standard, D dagger, J joker
    G green, P purple, O orange province, Sen senator
    { "[" }S]H   the S is covered by a legion, the H is open
    +19H   place a legion from your supply on the H of card 19
    20S>19H   move a legion there
    -   do nothing
    k4,17,52   keep three of six
    m+12H/20S>12C   mobilise two legions by an ability; m- none
    f20   complete an objective at once; f- none
    a19HK,20H   rearrange: all spaces that are covered then; a- leave them
    x19H,20C   remove legions
    w19   empty an objective
    l40   discard a completed objective
    gB   give the resource tile to B
    r4   take the tile for four; r- decline
    p33,61   take new objectives
b-won = { $count ->
    [one] { $winners } wins and becomes consul
   *[other] { $winners } share the victory
    }
b-by-score = The game ended after round { $rounds }
b-by-resigned = All others have resigned in round { $rounds }
b-rank = { $rank }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
b-pad-done = completed { $count }, senators { $senators }
b-pad-tiles = rewards { $points }: { $tiles }
b-pad-printed = printed { $points }
b-pad-final = final abilities { $points }: { $cards }
b-extra-bag = Bag and chances
b-extra-tiles = Rewards
b-extra-cards = Open and completed objectives
b-extra-aid = Player aid
b-help =
    :bag            the tokens and the chances at the next draw
    :tiles          the rewards and who has them
    :cards          the open objectives and the completed ones of all
    :aid            letters, abilities, how answers are written
    :sort short     the table in fewer lines; :sort full shows all again
b-brief-all = all
b-brief-gold = gold
b-brief-wheat = wheat
b-brief-bag = bag { $count }: { $tokens }
b-brief-drawn = out: { $tokens }
b-brief-seat = { $points }pt { $done }/7 sup { $supply }
b-headline = round { $round }, crier { $seat }
b-headline-keep = crier { $seat }
b-full = Ave!
b-pass = pass
f-keys-augustus = F1 help  ? moves  h hint  u undo  v more  r rules  l log  F2 русский  q quit
f-note-augustus =
    Symbols are S double swords, H shield, C chariot, K catapult, T standard, D dagger, J joker.
    +19H places a legion on the shield of card 19, 20S>19H moves one there, - does nothing.
    Choose a space; choose a legion such as [20S] too, to move that one instead of taking one from your supply.
    To rearrange, lift legions and put them elsewhere: chosen spaces are covered.
    v or :bag, :tiles, :cards, :aid   chances, rewards, open and completed objectives, player aid
    o   the table in fewer lines

## Screen

w-tip-1 = You may move a legion instead of placing one, even while there are legions in your supply.
w-tip-2 = A token fills one space, even if all your objectives show its symbol.
w-tip-3 = Legions are not used up: they come back when the objective is completed.
w-tip-4 = At the end of a joker’s round all tokens go back into the bag, and the crier changes.
w-tip-5 = A count tile is for exactly that number of objectives, and you get one in the whole game. A tile that you decline never comes back to you.
w-tip-6 = The gold and wheat tiles pass to the player who completes such a card and then has as many of them as the holder.
w-tip-7 = Legions removed by a red ability go back to your own supply; they are not lost.
w-tip-8 = Equal symbols do not chain: with shield = chariot and chariot = catapult a shield is not a catapult.
w-tip-9 = An objective completed by an ability is resolved at once, before the other players go on.
w-tip-10 = The seventh objective ends the game, but it does not decide who wins.
w-tip-11 = A final ability counts its own card too.
w-board = Augustus table
w-you = You
w-you-eyes = { $eyes }
w-help = Help: { $what }
w-skip = Skip the animation
w-ave = Ave Caesar!
w-order = Order of resolution
w-over = The game is over
w-round = Round { $round }
w-phase-keep = Everyone keeps three of six objectives
w-phase-count = { $mine ->
    [yes] A count tile is offered to you
   *[no] { $who } decides about a count tile
    }
w-phase-pick = { $mine ->
    [yes] Choose from the open objectives
   *[no] { $who } chooses a new objective
    }
w-last-title = the last round
w-last-round = Last round: { $names }
w-last-why = A player has seven completed objectives: the round is played to its end, then points are counted.
w-aid = Player aid
w-aid-tokens = Tokens in the game
w-aid-abilities = Abilities
w-aid-tips = Easily overlooked
w-aid-keys = Keys
w-aid-keys-text = 1 to 9 choose among the raised spaces, legions or cards; Enter presses what has the focus; Ctrl+Enter confirms; Minus chooses “Do nothing”; Escape clears the choice or skips the animation.
w-aid-rules = All the rules
w-score = Score
w-token = Token
w-cry = { $token ->
    [S] Double swords!
    [H] Shield!
    [C] Chariot!
    [K] Catapult!
    [T] Standard!
    [D] Dagger!
   *[J] Joker!
    }
w-no-token = No token yet
w-crier = Crier: { $who }
w-crier-you = Crier: you
w-crier-you-eyes = Crier: { $eyes }
w-crier-is = Town crier
w-same = { symbol-x } = { $y ->
    [S] double swords
    [H] shield
    [C] chariot
    [K] catapult
    [T] standard
   *[D] dagger
    }
w-bag-title = the bag
w-bag = { $count ->
    [one] { $count } token for the next draw
   *[other] { $count } tokens for the next draw
    }
w-bag-full = all { $count } tokens for the next draw
w-bag-said = In the bag, with the chance of each to be next
w-bag-kind = { $symbol }: { $count }, { $chance } %
w-tip-bag = In the bag: how many tokens of each kind are left, and the chance that the next one is of this kind. Below: the tokens drawn since the last joker.
w-drawn = Drawn since the last joker: { $symbols }
w-drawn-none = nothing drawn since the last joker
w-tiles = Rewards
w-tiles-left = { $count ->
    [0] All rewards are taken
    [one] { $count } reward still to be had
   *[other] { $count } rewards still to be had
    }
w-tiles-none = No rewards yet.
w-tip-tiles = A tile for three of a type, or for one of each, goes to the first player who has them, and stays there.
w-tile-said = { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $state }
w-tile-owned = owned by { $who }
w-tile-free = on the table
w-tile-declined = declined by you
w-tile-declined-eyes = declined by { $eyes }
w-display = Open objectives
w-display-empty = There are no more open objectives.
w-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
    }
w-common = common supply { $count }
w-own = Your objectives
w-own-eyes = Objectives of { $eyes }
w-dealt = Your six objectives
w-dealt-eyes = The six objectives of { $eyes }
w-supply = in your supply
w-supply-eyes = in the supply
w-supply-take = { $count ->
    [one] Take a legion from your supply, { $count } left
   *[other] Take a legion from your supply, { $count } left
    }
w-supply-said = { $count ->
    [one] { $count } legion in the supply
   *[other] { $count } legions in the supply
    }
w-waiting = Hidden until all have answered.
w-waiting-keep = Hidden until all have chosen.
w-kept = { $count } of 3 chosen
w-steps = { $count } of { $most } legions mobilised
w-moved = { $count ->
    [0] Take a legion, then an empty space
    [one] { $count } legion moved
   *[other] { $count } legions moved
    }
w-as-before = As before
w-which-legion = Which legion should go there?
w-where-to = Where should it go?
w-from-supply = From your supply, or press a ringed legion
w-from-space = Moved there, or press another ringed legion
w-completes = completes it!
w-completed = completed
w-one-left = One legion from completion.
w-completed-of = Completed objectives: { $count } of { $goal }
w-completed-title = Completed: { $count }
w-completed-none = Nothing completed yet.
w-count-none = no count tile yet
w-declined-said = declined the tiles for { $counts }
w-look-at = Look at the objectives of { $who }
w-in-front = In front of { $who }
w-ready = has answered
w-resigned = resigned
w-score-said = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
    }
w-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
w-gold = gold
w-wheat = wheat
w-gold-count = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
    }
w-wheat-count = { $count ->
    [one] { $count } wheat card
   *[other] { $count } wheat cards
    }
w-no-ability = no ability
w-spaces = spaces: { $spaces }
w-space-legion = { $symbol } with a legion
w-space-empty = { $symbol }, empty
w-card-type = Type
w-card-points = Points
w-card-spaces = Spaces
w-card-ability = Ability
w-timing-now = Works once, when the objective is completed
w-timing-red = Hits every opponent once, when the objective is completed
w-timing-always = Works from completion on
w-timing-end = Counts at the end of the game
w-picture = { $card }: { $symbols }
w-say-target = { $place }: empty, a legion may go here
w-say-completes = { $place }: empty, a legion here completes the objective
w-say-again = { $place }: your legion would stand here; press again to mobilise it
w-say-back = { $place }: your legion would stand here; press to take it back
w-say-legion = { $place }: legion
w-say-source = { $place }: legion, may go to the chosen space
w-say-remove = { $place }: legion, take it off
w-say-marked = { $place }: legion, will be taken off
w-move-pass = Do nothing
w-move-none = No, nothing
w-move-same = Leave everything as it is
w-move-take = Take the tile
w-move-decline = Decline for ever
w-move-resign = Resign
w-pad = Score pad, as things stand
w-pad-end = Score pad
w-pad-name = Player
w-pad-tiles = Rewards
w-pad-printed = Printed points
w-pad-final = Final abilities
w-pad-total = Total
w-pad-done = { $count } of { $goal } completed
w-senators = { $count ->
    [one] { $count } senator
   *[other] { $count } senators
    }
w-most = maximum
w-rank = Rank
w-consul = { $count ->
    [one] { $names } becomes consul.
   *[other] { $names } become consuls together.
    }
w-result = { $count ->
    [one] { $winners } has won
   *[other] { $winners } share the victory
    }
w-result-won = Ave Caesar! You have won!
w-result-shared = You share the victory!
w-result-seat = { $rank }. { $name } { $points }
w-by-resigned = All the others have resigned.
