## Reading moves, options and positions

bad-card = “{ $text }” is not a gladiator. Cards look like B0, N12, P5.
no-challenge = { $card } is not a challenge here; leave out the “!”.
gorus-schools = “{ $schools }” is not a valid choice: name exactly { $count } different schools out of B, N, G, P, Y (players: { $players }).
gorus-split = { $players } players cannot be split into teams as { $split }. Possible: { $known } (GM-902).
gorus-split-alone = Teams can be split only if mode is teams.
gorus-team-target = A team target is for team play only; set mode to teams.
gorus-deck-column = Line { $line }: the column “{ $column }” is missing.
gorus-deck-csv = Line { $line }: this is not valid CSV ({ $reason }).
gorus-deck-card = Line { $line }: “{ $card }” is not a gladiator. Cards look like B0, N12, P5.
gorus-deck-twice = Line { $line }: { $card } appears twice.
gorus-deck-figure = Line { $line }: the favour of { $card } cannot be “{ $figure }”; write a whole number from -99 to 99.
gorus-favour-zero = The zeros are worth 0, or 5 at the end (GM-405): the value for strength 0 must be 0.
gorus-deck-zero = Line { $line }: { $card } must have the favour 0; its 5 points come from its school being the strongest (GM-404).
gorus-deck-missing = Line { $line }: the file ends, but cards are missing, such as { $cards }.
position-twice = No card may appear twice: { $cards } (GM-003).
position-hand = No hand may hold more than { $most } cards (GM-015).

## Schools and sides

school-B = Blue Fists
school-N = Brown Swords
school-G = Green Arrows
school-P = Pink Axes
school-Y = Yellow Shields
side-player = { $who }
side-team = team { $number }
side-wanderers = the wandering gladiators
side-figure = { $side }: { $figure }
rounds-won = Rounds won: { $wins }
card-short = { $school ->
    [B] Blue
    [N] Brown
    [G] Green
    [P] Pink
   *[Y] Yellow
    } { $strength }

## Questions

ask-open = Open the bout with any card.
ask-follow = Follow the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } if you can; strength { $strength } challenges.

## What moves do

fact-open = starting school: { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    }
fact-first = first card of the round, so the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } become the strongest school
fact-challenge = challenges: the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } become the strongest school
fact-challenge-same = challenges: the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } stay the strongest school
fact-follow = follows
fact-discard = does not follow
fact-wins = is winning so far
fact-leader = { $seat ->
    [W] a wandering gladiator
   *[other] { $who }
    } is winning so far
fact-resign = gives up; the remaining cards are played without choice

warn-challenge = This is a challenge: the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } will be the strongest school, and { $seat ->
    [W] a wandering gladiator
   *[other] { $who }
    } will be winning.
warn-challenge-wins = This is a challenge: the { $school ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    } will be the strongest school, and you will be winning.
warn-eight = This bout would go to your pile with { $count ->
    [one] an 8
   *[other] more than one 8
    } in it.
warn-resign = Your cards will be played without choice, and you can win only through your team-mates. The solo game is lost at once.

## What happened

event-round = Round { $round }; { $dealer } deals
event-round-solo = Round { $round }
event-played = { $who } plays { $card }
event-played-challenge = { $who } challenges with { $card }; strongest school: { $strongest ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    }
event-wandered = A wandering gladiator comes: { $card }
event-wandered-challenge = A wandering gladiator challenges: { $card }; strongest school: { $strongest ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    }
event-drew = { $who } draws { $card }
event-drew-hidden = { $who } draws a card
event-bout = { $who } wins bout { $bout } and captures { $cards } cards
event-bout-wanderers = The wandering gladiators win bout { $bout } and capture { $cards } cards
event-scored = Round { $round } is over; strongest school: { $strongest ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    }. Favour: { $totals }. Won by { $winners }
event-scored-no-eight = Round { $round } is over; strongest school: { $strongest ->
    [B] Blue Fists
    [N] Brown Swords
    [G] Green Arrows
    [P] Pink Axes
   *[Y] Yellow Shields
    }. Favour: { $totals }. No 8 was captured, so the round is lost
event-resigned = { $who } resigns
event-ended-target = The game is won by { $winners }
event-ended-zero = The game is won by { $winners }, whose pile holds the 0 of the strongest school
event-ended-fewest = The game is won by { $winners }, with the fewest captured cards
event-ended-shared = The victory is shared by { $winners }
event-ended-extra = The game is won by { $winners } in the extra round
event-ended-resigned = The game is won by { $winners }: all others have resigned
event-withheld = You cannot look at earlier bouts

## Why not: a sentence for a rule where the rule itself would be too general

why-GM-201 = It is not your turn.
why-GM-202 = You hold cards of the starting school: play one of them, or challenge with the same strength as the last card.
why-GM-207 = That is not possible: a turn is exactly one card, cards are not taken back, and you can resign only once.
why-GM-208 = You do not hold that card.
why-GM-607 = The game is over.

## Terminal

b-now = strongest { $strongest }  follow { $follow }  match { $match }
b-arena = Arena: { $cards } ({ $seat ->
    [W] a wandering gladiator
   *[other] { $who }
    } is winning)
b-arena-empty = Arena: empty
b-round = Round { $round }, bout { $bout } of { $bouts }
b-deck = draw deck { $count }
b-extra = extra round between { $who }
b-seat = { $who }: cards { $cards }, bouts { $bouts }, token { $token }/{ $target }
b-running = favour { $favour }
b-dealer = dealer
b-resigned = resigned
b-turn = to act
b-wanderers = Wandering gladiators (W): cards { $cards }, bouts { $bouts }, token { $token }/{ $target }
b-eight-yes = 8 captured: yes
b-eight-no = 8 captured: no; without one the round is lost
b-eight-lost = 8 captured: no; all of them lie with the wanderers, so this round is lost
b-pile-wanderers = Pile of the wanderers: { $cards }
b-pile = Your pile: { $cards }
b-favour = Favour: { $row }, 0 of the strongest at the end { $bonus }, others 0
b-favour-own = Favour: custom values; :deck shows them
b-deck-note = In brackets: the favour of the card. The 0 of the school that is strongest at the end of the round is worth { $bonus }.
b-hand = Your hand: { $cards }
b-hand-of = Hand of { $who }: { $cards }
b-previous = Previous bout: { $cards }, won by { $who }
b-no-previous = There is no previous bout to look at in this round.
b-round-result = Round { $round }: favour { $totals }; strongest { $strongest }; won by { $winners }
b-no-rounds = No round is over yet.
b-by-target = Decided by: the rounds won (GM-602)
b-by-zero = Decided by: several had won enough rounds; the 0 of the strongest school lies in the winning pile (GM-603)
b-by-fewest = Decided by: several had won enough rounds; the smallest pile of the last round (GM-604)
b-by-shared = Decided by: level after every comparison, so the victory is shared (GM-605)
b-by-extra = Decided by: favour in an extra round (GM-R12)
b-by-resigned = Decided by: resignation (GM-R31)
b-extra-prev = Previous bout
b-extra-rounds = Rounds so far
b-extra-deck = Deck and favour
b-help =
    :prev           the cards of the previous bout
    :rounds         the results of the rounds so far
    :deck           all cards of the deck with their favour
    In your hand, (B5) may not be played now and B10! is a challenge.
f-keys-gorus = F1 help  ? moves  h hint  u undo  v more  r rules  l log  F2 русский  q quit
f-note-gorus =
    Schools are B blue, N brown, G green, P pink, Y yellow. (B5) may not be played now, B10! is a challenge.
    v or :prev, :rounds, :deck   the previous bout, the rounds so far, the deck
    On your turn, b starts a card; type :bot for what b does otherwise.

## Screen

w-board = Gorus Maximus table
w-school-B = Blue Fists
w-school-N = Brown Swords
w-school-G = Green Arrows
w-school-P = Pink Axes
w-school-Y = Yellow Shields
w-schools-none = None chosen: { $needed } are drawn at random.
w-schools-chosen = { $left ->
    [0] These { $needed } schools take part.
    [one] { $count } of { $needed } chosen. Choose one more; until then they are drawn at random.
   *[other] { $count } of { $needed } chosen. Choose { $left } more; until then they are drawn at random.
    }
w-against = against
w-split-usual = default: { $split }
w-card = { $school } { $strength }
w-card-favour = { $card }, favour { $favour }
w-card-zero = { $card }, favour { $favour }, or { $most } if its school ends strongest
w-card-challenge = { $card }, challenge
w-card-illegal = { $card }, may not be played now
w-move-resign = Resign
w-arena = Arena
w-you = You
w-you-eyes = { $eyes }
w-winning = winning now
w-drop = Drop here to play
w-strongest = Strongest:
w-strongest-none = the first card of the round decides
w-changed = Changed in this bout: { $schools }
w-follow = Follow:
w-match = match { $strength }
w-favour-row = Crowd favour of each strength
w-strength = Strength
w-favour = Favour
w-hand = Your hand
w-hand-eyes = Hand of { $eyes }
w-hand-said = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
    }
w-hand-said-eyes = { $count ->
    [one] Hand of { $eyes }: { $count } card
   *[other] Hand of { $eyes }: { $count } cards
    }
w-hand-empty = You have no cards.
w-hand-empty-eyes = { $eyes } has no cards.
w-sort = Sort the hand
w-sort-school = School
w-sort-strength = Strength
w-turn-yours = Your turn
w-turn-yours-eyes = { $eyes } is to play
w-turn = { $who } is to play
w-turn-none = The bout is decided
w-over = The game is over
w-where = Round { $round } · bout { $bout } of { $bouts }
w-extra = Extra round between { $sides }
w-skip = Skip the animation
w-previous = Previous bout
w-previous-none = There is no previous bout to look at in this round.
w-previous-won = { $wanderers ->
    [0] { $who } won this bout.
   *[other] The wandering gladiators won this bout.
    }
w-score = Score
w-score-none = No round is over yet. Round wins needed: { $target }.
w-round = Round
w-round-over = Round { $round } is over
w-round-won = { $count ->
    [one] Won by { $winners }
   *[other] Won together by { $winners }
    }
w-round-strongest = Strongest at the end: { $school }; { $card } is worth 5.
w-round-no-eight = No 8 was captured, so the round is lost, whatever the favour.
w-won-it = won the round
w-wins = Rounds won
w-wins-said = { $wins ->
    [0] No round won
    [one] { $wins } round won
   *[other] { $wins } rounds won
    }, { $target } needed
w-of = of { $target }
w-go-on = Continue
w-team = Team { $number }
w-wanderers = Wandering gladiators
w-wanderer = Wanderer
w-seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
    }
w-seat-bouts = { $count ->
    [one] { $count } bout won
   *[other] { $count } bouts won
    }
w-seat-keeper = Keeps the pile of the team: { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
w-seat-running = Favour so far: { $favour }
w-dealer = Dealer
w-dealer-letter = D
w-resigned = resigned
w-deck = Draw deck
w-deck-empty = empty
w-wandering-deck = Wandering deck
w-wanderers-pile = Their pile: { $count }
w-own-pile = Your pile: { $count }
w-own-pile-eyes = Pile of { $eyes }: { $count }
w-pile-empty = There is nothing in this pile.
w-eight = the 8
w-eight-yes = 8 captured: yes
w-eight-no = 8 captured: no
w-doomed = All 8s lie with the wanderers: this round can no longer be won.
w-result-won = You have won!
w-result-shared = You share the victory!
w-result = { $count ->
    [one] { $winners } has won
   *[other] The victory is shared: { $winners }
    }
w-result-lost-solo = The wandering gladiators have won
w-by-target = Decided by the rounds won.
w-by-zero = Several had won enough rounds; the 0 of the strongest school decided.
w-by-fewest = Several had won enough rounds; the smallest pile decided.
w-by-shared = Level after every comparison.
w-by-extra = Decided in an extra round.
w-by-resigned = Decided by resignation.
w-help = Help: { $what }
w-tip-1 = The strongest school beats all others. The first card of the round sets it; opening a later bout does not change it.
w-tip-2 = If you hold cards of the school that opened the bout, you must play one of them, even after the strongest school has changed.
w-tip-3 = A card as strong as the one just before is a challenge, wanted or not: its school becomes the strongest at once. Playing the second 8 usually means taking both.
w-tip-4 = Only the card just before counts for a challenge, not the others in the arena and not the last one of the previous bout.
w-tip-5 = The winner is decided at the end of the bout, by the school that is strongest then: a harmless card may turn out to win.
w-tip-6 = You need not play the strongest school, and you need not challenge.
w-tip-7 = Winning bouts is not the aim; favour is. Some bouts are worth less than nothing.
w-tip-8 = A 0 is worth 5 only if its school is the strongest after the very last bout, and to the player who captured it.
w-tip-9 = Favour is forgotten after the round; only round wins count.
w-tip-10 = Without an 8 in your pile the round is lost, however much favour you have.
w-tip-favour = The favour of all cards in your pile is added up at the end of the round; the most favour wins the round.
