## Reading moves, decks and positions

gc-bad-move = “{ $text }” isn’t a move I can read. Moves look like F07, P-12-40, S, H21, AG, ST, TA2, TD1.2, LA, E, X12/-/40/77.
gc-deck-head = Line { $line }: the columns do not show what this file contains; its first line must name one of { $known }.
gc-deck-column = Line { $line }: the column “{ $column }” is missing.
gc-deck-csv = Line { $line }: this is not valid CSV ({ $reason }).
gc-deck-name = Line { $line }: “{ $name }” cannot be a name: at most 60 letters, no quotation marks, bars, semicolons, ampersands or backslashes, and not empty.
gc-deck-number = Line { $line }: “{ $number }” is not the number of a champion; write 1 to { $last }.
gc-deck-fan = Line { $line }: “{ $number }” is not the number of a fan card; write F01 to { $last }.
gc-deck-twice = Line { $line }: { $number } appears twice.
gc-deck-level = Line { $line }: the level is “{ $level }”, but a card with this number is { $expected }.
gc-deck-traits = Line { $line }: the traits cannot be “{ $traits }”; write one to three letters out of { $known }.
gc-deck-effect = Line { $line }: the effect “{ $effect }” is wrong at “{ $part }”.
gc-deck-abilities = Line { $line }: a card has at most { $most } abilities, but the effect “{ $effect }” has { $count }.
gc-deck-sack = Line { $line }: a card discards another champion at most once and without a condition, not as in “{ $effect }”.
gc-deck-count = Line { $line }: the file ends, but cards are missing, such as { $cards }.
gc-board-token = Line { $line }: “{ $key }” is not a token; write A1 to A4 or D-1 to D-4, for the Automa with “start” or “pool” before it.
gc-board-value = Line { $line }: { $section }, { $key } cannot be “{ $value }”.
gc-board-unknown = Line { $line }: there is no “{ $section }, { $key }” on the boards; a line like this would change nothing.
gc-board-missing = Line { $line }: the file ends, but { $section }, { $key } is missing.
gc-board-start = Line { $line }: a player starts with more tokens of a kind than there are.
gc-board-pool = Line { $line }: the pool of the Automa must hold { $expected } tokens, not { $count }.
gc-board-automa = Line { $line }: the Automa can have at most { $most } tokens of a kind, start and pool together.
gc-board-schedule = Line { $line }: with { $teams } teams, { $key }, every match token from T0 on must play once, not “{ $value }”.
gc-board-fields = Line { $line }: with { $teams } teams, { $key }, the fields must be in order from 1 on, with T0 on field 1, not “{ $value }”.
position-twice = No champion may appear twice: { $cards } (GC-018).

## Tokens, levels, traits, slots and matches

token = { $token ->
    [a1] attack 1
    [a2] attack 2
    [a3] attack 3
    [a4] attack 4
    [d1] defence −1
    [d2] defence −2
    [d3] defence −3
   *[d4] defence −4
    }
token-second = { $token2 ->
    [a1] attack 1
    [a2] attack 2
    [a3] attack 3
    [a4] attack 4
    [d1] defence −1
    [d2] defence −2
    [d3] defence −3
   *[d4] defence −4
    }
token-better = { $better ->
    [a2] 2
    [a3] 3
    [a4] 4
    [d2] −2
    [d3] −3
   *[d4] −4
    }
token-better-second = { $better2 ->
    [a2] 2
    [a3] 3
    [a4] 4
    [d2] −2
    [d3] −3
   *[d4] −4
    }
token-upgraded = { $token ->
    [a1] attack 1 becomes 2
    [a2] attack 2 becomes 3
    [a3] attack 3 becomes 4
    [d1] defence −1 becomes −2
    [d2] defence −2 becomes −3
   *[d3] defence −3 becomes −4
    }
level = { $level ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
    }
trait = { $trait ->
    [R] Might
    [B] Magic
    [G] Wild
    [Y] Skill
   *[V] Shadow
    }
trait-colour = { $trait ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[V] violet
    }
ability-kind = { $kind ->
    [I] instant
    [T] on a throw
    [P] permanent
   *[E] end of championship
    }
slot = { $slot ->
    [4] 4+
   *[other] { $slot }
    }
automa = Automa
starting-champion = starting champion
team-figure = { $team } { $figure }
any-of = { $first } or { $last }
match-field = Round { $round }, field { $field }
match-final = Final
match-penalties = Penalty throws
solo-level = { $level ->
    [amateur] Amateur
    [professional] Professional
   *[legend] Living Legend
    }
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
    }
cost = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
    }
dice-1 = { $dice1 ->
    [0] {" "}(scores without rolling)
    [1] { "" }
   *[other] {" "}({ $dice1 } dice)
    }
dice-2 = { $dice2 ->
    [0] {" "}(scores without rolling)
    [1] { "" }
   *[other] {" "}({ $dice2 } dice)
    }
dice-3 = { $dice3 ->
    [0] {" "}(scores without rolling)
    [1] { "" }
   *[other] {" "}({ $dice3 } dice)
    }
dice-4 = { $dice4 ->
    [0] {" "}(scores without rolling)
    [1] { "" }
   *[other] {" "}({ $dice4 } dice)
    }

## Questions

ask-fan = Keep one of your two fan cards.
ask-prepare = Discard any champions from your hand; then you draw { $level ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
    } ones up to three.
ask-shop = Round { $round }: you have { coins } to spend.
ask-sack = { $card } demands it: discard another champion you have hired.
ask-order = Which ability should be carried out next?
ask-upgrade-attack = Upgrade one of your attack tokens by 1.
ask-upgrade-defence = Upgrade one of your defence tokens by 1.
ask-return-attack = Return one of your attack tokens to your supply.
ask-return-defence = Return one of your defence tokens to your supply.
ask-line = Round { $round }: place up to four champions in the slots for the match.
ask-line-final = The final: place up to four champions in the slots.
ask-line-penalties = Penalty throws: place up to four champions in the slots. 4+ throws first, then 3, 2 and 1.

## What moves do

fact-fan = keeps { $fan }. { $text }
fact-prepare = discards { $cards } and draws up to three
fact-prepare-none = discards nothing and draws up to three
fact-search = searches for champions ({ cost }): discards { $cards } and draws up to three
fact-search-none = searches for champions ({ cost }): draws up to three
fact-hire = hires { $card } for { cost }. { $text }
fact-agent = upgrades the agent to { level } for { cost }
fact-stadium = upgrades the stadium to { level } for { cost }: { $income ->
    [one] { $income } coin
   *[other] { $income } coins
    } a round from the next one on
fact-train = trains for { cost }: { token } becomes { token-better }
fact-train-two = trains for { cost }: { token } becomes { token-better }, then { token-second } becomes { token-better-second }
fact-learn = learns a technique for { cost }: adds { token }
fact-end = { $coins ->
    [0] ends shopping
    [one] ends shopping; { $coins } coin is lost
   *[other] ends shopping; { $coins } coins are lost
    }
fact-sack = discards { $card }
fact-order = { $card }. { $text }
fact-upgrade = { token } becomes { token-better }
fact-return = returns { token } to the supply
fact-line = 1: { $slot1 }{ dice-1 }, 2: { $slot2 }{ dice-2 }, 3: { $slot3 }{ dice-3 }, 4+: { $slot4 }{ dice-4 }
fact-resign = resigns; a bot plays on for this seat
fact-resign-solo = gives up the game; the Automa wins

warn-fan = You keep { $fan } for the whole game; the other fan card is out of it.
warn-coins = { $coins ->
    [one] You have { $coins } coin left, and it will be lost.
   *[other] You have { $coins } coins left, and they will be lost.
    }
warn-sack = { $card } costs you another champion: you must discard one.
warn-bench = { $empty ->
    [one] A starting champion stays in a slot although one of yours sits on the bench. Outside the final each of its throws costs 1 glory.
   *[other] Starting champions stay in { $empty } slots although champions of yours sit on the bench. Outside the final each of their throws costs 1 glory.
    }
warn-resign = A bot plays your seat until the end; you can’t come back.
warn-resign-solo = The game ends at once, and the Automa wins.

## What happened

did-fan = keeps { $fan }
did-fan-hidden = keeps a fan card
did-prepare = discards { $cards }
did-prepare-none = discards nothing
did-search = searches, discards { $cards }
did-search-none = searches
did-hire = hires { $card }
did-agent = upgrades the agent
did-stadium = upgrades the stadium
did-train = trains: { token-upgraded }
did-train-two = trains: { token-upgraded }, then { $token2 ->
    [d1] defence −1 becomes −2
    [d2] defence −2 becomes −3
   *[d3] defence −3 becomes −4
    }
did-learn = learns a technique: { token }
did-end = ends shopping
did-sack = discards { $card }
did-upgrade = { token-upgraded }
did-return = returns { token } to the supply
did-order = carries out ability { $place } of { $card }
did-line = lines up ({ $line })
line = 1: { $slot1 }, 2: { $slot2 }, 3: { $slot3 }, 4+: { $slot4 }
event-tokens = Match tokens: { $tokens }
event-automa = The Automa begins with { token } besides its usual tokens; to come: { $cells }
event-automa-cell = round { $round }: { $tokens }
event-fans = { $who } is dealt the fan cards { $fans }
event-did = { $who }: { $move }
event-drew = { $who } draws { $cards }
event-drew-hidden = { $who } draws { $count } { $level ->
    [bronze] { $count ->
        [one] bronze champion
       *[other] bronze champions
        }
    [silver] { $count ->
        [one] silver champion
       *[other] silver champions
        }
   *[gold] { $count ->
        [one] gold champion
       *[other] gold champions
        }
    }
event-added = { $who } adds { token }
event-upgraded = { $who }: { token-upgraded }
event-returned = { $who } returns { token } to the supply
event-sponsored = { $amount ->
    [1] { $who } takes a +1 sponsor token
   *[other] { $who } takes a −1 sponsor token
    }
event-glory = { $who } gains { $amount } glory
event-sacked = { $who } discards { $card }
event-earned = { $amount ->
    [one] { $who } has { $amount } coin to spend
   *[other] { $who } has { $amount } coins to spend
    }
event-round = — Round { $round } —
event-round-automa = — Round { $round }; the Automa gets { $automa } —
event-shown = Shopping of { $who }: { $moves }
one-after-another = { $first }; { $later }
event-shown-none = { $who } bought nothing
event-lined = { $match }: { $first } against { $second }
event-lined-team = { $who }: { $line }
event-token-break = Cell { $cell }: a break
event-token-defence = Cell { $cell }: { token } of { $who }
event-token-repelled = Cell { $cell }: { token } of { $who }: { $sum }, repelled
event-token-miss = Cell { $cell }: { token } of { $who }: { $sum }, slot { slot }, { $card } needs { $faces }, rolls { $dice }: a miss{ thrower-paid }
event-token-goal = Cell { $cell }: { token } of { $who }: { $sum }, slot { slot }, { $card } needs { $faces }, rolls { $dice }: goal, { $ours }:{ $theirs }!{ thrower-paid }
event-token-goal-sure = Cell { $cell }: { token } of { $who }: { $sum }, slot { slot }, { $card } scores without rolling: goal, { $ours }:{ $theirs }!
thrower-paid = { $paid ->
    [0] { "" }
   *[other] {" "}(the starting champion costs { $paid } glory)
    }
event-result = { $match }: { $first } – { $second } { $ours }:{ $theirs }; { $glory }
event-result-final = { $match }: { $first } – { $second } { $ours }:{ $theirs }
event-result-glory = { $who } +{ $glory } glory
event-penalty-goal = Penalty throw of { $who }, slot { slot }, { $card } rolls { $dice }: goal!
event-penalty-goal-sure = Penalty throw of { $who }, slot { slot }, { $card } scores without rolling: goal!
event-penalty-miss = Penalty throw of { $who }, slot { slot }, { $card } rolls { $dice }: a miss
event-scored = { $who }: glory { $glory }, income { $track }, champions { $end }, fans { $fan_glory } ({ $fan }), in all { $total }
event-tie = Dice for a place in the final: { $rolls }
event-finalists = The final: { $first } – { $second }
event-resigned = { $who } resigns
event-ended-final = { $winner } wins the final and the Golden Cup
event-ended-penalties = { $winner } wins the penalty throws and the Golden Cup
event-ended-lead = { $winner } wins the Golden Cup without a final: the lead is large enough
event-ended-resigned = The game is given up: { $winner } wins the Golden Cup
grade = { $grade ->
    [lost] lost
    [won] won
   *[other] won without a final
    }

## Why not: a sentence for a rule where the rule itself would be too general

why-GC-003 = The game is over, or you have resigned already.
why-GC-004 = That belongs to another phase of the round.
why-GC-013 = There is no such token on your board.
why-GC-020 = Keep one of the two fan cards that you were dealt; this is asked once, before the first round.
why-GC-033 = You can discard only cards from your hand, each once.
why-GC-046 = You do not have enough coins for that.
why-GC-050 = There is no such shopping action.
why-GC-051 = A search discards only cards from your hand, each once.
why-GC-054 = You choose your line-up when everyone has finished shopping.
why-GC-059 = It is gold already.
why-GC-063 = Without an ability, upgrade a token by training: TA or TD.
why-GC-064 = A technique brings attack 1 or defence −2, nothing else.
why-GC-065 = You have ended your shopping for this round.
why-GC-067 = That would cost coins and change nothing.
why-GC-074 = Your supply has no stronger token for this one.
why-GC-075 = Attack 4 and defence −4 are the strongest tokens.
why-GC-077 = That token is of the other type.
why-GC-078 = An upgrade is still possible, and it must be made.
why-GC-079 = Return a token of the named type from your board.
why-GC-097 = That card requires another hired champion to discard.
why-GC-098 = First choose the champion to discard.
why-GC-108 = Place only champions you have hired, at most one in each slot.
why-GC-111 = You have nothing to decide now; the matches are being played.
why-GC-152 = You have nothing to decide now; the final is being played.
why-GC-157 = You have nothing to decide now; the penalty throws decide.
why-GC-190 = No ability asks you to discard a champion now.
why-GC-193 = That champion is not in your hand.
why-GC-194 = A champion can stand in one slot only.
why-GC-195 = Before a match only the line-up can be decided.
why-GC-200 = You have not hired that champion.
why-GC-Q07 = Choose one of the abilities that are waiting now.

## Terminal

b-now-fan = Set-up, fan cards
b-now-prepare = Round { $round } of 6, preparation
b-now-shopping = Round { $round } of 6, shopping
b-now-matches = Round { $round } of 6, matches
b-now-final = The final
b-now-penalties = Penalty throws
b-now-over = The game is over
b-now-rival = your opponent is { $who } on field { $field }
b-now-end = matches end on cell { $cell }
b-matches = Matches: { $matches }
b-seat = { $who } T{ $token }: glory { $glory }, { $won }-{ $drawn }-{ $lost } ({ $scored }:{ $conceded }), agent { $agent }, stadium { $stadium }, { $tokens }
b-champions = champions { $cards }
b-bench = bench { $cards }
b-rival = your opponent
b-turn = to act
b-resigned = resigned
b-finalist = finalist
b-automa = { automa } T{ $token }: { $tokens }
b-automa-solo = glory { $glory }, agent { $agent }
b-automa-coming = to come: { $cells }
b-cell = round { $round } { $tokens }
b-decks = Decks: { $decks }
b-deck = { $level } { $left } (discard pile { $discarded })
b-coins = Coins { $coins }, income { $income }
b-coins-next = Coins { $coins }, income of the next round { $income }
b-coins-before = Income of this round { $income }
b-sponsors = sponsor tokens { $tokens }
b-prices = hire { $hire }, agent { $agent }, stadium { $stadium }, search { $search }, train { $train }, learn { $learn }
b-supply = Your supply: { $tokens }
b-symbols = Symbols { $symbols }; kinds of abilities { $kinds }
b-worth = Worth now: glory { $glory } + income { $track } + champions { $end } + fans { $fan } = { $total }
b-fan = Fans: { $fan }, { $glory } glory now. { $text }
b-fans = Fans to choose from:
b-own = Your champions:
b-hand = Your hand:
b-card = { $card } ({ $level } { $traits })
b-dice = { $dice ->
    [0] scores without rolling
    [one] { $dice } die
   *[other] { $dice } dice
    }
b-line = Line-up that the others do not see yet: { $line }
b-menu-hire = Hire ({ $cost }): { $moves }
b-menu-search = Search ({ $cost }), discarding the cards named: { $moves }
b-menu-raise = Upgrade: { $moves }
b-menu-train = Train ({ $cost }): { $moves }
b-menu-learn = Learn ({ $cost }): { $moves }
b-menu-end = { $number } E ends shopping
b-menu-prepare = Discard: { $moves }
b-menu-prepare-none = nothing
b-menu-agent = agent ({ $cost })
b-menu-stadium = stadium ({ $cost })
b-menu-line = Write who throws in slots 1, 2, 3, 4+, such as { $example }; - is the starting champion. Yours: { $cards }.
b-menu-lines = ? lists the { $count } best line-ups, ? { $example } those with { $example }
b-league = { $place }. { $who }: glory { $glory }, won { $won }, drawn { $drawn }, lost { $lost }, goals { $scored }:{ $conceded }, champions { $bronze } bronze, { $silver } silver, { $gold } gold
b-round = Round { $round }: { $matches }
b-team-cards = { $who }:
b-no-cards = no champions
b-bag = In the bag of your match ({ $count }, of which { $drawn } are drawn at most):
b-bag-none = You play no match now.
b-bag-team = { $who }: { $tokens }
b-bag-breaks = breaks: { $count }
b-aid =
    a2 attack 2, d3 defence −3; a:2 4 d:1 are the tokens on a board
    R Might, B Magic, G Wild, Y Skill, V Shadow; I instant, T on a throw, P permanent, E end of championship
    F07   keep a fan card
    P, P-12-40   preparation: discard nothing, or these champions
    S, S-12-40   search: draw up to three after discarding these
    H21   hire
    AG, ST   upgrade the agent, the stadium
    TA2   train attack 2
    TD1.2   train defence −1, then −2
    LA, LD   learn attack 1, defence −2
    E   end shopping
    K33   discard the hired champion 33
    +a2, -d1   upgrade, return a token
    O21.2   carry out the second ability of 21 next
    X12/-/40/77   line-up: slots 1, 2, 3, 4+; - is the starting champion. Also 12 - 40 77
b-aid-slot = Slot { slot } scores with { $faces }
b-won = { $winner } wins the Golden Cup
b-by-final = The final decided
b-by-penalties = Penalty throws after a drawn final decided
b-by-lead = The lead was large enough, there was no final
b-by-resigned = The game was given up
b-solo = { solo-level }: { grade }; glory { $total } against { $automa } of the Automa, margin { $margin }
b-rank = { $rank }. { $who }: { $total } glory
b-pad = tokens { $glory }, income { $track }, champions { $end }, fans { $fan }; won { $won }, drawn { $drawn }, lost { $lost }, goals { $scored }:{ $conceded }
b-extra-table = League table
b-extra-pairings = Matches of all rounds
b-extra-cards = Champions of all teams
b-extra-bag = Bag of your match
b-extra-aid = Player aid
b-help =
    :table          the league table
    :pairings       the matches of all rounds with their results
    :cards          the champions of all teams with their texts
    :bag            what lies in the bag of your match
    :aid            letters and how answers are written
    :sort short     the table in fewer lines; :sort full shows all again
b-headline = round { $round }/6
b-headline-final = final
b-headline-penalties = penalties
b-headline-rival = against { $who }
b-brief-seat = { $glory }gl { $won }-{ $drawn }-{ $lost } ag { $agent } st { $stadium }
b-brief-automa = coming { $cells }
b-brief-own = Glory { $glory }, agent { $agent }, stadium { $stadium }
b-brief-fan = Fans { $fan }: { $glory } now, tiers { $tiers }
b-brief-league = Glory: { $seats }
b-brief-die = { $dice }d
b-brief-sure = sure
b-search = S search
b-hire-note = { $level } { $traits }
b-choice-AG = agent { $cost }
b-choice-ST = stadium { $cost }
b-choice-E = end
b-choice-P = discard nothing
b-choice-X = starting champions
f-keys-goldencup = F1 help  ? moves  h hint  u undo  v more  r rules  l log  F2 русский  q quit
f-note-goldencup =
    Shopping: a champion alone is hired; S and champions search for new ones instead of these.
    Everything else is a button below the hand, or typed: AG, ST, TA2, TD1.2, LA, LD, E.
    Line-up: the first champion chosen stands in slot 4+, the next in 3, then 2 and 1; - leaves a slot to
    the starting champion. Or type the slots 1, 2, 3, 4+: X12/-/40/77.
    v or :table, :pairings, :cards, :bag, :aid   league, matches, champions, bag, player aid
    o   the table in fewer lines

## Screen

w-board = Golden Cup table
w-rounds = Rounds of the championship
w-round = Round { $round }
w-phase = { $phase ->
    [matches] Round { $round }: match to cell { $cell }
   *[shopping] Round { $round }: shopping; match to cell { $cell }
    }
w-phase-final = The final: { $teams }
w-phase-penalties = Penalty throws: { $teams }
w-over = The championship is over
w-matches = Matches
w-league = League
w-league-end = Final table
w-piles = Decks
w-aid = Aid
w-team = Your team
w-team-eyes = The team of { $eyes }
w-team-of = The team of { $who }
w-glory-said = { $glory } glory
w-income = Income { $income }
w-sponsors = { $sign ->
    [plus] { $count ->
        [one] { $count } sponsor token +1 for the next income
       *[other] { $count } sponsor tokens +1 for the next income
        }
   *[minus] { $count ->
        [one] { $count } sponsor token −1 for the next income
       *[other] { $count } sponsor tokens −1 for the next income
        }
    }
w-agent-is = { $level ->
    [bronze] Bronze agent
    [silver] Silver agent
   *[gold] Gold agent
    }
w-stadium-is = { $level ->
    [bronze] Bronze stadium
    [silver] Silver stadium
   *[gold] Gold stadium
    }
w-next-price = next: { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
    }
w-tokens = Your tokens
w-tokens-eyes = Tokens of { $eyes }
w-attack = Attack
w-defence = Defence
w-supply-of = { $count } in your supply
w-supply-of-eyes = { $count } in the supply
w-token-said = { token }: { $count } on your board, { $supply } in your supply
w-token-said-eyes = { token }: { $count } on the board, { $supply } in the supply
w-press-upgrade = Press to upgrade one.
w-press-return = Press to return one.
w-press-train = Press to train.
w-press-sack = Discard { $card }
w-trait = { $trait ->
    [R] Might (red)
    [B] Magic (blue)
    [G] Wild (green)
    [Y] Skill (yellow)
   *[V] Shadow (violet)
    }
w-trait-count = { w-trait }: { $count }
w-kinds-said = { $count ->
    [one] { $count } kind of ability
   *[other] { $count } kinds of abilities
    }
w-worth = If it ended now: champions { $end }, income { $track }, fans { $fan }
w-worth-why = Glory that would be added if the championship ended now
w-fan-now = Gives { $glory } glory now.
w-fans = Your two fan cards: keep one
w-keep-fan = Keep { $fan }
w-hired = { $count ->
    [0] No champions hired yet
    [one] { $count } champion
   *[other] { $count } champions
    }
w-no-champions = No champions yet
w-against = This round against
w-opponent = This round’s opponent: { $who }
w-foe = opponent
w-coming = To come in round
w-hand = Your hand
w-hand-eyes = Hand of { $eyes }
w-hand-how = press a card to mark it for discarding
w-hand-empty = empty
w-hand-of = Hand: { $bronze } bronze, { $silver } silver, { $gold } gold.
w-marked = goes
w-hire = Hire
w-too-dear = You do not have enough coins for that.
w-needs-champion = That card requires another hired champion to discard.
w-shop = Shop
w-shop-search = Search
w-shop-search-how = Mark cards to discard, draw { $level ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
    }
w-shop-search-marked = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
    } and draw { $level ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
    } ones
w-shop-agent = { $level ->
    [0] Agent to silver
    [1] Agent to gold
   *[other] Agent
    }
w-shop-agent-why = { $level ->
    [2] Gold already
   *[other] { $more ->
        [0] Better cards
       *[other] Better cards, { $glory } glory for a win
        }
    }
w-shop-stadium = { $level ->
    [0] Stadium to silver
    [1] Stadium to gold
   *[other] Stadium
    }
w-shop-stadium-why = { $level ->
    [2] Gold already
   *[other] More income from the next round on
    }
w-shop-learn = Learn: { token }
w-shop-learn-why = A new token on your board
w-shop-train = Train
w-shop-train-how = Press attack once or defence twice
w-shop-train-marked = Train the marked tokens
w-lineup = Line-up
w-lineup-how = Drag champions, or press one and then a slot; keys 1 to 4 and 0
w-lineup-suggest = Suggest
w-bench = Bench
w-bench-empty = Nobody sits on the bench.
w-on-bench = on the bench
w-in-slot = in slot { $slot ->
    [4] 4+
   *[other] { $slot }
    }, scores { $chance } percent of the time
w-slot-free = Slot { $slot ->
    [4] 4+
   *[other] { $slot }
    }: starting champion, scores { $chance } percent of the time
w-chance = A throw from here scores { $chance } percent of the time
w-held = Chosen: press a slot.
w-line-keys = Press 1, 2, 3 or 4 for a slot, 0 for the bench.
w-put-here = here
w-to-bench = To the bench
w-starter-costs = −1 glory each throw
w-purchases = Bought this round
w-bought-nothing = nothing
w-theatre = Matches
w-programme = Matches to watch
w-own-match = Your match
w-own-match-eyes = Match of { $eyes }
w-older = Older matches
w-continue = Continue
w-cells = Tokens on the field
w-cell-said = Cell { $cell }: { $token } of { $who }{ $state ->
    [goal] , a goal
    [turned] , turned over
   *[open] { "" }
    }
w-end-cell = The match ends here
w-guard = Face-up defence of { $who }: { $sum }
w-break = A break: nothing happens
w-defends = { $who } is on guard
w-kick-off = Kick-off!
w-repelled = Repelled
w-miss = Miss
w-goal = Goal
w-drawn = A draw
w-wins = { $who } wins!
w-said-repelled = { $sum }: repelled
w-said-throw = { $sum }, slot { slot }, { $card } needs { $needs }, rolled { $dice }: { $result }
w-said-sure = { $sum }, slot { slot }, { $card } scores without rolling: { $result }
w-bag-left = { $count ->
    [one] { $count } token left in the bag
   *[other] { $count } tokens left in the bag
    }
w-line-of = Line-up of { $who }
w-controls = Playback
w-back = One token back
w-forth = One token forward
w-play = Play
w-pause = Pause
w-again = Watch again
w-to-end = To the end
w-speed = Speed
w-speed-slow = slow
w-speed-normal = normal
w-speed-fast = fast
w-rank = Rank
w-col-team = Team
w-col-glory = Glory
w-col-record = Won-drawn-lost
w-col-goals = Goals
w-col-champions = Champions
w-record = { $won }-{ $drawn }-{ $lost }
w-record-said = { $won } won, { $drawn } drawn, { $lost } lost
w-line-glory = Glory
w-line-track = Income
w-line-end = Champions
w-line-fan = Fans
w-line-total = Total
w-pairings = All matches
w-champion = { $who } wins the Golden Cup!
w-deck = { $level ->
    [bronze] Bronze deck
    [silver] Silver deck
   *[gold] Gold deck
    }
w-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
w-discards = Discarded: { $count }
w-card-traits = Traits:
w-card-level = Level:
w-look-at = Look at the team of { $who }
w-ready = is done
w-resigned = resigned
w-step = { $from } → { $to }
w-move-end = End shopping
w-move-keep = Discard nothing
w-move-starting = Starting champions only
w-move-resign = Resign
w-aid-attack = Attack token
w-aid-defence = Defence token
w-aid-tips = Remember
w-tip-1 = Only the tokens on your board go into the bag; those in your supply do not play.
w-tip-2 = A match ends at the marked cell: weak tokens take the place of strong ones.
w-tip-3 = Face-up defence counts against one attack only; even a repelled attack uses it up.
w-tip-4 = The strength that is left after the defence decides which slot throws.
w-tip-5 = A starting champion costs 1 glory at every throw, not at every goal.
w-tip-6 = Coins do not carry over. A new stadium pays from the next round on.
w-tip-7 = The agent decides which deck you draw from and what a win is worth.
w-tip-8 = Champions on the bench still count for symbols, income and the end.
w-tip-9 = Glory takes two teams to the final; the final alone decides.
w-result = { $winner } wins the Golden Cup
w-result-won = The Golden Cup is yours!
w-result-soon = The last match is being played …
w-result-seat = { $rank }. { $name } { $total }
w-result-solo = { $level }: { $grade }, margin { $margin }
w-by-final = Decided in the final.
w-by-penalties = Decided by penalty throws.
w-by-lead = A lead of at least 6 glory: no final was needed.
w-by-resigned = The game was given up.
