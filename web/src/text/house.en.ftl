### The words of the house in the web client; the words of a game are in its own folder.

## Everywhere

close = Close
loading = One moment…
home = All tables
try-again = Try again
skip = Skip to the table
copy = Copy
copied = Copied
sending = Sending…
refused = That was refused.
no-server = The server cannot be reached. Check your connection and try again.
server-trouble = Something went wrong on the server. Try again in a moment.
theme-auto = Colours: as your system says
theme-light = Colours: light
theme-dark = Colours: dark
lost-title = Nothing here
lost = This address leads nowhere.

## First page

tagline = Sit down and play
lead = Table games in the browser, with friends or with computers. No account, nothing to install: give your friends a link.
your-name = Your name
name-placeholder = for example Anna
name-shown = The others see it at the table.
name-saving = Saving…
name-saved = Saved.
play-now-with = Play { $game } now with a computer
play-now-against = Play { $game } now against computers
new-table = A new table
which-game = Game
read-rules = How to play { $game }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
players-range = { $low } to { $high } players
together = all play together
against = everybody for themselves
how-many = Number of players
who-plays = Who plays
seat-letter = Seat { $letter }
seat-for-me = Me
seat-for-bot = Computer, { $level }
seat-for-friend = A friend, by link
seat-for-program = A program, by key
table-options = Rules of this table
grace = When somebody leaves
grace-value = { $minutes ->
    [0] the game waits
    [one] a computer plays after { $minutes } minute
   *[other] a computer plays after { $minutes } minutes
    }
pace = Time for each decision
pace-value = { $seconds ->
    [0] not limited
   *[other] { $seconds } s, then a computer answers
    }
play = Play
play-invite = Open the table
play-invite-note = You get a link for your friends.
my-tables = My tables
alone = alone
status-playing = playing
status-waiting = waiting for players
status-over = finished
show-all = Show all { $count }
show-fewer = Show fewer
about = Ludus: open source, free, no advertising

## Options of the games

opt-seat = seat { $letter }
opt-own = written by yourself
seat-team = Team { $number }
opt-regicide-first = Who begins
opt-regicide-first-random = drawn at random
opt-regicide-talk = Talk during the game
opt-regicide-talk-signals = set phrases only
opt-regicide-talk-silent = silence, phrases after a Jester only
opt-regicide-talk-free = free talk
opt-regicide-lazaret = Discard pile (Lazaret)
opt-regicide-lazaret-top = only the top card is shown
opt-regicide-lazaret-open = all cards are shown
opt-regicide-solo_yield = Yielding in the solo game
opt-regicide-solo_yield-off = not allowed
opt-regicide-solo_yield-on = allowed, but not twice running
confirm-regicide-ask-pay = Discard
confirm-regicide-ask-play = Play
confirm-regicide-ask-play-only = Play
opt-gorus-mode = Who plays with whom
opt-gorus-mode-free = everybody for themselves
opt-gorus-mode-teams = in teams
opt-gorus-split = Teams
opt-gorus-split-auto = the usual ones
opt-gorus-schools = Schools
opt-gorus-schools-random = drawn at random
opt-gorus-target = Round wins needed
opt-gorus-target-1 = 1
opt-gorus-target-2 = 2
opt-gorus-target-3 = 3
opt-gorus-target-4 = 4
opt-gorus-target-5 = 5
opt-gorus-target-6 = 6
opt-gorus-target-7 = 7
opt-gorus-target-8 = 8
opt-gorus-target-9 = 9
opt-gorus-team_target = Round wins needed by a team
opt-gorus-team_target-size-1 = one more than it has members
opt-gorus-team_target-common = the same number for all teams
opt-gorus-favour = Crowd favour of the cards
opt-gorus-favour-default = the usual row
opt-gorus-favour-minimal = 11 and 14 are worth nothing
opt-gorus-first_dealer = First dealer
opt-gorus-first_dealer-random = drawn at random
opt-gorus-final_tie = Level at the end
opt-gorus-final_tie-shared = the victory is shared
opt-gorus-final_tie-extra = an extra round decides
opt-gorus-wanderers_challenge = Wandering gladiators
opt-gorus-wanderers_challenge-on = can challenge you
opt-gorus-wanderers_challenge-off = never challenge
opt-gorus-solo_early_stop = When all 8s are lost
opt-gorus-solo_early_stop-off = the round is played to its end
opt-gorus-solo_early_stop-on = the round ends at once
opt-gorus-open_own_pile = Your own pile
opt-gorus-open_own_pile-off = only the last bout can be looked at
opt-gorus-open_own_pile-on = all cards can be looked at
opt-gorus-show_running_totals = Favour during the round
opt-gorus-show_running_totals-off = hidden until the end
opt-gorus-show_running_totals-on = shown all the time
confirm-gorus-ask-open = Play
confirm-gorus-ask-follow = Play
opt-augustus-start = Starting objectives
opt-augustus-start-draft = everybody keeps 3 of 6
opt-augustus-start-random3 = 3 random ones (first game)
opt-augustus-placement = Placing legions
opt-augustus-placement-simultaneous = all at once, unseen
opt-augustus-placement-clockwise = in turn from the crier on
opt-augustus-crier = First town crier
opt-augustus-crier-random = drawn at random
opt-augustus-deck = Objectives of the deck
opt-augustus-deck-standard = the usual 88
confirm-augustus-ask-keep = Keep
confirm-augustus-ask-place = Mobilise
confirm-augustus-ask-mob = Mobilise
confirm-augustus-ask-mobany = Mobilise
confirm-augustus-ask-finish = Complete
confirm-augustus-ask-rearrange = Rearrange
confirm-augustus-ask-remove = Remove
confirm-augustus-ask-wipe = Remove all
confirm-augustus-ask-lose = Discard
confirm-augustus-ask-give = Give
confirm-augustus-ask-count = Decide
confirm-augustus-ask-pick = Take
opt-goldencup-shopping = Shopping
opt-goldencup-shopping-sealed = unseen until all have finished
opt-goldencup-shopping-open = everybody sees it at once
opt-goldencup-decks = Drawing champions
opt-goldencup-decks-shares = everybody draws from a share of the deck
opt-goldencup-decks-arrival = one deck, whoever comes first
opt-goldencup-dice_cap = Dice in one throw
opt-goldencup-dice_cap-none = any number
opt-goldencup-dice_cap-4 = 4 at most
opt-goldencup-wizard_jim = Sponsor token of Wizard Jim
opt-goldencup-wizard_jim--1 = -1, as printed
opt-goldencup-wizard_jim-plus1 = +1
opt-goldencup-solo_level = Automa
opt-goldencup-solo_level-amateur = Amateur
opt-goldencup-solo_level-professional = Professional
opt-goldencup-solo_level-legend = Living Legend
opt-goldencup-solo_automa_glory = Glory of the Automa at the start
opt-goldencup-solo_automa_glory-5 = 5
opt-goldencup-solo_automa_glory-0 = none
opt-goldencup-champions = Champions
opt-goldencup-champions-standard = the usual 102
opt-goldencup-fans = Fan cards
opt-goldencup-fans-standard = the usual 16
opt-goldencup-boards = Boards and tokens
opt-goldencup-boards-standard = the usual ones
confirm-goldencup-ask-fan = Keep
confirm-goldencup-ask-prepare = Go on
confirm-goldencup-ask-shop = Buy
confirm-goldencup-ask-sack = Discard
confirm-goldencup-ask-order = Carry out
confirm-goldencup-ask-upgrade-attack = Upgrade
confirm-goldencup-ask-upgrade-defence = Upgrade
confirm-goldencup-ask-return-attack = Return
confirm-goldencup-ask-return-defence = Return
confirm-goldencup-ask-line = Line up
confirm-goldencup-ask-line-final = Line up
confirm-goldencup-ask-line-penalties = Line up
opt-spartacus-length = Length
opt-spartacus-length-standard = standard: 4 influence at the start
opt-spartacus-length-quick = quick: 7 influence at the start
opt-spartacus-length-advanced = advanced: 1 influence at the start
opt-spartacus-houses = Houses
opt-spartacus-houses-chosen = chosen in turn, the highest roll first
opt-spartacus-houses-dealt = dealt at random
opt-spartacus-decap_odds = Wagers on Decapitation
opt-spartacus-decap_odds-3 = pay 3 to 1
opt-spartacus-decap_odds-2 = pay 2 to 1
opt-spartacus-host_void = If the bid for hosting is void
opt-spartacus-host_void-refund = a die decides, all bids go back
opt-spartacus-host_void-winner_pays = a die decides, its winner pays
opt-spartacus-min_influence = Lowest influence
opt-spartacus-min_influence-1 = 1
opt-spartacus-min_influence-0 = 0
opt-spartacus-supporter_may_foil = A supporter of a scheme
opt-spartacus-supporter_may_foil-yes = may still foil it
opt-spartacus-supporter_may_foil-no = may not foil it
opt-spartacus-service_deals = Gold for decisions
opt-spartacus-service_deals-free = nobody is bound by it
opt-spartacus-service_deals-atomic = an accepted offer fixes the decision
opt-spartacus-wagers = Placing wagers
opt-spartacus-wagers-simultaneous = all at once, unseen
opt-spartacus-wagers-in_turn = in turn from the host on
opt-spartacus-max_wagers = Wagers of one player
opt-spartacus-max_wagers-4 = 4 at most
opt-spartacus-max_wagers-3 = 3 at most
opt-spartacus-target_influence = Influence that wins
opt-spartacus-target_influence-12 = 12
opt-spartacus-target_influence-10 = 10, a shorter game
opt-spartacus-neutral_titles = Titles of cards
opt-spartacus-neutral_titles-on = neutral
opt-spartacus-neutral_titles-original = original, some of them coarse
opt-spartacus-turn_limit = Turns at most
opt-spartacus-turn_limit-none = no limit
opt-spartacus-stall_rounds = Rounds without an attack that end a bout
opt-spartacus-stall_rounds-10 = 10
confirm-spartacus-ask-balance = Settle
confirm-spartacus-ask-balance-pay = Settle
confirm-spartacus-ask-balance-short = Settle
confirm-spartacus-ask-turn-over = End the turn
confirm-spartacus-ask-take = Take
confirm-spartacus-ask-bid = Bid
confirm-spartacus-ask-bid-again = Bid
confirm-spartacus-ask-bid-host = Bid
confirm-spartacus-ask-bid-host-again = Bid
confirm-spartacus-ask-enter = Enter
confirm-spartacus-ask-enter-own = Enter
confirm-spartacus-ask-enter-forced = Enter
confirm-spartacus-ask-enter-showdown = Enter

## Seats

seats = Seats
seat-name-person = Player { $letter }
seat-name-bot = Computer { $letter }
seat-name-program = Program { $letter }
seat-name-open = Seat { $letter }
seat-you = you
seat-bot = computer, { $level }
seat-open = free
seat-person-here = at the table
seat-person-away = away
seat-program-here = program, connected
seat-program-away = program, not connected
seat-stand-in = a computer stands in ({ $level })
seat-thinking = thinking…
level-random = random moves
level-novice = novice
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
their-turn = to act
your-turn = your turn
your-turn-now = Your turn. { $question }

## Waiting room

room-seated = You have a seat. The game starts when everybody is here.
room-invited = You are invited: take a free seat.
room-full = All seats are taken. You can watch when the game begins.
room-wait-host = The host of the table starts the game.
sit = Sit down
stand = Stand up
fill-seat = Who plays { $name }
start = Start the game
start-fill = { $count ->
    [one] { $count } seat is free; a computer takes it. Its level:
   *[other] { $count } seats are free; computers take them. Their level:
    }

## The table

board = The table
decision = Your decision
waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
    }
clock-left = Time left: { $seconds } s
clock-soon = { $seconds } seconds left
nothing-to-do = Nothing to decide right now.
choose-parts = Choose on the board, or take a move from the list.
confirm-some = Confirm
confirm-one = Confirm
confirm-amount = Confirm
confirm-order = Confirm the order
confirm-yesno = Confirm
confirm-bid = Seal the bid
confirm-offer = Make the offer
confirm-title = Are you sure?
confirm-yes = Yes, do it
confirm-no = No, go back
clear = Clear the choice
all-moves = All moves ({ $count })
moves-search = Search the moves
moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
moved-on = The table has moved on meanwhile. Look again, then decide.
bid-sealed = Nobody sees it until all bids are in.
amount = { $least } to { $most }
amount-less = one less
amount-more = one more
order-up = { $part }: earlier
order-down = { $part }: later
order-moved = { $part } is now number { $place }
offer-parts = What the offer consists of
hint = Hint
hint-mark = the computer’s choice
hint-thinking = Thinking…
hint-says = A computer would choose { $move }: { $why }
undo-free = Take back
undo-ask = Ask to take back
undo-waiting = You asked to take your move back. Still to answer: { $names }.
undo-question = { $who } would like to take back { $move }. Do you agree?
undo-yes = Agree
undo-refuse = Refuse
signals = What you may say
talk-label = Say something
talk-send = Say
log = What happened
log-empty = Nothing yet.
while-away = while you were away
watching = You are watching. Hidden cards stay hidden.
stop-watching = Go to the table
stood-in = A computer is playing for you.
stand-in-for-me = Let a computer play for me
stand-in-for-them = Let a computer play
return = I play myself again
resign = Resign
leave = Leave the table
leave-note = Your seat stays yours: come back through “My tables”.
menu = Table menu
watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
    }
unknown-game = This page cannot show the game “{ $game }” yet.
no-table = There is no such table. Perhaps the link is incomplete.
to-the-table = To the table without the seat

## Connection

line-connecting = connecting
line-online = connected
line-offline = no connection
line-gone = no such table
line-closed = disconnected
offline = No connection. We keep trying; what you did is kept and will be sent.
offline-short = No connection.

## Sharing

share = Invite and share
share-table = Link to this table
share-table-note = Whoever opens it takes a free seat, or watches.
share-watch = Link for spectators
share-key = Your seat on another device
share-key-note = This link is a key: whoever opens it plays your seat and sees your cards. Keep it to yourself.
share-program = { $name }: start your program with
share-program-note = The key in this line plays the seat.
share-commitment = The shuffles are sealed. After the game the record proves that nobody changed them. Seal:

## The end

game-over = The game is over
winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
    }
score-line = { $name }: { $score }
again = Play again
go-again = To the next game
record = Download the record

## Rules

rules = Rules
rules-of = { $game }: rules
rules-tab-guide = How to play
rules-tab-rules = Every rule
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
    }
rules-none = No rule has these words.

## Lines of the log

table-sat = { $who } sits down
table-stood = { $who } stands up
table-started = The game begins
table-said = { $who }: “{ $words }”
table-undone = { $who } takes a move back
table-undo-asked = { $who } asks to take a move back
table-undo-refused = { $who } does not agree; the move stands
table-stand-in = A computer ({ $level }) plays for { $who }
table-returned = { $who } is back and plays again
table-time-up = Time was up: the computer answered for { $who }
table-again = There is a next game with the same group
