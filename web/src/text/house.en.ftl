### The words of the house in the web client; the words of a game are in its own folder.

## Everywhere

close = Close
loading = One moment…
home = All tables
try-again = Try again
skip = Skip to the table
skip-content = Skip to the content
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
lead = Five table games in your browser: against computers at once, or with friends by a link. Nothing to install.
your-name = Your name
name-placeholder = for example Anna
name-shown = The others see it at the table.
name-saving = Saving…
name-saved = Saved.
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
play = Play
play-invite = Open the table
play-invite-note = You get a link for your friends.
alone = alone
status-playing = playing
status-waiting = waiting for players
status-over = finished
about = Ludus: open source, free, no advertising

## Options of the games

opt-seat = seat { $letter }
opt-usual = { $value } (usual)
opt-own = written by yourself
deck-choose = Own file (CSV) …
deck-another = Another file …
deck-house = the usual file, to begin with
deck-how = how to write one
deck-chosen = { $file }: { $count } { $what ->
    [boards] { $count ->
        [one] line
       *[other] lines
    }
   *[other] { $count ->
        [one] card
       *[other] cards
    }
}
deck-drop = Do without { $file }
deck-other = { $file } is a file for “{ $option }”. Choose it there.
deck-no-text = { $file } is no text in UTF-8. Save it as “CSV UTF-8”.
deck-too-large = The file is too large for a deck.
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
opt-gorus-favour-own = figures of its own
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
opt-augustus-deck-own = own objectives
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
opt-goldencup-champions-own = own champions
opt-goldencup-champions-standard = the usual 102
opt-goldencup-fans = Fan cards
opt-goldencup-fans-own = own fan cards
opt-goldencup-fans-standard = the usual 16
opt-goldencup-boards = Boards and tokens
opt-goldencup-boards-own = own boards
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
seat-resigned = resigned, a computer plays ({ $level })
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
room-watching = You are watching; the game has not begun.
room-sit-instead = Take a free seat instead
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
clock-left = Time left: { $time }
clock-awaits = The clock starts when everybody is here.
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
decide = Decide
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
stood-in-for-good = You have resigned: a computer plays your seat to the end.
stand-in-for-me = Let a computer play for me
stand-in-for-them = Let a computer play
return = I play myself again
resign = Resign
resign-note-goldencup = { $players ->
    [1] The game ends at once, and the Automa wins.
   *[other] A computer plays on for your seat to the end; you cannot come back.
    }
leave = Leave the table
leave-note = Your seat stays yours: come back through “My games”.
menu = Table menu
watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
    }
unknown-game = This page cannot show the game “{ $game }” yet.
closed-title = The table cannot be reached
no-table = There is no such table. Perhaps the link is incomplete.
claim = Your seat
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
rules-no-rule = There is no rule { $rule } in this game.
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
table-time-up = Time was up: the clock answered for { $who }
table-again = There is a next game with the same group

## First page: the games

games = The games of the house
game-regicide = Regicide
game-gorus = Gorus Maximus
game-augustus = Augustus
game-goldencup = Golden Cup
game-spartacus = Spartacus: Blood & Treachery
poster-regicide = Twelve fallen royals against your hand of cards: defeat them together, or lose together.
poster-gorus = Send gladiators of five schools into the arena and win the love of the crowd, trick by trick.
poster-augustus = The town crier draws, you mobilise your legions: take provinces and senators before your rivals do.
poster-goldencup = Hire dragons, gnomes and ghosts, train your team, and win a league in which the dice play ball.
poster-spartacus = Lead a house of gladiators: scheme, bribe, bid and wager, and let the arena decide.
promise-free = free, no account, no advertising
promise-fair = every shuffle can be checked
promise-everywhere = phone, tablet or desktop
fact-minutes = { $low }–{ $high } min
play-now = Play now
now-with = { $count ->
    [one] with { $count } computer
   *[other] with { $count } computers
    }
now-against = { $count ->
    [one] against { $count } computer
   *[other] against { $count } computers
    }
play-friends = Play with friends
documentation = Documentation
all-open-tables = Open tables
learn-by-doing = 5-minute lesson
how-to-play = How to play
own-table = Settings
step-people = Players
step-time = Time
options-usual = the usual ones are set
sound-on = Sound: on
sound-off = Sound: off
credits = Credits
credits-games = The games belong to their authors and publishers. All texts and the pictures without another name are our own.
credits-pictures = figures on posters and cards
credits-icons = signs of the house
credits-letters = letters

## Learning by doing

learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-progress = Progress of the lesson
learn-note = What happened and why
seat-computer = computer
learn-hint = Show me
learn-hint-says = This lesson wants { $move }: { $why }
learn-way = The way on
learn-task = Your move
learn-continue = Next step
learn-back = One step back
learn-restart = Begin again
learn-skip = Skip this step
learn-none = There is no lesson for this game.
learn-done = The lesson is finished
learn-play = Play your first game against computers
learn-again = Take the lesson again
learn-rules = Read the rules

## Replay

replay = Replay
replay-of = { $game }: replay
replay-step = Step { $step } of { $last }
replay-beginning = The beginning of the game
replay-decided = { $who } has decided
replay-controls = Steps of the game
replay-slider = Step
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-play = Play by itself
replay-pause = Pause
replay-rounds = Go to a round
replay-round = Round { $number }
replay-round-regicide = Turn { $number }
replay-round-spartacus = Turn { $number }
replay-setup = Setup
replay-round-back = Previous round
replay-round-on = Next round
replay-decisions = { $who } decides
replay-decision-back = Previous decision of { $who }
replay-decision-on = Next decision of { $who }
replay-speed = Speed
replay-speed-value = { $speed }×
replay-go = Go to step { $step }
replay-seen-by = Seen by
replay-spectator = a spectator
replay-everybody = all hands
replay-hands = All hands
replay-hands-none = no cards
replay-table = To the table
replay-other = Another record
replay-hidden = By the rules nobody may look at some steps of the running round now; they are passed over.
replay-comments = Comments
replay-has-comment = There is a comment
replay-no-comments = Nobody has commented on this game yet.
replay-no-comment-here = No comment on this step.
replay-commented = Steps with comments:
replay-comment-on = Your comment on step { $step }
replay-comment-send = Comment
replay-forget = Delete my comment
replay-play-on = Play on from here
replay-play-on-note = You take a seat after step { $step }, computers take the others. What that seat could not know is dealt anew, so nothing is given away by the replay.
replay-play-on-seat = Your seat
replay-play-on-level = Computers
replay-play-on-go = Play on
replay-share = Share
replay-link = Link to this step
replay-link-note = It opens the game at step { $step }.
replay-link-running = While the game runs, others see it as spectators do.
replay-share-file = This replay comes from a file of yours. Give others the file; they open it on the page “Replay”.
replay-keys = Keys
replay-key-step = ← →
replay-key-step-does = one step back, one step on
replay-key-round = ↑ ↓
replay-key-round-does = previous round, next round
replay-key-ends = Home End
replay-key-ends-does = beginning, end
replay-key-play = Space
replay-key-play-does = play by itself, pause
replay-key-speed = + −
replay-key-speed-does = faster, slower
replay-key-decision = [ ]
replay-key-decision-does = previous and next decision of the seat
replay-open = Open the record of a game
replay-upload = Drop a record here or choose a file
replay-upload-note = Open the record of a game, a file that ends in .ludus. It is checked move by move and not kept on the server.
replay-paste = Or paste the text of a record
replay-paste-field = Text of the record
replay-show = Show
replay-too-large = This file is too large for a record: at most 250 kB.
table-played-on = The game goes on from a step of another one; hidden cards were dealt anew

## Lobby, public tables, chat

lobby = Lobby
lobby-lead = Tables that everybody may join, and games to watch. The list changes by itself.
lobby-make = Make a table
lobby-play-now = Play at once with computers
lobby-filter = Game
lobby-filter-all = All games
lobby-waiting = Waiting for players
lobby-watching = Games to watch
lobby-open-tables = Open tables
lobby-all = { $count ->
    [0] To the lobby
   *[other] All in the lobby ({ $count })
    }
lobby-empty = Nobody waits for players right now. Make a table and tick “Show in the lobby”: everybody sees it here at once.
lobby-empty-game = Nobody waits for players of { $game } right now. Make a table and tick “Show in the lobby”: everybody sees it here at once.
lobby-empty-short = Nobody waits for players right now. Be the first: make a table and show it in the lobby.
lobby-offline = The lobby cannot be reached now. We keep trying.
lobby-free = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
    }
lobby-playing = being played
lobby-waits = { $minutes ->
    [0] just opened
   *[other] has been waiting for { $minutes } min
    }
lobby-plays = { $minutes ->
    [0] has just begun
   *[other] has been running for { $minutes } min
    }
lobby-join = Join
lobby-watch = Watch
lobby-mine = To your table
lobby-new = { $count ->
    [one] New table: { $game }, { $count } free seat
   *[other] New table: { $game }, { $count } free seats
    }
lobby-new-many = { $count ->
    [one] { $count } new table
   *[other] { $count } new tables
    }
public-label = Show in the lobby
public-note = Everybody sees this table with the names of the players, may take a free seat, and may watch.
private-note = Only people with the link find this table.
public-language = Language at the table
public-language-any = any
room-public = This table stands in the lobby: everybody may join or watch.
room-private = Only people with the link find this table.
room-removed = The host has taken your seat away. You can watch when the game begins, but not sit down here again.
room-elsewhere = Look for another table
remove = Remove…
remove-title = Remove { $name }
remove-note = { $name } is told, may watch, and cannot sit down at this table again.
remove-who = Who gets the seat?
remove-open = Nobody yet: it is free again
remove-do = Remove
start-filled = Fill with computers and start the game
follow-watch = Watch the next game
follow-soon = The group plays on. You go along in { $seconds } s.
follow-stay = Stay here
chat = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
    }
chat-mute-label = Whom you hear
chat-mute = Mute { $name }
chat-unmute = { $name } is muted: hear again
chat-length = { $count } of { $most }
chat-wait = { $seconds ->
    [one] You can write again in { $seconds } second.
   *[other] You can write again in { $seconds } seconds.
    }
chat-spectator = Spectators read along; only the players write.
table-removed = The host takes the seat of { $who } away

## Pace and pauses

pace-title = Time for decisions
pace-none = No clock: everybody takes as long as they like
pace-each = { $time } for each decision
pace-bank = { $time } in store for the whole game; each decision adds { $more }, never beyond the store
pace-kind-none = No clock
pace-note-none = everybody takes as long as they like
pace-kind-move = Live, each decision
pace-note-move = the same time for every decision
pace-kind-bank = Live, in store
pace-note-bank = one amount for the whole game, like a chess clock
pace-kind-days = Days
pace-note-days = play now and then; the time runs day and night
pace-how-move = For each decision
pace-how-bank = In store, and what each decision adds
pace-how-days = For each decision
late-title = When somebody’s time is over
late-choice-once = a computer makes this one decision
late-choice-seat = a computer plays on until the owner takes the seat back
late-level = Level of that computer
late-once = When it is over, a computer (level { $level }) makes that one decision; the seat stays with its owner.
late-seat = When it is over, a computer (level { $level }) plays on; the owner may take the seat back at any time.
late-note-spartacus = In polls, bids, wagers and answers silence counts by the rules: a pass, 0, no wager, no. At a live table a poll takes 15 s at most, 30 s after an action.
time-seconds = { $count } s
time-minutes = { $count } min
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
time-left-hours = { $hours } h { $minutes } min
time-left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    } { $hours } h
clock-store = Time in store
pause-ask = Ask for a pause
pause-alone = Pause
pause-ask-note = The clocks stand when everybody agrees. Anybody can end the pause.
pause-now = The game is paused.
pause-now-note = No clock runs and nobody moves. Anybody who plays can end the pause.
pause-end = Play on
pause-waiting = You asked for a pause. Still to answer: { $names }.
pause-question = { $who } would like a pause.
pause-still = Still to answer: { $names }.
pause-withdraw = Never mind
table-time-taken = Time was up: a computer (level { $level }) plays for { $who } until they come back
table-pause-asked = { $who } asks for a pause
table-pause-refused = { $who } does not want a pause
table-paused = All agree: the game is paused
table-resumed = { $who } ends the pause

## Proof of fair chance
fairness = Fairness
fairness-table = Back to the table

## My games

mine = My games
mine-all = All my games
mine-notice = { $game } waits for you
mine-waiting-count = { $count ->
    [one] My games: { $count } waits for you
   *[other] My games: { $count } wait for you
    }
mine-next = Next
mine-next-note = To the next game that waits for you: { $game } (key N)
mine-waiting = Waiting for you
mine-running = Running
mine-running-none = No game is running.
mine-others-none = No other game is running.
mine-over = Finished
mine-over-none = No game is finished yet.
mine-more = Show more
mine-play = Play
mine-open = Open
mine-replay = Replay
mine-won = you have won
mine-shared = you share the victory
mine-won-all = won together
mine-lost-all = lost
mine-me = Who I am here
mine-nameless = a player without a name
mine-notices = When a game waits for me
mine-notices-note = The title and the icon of the tab always tell it. In addition:
mine-sound = a short sound
mine-system = a notice of the system
mine-system-note = Notices come while this page is open in a tab. Nothing is sent to other services.
mine-system-refused = Your browser refuses notices of this site. You can change that in its settings.
mine-system-missing = This browser has no notices here; they need a secure connection (https).
mine-devices = On another device
mine-devices-note = Play on with your phone or another computer as the same player, with all your games.
mine-link-make = Make a link
mine-link = Link for your other device
mine-qr = QR code with the link that stands beside it
mine-link-step-1 = Point the camera of your phone at the code, or open the link in the other browser.
mine-link-step-2 = Confirm there that you want to play as the same player.
mine-link-warning = Whoever opens this link becomes you: sees your cards, plays your games, and can erase your data. It works once. Give it to nobody.
mine-link-left = { $minutes ->
    [one] Works for { $minutes } more minute.
   *[other] Works for { $minutes } more minutes.
    }
mine-link-revoke = Revoke the link
mine-others = { $count ->
    [one] You are known on { $count } other device.
   *[other] You are known on { $count } other devices.
    }
mine-other-since = since { $when }
mine-sign-out = Sign out all other devices
mine-data = My data
mine-data-note = The server knows your name, your language, your games and what you said in them. Nothing else, and nobody else gets it.
mine-export = Download all my data
mine-erase = Erase all my data
mine-erase-what = This is what happens:
mine-erase-running = In running games a computer takes your seat at once.
mine-erase-finished = Finished games keep their moves, but not your name.
mine-erase-words = All that you said or commented is erased.
mine-erase-devices = No device is you any more, this one included.
mine-erase-final = This cannot be undone.
mine-erase-word = delete
mine-erase-type = Type “{ $word }” to confirm
mine-erase-keep = Keep everything
mine-erase-do = Erase everything
mine-erased = Everything is erased: this server knows nothing about you any more.
arrive = Play on here
arrive-question = { $count ->
    [0] Play on in this browser as { $name }?
    [one] Play on in this browser as { $name }, with { $count } running game?
   *[other] Play on in this browser as { $name }, with { $count } running games?
    }
arrive-note = Say yes only if you made this link yourself on another device. Both devices can be used at the same time.
arrive-lost = { $count ->
    [one] In this browser you are { $name } now, with { $count } running game. You cannot get back to it from here afterwards.
   *[other] In this browser you are { $name } now, with { $count } running games. You cannot get back to them from here afterwards.
    }
arrive-same = This browser is { $name } already. The link still works for another device.
arrive-yes = Play on as { $name }
arrive-no = No, stay as I am
table-forgotten = A player has left for good; a computer ({ $level }) takes this seat
table-unsaid = { $who }: words that were erased

## A game that only computers play

speed = Speed of the computers, for everybody who watches
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-halt = Halt the game
speed-go-on = Go on
