### Augustus: every rule and every ruling of the ledger, explained to the player.

## Set-up

AU-001 = Augustus is for 2 to 6 players; no other number is allowed.
AU-002 = All 12 reward tiles lie face up in the middle, in view of everybody for the whole game. At the start nobody owns one.
AU-003 = Everybody starts with 7 legions in the personal supply.
AU-004 = The other legions are the common supply: 34, 27, 20, 13 or 6 with 2, 3, 4, 5 or 6 players.
AU-005 = All 23 mobilisation tokens are in the bag at the start; none lies on the table.
AU-006 = The 88 objectives are shuffled, and 5 of them are laid open in the middle: the display.
AU-007 = Everybody is dealt 6 objectives at random.
AU-008 = Of your 6 objectives you keep exactly 3.
AU-009 = The 3 objectives you keep lie open in front of you, without legions. They are your active objectives.
AU-010 = The 3 objectives you do not keep go face down to the discard pile.
AU-011 = Everybody chooses at the same time and sees only their own six cards; the choices are revealed together.
AU-012 = The display is laid out before the choice; you may look at it while you choose.
AU-013 = The other objectives are the face-down deck: 71, 65, 59, 53 or 47 cards with 2, 3, 4, 5 or 6 players.
AU-014 = For a first game there is a simpler start, "start=random3": everybody is dealt 3 random objectives and lays them open, without choice or discard. The deck then has 77, 74, 71, 68 or 65 cards with 2, 3, 4, 5 or 6 players.
AU-015 = The oldest player is the first town crier. Here it is a seat drawn at random, or the seat named when the table is made.
AU-016 = The seats are A, B, C and so on, in clockwise order. Your left neighbour is the next seat; after the last seat comes A.
AU-017 = The numbers of the tokens, the abilities and the conditions of the rewards can be looked up by everybody at any time.

## The objective card

AU-020 = Every objective is either a province or a senator.
AU-021 = Every objective has a number of its own, from 1 to 88. It matters only for the order in which completed objectives are resolved.
AU-022 = A province is green, purple or orange. A senator has no colour; senators are a fourth type.
AU-023 = Of the products of a province only gold and wheat matter; all others, and its place on the map, are decoration. Senators show no products.
AU-024 = A card may show gold, wheat, both or neither. It counts as one gold card, as one wheat card, or as both.
AU-025 = The printed points of a card count only if you have completed it and still own it at the end.
AU-026 = A card has 2 to 6 spaces, each with one of the six troop symbols. A symbol may occur more than once.
AU-027 = A space holds at most one legion.
AU-028 = A card has at most one special ability; some cards have none.
AU-029 = An ability is immediate, permanent or final.

## Round and draw

AU-030 = A round has four parts: a token is drawn, everybody may place, completed objectives are resolved, and the end of the game is checked. Then the next round begins.
AU-031 = The crier draws exactly one token, announces it and lays it open on the table.
AU-032 = Every token in the bag is equally likely to be drawn.
AU-033 = Drawn tokens stay out of the bag until a joker is drawn.
AU-034 = The token counts for everybody, the crier too.
AU-035 = The bag never runs empty: after at most 21 other tokens a joker must come.
AU-036 = The crier has no other rights, and being crier breaks no tie.

## Placement

AU-039 = To mobilise a legion means to place it on a space from your supply, or to move it there from another space.
AU-040 = With each token you may mobilise one legion onto one empty space of one of your active objectives; its symbol must be that of the token.
AU-041 = The legion may come from your personal supply.
AU-042 = Or the legion may come from any space of any of your active objectives.
AU-043 = You may move a legion even if there are legions left in your supply.
AU-044 = You may move a legion within one card, and between two cards from a symbol to the same symbol. Between two equal symbols of one card a move would change nothing, so it is not offered.
AU-045 = One token lets you mobilise one legion, never more.
AU-046 = Mobilising is optional: you may do nothing.
AU-047 = You cannot mobilise onto a space that is occupied.
AU-048 = You cannot mobilise onto a space with another symbol than that of the token, unless the token is a joker or one of your permanent abilities allows it.
AU-049 = You cannot take a legion back into your supply, move two of them, or use a legion of another player or of the common supply.
AU-050 = When your personal supply is empty, you can only move a legion or pass.
AU-051 = Legions stand on your own active objectives only: never on cards of the display, on completed cards or on cards of other players.
AU-052 = All players decide at the same time, without knowing what the others decide in this round. The decisions are revealed and carried out together.
AU-053 = With "placement=clockwise" the crier decides and shows first, then the others in clockwise order; each sees the earlier decisions.
AU-054 = Completed objectives are looked for when all placements of the round have been carried out.
AU-055 = A token fills one space, so it completes at most one objective of each player. More of them can only come from abilities.

## Joker

AU-060 = A joker stands for any symbol; everybody chooses freely, whatever the others choose.
AU-061 = With a joker all other rules of placement stay: one legion, placed or moved, or nothing.
AU-062 = After a joker all tokens on the table, the joker too, go back into the bag: 23 again.
AU-063 = Then the left neighbour of the crier becomes the crier.
AU-064 = The tokens go back and the crier changes at the end of the joker’s round, after everything is resolved and before the next draw.
AU-065 = The crier changes at no other time.

## Completing an objective

AU-070 = An objective is completed as soon as a legion stands on every one of its spaces.
AU-071 = A completed objective is announced with "Ave Caesar!". This happens by itself; you cannot put it off or refuse it.
AU-072 = If several players complete objectives in one round, they are resolved one after the other; the lowest card number comes first.
AU-073 = A completed objective is resolved in five steps: take its legions into your supply; use its immediate ability; lay it into your completed area; get your rewards; take a new objective and refill the display.
AU-074 = All that follows from the completed objective of one player is done before the next player begins.
AU-075 = In the last step you choose one card of the display. It becomes an active objective of yours, without legions.
AU-076 = You must take a new objective, and it must be one of the display: you cannot draw blindly from the deck.
AU-077 = The display is refilled to 5 cards from the top of the deck.
AU-078 = The next player who resolves an objective chooses from the refilled display.
AU-079 = You have 3 active objectives all game long, and one more for every ability "take two new objectives" that you have used.
AU-080 = Completed objectives lie open in the completed area of their owner.
AU-081 = An objective goes through four stages: without legions; in progress, with at least one legion; completed and inviolable; controlled, in the completed area.
AU-082 = A completed objective that waits for its resolution, or is being resolved, is inviolable: no red ability can touch it or its legions.
AU-083 = In the completed area an objective is no longer inviolable, even in the same round.
AU-084 = Legions on a completed objective are locked: you cannot move them to another card.
AU-085 = Even if you have just completed your seventh objective, you take a new one.
AU-086 = Once completed, a card is no longer active: no legion can be placed, moved or rearranged onto it, not even when its own legions have been taken off. It counts in the completed area only when it lies there.

## Chains

AU-090 = If your ability completes another objective of yours, that one is resolved at once, within your own resolution, whatever its number.
AU-091 = First all cards of the chain give back their legions and use their abilities, in the order in which they were completed; new completions join the end of the chain.
AU-092 = Cards completed by the same ability join the chain in the order of their numbers.
AU-093 = Then the cards enter the completed area one by one, in the order of the chain, and the rewards are checked after each of them.
AU-094 = Last, you take as many new objectives as you have completed cards, and one more for each "take two", all from the same display. It is refilled to 5 only after the last one.
AU-095 = If the display runs empty while you are taking, it is refilled first and you go on.
AU-096 = Resolving a single card is the same procedure with one card.
AU-097 = Objectives that you take at the end of a chain cannot be affected by the abilities of that chain.

## Abilities that serve their owner

AU-100 = An immediate ability works once, when its card is completed, and never again.
AU-101 = A permanent ability works as long as its card lies in your completed area.
AU-102 = A final ability works only in the final scoring, and only if you still own its card.
AU-103 = "Take legions": take 1 or 2 legions, as the card says, from the common supply into your personal supply.
AU-104 = If the common supply holds fewer legions, you take what is there, perhaps nothing; there is nothing instead.
AU-105 = Legions that you have gained stay with you, even if you lose the card later.
AU-106 = "Mobilise onto two symbols": mobilise at once one legion onto the first symbol named by the card and one onto the second, on your active objectives. Both symbols may be the same.
AU-107 = Legions mobilised by an ability may come from your supply or be moved, as with a token.
AU-108 = Each of the two is optional: you may do one of them, both or none.
AU-109 = The two are done one after the other, in the order you like. Completed objectives are looked for after both: a card that is full only in between is not completed, and its legions are not locked.
AU-110 = "Mobilise onto any spaces": the same with 1 or 2 legions, as the card says, and with any symbols.
AU-111 = "Complete an objective": choose one of your active objectives that is not completed yet; it may hold any number of legions, or none. It is completed at once: its legions go to your supply and its ability works, as in a chain.
AU-112 = You may decline to complete an objective. If you have no other active objective, nothing happens.
AU-113 = "Take two": for this card you take two new objectives instead of one.
AU-114 = "Rearrange": spread the legions on your active objectives over the spaces of these objectives as you like; symbols and tokens do not matter.
AU-115 = Rearranging keeps the number of legions on your objectives: none comes from your supply and none goes there. You may leave everything as it is.
AU-116 = "One symbol is as good as another": when one of the two symbols of the card is drawn, you may use a space of either.
AU-117 = Such abilities cannot be chained: a token is converted once at most. With shield = chariot and chariot = catapult, a shield serves as a shield or a chariot, not as a catapult.
AU-118 = Each such ability stands on its own: with shield = chariot and chariot = catapult, a chariot serves as a shield, a chariot or a catapult.
AU-119 = These abilities work for tokens drawn by the crier only, not for legions mobilised by an ability.
AU-120 = Two cards with the same pair of symbols do no more than one.
AU-121 = You need not use such an ability; you decide each time.
AU-122 = If you lose the card, its permanent ability ends at once.
AU-123 = "Take legions" and "take two" happen by themselves: you cannot decline them or take less than there is.

## Red abilities

AU-130 = A red ability hits all other players and never its owner.
AU-131 = Each player hit must comply as far as possible.
AU-132 = The player who is hit chooses what is removed or lost, not the attacker.
AU-133 = "Remove one legion": each player hit takes one legion off an objective in progress.
AU-134 = "Remove two legions": each player hit takes off two legions, from one objective or two. A player who has only one removes that one.
AU-135 = Removed legions go back to the personal supply of their owner, never to the common supply.
AU-136 = Only legions on active objectives that are not inviolable can be removed; legions in the supply do not count.
AU-137 = A player without such legions is not affected and suffers nothing instead.
AU-138 = "Empty an objective": each player hit takes all legions off one own objective that holds at least one and is not inviolable. They go to the personal supply.
AU-139 = You cannot choose an objective without legions to be emptied.
AU-140 = "Discard a completed objective": each player hit discards one objective from their own completed area.
AU-141 = An inviolable objective that waits for its resolution cannot be discarded and does not count in the completed area.
AU-142 = A player whose completed area is empty is not affected.
AU-143 = The discarded card goes face up to the discard pile.
AU-144 = With the card its owner loses its points, its final or permanent ability, its resource, its type and its place in the count.
AU-145 = Not lost are legions gained, an extra active objective from "take two", and rewards for types and counts.
AU-146 = A lost card is not replaced, and the active objectives stay as they are.
AU-147 = All players hit decide at the same time and unseen, and the losses are carried out together. Only then are the resource tiles checked, gold before wheat.
AU-148 = The owner cannot waive a red ability. It may well hit nobody.
AU-149 = Red abilities are these three: remove legions, empty an objective, discard a completed objective.

## Rewards

AU-150 = There are rewards for types, for counts and for resources.
AU-151 = Rewards for types and counts can be earned only right after one of your cards has entered your completed area.
AU-152 = Rewards are checked in this order: types, resources, count. The order changes nothing in the result.

## Rewards for types

AU-155 = Five tiles are for types: three green provinces; three purple ones; three orange ones; three senators; and the full set of one province of each colour and a senator.
AU-156 = Such a tile goes by itself and at once to the first player who meets its condition.
AU-157 = You may own several tiles for types.
AU-158 = Only cards that lie in your completed area now are counted; lost cards are not.
AU-159 = One card may earn several tiles at once.
AU-160 = A tile for a type is never given back or passed on, even when its condition is no longer met.
AU-161 = A tile that has been taken cannot be earned by anybody else.

## Rewards for counts

AU-165 = Five tiles are for counts: for 2, 3, 4, 5 and 6 completed objectives.
AU-166 = A count tile is offered to you when a card enters your completed area and makes exactly that number of cards, provided that the tile is still on the table.
AU-167 = You take the tile or decline it, at once.
AU-168 = A tile that you have declined you can never have again, not even if you reach its number a second time.
AU-169 = You can own one count tile in the whole game; if you have one, you are offered no other.
AU-170 = Tiles cannot be exchanged.
AU-171 = A count tile is never given back.
AU-172 = If you sink to a number because you lose a card, you have no claim to its tile.
AU-173 = A tile that you decline stays on the table for the other players.
AU-174 = There is no tile for seven or more objectives.
AU-175 = In a chain every number that you pass on the way is offered.

## Rewards for gold and wheat

AU-180 = There is one gold tile and one wheat tile; at the start both lie on the table.
AU-181 = If the tile is on the table, the first player whose card with this resource enters the completed area takes it at once.
AU-182 = What counts is the number of completed cards that show the resource.
AU-183 = When another player completes such a card and then has at least as many of them as the holder, the tile passes to that player: an equal number is enough.
AU-184 = With a smaller number the tile stays with its holder.
AU-185 = The tile passes by itself; nobody can refuse it.
AU-186 = A card with both resources is checked for both tiles.
AU-187 = After a loss the holder keeps the tile with at least one such card left, as long as nobody has more of them; others may have as many.
AU-188 = If one other player has the most such cards after a loss, the holder gives the tile to that player.
AU-189 = If several others share the most, the holder chooses one of them to give the tile to.
AU-190 = If nobody has the resource any more, the tile goes back to the table.
AU-191 = A loss of a player who does not hold the tile moves nothing.
AU-192 = If others have as many cards as the holder only because the holder lost one, the tile does not move.
AU-193 = A tile that went back to the table is earned as at the start.
AU-194 = One player may hold both resource tiles, and any tiles for types and one for a count besides.

## End and scoring

AU-200 = The game ends at the end of a round in which at least one player has seven or more cards in the completed area.
AU-201 = The round is always played to its end: every objective completed in it is resolved, with abilities, rewards and new objectives.
AU-202 = If a seventh objective is lost again before the end of the round, it does not end the game.
AU-203 = Your score is the points of your reward tiles, plus the printed points of your completed objectives, plus the points of their final abilities.
AU-204 = Active objectives, legions and declined tiles score nothing.
AU-205 = "Points for symbols": the points named by the card for each such symbol on all your completed objectives, up to the maximum of that card.
AU-206 = The symbols of the card itself count too; how a space was filled does not matter.
AU-207 = Several such cards score independently, each up to its own maximum.
AU-208 = "Points for a type": the points named by the card for each of your completed objectives of that type, the card itself included, without a maximum.
AU-209 = The highest total wins and becomes consul.
AU-210 = If totals are equal, the player with more completed senators wins.
AU-211 = If these are equal too, the players share the victory.
AU-212 = All ranks go by the total, then by senators; players who are equal in both share the rank.

## When something runs out

AU-220 = If a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck.
AU-221 = If both are empty, the display stays smaller than 5.
AU-222 = If the display is empty too, you take no new objective.
AU-223 = Nothing disappears: at any time there are 48 legions, 23 tokens and 88 objectives in all places together.
AU-224 = If nobody has an active objective any more and none can be taken, the game ends at the end of the round.

## Table options

AU-230 = "start=draft" (default): everybody keeps 3 of 6 objectives. "start=random3": everybody begins with 3 random ones.
AU-231 = "placement=simultaneous" (default): everybody places at the same time, unseen. "placement=clockwise": one after the other, openly, from the crier on.
AU-232 = "crier=random" (default): the first crier is drawn at random. With a seat letter, that seat is the first crier.
AU-233 = There is no solo game and no team game.

## Rulings

AU-R01 = Are there 48 or 50 legions? 48, as the rulebook says; some reviews name 50.
AU-R02 = How are 3 of 6 objectives chosen, and what becomes of the rest? Everybody chooses at the same time and in secret, with the display in view; the rest is discarded face down.
AU-R03 = Do the players place at once or in turn? At the same time, and hidden until all have decided. With "placement=clockwise" they place openly in clockwise order from the crier.
AU-R04 = May the legions of an ability be moved ones? Yes: to mobilise is to place or to move.
AU-R05 = Must you use your own abilities? Mobilising, completing an objective and rearranging may be declined, wholly or in part. Taking legions and taking two objectives happen by themselves.
AU-R06 = Does "one symbol is as good as another" work in both directions? Yes.
AU-R07 = Does that ability help when an ability mobilises legions? No, it is for tokens drawn by the crier only.
AU-R08 = In which order is a chain resolved? First legions and abilities of all its cards, then the cards enter the completed area one by one with their rewards, then all new objectives are taken from one display, which is refilled at the end. The legions of completed cards are locked.
AU-R09 = Is a count tile offered for a number that is only passed inside a chain? Yes, every number is offered.
AU-R10 = Does the gold or wheat tile pass when the numbers are equal? Yes, if the other player gets there by completing a card; no, if the holder comes down by losing one.
AU-R11 = What if several players lose cards at the same time? They decide unseen, the losses are carried out together, and then each resource is checked once.
AU-R12 = Is a declined count tile offered again when the number is reached a second time? No, never.
AU-R13 = Do you have a claim to a count tile when you sink to its number? No, only right after completing an objective.
AU-R14 = What exactly may be rearranged? The legions on your active objectives, and only those; their number stays the same.
AU-R15 = May you complete at once an objective without legions? Yes, any of your active objectives.
AU-R16 = What if a player loses the seventh objective again in the same round? The game goes on, unless another player has seven.
AU-R17 = What if the deck or the legions run out? The discard pile becomes the deck. If there is nothing, you take nothing: no legion, no new objective.
AU-R18 = What if the totals and the senators are equal? The players share the victory.
AU-R19 = When do the tokens go back into the bag after a joker? At the end of that round.
AU-R20 = What becomes of the permanent ability of a lost card? It ends.
AU-R21 = In the printed example with three players two card numbers cannot be read. Our example uses 70 and 12 in their place.
AU-R22 = The printed player aid explains two pairs of symbols with the same words. We read one pair as points for provinces and points for senators, the other as different pairs of equal symbols.
AU-R23 = How many objectives lie open, and may you draw blindly? Five, and no.
AU-R24 = What is a "red" objective? One whose ability makes the other players remove legions, empty an objective or discard a completed one.
AU-R25 = Are resource pictures counted or cards? Cards.
AU-R26 = Who is first when two players meet the condition of a type tile in the same round? The one whose objective is resolved first: the lower card number.
AU-R27 = What happens if a player resigns? That seat no longer places legions, answers red abilities with the first legal choice, declines count tiles and takes the first open objective. It can neither win nor share the victory. When one seat is left, it wins at once.
