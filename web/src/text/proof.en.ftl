## The fairness panel: what was sealed, what came out, what that proves

proof-of = Fairness of this game: { $game }
proof-running = The game isn’t over, so its secret is still locked. Here is its seal, which you can check afterwards.
proof-checking = Computing random events in this browser: { $done } of { $all }…
proof-good = { $count ->
    [one] Correct: the only random event of this game follows from the secret.
   *[other] Correct: all { $count } random events of this game follow from the secret.
}
proof-bad = { $wrong ->
    [one] Wrong: found { $wrong } mismatch.
   *[other] Wrong: found { $wrong } mismatches.
}
proof-bad-note = Either this record was changed, or the random events weren’t the ones that had been sealed.
proof-untold = { $count ->
    [one] The record doesn’t mention one of them; it could only be computed.
   *[other] The record doesn’t mention { $count } of them; they could only be computed.
}
proof-insecure = This page can’t check it
proof-insecure-note = Browsers allow cryptography only on pages that come over https or from your own machine (localhost). This page came over plain http. Download the record and check it where Ludus is installed: ludus verify FILE. Or ask the person who runs this server for an https address.
proof-broken = The record can’t be replayed to its end: { $reason }
proof-record = Download the game record
proof-command = The same check without this page and without this server: ludus verify FILE
proof-again = Check another record

proof-commitment = The seal, shown before the first card
proof-commitment-note = A fingerprint (SHA-256) of the secret, the game and its options. Nobody can find the secret from it, and no other secret matches it.
proof-commitment-right = The secret matches the seal.
proof-commitment-wrong = The secret doesn’t match the seal. This secret gives { $derived }
proof-noted = This browser saw the same seal on { $when }, before the game was over.
proof-noted-other = On { $when } this browser was shown another seal: { $commitment }
proof-not-noted = This browser wasn’t there before the end. Players who were can tell whether the seal was the same.
proof-secret = The secret, revealed after the end
proof-secret-locked = Revealed when the game is over.
proof-words = What players added
proof-words-note = Each player’s device adds random letters to the secret, so that the server alone doesn’t decide the shuffles.
proof-words-yours = your own
proof-words-ours = made by this browser
proof-words-not-ours = not made by this browser: from another device, or changed
proof-words-none = Nobody added anything.
proof-words-none-yet = You haven’t added anything.
proof-words-hidden = What others added is revealed after the end.
proof-nth = No. { $number }

proof-events = Every shuffle, draw and die
proof-events-note = Cards are written as in the record. Open a line to see the cards before it.
proof-events-none = Nothing in this game was random.
proof-only-wrong = Show only wrong ones
proof-right = correct
proof-wrong = wrong
proof-derived = computed
proof-deal = Before the first move
proof-move = Move { $move }, { $who }
proof-label = Label
proof-before = Before
proof-all = Possible
proof-must = Must be
proof-told = In the record
proof-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}

proof-upload = Check a record
proof-upload-note = A record of a finished game from any Ludus server. This server only replays its moves, to know what was shuffled when; everything else is computed in this browser.
proof-file = Choose a file (.ludus)
proof-paste = Or paste its text
proof-check = Check
proof-too-large = This file is too large for a record.

proof-what = What this proves, and what it doesn’t
proof-proves = It proves
proof-proves-1 = The secret was fixed before the first card was dealt: its fingerprint was shown then, and it matches.
proof-proves-2 = Every shuffle, draw and die follows from the secret, the players’ letters and the name of the table by a fixed rule. Nobody changed a card or a throw during the game, neither the server nor a player.
proof-proves-3 = If you added letters of your own, the server couldn’t choose the deal, as long as it showed you the seal before it saw your letters.
proof-not = It doesn’t prove
proof-not-1 = That nobody peeked. The person who runs the server holds the secret during the game and could read the cards.
proof-not-2 = That the server hadn’t seen the letters of the player who created the table: they are sent together with the request to create it. The letters of everyone who sat down later came after the seal.
proof-not-3 = That the players didn’t talk to each other elsewhere, or that a name belongs to a certain person.
proof-not-4 = That the pile before a later shuffle was as stated here: this follows from the moves and the rules, which this server replays. “ludus verify” replays them on your own machine.
proof-how = How it is computed

## What each random event is for

stream-regicide-first = First player
stream-regicide-kings = Order of the kings
stream-regicide-queens = Order of the queens
stream-regicide-jacks = Order of the jacks
stream-regicide-tavern = Shuffle of the tavern deck
stream-regicide-heal = Hearts: cards from the discard pile go under the tavern deck
stream-gorus-dealer = Who deals first
stream-gorus-schools = Which gladiator schools take part
stream-gorus-deal = Deal of round { $round }
stream-augustus-crier = First town crier
stream-augustus-objectives = Shuffle of the objective cards
stream-augustus-bag = Order of the tokens in the bag
stream-augustus-reshuffle = Discarded objectives become a new deck
stream-goldencup-match-tokens = Who meets whom: the match tokens
stream-goldencup-fans = Shuffle of the fan cards
stream-goldencup-automa = Order of the Automa’s tokens
stream-goldencup-bronze = Shuffle of the bronze champions
stream-goldencup-silver = Shuffle of the silver champions
stream-goldencup-gold = Shuffle of the gold champions
stream-goldencup-bronze-share = Bronze discards, shared out to the players
stream-goldencup-silver-share = Silver discards, shared out to the players
stream-goldencup-gold-share = Gold discards, shared out to the players
stream-goldencup-seat = Seat { $seat }’s discards become a new queue
stream-goldencup-f1 = Draw from the bag of field 1
stream-goldencup-f2 = Draw from the bag of field 2
stream-goldencup-f3 = Draw from the bag of field 3
stream-goldencup-f1-dice = Die on field 1
stream-goldencup-f2-dice = Die on field 2
stream-goldencup-f3-dice = Die on field 3
stream-goldencup-final = Draw from the bag of the final
stream-goldencup-final-dice = Die in the final
stream-goldencup-penalties = Die in the penalty shoot-out
stream-goldencup-tie = Die that breaks a tie
stream-spartacus-first = Dice: who chooses a house first
stream-spartacus-gladiators = Shuffle of the starting gladiators
stream-spartacus-slaves = Shuffle of the starting slaves
stream-spartacus-market = Shuffle of the market deck
stream-spartacus-intrigue = Shuffle of the intrigue deck
stream-spartacus-heal = Die for healing
stream-spartacus-guard = Die of a guard
stream-spartacus-host = Dice: who hosts the games
stream-spartacus-spy = Which card a spy finds
stream-spartacus-initiative = Dice for initiative
stream-spartacus-attack = Attack dice
stream-spartacus-defence = Defence dice
stream-spartacus-tie = Dice that break a tie
stream-spartacus-houses = Which house each player gets
