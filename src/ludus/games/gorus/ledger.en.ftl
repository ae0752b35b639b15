### Gorus Maximus: every rule and every ruling of the ledger, explained to the player.

## Deck and set-up

GM-001 = Gorus Maximus is for 1 to 8 players; no other number is allowed.
GM-002 = There are five schools: Blue Fists, Brown Swords, Green Arrows, Pink Axes and Yellow Shields.
GM-003 = Each school has exactly one gladiator of every strength from 0 to 15, so all 80 cards are different.
GM-004 = A card marked 6+, 7+ or 8+ is in the deck only with at least that many players, and only if its school takes part.
GM-005 = A card without a mark is in the deck whenever its school takes part.
GM-006 = With 1, 2 or 3 players the deck has 3 schools with the strengths 0 and 4 to 12: 30 cards.
GM-007 = With 4 players the deck has 4 schools with the strengths 0 and 4 to 12: 40 cards.
GM-008 = With 5 players the deck has all 5 schools with the strengths 0 and 4 to 12: 50 cards.
GM-009 = With 6 players the deck has all 5 schools with the strengths 0 and 3 to 13: 60 cards.
GM-010 = With 7 players the deck has all 5 schools with the strengths 0 and 2 to 14: 70 cards.
GM-011 = With 8 players the deck has all 5 schools with the strengths 0 to 15: all 80 cards.
GM-012 = With 1 to 4 players it does not matter which schools take part. They are drawn at random or chosen when the table is made.
GM-013 = What is left out stays out for the whole game: every round is played with the same deck.
GM-014 = Everybody knows which cards the deck consists of.
GM-015 = The deck is shuffled and everybody is dealt 10 cards.
GM-016 = With 3 to 8 players the whole deck is dealt; no card is left over.
GM-017 = You may arrange your hand as you like; the order of the cards means nothing.
GM-018 = Turns go clockwise, to the left, and nobody changes seats during the game.
GM-019 = The rules do not say who deals first. One seat is the dealer of round 1: drawn at random or chosen when the table is made.
GM-020 = You need 3 round wins, unless a smaller or larger number is agreed before the game. This number is the target.
GM-021 = At the start nobody has a glory token and no school is the strongest.

## Opening a bout

GM-101 = The player to the left of the dealer opens the first bout of the round.
GM-102 = If you open a bout, you play any one card of your hand face up into the arena. Nothing restricts your choice.
GM-103 = The school of the first card of a bout is its starting school.
GM-104 = The school of the first card of a round is also the strongest school from that moment on.
GM-105 = In all later bouts of the round the first card sets only the starting school. The strongest school stays what it was at the end of the bout before.
GM-106 = The card that opens a bout is never a challenge, whatever was played in the bout before.
GM-107 = From the first card of a round to its end exactly one school is the strongest.
GM-108 = The rating card shows the strongest school and nothing else. You read the starting school from the first card of the bout.
GM-109 = The starting school and the strongest school may be the same or two different ones.
GM-110 = A starting school holds for its own bout only.

## Following

GM-201 = After the opening the others play in clockwise order, each exactly one card, face up.
GM-202 = If you hold at least one card of the starting school, you must play a card of that school or challenge. No other card is allowed.
GM-203 = If you hold several cards of the starting school, you may play any of them.
GM-204 = If you hold no card of the starting school, you may play any card: one of the strongest school, a challenge, or anything else.
GM-205 = You need not beat what lies in the arena, and you need not play the strongest school when you cannot follow.
GM-206 = The duty to follow is about the starting school, even if the strongest school has changed during the bout.
GM-207 = You cannot pass, you cannot play two cards, and a card that was played is not taken back.
GM-208 = You play from the cards in your hand, and only what you hold at that moment decides what you may play.

## Challenge

GM-210 = A card is a challenge if its strength equals that of the last card, the one played immediately before it in the same bout.
GM-211 = A card that equals only an earlier card of the bout, while the last card has another strength, is not a challenge.
GM-212 = A challenge makes the school of the challenging card the strongest school at once.
GM-213 = You may challenge even if you hold cards of the starting school.
GM-214 = You may challenge with a card of the school that is the strongest already. That school stays the strongest, but the card counts as a challenge, so you need not follow.
GM-215 = A card of equal strength always challenges, whether you want it or not; you cannot decline the effect.
GM-216 = If the last card was not of the starting school, a card of the starting school with the same strength both follows and challenges: the starting school becomes the strongest.
GM-217 = A challenge may be answered by another one with the very next card. Each takes effect, and the latest one stands.
GM-218 = You never have to challenge. If you cannot follow, you may play any other card.
GM-219 = Every strength can challenge and be challenged, also 0.
GM-220 = During a round only a challenge changes the strongest school; nothing else does.
GM-221 = A challenge does not change the starting school.
GM-222 = A card of the strongest school whose strength differs from the last card changes nothing.
GM-223 = A challenge does not win the bout by itself: a higher card of the new strongest school beats it, whether it was played before or comes after.
GM-224 = There is no limit to the number of challenges in a bout or in a round.

## End of a bout

GM-301 = A bout ends when everybody has played one card.
GM-302 = The bout is won by the highest card of the school that is the strongest at its end.
GM-303 = If no card of that school lies in the arena, the highest card of the starting school wins.
GM-304 = A card that belongs neither to the strongest nor to the starting school cannot win.
GM-305 = Only the strongest school at the end of the bout counts. Cards of a school that was the strongest earlier have lost that rank; cards of the new one have it, even if they were played before the challenge.
GM-306 = Within one school the greater strength beats the smaller.
GM-307 = Any card of the strongest school, even its 0, beats every card of the other schools.
GM-308 = Every bout has exactly one winner: no two cards are equal, and at least one card is of the starting school.
GM-309 = After a challenge there is always a card of the strongest school in the arena, so the starting school no longer decides the bout.
GM-310 = The winner of the bout captures all its cards, the winning one too, and puts them face down on their own pile.
GM-311 = The winner of a bout opens the next one.
GM-312 = The school that is the strongest at the end of a bout is the strongest at the start of the next.

## What may be looked at

GM-320 = At any time during the round everybody may look at the cards of the bout completed last.
GM-321 = Nobody may look at the cards of earlier bouts, not even at those in their own pile.
GM-322 = You do not see the hands of the others.
GM-323 = Captured favour is counted at the end of the round and not before.

## End of a round

GM-401 = The round ends when all hands are empty: after 10 bouts, or after 15 with two players.
GM-402 = Everybody adds up the favour of all the cards in their own pile.
GM-403 = The favour of a card depends on its strength only, unless the table uses figures of its own. Usually an 8 is worth -4, a 2 is worth -1, a 9 is worth 2, and 10, 11 and 14 are worth 1 each.
GM-404 = The 0 of the school that is the strongest at the end of the round is worth 5 favour to the player who has it in their pile.
GM-405 = All other 0s are worth nothing.
GM-406 = Which 0 is worth 5 depends only on the strongest school after the last bout, so a challenge in the last bout still counts.
GM-407 = Cards without a figure for favour are worth 0.
GM-408 = A total may be negative. A player who has captured nothing has 0.
GM-409 = The highest total wins the round and gets a glory token, side I up.
GM-410 = If several players share the highest total, each of them wins the round.
GM-411 = A player who already has a token and wins another round turns it to side II instead of taking a new one.
GM-412 = Favour is not carried over to the next round; only round wins are kept.
GM-413 = The number of bouts you win does not matter for winning the round.
GM-414 = If all totals are negative, the highest one still wins the round.

## A new round

GM-501 = The player who opened the first bout of the round becomes the dealer of the next round.
GM-502 = So the dealer and the first opener move on by one seat clockwise every round, no matter who won.
GM-503 = All cards are gathered, shuffled and dealt again, 10 to each player.
GM-504 = The marker is taken off: until the first card of the new round no school is the strongest.
GM-505 = The first card of the new round sets the strongest school afresh.
GM-506 = Apart from that every round follows the same rules.

## End of the game

GM-601 = The game ends after the round in which a player reaches the target, usually a third round win.
GM-602 = If exactly one player has reached the target, that player wins the game.
GM-603 = If several players reach the target in the same round, they are contenders, and the one whose pile holds the 0 of the strongest school wins.
GM-604 = If no contender has that 0, the contender with the fewest cards in the pile of that round wins.
GM-605 = If contenders are level even then, they share the victory.
GM-606 = Only contenders are compared. If the 0 lies with another player, it decides nothing.
GM-607 = Once the game has ended, no further round is dealt and nothing more can be played.
GM-608 = Any target from 1 upwards is possible; the table offers 1 to 9.
GM-609 = After a complete round the 0 of the strongest school always lies in some pile. So between two players, between two teams and in the solo game it always decides; the fewest cards count only if a side that is no contender has it.

## Two players

GM-701 = Two players use 3 schools with the strengths 0 and 4 to 12: 30 cards.
GM-702 = Each of the two is dealt 10 cards; the other 10 are a face-down draw deck.
GM-703 = Each time you have played a card, you draw one from the draw deck, as long as it lasts.
GM-704 = You draw directly after your own play, before the other player acts, whether you opened the bout or not.
GM-705 = You can use the card you have drawn from your next turn on.
GM-706 = When the draw deck is empty, play goes on without drawing until both hands are empty.
GM-707 = The round has 15 bouts; the draw deck runs out with the 5th.
GM-708 = All 30 cards are played and captured in every round.
GM-709 = Everything else is as in the general rules: change of dealer, target and ties.

## Solo

GM-801 = The solo game uses 3 schools with the strengths 0 and 4 to 12: 30 cards.
GM-802 = You take 10 cards; the other 20 are the face-down deck of wandering gladiators.
GM-803 = The top card of the wandering deck opens every bout, no matter who won the one before.
GM-804 = The first wandering gladiator of the round sets the starting and the strongest school; the openers of later bouts set the starting school only.
GM-805 = You play second, by the usual rules of following and challenging.
GM-806 = Then the next card of the wandering deck comes as the third and last of the bout.
GM-807 = Nobody chooses the wandering gladiators and they do not follow: each is simply the top card of the deck.
GM-808 = If the second wandering gladiator is as strong as your card, it challenges: its school becomes the strongest. The table may switch this off.
GM-809 = If the second wandering gladiator equals the first one but not your card, it does not challenge.
GM-810 = The usual rules decide the bout. You win it only if your card beats both wandering gladiators.
GM-811 = If a wandering gladiator wins, all three cards go face up on the wanderers’ pile.
GM-812 = If you win, all three cards go on your pile.
GM-813 = The round has 10 bouts; your hand and the wandering deck run out together.
GM-814 = At the end of the round the wanderers’ pile is counted by the same rules as yours.
GM-815 = In every round you must win at least one bout with an 8 in it, so that your pile holds an 8 at the end. It does not matter who played that 8.
GM-816 = Without an 8 in your pile you lose the round, whatever the totals are, and only the wanderers get a glory token.
GM-817 = With an 8 in your pile the higher total gets the token; with equal totals both sides do.
GM-818 = The first to reach the target, you or the wanderers, wins the game. If both reach it in the same round, the pile with the 0 of the strongest school wins, so there is no draw.
GM-819 = Whether you have an 8 is checked after the 10th bout.
GM-820 = The solo game has no dealer and no order of seats.

## Teams

GM-901 = With 4 or more players you may play in teams; with 1 to 3 players there are none.
GM-902 = Possible teams: 4 players 2+2; 5 players 2+2+1 or 3+2; 6 players 2+2+2 or 3+3; 7 players 2+2+2+1 or 3+2+2; 8 players 2+2+2+2 or 4+4.
GM-903 = Players of different teams sit alternately around the table, as far as that is possible.
GM-904 = A team has one pile: whichever member wins a bout, the cards go there. At a table one member keeps it.
GM-905 = At the end of the round the team with the most favour in its pile gets a glory token.
GM-906 = If several teams share the highest total, each of them gets a token.
GM-907 = As a rule a team must win as many rounds as it has members, plus one.
GM-908 = So teams of different size have different targets: a single player needs 2 round wins, a team of two 3, of three 4, of four 5.
GM-909 = A team of one player is a team like any other.
GM-910 = The deck depends on the number of players, not of teams. Everybody has a hand of 10 cards and plays by the general rules.
GM-911 = The next bout is opened by the member who played the winning card, not by the keeper of the pile.
GM-912 = The dealer and the first opener move on by seats, as without teams.
GM-913 = Team-mates do not see each other’s hands and do not tell each other about them.
GM-914 = If several teams reach their targets in the same round, the 0 of the strongest school and then the fewest cards decide between the team piles.
GM-915 = A team that has reached another team’s target but not its own is not a contender.

## Rulings

GM-R01 = How much favour is each strength worth? The row of this table is used: 8 is -4, 2 is -1, 9 is 2, and 10, 11 and 14 are 1 each; all other strengths are 0, and the 0 of the strongest school is 5. With "favour=minimal" 11 and 14 are 0 too; the option also takes figures of your own, 16 for the strengths or 80 for the single cards, so that you can copy them from printed cards.
GM-R02 = Does the first card set the strongest school in the first round only? No, in every round.
GM-R03 = Can the card that opens a bout challenge the last card of the bout before? No: only cards of the same bout count.
GM-R04 = Must you challenge if you cannot follow? No, you are free to play any card.
GM-R05 = Can you play a card of equal strength without challenging? No. The screen warns you, but the rule stays.
GM-R06 = What if the card of equal strength is of the starting school? Then the last card was of another school, and this is a challenge like any other.
GM-R07 = Who is the first dealer? A player drawn at random, or the seat named by the option "first_dealer".
GM-R08 = Which schools take part with 1 to 4 players? Those drawn at random, or those named by the option "schools": exactly 3 different ones, or 4 with four players. They stay for the whole game.
GM-R09 = When may you look at the previous bout? At any time from its end until the next bout is complete, and after the last bout until the new deal. You see the cards, who played them, and in which order. During the first bout of a round there is nothing to look at.
GM-R10 = Is the size of a pile public? Yes: everybody sees how many bouts and cards each player has captured.
GM-R11 = Can you see favour during the round? No, unless the table has "show_running_totals=on", a help for beginners.
GM-R12 = What if contenders are level after both comparisons? They share the victory. With "final_tie=extra" everybody plays another round, in which only the favour of those contenders is compared, until one of them leads.
GM-R13 = Which pile counts when the fewest cards decide? The pile of the last round.
GM-R14 = Does a wandering gladiator of equal strength challenge? The second one of a bout does if it equals your card; the first one never does. With "wanderers_challenge=off" only you challenge.
GM-R15 = When do you lose a solo round for want of an 8? It is checked after the 10th bout. With "solo_early_stop=on" the round ends as soon as all three 8s lie with the wanderers; the result is the same.
GM-R16 = What happens with equal totals in the solo game? Both sides get a token, provided that you have captured an 8.
GM-R17 = Which piles may you look through in the solo game? The wanderers’ pile is open. Of your own you see the last bout only, unless the table has "open_own_pile=on".
GM-R18 = Which teams are possible? Only the listed ones; the seats are given so that team-mates sit apart. You may write the parts in any order, such as 2+3 or 3+2.
GM-R19 = What if teams are level in a round? The same as with players: each of them gets a token.
GM-R20 = How many rounds must a team win? As many as it has members, plus one. With "team_target=common" the same number holds for all teams, the one of the option "target".
GM-R21 = Who keeps the cards of a team? The member in the lowest seat. This decides nothing, so nobody is asked.
GM-R22 = In the printed example with eight players two of them have the same name. They are two different players of one team.
GM-R23 = A printed example shows four schools with three players. That is a slip: with three players the deck has 3 schools.
GM-R24 = When exactly do you draw with two players? Right after your own play, so nobody uses a card in the bout in which it was drawn.
GM-R25 = What if a player fails to follow? That cannot happen here: cards that are not allowed cannot be played.
GM-R26 = Does a larger target make the game shorter, as a printed note seems to say? No: more rounds make it longer, fewer rounds make it shorter.
GM-R27 = May you talk about your cards? No: you neither announce nor show them, and team-mates have no private channel.
GM-R28 = What if more than two round wins have to be marked? Tokens have two sides only, so round wins are simply counted: I, II, III and so on.
GM-R29 = Does the 0 of the strongest school decide a tie although its 5 favour have been counted already? Yes, it is the first thing to compare.
GM-R30 = Is there the promotional card of other editions? No, nor any of their special parts.
GM-R31 = What happens if a player resigns? The cards of that player are played without choice, always the first legal one, and the side can win only through its other members. When one side is left, it wins. The solo game is lost.
