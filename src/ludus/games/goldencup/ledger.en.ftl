### Golden Cup: every rule and every ruling of the ledger, explained to the player.

## The course of the game

GC-001 = Golden Cup is for 1 to 6 players; no other number is allowed.
GC-002 = The number of teams is always even. With 1, 3 or 5 players an Automa team is added; with 2, 4 or 6 there is none.
GC-003 = A game has 6 rounds, then the scoring at the end of the championship, then the final match.
GC-004 = Every round has three phases, in this order: preparation, shopping, matches.
GC-005 = In preparation and shopping everybody acts independently and at the same time; there is no turn order.
GC-006 = The matches begin only when every player has declared that their shopping is finished.
GC-007 = With more than two teams the matches of a round may run at the same time.
GC-008 = The next round begins only when all matches of the round are over and scored.

## Set-up

GC-010 = Everybody takes the components of one colour. Colours that nobody plays leave the game.
GC-011 = Stadium and agent start at the bronze level.
GC-012 = Of your 27 action tokens three are on your board at the start: defence -1, attack 2 and attack 4. The other 24 are your personal supply.
GC-013 = Board tokens and personal supply are kept apart. Where a rule or a card says "your tokens", it means those on your board only.
GC-014 = Your coin marker starts on 4.
GC-015 = The match token "1-6" is always used, with 1 or 2 players also the one marked "1-2", with 3 or 4 the three marked "3-4", with 5 or 6 the five marked "5-6". They are shuffled, and every team is dealt one at random, for the whole game. The others leave the game.
GC-016 = With 1 or 2 players field 1 is used, with 3 or 4 fields 1 and 2, with 5 or 6 all three. Each has one bag and 4 break tokens. Unused fields, bags and break tokens leave the game.
GC-017 = The round marker starts on cell 1 of the championship board.
GC-018 = Bronze, silver and gold champions are shuffled separately: three face-down decks.
GC-019 = Everybody draws 3 bronze champions: the starting hand.
GC-020 = The fan cards are shuffled and everybody is dealt 2: you keep one in hand and discard the other. Discarded and undealt fan cards leave the game.
GC-021 = You know your three bronze champions when you choose your fan card.
GC-022 = Everybody starts with 5 glory.
GC-023 = Sponsor tokens, the rest of the glory and the dice belong to everybody.

## Set-up of the Automa

GC-025 = The Automa is dealt a random match token like any team.
GC-026 = With 3 or 5 players the Automa has no team board.
GC-027 = The Automa starts with attack 4, defence -1 and 1 random token of its other 9.
GC-028 = Then 5 more random Automa tokens are laid face up on cells 2 to 6 of the championship board, one on each.
GC-029 = The Automa tokens left over leave the game unseen: 3 with 3 or 5 players and at solo level 1, 2 at level 2, 1 at level 3.

## Preparation

GC-030 = In round 1 there is no preparation.
GC-031 = The round marker moves one cell to the right.
GC-032 = If the Automa plays, the token or tokens on the cell of the new round join its team.
GC-033 = You may discard any number of champions from your hand: 0 to 3.
GC-034 = Then you draw until you hold 3 cards, only from the deck of your agent’s level.
GC-035 = You discard first and draw then; what you draw in this phase you cannot discard in it.
GC-036 = A discarded champion goes to the discard pile of its own level, whatever the level of your agent.
GC-037 = If a card must be drawn and the deck is empty, its discard pile is shuffled and becomes the deck, and drawing goes on.
GC-038 = If deck and discard pile of the level are both empty, you draw nothing more. Another level never takes their place.
GC-039 = Preparation costs nothing.

## Income

GC-040 = At the start of shopping in every round, the first one too, your coins are set anew: the income of your stadium (bronze 4, silver 5, gold 6), plus the coins of permanent abilities of all your hired champions, plus the sum of your sponsor tokens.
GC-041 = All hired champions count for the income, whether they stood in a slot or sat on the bench in the last match.
GC-042 = Then all your sponsor tokens go back to the common supply: each works once.
GC-043 = The income track goes from 0 to 12: less than 0 is 0, more than 12 is 12.
GC-044 = Coins that you do not spend in the phase are lost; nothing is saved for later.
GC-045 = Every coin spent moves the marker one step to the left; at 0 you can buy nothing more.
GC-046 = You cannot take an action that costs more coins than you have left. There are no debts.

## Shopping actions

GC-050 = While your coins last, you may take the actions in any order, as often as you like, and mix them freely.
GC-051 = Search, 1 coin: discard any number of champions from your hand, then draw from the deck of your agent’s present level until you hold 3.
GC-052 = Hire, 3 coins: a champion from your hand joins your team and is a hired champion from now on. The price is 3 at every level.
GC-053 = The instant abilities of a hired champion work at once.
GC-054 = Where a champion lies on the board does not matter while you shop; the line-up is decided before the match.
GC-055 = You may hire any number of champions.
GC-056 = Agent, 3 coins: your agent rises by one level, from bronze to silver or from silver to gold.
GC-057 = Stadium: your stadium rises by one level. The price is 3 coins in rounds 1 and 2, 2 in rounds 3 and 4, 1 in rounds 5 and 6.
GC-058 = The first upgrade turns the token to its silver side; the second takes it away and uncovers the gold level printed below.
GC-059 = Neither stadium nor agent can rise beyond gold: the action is not allowed then.
GC-060 = A better stadium raises the income of later rounds, not the coins of this phase.
GC-061 = A better agent works at once: a search later in the same phase draws from the new deck. Cards in your hand stay.
GC-062 = You may buy both upgrades in one phase, also twice, if you have the coins.
GC-063 = Train, 1 coin: either upgrade one attack token of your board by 1, or make two upgrades of 1 on defence tokens of your board, on the same token or on two.
GC-064 = Learn, 2 coins: add either an attack token 1 or a defence token -2 to your board.
GC-065 = You end your shopping by saying so, with or without coins left. After that you cannot act in this phase any more.
GC-066 = Hiring does not refill your hand: only a search and the next preparation do.
GC-067 = You cannot pay for an action that would change nothing: a search without a discard when your hand is full or when deck and discard pile of the level are empty, training without a possible upgrade of the chosen type, learning without a token to take.

## Adding, upgrading and returning tokens

GC-070 = To add a token of some value, you take it from your personal supply to your board.
GC-071 = If your supply does not have that value, you take the strongest weaker token of the same type that is there.
GC-072 = If there is no weaker token of the type either, nothing is added.
GC-073 = To upgrade a token, you return it to your supply and take one of the same type that is 1 stronger: attack 2 becomes 3, defence -1 becomes -2.
GC-074 = If your supply lacks the stronger token, that upgrade is lost; no other value takes its place.
GC-075 = Attack 4 and defence -4 cannot be upgraded.
GC-076 = Several upgrades are made one after the other, and you may choose the same token again.
GC-077 = An upgrade for attack never works on defence, and the other way round.
GC-078 = If at least one upgrade is possible, you must make it and choose only which; you cannot waste it on a token that cannot be upgraded.
GC-079 = To return a token, you give one token of the named type, of your choice, from your board back to your supply.
GC-080 = If you have no such token, nothing is returned, and the rest of the ability still works.
GC-081 = Upgrading and adding concern only the tokens of your own board.

## Champions, traits and abilities

GC-085 = A champion has one or more trait symbols and one or more abilities.
GC-086 = An instant ability works once, when the champion is hired. Moving the champion between slots and bench never repeats it; but a champion that was discarded, drawn again and hired again is a new hire.
GC-087 = A throw ability works every time this champion throws in a match.
GC-088 = A permanent ability works while its champion stands in a slot, not on the bench. Some permanent abilities wait for a condition.
GC-089 = Outside matches there is no bench: from the end of a match to the next line-up the permanent abilities of all your hired champions work, for income as well as for hires and upgrades.
GC-090 = An end-of-championship ability works once, in the scoring, for every hired champion in a slot or on the bench.
GC-091 = An ability that counts symbols or champions counts all your hired champions, those on the bench too, and always its own card.
GC-092 = Where symbols are counted, a symbol printed twice on a card counts twice.
GC-093 = "Each time you hire a champion with this symbol" works once per hire, however many such symbols the new card shows. It works also for the hire of its own card.
GC-094 = "If your champions have these symbols" is either met or not: it gives its effect once, not once per set.
GC-095 = "For each" multiplies everything that is listed before it.
GC-096 = A discarded champion goes to the discard pile of its level. Its symbols, coins and abilities are gone; tokens and glory that it has brought stay with you.
GC-097 = A card that demands the discard of another hired champion can be hired only if you have another one.
GC-098 = That discard comes first, before any other effect of the hire and before anybody looks at abilities that wait for a hire.
GC-099 = All abilities must be carried out as far as possible; what is impossible is skipped.
GC-100 = Starting champions have neither traits nor abilities. They are not hired champions and cannot be discarded.

## Glory and sponsors

GC-101 = Glory gained is added, glory lost is given back. A player who has none loses none: it never falls below 0.
GC-102 = Glory from end-of-championship abilities counts only after round 6.
GC-103 = A sponsor token gives no coins when you take it; it changes your next income only.
GC-104 = So a sponsor token that you get while shopping works in the income of the next round, or, after round 6, in the last count of the income.
GC-105 = Glory, sponsor tokens and dice never run out.

## Before a match

GC-106 = Your match token shows the field and the opponent of each round.
GC-107 = Both teams put all tokens of their boards into the bag of the field, never those of the supply; an Automa puts in all tokens it has. 4 break tokens are added.
GC-108 = You put at most 4 of your hired champions into the 4 slots, one into each, as you like; the others lie face up on the bench. You may leave slots to the starting champions even if champions sit on the bench.
GC-109 = Then the permanent abilities for matches of the champions in the slots take effect, in any order their owner likes. Abilities of champions on the bench do not influence the match, but their symbols and levels are counted.
GC-110 = Both players set their line-ups independently; they are revealed together.
GC-111 = During the match the line-up cannot be changed.

## The match

GC-112 = Tokens are drawn from the bag at random, one at a time, and laid face up on the cells of the field, clockwise from the start cell, one on each. It does not matter who draws.
GC-113 = A break token has no effect; it only takes up its cell.
GC-114 = A defence token does nothing when it is drawn; it stays face up.
GC-115 = An attack token is resolved at once: its strength is its value minus the strengths of all face-up defence tokens of the opponent.
GC-116 = Your own defence tokens never weaken your attacks.
GC-117 = With strength 0 or less the attack is repelled, and nobody throws.
GC-118 = With strength 1, 2 or 3 the champion in slot 1, 2 or 3 throws, with 4 or more the one in slot 4+.
GC-119 = After any attack, be it repelled, missed or a goal, all face-up defence tokens of the attacker’s opponent are turned over. They do not count any more in this match.
GC-120 = The defence tokens of the attacker stay as they are.
GC-121 = Defence tokens drawn later count from the moment they lie on the field.
GC-122 = The strength is found before the tokens are turned over: a defence token weakens exactly one attack.

## The throw

GC-123 = First all throw abilities of the champion who throws are carried out.
GC-124 = If a starting champion throws, its owner loses 1 glory, every time.
GC-125 = Then the attacker rolls 1 die and all extra dice together.
GC-126 = It is a goal if at least one die shows a face printed under the slot of the thrower: 6 under slot 1; 5, 6 under slot 2; 4, 5, 6 under slot 3; 3, 4, 5, 6 under slot 4+.
GC-127 = One attack is one goal at most, however many dice fit.
GC-128 = A goal is marked by turning the attack token over; after a miss or a repelled attack it stays face up. A team has as many goals as turned attack tokens.
GC-129 = The faces belong to the slot, not to the champion, and they are the same for all teams.

## The end of a match

GC-130 = The match ends when the token on the cell with the number of the round has been fully resolved. That cell is the 8th, 10th, 11th, 13th, 14th and 16th of the field in rounds 1 to 6.
GC-131 = It ends earlier if the bag is empty after a token has been resolved.
GC-132 = After a draw each team gets 2 glory.
GC-133 = The winner gets 3, 4 or 5 glory for a bronze, silver or gold agent, plus the goal difference. The loser gets nothing.
GC-134 = It is the agent of the winner that counts, not that of the opponent.
GC-135 = After the match all action tokens, drawn or not, return to the boards of their owners and the break tokens to the field. Turned tokens are as good as new.
GC-136 = "Each time you score at least so many goals in a match" is looked at once, when the match is over and the tokens are back, and only for champions who were in a slot.
GC-137 = If a throw ability would change tokens during a match, this is done when the tokens are back on the board.
GC-138 = Glory and abilities at the end of a match never depend on another field.

## The end of the championship

GC-140 = After round 6 your total is: your glory tokens, plus the glory of the income track, plus your end-of-championship abilities, plus your fan card.
GC-141 = For the track your income is counted once more as at the start of shopping, with the sponsor tokens that you have. An income of 0 to 4 gives no glory, 5 gives 1, and every step more gives 1 more, up to 8 for 12.
GC-142 = The fan cards are revealed; each scores by how far its condition is met.
GC-143 = Between round 6 and the scoring there is neither preparation nor shopping.
GC-144 = The two players with the highest totals play the final match.
GC-145 = If exactly two players have more than all others, they are the finalists, even if they are equal to each other: no tie-break is used.
GC-146 = Otherwise the players tied for the last place or places are compared: more hired champions, then more gold ones, then more silver ones, then the higher die, rolled by those still tied.
GC-147 = Only those roll again whose equal dice leave a place undecided. For one place 5, 5, 3 lets the two fives roll again; for two places 5, 5, 3 is decided, and 5, 3, 3 lets the two threes roll again.
GC-148 = In the tie-break all hired champions count, those on the bench too; discarded ones do not.

## The final match

GC-150 = The final is a normal match on any field, with normal line-ups.
GC-151 = It is as long as a match of round 6.
GC-152 = There is no shopping before it.
GC-153 = The winner of the final wins the game, whatever the glory totals.
GC-154 = Glory cannot change any more: in the final nobody loses glory for starting champions, nobody gains any, and abilities at the end of the match do not work.
GC-155 = A drawn final is decided by penalty throws.
GC-156 = For the penalty throws both finalists choose a new line-up.
GC-157 = Then both throw with the champion of slot 4+; if exactly one of them scores, that player wins at once. Otherwise slot 3 throws, then 2, then 1, then 4+ again with the same line-up, and so on until one of them wins.
GC-158 = Throw abilities, that is extra dice and the automatic goal, work in penalty throws; tokens, defence and abilities that change tokens in a match play no part.
GC-159 = The younger player throws first; here it is the lower seat. The order cannot change the result.

## Two players

GC-160 = With exactly 2 players, a total that is at least 6 higher wins without a final.
GC-161 = With a lead of 5 or less, or a tie, the final is played.
GC-162 = With 3 to 6 players the final is always played, however large the lead.

## Automa with 3 or 5 players

GC-165 = The Automa uses neither coins nor champions, fan cards or abilities.
GC-166 = When it attacks, strength and slot are found as usual, and one die is rolled against the faces of that slot.
GC-167 = It never gains glory and so can never be in the final.
GC-168 = The player who meets it scores a win or a draw as against any other opponent.
GC-169 = Your permanent abilities for matches work against it: its attack tokens can be weakened, your own defence strengthened.
GC-170 = It loses no glory for its throws.
GC-171 = After each match its tokens are set aside; for the next one all of them are there again.

## Solo

GC-175 = The solo game is set up like a game for two, with the Automa as the second team.
GC-176 = The Automa gets a team board, but only to show the level of its agent.
GC-177 = Level 1, Amateur: the usual Automa tokens and a bronze agent.
GC-178 = Level 2, Professional: one further random token on cell 5, so two lie there; a silver agent.
GC-179 = Level 3, Living Legend: one further random token on cell 3 and one on cell 5; a gold agent.
GC-180 = At the start of every round from the second on all tokens of that cell join the Automa.
GC-181 = In the solo game the Automa scores matches like a player: 2 glory for a draw, for a win the bonus of its agent plus the goal difference.
GC-182 = It starts with 5 glory, like everybody in a game for two; with "solo_automa_glory=0" it starts with none.
GC-183 = After round 6 you add the glory of the track, of end-of-championship abilities and of your fan card; the Automa adds nothing.
GC-184 = A lead of at least 6 decides, for either side; otherwise you play a final against the Automa.
GC-185 = If that final is drawn, the Automa throws its penalties with one die from each slot.

## What is not allowed

GC-190 = You cannot pay with glory, sell champions, or discard a hired champion unless an effect says so.
GC-191 = You cannot put tokens of your supply into a bag, nor keep tokens of your board out of it.
GC-192 = You cannot draw champions from a deck of another level than your agent’s, not even a lower one.
GC-193 = You hire from your hand only, never from a deck or a discard pile.
GC-194 = There is one champion to a slot and one slot to a champion.
GC-195 = During matches you can neither change the line-up nor buy anything.
GC-196 = You cannot look at the hand or the fan card of another player, at the order of a deck, or into the bag.
GC-197 = You cannot change the order of gains inside an ability, which goes from left to right, nor put off a demanded discard of a champion until after other effects.

## What abilities do

GC-200 = "Discard another hired champion": a champion with this ability can be hired only if you have another one to discard.
GC-201 = "Extra die": one or more further dice for this throw, as the card says.
GC-202 = "Sponsor token": take one of the kind shown, +1 or -1.
GC-203 = A token without a value stands for an attack or a defence token of any value: you choose which one to upgrade or return.
GC-204 = "Upgrade": exchange a token for one that is 1 stronger, as many times as the card says.
GC-205 = "Glory for symbols": 1 glory for each symbol of the kind shown.
GC-206 = "Add a token": take the token shown, attack or defence, from your supply to your board.
GC-207 = "Return a token": give as many tokens of the type as the card says from your board back to your supply.
GC-208 = "For each symbol": you get everything listed before it once for each symbol of the kind shown.
GC-209 = "Each time you hire": whenever you hire a champion with the symbol shown, you get what follows.
GC-210 = "Each time you score": after every match in which you scored at least the number of goals shown, you get what follows.
GC-211 = "Extra dice for symbols": one further die for this throw for each symbol of the kind shown.
GC-212 = "If you have the symbols": if your hired champions show the symbols in the numbers given, you get what follows.
GC-213 = "Glory for a level": 1 glory for each of your hired champions of the level shown.
GC-214 = "Coins": so many coins more at the start of shopping.
GC-215 = "Glory": so much glory, without any condition.

## Named champions

GC-220 = Wizard Jim (3), permanent: each upgrade of your stadium gives you a -1 sponsor token.
GC-221 = Stone Golem (44), permanent: in a match each of your defence tokens is 1 stronger; a -4 counts as -5.
GC-222 = Slime (47), permanent: in a match each attack token of your opponent is worth 1 less.
GC-223 = Securitron (54), end of the championship: 1 glory for each different trait among your hired champions, at most 5.
GC-224 = Dark Pathfinder (62), end of the championship: 1 glory for each different kind of ability among your hired champions, at most 4.
GC-225 = Team Captain (64), permanent: each upgrade of your stadium or agent gives you one upgrade of an attack token and a +1 sponsor token.
GC-226 = Golden Golem (90), instant: what is listed before the sign, once for each red symbol among your hired champions.
GC-227 = Sphinx (97), end of the championship: 1 glory for each hired champion with at least one permanent ability.
GC-228 = Forest Lord (99), throw: if your hired champions show all 5 traits, no die is rolled and the throw is a goal.
GC-229 = Hippogriff (101), permanent: 1 coin of income for each full pair of blue symbols among your hired champions.
GC-230 = Eyebush (21), instant: a defence token -1. Permanent: each hire of a champion with its symbol upgrades one attack token; its own hire counts.
GC-231 = Baby Orc (8) brings a +1 sponsor token, which works in the income of the next round.
GC-232 = Little Vampire (13) brings 1 coin of income in every round after its hire.
GC-233 = Changed values hold for the match only, whether they come from Stone Golem, Slime or a champion that makes your attack tokens worth 1 more. The tokens themselves stay as they are.
GC-234 = An attack whose value sinks to 0 or less is still an attack: it is repelled, and it turns the defence tokens over.

## Rulings

GC-Q01 = How do you know the kind of an ability? By its wording: what happens on hiring is instant, what happens when this champion throws is a throw ability, what happens at the end of the championship is of that kind, and all that lasts or waits is permanent. In the text of the rules one and the same sign stands for two kinds.
GC-Q02 = Of what kind are Securitron, Dark Pathfinder and Sphinx, printed with the permanent sign? They speak of the end of the championship, so they are of that kind. Sphinx counts itself only through a permanent ability of its own; here it has one, its coin, and so it counts itself. Dark Pathfinder counts its own end-of-championship ability as a kind.
GC-Q03 = Of what kind is the ability of Forest Lord, printed as an instant one? It is about a throw, so it is a throw ability.
GC-Q04 = Which permanent abilities work if you have more than 4 champions? Outside matches those of all hired champions; the bench exists only from the line-up to the end of the match.
GC-Q05 = Which weaker token do you take if the right one is missing? The strongest one below the value wanted.
GC-Q06 = May you pay for nothing? Effects of cards may be lost, but a paid action that can do nothing at all is not allowed. Training defence with only one possible upgrade is allowed; the second one is lost.
GC-Q07 = In which order do the effects of a hire work? A demanded discard comes first; then the instant abilities of the new card and all abilities that wait for a hire, its own too, in any order you choose; inside an ability from left to right. If the order cannot matter, you are not asked.
GC-Q08 = What if symbols change while a multiplied ability works? Their number is fixed when the ability begins; then its list is carried out that many times.
GC-Q09 = Does "at least so many goals" work at every goal from that one on? No, once, at the end of the match.
GC-Q10 = What if tokens are to be upgraded during a match, when all are in the bag? It waits for the end of the match. The champions here avoid the case.
GC-Q11 = There are only 4 dice: may you roll more? Yes, there is no limit. With "dice_cap=4" at most 4 dice are rolled in one throw, the normal one included.
GC-Q12 = How many sponsor tokens are there? As many as are needed. This edition has 15, and a review of the Italian one counts 10.
GC-Q13 = Is the -1 sponsor token of Wizard Jim a slip? It may be, but it stays -1, and a strong instant ability makes up for it. With "wizard_jim=+1" it is +1.
GC-Q14 = What if the income leaves the track? It is kept between 0 and 12.
GC-Q15 = Do sponsor tokens count at the end of the championship? Yes: the income is counted as at the start of shopping.
GC-Q16 = In which order are the last income and the end-of-championship abilities counted? It does not matter: all are plain sums.
GC-Q17 = Who exactly is in the final after a tie? Write the totals down from the highest, repeats included, and look at the second one: in 34, 34, 29 it is 34. Players who have more are in. The places left of the two go to the players with exactly that total; if there are more players than places, the tie-break of GC-146 decides.
GC-Q18 = How are the other places settled? The winner of the final is first, the loser second; the others follow by total, then by the tie-break of GC-146 without dice. Players who are still equal share the place.
GC-Q19 = Who is the younger player in the penalty throws? Nobody can know online, and it changes nothing: the lower seat begins.
GC-Q20 = May starting champions throw penalties? Yes, with one die, and no glory is lost.
GC-Q21 = On which field is the final played? On any; here on field 1.
GC-Q22 = Why does the list of components show a front and a back side? No rule uses two sides, so there is only one here.
GC-Q23 = Does the solo Automa have glory at the start? Yes, 5; with "solo_automa_glory=0" none.
GC-Q24 = Does the Automa lose glory for the starting champions on its board? No, no rule about champions applies to it.
GC-Q25 = May you draw fewer cards in preparation? No: your hand is filled up to 3 by itself.
GC-Q26 = Do you see what others buy while you shop? No: you see them as they were at the start of the phase, and all is revealed when the last one has finished. With "shopping=open" you see everything at once.
GC-Q27 = Who draws first from a common deck when all shop at once? It must not matter. When preparation opens, each deck is dealt from the top, card by card in seat order, into a private queue for each seat, and until all have ended their shopping you draw from your own queues only. What you discard in that time lies on your own pile of each level; when your queue is empty, this pile is shuffled into it. When both are empty, you get your equal share of the common discard pile as it was when preparation opened, shuffled and dealt out in the same way; after that you draw nothing more. When all have ended, the cards left in the queues are shuffled together into the deck, and the private piles join the common discard piles. Every card is as likely as with one common deck, as long as no share runs out. Whether a search can change anything is judged by what you yourself can still draw. With "decks=arrival" there is one common deck for all, served in the order in which moves arrive, for people around one screen.
GC-Q28 = Which abilities of a match may be put in order? For those that change tokens and for the throw abilities of one champion the order changes nothing. Your own abilities at the end of a match you may order as you like. Abilities of different players never meet.
GC-Q29 = Does an ability that waits for a hire work twice if the new card shows the symbol twice? No, once per hire.
GC-Q30 = How many champions must be in the line-up? None need be: you place 0 to 4.
GC-Q31 = Which slot throws if an Automa attacks with more than strength 4? Slot 4+, as for everybody.
GC-Q32 = Are fan cards hidden? Yes, until the scoring; the one that you discarded stays hidden for good.
GC-Q33 = What if a player resigns or stays away? A bot plays on for that seat.
GC-Q34 = What if the gold deck runs dry? There are 32 gold cards for up to six teams. With six equally ambitious bots deck and discard pile were both empty at some moment of round 6 in 97 percent of games, with five in 24 percent, with four never. Then hands stay below 3. A search with discards is still allowed: discarded cards of your agent’s level form the new deck, and you may draw them again.
