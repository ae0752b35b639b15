### Texts of the web client; the texts of a game are in the game’s own folder.

## Everywhere

close = Close
loading = One moment…
home = Home
try-again = Try again
skip = Skip to the table
skip-content = Skip to content
copy = Copy
copied = Copied
sending = Sending…
refused = That isn’t allowed.
no-server = Can’t reach the server. Check your connection and try again.
server-trouble = Something went wrong on the server. Try again in a moment.
theme-auto = Theme: system
theme-light = Theme: light
theme-dark = Theme: dark
lost-title = Page not found
lost = Check the address, or start from the home page.

## First page

tagline = Sit down and play
lead = Five tabletop games in your browser: play against bots right away, or invite friends with a link. Nothing to install.
your-name = Your name
name-placeholder = e.g. Anna
name-shown = The other players see this name.
name-saving = Saving…
name-saved = Saved.
new-table = New table
which-game = Game
read-rules = How to play { $game }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
    }
players-range = { $low } to { $high } players
together = co-operative
against = competitive
how-many = Number of players
who-plays = Who’s playing
seat-letter = Seat { $letter }
seat-for-me = Me
seat-for-bot = Bot, { $level }
seat-for-friend = Friend, by link
seat-for-program = External bot, by key
table-options = Table rules
grace = If a player leaves
grace-value = { $minutes ->
    [0] the game waits
    [one] a bot takes over after { $minutes } minute
   *[other] a bot takes over after { $minutes } minutes
    }
play = Play
play-invite = Create the table
play-invite-note = You’ll get a link to send to your friends.
alone = alone
status-playing = playing
status-waiting = waiting for players
status-over = finished
about = Ludus: open source, free, no ads

## Options of the games

opt-seat = seat { $letter }
opt-usual = { $value } (default)
opt-own = custom
deck-choose = Choose a file (CSV)…
deck-another = Choose another file…
deck-house = download the default file
deck-how = file format
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
deck-drop = Remove { $file }
deck-other = { $file } is a file for “{ $option }”. Choose it there.
deck-no-text = { $file } isn’t UTF-8 text. Save it as “CSV UTF-8”.
deck-too-large = This file is too large for a deck.
seat-team = Team { $number }
opt-regicide-first = First player
opt-regicide-first-random = random
opt-regicide-talk = Table talk
opt-regicide-talk-signals = set phrases only
opt-regicide-talk-silent = none; set phrases after a Jester only
opt-regicide-talk-free = unrestricted
opt-regicide-lazaret = Discard pile (Lazaret)
opt-regicide-lazaret-top = only the top card is visible
opt-regicide-lazaret-open = all cards are visible
opt-regicide-solo_yield = Yielding in solo games
opt-regicide-solo_yield-off = not allowed
opt-regicide-solo_yield-on = allowed, but not twice in a row
confirm-regicide-ask-pay = Discard
confirm-regicide-ask-play = Play
confirm-regicide-ask-play-only = Play
opt-gorus-mode = Game mode
opt-gorus-mode-free = free-for-all
opt-gorus-mode-teams = teams
opt-gorus-split = Teams
opt-gorus-split-auto = default
opt-gorus-schools = Schools
opt-gorus-schools-random = random
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
opt-gorus-team_target = Round wins a team needs
opt-gorus-team_target-size-1 = one more than the team has players
opt-gorus-team_target-common = the same for all teams
opt-gorus-favour = Crowd favour of the cards
opt-gorus-favour-default = default values
opt-gorus-favour-own = custom values
opt-gorus-favour-minimal = 11 and 14 are worth nothing
opt-gorus-first_dealer = First dealer
opt-gorus-first_dealer-random = random
opt-gorus-final_tie = Tie at the end
opt-gorus-final_tie-shared = shared victory
opt-gorus-final_tie-extra = an extra round decides
opt-gorus-wanderers_challenge = Wandering gladiators
opt-gorus-wanderers_challenge-on = can challenge you
opt-gorus-wanderers_challenge-off = never challenge
opt-gorus-solo_early_stop = When you have lost all 8s
opt-gorus-solo_early_stop-off = the round is played out
opt-gorus-solo_early_stop-on = the round ends at once
opt-gorus-open_own_pile = Your own pile
opt-gorus-open_own_pile-off = you can look at the last bout only
opt-gorus-open_own_pile-on = you can look at all cards
opt-gorus-show_running_totals = Favour during the round
opt-gorus-show_running_totals-off = hidden until the end
opt-gorus-show_running_totals-on = always visible
confirm-gorus-ask-open = Play
confirm-gorus-ask-follow = Play
opt-augustus-start = Starting objectives
opt-augustus-start-draft = keep 3 of 6
opt-augustus-start-random3 = 3 at random (first game)
opt-augustus-placement = Placing legions
opt-augustus-placement-simultaneous = all at once, hidden
opt-augustus-placement-clockwise = in turn, starting with the crier
opt-augustus-crier = First town crier
opt-augustus-crier-random = random
opt-augustus-deck = Objective deck
opt-augustus-deck-own = custom objectives
opt-augustus-deck-standard = standard (88 objectives)
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
opt-goldencup-shopping-sealed = hidden until everyone is done
opt-goldencup-shopping-open = visible right away
opt-goldencup-decks = Drawing champions
opt-goldencup-decks-shares = each player has their own share of the deck
opt-goldencup-decks-arrival = one deck, first come, first served
opt-goldencup-dice_cap = Dice per throw
opt-goldencup-dice_cap-none = no limit
opt-goldencup-dice_cap-4 = at most 4
opt-goldencup-wizard_jim = Sponsor token of Wizard Jim
opt-goldencup-wizard_jim--1 = -1, as printed
opt-goldencup-wizard_jim-plus1 = +1
opt-goldencup-solo_level = Automa
opt-goldencup-solo_level-amateur = Amateur
opt-goldencup-solo_level-professional = Professional
opt-goldencup-solo_level-legend = Living Legend
opt-goldencup-solo_automa_glory = The Automa’s starting Glory
opt-goldencup-solo_automa_glory-5 = 5
opt-goldencup-solo_automa_glory-0 = none
opt-goldencup-champions = Champions
opt-goldencup-champions-own = custom champions
opt-goldencup-champions-standard = standard (102 champions)
opt-goldencup-fans = Fan cards
opt-goldencup-fans-own = custom fan cards
opt-goldencup-fans-standard = standard (16 cards)
opt-goldencup-boards = Boards and tokens
opt-goldencup-boards-own = custom boards
opt-goldencup-boards-standard = standard
confirm-goldencup-ask-fan = Keep
confirm-goldencup-ask-prepare = Discard and draw
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
opt-spartacus-length-standard = standard: start with 4 influence
opt-spartacus-length-quick = quick: start with 7 influence
opt-spartacus-length-advanced = advanced: start with 1 influence
opt-spartacus-houses = Houses
opt-spartacus-houses-chosen = chosen in turn, highest roll first
opt-spartacus-houses-dealt = dealt at random
opt-spartacus-decap_odds = Wagers on Decapitation
opt-spartacus-decap_odds-3 = pay 3 to 1
opt-spartacus-decap_odds-2 = pay 2 to 1
opt-spartacus-host_void = If the bid for hosting is void
opt-spartacus-host_void-refund = a die decides, all bids are returned
opt-spartacus-host_void-winner_pays = a die decides, the winner pays
opt-spartacus-min_influence = Minimum influence
opt-spartacus-min_influence-1 = 1
opt-spartacus-min_influence-0 = 0
opt-spartacus-supporter_may_foil = A supporter of a scheme
opt-spartacus-supporter_may_foil-yes = may still foil it
opt-spartacus-supporter_may_foil-no = may not foil it
opt-spartacus-service_deals = Paying for decisions
opt-spartacus-service_deals-free = not binding
opt-spartacus-service_deals-atomic = an accepted offer fixes the decision
opt-spartacus-wagers = Placing wagers
opt-spartacus-wagers-simultaneous = all at once, hidden
opt-spartacus-wagers-in_turn = in turn, starting with the host
opt-spartacus-max_wagers = Wagers per player
opt-spartacus-max_wagers-4 = at most 4
opt-spartacus-max_wagers-3 = at most 3
opt-spartacus-target_influence = Influence needed to win
opt-spartacus-target_influence-12 = 12
opt-spartacus-target_influence-10 = 10, a shorter game
opt-spartacus-neutral_titles = Card titles
opt-spartacus-neutral_titles-on = neutral
opt-spartacus-neutral_titles-original = original, some are crude
opt-spartacus-turn_limit = Turn limit
opt-spartacus-turn_limit-none = none
opt-spartacus-stall_rounds = Rounds without an attack before a bout ends
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
seat-name-bot = Bot { $letter }
seat-name-program = External bot { $letter }
seat-name-open = Seat { $letter }
seat-you = you
seat-bot = bot, { $level }
seat-open = free
seat-person-here = at the table
seat-person-away = away
seat-program-here = external bot, connected
seat-program-away = external bot, not connected
seat-stand-in = a bot is standing in ({ $level })
seat-resigned = resigned, a bot is playing ({ $level })
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

room-seated = You have a seat. The game starts when everyone is here.
room-invited = You’re invited: take a free seat.
room-watching = You’re watching. The game hasn’t started yet.
room-sit-instead = Take a free seat instead
room-full = All seats are taken. You can watch once the game starts.
room-wait-host = The host starts the game.
sit = Sit down
stand = Stand up
fill-seat = Who plays in { $name }
start = Start the game
start-fill = { $count ->
    [one] { $count } seat is free; a bot will take it. Level:
   *[other] { $count } seats are free; bots will take them. Level:
    }

## The table

board = The table
decision = Your decision
waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
    }
clock-left = Time left: { $time }
clock-awaits = The clock starts when everyone is here.
clock-soon = { $seconds } seconds left
nothing-to-do = Nothing to decide right now.
choose-parts = Choose on the board, or pick a move from the list.
confirm-some = Confirm
confirm-one = Confirm
confirm-amount = Confirm
confirm-order = Confirm the order
confirm-yesno = Confirm
confirm-bid = Place the bid
confirm-offer = Make the offer
confirm-title = Are you sure?
confirm-yes = Yes, do it
confirm-no = No, go back
clear = Clear selection
all-moves = All moves ({ $count })
moves-search = Search moves
moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }
moved-on = The table has changed in the meantime. Look again, then decide.
bid-sealed = Your bid stays hidden until all bids are in.
amount = { $least } to { $most }
amount-less = one less
amount-more = one more
order-up = { $part }: earlier
order-down = { $part }: later
order-moved = { $part } is now number { $place }
offer-parts = What you offer
decide = Decide
hint = Hint
hint-mark = the bot’s choice
hint-thinking = Thinking…
hint-says = A bot would choose { $move }: { $why }
undo-free = Take back
undo-ask = Ask to take back
undo-waiting = You asked to take back your move. Waiting for: { $names }.
undo-question = { $who } wants to take back { $move }. Do you agree?
undo-yes = Agree
undo-refuse = Decline
signals = What you can say
talk-label = Say something
talk-send = Send
log = Game log
log-empty = Nothing yet.
while-away = while you were away
watching = You’re watching. Hidden cards stay hidden.
stop-watching = Go to the table
stood-in = A bot is playing for you.
stood-in-for-good = You resigned: a bot plays your seat to the end.
stand-in-for-me = Let a bot play for me
stand-in-for-them = Let a bot play
return = Take my seat back
resign = Resign
resign-note-goldencup = { $players ->
    [1] The game ends at once, and the Automa wins.
   *[other] A bot plays your seat to the end; you can’t come back.
    }
leave = Leave the table
leave-note = Your seat stays yours. Come back through “My games”.
menu = Table menu
watchers = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
    }
unknown-game = This page can’t show the game “{ $game }” yet.
closed-title = Can’t reach the table
no-table = This table doesn’t exist. The link may be incomplete.
claim = Your seat
to-the-table = Go to the table without the seat

## Connection

line-connecting = connecting
line-online = connected
line-offline = no connection
line-gone = table not found
line-closed = disconnected
offline = No connection. Reconnecting… What you did is saved and will be sent.
offline-short = No connection.

## Sharing

share = Invite and share
share-table = Link to this table
share-table-note = Anyone with the link can join or watch.
share-watch = Link for spectators
share-key = Your seat on another device
share-key-note = This link is a key: anyone who opens it plays your seat and sees your cards. Keep it private.
share-program = { $name }: start your bot with
share-program-note = The key in this command controls the seat.
share-commitment = The shuffles are sealed. After the game, the record proves that nobody changed them. Seal:

## The end

game-over = Game over
winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
    }
score-line = { $name }: { $score }
again = Play again
go-again = Go to the next game
record = Download the game record

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
rules-no-rule = This game has no rule { $rule }.
rules-none = No rules match your search.

## Lines of the log

table-sat = { $who } takes a seat
table-stood = { $who } leaves the seat
table-started = The game begins
table-said = { $who }: “{ $words }”
table-undone = { $who } takes a move back
table-undo-asked = { $who } asks to take a move back
table-undo-refused = { $who } declines; the move stands
table-stand-in = A bot ({ $level }) plays for { $who }
table-returned = { $who } is back
table-time-up = { $who } ran out of time; the clock answered
table-again = The same group starts another game

## First page: the games

games = Games
game-regicide = Regicide
game-gorus = Gorus Maximus
game-augustus = Augustus
game-goldencup = Golden Cup
game-spartacus = Spartacus: Blood & Treachery
poster-regicide = Twelve fallen royals against your hand of cards: defeat them together, or lose together.
poster-gorus = Send gladiators of five schools into the arena and win over the crowd, trick by trick.
poster-augustus = The town crier draws, you mobilise your legions: take provinces and senators before your rivals do.
poster-goldencup = Hire dragons, gnomes and ghosts, train your team, and win a league in which the dice play ball.
poster-spartacus = Lead a house of gladiators: scheme, bribe, bid and wager, and let the arena decide.
promise-free = free, no account, no ads
promise-fair = every shuffle can be checked
promise-everywhere = phone, tablet or desktop
fact-minutes = { $low }–{ $high } min
play-now = Play now
now-with = { $count ->
    [one] with { $count } bot
   *[other] with { $count } bots
    }
now-against = { $count ->
    [one] against { $count } bot
   *[other] against { $count } bots
    }
play-friends = Play with friends
documentation = Documentation
all-open-tables = Open tables
learn-by-doing = 5-minute lesson
how-to-play = How to play
own-table = Options
step-people = Players
step-time = Time
options-usual = defaults are set
sound-on = Sound: on
sound-off = Sound: off
credits = Credits
credits-games = The games belong to their authors and publishers. All texts, and all pictures not credited here, are our own.
credits-pictures = artwork on posters and cards
credits-icons = icons
credits-letters = fonts

## Learning by doing

learn-title = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-progress = Lesson progress
learn-note = What happened and why
seat-computer = bot
learn-hint = Show me
learn-hint-says = The lesson expects { $move }: { $why }
learn-way = Continue the lesson
learn-task = Your move
learn-continue = Next step
learn-back = Previous step
learn-restart = Start over
learn-skip = Skip this step
learn-none = This game has no lesson.
learn-done = Lesson complete
learn-play = Play your first game against bots
learn-again = Take the lesson again
learn-rules = Read the rules

## Replay

replay = Replay
replay-of = { $game }: replay
replay-step = Step { $step } of { $last }
replay-beginning = Start of the game
replay-decided = { $who } has decided
replay-controls = Steps of the game
replay-slider = Step
replay-first = Go to the start
replay-last = Go to the end
replay-back = Previous step
replay-forward = Next step
replay-play = Autoplay
replay-pause = Pause
replay-rounds = Go to a round
replay-round = Round { $number }
replay-round-regicide = Turn { $number }
replay-round-spartacus = Turn { $number }
replay-setup = Setup
replay-round-back = Previous round
replay-round-on = Next round
replay-decisions = { $who } decides
replay-decision-back = { $who }’s previous decision
replay-decision-on = { $who }’s next decision
replay-speed = Speed
replay-speed-value = { $speed }×
replay-go = Go to step { $step }
replay-seen-by = View as
replay-spectator = spectator
replay-everybody = all hands
replay-hands = All hands
replay-hands-none = no cards
replay-table = Go to the table
replay-other = Open another record
replay-hidden = The rules hide some steps of the current round; they are skipped.
replay-comments = Comments
replay-has-comment = There is a comment
replay-no-comments = No comments on this game yet.
replay-no-comment-here = No comments on this step.
replay-commented = Steps with comments:
replay-comment-on = Your comment on step { $step }
replay-comment-send = Comment
replay-forget = Delete my comment
replay-play-on = Play from here
replay-play-on-note = You take a seat after step { $step }; bots take the others. Everything that seat couldn’t know is dealt again, so the replay gives nothing away.
replay-play-on-seat = Your seat
replay-play-on-level = Bots
replay-play-on-go = Play
replay-share = Share
replay-link = Link to this step
replay-link-note = Opens the game at step { $step }.
replay-link-running = While the game is running, others see it as spectators.
replay-share-file = This replay comes from a file of yours. Send the file to others; they can open it on the “Replay” page.
replay-keys = Keys
replay-key-step = ← →
replay-key-step-does = previous step, next step
replay-key-round = ↑ ↓
replay-key-round-does = previous round, next round
replay-key-ends = Home End
replay-key-ends-does = start, end
replay-key-play = Space
replay-key-play-does = autoplay, pause
replay-key-speed = + −
replay-key-speed-does = faster, slower
replay-key-decision = [ ]
replay-key-decision-does = previous and next decision of this seat
replay-open = Open a game record
replay-upload = Drop a game record here or choose a file
replay-upload-note = A game record is a file that ends in .ludus. It’s checked move by move and not stored on the server.
replay-paste = Or paste the record as text
replay-paste-field = Text of the record
replay-show = Show
replay-too-large = This file is too large for a game record (limit: 250 kB).
table-played-on = This game continues from a step of another game; hidden cards were dealt again

## Lobby, public tables, chat

lobby = Lobby
lobby-lead = Tables that anyone can join, and games to watch. The list updates by itself.
lobby-make = Create a table
lobby-play-now = Play against bots now
lobby-filter = Game
lobby-filter-all = All games
lobby-waiting = Waiting for players
lobby-watching = Games to watch
lobby-open-tables = Open tables
lobby-all = { $count ->
    [0] Go to the lobby
   *[other] All in the lobby ({ $count })
    }
lobby-empty = No open tables right now. Create one and tick “Show in the lobby”: everyone sees it here at once.
lobby-empty-game = No open tables of { $game } right now. Create one and tick “Show in the lobby”: everyone sees it here at once.
lobby-empty-short = No open tables right now. Be the first: create one and show it in the lobby.
lobby-offline = Can’t reach the lobby. Reconnecting…
lobby-free = { $count ->
    [0] full
    [one] { $count } free seat
   *[other] { $count } free seats
    }
lobby-playing = in progress
lobby-waits = { $minutes ->
    [0] just opened
   *[other] waiting for { $minutes } min
    }
lobby-plays = { $minutes ->
    [0] just started
   *[other] running for { $minutes } min
    }
lobby-join = Join
lobby-watch = Watch
lobby-mine = Go to your table
lobby-new = { $count ->
    [one] New table: { $game }, { $count } free seat
   *[other] New table: { $game }, { $count } free seats
    }
lobby-new-many = { $count ->
    [one] { $count } new table
   *[other] { $count } new tables
    }
public-label = Show in the lobby
public-note = Anyone can see this table and the players’ names, take a free seat, or watch.
private-note = Only people with the link can find this table.
public-language = Language at the table
public-language-any = any
room-public = This table is in the lobby: anyone can join or watch.
room-private = Only people with the link can find this table.
room-removed = The host removed you from your seat. You can watch the game, but you can’t sit down here again.
room-elsewhere = Find another table
remove = Remove…
remove-title = Remove { $name }
remove-note = { $name } will be notified and can still watch, but can’t sit down at this table again.
remove-who = Who takes the seat?
remove-open = Nobody yet: keep it free
remove-do = Remove
start-filled = Fill with bots and start the game
follow-watch = Watch the next game
follow-soon = The group is starting another game. You’ll join it in { $seconds } s.
follow-stay = Stay here
chat = Chat
chat-lines = Messages
chat-empty = No messages yet.
chat-unread = { $count ->
    [one] { $count } new
   *[other] { $count } new
    }
chat-mute-label = Mute players
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-length = { $count } of { $most }
chat-wait = { $seconds ->
    [one] You can write again in { $seconds } second.
   *[other] You can write again in { $seconds } seconds.
    }
chat-spectator = Spectators can read the chat; only players can write.
table-removed = The host removes { $who }

## Pace and pauses

pace-title = Clock
pace-none = No clock: take as long as you like
pace-each = { $time } per decision
pace-bank = { $time } for the whole game; each decision adds { $more }, up to the starting time
pace-kind-none = No clock
pace-note-none = take as long as you like
pace-kind-move = Live, per decision
pace-note-move = the same time for every decision
pace-kind-bank = Live, time bank
pace-note-bank = one amount for the whole game, like a chess clock
pace-kind-days = Days
pace-note-days = play when it suits you; the clock runs day and night
pace-how-move = Per decision
pace-how-bank = Time bank, and time added per decision
pace-how-days = Per decision
late-title = When a player’s time runs out
late-choice-once = a bot makes that one decision
late-choice-seat = a bot plays on until the player takes the seat back
late-level = Bot level
late-once = When it runs out, a bot (level { $level }) makes that one decision; the player keeps the seat.
late-seat = When it runs out, a bot (level { $level }) plays on; the player can take the seat back at any time.
late-note-spartacus = If a player doesn’t answer in time, the rules decide: a pass in a poll, a bid of 0, no wager, and “no” to a request. At a live table a poll takes 15 s at most, 30 s after an action.
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
clock-store = Time bank
pause-ask = Ask for a pause
pause-alone = Pause
pause-ask-note = The clocks stop once everyone agrees. Anyone can end the pause.
pause-now = The game is paused.
pause-now-note = The clocks are stopped and nobody can move. Any player can end the pause.
pause-end = Resume
pause-waiting = You asked for a pause. Waiting for: { $names }.
pause-question = { $who } wants to pause the game.
pause-still = Waiting for: { $names }.
pause-withdraw = Cancel
table-time-taken = { $who } ran out of time; a bot (level { $level }) plays until they come back
table-pause-asked = { $who } asks for a pause
table-pause-refused = { $who } declines the pause
table-paused = Everyone agrees: the game is paused
table-resumed = { $who } resumes the game

## Proof of fair chance
fairness = Fairness
fairness-table = Back to the table

## My games

mine = My games
mine-all = All my games
mine-notice = { $game }: it’s your turn
mine-waiting-count = { $count ->
    [one] My games: { $count } is waiting for you
   *[other] My games: { $count } are waiting for you
    }
mine-next = Next
mine-next-note = Go to the next game that’s waiting for you: { $game } (key N)
mine-waiting = Waiting for you
mine-running = In progress
mine-running-none = No games in progress.
mine-others-none = No other games in progress.
mine-over = Finished
mine-over-none = No finished games yet.
mine-more = Show more
mine-play = Play
mine-open = Open
mine-replay = Replay
mine-won = you won
mine-shared = you share the victory
mine-won-all = won together
mine-lost-all = lost
mine-me = Your profile
mine-nameless = unnamed player
mine-notices = When a game is waiting for you
mine-notices-note = The title and icon of the tab always show it. You can also get:
mine-sound = a short sound
mine-system = a system notification
mine-system-note = Notifications arrive while this page is open in a tab. Nothing is sent to other services.
mine-system-refused = Your browser blocks notifications from this site. You can change that in its settings.
mine-system-missing = This browser can’t show notifications here; they need a secure connection (https).
mine-devices = Other devices
mine-devices-note = Continue on your phone or another computer as the same player, with all your games.
mine-link-make = Create a link
mine-link = Link for your other device
mine-qr = QR code for this link
mine-link-step-1 = Point the camera of your phone at the code, or open the link in the other browser.
mine-link-step-2 = Confirm there that you want to play as the same player.
mine-link-warning = Anyone who opens this link becomes you: they can see your cards, play your games and delete your data. It works once. Don’t share it.
mine-link-left = { $minutes ->
    [one] Valid for { $minutes } more minute.
   *[other] Valid for { $minutes } more minutes.
    }
mine-link-revoke = Revoke the link
mine-others = { $count ->
    [one] You’re signed in on { $count } other device.
   *[other] You’re signed in on { $count } other devices.
    }
mine-other-since = since { $when }
mine-sign-out = Sign out all other devices
mine-data = My data
mine-data-note = The server stores your name, your language, your games and what you said in them. Nothing else, and nobody else gets it.
mine-export = Download all my data
mine-erase = Delete all my data
mine-erase-what = This is what happens:
mine-erase-running = A bot takes your seat in all games in progress.
mine-erase-finished = Finished games keep their moves, but not your name.
mine-erase-words = Everything you said or commented is deleted.
mine-erase-devices = You’re signed out on every device, including this one.
mine-erase-final = This can’t be undone.
mine-erase-word = delete
mine-erase-type = Type “{ $word }” to confirm
mine-erase-keep = Keep everything
mine-erase-do = Delete everything
mine-erased = Everything is deleted: this server no longer knows anything about you.
arrive = Continue here
arrive-question = { $count ->
    [0] Continue in this browser as { $name }?
    [one] Continue in this browser as { $name }, with { $count } game in progress?
   *[other] Continue in this browser as { $name }, with { $count } games in progress?
    }
arrive-note = Say yes only if you created this link yourself on another device. You can use both devices at the same time.
arrive-lost = { $count ->
    [one] In this browser you are currently { $name }, with { $count } game in progress. You won’t be able to get back to it from here.
   *[other] In this browser you are currently { $name }, with { $count } games in progress. You won’t be able to get back to them from here.
    }
arrive-same = You’re already { $name } in this browser. The link still works for another device.
arrive-yes = Continue as { $name }
arrive-no = No, stay as I am
table-forgotten = A player has left for good; a bot ({ $level }) takes this seat
table-unsaid = { $who }: deleted message

## A game that only bots play

speed = Bot speed, for everyone who watches
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-halt = Pause the game
speed-go-on = Resume

## A game without a board of its own

generic-yes = yes
generic-no = no
generic-none = none
generic-turn = { $who } to act
generic-your-turn = Your turn
generic-hidden = { $count } hidden
generic-choices = Your choices
