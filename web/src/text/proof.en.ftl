## The fairness panel: what was sealed, what came out, what that proves

proof-of = Chance of this game: { $game }
proof-running = The game is not over. Its secret is still locked away: here is its seal, which can be checked afterwards.
proof-checking = Deriving { $done } of { $all } random events in this browser …
proof-good = { $count ->
    [one] Right: the one random event of this game is what it had to be.
   *[other] Right: all { $count } random events of this game are what they had to be.
}
proof-bad = { $wrong ->
    [one] Wrong: one thing is not what it had to be.
   *[other] Wrong: { $wrong } things are not what they had to be.
}
proof-bad-note = Somebody has changed this record, or the chance of this game was not what had been sealed.
proof-untold = { $count ->
    [one] The record does not tell one of them; it was derived only.
   *[other] The record does not tell { $count } of them; they were derived only.
}
proof-insecure = This page cannot check it
proof-insecure-note = Browsers give their cryptography only to pages that came by https or from the same machine (localhost). This page came by plain http over the network. Download the record and check it where Ludus is installed: ludus verify FILE. Or ask whoever runs this server for an https address.
proof-broken = The record cannot be followed to its end: { $reason }
proof-record = Download the record
proof-command = The same check without this page and without this server: ludus verify FILE
proof-again = Check another record

proof-commitment = The seal, shown before the first card
proof-commitment-note = A fingerprint (SHA-256) of the secret, the game and its options. From it nobody can find the secret, and no second secret fits it.
proof-commitment-right = The secret fits the seal.
proof-commitment-wrong = The secret does not fit the seal. From this secret follows { $derived }
proof-noted = This browser saw the same seal on { $when }, before the game was over.
proof-noted-other = On { $when } this browser was shown another seal: { $commitment }
proof-not-noted = This browser was not there before the end; that the seal was the same then is known to whoever was.
proof-secret = The secret, told after the end
proof-secret-locked = Told when the game is over.
proof-words = What players mixed in
proof-words-note = Each player’s own device makes random letters and adds them to the secret, so that the server alone does not decide the shuffles.
proof-words-yours = your own
proof-words-ours = made by this browser
proof-words-not-ours = not made by this browser: from another device, or changed
proof-words-none = Nobody has added anything.
proof-words-none-yet = You have not added anything.
proof-words-hidden = What others have added is told after the end.
proof-nth = No. { $number }

proof-events = Every shuffle, draw and die
proof-events-note = Cards are written as in the record. Open a line to see what lay there before.
proof-events-none = Nothing in this game was left to chance.
proof-only-wrong = Show wrong ones only
proof-right = right
proof-wrong = wrong
proof-derived = derived
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
proof-upload-note = A record of a finished game of any Ludus server. This server only replays its moves, to know what was shuffled when; everything else is computed in this browser.
proof-file = Choose a file (.ludus)
proof-paste = Or paste its text
proof-check = Check
proof-too-large = This file is too large for a record.

proof-what = What this proves, and what not
proof-proves = It proves
proof-proves-1 = The secret was fixed before the first card was dealt: its fingerprint was shown then, and it fits.
proof-proves-2 = Every shuffle, draw and die follows from the secret, the players’ letters and the name of the table by a fixed rule. Nobody changed a card or a throw during the game, neither the server nor a player.
proof-proves-3 = Whoever has added letters of their own knows that the server could not choose the deal, as long as it had shown the seal before it saw those letters.
proof-not = It does not prove
proof-not-1 = That nobody looked. Whoever runs the server holds the secret while the game is on, and could read the cards.
proof-not-2 = That the server had not seen the letters of the person who made the table: they travel with the wish to make it. Letters of everybody who sat down later came after the seal.
proof-not-3 = That the players did not talk to each other elsewhere, or that a name belongs to a certain person.
proof-not-4 = That the pile before a later shuffle lay as stated here: this follows from the moves and the rules, which this server replays. “ludus verify” replays them on your own machine.
proof-how = How it is computed

## What each random event is for

stream-regicide-first = Who begins
stream-regicide-kings = Order of the kings
stream-regicide-queens = Order of the queens
stream-regicide-jacks = Order of the jacks
stream-regicide-tavern = Shuffle of the tavern deck
stream-regicide-heal = Hearts: cards from the discard pile go under the tavern deck
stream-gorus-dealer = Who deals first
stream-gorus-schools = Which gladiator schools take part
stream-gorus-deal = Deal of round { $round }
stream-augustus-crier = Who is town crier first
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
stream-goldencup-seat = Own discards of seat { $seat } become a new queue
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
stream-spartacus-gladiators = Shuffle of the gladiators for the beginning
stream-spartacus-slaves = Shuffle of the slaves for the beginning
stream-spartacus-market = Shuffle of the market deck
stream-spartacus-intrigue = Shuffle of the intrigue deck
stream-spartacus-heal = Die for healing
stream-spartacus-guard = Die of a guard
stream-spartacus-host = Dice: who is host of the games
stream-spartacus-spy = Which card a spy finds
stream-spartacus-initiative = Dice for initiative
stream-spartacus-attack = Attack dice
stream-spartacus-defence = Defence dice
stream-spartacus-tie = Dice that break a tie
stream-spartacus-houses = Which house each player gets
