## Refusals of the house

bad-game = There is no game called “{ $name }”. Games: { $known }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
bad-option = There is no option “{ $name }”. Options: { $known }.
bad-value = Option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-move = “{ $text }” is not a move I can read.
bad-bot = “{ $text }” is no computer player. Use random, novice, easy, normal, hard, expert, greedy, search:1000, search:2s, or program:COMMAND.
bad-bot-count = { $given } computer players for { $players } seats: give one for all, or one per seat.

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
record-chance = Line { $line }: the record says “{ $text }”, but the seed or secret gives “{ $expected }”.
record-commitment = Line { $line }: this secret does not fit the commitment given before the game.
record-reason = Line { $line }: { $reason }

## Terminal

t-welcome = { $title }. Type a move, a number from the list, or ? for all moves with what they do. :help lists the commands.
t-help =
    :moves or ?     all moves with what they do
    :hint           ask the computer
    :undo           take your last move back, if nobody saw anything new
    :log            what happened so far
    :say WORDS      say something, as far as the game allows it (for example :say s tavern)
    :save FILE      write the game to a file; ludus play --resume FILE goes on
    :rules ID       show a rule, for example :rules RG-143
    :lang en|ru     change the language
    :resign         give up
    :quit           leave (the game is kept if you save it)
t-seat-turn = Seat { $seat } ({ $name }), your move.
t-pass-keyboard = Hand the keyboard to seat { $seat } and press Enter.
t-prompt = { $seat }>
t-bot-moves = Seat { $seat } ({ $name }): { $move }
t-hint = Hint: { $move } — { $why }.
t-no-hint = There is nothing to advise.
t-undone = Taken back: { $move }.
t-not-undone = Your last move cannot be taken back: somebody saw or did something since.
t-saved = Saved to { $file }.
t-not-saved = Could not save to { $file }: { $reason }. The game goes on; try another place.
t-confirm = { $warning } Do it? [y/N]
t-kept = Not done.
t-unknown = There is no command { $command }. :help lists them.
t-number = There is no move number { $number }; there are { $count }.
t-bye = Goodbye. The game was not finished.
t-eof = The input has ended before the game did. The game is kept in { $file }; go on with: ludus play --resume { $file }
t-eof-lost = The input has ended before the game did.
t-result = Result
t-moves = Moves
t-said = Seat { $seat } says: { $words }
t-log-empty = Nothing has happened yet.
t-you = you
t-person = person
t-resumed = Going on after { $count ->
    [one] { $count } move
   *[other] { $count } moves
    }.
t-language = English it is.
t-no-rule = There is no rule { $rule }. Rules look like { $example }.
t-end-of-record = End of the record.
t-step = [Enter] next, [b] back, [q] leave:

## Bots, simulation

fault-timeout = seat { $seat }, move { $number }: no answer within { $ms } ms; a fallback move was made
fault-dead = seat { $seat }, move { $number }: the program has ended; a fallback player goes on
fault-nonsense = seat { $seat }, move { $number }: “{ $text }” was refused ({ $reason }); a fallback move was made
fault-start = seat { $seat }: the program could not be started ({ $reason }); a fallback player goes on
