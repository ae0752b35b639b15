### Regicide: every rule and every ruling of the ledger, explained to the player.

## General and set-up

RG-001 = Regicide is for 1 to 4 players; no other number is allowed.
RG-002 = All players win together or lose together. Nobody has a score of their own.
RG-003 = Values: a Companion (ace) is worth 1, a number card its number, a Jack 10, a Queen 15, a King 20, a Jester 0. The same value counts when you play the card and when you discard it to cover damage.
RG-004 = The Castle deck is made of three shuffled stacks, face down: Kings at the bottom, Queens on them, Jacks on top. So you meet all four Jacks, then all four Queens, then all four Kings; within a rank the suits come in random order.
RG-005 = At the start the top card of the Castle is turned face up: it is your first enemy and always a Jack. The other 11 enemies stay face down.
RG-006 = The Tavern deck holds the 36 number cards, the 4 Companions and the Jesters: none for 1 or 2 players, one for 3, two for 4. It is shuffled and lies face down.
RG-007 = Jesters that are not shuffled into the Tavern are out of the game. Only in solo play both lie beside the table, to be flipped.
RG-008 = The hand limit is 8 cards for 1 player, 7 for 2 players, 6 for 3 players and 5 for 4 players.
RG-009 = At the start you are dealt cards from the Tavern up to your hand limit.
RG-010 = The Lazaret is the discard pile. It starts empty, lies face up beside the Tavern and is shared by all players.
RG-011 = As a joke, the printed rules let the player who committed regicide last go first. Here the first player is drawn at random or chosen by the host of the table.
RG-012 = Turns go clockwise: A, B, C, D and again A.
RG-013 = Until the game ends, exactly one enemy is face up at any time.
RG-014 = A newly revealed enemy has taken no damage, faces no shield, and blocks the power of its own suit. Nothing is carried over from the fight before.
RG-015 = There is no second deal: you keep the hand you were dealt, whatever it holds.

## Turn structure

RG-020 = A turn has four steps in this order: (1) play or yield, (2) suit powers, (3) damage to the enemy and check for its defeat, (4) the enemy attacks you.
RG-021 = Only the player whose turn it is decides anything. The others never react; at most they receive cards drawn by Diamonds.
RG-022 = After step 4 the next player clockwise begins a turn at step 1.
RG-023 = If you yield, you go from step 1 straight to step 4: no suit power, no damage, but the enemy attacks you.
RG-024 = If you play a Jester, steps 3 and 4 are skipped and you name the player who takes the next turn.
RG-025 = If you defeat the enemy, step 4 is skipped and you begin a new turn at step 1 against the next enemy. You may take any number of such turns in a row.
RG-026 = Unless you yielded, played a Jester or defeated the enemy, step 4 follows step 3, even if the shield has reduced the attack to 0; then nothing happens in step 4.

## Step 1: playing cards

RG-030 = On your turn you must make one legal play or, where it is allowed, yield. You cannot pass in any other way.
RG-031 = A legal play is exactly one of these: a single card, a Companion with one other card, a combo, or a Jester alone. Nothing else is allowed.
RG-032 = You may play any one card of your hand alone: a Companion, a number card, a Jack, a Queen, a King or a Jester.
RG-033 = A Companion pair is exactly two cards: a Companion and any one other card except a Jester. The other card may be a number card, a Jack, a Queen, a King or a second Companion.
RG-034 = A Companion pair has no limit of value: a Companion with a 10 (11 in all) or with a King (21 in all) is legal.
RG-035 = You cannot add a Companion to a combo, nor play three or four Companions together.
RG-036 = A combo is 2, 3 or 4 cards of the same number that total at most 10: two to four 2s, two or three 3s, two 4s, or two 5s.
RG-037 = These are not combos: three 4s, three 5s, four 3s, any set of 6s or higher, any set of Jacks, Queens or Kings, cards of different numbers, a 10 with a Jack.
RG-038 = You play a Jester alone: never two Jesters in one turn, never together with another card.
RG-039 = The attack value of your play is the sum of the values of its cards.
RG-040 = The cards you play leave your hand at once and lie face up on the table until the enemy is defeated. You cannot take them back.
RG-041 = As long as you hold at least one card, you have a legal play.
RG-042 = Beginning your turn with an empty hand does not lose the game by itself: you may yield, if yielding is allowed at that moment.
RG-043 = You can play only cards from your own hand.

## Yielding

RG-050 = To yield is to play no card: steps 2 and 3 are skipped and your turn goes on with step 4, the enemy’s attack.
RG-051 = You may not yield if every other player yielded in their own most recent turn.
RG-052 = For each player the game remembers one thing: whether their latest turn was a yield. At the start nobody has yielded; a yield sets the mark, and any play, also a Jester, clears it.
RG-053 = The new turn after a defeated enemy is a turn of its own. It replaces your mark of the turn before, and whether you may yield is checked again against the latest turns of the others.
RG-054 = You may yield with cards in hand and with an empty hand.
RG-055 = With two players, you may not yield while the other player’s latest turn was a yield. This also holds for your extra turns after defeated enemies, until the other player has had another turn.
RG-056 = A yield changes neither the damage nor the shield nor the immunity of the enemy.
RG-057 = In solo play you may not yield.

## Step 2: suit powers in general

RG-060 = Every suit in your play that the enemy does not block gives its power once, however many cards of that suit you played. A Companion with another card of its own suit gives the power once too.
RG-061 = Suit powers are mandatory: you cannot decline or reduce them.
RG-062 = The strength of every power is the attack value of your whole play, not the value of the single card of that suit.
RG-063 = Hearts and Diamonds act at once in step 2. Clubs act in step 3. Spades count from step 4 of the same turn.
RG-064 = If your play has both Hearts and Diamonds, you finish healing before anyone draws.
RG-065 = A Jack, Queen or King played from your hand uses the power of its suit like any other card.

## Hearts (heal)

RG-070 = Hearts: the whole Lazaret is shuffled, as many cards as your attack value are counted off face down and put under the Tavern. The rest goes back face up as the Lazaret, in random order, so its top card is now a random one.
RG-071 = If the Lazaret holds fewer cards than your attack value, all of it goes under the Tavern; if it is empty, nothing happens. There is no penalty.
RG-072 = Nobody may look at healed cards, and they lie under the Tavern in random order.
RG-073 = Cards on the table are not in the Lazaret and cannot be healed: neither those you have just played nor those played earlier against this enemy.
RG-074 = Healing never puts a card into a hand.

## Diamonds (draw)

RG-080 = Diamonds: starting with you and going clockwise, players draw one card at a time from the top of the Tavern, round and round, until as many cards as your attack value have been drawn in all.
RG-081 = A player whose hand is at the limit is skipped. Drawing never takes a hand above the limit.
RG-082 = Drawing stops early when the Tavern is empty or every hand is full. There is no penalty.
RG-083 = The cards you have just played are already out of your hand, so you have room for at least as many cards as you played.
RG-084 = Only the player who draws a card sees it. A recruited enemy drawn from the top of the Tavern is known to all anyway.
RG-085 = An empty Tavern is not refilled from the Lazaret. Only Hearts bring cards back.

## Clubs (double damage) and Spades (shield)

RG-090 = Clubs: your play deals twice its attack value as damage.
RG-091 = Clubs double only the damage. Draws, heals and the shield of the same play use the plain attack value.
RG-092 = Two clubs in one play, such as the Companion of clubs with another club, double the damage once, not twice.
RG-095 = Spades: the attack value of your play is added to the shield against the current enemy. The whole play counts, also its cards of other suits.
RG-096 = The shields of all plays by all players against this enemy add up and last until it is defeated.
RG-097 = A shield never reduces the attack below 0; a shield larger than the attack has no further effect.
RG-098 = The shield ends when the enemy is defeated. None of it is carried over to the next enemy.
RG-099 = The shield you make already protects you in step 4 of the same turn.

## Immunity

RG-110 = An enemy blocks the power of its own suit for every card played against it.
RG-111 = The value of a blocked card still counts: it is part of the attack value, so it adds to the damage and to the strength of the other powers of that play.
RG-112 = If your play has several suits, only the power of the blocked suit is lost.
RG-113 = While a spade enemy is immune, each play that contains a spade gives no shield, but its whole attack value is noted as a sleeping shield, which a Jester can wake. Spades played after the Jester give their shield directly.
RG-114 = Only a Jester cancels an enemy’s immunity. In solo play nothing does.
RG-115 = Immunity concerns only suit powers. It does not change the value of cards you discard, the deal, or the refill of your hand in solo play.

## Step 3: damage and defeat

RG-120 = The damage of your play is added to all damage already dealt to this enemy by anyone. Damage stays until the enemy is defeated.
RG-121 = The enemy is defeated when its total damage is at least its health: 20 for a Jack, 30 for a Queen, 40 for a King.
RG-122 = If the total damage is greater than the enemy’s health, the enemy card goes face up to the Lazaret.
RG-123 = If the total damage exactly equals the enemy’s health, the enemy is recruited: its card goes face down on top of the Tavern.
RG-124 = After the enemy card has been put away, all cards played against it, by all players and Jesters included, go to the Lazaret.
RG-125 = After a defeated enemy has been put away, the next card of the Castle is turned face up, and the player who won the fight begins a new turn against it.
RG-126 = If the enemy is not defeated, your turn goes on with step 4: the enemy attacks you.
RG-127 = Damage beyond the enemy’s health is lost. It is never carried over to the next enemy.
RG-128 = The suit powers of the play that defeats an enemy come before the defeat. So its draw cannot reach the enemy just defeated, and its heal can reach neither that enemy nor the cards on the table.
RG-129 = Enemies recruited one after another lie on top of each other on the Tavern; the latest is drawn first.
RG-130 = An enemy can be defeated only by a play that deals damage, never by a yield or a Jester.

## Step 4: suffering the attack

RG-140 = The enemy attacks only the player whose turn it is, with its attack minus the shield. The other players cannot help to pay.
RG-141 = If the attack minus the shield is 0, you discard nothing.
RG-142 = In step 4, if the attack minus the shield is above 0, you discard cards from your hand face up to the Lazaret, one after another, until their values total at least that much.
RG-143 = You must stop discarding as soon as the attack is covered. Only your last card may take the total beyond it: without your largest discard the total must be too small.
RG-144 = You choose the cards and their order freely: small cards first and a large one last is legal, even if the large one alone would do. No change is given.
RG-145 = Discarded cards have no effect: no suit power, no shield, no Jester.
RG-146 = When you discard, a Companion counts 1, a Jester 0, a Jack 10, a Queen 15 and a King 20.
RG-147 = If your whole hand is worth less than the attack minus the shield, you die and all players lose at once; you need not discard first. In solo play you lose only if no Jester is left to flip.
RG-148 = You may end step 4 with an empty hand. With an empty hand you also survive if the attack minus the shield is 0.
RG-149 = Paying for the attack is not optional, and you cannot do anything else along with it.

## Jester (3 and 4 players), Jacks, Queens and Kings in hand

RG-160 = A Jester has value 0 and no suit. It deals no damage and defeats nothing.
RG-161 = A Jester cancels the immunity of the current enemy for the rest of the fight, for the cards of all players.
RG-162 = Against a spade enemy the Jester wakes the sleeping shield: the whole attack value of every earlier play that contained a spade counts as shield at once.
RG-163 = Apart from waking spades, a Jester does not work backwards: clubs played earlier against a club enemy keep their single damage, and hearts and diamonds played earlier stay without effect.
RG-164 = After a Jester steps 3 and 4 are skipped, so the enemy does not attack you in this turn.
RG-165 = Having played a Jester, you name any player, yourself included, to take the next turn. You may also name a player with an empty hand.
RG-166 = The player named after a Jester begins at step 1. After that turn play goes on clockwise from them.
RG-167 = A played Jester lies on the table until the enemy is defeated and then goes to the Lazaret. Hearts can bring it back into the Tavern.
RG-168 = You may play a second Jester against the same enemy. It changes nothing about immunity or shield, but steps 3 and 4 are skipped and you name the next player as usual.
RG-169 = A Jester works only against the current enemy: the next one blocks its own suit again.
RG-170 = A Jester that you discard to cover damage counts 0 and has no effect.
RG-171 = In a game for two there is no Jester in the deck.
RG-175 = A Jack, Queen or King in your hand is an ordinary card worth 10, 15 or 20, with the power of its suit.
RG-176 = You may play a Jack, Queen or King alone or with one Companion, never in a combo.
RG-177 = Defeated Jacks, Queens and Kings circulate like all other cards: they are drawn, played, discarded and healed. They never return to the Castle.
RG-178 = A Jack, Queen or King counts as one card for the hand limit.

## Solo

RG-200 = In solo play all rules hold except for those about Jesters (they are flipped, not played), the hand limit of 8, yielding and the grade of a victory.
RG-201 = Solo: both Jesters are set aside as two flips, the Tavern holds no Jester, and your hand limit is 8.
RG-202 = To flip a Jester in solo play is to discard your whole hand to the Lazaret, even if it is empty, and then to draw 8 cards from the Tavern, or all it has if there are fewer.
RG-203 = The refill after a flip is not the Diamonds power, and no enemy ever blocks it.
RG-204 = A flip does not cancel immunity, deals no damage and does not end the step you are in.
RG-205 = Each of the two Jesters can be flipped once, so you have two flips in a solo game. Flipped Jesters stay beside the table and enter no pile.
RG-206 = You may flip at the start of step 1, before you play, or at the start of step 4, before you discard. You may not flip between two discards or in steps 2 and 3.
RG-207 = You may use both flips at the same moment, one after the other.
RG-208 = If the attack minus the shield is 0, no flip is offered in step 4. You can flip at the start of your next turn with the same effect.
RG-209 = In solo play you lose, for want of cards to pay or to play, only when no unused flip is left. If a flip is your only legal move, you still make it yourself.
RG-210 = In solo play your turns follow one another, and you may not yield.
RG-211 = A solo victory is gold without a flip, silver with one flip and bronze with two. A loss has no grade.

## End of the game

RG-220 = You win as soon as the last King is defeated. The game ends at once: there is no further attack, and empty hands do not matter.
RG-221 = You all lose if the player whose turn it is cannot cover the enemy’s attack in step 4.
RG-222 = You all lose if a player begins step 1 with an empty hand and may not yield.
RG-223 = By the rules only three things end the game: the last King falls, an attack cannot be covered, or a player with an empty hand may not yield. An empty Tavern, an empty Lazaret or both end nothing.
RG-224 = With 2 to 4 players, if you defeat any enemy but the last King and have no cards left, the game is lost: either you may not yield, or you yield and cannot pay for the new enemy’s attack. If you may yield, you are still asked for your move.
RG-225 = Every game comes to an end: the players cannot all yield in a row, played cards stay on the table until the enemy falls, and there are only 12 enemies.

## Communication

RG-230 = You may not pass on any information that reveals or suggests what is in your hand.
RG-231 = You may state public facts: how many cards are in hands, Tavern, Lazaret and Castle; damage, shield and the attack that remains; who yielded.
RG-232 = You may not name your cards, hope aloud for a suit, offer help on condition that a certain suit is played, or ask others to leave an enemy to you.
RG-233 = From the play of a Jester until the next player begins, everyone may say in general terms whether they would like to go next or would rather not. What is in your hand stays secret.
RG-234 = Online, the option "talk" of the table decides how players may communicate: fixed signals, signals only after a Jester, or free chat.

## Piles and open information

RG-240 = Everybody may know at any time how many cards are in each hand, in the Tavern, in the Lazaret and in the Castle.
RG-241 = You may not see the cards in another player’s hand, and nobody may look at the Tavern or at the face-down cards of the Castle.
RG-242 = The current enemy, the cards played against it, and everything that follows from them, such as damage and shield, are public.
RG-243 = Cards go to the Lazaret face up, so everybody sees each of them once. Afterwards only the top card and the number of cards are shown, unless the table has the option "lazaret=open".
RG-244 = Everybody knows a recruited enemy on top of the Tavern, and also into whose hand it is drawn.
RG-245 = No card is ever lost: hands, Tavern, Lazaret, table, Castle with the current enemy, and the Jesters set aside or out of the game always make up exactly the 54 cards.

## Rulings

RG-R01 = How are the steps numbered? There are four: 1 play or yield, 2 suit powers, 3 damage, 4 the enemy’s attack. Clubs and Spades belong to step 2 but take effect later.
RG-R02 = Does your turn end at once if the enemy is not defeated? No: first the enemy attacks you in step 4, then the next player begins.
RG-R03 = What does the printed example of a Companion pair mean? If nothing is blocked, 8♦ with A♣ draws up to 9 cards and deals 18 damage; 8♥ with A♣ heals up to 9 cards, draws none, and deals 18 damage.
RG-R04 = Can an enemy block the refill after a solo flip? No, no enemy blocks it, whatever its suit.
RG-R05 = May you yield in solo play? No, unless the table has the option "solo_yield" on. Then you may yield if your turn before was not a yield too, and a victory gets no grade.
RG-R06 = Which turn of the others counts when you want to yield? The latest turn of each player, kept separately for each seat. Extra turns after a defeat and turns given by a Jester count like all others.
RG-R07 = May you discard more than needed? No, you must stop as soon as the attack is covered. Only your last card may go beyond it.
RG-R08 = May you look through the Lazaret? By default no: only its top card and the number of its cards are public. With the table option "lazaret=open" everybody sees all of it.
RG-R09 = Who goes first? A player drawn at random (option "first=random", the default) or the seat chosen for the table.
RG-R10 = How may you communicate online? With "talk=signals" (the default) only by fixed phrases, with "talk=silent" by phrases only after a Jester; in both, chat opens after the game and spectators cannot write to players. With "talk=free" chat is open and you keep to the rules yourselves.
RG-R11 = In what order is a defeat carried out? First the enemy card is put away, then the played cards go to the Lazaret in the order in which they were played, then the next enemy is revealed.
RG-R12 = Is the top card of the Tavern known after an exact defeat? Yes: everybody saw the enemy go there, so the card and its place are public and may be shown.
RG-R13 = What does a Jester wake against a spade enemy: only the spades, or whole plays? The whole attack value of every play that contained a spade.
RG-R14 = What are the "Queens (D)" of the Russian rulebook? A slip for Q: a Queen in hand is worth 15.
RG-R15 = Do Clubs double the attack value or the damage? Only the damage. The attack value stays, and so do draws, heals and the shield of that play.
RG-R16 = Does a turn with a Jester count as a yield? No, it is a play.
RG-R17 = May you flip twice in a row, with an empty Tavern, or when there is nothing to pay? Twice in a row, yes; with a short or empty Tavern you draw what is there. With nothing to pay, you wait for the start of your next turn.
RG-R18 = May you see what you drew before you choose your discards? Yes: cards drawn in step 2 may be used to pay in step 4 of the same turn.
RG-R19 = Must you discard or flip when you are doomed? Without an unused flip the game ends at once. With one left, the flip is your only legal move, even if the Tavern is empty.
RG-R20 = What happens if someone resigns, runs out of time or leaves? Resigning ends the game as a loss for all. The host may instead hand the seat to a bot.
RG-R21 = Are variants known from elsewhere allowed, such as other hand limits, enemy strengths, combo limits, or discarding the whole hand instead of paying? They are not part of the game. If offered at all, then only at a table marked "house rules", off by default and without ratings.
