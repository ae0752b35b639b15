## Spartacus, the first lesson

welcome =
    Welcome to Capua. You lead the house of { $view-seats-0-card-name }, with gladiators, a slave, { $view-seats-0-guards } guards and { $view-seats-0-gold } gold. What counts is **influence**: you have { $view-seats-0-influence }.

    In this lesson { $view-options-target_influence } influence wins, in the standard game twelve; you must have it **at the end of a phase** (SP-600, SP-601). A turn has four phases: upkeep, intrigue, market, arena.
upkeep =
    In the **upkeep** you earn one gold for each ready slave and owe one for each ready gladiator (SP-110). With three gladiators and one slave that makes { $view-seats-0-net }.

    You may also discard gladiators that you will not pay for (SP-113). You will need yours.
upkeep-task = Keep all and pay.
upkeep-hint = Keep all your gladiators: discard none.
cash =
    You paid; { $view-seats-0-gold } gold is left. In the **intrigue** phase everyone draws cards (SP-200): you got { $name-event-A-drew-cards }.

    { $view-intrigue-SC24b-name } needs five ready gladiators, and you have three, so you cannot play it. But any card can be cashed in for its gold value, here { $view-intrigue-SC24b-gold } (SP-210).
cash-task = Cash in { $view-intrigue-SC24b-name }.
cash-hint = Choose { $view-intrigue-SC24b-name } in your hand and cash it in.
scheme =
    { $event-coins-amount } gold more. Now a **scheme**. { $view-intrigue-SC08d-name }: “{ $view-intrigue-SC08d-text }” It requires { $view-intrigue-SC08d-need } influence, and the target may be your own house (SP-221).
scheme-task = Play { $view-intrigue-SC08d-name } on your own house.
scheme-hint = Choose { $view-intrigue-SC08d-name }, then your own house as the target, and play.
support =
    The others were asked whether they foil it. Both passed, so the scheme worked: { $event-A-coins-amount } gold (SP-223).

    { $view-intrigue-SC03a-name }: “{ $view-intrigue-SC03a-text }” But it requires { $view-intrigue-SC03a-need } influence, and you have { $view-seats-0-influence }. So ask for **support**: the influence of a house that says yes is added to yours for this one card (SP-230, SP-231). Nobody but you sees the card (SP-235).
support-task = Ask both other houses to support { $view-intrigue-SC03a-name } with your own house as the target, without a price. You cannot play it without support (SP-220).
support-hint = Choose { $view-intrigue-SC03a-name }, target yourself, ask B and C, and offer nothing.
end-turn =
    C said no. B said yes, which cannot be taken back and costs B nothing (SP-233, SP-234). { $before-view-seats-0-influence } and { $before-view-seats-1-influence } are enough, you revealed the card, nobody foiled it: **{ $view-seats-0-influence } influence**.

    Your hand limit is { $view-seats-0-limit }, so you need not discard anything.
end-turn-task = End your turn.
end-turn-hint = Press the button that ends your turn.
guard =
    So much for friendship: B plays { $name-event-B-played-card } against you. “{ $view-intrigue-SC11a-text }”

    As the target, and only as the target, you may use a **guard**: it is discarded, and with four, five or six on the die the scheme is foiled (SP-260, SP-261).
guard-task = Use a guard.
guard-hint = Choose the guard; do not pass.
auction =
    The die showed { $event-guarded-die }: foiled, and the card is gone without effect (SP-224). B and C finished their turns, nobody traded in the open market, and the **auctions** began (SP-320). You let two cards go.

    Now { $name-event-lot-card } is for sale, with { $view-market-GL17-dice } dice for attack, defence and speed. All bids are hidden, and you can bid at most the gold you have (SP-322). You have { $view-own-gold }.
auction-task = Bid { $said-1 }.
auction-hint = Set your bid to { $said-1 } gold and confirm.
tie =
    You and C bid the same: { $event-bids-bids-0-1 } and { $event-bids-bids-2-1 }. Then the bids stay on the board, and both bid **again, in addition** (SP-325).
tie-task = Bid { $said-1 } more.
tie-hint = Set your new bid to { $said-1 } gold.
host =
    C bid nothing more: { $name-event-won-card } is yours for { $event-won-gold } gold in all (SP-327).

    Finally, the **host token** is auctioned (SP-340). The host gains influence at once, invites the fighters and judges the loser. That is worth your gold: you have { $view-own-gold }.
host-task = Bid { $said-1 } for the host token.
host-hint = Set your bid to { $said-1 } gold.
invite =
    Your { $event-bids-bids-0-1 } beat { $event-bids-bids-2-1 } and { $event-bids-bids-1-1 }: you are host, and the **arena** begins with one influence for you (SP-401). That makes { $view-seats-0-influence }.

    Now invite two houses; one of them may be your own (SP-405). A house that refuses loses influence (SP-410).
invite-task = Invite B.
invite-hint = Choose the house of B.
enter =
    B accepted and entered { $name-event-entered-fighter }, with { $view-market-GL02a-dice } dice. Then you invited your own house: the second fighter is chosen after the first is known (SP-407).
enter-task = Enter { $view-market-GL17-name }, fresh from the auction (SP-329).
enter-hint = Choose { $view-market-GL17-name } as your fighter.
wager =
    Before the bout everyone may **bet** against the bank, on a victory, an injury or a decapitation (SP-430). A won bet on victory brings the stake back, and as much again (SP-435).

    You may not bet against your own fighter (SP-432). You have { $view-own-gold } gold.
wager-task = Bet two gold on your own fighter, who stands on space II.
wager-hint = Two gold on Victory II, nothing else.
strike =
    The bout! For the **initiative** both roll their speed dice (SP-502). { $view-market-GL17-name } may roll again once, and you won with { $event-initiative-rolls-0-1 }, { $event-initiative-rolls-0-2 }, { $event-initiative-rolls-0-3 }, { $event-initiative-rolls-0-4 } against { $event-initiative-0-rolls-0-1 }, { $event-initiative-0-rolls-0-2 }, { $event-initiative-0-rolls-0-3 }. You chose to act **second** (SP-503): let B come to you.

    { $view-market-GL02a-name } stands on { $view-arena-sides-0-space }, you on { $view-arena-sides-1-space }. You move up to { $view-arena-sides-1-dice-2 } spaces and attack from an adjacent one (SP-506, SP-510).
strike-task = Move to { $said-0 } beside B’s fighter and attack. You cannot attack from where you stand.
strike-hint = Choose the space { $said-0 } and attack from there.
finish =
    You rolled { $event-A-struck-red } against { $event-A-struck-black }. The lines are compared from the top: a higher attack die wounds, and one without a partner wounds with three or more (SP-513, SP-514): { $event-compared-0-wounds } wounds. For each of them B lost a die (SP-520).

    Next round you acted second again. B attacked with { $event-B-struck-red } against { $event-B-struck-black }: { $event-compared-wounds } wounds, and stands beside you.
finish-task = Attack on the spot.
finish-hint = Attack from the space where you stand.
verdict =
    { $event-A-struck-red } against { $event-A-struck-black }: { $event-compared-wounds } wounds. B’s fighter has two dice left: that is a **surrender** (SP-525). You gain one influence, { $name-event-favoured-card } a favour token, and your bet brings { $event-A-settled-back } gold (SP-440, SP-441).

    As host you judge the loser: thumb up, and it goes home; thumb down, and it dies (SP-450).
verdict-task = Spare the loser: thumb up.
verdict-hint = Thumb up.
end =
    { $view-seats-0-card-name } has **{ $view-seats-0-influence } influence** at the end of the arena phase, and no other house has that much: you have won (SP-601).

    In a longer game beware of reaching the goal early in a phase: the others will pull you down. And promises are only words; take the gold first (SP-237).
