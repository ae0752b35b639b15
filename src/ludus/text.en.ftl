## Refusals of the house

bad-game = There is no game called “{ $name }”. Games: { $known }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
bad-option = There is no option “{ $name }”. Options: { $known }.
bad-option-players = { $name } is no option with { $players } players; it is one with { $counts }.
bad-value = Option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seed = { $seed } cannot be a seed: use a whole number or a line of text.
bad-words = { $words } cannot be mixed into the deal: use a line of text without commas and bars.
who-sits = seat { $seat }
bad-seat = There is no seat { $seat }; seats are 0 to { $last }.
no-undo = That move cannot be taken back: somebody saw or did something since.
wrong-players = The position is for { $start } players, not for { $players }.
bad-move = “{ $text }” is not a move I can read.
bad-bot = “{ $text }” is no computer player. Use random, novice, easy, normal, hard, expert, greedy, search:1000, search:2s, or program:COMMAND.
bad-bot-count = { $given } computer players for { $players } seats: give one for all, or one per seat.

no-balance = { $game } has no pieces whose balance can be measured.
no-deck = { $game } reads no deck file.
no-deck-option = There is no card file of the house for “{ $name }”. There is one for: { $known }.
deck-wrong = { $file }: { $reason }
deck-no-text = { $file } is no text file.
deck-too-long = The file is too long for a deck.
deck-both = { $file } and { $other } both set the option { $name }; leave one of them out.
deck-twice = --deck sets the option { $name } already; leave one of them out.

record-line = Line { $line }: “{ $text }” is neither a header, a move, a note nor a comment.
record-header = Line { $line }: the header { $name } is missing.
record-twice = Line { $line }: the header { $name } stands here a second time.
record-late-header = Line { $line }: the header { $name } stands after the first move.
record-unknown = Line { $line }: there is no header or option “{ $name }”.
record-value = Line { $line }: { $name } cannot be “{ $value }”.
record-rules = Line { $line }: the game was played by version { $version } of the rules; these are version { $ours }.
record-number = Line { $line }: move { $number } stands where move { $expected } is due.
record-seat = Line { $line }: there is no seat { $seat } in this game.
record-move = Line { $line }: “{ $move }” is impossible. { $reason }
record-note = Line { $line }: the record says “{ $text }”, but what happened is “{ $expected }”.
record-chance = Line { $line }: the record says “{ $text }”, but what was dealt is “{ $expected }”.
record-commitment = Line { $line }: this secret does not fit the commitment given before the game.
record-sources = Line { $line }: chance can come from one source only, not from { $names }.
record-reason = Line { $line }: { $reason }

## Terminal

t-welcome = { $title }. Type a move, a number from the list, or ? for all moves with what they do. :help lists the commands.
t-help =
    ? or :moves     all moves with what they do; type a number to take one
    ? TEXT          only the moves with this text in them
    :hint           ask the computer
    :why            what the last moves of the computer players do
    :undo           take your last move back, if nobody saw anything new
    :show           the table again (so does an empty line)
    :sort           show your hand in another order
    :log            what happened so far
    :say WORDS      say something, as far as the game allows it; :say alone lists the phrases
    :save FILE      write the game to a file
    :rules RULE     show a rule, for example :rules { $example }
    :lang en|ru     change the language
    :resign         give up
    :quit           leave; the game is kept and can be resumed
t-prompt = { $seat }>
t-your-move = { $name }, your move. { $question }
t-hide = Press Enter to hide your cards.
t-hide-undo = Press Enter to hide your cards, or type :undo to take your move back.
t-pass-keyboard = { $name }, the keyboard is yours.
t-press-enter = Press Enter when nobody else is looking.
t-hint = Hint: { $move } — { $why }.
t-no-hint = There is nothing to advise.
t-why = { $name }, { $move }: { $why }.
t-why-nobody = No computer player has moved since this sitting began.
t-risky = ! marks moves that deserve a second thought.
t-no-moves-with = No move has “{ $text }” in it.
t-more-moves = These are the simpler ones of { $count } moves; write any other one.
t-try = Type ? for the moves, :help for the commands.
t-undone = Taken back: { $move }.
t-not-undone = Your last move cannot be taken back: somebody saw or did something since.
t-plays-on = A computer ({ $level }) plays on for { $name }, to the end.
t-saved = Saved to { $file }.
t-not-saved = Could not save to { $file }: { $reason }. The game goes on; try another place.
t-not-replaced = { $file } is there already and is no saved game; it was left alone. Choose another name.
t-overwrite = { $file } is there already. Replace it? [y/N]
t-save-needs = Say where to: :save FILE
t-save-where = File to save the record to (Enter for none):
t-kept-in = The game is kept in { $file } after every decision.
t-not-kept = The game cannot be kept in { $file }: { $reason }. It goes on; :save FILE writes it elsewhere.
t-confirm = { $warning } Do it? [y/N]
t-kept = Not done.
t-joined-new = After { $move } there is something new to see: moves that follow it need a line of their own.
t-joined-none = Nothing of this line was done; it stopped at { $move }.
t-unknown = There is no command { $command }. :help lists them.
t-number = There is no move number { $number }; there are { $count }.
t-bye = Goodbye.
t-input-ended = The input has ended before the game did.
t-resume-with = The game is kept. Go on with:
t-lost = The game could not be kept: { $reason }.
t-result = Result
t-record = The record is in { $file }.
t-verify-with = The secret is in it now. Check the shuffles with:
t-no-secret = It lacks the secret, so its shuffles cannot be checked.
t-said = { $name } says: { $words }
t-nothing-to-say = There are no phrases now.
t-log-empty = Nothing has happened yet.
t-you = you
t-resumed = Going on after { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }.
t-language = English it is.
t-winners = Winners: { $winners }
t-scores = Scores: { $scores }
t-commitment =
    The deal is sealed. Commitment:
    { $commitment }
    Note it down: at the end ludus verify shows that the shuffles fit it.
t-own-words = { $name }, type any words to mix into the shuffle (Enter for none):

t-no-rule = There is no rule { $rule }. There are { $known }.
t-no-such-topic = “{ $text }” is neither a game ({ $games }) nor a rule such as { $example }.
t-rules-needs = Say which rule, for example :rules { $example }
t-rules-of = { $name }: { $title }. Guide: ludus rules { $name }. One rule: ludus rules { $example }.

t-at = Move { $number } of { $count }
t-end-of-record = End of the record.
t-step = [Enter] next, [b] back, [number] jump, [n] [p] next and previous round, [r number] a round, [q] leave:
t-step-end = [Enter] leave, [b] back, [p] previous round, [number] jump:
t-no-step = There is no move { $number }; the record has { $count }.
t-unknown-step = “{ $text }” is none of Enter, b, n, p, r with a number, q or a number.

t-verify-fits = Line { $line }: the secret fits the commitment { $commitment }.
t-verify-commitment = Commitment: { $commitment }
t-verify-words = Line { $line }: { $who } mixed in the words “{ $words }”.
t-verify-no-words = No words of the players are mixed in.
t-verify-table = Line { $line }: the table is “{ $table }”.
t-verify-no-table = The table has no name.
t-verify-start = Line { $line }: the game began from a given position; only what was drawn after it can be checked.
t-verify-right = Line { $line }: { $event } is right.
t-verify-wrong = Line { $line }: { $event } is WRONG. From item { $place } on it says “{ $told }”, but it must be “{ $expected }”.
t-verify-untold = { $event } is not told in the record; it was derived.
t-verify-move = Line { $line }: “{ $move }” is IMPOSSIBLE with the shuffles that follow from the secret or seed. { $reason }
t-verify-fault = WRONG: { $reason }
t-verify-two-sources = WRONG: the record names a seed or dice beside its commitment; a sealed game has one source of chance.
t-verify-good = Random events that the record tells: { $right }. All of them are right.
t-verify-derived = Random events that the record does not tell: { $count }. They were only derived, and the moves fit them.
t-verify-none-told = The record tells no random events. Derived only: { $count }; the moves fit them.
t-verify-bad = NOT proven. Right: { $right }, wrong: { $wrong }.
t-verify-proves-sealed =
    What this proves: the shuffles were fixed by the secret behind the commitment and by the players' own words, and nobody changed them later. This holds only if the commitment is the one you saw before the deal, and if the words and the table above are what was typed then: compare them.
    What it does not prove: that nobody looked at the secret during the game.
t-verify-proves-seed =
    What this proves: the record is what its seed gives.
    What it does not prove: that nobody chose the seed. For that, play with --sealed.
t-verify-running =
    NOT proven yet: the secret is told only when the game ends.
    Checked now: the { $moves } moves are legal and fit the shuffles that the record tells.
    Not checked: that those shuffles follow from the commitment. Verify again after the end.
t-verify-secret-missing =
    NOT proven: the game has ended, but the record lacks the secret.
    Checked: the { $moves } moves are legal and fit the shuffles that the record tells.
    Not checked: that those shuffles follow from the commitment.
t-verify-no-source =
    NOT proven: the record names no seed and no commitment, so its shuffles and dice may come from anywhere.
    Checked: the { $moves } moves are legal and fit what the record tells.

t-game = { $name }: { $title }, { $low } to { $high } players, { $kind }
t-together = all play together
t-against = everybody for themselves
t-teams = everybody for themselves, or in teams
t-game-option = { "  " }--option { $name }=…  { $values } ({ $rule })
t-seat-letter = or a seat letter
t-other-value = or others
t-option-players = with { $counts } players
t-game-levels = { "  " }computer players: { $levels }

t-bad-language = There is no language “{ $given }”. Languages: { $known }.
t-bad-number = { $name } cannot be “{ $value }”; it must be a number.
t-bad-option = “{ $text }” is no option; options look like name=value.
t-bad-seed = A seed is at most { $most } characters long and has no line breaks.
t-bad-seat = “{ $text }” is no seat; seats look like A=Anna or B=hard.
t-bad-sort = The hand cannot be shown like that. Orders: { $known }.
t-no-seat = There is no seat { $seat }; the last one is { $last }.
t-seat-twice = Seat { $seat } is given away twice.
t-long-name = “{ $name }” is too long; names have at most { $most } letters.
t-program-again = Seat { $seat } was played by { $program }. Name the program again with --bots { $seat }=program:COMMAND, or another player: --bots { $seat }=hard.
t-resume-alone = { $option } does not go with --resume: the saved game tells it.
t-resume-no-source = { $file } can be replayed, not continued: it has neither the secret nor the seed that further chance would come from.
t-resume-game = { $file } is a game of { $game }, not of { $asked }.
t-bad-position = The fields of the position cannot be read: { $reason }.
t-position-alone = { $option } does not go with --position.
t-file-exists = { $file } is there already. Go on with that game by --resume, or choose another name.
t-cannot-read = Cannot read { $file }: { $reason }.
t-not-a-record = { $file } is no record of a game.
t-bad-record = { $file }: { $reason }
t-os-error = { $reason }.
t-our-fault = Something went wrong that should not have ({ $reason }). Please report it; LUDUS_TRACE=1 shows more.

## Bots, simulation

fault-timeout = seat { $seat }, move { $number }: no answer within { $ms } ms; a fallback move was made
fault-talk = seat { $seat }, move { $number }: much talk and no answer; a fallback move was made
fault-nonsense = seat { $seat }, move { $number }: “{ $text }” was refused ({ $reason }); a fallback move was made
fault-strikes = seat { $seat }, move { $number }: { $count } faults in a row; a fallback player goes on
fault-dead = seat { $seat }, move { $number }: the program has ended ({ $reason }); a fallback player goes on
fault-start = seat { $seat }: the program could not be started ({ $reason }); a fallback player goes on
fault-exit = exit code { $code }
fault-signal = signal { $code }
fault-closed = it closed its input or output
fault-number = there is no move { $number } among { $count }
fault-long = a move has at most { $most } characters
fault-words = programs make no promises in words

## Storage

store-full = { $place }: the disk is full. Nothing was written; Ludus goes on by itself when there is space again.
store-locked = { $place } is locked by another program. Nothing was written; try again when that program is done.
store-gone = { $place } was removed or replaced while it was in use. Nothing was written; put it back, or start Ludus again.
store-read-only = { $place } may only be read, not written.
store-cannot-open = { $place } cannot be opened: { $reason }.
store-no-folder = { $place } cannot be opened: there is no folder { $folder }.
store-missing = There is no database { $place }.
store-not-database = { $place } is not a database of Ludus.
store-damaged = { $place } is damaged ({ $reason }). Restore a backup: ludus restore --help.
store-failed = { $place } does not work: { $reason }.
store-closed = { $place } is closed.
store-newer = { $place } was written by a newer Ludus (schema { $version }; this one knows { $known }). Update Ludus.
store-older = { $place } was written by an older Ludus (schema { $version } of { $known }). Start the server with it once.
store-served = { $place } is in use by another Ludus. Stop that one first; for several servers at once use PostgreSQL.
store-away = The database { $place } cannot be reached: { $reason }.
store-unsure = The connection to { $place } broke while something was being written. It may have been kept: look before you try again.
store-login = { $place } does not let this user in: { $reason }.
store-no-database = { $place } does not exist on the database server: { $reason }.
store-crowded = { $place } takes no more connections: { $reason }.
store-forbidden = This user may not do that in { $place }: { $reason }.
store-address = “{ $address }” is no address of a database ({ $reason }). Write a file, or postgresql://USER:PASSWORD@HOST/DATABASE.
store-no-driver = PostgreSQL needs the package asyncpg: pip install "ludus[postgres]".
store-taken = Row { $number } of table { $table } has been written already.
store-table-taken = There is a table { $table } already.
store-secret-taken = Another guest has this secret.
store-gap = Row { $number } of table { $table } is not there.
store-text = { $text } cannot be kept: it contains a character that is no character.
store-exists = { $place } exists. Choose another name; a backup never replaces a file.
store-not-empty = { $place } is not empty. A backup is restored into an empty database only.
store-not-backup = { $place } is not a finished backup of Ludus.
store-backup-damaged = The backup { $place } is damaged: it does not hold what was written into it.
store-differs = { $place } does not hold what was just written into it ({ $what }). Do not use it.
store-half-restored = { $reason } { $place } now holds only a part of the backup: empty it before you restore again.
store-backing-up = Backing up
store-checking = Checking
store-restoring = Restoring
store-backed-up = { $place }: { $tables } tables, { $rows } log rows, { $guests } guests, written and read back.
store-restored = { $place } now holds { $tables } tables, { $rows } log rows, { $guests } guests; each row was read back.

## Tables

table-damaged = The log of this table is damaged.
table-log = The log of this table is damaged at row { $number }: { $reason }
table-rules = This game of { $game } was begun under rules version { $theirs }; this program has version { $ours }.
table-unknown = There is no such table.
table-not-started = The game has not begun yet.
table-started = The game has begun already.
table-over = The game is over.
table-not-over = The game is not over yet.
table-spectator = Spectators can only watch.
table-host = Only the host may do that.
table-own-seat = This is your own seat; stand up first.
table-have-seat = You already have seat { $seat }.
table-seat-taken = Seat { $seat } is taken.
table-twice-me = You can only take one seat.
table-wrong-key = This key does not open a seat here.
table-program-twice = A program is connected to this seat already.
table-level = There is no computer of level “{ $level }”. Levels: { $known }.
table-pace = A decision cannot have { $seconds } seconds: it is { $shortest } to { $longest } seconds, or 0 for as many as people like.
table-stand-in-plays = A computer plays your seat now. Take it back first.
table-resigned = You have resigned: a computer plays your seat to the end.
table-no-stand-in = A computer cannot take over seat { $seat }.
table-present = The player at seat { $seat } is here.
table-not-away = You play your seat yourself already.
table-undo-first = Somebody has asked to take a move back; answer that first.
table-undo-asked = Somebody has asked to take a move back already.
table-no-undo-asked = Nobody waits for your answer.
table-no-hint = A hint is there when it is your turn.
table-nothing-said = There is nothing to say.
table-removed-you = The host has taken your seat away. You can watch this table, but not sit down again.
table-nobody = Nobody sits at seat { $seat }.
table-stopping = The server is stopping. Nothing is lost; come back in a moment.
table-reopen = This table had to be opened again. Nothing that was confirmed is lost; try once more.

## Server

web-not-found = There is nothing at this address.
web-way-home = To the first page
web-method = This address does not take requests of this kind.
web-too-large = The request is too large.
web-too-much = Too many requests. Try again in { $seconds } seconds.
web-too-much-talk = You speak very often. Try again in { $seconds } seconds.
web-bad-request = The request cannot be understood: { $reason }
web-bad-message = The message cannot be understood: { $reason }
web-origin = Requests from { $origin } are not taken.
web-fault = Something went wrong that should not have. It is in the server's log.

s-ready = Ludus is ready: { $address }
s-lan = Others in your network: { $address }
s-data = Games are kept in { $place }
s-stop = Ctrl-C stops the server; nothing is lost.
s-port-taken = Port { $port } is taken; --port 0 chooses a free one.
s-cannot-listen = Cannot listen on { $host }: { $reason }
s-missing = The server needs packages that are not installed ({ $reason }): pip install "ludus[server]"
s-limits = Without limits a server may only be reached from this machine; leave --host out.
s-load-seats = A table has { $count } seats: fewer people or fewer computers, please.
s-many-sqlite = Several processes need PostgreSQL: give its address with --db.
s-many-windows = Several processes behind one address do not work on Windows.
s-many-died = The server processes cannot start (exit code { $code }); what they said stands above.

## Full-screen terminal

f-thinking = thinking
f-away = away
f-stands-in = { $level } plays for them
f-you-watch = watching
f-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
    }
f-log = Log
f-keys = F1 help  ? moves  h hint  u undo  s say  r rules  l log  F2 русский  q quit
f-type-here = choose cards, or type a move or its number in the ? list; Enter plays
f-help-title = Keys
f-help =
    Your cards     ← → walk, Space or 1–9, 0 choose, Enter plays, Esc puts down
    Typed moves    begin to type ({ $example }) or press /; Enter plays
    Tab, ↑, ↓      cards, other answers, move line, log
    ?              all moves with what they do
    h              ask the computer
    u              take your last move back; answer somebody who asks for it
    s              say something, as far as the game allows it
    r              rules of the game; after a refusal, the rule that refused
    o              your hand in another order
    l              walk in the log; Esc comes back
    b              let a computer play for somebody absent or for you; come back
    F2             Russian
    F3             light or dark
    q, Ctrl-Q      leave; a game at this keyboard is kept and can be resumed

    The commands of line mode work in the move line: :hint, :undo, :say, :rules, :lang ru, :resign, :quit.
f-note-regicide = Suits are C ♣, D ♦, H ♥, S ♠; the letter always stands beside the colour.
f-commitment =
    The deal is sealed. Commitment:
    { $commitment }
f-pick-keys = ↑ ↓ or a number, Enter chooses, Esc goes back
f-page-keys = ↑ ↓ walk, Esc goes back
f-yes = Do it (y)
f-no = Do not (n)
f-confirm =
    { $move }
    { $warning }
f-look = Look at the table (Esc)
f-quit = Leave (q)
f-again = Play again (a)
f-next = To the next game (a)
f-over = The game is over. Enter shows the result.
f-hide = { $name } is next. Press Enter to hide your cards.
f-hide-undo = { $name } is next. Press Enter to hide your cards, or u to take your move back.
f-curtain =
    Pass the keyboard to { $name }.

    { $name }, press Enter when nobody else is looking.
f-curtain-wait = The computers are playing. Please wait.
f-clock = { $left } · { $text }
f-waits = Waiting for { $who }.
f-plays-for-you = A computer ({ $level }) plays for you; b takes your seat back.
f-plays-on = You have resigned; a computer ({ $level }) plays your seat to the end.
f-undo-asked = { $who } would like to take { $move } back. Press u to answer.
f-undo-waits = { $who } has asked to take { $move } back; the others are being asked.
f-allow = Yes, take it back
f-refuse = No, it stays
f-choose-first = Choose cards or type a move first; ? lists the moves.
f-stale = Something has happened meanwhile. Look again, then decide.
f-not-your-turn = You are not asked for anything now.
f-hint-comes = The computer is thinking …
f-extras = Look at
f-signals = Say
f-free-talk = You may say what you like: type :say and your words.
f-stand-in-for = For whom shall a computer play?
f-nobody-away = Nobody needs a computer now.
f-not-here = That is not possible at one keyboard.
f-rules-title = Rules
f-rules-search = a number (143) or words; empty shows the guide
f-rules-keys = type to search, Enter and ↑ ↓ walk, Esc goes back
f-rules-none = No rule says this.
f-connecting = Connecting to { $address } …
f-away-banner = The server cannot be reached ({ $reason }). Trying again …
f-waiting-room = { $title }: waiting room
f-seat-open = open
f-seat-computer = computer ({ $level })
f-invite = Invite others: { $address }
f-lobby-keys = ↑ ↓ and Enter choose · F2 русский · q leave
f-sit = Sit down at { $seat }
f-stand = Stand up
f-give = Computer at { $seat }: { $level }
f-open = Open seat { $seat }
f-start = Start; open seats get computers
f-left-table = You can come back to your seat with:
f-no-textual = The full screen needs Textual, which is not installed. Install it with: pip install "ludus[full]". Without --full, ludus play needs nothing more.
f-no-terminal = The full screen needs a terminal; in a pipe use ludus play without --full.
f-bad-address = “{ $text }” is no address of a table. It looks like http://host:8000/#/t/TABLE.
f-server-says = { $address } says: { $reason }
f-no-server = { $address } cannot be reached: { $reason }.

f-table-sat = { $who } sits down
f-table-stood = { $name } stands up
f-table-started = The game begins
f-table-said = { $who } says: { $words }
f-table-undone = { $who } takes { $move } back
f-table-undone-unseen = { $who } takes a move back
f-table-undo-asked = { $who } asks to take { $move } back
f-table-undo-refused = { $who } does not agree to taking the move back
f-table-stand-in = A computer ({ $level }) plays for { $who }
f-table-returned = { $who } is back
f-table-time-taken = Time was up: a computer ({ $level }) plays for { $who } until they come back
f-table-pause-asked = { $who } asks for a pause
f-table-pause-refused = { $who } does not want a pause
f-table-paused = All agree: the game is paused
f-table-resumed = { $who } ends the pause
f-table-time-up = Time was up: the clock answered for { $who }
f-table-again = { $who } has prepared another game
f-table-not-kept = The game cannot be kept in { $file }: { $reason }. It goes on.
s-bad-link = “{ $url }” is no link of a table; links look like http://host:8000/#/t/TABLE
s-no-server = { $url } cannot be reached: { $reason }
s-no-program = { $program } cannot be started: { $reason }

## Proof of fair chance, limits of a server
proof-not-sealed = This record has no seal: its chance was not sealed, and there is nothing to prove.
proof-no-secret = This record has no secret: the game was not over when it was written. The proof is possible after the end.
proof-not-these = The record tells a result that could not have come out of these cards or this die
proof-unreadable = This record cannot be followed: a part of it makes no sense.
proof-twice = The record tells the same random event twice.
proof-unasked = { $count ->
    [one] The record tells a random event that never happened in this game.
   *[other] The record tells { $count } random events that never happened in this game.
}
web-too-many-here = There are too many connections from your address already. Close some pages and try again in { $seconds } s.
web-table-crowded = { $count } people are looking at this table already; no more fit in. Try again later.
web-too-many-tables = You have { $count } games that are not over. Finish or leave some of them before you make another table.
web-not-for-you = This page is for whoever runs the server.
s-metrics = “{ $text }” is no address of a machine or a network, such as 10.0.0.7 or 10.0.0.0/24.

## Lessons

lesson-unknown = There is no lesson for “{ $game }”. Lessons: { $known }.
lesson-step = The lesson has no step { $number }; its last one is { $last }.
lesson-no-task = At step { $number } of the lesson there is nothing to do but to read.
lesson-other = That is allowed, but this lesson goes another way. { $hint }
learn-line = { $game }: { $steps } steps; ludus learn { $game }
learn-step = Step { $step } of { $steps }
learn-ask = Your move ([:h] how to write it, a rule’s number for its words, [:s] skip, [:b] back, [:q] leave):
learn-go-on = [Enter] go on, [:b] back, [:q] leave:
learn-leave = [Enter] finish, [:b] back:
learn-done = The lesson is finished. Your first game against computers: ludus play { $game }

## The lobby in a terminal

l-none = There are no public tables at { $address } now. Make one: ludus table { $address } GAME --public
l-waiting = wait for people:
l-playing = games to watch:
l-open = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
    }
l-person = somebody
l-bot = computer ({ $level })
l-program = a program
l-language-en = English is spoken
l-language-ru = Russian is spoken
l-clock-move = { $time } s for each decision
l-clock-bank = { $time } s in store, { $more } s more for each decision
l-clock-days = { $time ->
    [one] { $time } day for each decision
   *[other] { $time } days for each decision
    }
l-since = { $minutes ->
    [0] just now
   *[other] for { $minutes } min
    }
f-table-removed = The host takes the seat of { $name } away

# Time for decisions and pauses
table-bank = A store of { $seconds } seconds cannot be: it is { $shortest } to { $longest } seconds.
table-bank-more = A decision cannot add { $seconds } seconds to a store: it is { $least } to { $most } seconds.
table-more = Only to a store can decisions add seconds.
table-days = A decision cannot have { $seconds } days: it is { $shortest } to { $longest } days.
table-two-clocks = Give the time either as pace or as clock, not both.
table-days-grace = Where people have days for a decision, nobody is replaced for being away: leave the grace at 0.
table-days-stand-in = At this table people have days for a decision: nobody is replaced before their time is over.
table-no-clock = There is no clock at this table that could stand.
table-paused = The game is paused. Anybody who plays can end the pause.
table-pause-asked = Somebody has asked for a pause already.
table-no-pause-asked = Nobody waits for your answer about a pause.
table-not-paused = There is no pause now.
table-not-computers = Only where computers alone play can their speed be chosen.

# Replays
t-no-round = There is no round { $number }; the last one is { $last }.
t-fetch-address = { $address } is not the address of a table or of a replay.
t-fetch-running = The game at this address still runs; its record tells no secrets before the end.
t-fetch-failed = The record cannot be fetched from { $address }: { $reason }
replay-no-step = There is no step { NUMBER($number, useGrouping: 0) }: this game has { $count } of them.
replay-running = While the game runs, only your own seat can be looked back from, or the side of a spectator.
replay-not-over = One can play on from a finished game only.
replay-ended-there = The game has ended there: there is nothing to play on. Take an earlier step.
replay-unreadable = This record cannot be read.
comment-player = Only those who played can comment on this game.
comment-running = Comments can be written when the game is over.
comment-empty = The comment is empty.
comment-many = You have written { $most } comments on this game; that is enough.
comment-not-yours = There is no such comment of yours.
f-table-played-on = The game goes on from a step of another one; hidden cards were dealt anew

# The documentation
docs-not-built = The documentation is not built. From a copy of the project, python3 run.py setup builds it.
docs-folder-full = { $folder } is not an empty folder: nothing was written.
docs-are-here = { $address } (a running server shows it under /docs/)

## My games and my data

me-nobody = This browser is not a player here yet. Open the first page, then try again.
me-link-gone = This link does not work any more: it was used, revoked, or is older than a quarter of an hour. Make a new one on the other device.
me-many-devices = You are known on { $most } other devices already. Sign them out first.
me-confirm = Nothing was erased. Type the word “delete” to confirm.
f-table-forgotten = A player has left for good; a computer ({ $level }) plays on at this seat
f-table-unsaid = These words were erased

# Time for decisions in the terminal
f-seconds = { $count } s
f-minutes = { $count } min
f-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
f-hours-left = { $hours } h { $minutes } min
f-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
    } { $hours } h
f-pace-each = Time for each decision: { $time }.
f-pace-bank = Time in store for the whole game: { $time }; each decision adds { $more }, never beyond the store.
f-late-once = When it is over, a computer ({ $level }) makes that one decision; the seat stays with its owner.
f-late-seat = When it is over, a computer ({ $level }) plays on; the owner may take the seat back at any time.
f-pause-how = The command :pause asks for a pause, answers somebody who asks, and ends it.
f-pause-now = The game is paused. :pause ends it, for anybody who plays.
f-pause-asked = { $who } would like a pause. Type :pause to answer.
f-pause-waits = { $who } has asked for a pause; the others are being asked.
s-clock = “{ $text }” is no time in store: write it like 10m+10s, the store and what each decision adds.
s-time = A time cannot be { $number }.
