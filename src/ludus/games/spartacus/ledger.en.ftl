### Spartacus: every rule and every ruling of the ledger, explained to the player.

## Terms and general rules

SP-001 = Spartacus is for 3 or 4 players; no other number is allowed. Every seat is one house with its own house card.
SP-002 = Assets are the gladiators, slaves, equipment and guards on the table. Cards in hand are not assets.
SP-003 = Intrigue cards are schemes, reactions or guards. Each shows its required influence and its gold value.
SP-004 = Gladiators and slaves show attack, defence and speed, each at least 1, and a gold value. Equipment shows its type (weapon, armour or special) and a gold value.
SP-005 = Where a card contradicts the rules, the card is right.
SP-006 = You may give gold to another player at any moment, any amount that you have, for any reason or none. Only while a sealed bid is open you may not.
SP-007 = All gold that no player owns is in the bank, which never runs out.
SP-008 = There are no debts: you never have less than 0 gold, and nobody can make you pay more than you have. What must be paid in full and cannot be is not allowed.
SP-009 = Influence goes from 1 to 12. What would rise above 12 or fall below 1 is lost.
SP-010 = Changes of influence work at once, and everybody sees them.
SP-011 = Nobody is ever out of the game; a house without cards and gold plays on.
SP-012 = A fighter is the gladiator or slave chosen for the arena.
SP-013 = Discarded gladiators, slaves and equipment go face up to the Market discard; schemes, reactions and guards go to the Intrigue discard.
SP-014 = When a card leaves a house for a discard pile, all tokens on it are removed.
SP-015 = Intrigue cards are never given, sold, lent or swapped between players, in any phase.

## Set-up

SP-020 = Everybody rolls a die. The highest roll takes the host token and is the first to choose a house and a figure.
SP-021 = If several share the highest roll, they roll again.
SP-022 = The others choose clockwise from the first player. Each house and each figure can be taken once.
SP-023 = You keep your figure for the whole game; it has no effect on the rules.
SP-024 = Everybody takes the tokens of their house.
SP-025 = The 8 starting gladiators, those with a white border, are taken out of the Market deck and shuffled. Each house is dealt as many at random as its house card says.
SP-026 = The 8 starting slaves are dealt in the same way.
SP-027 = With 3 players the starting gladiators and slaves that were not dealt go back into the Market deck.
SP-028 = Each house takes as many guards as its house card says from the Intrigue deck and lays them face up on the table. They are ready assets, not cards in hand.
SP-029 = Each house takes the gold that its house card says.
SP-030 = The length of the game sets the influence that all houses start with: quick 7, standard 4, advanced 1.
SP-031 = Then both decks are shuffled and laid face down, each with a face-up discard pile of its own.
SP-032 = Hands are empty at the start, and nobody has equipment, favour tokens or champion tokens.
SP-033 = All assets that you are dealt start ready.
SP-034 = The first turn is a whole one: it begins with an Upkeep phase like any other.

## The turn

SP-040 = A turn has four phases, in this order: Upkeep, Intrigue, Market, Arena.
SP-041 = After the Arena phase a new turn begins, unless the game is over.
SP-042 = The host token stays where it is until the next bid for hosting. It also decides who acts first in the Intrigue phase of the next turn.
SP-043 = In the first turn the winner of the set-up roll is host; the token is up for auction already in the first Market phase.

## Upkeep phase

SP-100 = The steps of Upkeep are: refresh, heal, balance. Each step ends for all houses before the next begins.
SP-101 = In each step of Upkeep all houses act at the same time.
SP-102 = Refresh: every exhausted asset without an injury token becomes ready, be it gladiator, slave, guard or equipment.
SP-103 = Cards with an injury token are not refreshed in this step.
SP-104 = Heal: you must roll a die for each of your gladiators and slaves with an injury token. You may not leave it out.
SP-105 = A healing roll of 4, 5 or 6 removes the injury token, and the card is ready at once.
SP-106 = After a healing roll of 2 or 3 the card stays injured and exhausted for the whole turn; it rolls again in the next Upkeep.
SP-107 = After a healing roll of 1 the card dies and goes to the Market discard.
SP-108 = You name the card before you roll for it, and you choose the order of your rolls.
SP-109 = A card that re-rolls healing is used when the roll has been seen, before its result works. The new result stands, unless another such card is used on it.
SP-110 = Balance: you earn 1 gold for each ready slave and owe 1 gold for each ready gladiator; the two are set off against each other.
SP-111 = If your balance is above zero you take the gold from the bank, if it is below zero you pay the bank, and at zero nothing moves.
SP-112 = For every gladiator that you cannot or will not pay for, you discard one ready gladiator of your choice. Each discard lowers your bill by 1.
SP-113 = You may discard gladiators in the balance step even if you could pay for them.
SP-114 = Exhausted gladiators, also injured ones, cost nothing, and exhausted slaves earn nothing. Exhausted gladiators cannot be chosen for the discard.
SP-115 = A card healed in this Upkeep is ready and counts in the balance.
SP-116 = A card exhausted earlier in this Upkeep, such as a healer used for a re-roll, does not count in the balance.
SP-117 = Guards and equipment neither earn nor cost anything.
SP-118 = Gold given to you before you settle your balance may be used for it.
SP-119 = There is no victory check after Upkeep.

## Intrigue phase: the draw

SP-200 = At the start of the Intrigue phase everybody draws 3 intrigue cards.
SP-201 = The cards are drawn clockwise from the host on.
SP-202 = When the Intrigue deck is empty and a card is needed, the Intrigue discard is shuffled and becomes the deck.
SP-203 = If deck and discard are both empty, the missing cards are not drawn.
SP-204 = During the phase you may hold any number of cards.

## Intrigue phase: your turn

SP-205 = After the draw the host takes an Intrigue turn, then the others clockwise, one turn each.
SP-206 = In your Intrigue turn you may cash in cards, use the abilities of your house and of your assets, and play schemes, as often and in whatever order you like, or do nothing. Only the player whose Intrigue turn it is may do this.
SP-207 = Assets cannot change owner in the Intrigue phase.
SP-208 = You may talk about your cards and plans as you like, truthfully or not; threats and extortion are part of the game.

## Cashing in

SP-210 = In your own Intrigue turn you may discard any intrigue card from your hand, scheme, reaction or guard, and take its gold value from the bank.
SP-211 = Cashing in needs no influence and has no limit. A card of value 0 may be cashed in for nothing.
SP-212 = You cannot cash in cards in the turns of others or in other phases, nor guards that are already on the table.

## Abilities

SP-215 = Abilities of your house can be used only in your own Intrigue turn.
SP-216 = You may repeat an ability of your house in the same turn as long as you can pay its cost again.
SP-217 = A cost "exhaust" or "discard" needs so many ready assets of the kind named.
SP-218 = Abilities of slaves and gladiators for the Intrigue phase are used in your own Intrigue turn. As a rule the card is exhausted as the cost; exceptions are on the card.
SP-219 = Abilities are neither schemes nor reactions: they cannot be foiled, and guards do not work against them.

## Playing a scheme

SP-220 = You may play a scheme only in your own Intrigue turn, and only if your influence, after reductions such as those of Solonius or Ashur, is at least the required influence.
SP-221 = When you play a scheme you name the target house; you may name your own where the card allows it.
SP-222 = One scheme at a time: you may play the next when the one before is resolved or foiled. There is no limit to the number in a turn.
SP-223 = A scheme that is not foiled succeeds: everything on it is done at once, then it goes to the Intrigue discard.
SP-224 = A foiled scheme goes to the Intrigue discard without any effect. Nothing on it is paid, neither costs nor gifts.
SP-225 = If a part of a successful scheme cannot be done, the rest is still done.
SP-226 = If a card obliges you to pay, discard or exhaust something of your own, you may play it only if you can do so in full. The gold is set aside while others may react.
SP-227 = Reductions of the required influence are the cost of an ability, not a part of the scheme: you pay them when the scheme is played, and they do not come back if it is foiled. A request for support counts the reductions that you announced, but you pay them only if the scheme is then played.

## Support

SP-230 = If your influence is too low for a scheme, you may ask any other houses for support.
SP-231 = With support you may play the scheme if your influence and that of all supporting houses together is at least the required influence.
SP-232 = Any number of houses may support you; nobody has to.
SP-233 = Who has agreed to support a scheme cannot take it back, even if they turn out to be its victim.
SP-234 = Support moves no influence and costs the supporter nothing. The same house may support several schemes, each with its full influence.
SP-235 = You need not show the card or name the target when you ask for support, and you may lie about both.
SP-237 = The price of support is free to negotiate. A price promised for later is not enforced.
SP-238 = Reactions never get support.
SP-239 = Lent influence counts for nothing else: not for the hand limit, not for victory, not for other cards.
SP-240 = A supporter may still foil the scheme or, being its target, use guards. The table option "supporter_may_foil" can forbid it.

## Reactions

SP-250 = A reaction is played at the moment that it names, in anybody’s turn and, if its text allows, in any phase.
SP-251 = You need the required influence of a reaction yourself; there is no support for it.
SP-252 = After its effect the reaction goes to the Intrigue discard.
SP-253 = A reaction that foils is played right after another house has tried to play a scheme in its Intrigue turn, before the scheme works.
SP-254 = You may foil a scheme even if you are not its target.
SP-255 = Nobody may foil their own scheme.
SP-256 = A foil does not work against reactions, unless its text says so.
SP-257 = A reaction whose cost you cannot pay in full cannot be played.

## Guards

SP-260 = A guard may be used only by the house that is the target of the scheme, and only against that scheme.
SP-261 = To use a guard, discard it and roll a die: on 4, 5 or 6 the scheme is foiled, on 1, 2 or 3 the attempt fails.
SP-262 = The guard goes to the Intrigue discard, whatever the roll.
SP-263 = The target may try again as long as it has guards, one at a time.
SP-264 = Ready guards on the table and guards in hand may be used, in any mix.
SP-265 = After failed guards a foil may still be played, and the other way round.
SP-266 = An exhausted guard cannot be used.
SP-267 = You may lay a guard from your hand onto the table at any time; it is then a ready asset.
SP-268 = A guard on the table never goes back to the hand.
SP-269 = Guards on the table do not count for the hand limit, and they may be sold or traded in the open market.
SP-270 = Guards need no influence.

## The end of the Intrigue turn

SP-280 = At the end of your Intrigue turn you discard cards of your choice until your hand is not above the limit for your present influence: 3 cards up to influence 3, 4 up to 6, 5 up to 9, 6 from 10 on.
SP-281 = Cards discarded for the hand limit bring no gold.
SP-282 = The hand limit is checked at no other time.
SP-283 = Then the player to the left takes an Intrigue turn. After the last one the phase ends with a victory check.

## Open market

SP-300 = The steps of the Market phase are: open market, auction, bid for hosting.
SP-301 = In the open market you may sell, buy and swap ready assets with others at any price and in any order, all at the same time.
SP-302 = Only in the open market can gladiators, slaves, guards and equipment change owner by agreement.
SP-303 = In the open market you may sell a ready asset to the bank: discard it and take its gold value.
SP-304 = Cards in hand can be neither traded nor sold to the bank in the open market.
SP-305 = Exhausted assets, also injured ones, cannot be sold, bought or traded.
SP-306 = Favour and champion tokens stay on a card that changes owner.
SP-307 = When a champion changes owner, the old owner loses 1 influence and the new one gains 1. A champion sold to the bank costs its owner 1.
SP-308 = The open market ends when everybody has signalled to be done. You may take your signal back until the last one has signalled; an offer made to you takes it back, as something to answer.
SP-309 = From the end of the open market until the host is settled, nobody sees the gold of the others; at all other times everybody does.
SP-310 = After the open market no asset changes owner by agreement for the rest of the turn.

## Auction

SP-320 = As many cards of the Market deck as there are players are laid out face down.
SP-321 = The first card is turned up and auctioned; only then is the next one turned up, and so on.
SP-322 = Everybody bids in secret, 0 or more and at most their gold; all bids are revealed together.
SP-323 = The highest bid above 0 wins, if one player alone made it: that player pays it to the bank and takes the card, ready.
SP-324 = All other bids go back to their owners.
SP-325 = If several share the highest bid, and it is above 0, they leave their bids on the board and bid again in secret from the rest of their gold. The others are out and take their bids back.
SP-326 = Only the new bids are compared. If the highest is shared again, only those players go on, until one alone is highest.
SP-327 = The winner pays the sum of all their bids for this card; the others take all of theirs back.
SP-328 = If all who are still in bid 0, the auction is void: the card goes to the Market discard, and all bids of all rounds go back.
SP-329 = A card that you win may be used in the Arena phase of the same turn.
SP-330 = If the Market deck runs out, the Market discard is shuffled and becomes the deck. If there is still no card, fewer are auctioned.

## Bid for hosting

SP-340 = After the last card the host token is auctioned by the same rules.
SP-341 = If the auction of the host token is void, the players of the void round roll a die each, and the highest becomes host; ties roll again.
SP-342 = In a void auction of the host token all bids go back, also that of the new host. The table option "host_void" can change this.
SP-343 = The present host may bid as well and may win again.
SP-344 = Then all gold is public again, and the phase ends with a victory check.
SP-345 = While gold is hidden you may still give some between two auctions: the gift is announced, its amount is shown only to giver and receiver. While a sealed bid is open no gold may be given.

## Arena phase: hosting

SP-400 = The steps of the Arena phase are: honour to the host, hosting, tribute, wagers, combat, victory and defeat.
SP-401 = The host gains 1 influence at the start of the Arena phase, whether a bout follows or not.
SP-405 = The host invites houses one after the other, in any order, and may invite their own.
SP-406 = If you accept an invitation, you choose one ready gladiator or slave and at most one ready card of each type of equipment. All are laid open.
SP-407 = The first house to accept stands on space I. The second is invited after that, sees the first choice and stands on space II.
SP-408 = Once laid out, the fighter and its equipment cannot be changed.
SP-409 = The two fighters belong to two different houses.
SP-410 = A house that does not want to accept, or cannot, loses 1 influence.
SP-411 = After a refusal the host may invite another house.
SP-412 = A house is invited at most once in an Arena phase.
SP-413 = If a place is empty and every other house has refused or already has a fighter in, the host must enter a fighter.
SP-414 = If the host then has no ready gladiator or slave, the host loses 1 influence as for a refusal.
SP-415 = If in the end only one house has a fighter in, there is no bout. The phase ends at once without tribute, wagers, favour or verdict; the fighter and its equipment go home.
SP-416 = Equipment cannot change hands in the Arena phase.
SP-417 = The host may ask for gold or favours for inviting a house or for not inviting it.
SP-418 = The host must go on inviting until both places are taken or nobody is left to invite, and cannot stop earlier.

## Tribute and wagers

SP-420 = When both fighters are chosen, before the wagers, the bank pays each of the two owners 2 gold for each favour token on their fighter, or 6 gold for a champion token.
SP-430 = Everybody, also the host and the owners of the fighters, may bet against the bank on Victory I, Victory II, Injury or Decapitation.
SP-431 = A wager is 1 to 3 gold. You may place several wagers, with at most 3 gold on each.
SP-432 = The owner of a fighter may not bet on the victory of the opponent.
SP-433 = Wagers are placed at the same time or, with the table option "wagers=in_turn", in turn clockwise from the host on.
SP-434 = A stake leaves your treasury when it is placed, and lies open on its corner under a token of your house. After closing nothing can be changed.
SP-435 = If you win a wager, your stake comes back and for each coin of it you get 1 more (Victory), 2 more (Injury) or 3 more (Decapitation). The table option "decap_odds" can set the last to 2.
SP-436 = Lost stakes go to the bank.
SP-437 = Injury is won only if the bout ends with an injury, Decapitation only if it ends with a decapitation. A surrender wins neither.

## Victory and defeat

SP-440 = The owner of the winning fighter gains 1 influence.
SP-441 = The winning fighter receives 1 favour token.
SP-442 = At the third favour token the three are replaced by one champion token: the fighter is a champion.
SP-443 = A house gains 1 influence when it gets a champion, made or acquired, and loses 1 when it loses one for any reason: death, discard, sale, trade, unpaid upkeep.
SP-444 = The champion token stays until the card leaves play.
SP-445 = A champion receives no further favour tokens.
SP-446 = Slaves too can earn favour and become champions.
SP-447 = After a bout comes first the influence of the winner, then favour and champion, then the wagers, then the verdict.

## The verdict

SP-450 = Unless the loser was decapitated or is a champion, the host must choose: thumb up or thumb down.
SP-451 = Thumb up: the loser goes home with its equipment.
SP-452 = Thumb down: the loser goes to the Market discard, its equipment back to its owner.
SP-453 = For an execution the host loses 1 influence for each favour token on the executed fighter.
SP-454 = A champion cannot be executed.
SP-455 = The host judges also when their own fighter has lost. Others may try to buy the verdict.
SP-456 = A decapitated fighter goes to the Market discard without a verdict; its equipment goes back to the owner.
SP-457 = A loser with an injury that is spared goes home exhausted, with an injury token. One that surrendered goes home ready.
SP-458 = After the verdict the phase ends with a victory check.

## Combat: rounds

SP-500 = A fighter starts with as many red, black and blue dice as its attack, defence and speed. Their sum is its health.
SP-501 = A combat round is: initiative; the first fighter moves and attacks; the second fighter moves and attacks.
SP-502 = For initiative each side rolls all its speed dice; the higher sum wins. After a tie both roll again.
SP-503 = The winner of the initiative decides whether to act first or second in this round.
SP-504 = Your fighter may move and then attack, or attack and then move. The movement cannot be split around the attack.
SP-505 = You need not move, and you need not attack.
SP-506 = A fighter moves at most as many spaces as it has speed dice at that moment, each step to an adjacent space.
SP-507 = A fighter cannot enter the space of its opponent, pass through it or leave the arena.
SP-508 = Each fighter attacks at most once in a round.

## Combat: the attack

SP-510 = A normal attack needs the opponent on an adjacent space, or within the range that a card gives.
SP-511 = The attacker rolls all attack dice and the defender all defence dice, at the same time.
SP-512 = Both lines of dice are sorted from high to low and compared pair by pair from the top.
SP-513 = Each attack die that is higher than its defence die is 1 wound; equal or lower is none.
SP-514 = An attack die without a partner is 1 wound with 3 or more, none with 1 or 2.
SP-515 = Defence dice without a partner, the lowest ones, are ignored.
SP-516 = Re-rolls are made after the roll and before comparing; both sides re-roll at the same time.
SP-517 = Sets of two or three equal dice are counted on the final dice, after all re-rolls.
SP-518 = After comparing, wounds are added first by the attacker’s ability and then by a card that the attacker decides to use; after that the defender’s ability and then a card that the defender decides to use cancel wounds. The rest are suffered.

## Combat: wounds

SP-520 = For each wound the fighter loses one die at once, of the colours that its owner chooses. Lost dice are gone for this bout.
SP-521 = Attack, defence and speed drop with the dice at once, also for a move still to come in this round.
SP-522 = The last die of a colour may not be removed while any colour has more than one die.
SP-523 = When the last die of a colour must be removed, the fighter is defeated. The bout ends when all wounds of this attack are taken.
SP-524 = Wounds beyond the last die are ignored.
SP-525 = The dice left after an attack decide: with 3 or more the fighter fights on, 2 is surrender, 1 is injury, 0 is decapitation. You cannot choose the kind of defeat.

## Combat: defeat

SP-530 = Exactly one colour without dice is a surrender: the host decides the fate of the fighter.
SP-531 = Two colours without dice are an injury: the card is exhausted and gets an injury token, then the host decides.
SP-532 = All three colours without dice are a decapitation.
SP-533 = The other fighter wins. The dice that it lost have no effect after the bout; it goes home ready, with its equipment. Cards exhausted in the bout stay exhausted.
SP-534 = A wound dealt back to the attacker by a counter-attack is suffered after the wounds of the defender, and only if the defender is not defeated.
SP-535 = Fighting does not exhaust a fighter.
SP-536 = After 10 rounds in a row without any attack the fighter with fewer dice surrenders. With equal dice each owner rolls, and the lower roll surrenders. The table option "stall_rounds" sets the number of rounds.

## Combat: re-rolls and sets

SP-540 = A re-roll is never a duty. Unless a text says otherwise, you may re-roll only your own dice.
SP-541 = You choose the die. The new result counts, even if it is worse.
SP-542 = "Re-roll one attack die" works at each of your attacks, "re-roll one defence die" each time you defend.
SP-543 = Each source of a re-roll is used once per roll. Two sources may be used on the same die.
SP-545 = An ability for a pair or for three of a kind works when two or three of the dice named show the same number.
SP-546 = Each die counts for one set only. The ability works once for each separate set.
SP-547 = Three equal dice are one three of a kind or one pair, never several pairs. Four equal dice are two pairs.

## Combat: equipment

SP-550 = A fighter carries at most one weapon, one armour and one special card.
SP-551 = A card that says "exhaust" works once: it is turned over and stays exhausted until the next Upkeep. The others work all through the bout.
SP-552 = With range 2 normal attacks reach an opponent 1 or 2 spaces away.
SP-553 = A speed attack takes the place of the normal attack: the speed dice are rolled as attack dice, and everything else is as usual.
SP-554 = A speed attack is not made with attack dice: re-rolls of attack dice and abilities for sets of attack dice do not work with it.
SP-555 = To ignore a wound, cancel 1 wound after comparing and before dice are removed.
SP-556 = An additional wound is added after comparing and before dice are removed.
SP-557 = The Net is exhausted before the initiative is rolled: its owner wins the initiative of this round, and nobody rolls.
SP-558 = If both sides could use a Net in the same round, the owner of fighter I decides first. Only one Net can be used in a round.
SP-559 = Equipment works for slaves as well.

## Winning and the showdown

SP-600 = Victory is checked only at the end of each Intrigue, Market and Arena phase.
SP-601 = If exactly one house has 12 influence at the check, it wins.
SP-602 = If no house has 12, the game goes on. That a house had 12 during the phase means nothing.
SP-603 = If two or more houses have 12, they hold a showdown; the others are out of it.
SP-604 = Showdown of two houses: each chooses and arms a fighter; the winner of one bout wins the game.
SP-605 = Showdown of three houses: they compare the total gold value of their gladiators and equipment. The two lowest fight, the winner fights the third, and the winner of that bout wins the game.
SP-606 = Showdown of four houses: the two lowest totals fight, then the two highest; the two winners fight for the game.
SP-607 = Equal totals are ordered by a die: the higher roll counts as the higher total, ties roll again.
SP-608 = The totals count ready cards only, and no slaves, guards or gold.
SP-609 = A showdown bout is combat alone, with a choice of fighter and equipment: no tribute, wagers, influence, favour or verdict.
SP-610 = The house with the lower total chooses first and stands on space I; of two houses, the one nearer clockwise to the host, the host first of all.
SP-611 = In each bout of a showdown fighters start with all their dice. Exhausted equipment stays exhausted. A fighter that lost may not be chosen again, one that won may.
SP-612 = A house without a ready fighter forfeits the bout; if both have none, a die decides.

## Exhausted cards

SP-650 = A card face up is ready, a card face down is exhausted.
SP-651 = To exhaust a card as a cost it must be ready: turn it over, then its effect works.
SP-652 = An exhausted card is of no use to its owner: its ability cannot be used, no scheme or condition counts it, it earns and costs nothing, it cannot fight, and it cannot be sold, bought, traded or discarded for any reason.
SP-653 = For a condition such as "has no slaves" exhausted slaves count as not there.
SP-654 = A forced discard must take a ready card. If there is none, nothing is discarded.
SP-655 = An injured card is exhausted until it is healed.
SP-656 = Exhausted cards may still die: by a healing roll of 1, by decapitation, by the execution of an injured loser.
SP-657 = Everybody may know which cards are exhausted.
SP-658 = An exhausted champion is still a champion.

## Gifts, offers and promises

SP-700 = A gift moves gold from you to another player. You can make one at any time outside a sealed bid; it works at once, cannot be taken back, and everybody sees it (its amount is hidden only while gold is hidden).
SP-701 = An offer says "I give this, you give that": gold and, in the open market only, named ready assets. It binds both: on acceptance both sides move together, or the offer is void.
SP-702 = An offer stays open until it is accepted, rejected or withdrawn, the step ends, or one side can no longer deliver. You may have several open offers; accepting one cancels those that have become impossible.
SP-703 = A promise names a house and what it is promised; whatever else belongs to it is said in the chat. It is never enforced. The receiver may mark it kept or broken, and the count stands beside the name for the length of the game.
SP-704 = Gold for a decision (support, invitation, refusal, verdict, not reacting): with "service_deals=free" it is a gift or a promise and the decision stays free; with "service_deals=atomic" an accepted offer pays and fixes the decision that is pending right now. Decisions that are not pending cannot be bound.
SP-705 = Intrigue cards cannot be part of a gift, an offer or a promise. What you say about your cards is only talk; they cannot be shown.

## Asking for support

SP-710 = You commit a scheme and its target in secret and name the houses that you ask. The table sees neither the card nor its required influence nor how much is missing, only whether the support so far is enough. You may claim anything, and add a gift, an offer or a promise.
SP-711 = Each house that is asked answers yes or no. A yes is final for this request; everybody sees the answers as they come.
SP-712 = When the sum is enough, you reveal and play the committed card, or withdraw. If you withdraw, the card goes back unseen and every yes lapses; gifts already made stay.
SP-713 = You may ask again for the same card in the same turn. A house that said no may be asked once more, with a changed offer, and then not again for this card in this turn.

## Windows: schemes and reactions

SP-720 = When a scheme and its target are on the table, every house but the schemer may react.
SP-721 = The target is asked first, then the others clockwise from the schemer. Each passes or acts: a foil, or a guard if it is the target.
SP-722 = After an action that did not foil the scheme, such as a failed guard or a foil that was itself foiled, everybody is asked again, the target first. Earlier passes no longer count.
SP-723 = When all have passed in a row, the scheme succeeds; when it is foiled, nobody is asked any more.
SP-724 = After a failed guard roll the target may use a bodyguard before the asking goes on.
SP-730 = When a reaction other than a guard is played, the other houses that hold a card against reactions may answer it, clockwise from its player. The schemer may, too.
SP-731 = A foiled reaction goes to the discard pile, its costs are not paid, and things go on where they were interrupted.
SP-732 = If one reaction answers another, the last one is settled first.
SP-740 = A free reaction may be played whenever its phase allows and no window, sealed bid, unfinished action or bout is open. The next action waits until it is resolved.
SP-741 = So that nobody has to be quick, everybody is asked for free reactions, clockwise from the host, until all pass in a row: after the balance; after each scheme; at the end of each Intrigue turn; when the open market closes; after each lot; when the host is settled; after each refusal; after the verdict; and always just before a victory check.
SP-742 = Before a victory check the asking is repeated until all have passed in a row; only then is victory checked.
SP-750 = After each failed healing roll first the owner, then the others clockwise, may use a healer.
SP-751 = When the lots lie face down, before the first is turned up, informants may be used, clockwise from the host.
SP-752 = When the wagers are closed, reactions "after all wagers are final" may be played, clockwise from the host, until all pass.
SP-753 = After a death in the arena, by decapitation or execution, reactions "after a gladiator dies" may be played, clockwise from the host.
SP-754 = Before an invitation and before the verdict there is time to negotiate, with gifts, offers and promises, until the host acts.

## Time and secrecy

SP-760 = In live play each question has a time limit: 15 seconds by default, and 15 more after any action in the window. Running out of time is a pass. Where there is no neutral answer, such as which die to remove, a bot decides for you.
SP-761 = A player whose cards can do nothing is asked as if they could, with the same shortest delay, so that silence reveals nothing. A player who obviously could do nothing is not asked.
SP-762 = You may pass everything in advance for a phase. This is cancelled by itself when your house becomes a target.
SP-763 = Sealed bids and wagers are made side by side and revealed together. Running out of time is a bid of 0 or no wager.
SP-764 = The record keeps the order of the answers, so that a game can be replayed without clocks.

## Table options

SP-800 = Length of the game: quick starts with 7 influence, standard with 4, advanced with 1.
SP-801 = Odds for Decapitation: 3 to 1, or 2 to 1.
SP-802 = A void auction of the host token: all bids are refunded, or the winner of the die pays.
SP-803 = The lowest influence possible: 1 or 0.
SP-804 = A supporter may foil the scheme that they support: yes or no.
SP-805 = Gold for decisions: free, where only your word binds you, or atomic, where an accepted offer fixes the pending decision.
SP-806 = Wagers are placed simultaneously or in turn.
SP-807 = The largest number of wagers of a player: 4 or 3.
SP-808 = The influence that wins: 12 or 10.
SP-809 = Neutral titles of cards: on, or the original ones.
SP-810 = Turn limit: none, or a number of turns, after which the highest influence wins; ties are decided by a showdown.
SP-811 = The figure of a gladiator is a matter of looks only.
SP-812 = Rounds in a row without an attack that end a bout: 10, or another number.

## Rulings

SP-Q01 = What does Decapitation pay? 3 to 1, as the rules say. An example in the rulebook and English editions pay 2 to 1; for that choose "decap_odds=2".
SP-Q02 = Are bids returned if the auction of the host token is void? Yes, and the new host pays nothing. With "host_void=winner_pays" the winner of the die pays what they had laid down, and the others get theirs back.
SP-Q03 = Can influence fall below 1? No. With "min_influence=0" it can fall to 0.
SP-Q04 = Are there 104 intrigue cards or 80? 104; early boxes had 80.
SP-Q05 = How many wagers may you place? On all four corners; as the owner of a fighter on three. With "max_wagers=3" nobody places more than three.
SP-Q06 = May you leave an injured card alone? No, you must roll for it.
SP-Q07 = Do you get the gold of your slaves before you pay for your gladiators? Both are set off against each other; only the difference moves.
SP-Q08 = How often may you use an ability of your house? As often as you can pay its cost.
SP-Q09 = Who is the target of a scheme that only helps its player? The player. Others may foil it, nobody can use guards.
SP-Q10 = May a supporter foil the scheme that they support? Yes; only taking the support back is forbidden. With "supporter_may_foil=no" they may not.
SP-Q11 = Is the required influence checked again when the scheme resolves? No, only when it is played. Conditions on the target, such as "at least 3 ready gladiators", are checked both times.
SP-Q12 = Who goes first if several want to foil? The target first, then clockwise from the schemer.
SP-Q13 = A scheme has two targets: who may use guards? Each of them.
SP-Q14 = May one house supply both fighters? No.
SP-Q15 = May a house that refused be invited again? Not in the same Arena phase.
SP-Q16 = What if the host has to fight but has no ready fighter? The host loses 1 influence, and there is no bout.
SP-Q17 = Does a champion collect favour tokens? No.
SP-Q18 = What if the host enters first and everybody else refuses? There is no bout; each house that refused has lost 1 influence.
SP-Q19 = Can both fighters fall in one attack? No: the wounds of the defender come first, and if they defeat it there is no counter-attack.
SP-Q20 = May you move through the opponent or leave the arena? No.
SP-Q21 = Must you attack if you can? No, moving and attacking are both optional. The movement cannot be split around the attack.
SP-Q22 = Which comes first, extra wounds or ignored wounds? First the attacker adds, then the defender cancels.
SP-Q23 = May two re-rolls be used on the same die? Yes.
SP-Q24 = What are four equal dice for an ability that needs a pair? Two pairs.
SP-Q25 = May the owner of a Net choose to act second? Yes, as after an initiative won by a roll.
SP-Q26 = How far does a Javelin reach, and how often? 3 spaces, once per bout.
SP-Q27 = Does an Axe work together with a Javelin? No, only with a normal attack; there also if the attack dealt no wound.
SP-Q28 = Does a used Shield come back for the next bout of the same turn? No, it stays exhausted until it is refreshed.
SP-Q29 = Can the loser choose between surrender and injury? No, the number of dice left decides.
SP-Q30 = Does a Decapitation also win wagers on Injury? No.
SP-Q31 = May the owners of the fighters bet on Injury or Decapitation? Yes; only the victory of the opponent is forbidden to them.
SP-Q32 = Are there wagers, favour or a verdict in a showdown? No.
SP-Q33 = Do exhausted cards count in the totals of a showdown? No, only ready ones.
SP-Q34 = May you give gold while it is hidden? Yes, between two lots; only giver and receiver see the amount.
SP-Q35 = What if the Market deck is empty? Its discard pile is shuffled, as with the Intrigue deck.
SP-Q36 = May you show your cards? No, you can only talk about them.
SP-Q37 = What does it mean that Naevia counts as two slaves? While she is ready she is 2 in your income, in gold for each ready slave, in conditions about the number of slaves, and towards costs in slaves. As a forced discard she is one card.
SP-Q38 = Exhausted cards cannot be discarded: can they die? Yes. A healing roll of 1, a decapitation and the execution of an injured loser are exceptions.
SP-Q39 = How does Rigging the Match work? Its player picks the replacement among the other ready gladiators of that house, a champion too. Equipment and wagers stay, tribute already paid stays, and the replaced fighter goes home. If the house has no other ready gladiator, it cannot be chosen.
SP-Q40 = May abilities for the Intrigue phase be used in the turns of others? No, only in your own.
SP-Q41 = Does the reduction of Solonius work for schemes of others or for reactions? No, only for schemes that Solonius plays.
SP-Q42 = What if a player leaves? A bot takes the seat.
SP-Q43 = What if fighters avoid each other for ever? After 10 rounds in a row without an attack the one with fewer dice surrenders (SP-536).
SP-Q44 = Can two people play? Yes, as a game of 3 or 4 houses with bots in the free seats. A game of two houses is not offered.
SP-Q45 = What does the rulebook mean by a player’s own phase of Intrigue? The Intrigue turn of that player; and "steward of the auction" means the host.
SP-Q46 = In the rulebook’s example of the open market, who decides about Alla’s card? Alla does, as its owner.
SP-Q47 = Do others see the card that you lay aside when you ask for support? No.
SP-Q48 = Can Poisoned Wine hit an exhausted card? No, only a ready one.
SP-Q49 = How do the two healing dice of Theokles go with a healer? He rolls two and keeps one. If the kept one fails, a healer re-rolls one die.
SP-Q50 = What do Merciless and Cruel mean for wagers and champions? The final kind of defeat counts for wagers. A decapitated champion is lost, and its house loses 1 influence.
SP-Q51 = What does Oenomaus switch off? The opponent’s ability, for the bout only; equipment still works.
SP-Q52 = Whom does the player of Grand Festival pay? Every other house.
SP-Q53 = May you name a target to which the scheme could do nothing? No, such a target is not allowed.
