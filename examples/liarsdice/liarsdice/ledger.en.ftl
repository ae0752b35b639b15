## Setting up

LD-001 = Two to six players have five dice and a cup each.
LD-002 = At the beginning of a round everyone rolls all their dice under the cup and looks at them alone.
LD-003 = A player drawn at random begins the first round.

## Bidding

LD-010 = A bid names a count and a face from 1 to 6: among the dice of all players, at least so many show that face.
LD-011 = The first player of a round must bid: there is nothing to challenge yet.
LD-012 = Play goes to the left. Only the player whose turn it is may bid or challenge.
LD-013 = Each bid is higher than the one before: more dice of any face, or as many dice of a higher face.
LD-014 = No bid names more dice than there are in play.

## The challenge

LD-020 = Instead of bidding, a player may call “Liar!” Everyone shows their dice, and those of the bid’s face are counted.
LD-021 = If there are at least as many as the bid says, the challenger loses a die; otherwise the bidder does.
LD-022 = Option “ones: wild”: ones count as every face. A bid on ones counts ones only.
LD-023 = The player who lost a die begins the next round; if it was their last one, the next player to the left does.

## The end

LD-030 = A player without dice is out of the game and takes no further part in it.
LD-031 = The last player who has dice wins, and the game is over.
LD-032 = A player who resigns loses all dice. The others roll again, and the next player to the left begins.
