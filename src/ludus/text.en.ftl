## Refusals of the house

bad-game = There is no game called “{ $name }”. Games: { $known }.
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
bad-option = There is no option “{ $name }”. Options: { $known }.
bad-value = Option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seed = { $seed } cannot be a seed: use a whole number or a line of text.
bad-words = { $words } cannot be mixed into the deal: use a line of text without commas and bars.
bad-seat = There is no seat { $seat }; seats are 0 to { $last }.
no-undo = That move cannot be taken back: somebody saw or did something since.
wrong-players = The position is for { $start } players, not for { $players }.
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
record-chance = Line { $line }: the record says “{ $text }”, but what was dealt is “{ $expected }”.
record-commitment = Line { $line }: this secret does not fit the commitment given before the game.
record-sources = Line { $line }: chance can come from one source only, not from { $names }.
record-reason = Line { $line }: { $reason }

## Terminal

t-welcome = { $title }. Type a move, a number from the list, or ? for all moves with what they do. :help lists the commands.
t-help =
    ? or :moves     all moves with what they do; type a number to take one
    :hint           ask the computer
    :why            what the last moves of the computer players do
    :undo           take your last move back, if nobody saw anything new
    :show           the table again (so does an empty line)
    :sort           show your hand in another order
    :log            what happened so far
    :say WORDS      say something, as far as the game allows it; :say alone lists the phrases
    :save FILE      write the game to a file
    :rules RULE     show a rule, for example :rules RG-143
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
t-try = Type ? for the moves.
t-undone = Taken back: { $move }.
t-not-undone = Your last move cannot be taken back: somebody saw or did something since.
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
t-step = [Enter] next, [b] back, [number] jump, [q] leave:
t-step-end = [Enter] leave, [b] back, [number] jump:
t-no-step = There is no move { $number }; the record has { $count }.
t-unknown-step = “{ $text }” is none of Enter, b, q or a number.

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
t-game-option = { "  " }--option { $name }=…  { $values } ({ $rule })
t-seat-letter = or a seat letter
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
