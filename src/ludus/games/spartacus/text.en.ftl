## Reading moves, cards and positions

sp-deck-column = Line { $line }: the column “{ $column }” is missing.
sp-deck-csv = Line { $line }: this is not valid CSV ({ $reason }).
sp-deck-twice = Line { $line }: { $card } appears twice.
sp-deck-count = Line { $line }: the file ends with { $count } cards, but there must be { $expected }.
sp-deck-number = Line { $line }: { $column } cannot be “{ $value }”; write a number from { $low } to { $high }.
sp-deck-word = Line { $line }: { $column } cannot be “{ $value }”; write one of { $known }.
sp-deck-effect = Line { $line }: “{ $effect }” is wrong at “{ $part }”.
sp-deck-limits = Line { $line }: “{ $value }” is not a list of hand limits; write them like 1-3:3;4-6:4.
sp-deck-space = Line { $line }: “{ $space }” is not an arena space with its two coordinates.

## Phases, wagers, defeats and promises

phase = { $phase ->
    [setup] Setup
    [upkeep] Upkeep
    [intrigue] Intrigue
    [market] Market
    [arena] Arena
   *[showdown] Showdown
    }
wager = { $corner ->
    [V1] Victory I
    [V2] Victory II
    [IN] Injury
   *[DC] Decapitation
    }
defeat = { $defeat ->
    [surrender] surrender
    [injury] injury
    [decapitation] decapitation
   *[standing] still standing
    }
promise = { $what ->
    [gold] to pay { gold }
    [support] to support the next scheme
    [peace] no scheme against the other house this turn
    [nofoil] to foil nothing of the other house this turn
    [invite] an invitation to the arena
    [spare] no invitation to the arena
    [mercy] thumb up
    [words] what these words say
   *[death] thumb down
    }
side = { $side ->
    [1] I
   *[2] II
    }
promise-state = { $state ->
    [open] open
    [kept] kept
   *[broken] broken
    }
ending = { $by ->
    [influence] by influence
    [showdown] in the showdown
    [limit] at the last turn
   *[resigned] because all others have resigned
    }
service = { $decision ->
    [pass] to do nothing now
    [yes] to support the scheme
    [no] not to support the scheme
    [refuse] to refuse the invitation
    [up] thumb up
   *[down] thumb down
    }
gold = { $gold } gold
influence-points = { $influence } influence
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
    }
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }

## Questions

ask-free = You have nothing to decide now. You may give gold, make offers and promises, and lay guards.
ask-house = Choose your house and figure.
ask-heal = Several of your fighters are injured: for whom do you roll first?
ask-heal-die = { $card } rolled { $die } and { $die2 }: which die counts?
ask-healer = { $card } rolled { $die } to heal. Use a healer and roll again?
ask-healer-other = { $card } of { $who } rolled { $die } to heal. Use a healer and have it rolled again?
ask-balance = { $gold ->
    [0] Balance: nothing to take, nothing to pay. You may discard gladiators.
   *[other] Balance: you take { gold }. You may discard gladiators.
    }
ask-balance-pay = Balance: you pay { gold }, or discard gladiators.
ask-balance-short = { $count ->
    [one] Balance: you owe { $owed } gold and have { $gold }. Discard at least { $count } gladiator.
   *[other] Balance: you owe { $owed } gold and have { $gold }. Discard at least { $count } gladiators.
    }
ask-turn = Your Intrigue turn: play schemes, use abilities, cash in cards, or end the turn.
ask-turn-over = { $count ->
    [one] Your Intrigue turn. You hold { $count } card above your hand limit.
   *[other] Your Intrigue turn. You hold { $count } cards above your hand limit.
    }
ask-support = { $who } asks for your support for a scheme that you do not see, and offers nothing.
ask-support-price = { $who } asks for your support for a scheme that you do not see, and promises { gold }.
ask-support-bound = { $who } asks for your support for a scheme that you do not see, and pays { gold } for a yes.
ask-reveal = The support is enough. Play { $card }?
ask-scheme = { $who } plays { $card }. { $text } Do you foil it?
ask-scheme-target = { $who } plays { $card } against you. { $text } Do you foil it or use a guard?
ask-reaction = { $who } plays { $card }. { $text } Do you foil it?
ask-bodyguard = Your guard rolled { $die } against { $card }. Use a bodyguard and roll again?
ask-drop = { $card } of { $who } hits you: which of your cards do you discard?
ask-pick = { $card }: who of { $who } is injured?
ask-take = { $card }: how much gold do you take from { $who }, up to { $most }?
ask-regain = Take a guard from the discard pile into your hand?
ask-checkpoint = { $after ->
    [balance] The balance is settled. Do you play a reaction?
    [scheme] The scheme is settled. Do you play a reaction?
    [turn] The Intrigue turn ends. Do you play a reaction?
    [trade] The open market closes. Do you play a reaction?
    [lot] The lot is settled. Do you play a reaction?
    [host] The host is settled. Do you play a reaction before the victory check?
    [refusal] An invitation was refused. Do you play a reaction?
   *[arena] The Arena phase ends. Do you play a reaction before the victory check?
    }
ask-trade = Open market: buy, sell and swap ready assets, or say that you are done.
ask-informant = The lots lie face down. Use an informant to look at one?
ask-bid = Lot { $lot } of { $lots }: your bid for { $card }?
ask-bid-again = The bids for { $card } are tied. You have laid { $laid } gold; how much more?
ask-bid-host = Your bid for the host token?
ask-bid-host-again = The bids for the host token are tied. You have laid { $laid } gold; how much more?
ask-invite = You are the host: whom do you invite for space I?
ask-invite-second = You are the host: whom do you invite for space II?
ask-enter = { $who } invites you to the arena, space { $place }: choose a fighter and equipment, or refuse.
ask-enter-own = You have invited yourself, space { $place }: choose a fighter and equipment, or refuse.
ask-enter-forced = Nobody else is left: you must enter a fighter of your own, space { $place }.
ask-enter-showdown = The showdown: choose a fighter and equipment, space { $place }.
ask-wager = { $first } (I) against { $second } (II): your wagers, up to 3 gold on each?
ask-wagered = All wagers are final. Do you play a reaction?
ask-net = Round { $round }: use your net and win the initiative?
ask-reinit = Your speed dice show { $own }, the others { $other }. Roll yours again?
ask-order = Round { $round }: you have the initiative. Do you act first or second?
ask-act = { $steps ->
    [one] Round { $round }: { $card } moves up to { $steps } space and may attack.
   *[other] Round { $round }: { $card } moves up to { $steps } spaces and may attack.
    }
ask-step = { $steps ->
    [one] After the attack { $card } may move { $steps } space.
   *[other] After the attack { $card } may move up to { $steps } spaces.
    }
ask-defend = { $card } attacks. Which dice do you defend with?
ask-reroll-attack = Which attack die do you roll again?
ask-reroll-defence = Which defence die do you roll again?
ask-force = Which die must { $card } roll again?
ask-axe = The attack deals { wounds }. Exhaust { $gear } for 1 more?
ask-shield = The attack deals { wounds }. Exhaust { $gear } to cancel 1?
ask-lose = { $card } suffers { wounds }: which dice do you remove?
ask-death = { $card } of { $who } is dead. Do you play a reaction?
ask-verdict = { $favour ->
    [0] { $card } of { $who } has lost. Thumb up or thumb down?
   *[other] { $card } of { $who } has lost, with { $favour } favour. Thumb up or thumb down?
    }

## What moves do

fact-house = takes the house { $house } (figure { $figure }): gladiators { $gladiators }, slaves { $slaves }, guards { $guards }, gold { $gold }
fact-house-ability = { $name }: { $text }
fact-heal = rolls for { $card }: 4 to 6 heals, 1 kills
fact-healer = exhausts { $card }: the healing roll of { $patient } is made again
fact-choose = { $result ->
    [well] keeps the { $die }: { $card } is healed
    [dead] keeps the { $die }: { $card } dies
   *[ill] keeps the { $die }: { $card } stays injured
    }
fact-balance-gain = takes { gold } from the bank
fact-balance-pay = pays { gold } to the bank
fact-balance-even = nothing to take, nothing to pay
fact-discards = discards { $cards }
fact-champion = loses 1 influence with the champion { $card }
fact-sell = cashes in { $card } for { gold }
fact-lay = lays a guard on the table
fact-ability = { $name } with { $cards }. { $text }
fact-throws = throws away { $cards } and draws as many
fact-use = exhausts { $card }. { $text }
fact-use-spy = exhausts { $card } and looks at a random card in the hand of { $who }
fact-use-exchange = exhausts { $card }, throws away { $thrown } and draws a card
fact-use-lot = exhausts { $card } and looks at lot { $lot }
fact-play = plays { $card }
fact-react = plays { $card }
fact-text = { $text }
fact-target = aimed at { $who }
fact-target-own = aimed at their own house
fact-pays = pays { gold } to { $who }
fact-gains = { $who } gains influence
fact-gains-own = their own house gains influence
fact-replaces = brings in { $card }
fact-lowers-gold = pays { gold } to the bank for as much less required influence
fact-lowers-agent = exhausts { $card } for { $count } less required influence
fact-ask = asks for support: { $houses }
fact-ask-price = promises { gold } for every yes
fact-ask-bound = pays { gold } for every yes
fact-ask-card = for { $card }, which nobody sees yet
fact-yes = supports the scheme of { $who } with { influence-points }
fact-no = does not support { $who }
fact-paid = gets { gold } at once
fact-promised = is promised { gold }
fact-withdraw = takes the card back unseen; the support lapses
fact-foil = plays { $card } and foils { $foiled }
fact-guard = discards a guard from the table and rolls: 4 to 6 foils the scheme
fact-guard-hand = discards a guard from the hand and rolls: 4 to 6 foils the scheme
fact-bodyguard = exhausts { $card } and rolls again
fact-end = ends the Intrigue turn
fact-end-throws = ends the Intrigue turn and throws away { $cards }
fact-regain = takes a guard from the discard pile into the hand
fact-pick = { $card } of { $who } is injured and exhausted
fact-take = takes { gold } from { $who }
fact-pay = gives { $who } { gold }
fact-offer = makes an offer to { $who }
fact-accept = accepts offer { $number } of { $who }
fact-reject = rejects offer { $number } of { $who }
fact-cancel = takes offer { $number } back
fact-give-gold = gives { gold }
fact-give-cards = gives { $cards }
fact-get-gold = gets { gold }
fact-get-cards = gets { $cards }
fact-service = for the decision { service }
fact-service-invite = for the decision to invite { $who }
fact-vow = { $what ->
    [gold] promises { $who } to pay { gold }
    [support] promises { $who } to support the next scheme
    [peace] promises { $who } to play no scheme against that house this turn
    [nofoil] promises { $who } to foil nothing of that house this turn
    [invite] promises { $who } an invitation to the arena
    [spare] promises { $who } not to be invited to the arena
    [mercy] promises { $who } a thumb up
    [words] promises { $who } what the words say
   *[death] promises { $who } a thumb down
    }
fact-kept = says that { $who } has kept promise { $number }
fact-broken = says that { $who } has broken promise { $number }
fact-bank = sells { $card } to the bank for { gold }
fact-ready = is done with trading
fact-unready = goes on trading
fact-bid = { $gold ->
    [0] bids nothing
   *[other] bids { gold }
    }
fact-bid-more = { $gold ->
    [0] bids nothing more
   *[other] bids { $gold } more gold, { $total } in all
    }
fact-invite = invites { $who }
fact-invite-own = invites their own house
fact-refuse = refuses and loses 1 influence
fact-enter = enters { $card } on space { $place }: attack { $attack }, defence { $defence }, speed { $speed }
fact-enter-gear = with { $cards }
fact-bet-victory = { gold } on { wager } ({ $card }): wins { $win }
fact-bet = { gold } on { wager }: wins { $win }
fact-bet-none = places no wager
fact-up = thumb up: { $card } lives
fact-down = { $influence ->
    [0] thumb down: { $card } dies
   *[other] thumb down: { $card } dies, and the host loses { influence-points }
    }
fact-net = exhausts the net and wins the initiative of this round
fact-reinit = rolls all their speed dice again
fact-first = acts first
fact-second = acts second
fact-move = moves to { $space }
fact-stay = stays
fact-attack = attacks { $card } with { dice-count }
fact-attack-speed = attacks { $card } with { $count ->
    [one] { $count } speed die
   *[other] { $count } speed dice
    } and exhausts the card
fact-moves-later = may move afterwards
fact-then-move = then moves to { $space }, if its speed dice allow it
fact-reroll = rolls the { $die } again
fact-reroll-none = rolls nothing again
fact-force = the opponent must roll the { $die } again
fact-defend = defends with { $count ->
    [one] { $count } defence die
   *[other] { $count } defence dice
    }
fact-defend-speed = defends with { $count ->
    [one] { $count } speed die
   *[other] { $count } speed dice
    }
fact-axe = exhausts { $gear } for 1 more wound
fact-shield = exhausts { $gear } to cancel 1 wound
fact-lose = removes attack { $attack }, defence { $defence }, speed { $speed }; left { $left }
fact-pass = does nothing
fact-pass-scheme = lets { $card } happen
fact-pass-roll = leaves the dice as they are
fact-resign = gives up; the house no longer acts of its own accord

warn-refuse = You lose 1 influence if you refuse.
warn-drop = { $count ->
    [one] { $cards } leaves your house for good.
   *[other] { $cards } leave your house for good.
    }
warn-drop-free = { $count ->
    [one] { $cards } leaves your house for good, though you could pay.
   *[other] { $cards } leave your house for good, though you could pay for more of them.
    }
warn-pay = You give { $who } { gold }. A gift cannot be taken back, and it binds nobody.
warn-for-nothing = You ask { $who } for nothing in return: { $cards }.
warn-yes = Support cannot be taken back, even if the scheme of { $who } hits you.
warn-champion = { $card } is a champion: you lose 1 influence with it.
warn-ability = You discard { $cards } for 1 influence.
warn-down = The crowd loves { $card }: the execution costs you { influence-points }.
warn-end = { $count ->
    [one] You could still play { $cards }.
   *[other] You could still play: { $cards }.
    }
warn-resign = You give up your house, and you can no longer win.

## What happened: seats are shown by name, cards by their titles, lists with commas

event-did = { $who }: { $move }
said-with = { $line }, saying “{ $words }”
quote = “{ $words }”
seat-figure = { $who } { $figure }
seat-bets = { $who } ({ $bets })
bet = { wager } { $gold }
card-name = { $card }
event-rolled = { $for ->
    [first] Roll for the first choice: { $dice }
    [host] Roll for the host token: { $dice }
   *[tie] Roll to break the tie: { $dice }
    }
event-dealt = { $who } is dealt { $cards }
event-turn = — Turn { $number } —
event-phase = — { phase } —
event-refreshed = Exhausted cards are refreshed
event-shuffled = { $deck ->
    [market] The Market discard is shuffled into a new deck
   *[intrigue] The Intrigue discard is shuffled into a new deck
    }
event-heal = { $card } of { $who } rolls { $dice } to heal
event-healed = { $dice ->
    [1] { $card } of { $who } does not survive the injury
    [2] { $card } of { $who } stays injured
    [3] { $card } of { $who } stays injured
   *[other] { $card } of { $who } is healed
    }
event-balanced-gain = { $who } takes { $amount } gold in the balance
event-balanced-pay = { $who } pays { $amount } gold in the balance
event-coins-gain = { $who } takes { $amount } gold from the bank
event-coins-pay = { $who } pays { $amount } gold to the bank
event-influence-gain = { $who } gains { $amount } influence
event-influence-loss = { $who } loses { $amount } influence
event-tribute = { $who } is paid { $amount } gold of tribute
event-discarded = { $who } discards { $card }
event-drew = { $who } draws { $cards }
event-drew-hidden = { $count ->
    [one] { $who } draws a card
   *[other] { $who } draws { $count } cards
    }
event-paid = { $who } gives { $to } { gold }
event-paid-hidden = { $who } gives { $to } gold
event-asked = { $who } asks for support: { $asked }
event-asked-price = { $who } asks for support and offers { $price } gold each: { $asked }
event-enough = { $who } has enough support
event-enough-not = { $who } does not have enough support
event-lapsed = The request of { $who } is over
event-played = { $who } plays { $card }
event-played-target = { $who } plays { $card } against { $target }
event-played-supported = { $played }, supported by { $supporters }
event-succeeded = { $card } succeeds
event-guarded = { $die ->
    [4] A guard of { $who } rolls { $die } and foils the scheme
    [5] A guard of { $who } rolls { $die } and foils the scheme
    [6] A guard of { $who } rolls { $die } and foils the scheme
   *[other] A guard of { $who } rolls { $die } and fails
    }
event-foiled = { $card } is foiled
event-regained = { $who } takes a guard from the discard pile
event-peeked = { $who } sees { $card } in the hand of { $owner }
event-peeked-hidden = { $who } looks at a card in the hand of { $owner }
event-looked = { $who } looks at lot { $lot }: { $card }
event-looked-hidden = { $who } looks at lot { $lot }
event-exhausted = { $who } exhausts { $card }
event-injured = { $card } of { $who } is injured
event-died = { $card } of { $who } is dead
event-spared = { $card } of { $who } goes home alive
event-traded = { $who } and { $to } trade: { $gives } for { $wants }
event-traded-service = { $who } pays { $to } { $gives } for a decision
event-recalled = { $who } is asked again: there is an offer to answer
event-expired = The offer of { $who } to { $to } has lapsed: { $gives } for { $wants }
event-expired-service = The offer of { $who } to { $to } has lapsed: { $gives } for a decision
event-lots = { $count ->
    [one] { $count } card is laid out for the auction
   *[other] { $count } cards are laid out for the auction
    }
event-lot = Lot { $lot }: { $card }
event-bids = Bids for lot { $lot }: { $bids }
event-bids-host = Bids for the host token: { $bids }
event-won = { $who } wins { $card } for { gold }
event-won-host = { $who } wins the host token for { gold }
event-void = Nobody wants { $card }
event-void-host = Nobody bids for the host token
event-host = { $who } is the host
event-entered = { $who } enters { $fighter } on space { side }
event-entered-gear = { $who } enters { $fighter } on space { side }, with { $gear }
event-no-bout = There is no bout
event-wagers = Wagers: { $bets }
event-wagers-none = Nobody places a wager
event-settled = { $who } staked { $staked } gold and gets { $back }
event-replaced = { $fighter } fights on space { side } in place of { $old }
event-round = Combat round { $number }
event-initiative = Initiative: { $rolls }
event-moved = { $who } moves to { $space }
event-struck = { $who } attacks: { $red } against { $black }
event-struck-speed = { $who } attacks with speed dice: { $red } against { $black }
event-rerolled = { $who } turns a { $old } into a { $die }
event-compared = { $wounds ->
    [0] No wound
   *[other] { wounds }
    }
event-added = { $card }: wounds +{ $wounds }
event-stopped = { $card }: wounds −{ $wounds }
event-lost = { $who } loses { $dice }
event-defeated = { $defeat ->
    [surrender] The fighter of { $who } surrenders
    [injury] The fighter of { $who } falls injured
   *[decapitation] The fighter of { $who } is decapitated
    }
event-favoured = { $card } of { $who } wins favour
event-favoured-champion = { $card } of { $who } is a champion
event-showdown = Showdown: { $houses }
event-resigned = { $who } resigns
event-ended = { $who } wins { ending }

## Answers in the log; what has an event of its own is shown there

did-pass = passes
did-house = takes the house { $house }
did-heal = rolls for { $card }
did-healer = uses { $card } to heal
did-choose = keeps the { $die }
did-keep = keeps all gladiators
did-drop = discards { $cards }
did-sell = cashes in { $card }
did-lay = lays a guard on the table
did-hab = uses { $ability } with { $cards }
did-use = uses { $card }
did-play = plays { $card }
did-ask = asks for support
did-yes = supports the scheme
did-no = does not support the scheme
did-reveal = shows the scheme
did-withdraw = takes the scheme back
did-foil = plays { $card } to foil
did-guard = uses a guard
did-bodyguard = uses { $card }
did-react = plays { $card }
did-end = ends the Intrigue turn
did-end-throws = ends the Intrigue turn and throws away { $cards }
did-pick = picks { $card }
did-take = takes { $gold } gold
did-regain = takes a guard back
did-pay = gives { $to } { $gold } gold
did-offer = offers { $to } { $gives } for { $wants }
did-accept = accepts offer { $number }
did-reject = rejects offer { $number }
did-cancel = takes offer { $number } back
did-vow = promises { $to }: { promise }
did-vow-words = promises { $to }: “{ $words }”
did-kept = says that promise { $number } was kept
did-broken = says that promise { $number } was broken
did-bank = sells { $card } to the bank
did-ready = is done with trading
did-unready = goes on trading
did-bid = bids { $gold }
did-invite = invites { $to }
did-enter = enters { $card }
did-refuse = refuses the invitation
did-bet = wagers { $bets }
did-bet-none = places no wager
did-net = uses the net
did-reinit = rolls the initiative again
did-first = acts first
did-second = acts second
did-act = { $space ->
    [stay] stays
   *[other] moves to { $space }
    }
did-attack = attacks
did-attack-speed = attacks with speed dice
did-step = moves to { $space }
did-rr = rolls the { $die } again
did-rr-none = rolls nothing again
did-force = makes the opponent roll the { $die } again
did-def = { $with ->
    [s] defends with speed dice
   *[d] defends with defence dice
    }
did-axe = uses the axe
did-shield = uses the shield
did-lose = removes dice
did-up = thumb up
did-down = thumb down

## Why not: a sentence for a rule where the rule itself would be too general

why-SP-005 = This scheme is immune: only a card that foils anything stops it.
why-SP-008 = You do not have that much gold.
why-SP-011 = Your house has given up.
why-SP-022 = That house or figure is taken, or it is not your turn to choose.
why-SP-032 = Nobody has cards before the first turn.
why-SP-034 = First everyone chooses a house.
why-SP-040 = There is no such decision in this game.
why-SP-104 = Now injuries are healed: roll for one of your injured cards.
why-SP-109 = Now a healing roll may be made again by a healer; otherwise pass.
why-SP-112 = Now the balance is settled, and you can keep only gladiators that you can pay for.
why-SP-114 = Only ready gladiators of your own can be discarded in the balance.
why-SP-206 = It is the Intrigue turn of one house; wait for yours.
why-SP-210 = That card is not in your hand.
why-SP-212 = Cards can be cashed in only in your own Intrigue turn.
why-SP-215 = House abilities can be used only in your own Intrigue turn.
why-SP-216 = Name up to three different cards from your hand to exchange; other abilities exchange none.
why-SP-217 = That ability needs exactly the ready assets that it names.
why-SP-218 = That ability cannot be used like that, or not now: a spy names another house that holds cards, an exchange names one card from your hand, other abilities name nothing.
why-SP-220 = That is not a scheme in your hand, your influence is too low for it, or it is not your Intrigue turn.
why-SP-221 = The card cannot be played like that: name the houses and assets that it asks for, and no others.
why-SP-222 = A scheme is being settled; wait for its end.
why-SP-225 = Take no more gold than the card allows and the other house has.
why-SP-226 = You cannot pay in full what this scheme demands, or have not named it.
why-SP-227 = That card lowers the requirement of a scheme: add “agent” when you play it.
why-SP-230 = Ask other houses for support, and only for a scheme that you cannot play alone.
why-SP-240 = At this table, a house that supports a scheme may not foil it.
why-SP-250 = That reaction is not in your hand, or this is not its moment.
why-SP-251 = A reaction needs the influence of your own house alone.
why-SP-252 = Take a guard from the discard pile, or pass.
why-SP-253 = There is nothing that you could foil with this card now.
why-SP-256 = This card foils schemes, not reactions.
why-SP-257 = You cannot pay in full what this reaction demands, or have not named it.
why-SP-260 = Guards can be used only by the house that the scheme is aimed at.
why-SP-264 = Use a ready guard from your table or a guard from your hand.
why-SP-266 = That guard is exhausted.
why-SP-267 = Only a guard card from your hand can be laid on the table.
why-SP-280 = At the end of your turn throw away exactly as many cards as you hold above your limit.
why-SP-301 = It is the open market: trade, or say that you are done.
why-SP-302 = Assets change owner by agreement only in the open market, and not while a reaction is being settled.
why-SP-303 = Assets can be sold to the bank only in the open market.
why-SP-305 = Only ready assets of your own can be sold or traded.
why-SP-308 = You can take back only your own signal, and only while others still trade.
why-SP-322 = Bids are being made: bid at most the gold that you have left.
why-SP-345 = No gifts while a bid is sealed; offers wait until gold is open again.
why-SP-405 = The host is inviting: name a house.
why-SP-406 = Choose one ready gladiator or slave of yours, with equipment if you like, or refuse.
why-SP-409 = That house already has a fighter in the arena.
why-SP-412 = That house has been invited already in this phase.
why-SP-413 = You cannot refuse now: your house must fill the empty place.
why-SP-430 = Wagers are being placed.
why-SP-431 = One to three coins on each wager.
why-SP-432 = You cannot bet on the victory of your own fighter’s opponent.
why-SP-450 = The host decides: thumb up or thumb down.
why-SP-502 = Decide whether you roll the initiative again.
why-SP-503 = The player with the initiative decides: first or second.
why-SP-504 = A fighter is acting; its owner moves it and attacks.
why-SP-506 = That space is too far for the speed dice left, or taken.
why-SP-508 = You can attack only once per round.
why-SP-510 = The opponent is out of reach from there.
why-SP-511 = The defender chooses the dice before the roll.
why-SP-518 = Decide whether you use the card on these wounds.
why-SP-520 = The wounded fighter’s owner removes dice now.
why-SP-522 = Remove one die per wound, and keep the last die of each colour while another colour has more.
why-SP-540 = Re-rolls are being made now.
why-SP-541 = There is no such die.
why-SP-550 = Only one ready card of each type: weapon, armour, special.
why-SP-553 = No card of yours makes a speed attack over that distance.
why-SP-557 = Decide whether you use your net before the initiative is rolled.
why-SP-601 = The game is over.
why-SP-651 = You have no ready card that lowers the requirement.
why-SP-652 = That card is exhausted, or it is not yours.
why-SP-654 = Choose a ready card of the kind that the scheme names.
why-SP-700 = A gift goes to another house and is at least 1 gold.
why-SP-701 = An offer names another house, what you give and what you want: on each side at most three assets, gold on one side only and at most 63. Without assets it is a gift: pay.
why-SP-702 = There is no such open offer for you, or one side can no longer deliver.
long-words = What you say with a move has at most { $most } letters.
why-SP-703 = There is no such promise.
why-SP-704 = Gold buys a decision only where the table allows it, and only one that the other house owes right now.
why-SP-711 = The request for support comes first: the player who is asked answers yes or no.
why-SP-712 = Once the support given is enough, play the scheme with it or take it back.
why-SP-713 = A house that has said no can be asked once more for this card in this turn, and only with a changed offer.
why-SP-721 = A scheme lies open: pass, use a guard or foil it when you are asked.
why-SP-724 = After a failed guard a bodyguard may help; otherwise pass.
why-SP-730 = A reaction lies open: pass or foil it when you are asked.
why-SP-740 = A free reaction must wait until nothing is being settled.
why-SP-741 = Houses are asked for reactions one after the other.
why-SP-751 = Now informants may look at a face-down lot.
why-SP-752 = Now only reactions to the final wagers can be played.
why-SP-753 = Now only reactions to a death can be played.
why-SP-Q05 = More kinds of wagers than this table allows.
why-SP-Q39 = Name another ready gladiator of that house.
why-SP-Q41 = Only Solonius can pay for less required influence, and only together with a scheme.
why-SP-Q49 = Choose one of the two dice.
why-SP-Q53 = The card could do nothing to that house.
## Arena

w-arena = Arena
w-arena-map = Map of the arena: arrow keys move from space to space, Enter chooses
w-arena-last = Last bout
w-arena-stands = { $side } { $fighter } stands here
w-arena-start = start of { $side }
w-arena-can-go = you can move here
w-arena-can-stay = you can stay
w-arena-can-attack = you can attack from here
w-arena-can-throw = you can throw the javelin from here
w-arena-fighter = Fighter { $side }: { $fighter } of { $who }
w-arena-health = { $count ->
    [one] Health: { $count } die
   *[other] Health: { $count } dice
}
w-arena-red = { $count ->
    [one] { $count } red attack die
   *[other] { $count } red attack dice
}
w-arena-black = { $count ->
    [one] { $count } black defence die
   *[other] { $count } black defence dice
}
w-arena-blue = { $count ->
    [one] { $count } blue speed die
   *[other] { $count } blue speed dice
}
w-arena-one-red = Red attack die { $place }
w-arena-one-black = Black defence die { $place }
w-arena-one-blue = Blue speed die { $place }
w-arena-champion = Champion
w-arena-favour = { $count ->
    [one] { $count } favour token
   *[other] { $count } favour tokens
}
w-arena-tribute = Tribute: { $gold } gold
w-arena-used = used
w-arena-weapon = Weapon
w-arena-armour = Armour
w-arena-special = Special weapon
w-arena-lines = Dice of this attack, sorted and compared from the left
w-arena-line-attack = Attack of { $fighter }
w-arena-line-defence = Defence of { $fighter }
w-arena-initiative = Initiative
w-arena-reroll-die = Roll the { $die } again
w-arena-wounds = { $count ->
    [0] No wound
    [one] { $count } wound
   *[other] { $count } wounds
}
w-arena-counter = { $count ->
    [one] { $count } wound back
   *[other] { $count } wounds back
}
w-arena-free = free
w-arena-host = host
w-arena-invite = Invite a house to the arena
w-arena-invite-note = A house that refuses loses 1 influence. You gained yours already.
w-arena-invite-one = Invite
w-arena-invite-self = Fight yourself
w-arena-invited = { $who } is invited: fight, or refuse and lose 1 influence
w-arena-inviting = { $who } chooses whom to invite
w-arena-choosing = { $who } chooses a fighter
w-arena-influence = Influence { $count }
w-arena-best = { $count ->
    [one] { $count } fighter: { $fighter }, { $dice } dice
   *[other] { $count } fighters, strongest { $fighter }, { $dice } dice
}
w-arena-nobody = nobody to send
w-arena-refused = refused
w-arena-accepted = accepted
w-arena-enter = You are invited: choose a fighter and up to one card of each kind of equipment
w-arena-enter-showdown = The showdown: choose your fighter and equipment
w-arena-who = Fighter
w-arena-no-gear = None
w-arena-no-fighter = You have no ready gladiator or slave.
w-arena-refuse = Refuse (−1 influence)
w-arena-send = Send { $fighter }
w-arena-V1 = Victory I
w-arena-V2 = Victory II
w-arena-IN = Injury
w-arena-DC = Decapitation
w-arena-odds = { $odds } to 1
w-arena-stake = Stake on { $on }
w-arena-not-against = You cannot bet against your own fighter.
w-arena-bet = Place your wagers against the bank; you have { $gold } gold
w-arena-staked = Staked: { $sum } gold
w-arena-seal = Seal the bet
w-arena-no-bet = Bet nothing
w-arena-betting = Still betting: { $names }
w-arena-lose = { $count ->
    [one] { $count } wound: choose the die you lose
   *[other] { $count } wounds: choose the dice you lose
}
w-arena-chosen = { $sum } of { $count } chosen
w-arena-lose-do = Give these up
w-arena-verdict = Verdict
w-arena-verdict-ask = { $fighter } of { $who } has lost. Life or death?
w-arena-verdict-wait = { $host } decides about { $fighter } of { $who }
w-arena-up = Thumb up
w-arena-up-note = { $fighter } goes home
w-arena-down = Thumb down
w-arena-down-cost = { $cost ->
    [0] Death; costs you no influence
   *[other] Death; costs you { $cost } influence
}
w-arena-ask-act = { $steps ->
    [one] Your action: move { $steps } space and attack
   *[other] Your action: move up to { $steps } spaces and attack
}
w-arena-ask-step = { $steps ->
    [one] After the attack you may move { $steps } space
   *[other] After the attack you may move up to { $steps } spaces
}
w-arena-stay = Stay here
w-arena-attack-here = Attack now, move afterwards
w-arena-throw-here = Throw the javelin now
w-arena-go = Move to { $space }
w-arena-attack-from = Move to { $space } and attack
w-arena-throw-from = Move to { $space } and throw the javelin
w-arena-ask-net = Use the net? You win the initiative without rolling
w-arena-net = Throw the net
w-arena-no-net = Roll for initiative
w-arena-ask-reinit = Roll your speed dice again?
w-arena-reinit = Roll again
w-arena-no-reinit = Keep the roll
w-arena-ask-order = You have the initiative: act first or second?
w-arena-first = First
w-arena-second = Second
w-arena-ask-defend = Defend with which dice?
w-arena-defend-dice = With defence dice
w-arena-defend-speed = With speed dice
w-arena-ask-axe = { $count ->
    [0] No wound so far. Use the axe for one more?
    [one] { $count } wound so far. Use the axe for one more?
   *[other] { $count } wounds so far. Use the axe for one more?
}
w-arena-axe = Use the axe
w-arena-no-axe = Keep the axe
w-arena-ask-shield = { $count ->
    [one] { $count } wound. Use the shield to stop one?
   *[other] { $count } wounds. Use the shield to stop one?
}
w-arena-shield = Use the shield
w-arena-no-shield = Keep the shield
w-arena-ask-reroll = You may roll one of your dice again: press it
w-arena-keep = Keep the dice
w-arena-ask-force = You may make the opponent roll a die again: press it
w-arena-no-force = Let it be
w-arena-showdown = Showdown
w-arena-ladder = { $count ->
    [2] { $one } and { $two } fight for the game.
    [3] { $one } and { $two } fight; the winner meets { $three }.
   *[other] { $one } and { $two } fight, then { $three } and { $four }; the winners fight for the game.
}
w-arena-ladder-out = out
w-arena-ladder-now = fights now
w-arena-ladder-waits = waits
w-arena-controls = The bout step by step
w-arena-back = One step back
w-arena-forth = One step forward
w-arena-play = Play
w-arena-pause = Pause
w-arena-again = Watch the bout again
w-arena-skip = Skip
w-arena-speed = Speed
w-arena-slow = slow
w-arena-normal = normal
w-arena-fast = fast
w-arena-continue = Continue
w-arena-said-entered = { $fighter } enters the arena
w-arena-said-replaced = { $fighter } takes the place of { $old }
w-arena-said-tribute = { $who } takes { $gold } gold as tribute
w-arena-said-wagers = The wagers are revealed
w-arena-said-round = Round { $round }
w-arena-said-initiative = Initiative: I { $one }, II { $two }
w-arena-said-first = { $who } acts first
w-arena-said-second = { $who } acts second
w-arena-said-net = { $who } throws the net
w-arena-said-reinit = { $who } rolls the speed dice again
w-arena-said-moved = { $fighter } moves to { $space }
w-arena-said-struck = { $fighter } attacks
w-arena-said-threw = { $fighter } throws the javelin
w-arena-said-rerolled = { $who } rolls a { $old } again: { $die }
w-arena-said-added = { $count ->
    [one] { $card }: { $count } more wound
   *[other] { $card }: { $count } more wounds
}
w-arena-said-stopped = { $count ->
    [one] { $card } stops { $count } wound
   *[other] { $card } stops { $count } wounds
}
w-arena-said-lost = { $fighter } loses { $dice }
w-arena-said-standing = { $fighter } stands
w-arena-said-surrender = { $fighter } surrenders
w-arena-said-injury = { $fighter } is badly injured
w-arena-said-decapitation = { $fighter } is decapitated
w-arena-said-favoured = { $card } wins a favour token
w-arena-said-champion = { $card } is a champion!
w-arena-said-settled = { $who } staked { $staked } and gets { $back } back
w-arena-said-up = { $who } turns the thumb up
w-arena-said-down = { $who } turns the thumb down
w-arena-said-died = { $card } dies
w-arena-said-spared = { $card } goes home alive

## Terminal

b-heads = House|Infl.|Gold|Hand|Guards|Balance
b-now = Turn { $turn }, { $phase }
b-now-active = { $stage } of { $who }
b-now-over = The game is over
b-stage = { $stage ->
    [house] choice of houses
    [heal] healing
    [heal-die] choice of a healing die
    [healer] a healer?
    [balance] balance
    [turn] Intrigue turn
    [support] request for support
    [reveal] request for support
    [scheme] a scheme is played
    [reaction] a reaction is played
    [checkpoint] free reactions
    [bodyguard] a bodyguard?
    [drop] a card must be discarded
    [pick] a card is injured
    [take] gold is taken
    [regain] a guard comes back
    [trade] open market
    [informant] lots lie face down
    [bid] sealed bids
    [invite] invitations
    [enter] an invitation is answered
    [wager] wagers
    [wagered] wagers are final
    [net] a net?
    [reinit] initiative
    [order] initiative
    [act] a fighter acts
    [step] a move after the attack
    [defend] choice of defence
    [reroll] re-rolls
    [force] forced re-roll
    [axe] one more wound?
    [shield] one wound less?
    [lose] dice are removed
    [death] a fighter is dead
    [verdict] verdict
   *[over] the end
    }
b-form = { $form ->
    [gladiator] gladiator
    [slave] slave
    [weapon] weapon
    [armour] armour
    [special] special weapon
    [scheme] scheme
    [reaction] reaction
   *[guard] guard
    }
b-guard = a guard
b-host = host
b-done = done
b-resigned = resigned
b-word = promises kept { $kept }, broken { $broken }
b-injured = injured
b-exhausted = exhausted
b-favour = favour { $favour }
b-champion = champion
b-decks = Decks: market { $market } (discarded { $market_out }), intrigue { $intrigue } (discarded { $intrigue_out })
b-heal = Healing roll for { $card } of { $who }: { $dice }
b-request = { $who } asks for support: { $asked }; yes: { $yes }
b-request-price = promised for a yes: { gold }
b-request-bound = paid for a yes: { gold }
b-request-enough = the support is enough
b-request-short = the support is not enough yet
b-request-words = said: “{ $words }”
b-request-plan = For (nobody else sees it): { $plan }
b-plan-target = against { $who }
b-plan-named = and { $who }
b-plan-gold = paying { gold } for less influence
b-plan-agent = with the agent
b-plan-asset = with { $card }
b-scheme = { $who } plays { $card }: { $text }
b-scheme-target = target: { $who }
b-scheme-named = named: { $who }
b-scheme-supporters = supported by { $who }
b-scheme-passed = passed: { $who }
b-scheme-guard = the guard rolled { $die }
b-chain = Then { $who } plays { $plan }: { $text }
b-lots = Lots: { $lots }
b-lot = Sold now: { $card }
b-lot-host = Sold now: the host token
b-bidders = still bidding: { $who }
b-laid = laid already: { $laid }
b-own-bid = your bid: { $gold }
b-card-intrigue = { $form }, needs { $need }, gold { $gold }
b-card-market = { $form }, worth { $gold }
b-offer = Offer { $number }: { $who } gives { $to } { $gives } for { $wants }
b-service-invite = an invitation of { $who }
b-vow = Promise { $number }: { $who } to { $to }, turn { $turn }: { $what } ({ $state })
b-hand = Your hand ({ $count }, limit { $limit }):
b-hand-of = Hand of { $who } ({ $count }, limit { $limit }):
b-hand-none = Your hand is empty (limit { $limit })
b-mark-short = { $influence } influence short
b-mark-later = in your Intrigue turn
b-menu-bid = Write a number from 0 to { $most }.
b-menu-act = Move to, the first is to stay: { $spaces }
b-menu-act-x = Attack from (write x behind the space): { $spaces }
b-menu-act-j = Speed attack from (write j behind the space): { $spaces }
b-menu-more = ? shows what each of them does; :aid how moves are written.
b-arena = Arena, round { $round }
b-arena-before = Arena
b-invited = invited: { $who }
b-refused = refused: { $who }
b-showdown = showdown of { $who }
b-side = { $number } { $who }: { $card }, attack { $attack }, defence { $defence }, speed { $speed } ({ $sum })
b-side-space = on { $space }
b-odds = (odds: victory 1, injury 2, decapitation { $odds })
b-wagers = Wagers: { $bets } { $odds }
b-initiative = Initiative: { $rolls }
b-attack = Attack of { $who }: { $dice }
b-defeat-surrender = { $card } of { $who } has surrendered
b-defeat-injury = { $card } of { $who } is injured and has lost
b-defeat-decapitation = { $card } of { $who } is decapitated
b-defeat-standing = { $card } of { $who } still stands
b-verdict = { $favour ->
    [0] { $who } decides: thumb up or down
   *[other] { $who } decides: thumb up, or down for { $favour } influence
    }
b-no-deals = There are no offers and no promises.
b-discards-market = Discarded on the market: { $cards }
b-discards-intrigue = Discarded intrigue cards: { $cards }
b-unseen = Intrigue cards that you have not seen (in the deck or in other hands):
b-known = Seen in other hands: { $cards }
b-won = { $who } wins
b-by-influence = By influence, in turn { $turn }
b-by-showdown = In the showdown of turn { $turn }
b-by-limit = By the most influence after the last turn, { $turn }
b-by-resigned = All others have resigned, in turn { $turn }
b-rank = { $rank }. { $who }: influence { $influence }, gold { $gold }
b-aid =
    3-2-2   attack, defence, speed dice of a gladiator; slaves have 1-1-1 unless they say more
    GL05~ GL05! GL05+2 GL05*   exhausted, injured, with 2 favour, a champion
    In the table: hand/limit; guards ready+exhausted~; ? gold that is hidden
    house BAT   take a house (BAT, SOL, TUL, GLA)
    keep, drop GL01a   balance: pay for all gladiators, or discard some
    heal GL05, healer SL06, choose 5   healing
    sell SC08c, lay GU01d   cash a card in; lay a guard (at any time)
    hab 1 GL01a GL02a   house ability with what it costs; hab 1 SL01a SL02a SL04 : SC08a throws that card away
    use SL08 >B, use SL16 : SC08a, use SL09 lot2   ability of an asset
    play SC14a >B +C : SL01a X2 agent   scheme against B; +C names another house, : an own asset,
      X2 pays 2 gold for less required influence, agent exhausts Ashur
    ask B,C gold 2 for SC10a >B   ask for support; then yes, no, and reveal or withdraw
    foil RE01a, foil RE04b +D, guard GU01a, bodyguard SL18   against a scheme; pass
    react RE06a >B, react RE09a >A : GL05   a reaction at its moment
    end, end SC08a   end the Intrigue turn, throwing cards away
    pay B 3   a gift of gold, at any time
    offer B 3 GL02a : WE01a   3 gold and GL02a for WE01a; accept 1, reject 1, cancel 1
    offer B 2 : [yes]   gold for a decision, where service_deals is atomic
    vow B gold 2   a promise: gold, support, peace, nofoil, invite, spare, mercy, death; kept 1, broken 1
    vow B "..."    a promise in your own words; they may also follow the others
    bank GL02a, ready, unready   open market
    bid 3   or just 3
    invite A; enter GL11 WE03a AR01a XE02b; refuse
    bet V1=3 DC=2, bet   wagers: V1, V2 victory, IN injury, DC decapitation
    net, reinit, first, second   initiative
    d4, d4 x, x, d4 j, stay   move, move and attack, attack, speed attack; after an attack step d5 or d5
    rr 3, rr -, force 6, def s, axe, shield   dice
    lose a1 d1   dice removed after wounds
    up, down   verdict
b-extra-cards = Houses and cards with their texts
b-extra-deals = Offers and promises
b-extra-discards = Discard piles
b-extra-unseen = Intrigue cards not seen yet
b-extra-arena = The arena
b-extra-aid = How moves are written
b-help =
    :cards          houses and their assets with all texts
    :deals          open offers, all promises
    :discards       both discard piles
    :unseen         intrigue cards that you have not seen
    :arena          the arena with its spaces
    :aid            signs and how moves are written
    :sort short     the table in fewer lines; :sort full shows all again
    :pass phase     pass everything until the phase ends; also turn, window, target; :pass stops it
    Gifts, offers, promises and guards (pay, offer, vow, accept, lay ...) work at any time; when several
    people share a keyboard, anyone can use them at any prompt: B: pay A 3
b-pass-how = Type :pass window, :pass phase, :pass turn or :pass target: I pass for you until that scheme or moment is settled, the phase or the turn ends, or your house is a target.
b-pass-window = I pass for you until this scheme or moment is settled. :pass stops it.
b-pass-phase = I pass for you until the phase ends or your house is a target; all other decisions stay yours. :pass stops it.
b-pass-turn = I pass for you until the turn ends or your house is a target; all other decisions stay yours. :pass stops it.
b-pass-target = I pass for you until your house is a target; all other decisions stay yours. :pass stops it.
b-pass-stopped = I no longer pass for you (passed: { $count }).
b-pass-ended-over = { $name }: passing for you has ended (passed: { $count }).
b-pass-ended-target = { $name }: your house is the target, you decide again (passed: { $count }).
f-pass-window = passing for you in this window
f-pass-phase = passing for you in this phase
f-pass-turn = passing for you in this turn
f-pass-target = passing for you until you are a target
b-free = You have nothing to decide: give gold, offer, promise (:aid), or press Enter to continue.
b-brief = inf { $influence } gold { $gold }
b-brief-house = inf { $influence } gold { $gold } hand { $hand } guards { $guards }
b-verb-sell = cash in
b-verb-ask = support
b-verb-end = end turn
f-keys-spartacus = F1 help  ? moves  h hint  u undo  v more  r rules  l log  F2 русский  q quit
f-note-spartacus =
    Intrigue turn: a card and a house play a scheme, a card and “sell” cash it
    in, with “ask” all others are asked for support, “end” and cards throw them
    away. What a card lacks stands below it: -2.
    Open market: sell your own asset to the bank, or make an offer for another’s.
    Arena: a space, then x to attack; bold spaces are in reach, from underlined
    ones you can attack. Wagers: each coin is a button. Bids: type the number.
    At any time, asked or not: pay B 3, offer B 2 : GU, vow B peace, accept 1.
    v   texts, bargains, piles, arena, how moves are written
    :pass phase   pass everything until the phase ends; also turn, window, target
    o   the table in fewer lines

## Screen

w-board = Spartacus table
w-turn = Turn { $turn }
w-phases = Phases of the turn
w-phase = { $phase ->
    [setup] Setup
    [upkeep] Upkeep
    [intrigue] Intrigue
    [market] Market
    [arena] Arena
   *[showdown] Showdown
    }
w-stage = { $stage ->
    [house] Houses are being chosen
    [heal] Healing the injured
    [heal-die] Healing the injured
    [healer] Healing: a healer may help
    [balance] Balance: every house settles its accounts
    [turn] { $own ->
        [yes] Your Intrigue turn
       *[no] Intrigue turn of { $who }
        }
    [support] Support is being asked for
    [reveal] Support is there: the scheme may be shown
    [scheme] A scheme waits: houses may answer
    [reaction] A reaction waits: it may be foiled
    [checkpoint] Before the game goes on, houses may react
    [bodyguard] A guard has failed: a bodyguard may help
    [drop] The scheme is carried out
    [pick] The scheme is carried out
    [take] The scheme is carried out
    [regain] A guard may be taken back
    [trade] Open market: everyone trades at once
    [informant] The lots lie face down: informants may look
    [bid] Sealed bids
    [invite] The host invites
    [enter] An invitation waits for its answer
    [wager] Wagers are being placed
    [wagered] Wagers are final: houses may react
    [death] A fighter is dead: houses may react
    [verdict] Thumb up or thumb down
    [over] The game is over
   *[other] Combat
    }
w-deals = Negotiate
w-offers-waiting = { $count ->
    [one] { $count } offer waits for you
   *[other] { $count } offers wait for you
    }
w-offers-waiting-eyes = { $count ->
    [one] { $count } offer waits for { $eyes }
   *[other] { $count } offers wait for { $eyes }
    }
w-piles-counts = Intrigue deck: { $intrigue } cards, Market deck: { $market } cards; look through the discard piles
w-aid = Help
w-track = Influence { $influence } of { $goal }; hand limit { $limit }
w-limit-short = hand { $limit }
w-host = host
w-no-house = no house yet
w-house-open = House card: { $house }
w-house-name = { $house ->
    [BAT] Batiatus
    [SOL] Solonius
    [TUL] Tullius
   *[GLA] Glaber
    }
w-house-net = { $net ->
    [0] Balance: nothing to take, nothing to pay
   *[other] Balance at the next Upkeep as things are: { $net } gold
    }
w-gold = { $gold } gold
w-gold-hidden = gold hidden until the host is settled
w-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
    }
w-guards = { $tired ->
    [0] { $ready } guards
   *[other] { $ready } ready guards, { $tired } exhausted
    }
w-vows-count = promises kept { $kept }, broken { $broken }
w-no-assets = no people, no equipment
w-resigned = resigned
w-assets = Assets
w-known = Cards you have seen in this hand
w-known-eyes = Cards of this hand that { $eyes } has seen
w-guard = Guard
w-form = { $form ->
    [gladiator] gladiator
    [slave] slave
    [weapon] weapon
    [armour] armour
    [special] special equipment
    [guard] guard
    [scheme] scheme
   *[reaction] reaction
    }
w-dice = attack { $attack }, defence { $defence }, speed { $speed }
w-ready = ready
w-exhausted = exhausted
w-injured = injured
w-champion = champion
w-favour = { $count } favour
w-nothing = nothing
w-need = needs { $need } influence
w-cash = can be cashed in for { $gold } gold
w-value = value { $gold } gold
w-no-text = No special ability.
w-owned = Belongs to { $who }:
w-look = Look at: { $card }
w-choices = Choices
w-hand = Your hand
w-hand-eyes = Hand of { $eyes }
w-hand-size = { $count }, at most { $limit } at the end of your turn
w-hand-size-eyes = { $count }, at most { $limit } at the end of the turn
w-hand-none = no cards
w-throw-away = Choose { $count } to throw away: { $chosen } chosen
w-thrown = throw away
w-mark-play = playable
w-mark-support = needs { $short } more influence: ask for support
w-mark-lay = can be laid out
w-why-lay = A guard can be laid on the table at any time.
w-mark-short = needs { $short } more influence
w-mark-later = not now
w-why-play = This card can be played.
w-why-support = Ask other houses for support.
w-why-short = You need { $short } more influence for this card.
w-why-later = This card cannot be played at this moment.
w-plan = Play { $card }
w-target = Target
w-target-first = First house
w-target-second = Second house
w-named = House that gains
w-own-asset = You give up
w-new-fighter = New fighter
w-myself = my own house
w-reduce = Lower the requirement
w-agent = exhaust { $card }: −2
w-less = less
w-more = more
w-ask-whom = Ask for support (nobody sees the card)
w-price = Price for every yes
w-price-free = A promise: nobody can force you to pay.
w-price-bound = Paid at once with every yes.
w-lent = { $lent } influence asked for, { $missing } missing
w-plan-ask = { $count ->
    [one] Ask { $count } house
   *[other] Ask { $count } houses
    }
w-plan-open = Still to choose: { $what }
w-plan-nobody = Ask at least one house.
w-plan-play = Play the card
w-plan-foil = Foil with this card
w-deed-sell = Cash in for { $gold }
w-deed-lay = Lay on the table
w-deed-guard = Use as guard
w-scheme-open = A scheme
w-against = against
w-named-too = and also named:
w-you = you
w-you-eyes = { $eyes }
w-each-house = every house
w-you-are-target = Your house is the target.
w-you-are-target-eyes = The target is { $eyes }.
w-supported = Supported by { $who }
w-guard-held = The guard rolled { $die } and holds.
w-guard-failed = The guard rolled { $die } and fails.
w-answers-with = { $who }: { $card }
w-window-scheme = The target may use guards; every house may foil.
w-window-reaction = A reaction has been played: some cards can foil it.
w-window-open = A moment for reactions.
w-window-none = You have none for it.
w-use-guard = Use a guard ({ $count })
w-use-guard-hand = Use a guard from the hand
w-foil-with = Foil: { $card }
w-moment = A moment for reactions
w-request = Request for support
w-request-own = You ask for support
w-request-own-eyes = { $eyes } asks for support
w-request-of = { $who } asks for support
w-support-yes = yes
w-support-no = no
w-support-asked = is asked
w-request-price = Promised for every yes: { $gold } gold. Nobody can force the payment.
w-request-bound = Paid with every yes: { $gold } gold.
w-request-nothing = Nothing is offered for a yes.
w-request-sum = { $sum } influence of { $need }
w-enough = The support is enough.
w-not-enough = The support is not enough yet.
w-support-final = A yes is final for this scheme, even if it hits you.
w-passing = Pass automatically
w-pass-until = Pass until
w-until-window = this window is over
w-until-window-how = Passes for you until this scheme or moment is settled
w-until-phase = this phase is over
w-until-phase-how = Passes for you until the phase ends
w-until-target = I am a target
w-until-target-how = Passes for you until your house is the target
w-passing-window = Passing for you in this window ({ $count } passed)
w-passing-phase = Passing for you in this phase ({ $count } passed)
w-passing-target = Passing for you until you are a target ({ $count } passed)
w-passing-stop = Stop
w-woken = Your house is the target: you decide again.
w-with-guards = { $count ->
    [one] With { $count } ready guard
   *[other] With { $count } ready guards
    }
w-throw-which = Cards to throw away, up to 3:
w-use-ability = Use the ability
w-ability = an ability
w-your-turn = Your Intrigue turn
w-cannot-pay = cannot pay the cost
w-uses = People and debts
w-end-turn-throw = End the turn: throw away { $count }
w-end-throwing = End the turn ({ $chosen } of { $count })
w-not-yet = Not yet
w-deal-with = Deal with
w-you-give = You give
w-you-give-eyes = { $eyes } gives
w-you-get = You get
w-you-get-eyes = { $eyes } gets
w-gives = { $who } gives
w-deal-gold-only = Outside the open market only gold passes from house to house.
w-give = Give { $who } { $gold } gold
w-offer = Offer to { $who }
w-offers = Open offers
w-offer-you = { $who } gives you { $gives } for { $wants }
w-offer-you-eyes = { w-offer-line }
w-offer-line = { $who } offers { $whom }: { $gives } for { $wants }
w-service-invite = to invite { $who }
w-accept = Accept
w-reject = Reject
w-cancel = Take back
w-deals-note = Gold and exchanges are binding. Promises are not.
w-deals-shut = No gold passes while a bid is sealed. Promises can be made.
w-gift = Gift
w-gift-offer = Gift or exchange
w-promise = Promise
w-promise-to = Promise to
w-promise-what = What you promise
w-promise-gold = How much gold
w-promise-do = Promise
w-promise-note = Nobody can force you to keep it; in the end, the other house says whether you did.
w-vow = { $what ->
    [gold] to pay gold
    [support] to support the next scheme
    [peace] no scheme against that house this turn
    [nofoil] to foil nothing of that house this turn
    [invite] an invitation to the arena
    [spare] no invitation to the arena
    [mercy] thumb up
    [words] in your own words
   *[death] thumb down
    }
w-vow-words = In words
w-vow-words-hint = in your own words, for instance: 2 gold if you support me
w-claim = What you say about it
w-claim-hint = true or not; nobody sees the card
w-vows = Promises
w-vow-line = { $who } to { $whom }, turn { $turn }: { $what }
w-vows-none = no promises so far
w-kept = Kept
w-broken = Broken
w-open-market = Open market
w-traders = Who is done
w-done = done
w-trading = trading
w-bank = Sell to the bank
w-fair-offers = Offers from which both sides gain
w-bank-none = nothing ready to sell
w-bank-done = you are done
w-auction = Auction
w-lot = Lot { $lot } of { $lots }
w-lot-number = lot { $lot }
w-lot-host = The last lot: the host token
w-lots-down = The lots lie face down
w-lot-hidden = Lot { $lot }, face down
w-host-token = Host token
w-reveal = The bids are shown
w-reveal-won = { $who } wins for { $gold }
w-reveal-tied = A tie: those who share it bid again.
w-reveal-void = Nobody wants it.
w-reveal-stuck = Nobody adds anything: nobody gets it.
w-reveal-earlier = { $bids }: a tie
w-unsold = nobody
w-laid = { $gold } laid
w-bid-open = thinking
w-bid-sealed = sealed
w-your-bid = Your bid:
w-of-gold = of { $gold } gold
w-bid-note = All bids are shown at the same moment; only the winner pays.
w-bid-again = { $gold } gold of yours lies there already; the new bid comes on top.
w-bid-laid = Your sealed bid: { $gold }
w-bid-laid-eyes = Sealed bid of { $eyes }: { $gold }
w-informant = Send an informant?
w-informant-wait = Informants may look at a lot.
w-balance = Balance
w-balance-slaves = Ready slaves earn { $count }.
w-balance-gladiators = Ready gladiators cost { $count }.
w-balance-drop = Press a gladiator to let it go; it costs nothing then, but it is lost.
w-balance-letting-go = { $count ->
    [one] Settle and let { $count } gladiator go
   *[other] Settle and let { $count } gladiators go
    }
w-leaves = leaves
w-heal = Healing
w-heal-how = 4, 5, 6: healed; 2, 3: stays injured; 1: dies
w-heal-well = healed
w-heal-ill = stays injured
w-heal-dead = dies
w-setup = Choose your house
w-house-begins = Begins with gladiators { $gladiators }, slaves { $slaves }, guards { $guards }, gold { $gold }
w-setup-wait = The houses are being chosen.
w-figure = Figure
w-move-house = { $house }, figure { $figure }
w-since = Since your last decision
w-since-turn = In this turn
w-since-eyes = Since the last decision of { $eyes }
w-since-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
    }
w-piles = Decks and discard piles
w-deck = { $deck ->
    [market] Market deck
   *[intrigue] Intrigue deck
    }
w-deck-count = { $count } in the deck, { $out } discarded
w-pile-empty = nothing
w-seat = { $gold ->
    [-1] { $house }: influence { $influence }, gold hidden, cards in hand { $hand }
   *[other] { $house }: influence { $influence }, gold { $gold }, cards in hand { $hand }
    }
w-sign-influence = influence
w-sign-coin = gold
w-sign-cards = cards in hand
w-sign-guard = guards
w-sign-gladiator = gladiator
w-sign-slave = slave
w-sign-favour = favour
w-sign-champion = champion
w-sign-injury = injured
w-sign-host = host
w-aid-win = You must have 12 influence at the end of an Intrigue, Market or Arena phase; having had it earlier counts for nothing.
w-aid-exhausted = Exhausted cards count for nothing, earn and cost nothing, and cannot be lost.
w-aid-support = Schemes can be played with the influence of others; reactions get no support.
w-aid-guards = Only the target may use guards, a 4 or more foils the scheme; any house may foil with a reaction.
w-aid-promise = A promised payment is not enforced: pay at once, or trust.
w-aid-bids = After a tie, you bid again on top of the first bid. If nobody bids, the lot is lost.
w-aid-refuse = Refusing an invitation costs 1 influence, even if you have nobody to send. A slave may fight.
w-aid-dice = Dice are compared from the highest down; attack dice without a partner wound with 3 or more.
w-aid-defeat = Two dice left: surrender; one: injury; none: decapitation. The kind of defeat cannot be chosen.
w-aid-champion = Three favour tokens make a champion: 1 influence, and it cannot be executed.
w-aid-wagers = The host gains their influence before the bout. The owner of a fighter may not bet on the opponent.
w-aid-keys = Keys: 1 to 9 open a card of the hand, P passes, Y and N answer, R is ready, E ends the turn.
w-courtesy = Lies and treachery belong to this game; keep them friendly and inside it.
w-do-sell = Cash in { $card }
w-do-lay = Lay a guard on the table
w-do-bank = Sell { $card } to the bank
w-do-offer = Offer { $to } { $gives } for { $wants }
w-do-choose = Keep the { $die }
w-verb-play = play
w-verb-ask = ask for support
w-verb-foil = foil
w-verb-react = react
w-move-pass = Pass
w-move-yes = Support
w-move-no = Do not support
w-move-reveal = Show and play the scheme
w-move-withdraw = Take it back
w-move-ready = I am done
w-move-unready = Keep trading
w-move-keep = Settle and keep all
w-move-end = End the turn
w-move-bet = No wager
w-move-resign = Resign
w-move-refuse = Refuse (−1 influence)
w-move-up = Thumb up
w-move-down = Thumb down
w-move-net = Use the net
w-move-reinit = Roll again
w-move-first = Act first
w-move-second = Act second
w-move-axe = One more wound
w-move-shield = Cancel one wound
w-result-won = Your house rules the city!
w-result = { $winner } wins
w-result-seat = { $rank }. { $name } ({ $influence } influence)
