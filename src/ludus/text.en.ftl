## Errors of the platform

bad-game = There is no game called “{ $name }”. Games: { $known }.
game-broken = The game “{ $name }” of the package { $package } can’t be used: { $reason }
game-bad-name = A game’s name has small Latin letters, digits and underscores only. Rename its entry point.
game-taken = Ludus has a game of that name already. Rename the entry point and the game.
game-twice = Several installed packages offer it ({ $values }). Uninstall all but one.
game-import = { $value } can’t be imported ({ $error }). Reinstall the package, or ask its authors.
game-none = { $value } is neither a game nor a package with a GAME. Correct its entry point.
game-other-name = The game calls itself “{ $meta }”. Its entry point needs the same name.
game-prefix = The prefix “{ $prefix }” of its rule numbers isn’t one to four capital letters, or another game has it. Choose another one.
game-players = It needs a list of player counts from 1 to { $most }.
game-title = Its title is missing in: { $languages }.
game-files = The package lacks { $files }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
bad-option = There is no option “{ $name }”. Options: { $known }.
bad-option-players = Option { $name } isn’t available with { $players } players, only with { $counts }.
bad-value = Option { $name } can’t be “{ $value }”. Allowed: { $allowed }.
bad-seed = { $seed } can’t be a seed: use a whole number, a line of text or a random number generator.
bad-words = { $words } can’t be mixed into the deal: use a line of text without commas or vertical bars.
who-sits = seat { $seat }
bad-seat = There is no seat { $seat }; seats are 0 to { $last }.
no-undo = You can’t take your last move back: someone has already seen or done something since.
wrong-players = The position is for { $start } players, not for { $players }.
bad-move = “{ $text }” isn’t a move I can read.
position-fields = A position of this game is a set of named fields, as Ludus writes it.
position-value = { $field } cannot be “{ $value }”.
bad-bot = There is no bot called “{ $text }”. Use random, novice, easy, normal, hard, expert, greedy, search:1000, search:2s, or program:COMMAND.
bad-bot-count = You named { $given } bots for { $players } seats: name one for all seats, or one per seat.

no-balance = { $game } has no pieces whose balance can be measured.
no-weights = The evaluation of { $game } has no weights to tune. Games with weights: { $known }.
no-deck = { $game } doesn’t use deck files.
no-deck-option = There is no built-in card file for “{ $name }”. There is one for: { $known }.
deck-wrong = { $file }: { $reason }
deck-no-text = { $file } isn’t a text file.
deck-too-long = The file is too long for a deck.
deck-both = { $file } and { $other } both set the option { $name }. Remove one of them.
deck-twice = --deck already sets the option { $name }. Remove one of them.

record-line = Line { $line }: “{ $text }” isn’t a header, a move, a note or a comment.
record-header = Line { $line }: the header { $name } is missing.
record-twice = Line { $line }: the header { $name } appears a second time.
record-late-header = Line { $line }: the header { $name } comes after the first move.
record-unknown = Line { $line }: there is no header or option “{ $name }”.
record-value = Line { $line }: { $name } can’t be “{ $value }”.
record-rules = Line { $line }: this game was played with version { $version } of the rules; this Ludus has version { $ours }.
record-number = Line { $line }: move { $number } where move { $expected } was expected.
record-seat = Line { $line }: there is no seat { $seat } in this game.
record-move = Line { $line }: “{ $move }” isn’t possible. { $reason }
record-note = Line { $line }: the record says “{ $text }”, but what happened is “{ $expected }”.
record-chance = Line { $line }: the record says “{ $text }”, but what was dealt is “{ $expected }”.
record-commitment = Line { $line }: the secret doesn’t match the commitment made before the game.
record-sources = Line { $line }: only one source of chance is allowed, not { $names }.
record-reason = Line { $line }: { $reason }

## Terminal

t-welcome = { $title }. Type a move, a number from the list, or ? to see all moves and what they do. :help lists the commands.
t-help =
    ? or :moves     all moves and what they do; type a number to choose one
    ? TEXT          only the moves with this text in them
    :hint           suggest a move
    :why            what the last moves of the bots do
    :undo           take your last move back, if nobody has seen anything new
    :show           show the table again (or press Enter)
    :sort           show your hand in another order
    :log            what has happened so far
    :say WORDS      say something, if the game allows it; :say alone lists the phrases
    :save FILE      write the game to a file
    :rules RULE     show a rule, for example :rules { $example }
    :lang en|ru     change the language
    :resign         give up
    :quit           leave; the game is saved and can be resumed
t-prompt = { $seat }>
t-your-move = { $name }, your move. { $question }
t-hide = Press Enter to hide your cards.
t-hide-undo = Press Enter to hide your cards, or type :undo to take your move back.
t-pass-keyboard = { $name }, the keyboard is yours.
t-press-enter = Press Enter when nobody else is looking.
t-hint = Hint: { $move } — { $why }.
t-why = { $name }, { $move }: { $why }.
t-why-nobody = No bot has moved since you started.
t-risky = ! marks moves that deserve a second thought.
t-no-moves-with = No move has “{ $text }” in it.
t-more-moves = These are the simpler ones of { $count } moves; you can type any other.
t-try = Type ? for the moves, :help for the commands.
t-undone = Taken back: { $move }.
t-plays-on = A bot ({ $level }) plays for { $name } until the end.
t-saved = Saved to { $file }.
t-not-saved = Couldn’t save to { $file }: { $reason }. The game continues; try another file.
t-not-replaced = { $file } exists and isn’t a saved game, so it was left unchanged. Choose another name.
t-overwrite = { $file } already exists. Replace it? [y/N]
t-save-needs = Say where to save: :save FILE
t-save-where = File to save the record to (Enter to skip):
t-kept-in = The game is saved to { $file } after every decision.
t-not-kept = The game can’t be saved to { $file }: { $reason }. It continues; use :save FILE to save it elsewhere.
t-confirm = { $warning } Do it? [y/N]
t-kept = Cancelled.
t-joined-new = After { $move } there is something new to see: type the next moves on a new line.
t-joined-none = None of these moves was made; { $move } isn’t possible.
t-unknown = There is no command { $command }. :help lists them.
t-number = There is no move number { $number }; there are { $count }.
t-bye = Goodbye.
t-input-ended = The input ended before the game did.
t-resume-with = The game is saved. Continue it with:
t-lost = The game couldn’t be saved: { $reason }.
t-result = Result
t-record = The record is in { $file }.
t-verify-with = It now includes the secret. Check the shuffles with:
t-no-secret = It doesn’t include the secret, so its shuffles can’t be checked.
t-said = { $name } says: { $words }
t-nothing-to-say = There is nothing you can say now.
t-log-empty = Nothing has happened yet.
t-you = you
t-to-act = to act
t-resumed = Resuming after { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }.
t-language = Language: English.
t-winners = Winners: { $winners }
t-scores = Scores: { $scores }
t-commitment =
    The deal is sealed. Commitment:
    { $commitment }
    Write it down: after the game, ludus verify shows that the shuffles match it.
t-own-words = { $name }, type any words to mix into the shuffle (Enter to skip):

t-no-rule = There is no rule { $rule }. Rules: { $known }.
t-no-such-topic = “{ $text }” is neither a game ({ $games }) nor a rule like { $example }.
t-rules-needs = Name a rule, for example :rules { $example }
t-rules-of = { $name }: { $title }. Guide: ludus rules { $name }. One rule: ludus rules { $example }.

t-at = Move { $number } of { $count }
t-end-of-record = End of the record.
t-step = [Enter] next, [b] back, [number] jump, [n] [p] next or previous round, [r number] go to round, [q] quit:
t-step-end = [Enter] quit, [b] back, [p] previous round, [number] jump:
t-no-step = There is no move { $number }; the record has { $count }.
t-unknown-step = “{ $text }” isn’t a command here. Press Enter, or type b, n, p, r with a number, q, or a number.

t-verify-fits = Line { $line }: the secret matches the commitment { $commitment }.
t-verify-commitment = Commitment: { $commitment }
t-verify-words = Line { $line }: { $who } mixed in the words “{ $words }”.
t-verify-no-words = No player mixed in words.
t-verify-table = Line { $line }: the table is “{ $table }”.
t-verify-no-table = The table has no name.
t-verify-start = Line { $line }: the game started from a given position; only what was drawn after it can be checked.
t-verify-right = Line { $line }: { $event } is correct.
t-verify-wrong = Line { $line }: { $event } is WRONG. From item { $place } on the record says “{ $told }”, but it must be “{ $expected }”.
t-verify-untold = { $event } isn’t in the record; it was derived.
t-verify-move = Line { $line }: “{ $move }” is IMPOSSIBLE with the shuffles that follow from the secret or seed. { $reason }
t-verify-fault = WRONG: { $reason }
t-verify-two-sources = WRONG: the record names a seed or dice as well as a commitment; a sealed game has one source of chance.
t-verify-good = Random events in the record: { $right }. All of them are correct.
t-verify-derived = Random events that aren’t in the record: { $count }. They were derived, and the moves fit them.
t-verify-none-told = The record contains no random events. Derived: { $count }; the moves fit them.
t-verify-bad = NOT proven. Correct: { $right }, wrong: { $wrong }.
t-verify-proves-sealed =
    What this proves: the shuffles were fixed by the secret behind the commitment and by the players’ own words, and nobody changed them later. This holds only if the commitment is the one you saw before the deal, and if the words and the table above are what was typed then: compare them.
    What it doesn’t prove: that nobody looked at the secret during the game.
t-verify-proves-seed =
    What this proves: the record follows from its seed.
    What it doesn’t prove: that nobody chose the seed. For that, play with --sealed.
t-verify-running =
    NOT proven yet: the secret is published when the game ends.
    Checked now: the { $moves } moves are legal and fit the shuffles in the record.
    Not checked: that those shuffles follow from the commitment. Verify again after the game.
t-verify-secret-missing =
    NOT proven: the game has ended, but the record doesn’t include the secret.
    Checked: the { $moves } moves are legal and fit the shuffles in the record.
    Not checked: that those shuffles follow from the commitment.
t-verify-no-source =
    NOT proven: the record has no seed and no commitment, so its shuffles and dice could come from anywhere.
    Checked: the { $moves } moves are legal and fit the record.

t-game = { $name }: { $title }, { $low } to { $high } players, { $kind }
t-together = co-operative
t-against = competitive
t-teams = competitive, alone or in teams
t-game-option = { "  " }--option { $name }=…  { $values } ({ $rule })
t-seat-letter = or a seat letter
t-other-value = or others
t-option-players = with { $counts } players
t-game-levels = { "  " }bots: { $levels }

t-bad-language = There is no language “{ $given }”. Languages: { $known }.
t-bad-number = { $name } can’t be “{ $value }”; it must be a number.
t-bad-option = “{ $text }” isn’t an option; options look like name=value.
t-bad-seed = A seed can be at most { $most } characters long, on one line.
t-bad-seat = “{ $text }” isn’t a seat; seats look like A=Anna or B=hard.
t-bad-sort = There is no such order. Orders: { $known }.
t-no-seat = There is no seat { $seat }; the last one is { $last }.
t-seat-twice = Seat { $seat } is assigned twice.
t-long-name = “{ $name }” is too long; a name can have at most { $most } letters.
t-program-again = Seat { $seat } was played by { $program }. Name the external bot again with --bots { $seat }=program:COMMAND, or another player: --bots { $seat }=hard.
t-resume-alone = { $option } can’t be used with --resume: the saved game sets it.
t-resume-no-source = { $file } can be replayed but not continued: it has neither the secret nor the seed for further chance.
t-resume-game = { $file } is a game of { $game }, not { $asked }.
t-bad-position = The position can’t be read: { $reason }.
t-position-alone = { $option } can’t be used with --position.
t-file-exists = { $file } already exists. Continue that game with --resume, or choose another name.
t-cannot-read = Can’t read { $file }: { $reason }.
t-not-a-record = { $file } isn’t a game record.
t-bad-record = { $file }: { $reason }
t-os-error = { $reason }.
t-our-fault = Something went wrong in Ludus ({ $reason }). Please report it; LUDUS_TRACE=1 shows more.

## Bots, simulation

fault-timeout = seat { $seat }, move { $number }: no answer within { $ms } ms; a fallback move was made
fault-talk = seat { $seat }, move { $number }: too much output and no answer; a fallback move was made
fault-nonsense = seat { $seat }, move { $number }: “{ $text }” was rejected ({ $reason }); a fallback move was made
fault-strikes = seat { $seat }, move { $number }: { $count } faults in a row; a fallback player continues
fault-dead = seat { $seat }, move { $number }: the external bot has exited ({ $reason }); a fallback player continues
fault-start = seat { $seat }: the external bot couldn’t be started ({ $reason }); a fallback player continues
fault-cut-off = cut off after { $decisions } decisions: nobody has won
fault-exit = exit code { $code }
fault-signal = signal { $code }
fault-closed = it closed its input or output
fault-number = there is no move { $number }; there are { $count }
fault-long = a move can have at most { $most } characters
fault-words = external bots can’t make promises in words

## Storage

store-full = { $place }: the disk is full. Nothing was written; Ludus continues when there is space again.
store-locked = { $place } is locked by another program. Nothing was written; try again when that program has finished.
store-gone = { $place } was removed or replaced while in use. Nothing was written; put it back, or restart Ludus.
store-read-only = { $place } is read-only.
store-cannot-open = { $place } can’t be opened: { $reason }.
store-no-folder = { $place } can’t be opened: there is no folder { $folder }.
store-missing = There is no database { $place }.
store-not-database = { $place } isn’t a Ludus database.
store-damaged = { $place } is damaged ({ $reason }). Restore a backup: ludus restore --help.
store-failed = { $place } isn’t working: { $reason }.
store-closed = { $place } is closed.
store-newer = { $place } was written by a newer Ludus (schema { $version }; this one knows { $known }). Update Ludus.
store-older = { $place } was written by an older Ludus (schema { $version } of { $known }). Start the server with it once to update it.
store-served = { $place } is in use by another Ludus. Stop that one first; to run several servers at once, use PostgreSQL.
store-away = Can’t reach the database { $place }: { $reason }.
store-unsure = The connection to { $place } broke during a write. The write may have succeeded: check before you try again.
store-login = { $place } doesn’t let this user in: { $reason }.
store-no-database = { $place } doesn’t exist on the database server: { $reason }.
store-crowded = { $place } accepts no more connections: { $reason }.
store-forbidden = This user isn’t allowed to do that in { $place }: { $reason }.
store-address = “{ $address }” isn’t a database address ({ $reason }). Use a file, or postgresql://USER:PASSWORD@HOST/DATABASE.
store-no-driver = PostgreSQL needs the package asyncpg: pip install "ludus[postgres]".
store-taken = Row { $number } of table { $table } is already written.
store-table-taken = Table { $table } already exists.
store-secret-taken = Another guest already has this secret.
store-gap = Row { $number } of table { $table } is missing.
store-text = { $text } can’t be stored: it contains an invalid character.
store-exists = { $place } exists. Choose another name; a backup never replaces a file.
store-not-empty = { $place } isn’t empty. Restore a backup into an empty database.
store-not-backup = { $place } isn’t a complete Ludus backup.
store-backup-damaged = The backup { $place } is damaged: its contents don’t match its checksum.
store-differs = { $place } doesn’t contain what was just written to it ({ $what }). Don’t use it.
store-half-restored = { $reason } { $place } now contains only part of the backup: empty it before you restore again.
store-backing-up = Backing up
store-checking = Checking
store-restoring = Restoring
store-backed-up = { $place }: { $tables } tables, { $rows } log rows, { $guests } guests, written and checked.
store-restored = { $place } now contains { $tables } tables, { $rows } log rows, { $guests } guests; every row was checked.

## Tables

table-damaged = The log of this table is damaged.
table-log = The log of this table is damaged at row { $number }: { $reason }
table-rules = This game of { $game } was started with version { $theirs } of the rules; this Ludus has version { $ours }.
table-unknown = There is no such table.
table-not-started = The game hasn’t started yet.
table-started = The game has already started.
table-over = The game is over.
table-not-over = The game isn’t over yet.
table-spectator = Spectators can only watch.
table-host = Only the host can do that.
table-own-seat = This is your own seat; stand up first.
table-have-seat = You already have seat { $seat }.
table-seat-taken = Seat { $seat } is taken.
table-twice-me = You can only take one seat.
table-wrong-key = This key doesn’t match any seat here.
table-program-twice = An external bot is already connected to this seat.
table-level = There is no bot of level “{ $level }”. Levels: { $known }.
table-pace = The time for a decision must be between { $shortest } and { $longest } seconds, or 0 for no limit, not { $seconds }.
table-stand-in-plays = A bot is playing your seat. Take it back first.
table-resigned = You have resigned: a bot plays your seat until the end.
table-no-stand-in = A bot can’t take over seat { $seat }.
table-present = The player at seat { $seat } is here.
table-not-away = You already play your seat yourself.
table-undo-first = Someone has asked to take a move back; answer that first.
table-undo-asked = Someone has already asked to take a move back.
table-no-undo-asked = Nobody is waiting for your answer.
table-no-hint = Hints are available on your turn.
table-hints-waiting = You are already waiting for { $most } hints. Wait for one of them, then ask again.
table-nothing-said = The message is empty.
table-removed-you = The host has removed you from your seat. You can watch this table, but not sit down again.
table-nobody = Seat { $seat } is empty.
table-stopping = The server is stopping. Nothing is lost; come back in a moment.
table-reopen = This table had to be reopened. No confirmed move is lost; try again.

## Server

web-not-found = Page not found
web-way-home = Go to the home page
web-method = This address doesn’t accept this kind of request.
web-too-large = The request is too large.
web-too-much = Too many requests. Try again in { $seconds } s.
web-too-much-talk = You are sending too many messages. Try again in { $seconds } s.
web-bad-request = The request can’t be understood: { $reason }
web-bad-message = The message can’t be understood: { $reason }
web-origin = Requests from { $origin } aren’t allowed.
web-fault = Something went wrong on the server. The details are in its log.

s-ready = Ludus is ready: { $address }
s-lan = Others in your network: { $address }
s-data = Games are stored in { $place }
s-stop = Press Ctrl-C to stop the server; nothing is lost.
s-port-taken = Port { $port } is in use; --port 0 picks a free one.
s-cannot-listen = Can’t listen on { $host }: { $reason }
s-missing = The server needs packages that aren’t installed ({ $reason }): pip install ludus
s-limits = A server without limits can only be used from this machine: remove --host.
s-load-seats = A table has { $count } seats: use fewer people or fewer bots.
s-many-sqlite = Several processes need PostgreSQL: give its address with --db.
s-many-windows = Several processes behind one address aren’t supported on Windows.
s-many-died = The server processes can’t start (exit code { $code }); see their messages above.

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
f-type-here = choose cards, or type a move or its number from the ? list; Enter plays
f-help-title = Keys
f-help =
    Your cards     ← → move, Space or 1–9, 0 choose, Enter plays, Esc clears
    Typed moves    start typing ({ $example }) or press /; Enter plays
    Tab, ↑, ↓      cards, other answers, move line, log
    ?              all moves and what they do
    h              hint
    u              take your last move back; answer another player’s request
    s              say something, if the game allows it
    r              rules of the game; after a rejected move, the rule that forbids it
    o              sort your hand
    l              scroll the log; Esc returns
    b              let a bot play for an absent player or for you; take your seat back
    F2             Russian
    F3             light or dark
    q, Ctrl-Q      leave; a game at this keyboard is saved and can be resumed

    The commands of line mode work in the move line: :hint, :undo, :say, :rules, :lang ru, :resign, :quit.
f-note-regicide = Suits are C ♣, D ♦, H ♥, S ♠; the letter always stands beside the colour.
f-commitment =
    The deal is sealed. Commitment:
    { $commitment }
f-pick-keys = ↑ ↓ or a number, Enter to choose, Esc to go back
f-page-keys = ↑ ↓ to scroll, Esc to go back
f-yes = Yes (y)
f-no = No (n)
f-confirm =
    { $move }
    { $warning }
f-look = Look at the table (Esc)
f-quit = Leave (q)
f-again = Play again (a)
f-next = Go to the next game (a)
f-over = The game is over. Enter shows the result.
f-hide = { $name } is next. Press Enter to hide your cards.
f-hide-undo = { $name } is next. Press Enter to hide your cards, or u to take your move back.
f-curtain =
    Pass the keyboard to { $name }.

    { $name }, press Enter when nobody else is looking.
f-curtain-wait = The bots are playing. Please wait.
f-clock = { $left } · { $text }
f-waits = Waiting for { $who }.
f-plays-for-you = A bot ({ $level }) plays for you; press b to take your seat back.
f-plays-on = You have resigned; a bot ({ $level }) plays your seat until the end.
f-undo-asked = { $who } would like to take { $move } back. Press u to answer.
f-undo-waits = { $who } has asked to take { $move } back; waiting for the others.
f-allow = Yes, take it back
f-refuse = No, keep it
f-choose-first = Choose cards or type a move first; ? lists the moves.
f-stale = Something has changed. Look again, then decide.
f-not-your-turn = It isn’t your turn.
f-hint-comes = Thinking about a hint …
f-extras = Look at
f-signals = Say
f-free-talk = You can say anything: type :say and your words.
f-stand-in-for = Who should a bot play for?
f-nobody-away = Nobody needs a bot now.
f-rules-title = Rules
f-rules-search = a number (143) or words; leave empty for the guide
f-rules-keys = type to search, Enter and ↑ ↓ to move, Esc to go back
f-rules-none = No rule matches.
f-connecting = Connecting to { $address } …
f-away-banner = Can’t reach the server ({ $reason }). Trying again …
f-waiting-room = { $title }: waiting room
f-seat-open = open
f-seat-computer = bot ({ $level })
f-invite = Invite others: { $address }
f-lobby-keys = ↑ ↓ and Enter to choose · F2 русский · q to leave
f-sit = Sit down at { $seat }
f-stand = Stand up
f-give = Bot at { $seat }: { $level }
f-open = Open seat { $seat }
f-start = Start; bots take the open seats
f-left-table = Return to your seat with:
f-no-textual = The full screen needs Textual, which isn’t installed. Install it with: pip install "ludus[full]". Without --full, ludus play works as it is.
f-no-terminal = The full screen needs a terminal; in a pipe use ludus play without --full.
f-bad-address = “{ $text }” isn’t the address of a table. It looks like http://host:8000/#/t/TABLE.
f-server-says = { $address } says: { $reason }
f-no-server = Can’t reach { $address }: { $reason }.

f-table-sat = { $who } sits down
f-table-stood = { $name } stands up
f-table-started = The game starts
f-table-said = { $who } says: { $words }
f-table-undone = { $who } takes { $move } back
f-table-undone-unseen = { $who } takes a move back
f-table-undo-asked = { $who } asks to take { $move } back
f-table-undo-refused = { $who } doesn’t agree to the undo
f-table-stand-in = A bot ({ $level }) plays for { $who }
f-table-returned = { $who } is back
f-table-time-taken = Time’s up: a bot ({ $level }) plays for { $who } until they come back
f-table-pause-asked = { $who } asks for a pause
f-table-pause-refused = { $who } doesn’t agree to a pause
f-table-paused = Everyone agrees: the game is paused
f-table-resumed = { $who } ends the pause
f-table-time-up = Time’s up: the clock answered for { $who }
f-table-again = { $who } has started another game
f-table-not-kept = The game can’t be saved to { $file }: { $reason }. It continues.
s-bad-link = “{ $url }” isn’t a link to a table; links look like http://host:8000/#/t/TABLE
s-no-server = Can’t reach { $url }: { $reason }
s-no-program = { $program } can’t be started: { $reason }

## Proof of fair chance, limits of a server
proof-not-sealed = This record has no commitment: its chance wasn’t sealed, so there is nothing to prove.
proof-no-secret = This record has no secret: it was written before the game was over. The proof is possible after the game.
proof-not-these = The record contains a result that is impossible with these cards or this die
proof-unreadable = This record can’t be followed: part of it makes no sense.
proof-twice = The record contains the same random event twice.
proof-unasked = { $count ->
    [one] The record contains a random event that never happened in this game.
   *[other] The record contains { $count } random events that never happened in this game.
}
web-too-many-here = There are too many connections from your address. Close some pages and try again in { $seconds } s.
web-table-crowded = { $count } people are already watching this table; it is full. Try again later.
web-too-many-tables = You have { $count } unfinished games. Finish or leave some of them before you create another table.
web-not-for-you = This page is for the operator of the server.
s-metrics = “{ $text }” isn’t an address of a machine or a network, such as 10.0.0.7 or 10.0.0.0/24.

## Lessons

lesson-unknown = There is no lesson for “{ $game }”. Lessons: { $known }.
lesson-step = The lesson has no step { $number }; its last one is { $last }.
lesson-no-task = Step { $number } of the lesson has nothing to do, only to read.
lesson-other = That’s a legal move, but this lesson takes another path. { $hint }
learn-line = { $game }: { $steps } steps; ludus learn { $game }
learn-step = Step { $step } of { $steps }
learn-ask = Your move ([:h] how to write it, a rule’s number for its text, [:s] skip, [:b] back, [:q] quit):
learn-go-on = [Enter] continue, [:b] back, [:q] quit:
learn-leave = [Enter] finish, [:b] back:
learn-done = The lesson is finished. Play your first game against bots: ludus play { $game }

## The lobby in a terminal

l-none = There are no public tables at { $address } now. Create one: ludus table { $address } GAME --public
l-waiting = Waiting for players:
l-playing = Games to watch:
l-open = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
    }
l-person = a guest
l-bot = bot ({ $level })
l-program = external bot
l-language-en = in English
l-language-ru = in Russian
l-clock-move = { $time } s per decision
l-clock-bank = { $time } s time bank, plus { $more } s per decision
l-clock-days = { $time ->
    [one] { $time } day per decision
   *[other] { $time } days per decision
    }
l-since = { $minutes ->
    [0] just now
   *[other] for { $minutes } min
    }
f-table-removed = The host removes { $name } from their seat

# Time for decisions and pauses
table-bank = The time bank must be between { $shortest } and { $longest } seconds, not { $seconds }.
table-bank-more = A decision must add between { $least } and { $most } seconds to the time bank, not { $seconds }.
table-more = Decisions can add seconds only to a time bank.
table-days = The time for a decision must be between { $shortest } and { $longest } days, not { $seconds }.
table-two-clocks = Set the time with either pace or clock, not both.
table-days-grace = At a table with days per decision, nobody is replaced for being away: leave the grace at 0.
table-days-stand-in = At this table people have days for a decision: nobody is replaced before their time is up.
table-no-clock = This table has no clock to stop.
table-paused = The game is paused. Any player can end the pause.
table-pause-asked = Someone has already asked for a pause.
table-no-pause-asked = Nobody is waiting for your answer about a pause.
table-not-paused = The game isn’t paused.
table-not-computers = You can choose the speed only when bots play alone.

# Replays
t-no-round = There is no round { $number }; the last one is { $last }.
t-fetch-address = { $address } isn’t the address of a table or a replay.
t-fetch-running = The game at this address is still running; its record is available when it is over.
t-fetch-failed = Can’t download the record from { $address }: { $reason }
replay-no-step = There is no step { NUMBER($number, useGrouping: 0) }: this game has { $count }.
replay-running = While the game is running, you can look back only from your own seat or as a spectator.
replay-not-over = You can play on only from a finished game.
replay-ended-there = The game had ended at this step. Choose an earlier one to play on.
replay-unreadable = This record can’t be read.
comment-player = Only players of this game can comment on it.
comment-running = You can comment when the game is over.
comment-empty = The comment is empty.
comment-many = You have written { $most } comments on this game, which is the limit.
comment-not-yours = That isn’t a comment of yours.
f-table-played-on = The game continues from a step of another one; hidden cards were dealt again

# The documentation
docs-not-built = The documentation isn’t built. In a copy of the repository, build it with python3 run.py setup.
examples-missing = The example bots aren’t part of this installation.
docs-folder-full = { $folder } isn’t an empty folder: nothing was written.
docs-are-here = { $address } (a running server shows it under /docs/)

## My games and my data

me-nobody = This browser isn’t a player here yet. Open the home page, then try again.
me-link-gone = This link no longer works: it was used, revoked, or is older than 15 minutes. Create a new one on the other device.
me-many-devices = You are signed in on { $most } other devices. Sign them out first.
me-confirm = Nothing was erased. Type the word “delete” to confirm.
f-table-forgotten = A player has left for good; a bot ({ $level }) plays this seat
f-table-unsaid = This message was deleted

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
f-pace-each = Time per decision: { $time }.
f-pace-bank = Time bank for the whole game: { $time }; each decision adds { $more }, never beyond that.
f-late-once = When time is up, a bot ({ $level }) makes that one decision; the seat stays with its owner.
f-late-seat = When time is up, a bot ({ $level }) plays on; the owner can take the seat back at any time.
f-pause-how = Type :pause to ask for a pause, to answer when someone asks, and to end it.
f-pause-now = The game is paused. Any player can end the pause with :pause.
f-pause-asked = { $who } would like a pause. Type :pause to answer.
f-pause-waits = { $who } has asked for a pause; waiting for the others.
s-clock = “{ $text }” isn’t a time bank: write it like 10m+10s, the bank and what each decision adds.
s-time = The time can’t be { $number }.
